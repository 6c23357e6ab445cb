/** YAML as plain data and nothing else: no tags, anchors, aliases or merge keys, no key twice, a bounded depth. */
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml'
import { LARGEST_FILE } from './files.ts'
import type { Problem } from './problems.ts'

const DEEPEST = 64
/** Of one file: the first ones are the reason for the rest. */
const MOST_FAULTS = 20
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype']

type Fault = Omit<Problem, 'file'>
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain }

export function readYaml(text: string): { value: Plain; faults: Fault[] } {
  if (Buffer.byteLength(text) > LARGEST_FILE) return refused('A content file holds at most 256 KB.')
  if (text.includes('\0')) return refused('A content file is text, and this one is not.')
  if (nesting(text) > DEEPEST) return refused(`Maps and lists lie at most ${DEEPEST} deep inside each other.`)
  const lineCounter = new LineCounter()
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    uniqueKeys: true,
    lineCounter,
    // Each pretty error copies the text up to it: many of them would take minutes.
    prettyErrors: false,
  })
  const told = [...document.errors, ...document.warnings].slice(0, MOST_FAULTS)
  const faults: Fault[] = told.map((error) => {
    const start = lineCounter.linePos(error.pos[0])
    const where = `Line ${start.line}, column ${start.col}: `
    return { path: '', expected: `${where}${sentenceOf(error.code, error.message)}`, nearest: null }
  })
  if (faults.length > 0) return { value: null, faults }
  if (document.contents === null) return refused('The file is empty.')
  return { value: plain(document.contents, [], faults), faults }
}

const refused = (expected: string) => ({ value: null, faults: [{ path: '', expected, nearest: null }] })

/** The parser recurses, so that depth is measured before it: brackets in flow, indentation, dashes and question marks in block. */
function nesting(text: string): number {
  let flow = 0
  let deepest = 0
  for (const line of text.split('\n')) {
    const indent = /^[ ]*(?:[-?] +)*/.exec(line)![0].length
    for (const character of line) {
      if (character === '[' || character === '{') flow++
      else if (character === ']' || character === '}') flow = Math.max(0, flow - 1)
      deepest = Math.max(deepest, flow)
    }
    deepest = Math.max(deepest, Math.floor(indent / 2))
  }
  return deepest
}

function sentenceOf(code: string, message: string): string {
  if (code === 'DUPLICATE_KEY') return 'This key stands twice in the same map.'
  if (code === 'TAG_RESOLVE_FAILED') return 'Tags are not allowed in content.'
  if (code === 'MULTIPLE_DOCS') return 'A file holds one document.'
  if (code === 'TAB_AS_INDENT') return 'Indent with spaces, not with tabs.'
  const [first = ''] = message.split(/ at line \d+|:?\n/)
  return `This is not YAML: ${first.replace(/\.$/, '')}.`
}

function plain(node: unknown, path: string[], faults: Fault[]): Plain {
  const fault = (expected: string): null => {
    faults.push({ path: path.join('/'), expected, nearest: null })
    return null
  }
  if (node === null || node === undefined) return null
  if (isAlias(node)) return fault('Aliases are not allowed in content: write the thing out again.')
  const { tag, anchor } = node as Node & { anchor?: string }
  if (anchor !== undefined) return fault('Anchors are not allowed in content.')
  if (tag !== undefined) return fault('Tags are not allowed in content.')
  if (path.length > DEEPEST) return fault(`Maps and lists lie at most ${DEEPEST} deep inside each other.`)
  if (isSeq(node)) return node.items.map((item, n) => plain(item, [...path, String(n)], faults))
  if (isMap(node)) return plainMap(node.items, path, faults)
  if (!isScalar(node)) return fault('A map, a list, a text, a number, true or false was expected.')
  const { value } = node
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    return fault('A number here is a whole one, and not a huge one.')
  return value as Plain
}

function plainMap(items: readonly Pair[], path: string[], faults: Fault[]): Plain {
  const map: { [key: string]: Plain } = {}
  for (const { key, value } of items) {
    // `0:` and `0-1:` are keys of bands: what is written counts, not what YAML makes of it.
    const name =
      isScalar(key) && key.tag === undefined && !isAlias(key) ? (key.source ?? String(key.value)) : null
    if (name === null || FORBIDDEN_KEYS.includes(name)) {
      faults.push({ path: path.join('/'), expected: 'The keys of a map are plain words.', nearest: null })
    } else if (name === '<<') {
      faults.push({
        path: [...path, name].join('/'),
        expected: 'Merge keys are not allowed in content: write the fields out again.',
        nearest: null,
      })
    } else if (Object.hasOwn(map, name)) {
      faults.push({
        path: [...path, name].join('/'),
        expected: 'This key stands twice in the same map.',
        nearest: null,
      })
    } else map[name] = plain(value, [...path, name], faults)
  }
  return map
}
