/**
 * The search index: one text with a JSON value on each line. A line is parsed when it is needed, since an answer
 * needs few of the thousand lines and parsing all would take longer than answering.
 */
import type { Area, Rule, Topic } from './book.ts'
import type { Thing } from './things.ts'

export type RulebookEntry = Rule | Thing
export const isRule = (entry: RulebookEntry): entry is Rule => 'text' in entry

/** The fields that may contain a word, the best one last. */
export const FIELDS = ['text', 'tag', 'title'] as const
export type Field = (typeof FIELDS)[number]

export interface Posting {
  entry: number
  field: Field
  /** How often the text contains it. */
  times: number
}

/** The lines before the entries and topics. Lists of numbers are strings, since few of them are ever parsed. */
export const HEAD_LINES = 3
export interface Head {
  /** The digest of the sources. */
  made: string
  areas: Area[]
  /** Rules that a scenario shows. */
  runs: string[]
}
export interface Lists {
  ids: string[]
  topicIds: string[]
  /** The number of words in the text of each entry. */
  lengths: number[]
  /** The numbers of the entries on each topic. */
  topics: Record<string, string>
  /** The topic of each topic name. */
  called: Record<string, string>
}
/** For each word `entry.field.times`, once for each entry that contains it. */
export type Words = Record<string, string>
export class RuleIndex {
  readonly #lines: string[]
  readonly #read = new Map<number, unknown>()

  constructor(text: string) {
    this.#lines = text.split('\n')
  }

  /** False for a file that was cut short. */
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
  get entries(): RulebookEntry[] {
    return Array.from({ length: this.size }, (_, n) => this.entry(n))
  }
  get vocabulary(): string[] {
    return Object.keys(this.#words)
  }

  entry(n: number): RulebookEntry {
    return this.#line(HEAD_LINES + n)
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
