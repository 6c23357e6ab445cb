// Finds choice keys, content addresses and facts that are built or parsed outside the modules that own their text.
import ts from 'typescript'
import { RESERVED_WORDS } from '../../src/engine/keys.ts'
import { collect, type SourceFile } from './architecture.ts'

/** The modules that own the text of keys, addresses, facts and marks of what was done once. */
const OWNERS = ['keys.ts', 'addresses.ts', 'language/facts.ts', 'rules/onces.ts'].map(
  (name) => `src/engine/${name}`,
)
/** The rulebook's entries have ids of their own, `card:bells`. */
const OTHER_IDS = ['src/rulebook/', 'src/build/']
/** Folders where no text but a key, an address or a fact has a colon between two values. */
const WITHOUT_OTHER_COLONS = /^src\/(?:engine|ai|odds)\//

const HOMES = ['tile', 'item', 'omen', 'event', 'haunt', 'chapter', 'family', 'monster']
const FACTS = [
  'track',
  'counter',
  'token',
  'object',
  'secret',
  'health',
  'death',
  'side',
  'corpse',
  'body',
  'win',
]
const FIRST_WORDS = new Set([...RESERVED_WORDS, ...HOMES, ...FACTS])
const PARTS = /#\/|\/(?:actions|reactions|goals|monsters)\//

const CUTS = ['split', 'join', 'indexOf', 'lastIndexOf']
const COMPARISONS = ['startsWith', 'includes', 'replace', 'slice']

export function handMadeKeys(file: SourceFile): string[] {
  if (OWNERS.includes(file.path) || OTHER_IDS.some((folder) => file.path.startsWith(folder))) return []
  return collect(file, (node) => {
    if (ts.isTemplateExpression(node)) return isGlued(file.path, node) ? node.getText() : undefined
    if (ts.isCallExpression(node)) return isCut(node) ? node.getText() : undefined
    return ts.isStringLiteralLike(node) && isWhole(node) ? node.getText() : undefined
  })
}

/** `move:${side}`, `${home}/actions/${n}`, and `${a}:${b}` in the folders without other colons. */
function isGlued(path: string, { head, templateSpans }: ts.TemplateExpression): boolean {
  if (head.text.endsWith(':') && FIRST_WORDS.has(head.text.slice(0, -1))) return true
  const between = templateSpans.slice(0, -1).map(({ literal }) => literal.text)
  // Paths within a file of content have no home before them.
  const isAddress = head.text === '' || head.text.includes(':')
  return between.some(
    (text) => (text === ':' && WITHOUT_OTHER_COLONS.test(path)) || (isAddress && PARTS.test(text)),
  )
}

/** `key.split(':')`, `key.startsWith('move:')`, `at.includes('/monsters/')`. */
function isCut({ expression, arguments: [first] }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !first) return false
  const { text: method } = expression.name
  const text = ts.isStringLiteralLike(first)
    ? first.text
    : ts.isPropertyAccessExpression(first) && ts.isStringLiteral(first.expression)
      ? first.expression.text
      : null
  if (text === null) return false
  if (CUTS.includes(method)) return text === ':' || PARTS.test(text)
  return COMPARISONS.includes(method) && (PARTS.test(text) || isFirstWord(text))
}

const isFirstWord = (text: string): boolean => text.endsWith(':') && FIRST_WORDS.has(text.slice(0, -1))

/** 'move:north', and not an import. */
function isWhole(node: ts.StringLiteralLike): boolean {
  const [, word] = /^([a-z-]+):[a-z0-9]/.exec(node.text) ?? []
  return word !== undefined && FIRST_WORDS.has(word)
}
