/** What is wrong between entries: ids, titles, references, and texts that do not go with their kind. */
import { nearest } from '../catalog/nearest.ts'
import type { Problem } from '../catalog/problems.ts'
import { type Book, EDITION_NAMES, PREFIXES, type Rule, type Topic } from './book.ts'

/** A rule and where it stands. */
export interface Placed {
  rule: Rule
  file: string
  path: string
}

type Fault = Pick<Problem, 'path' | 'expected'> & { nearest?: string | undefined }

export function faultsOf(placed: readonly Placed[], book: Book, topicsFile: string): Problem[] {
  const known = new Known(book)
  return [
    ...placed.flatMap(({ rule, file, path }) =>
      ruleFaults(rule, known).map((fault) => ({
        file,
        path: `${path}/${fault.path}`,
        expected: fault.expected,
        nearest: fault.nearest ?? null,
      })),
    ),
    ...book.topics.flatMap((topic, n) =>
      topicFaults(topic, known).map((fault) => ({
        file: topicsFile,
        path: `topics/${n}/${fault.path}`,
        expected: fault.expected,
        nearest: fault.nearest ?? null,
      })),
    ),
  ]
}

/** What has been met so far, so that the second of two is the one at fault. */
class Known {
  readonly ids: Set<string>
  readonly topics: Set<string>
  readonly areas: Set<string>
  readonly #met = new Set<string>()

  constructor({ rules, topics, areas }: Book) {
    this.ids = new Set(rules.map(({ id }) => id))
    this.topics = new Set(topics.map(({ id }) => id))
    this.areas = new Set(areas.map(({ id }) => id))
  }

  isSecond(what: string): boolean {
    const isSecond = this.#met.has(what)
    this.#met.add(what)
    return isSecond
  }
}

function ruleFaults(
  { id, edition, title, topic, see, kind, because, layer, untestable }: Rule,
  known: Known,
) {
  const faults: Fault[] = []
  const fault = (path: string, expected: string, meant?: string) =>
    faults.push({ path, expected, nearest: meant })
  if (!id.startsWith(`${PREFIXES[edition]}-`))
    fault('id', `The ids of this edition begin with \`${PREFIXES[edition]}-\`, and \`${id}\` does not.`)
  if (known.isSecond(id)) fault('id', `There is already a rule \`${id}\`.`)
  if (known.isSecond(`${edition}: ${title.toLowerCase()}`))
    fault('title', `The ${EDITION_NAMES[edition]} edition already has a rule of this title.`)
  if (topic !== undefined && !known.topics.has(topic))
    fault('topic', `There is no topic \`${topic}\`.`, nearest(topic, [...known.topics]))
  for (const [n, other] of see.entries()) {
    if (other === id) fault(`see/${n}`, 'A rule does not refer to itself.')
    else if (!known.ids.has(other))
      fault(`see/${n}`, `There is no rule \`${other}\`.`, nearest(other, [...known.ids]))
    else if (!other.startsWith(`${PREFIXES[edition]}-`))
      fault(`see/${n}`, `\`${other}\` is of another edition; topics link editions.`)
  }
  if (kind === 'ruling' && because === undefined)
    fault('because', 'A ruling says why: the field `because` is missing.')
  if (untestable !== undefined && layer !== undefined)
    fault('untestable', 'Rules of the campaign layer need no reason for having no test.')
  return faults
}

function topicFaults({ id, area }: Topic, known: Known): Fault[] {
  const faults: Fault[] = []
  if (known.isSecond(`topic ${id}`))
    faults.push({ path: 'id', expected: `There is already a topic \`${id}\`.` })
  if (!known.areas.has(area))
    faults.push({
      path: 'area',
      expected: `There is no area \`${area}\`.`,
      nearest: nearest(area, [...known.areas]),
    })
  return faults
}
