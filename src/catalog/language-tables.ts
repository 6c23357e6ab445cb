/**
 * The tables of `content/README.md`, made from the schemas themselves: fields and kinds by looking into
 * them, meanings from `.describe`. So what an author reads is what `check` accepts.
 */
import type * as z from 'zod'
import { CALLINGS, CARD_TYPES, DAMAGE_KINDS, REGIONS, SYMBOLS, TRAITS } from '../engine/ids.ts'
import { POWERS } from '../engine/language/powers.ts'
import { TRIGGERS } from '../engine/language/tables.ts'
import { GROUPS } from '../engine/language/who/groups.ts'
import { CAUSES, ROLL_FOR } from '../engine/language/words.ts'
import { kit, opSchemas } from './kit.ts'
import { defOf, marksOf, type Shape } from './marks.ts'
import { DECISION_MEANS } from './meanings.ts'
import { PARTS } from './schema.ts'

/** Lists of words that have a name of their own wherever they are used. */
const WORDS: Record<string, readonly string[]> = {
  TRAIT: TRAITS,
  DAMAGE: DAMAGE_KINDS,
  REGION: REGIONS,
  SYMBOL: SYMBOLS,
  TYPE: CARD_TYPES,
  CALLING: CALLINGS,
  GROUP: Object.keys(GROUPS),
  TRIGGER: Object.keys(TRIGGERS),
  POWER: Object.keys(POWERS),
  ROLL: ROLL_FOR,
  CAUSE: CAUSES,
}

interface Row {
  cells: string[]
  means: string | undefined
}
interface Table {
  head: string[]
  rows: () => Row[]
}

const TABLES: Record<string, Table> = {
  haunt: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.haunt) },
  tile: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.tile) },
  item: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.item) },
  event: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.event) },
  chapter: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.chapter) },
  legacycard: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.legacyCard) },
  entry: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.entry) },
  hauntrow: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.hauntRow) },
  ledger: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.ledger) },
  line: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.line) },
  door: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.door) },
  pause: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.pause) },
  roomwords: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.tileProse) },
  thingwords: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.omenProse) },
  peoplewords: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.familyProse) },
  editionwords: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.editionProse) },
  team: { head: ['team', 'fields', 'meaning'], rows: () => optionRows(PARTS.teams, 'kind') },
  rule: { head: ['RULE', 'meaning'], rows: () => formRows(PARTS.traitorRule) },
  monster: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.monster) },
  action: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.action) },
  attack: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.attack) },
  reaction: { head: ['field', 'holds', 'meaning'], rows: () => fieldRows(PARTS.reaction) },
  triggers: { head: ['TRIGGER', 'fires when'], rows: () => wordRows(meaningsIn(TRIGGERS)) },
  passives: { head: ['ask', 'fields', 'meaning'], rows: () => optionRows(kit.passive, 'ask') },
  powers: { head: ['POWER', 'meaning'], rows: () => wordRows(meaningsIn(POWERS)) },
  ops: {
    head: ['op', 'fields', 'does'],
    rows: () =>
      Object.entries(opSchemas()).map(([name, body]) => ({
        cells: [code(name), fieldsOf(body)],
        means: meaningOf(body),
      })),
  },
  value: { head: ['VALUE', 'meaning'], rows: () => formRows(kit.value) },
  amount: { head: ['AMOUNT', 'meaning'], rows: () => formRows(kit.amount).slice(formRows(kit.value).length) },
  who: { head: ['WHO', 'meaning'], rows: () => formRows(kit.who) },
  groups: { head: ['GROUP', 'meaning'], rows: () => wordRows(meaningsIn(GROUPS)) },
  tiles: { head: ['TILES', 'meaning'], rows: () => formRows(kit.tiles) },
  cards: {
    head: ['CARDS', 'meaning'],
    rows: () => [{ cells: [fieldsOf(kit.cards)], means: meaningOf(kit.cards) }],
  },
  condition: { head: ['CONDITION', 'holds when'], rows: () => formRows(kit.condition) },
  words: {
    head: ['word', 'one of'],
    rows: () => Object.entries(WORDS).map(([name, list]) => ({ cells: [name], means: list.join(', ') })),
  },
  decisions: { head: ['decision', 'asks'], rows: () => wordRows(DECISION_MEANS) },
}
export const TABLE_NAMES: readonly string[] = Object.keys(TABLES)

/** `<!-- table: ops -->` and what follows it up to `<!-- end -->`. */
const SECTION = /(<!-- table: ([a-z]+) -->\n)[\s\S]*?(<!-- end -->)/g

/** The text with each of its tables made anew; what stands between them is left alone. */
export const withTables = (text: string): string =>
  text.replace(SECTION, (_, start: string, name: string, end: string) => `${start}${table(name)}${end}`)

export const tablesIn = (text: string): string[] => [...text.matchAll(SECTION)].map(([, , name]) => name!)

/** What has no `.describe('…')` yet: `ops: damage`, `condition: on`. */
export const undescribed = (): string[] =>
  Object.entries(TABLES).flatMap(([name, { rows }]) =>
    rows().flatMap(({ cells, means }) => (means ? [] : [`${name}: ${cells[0]!.replace(/[*`]/g, '')}`])),
  )

function table(name: string): string {
  const { head, rows } = TABLES[name] ?? { head: [`there is no table ${name}`], rows: () => [] }
  const lines = rows().map(({ cells, means = '' }) => [...cells, means])
  const widest = Math.max(head[0]!.length, ...lines.map(([first]) => first!.length))
  // Names line up, unless they are whole forms: those are too unlike in length.
  const padded = (cell: string, n: number) => (n === 0 && widest < 30 ? cell.padEnd(widest) : cell)
  const line = (cells: string[]) => `| ${cells.map(padded).join(' | ')} |\n`
  return `\n${line(head)}|${'---|'.repeat(head.length)}\n${lines.map(line).join('')}\n`
}

const code = (word: string): string => `\`${word}\``

const wordRows = (means: Record<string, string>): Row[] =>
  Object.entries(means).map(([word, meaning]) => ({ cells: [code(word)], means: meaning }))

const meaningsIn = (table: Readonly<Record<string, { means: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([word, { means }]) => [word, means]))

/** A row for each field of a map. */
const fieldRows = (schema: z.ZodType): Row[] =>
  Object.entries(shapeOf(schema)).map(([name, held]) => ({
    cells: [nameOf(name, held), kindOf(held)],
    means: meaningOf(held),
  }))

/** The fields of a map as its table tells them. */
export const fieldsTold = (
  schema: z.ZodType,
): { name: string; holds: string; means: string; isOptional: boolean }[] =>
  Object.entries(shapeOf(schema)).map(([name, held]) => ({
    name,
    holds: kindOf(held).replace(/[*`]/g, ''),
    means: meaningOf(held) ?? '',
    isOptional: isOptional(held),
  }))

/** What an op does. */
export const opTold = (name: string): string => meaningOf(opSchemas()[name]!) ?? ''

/** A row for each word and each map a form allows. */
function formRows(schema: z.ZodType): Row[] {
  const { number, words, heads } = marksOf(schema).forms!
  return [
    ...(number ? [{ cells: ['a number'], means: 'itself' }] : []),
    ...wordRows(words),
    ...Object.values(heads()).map((form) => ({ cells: [fieldsOf(form)], means: meaningOf(form) })),
  ]
}

/** A row for each of several maps that differ in the word of one field. */
function optionRows(schema: z.ZodType, by: string): Row[] {
  const def = defOf(bare(schema))
  if (def.type !== 'union') throw new Error(`Not a union by ${by}`)
  return def.options.map((option) => {
    const { [by]: word, ...shape } = shapeOf(option as z.ZodType)
    return { cells: [code(kindOf(word!)), fieldList(shape)], means: meaningOf(option as z.ZodType) }
  })
}

const meaningOf = (schema: z.ZodType): string | undefined => bare(schema).description

function shapeOf(schema: z.ZodType): Shape {
  const def = defOf(bare(schema))
  if (def.type !== 'object') throw new Error(`Not a map: ${def.type}`)
  return def.shape as Shape
}

const fieldsOf = (schema: z.ZodType): string => fieldList(shapeOf(schema))

/**
 * `who` WHO, **`amount`** AMOUNT. Neighbours of the same kind share it: `won`/`lost` OPS. What holds an id or
 * a plain text goes without a kind.
 */
function fieldList(shape: Shape): string {
  const runs: { names: string[]; kind: string; may: boolean }[] = []
  for (const [name, held] of Object.entries(shape)) {
    const [kind, may, last] = [kindOf(held).replace(/^id$/, ''), isOptional(held), runs.at(-1)]
    if (kind && kind === last?.kind && may === last.may) last.names.push(nameOf(name, held))
    else runs.push({ names: [nameOf(name, held)], kind, may })
  }
  return runs.map(({ names, kind }) => `${names.join('/')} ${kind}`.trim()).join(', ')
}

const nameOf = (name: string, held: z.ZodType): string =>
  isOptional(held) ? code(name) : `**${code(name)}**`

const isOptional = (schema: z.ZodType): boolean => ['optional', 'prefault'].includes(defOf(schema).type)

/** What a field holds, in a few letters: VALUE, TRAIT/any, [id], { **`key`**, `do` OPS }. */
function kindOf(schema: z.ZodType): string {
  const { title } = marksOf(schema)
  if (title) return title
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
      return kindOf(def.innerType as z.ZodType).replace('true/false', 'true')
    case 'prefault':
      return kindOf(def.innerType as z.ZodType)
    case 'lazy':
      return kindOf(def.getter() as z.ZodType)
    case 'pipe':
      return def.in._zod.def.type === 'string' ? 'text' : kindOf(def.in as z.ZodType)
    case 'union':
      return unionOf(def.options.map((option) => kindOf(option as z.ZodType)))
    case 'array':
      return `[${kindOf(def.element as z.ZodType)}]`
    case 'object':
      return `{ ${fieldList(def.shape as Shape)} }`
    case 'enum':
      return wordsOf(Object.values(def.entries).map(String))
    case 'literal':
      return def.values.map(String).join('/')
    case 'boolean':
      return 'true/false'
    case 'string':
      return 'id'
    case 'number':
      return 'number'
    default:
      return def.type
  }
}

/** `VALUE/none-left`; of several maps, one that holds the fields of any: `{ **`object`** or **`track`** }`. */
function unionOf(kinds: string[]): string {
  if (!kinds.every((kind) => kind.startsWith('{ '))) return [...new Set(kinds)].join('/')
  return `{ ${kinds.map((kind) => kind.slice(2, -2)).join(' or ')} }`
}

/** A list of words that holds a named one whole is called by that name and the rest. */
function wordsOf(words: string[]): string {
  const within = Object.entries(WORDS).filter(([, list]) => list.every((word) => words.includes(word)))
  const longest = within.sort(([, a], [, b]) => b.length - a.length)[0]
  if (!longest) return words.join('/')
  const [name, list] = longest
  return [name, ...words.filter((word) => !list.includes(word))].join('/')
}

/** A schema without the wrappings of laziness. */
function bare(schema: z.ZodType): z.ZodType {
  const def = defOf(schema)
  return def.type === 'lazy' ? bare(def.getter() as z.ZodType) : schema
}
