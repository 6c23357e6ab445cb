/** The data of the rulebooks: entries of each edition, and topics that compare the editions. */
import type { EditionId } from '../engine/ids.ts'

export type ByEdition<T> = Record<EditionId, T>

export const EDITION_NAMES: ByEdition<string> = {
  legacy: 'Legacy',
  first: 'First',
  second: 'Second',
  third: 'Third',
}
/** The prefix of an edition's rule ids. */
export const PREFIXES: ByEdition<string> = { legacy: 'L', first: 'E1', second: 'E2', third: 'E3' }

/** `rule`: from the book. `ruling`: ours, since the book is silent. `provisional`: borrowed until the book is complete. */
export const RULE_KINDS = ['rule', 'ruling', 'provisional'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

export interface Rule {
  id: string
  kind: RuleKind
  edition: EditionId
  section: string
  title: string
  text: string
  /** Details that would make `text` too long. */
  more?: string
  /** The reason for a ruling. */
  because?: string
  /** Ids of our rulings on what this entry leaves open. */
  rulings: string[]
  /** The heading in the rulebook; "ours" for a ruling. */
  source: string
  topic?: string
  tags: string[]
  aliases: string[]
  see: string[]
  layer?: 'campaign'
  /** The reason why no test can show this rule. */
  untestable?: string
  /** Questions that this entry answers, as players ask them. */
  asks?: string[]
  /** Rules of another edition whose example questions this entry answers for its own. */
  like?: string[]
  answer?: ShortAnswer
  /** Who acts, where the title does not tell. */
  actor?: 'any' | 'traitor' | 'monster' | 'dead'
}

/** The answer in a word or a number, to questions of one kind: "No, until the haunt has begun." */
export interface ShortAnswer {
  kind: 'may' | 'must' | 'is' | 'number' | 'who' | 'order'
  say: string
  until?: string
  unless?: string
  when?: string
  but?: string
}

/** Players' words and phrases for words of the book. */
export interface Synonym {
  say: string[]
  means: string[]
}

export interface Topic {
  id: string
  title: string
  area: string
  aliases: string[]
  answers: Partial<ByEdition<string>>
  /** Entries of other topics that also support an answer. */
  cites: Partial<ByEdition<string[]>>
}

export interface Area {
  id: string
  title: string
}

export interface Book {
  rules: Rule[]
  topics: Topic[]
  areas: Area[]
  synonyms: Synonym[]
  /** Frequent words that are no slips, between spaces. */
  english: string
}

/** L-ATK-01 belongs to the area L-ATK. */
export const areaOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))
export const numberOf = (id: string): string => id.slice(id.lastIndexOf('-') + 1)

/** The numbers of ids as ranges: "01 to 85, 88". */
export function numberRanges(ids: readonly string[]): string {
  const numbers = ids.map(numberOf).sort((a, b) => Number(a) - Number(b))
  const starts = numbers.filter((one, n) => Number(one) !== Number(numbers[n - 1]) + 1)
  const ranges = starts.map((first, n) => {
    const next = starts[n + 1]
    const last = next === undefined ? numbers.at(-1)! : numbers[numbers.indexOf(next) - 1]!
    return first === last ? first : `${first} to ${last}`
  })
  return ranges.join(', ')
}
