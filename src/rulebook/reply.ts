/** The reply to a question, before it is formatted. */
import type { EditionId } from '../engine/ids.ts'
import type { Area, Rule, Topic } from './book.ts'
import type { RulebookEntry } from './rule-index.ts'
import type { Thing } from './things.ts'

export interface Section {
  edition: EditionId
  title: string
  /** L-ATK-01 to 22, L-LOS-01 to 04 */
  ranges: string[]
  count: number
}

/** The answers of the compared editions to one topic. */
export interface Pair {
  topic: Topic
  answers: string[]
  rules: Rule[][]
}

export type Reply =
  | {
      kind: 'answers'
      /** The best match first. */
      found: RulebookEntry[]
      /** The question named each entry, so all of them are printed. */
      isNamed: boolean
      /** Found, but printed only with --spoilers. */
      sealed: Thing[]
      /** Words that no entry contains. */
      unknown: string[]
      /** The first line: yes, no, a number. */
      short?: string
    }
  | { kind: 'overview'; counts: { what: string; count: number }[] }
  | { kind: 'titles'; entries: RulebookEntry[] }
  | { kind: 'sections'; sections: Section[] }
  | { kind: 'topics'; areas: { area: Area; topics: Topic[] }[] }
  | { kind: 'comparison'; editions: EditionId[]; pairs: Pair[] }
  /** A malformed question. */
  | { kind: 'misuse'; because: string }
  | { kind: 'nothing'; because: string; nearest: RulebookEntry[] }

export const answers = (found: RulebookEntry[], isNamed = true): Reply => ({
  kind: 'answers',
  found,
  isNamed,
  sealed: [],
  unknown: [],
})
export const nothing = (because: string, nearest: RulebookEntry[] = []): Reply => ({
  kind: 'nothing',
  because,
  nearest,
})
