/** The lookup tables that the checks of a book share. */
import { nearest } from '../catalog/nearest.ts'
import type { Problem } from '../catalog/problems.ts'
import { type Book, PREFIXES, type Rule } from './book.ts'

export type Fault = Pick<Problem, 'path' | 'expected'> & { nearest?: string | undefined }

/** The ids of a book, and the names met so far: the second of two equal names is the one at fault. */
export class Known {
  readonly rules: Map<string, Rule>
  readonly topics: Set<string>
  readonly areas: Set<string>
  readonly #met = new Set<string>()

  constructor({ rules, topics, areas }: Book) {
    this.rules = new Map(rules.map((rule) => [rule.id, rule]))
    this.topics = new Set(topics.map(({ id }) => id))
    this.areas = new Set(areas.map(({ id }) => id))
  }

  isSecond(name: string): boolean {
    const isSecond = this.#met.has(name)
    this.#met.add(name)
    return isSecond
  }

  /** The fault of a citation, if it has one. */
  citation(path: string, id: string, edition: Rule['edition']): Fault[] {
    if (!this.rules.has(id))
      return [{ path, expected: `There is no rule \`${id}\`.`, nearest: nearest(id, [...this.rules.keys()]) }]
    if (!id.startsWith(`${PREFIXES[edition]}-`))
      return [{ path, expected: `\`${id}\` is of another edition; topics link editions.` }]
    return []
  }
}
