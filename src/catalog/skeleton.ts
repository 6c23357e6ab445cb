/**
 * The file an author begins with: a small working piece of its kind, with a comment on every field. The comments are
 * those of the schemas, and fields that the piece does not use stand below it, so that no field can be forgotten.
 */
import { Document, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml'
import type * as z from 'zod'
import { EFFECTS } from '../engine/effects/table.ts'
import { fieldsTold, opTold } from './language-tables.ts'
import type { PackKind } from './pack-kinds.ts'
import { PARTS } from './schema.ts'
import { EXAMPLES, type Identity } from './skeleton-examples.ts'

/** Columns of a line, comments too. */
const WIDTH = 110
/** Maps and lists that are no longer than this stand on one line. */
const ONE_LINE = 76

/** Parts with fields of their own, by the field they stand in. */
const PARTS_BY_FIELD: Readonly<Record<string, z.ZodType>> = {
  actions: PARTS.action,
  attack: PARTS.attack,
  reactions: PARTS.reaction,
  monsters: PARTS.monster,
}

export function skeletonOf(kind: PackKind, identity: Identity): string {
  const example: Record<string, unknown> = EXAMPLES[kind](identity)
  const fields = fieldsTold(PARTS[kind])
  const used = fields.filter(({ name }) => Object.hasOwn(example, name))
  const told = new Told()
  const parts = used.map(({ name, holds, means }) => {
    const document = new Document({ [name]: example[name] }, { aliasDuplicateObjects: false })
    const body = document.contents as unknown as YAMLMap
    told.note(body, null)
    const said = wrapped(`${isTitle(holds) ? `${holds}: ` : ''}${means}`, WIDTH)
    return `${said}\n${document.toString({ lineWidth: WIDTH, flowCollectionPadding: true })}`
  })
  const left = fields.filter(({ name }) => !Object.hasOwn(example, name))
  const unused = left.map(({ name, holds, means }) => wrapped(`${name} (${holds}): ${means}`, WIDTH, '  '))
  return [
    wrapped(`${HEADS[kind]} Change it line by line, and run "lychgate check" after each change.`, WIDTH),
    wrapped('What a word in capitals holds, and every op and condition: content/README.md.', WIDTH),
    '',
    parts.join('\n'),
    '# Not used above:',
    ...unused,
    '',
  ].join('\n')
}

const HEADS: Record<PackKind, string> = {
  haunt: 'A haunt that can be played as it stands.',
  tile: 'A tile that can be found as it stands.',
  item: 'An Item that can be drawn as it stands.',
  event: 'An Event that can be drawn as it stands.',
  omen: 'An Omen that can be drawn as it stands.',
}

/** Adds comments to parts and ops within a field, each once. */
class Told {
  readonly #told = new Set<string>()

  /** `part`: the schema of this map, where it has fields of its own. */
  note(node: unknown, part: z.ZodType | null, field = ''): void {
    if (isSeq(node)) {
      for (const item of node.items) this.#noteItem(item, PARTS_BY_FIELD[field] ?? null)
      if (isShort(node) && !hasComments(node)) node.flow = true
    } else if (isMap(node)) {
      const meanings = part ? fieldsTold(part) : []
      for (const pair of node.items as Pair<Node, Node>[]) this.#notePair(pair, meanings)
      if (field !== '' && isShort(node) && !hasComments(node)) node.flow = true
    }
  }

  #notePair({ key, value }: Pair<Node, Node>, meanings: ReturnType<typeof fieldsTold>): void {
    const name = isScalar(key) ? String(key.value) : ''
    const meaning = meanings.find((field) => field.name === name)
    if (meaning) this.#comment(key, `${name}: ${meaning.means}`)
    this.note(value, PARTS_BY_FIELD[name] ?? null, name)
  }

  #noteItem(item: unknown, part: z.ZodType | null): void {
    if (!isMap(item)) return
    const [first] = item.items as Pair<Node, Node>[]
    const name = first && isScalar(first.key) ? String(first.key.value) : ''
    if (part === null && item.items.length === 1 && Object.hasOwn(EFFECTS, name))
      this.#comment(item, `${name}: ${opTold(name)}`)
    this.note(item, part, 'item')
  }

  #comment(node: Node, text: string): void {
    if (this.#told.has(text)) return
    this.#told.add(text)
    node.commentBefore = wrapped(plain(text), WIDTH - 12).replace(/^#/gm, '')
  }
}

const isShort = (node: Node): boolean => JSON.stringify(node).replace(/"/g, '').length <= ONE_LINE

/** A comment in a map on one line would end the line. */
function hasComments(node: unknown): boolean {
  if (isMap(node))
    return (node.items as Pair<Node, Node>[]).some(
      ({ key, value }) => key.commentBefore || value?.commentBefore || hasComments(value),
    )
  return isSeq(node) && node.items.some((item) => (item as Node).commentBefore || hasComments(item))
}

const isTitle = (holds: string): boolean => /^\[?[A-Z]+\]?$/.test(holds)

const plain = (text: string): string => text.replace(/; see below|see below/g, '').replace(/`/g, "'")

/** Lines of a comment. */
function wrapped(text: string, width: number, hanging = ''): string {
  const lines: string[] = []
  let line = '#'
  for (const word of plain(text).split(' ')) {
    if (line.length + word.length + 1 > width) {
      lines.push(line)
      line = `#${hanging}`
    }
    line += ` ${word}`
  }
  return [...lines, line].join('\n')
}
