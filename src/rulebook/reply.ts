/** What the desk answers, before it is laid out. */
import type { Area, Edition, Rule, Topic } from './book.ts'
import type { Entry } from './rule-index.ts'
import type { Thing } from './things.ts'

export interface Section {
  edition: Edition
  title: string
  /** L-ATK-01 to 22, L-LOS-01 to 04 */
  ranges: string[]
  count: number
}

/** What two editions say of one topic. */
export interface Pair {
  topic: Topic
  answers: [string, string]
  rules: [Rule[], Rule[]]
}

export type Reply =
  | {
      kind: 'answers'
      /** The best first. */
      found: Entry[]
      /** Asked for one by one, so that none of them is only "one more". */
      isNamed: boolean
      /** Found, but told only to who asks for spoilers. */
      sealed: Thing[]
      /** Words that stand nowhere. */
      unknown: string[]
    }
  | { kind: 'overview'; counts: { what: string; count: number }[] }
  | { kind: 'titles'; entries: Entry[] }
  | { kind: 'sections'; sections: Section[] }
  | { kind: 'topics'; areas: { area: Area; topics: Topic[] }[] }
  | { kind: 'comparison'; editions: [Edition, Edition]; pairs: Pair[] }
  /** Asked in a way that cannot be answered. */
  | { kind: 'misuse'; because: string }
  | { kind: 'nothing'; because: string; nearest: Entry[] }

export const answers = (found: Entry[], isNamed = true): Reply => ({
  kind: 'answers',
  found,
  isNamed,
  sealed: [],
  unknown: [],
})
export const nothing = (because: string, nearest: Entry[] = []): Reply => ({
  kind: 'nothing',
  because,
  nearest,
})
