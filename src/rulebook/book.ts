/** What the rulebooks are made of: entries by edition, and the topics that link what editions say of one thing. */

export const EDITIONS = ['legacy', 'first', 'second', 'third'] as const
export type Edition = (typeof EDITIONS)[number]
export type ByEdition<T> = Record<Edition, T>

export const EDITION_NAMES: ByEdition<string> = {
  legacy: 'Legacy',
  first: 'First',
  second: 'Second',
  third: 'Third',
}
/** How the ids of an edition begin. */
export const PREFIXES: ByEdition<string> = { legacy: 'L', first: 'E1', second: 'E2', third: 'E3' }

/** From the book, our own answer where the book is silent, or borrowed from another edition for the time being. */
export const RULE_KINDS = ['rule', 'ruling', 'provisional'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

export interface Rule {
  id: string
  kind: RuleKind
  edition: Edition
  section: string
  title: string
  text: string
  /** Details that would make the text too long. */
  more?: string
  /** Why we rule so. */
  because?: string
  /** The heading of the rulebook it was found under; "ours" for rulings. */
  source: string
  topic?: string
  tags: string[]
  aliases: string[]
  see: string[]
  layer?: 'campaign'
  /** Why no test can show it. */
  untestable?: string
}

export interface Topic {
  id: string
  title: string
  area: string
  aliases: string[]
  answers: Partial<ByEdition<string>>
}

export interface Area {
  id: string
  title: string
}

export interface Book {
  rules: Rule[]
  topics: Topic[]
  areas: Area[]
}

/** L-ATK-01 belongs to the area L-ATK. */
export const areaOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))
export const numberOf = (id: string): string => id.slice(id.lastIndexOf('-') + 1)
