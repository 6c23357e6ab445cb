/** Reads and writes single numbers of a YAML file; every other byte of it, comments too, stays as it is. */
import { isMap, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml'

const FEWEST_SIZES = 3

/** How many table sizes a file has numbers for. */
export function sizesIn(text: string): number {
  let sizes = FEWEST_SIZES
  visit(parseDocument(text), {
    Map: (_, map) => {
      sizes = Math.max(sizes, listIn(map)?.items.length ?? 0)
    },
  })
  return sizes
}

/** The number for each table size, the smallest first. */
export function numbersAt(text: string, path: string, sizes = sizesIn(text)): number[] {
  const node = nodeAt(text, path)
  const each = listIn(node)
  if (!each) return Array.from({ length: sizes }, () => numberIn(node, path))
  return each.items.map((item) => numberIn(item, path))
}

/**
 * Writes the number of one table size; a single number becomes a list with one for each size. Prose that quotes the
 * list, as `{4/8/12}`, quotes the new one.
 */
export function withNumber(text: string, path: string, table: number, number: number): string {
  const node = nodeAt(text, path)
  const each = listIn(node)
  if (each) {
    const before = each.items.map((item) => numberIn(item, path))
    const quoted = (numbers: readonly number[]): string => `{${numbers.join('/')}}`
    const written = spliced(text, each.items[table] as Node, String(number))
    return written.replaceAll(quoted(before), quoted(before.with(table, number)))
  }
  const numbers = numbersAt(text, path)
  if (numbers[table] === number) return text
  return spliced(text, node, `{ players: [${numbers.with(table, number).join(', ')}] }`)
}

function nodeAt(text: string, path: string): Node {
  const keys = path.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  const node = parseDocument(text).getIn(keys, true)
  if (!node) throw new Error(`There is nothing at ${path}.`)
  return node as Node
}

function listIn(node: Node) {
  const list = isMap(node) ? node.get('players', true) : null
  return isSeq(list) ? list : null
}

function numberIn(node: unknown, path: string): number {
  if (isScalar(node) && typeof node.value === 'number') return node.value
  throw new Error(`There is no number at ${path}.`)
}

function spliced(text: string, { range }: Node, by: string): string {
  return text.slice(0, range![0]) + by + text.slice(range![1])
}
