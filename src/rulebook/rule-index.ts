/**
 * The index that answers are found in. It is one text, a JSON value a line, and a line is read when it is
 * wanted: an answer takes a few of more than a thousand, and to read them all takes longer than to answer.
 */
import type { Area, Rule, Topic } from './book.ts'
import type { Thing } from './things.ts'

export type Entry = Rule | Thing
export const isRule = (entry: Entry): entry is Rule => 'text' in entry

/** Where a word stands in an entry, the best place last. */
export const FIELDS = ['text', 'tag', 'title'] as const
export type Field = (typeof FIELDS)[number]

export interface Posting {
  entry: number
  field: Field
  /** How often it stands in the text. */
  times: number
}

/** The first lines; the entries follow, then the topics. Numbers are written as text, since few are ever read. */
export const HEAD_LINES = 3
export interface Head {
  /** The digest of all it was made from. */
  made: string
  areas: Area[]
  /** Rules that a scenario shows. */
  runs: string[]
}
export interface Lists {
  ids: string[]
  topicIds: string[]
  /** How many words the text of each entry has. */
  lengths: number[]
  /** By topic, its rules. */
  topics: Record<string, string>
  /** Whole names of topics, and the topic called so. */
  called: Record<string, string>
}
/** By word: `entry.field.times` for each entry that has it. */
export type Words = Record<string, string>
export class RuleIndex {
  readonly #lines: string[]
  readonly #read = new Map<number, unknown>()

  constructor(text: string) {
    this.#lines = text.split('\n')
  }

  /** Whether it has its head and all its lines to the last; a file cut short has not. */
  get isWhole(): boolean {
    try {
      const { ids, topicIds } = this.#lists
      const last = HEAD_LINES + ids.length + topicIds.length - 1
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
  get size(): number {
    return this.#lists.ids.length
  }
  get topics(): Topic[] {
    return this.#lists.topicIds.map((_, n) => this.#line(HEAD_LINES + this.size + n))
  }
  get entries(): Entry[] {
    return Array.from({ length: this.size }, (_, n) => this.entry(n))
  }
  get vocabulary(): string[] {
    return Object.keys(this.#words)
  }

  entry(n: number): Entry {
    return this.#line(HEAD_LINES + n)
  }

  find(id: string): Entry | undefined {
    const wanted = id.toLowerCase()
    const n = this.#lists.ids.findIndex((one) => one.toLowerCase() === wanted)
    return n < 0 ? undefined : this.entry(n)
  }

  topic(id: string): Topic | undefined {
    const n = this.#lists.topicIds.indexOf(id)
    return n < 0 ? undefined : this.#line(HEAD_LINES + this.size + n)
  }

  lengthOf(n: number): number {
    return this.#lists.lengths[n]!
  }

  knows(word: string): boolean {
    return Object.hasOwn(this.#words, word)
  }

  postings(word: string): Posting[] {
    return listed(this.#words, word).map((posting) => {
      const [entry = '', field = '', times = ''] = posting.split('.')
      return { entry: Number(entry), field: FIELDS[Number(field)]!, times: Number(times) }
    })
  }

  topicCalled(phrase: string): string | undefined {
    return listed(this.#lists.called, phrase)[0]
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
  get #words(): Words {
    return this.#line(2)
  }

  #line<T>(n: number): T {
    if (!this.#read.has(n)) this.#read.set(n, JSON.parse(this.#lines[n]!))
    return this.#read.get(n) as T
  }
}

const listed = (map: Record<string, string>, key: string): string[] =>
  Object.hasOwn(map, key) ? map[key]!.split(' ') : []

export const topicNames = ({ id, title, aliases }: Topic): string[] => [id, title, ...aliases]
