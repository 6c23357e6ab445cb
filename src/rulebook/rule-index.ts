/**
 * The search index: one text, a line for each entry. A line is parsed when it is needed, and a word's places are cut out
 * of the text of all words, since parsing everything would take longer than answering.
 */
import type { EditionId } from '../engine/ids.ts'
import type { Area, Rule, Topic } from './book.ts'
import type { Thing } from './things.ts'
import { weightOf } from './words.ts'

export type RulebookEntry = Rule | Thing
export const isRule = (entry: RulebookEntry): entry is Rule => 'text' in entry

/** The fields that may contain a word; `ask` are the example questions, the title and the aliases, each counted as one phrase. */
export const FIELDS = ['text', 'tag', 'title', 'ask'] as const
export type Field = (typeof FIELDS)[number]

/** Where an entry contains a word. */
export interface Posting {
  entry: number
  field: Field
  times: number
}

/** The lines before the entries and topics. Lists of numbers are strings, since few of them are ever parsed. */
export const HEAD_LINES = 6
export interface Head {
  /** The digest of the sources. */
  made: string
  areas: Area[]
  /** Rules that a scenario shows. */
  runs: string[]
  synonyms: Record<string, string>
  /** The number of entries and topics. */
  sizes: [entries: number, topics: number]
  /** How many of the entries, the first ones, are rules. */
  rules: number
}
export interface Lists {
  ids: string[]
  topicIds: string[]
  /** For each entry: the first letter of its edition, and the number of its topic. */
  editions: string
  topicOf: string
  /** For each entry who acts in it: a letter of `ACTORS`. */
  actors: string
  /** For each entry how many phrases it has in the field `ask`. */
  phrases: string
  /** For each entry, between commas: the numbers of those it refers to, and of those whose questions are asked of it too. */
  see: string
  like: string
  /** The numbers of the entries on each topic. */
  topics: Record<string, string>
  /** The topic of each topic name. */
  called: Record<string, string>
  /** The numbers of the entries with each title. */
  titled: Record<string, string>
  /** The numbers of the cards, tiles and haunts with each name, without weak words and as stems. */
  things: Record<string, string>
}

export class RuleIndex {
  readonly #lines: string[]
  readonly #read = new Map<number, unknown>()

  constructor(text: string) {
    this.#lines = text.split('\n')
  }

  /** False for a file that was cut short. */
  get isWhole(): boolean {
    try {
      const [entries, topics] = this.#head.sizes
      const last = HEAD_LINES + entries + topics - 1
      return this.made !== '' && this.#lines.length === last + 1 && this.#line(last) !== null
    } catch {
      return false
    }
  }
  get made(): string {
    return this.#head.made
  }
  get areas(): Area[] {
    return this.#head.areas
  }
  get runs(): string[] {
    return this.#head.runs
  }
  /** The book's words for a player's word or phrase, as stems. */
  get synonyms(): Readonly<Record<string, string>> {
    return this.#head.synonyms
  }
  get size(): number {
    return this.#head.sizes[0]
  }
  get topicCount(): number {
    return this.#head.sizes[1]
  }
  get topics(): Topic[] {
    return this.#lists.topicIds.map((_, n) => this.#line(HEAD_LINES + this.size + n))
  }
  get entries(): RulebookEntry[] {
    return Array.from({ length: this.size }, (_, n) => this.entry(n))
  }
  /** The stems that the rules contain. */
  get vocabulary(): string[] {
    return namesIn(this.#lines[SPREADS]!)
  }

  entry(n: number): RulebookEntry {
    return this.#line(HEAD_LINES + n)
  }

  get ids(): readonly string[] {
    return this.#lists.ids
  }

  idOf(n: number): string {
    return this.#lists.ids[n]!
  }

  editionOf(n: number): EditionId {
    return EDITION_OF[this.#lists.editions[n]!]!
  }

  /** For each entry the number of its topic, or -1. */
  get topicNumbers(): readonly number[] {
    this.#topicNumbers ??= numbersIn(this.#lists.topicOf, ' ')
    return this.#topicNumbers
  }
  #topicNumbers: readonly number[] | undefined

  /** For each entry how many phrases it has. */
  get phraseCounts(): readonly number[] {
    this.#phraseCounts ??= numbersIn(this.#lists.phrases, ' ')
    return this.#phraseCounts
  }
  #phraseCounts: readonly number[] | undefined

  get see(): readonly (readonly number[])[] {
    this.#see ??= this.#lists.see.split(',').map((some) => numbersIn(some, ' '))
    return this.#see
  }
  #see: readonly (readonly number[])[] | undefined

  get like(): readonly (readonly number[])[] {
    this.#like ??= this.#lists.like.split(',').map((some) => numbersIn(some, ' '))
    return this.#like
  }
  #like: readonly (readonly number[])[] | undefined

  actorIn(n: number): string {
    return this.#lists.actors[n]!
  }

  find(id: string): RulebookEntry | undefined {
    const wanted = id.toLowerCase()
    const n = this.#lists.ids.findIndex((one) => one.toLowerCase() === wanted)
    return n < 0 ? undefined : this.entry(n)
  }

  topic(id: string): Topic | undefined {
    const n = this.#lists.topicIds.indexOf(id)
    return n < 0 ? undefined : this.#line(HEAD_LINES + this.size + n)
  }

  topicNumbered(n: number): Topic {
    return this.#line(HEAD_LINES + this.size + n)
  }

  knows(word: string): boolean {
    return this.weightOf(word) > 0
  }

  /** Calls with each place of a word in the fields. Many thousand are read for a question, so no lists are made. */
  eachPosting(word: string, take: (entry: number, field: Field, times: number) => void): void {
    const numbers: [number, number, number] = [0, 0, 0]
    let at = 0
    eachNumber(this.#lines[WORDS]!, word, (number) => {
      numbers[at++] = number
      if (at < numbers.length) return
      take(numbers[0], FIELDS[numbers[1]]!, numbers[2])
      at = 0
    })
  }

  /** A frequent word means what it says, even if no rule contains it. */
  isEnglish(word: string): boolean {
    return this.#lines[ENGLISH]!.includes(` ${word} `)
  }

  /** How many phrases of which entries contain two words side by side. */
  pairsOf(pair: string): [entry: number, times: number][] {
    const found: [number, number][] = []
    let entry = -1
    eachNumber(this.#lines[PAIRS]!, pair, (number) => {
      if (entry >= 0) found.push([entry, number])
      entry = entry >= 0 ? -1 : number
    })
    return found
  }

  /** How telling a stem is: the fewer rules contain it, the more. A stem that no entry contains tells nothing. */
  weightOf(word: string): number {
    const known = this.#weights.get(word)
    if (known !== undefined) return known
    const spread = cutOut(this.#lines[SPREADS]!, word)
    const weight = spread === '' ? 0 : this.rarityOf(Number(spread)) * weightOf(word)
    this.#weights.set(word, weight)
    return weight
  }
  readonly #weights = new Map<string, number>()

  rarityOf(spread: number): number {
    return rarity(spread, this.#head.rules)
  }

  topicCalled(phrase: string): string | undefined {
    return listed(this.#lists.called, phrase)[0]
  }

  /** The entries with just this title, in small letters. */
  titled(title: string): RulebookEntry[] {
    return listed(this.#lists.titled, title).map((n) => this.entry(Number(n)))
  }

  /** Cards, tiles and haunts of this name. */
  thingsNamed(phrase: string): RulebookEntry[] {
    return listed(this.#lists.things, phrase).map((n) => this.entry(Number(n)))
  }

  rulesOn(topic: string): Rule[] {
    return listed(this.#lists.topics, topic).map((n) => this.entry(Number(n)) as Rule)
  }

  get #head(): Head {
    return this.#line(0)
  }
  get #lists(): Lists {
    return this.#line(1)
  }

  #line<T>(n: number): T {
    if (!this.#read.has(n)) this.#read.set(n, JSON.parse(this.#lines[n]!))
    return this.#read.get(n) as T
  }
}

/** Which line is which, after the head and the lists. */
const [WORDS, PAIRS, SPREADS, ENGLISH] = [2, 3, 4, 5]

/** Who acts: nobody in particular, the traitor, monsters, the dead. */
export const ACTORS = { any: '-', traitor: 't', monster: 'm', dead: 'd' } as const
export type Actor = keyof typeof ACTORS

const EDITION_OF: Readonly<Record<string, EditionId>> = { l: 'legacy', f: 'first', s: 'second', t: 'third' }

/** `;word=1.2.3 4.5.6;other=...`: what stands between `=` and the next `;`. */
function cutOut(text: string, word: string): string {
  const at = text.indexOf(`;${word}=`)
  if (at < 0) return ''
  const from = at + word.length + 2
  return text.slice(from, text.indexOf(';', from))
}

const [ZERO, NINE] = [48, 57]

function eachNumber(text: string, word: string, take: (number: number) => void): void {
  const numbers = cutOut(text, word)
  let number = -1
  for (let at = 0; at <= numbers.length; at++) {
    const code = at < numbers.length ? numbers.charCodeAt(at) : 0
    if (code >= ZERO && code <= NINE) number = Math.max(number, 0) * 10 + code - ZERO
    else if (number >= 0) {
      take(number)
      number = -1
    }
  }
}

const numbersIn = (text: string, between: string): number[] =>
  text === '' ? [] : text.split(between).map(Number)

const namesIn = (text: string): string[] => [...text.matchAll(/;([^=;]+)=/g)].map(([, name]) => name!)

const listed = (map: Record<string, string>, key: string): string[] =>
  Object.hasOwn(map, key) ? map[key]!.split(' ') : []

export const topicNames = ({ id, title, aliases }: Topic): string[] => [id, title, ...aliases]

/** How telling a word is that this many of all rules contain. */
export const rarity = (spread: number, size: number): number =>
  Math.log(1 + (size - spread + 0.5) / (spread + 0.5))
