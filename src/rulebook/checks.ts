/** Checks entries and topics against each other: ids, titles, citations, and the border between book and ruling. */
import { nearest } from '../catalog/nearest.ts'
import type { Problem } from '../catalog/problems.ts'
import { type Book, EDITION_NAMES, PREFIXES, type Rule } from './book.ts'
import { type Fault, Known } from './known.ts'
import { topicFaults } from './topic-checks.ts'

/** A rule with its file and its path in the file. */
export interface Placed {
  rule: Rule
  file: string
  path: string
}

/** `isWhole`: every file could be read, so an entry that a topic lacks is really missing. */
export function faultsOf(
  placed: readonly Placed[],
  book: Book,
  { topicsFile, isWhole }: { topicsFile: string; isWhole: boolean },
): Problem[] {
  const known = new Known(book)
  return [
    ...placed.flatMap(({ rule, file, path }) => problems(file, path, ruleFaults(rule, known))),
    ...book.topics.flatMap((topic, n) =>
      problems(topicsFile, `topics/${n}`, topicFaults(topic, known, isWhole)),
    ),
  ]
}

const problems = (file: string, path: string, faults: readonly Fault[]): Problem[] =>
  faults.map((fault) => ({
    file,
    path: `${path}/${fault.path}`,
    expected: fault.expected,
    nearest: fault.nearest ?? null,
  }))

function ruleFaults(rule: Rule, known: Known): Fault[] {
  return [...nameFaults(rule, known), ...citationFaults(rule, known), ...kindFaults(rule)]
}

function nameFaults({ id, edition, title, topic }: Rule, known: Known): Fault[] {
  const faults: Fault[] = []
  if (!id.startsWith(`${PREFIXES[edition]}-`))
    faults.push({
      path: 'id',
      expected: `The ids of this edition begin with \`${PREFIXES[edition]}-\`, and \`${id}\` does not.`,
    })
  if (known.isSecond(id)) faults.push({ path: 'id', expected: `There is already a rule \`${id}\`.` })
  if (known.isSecond(`${edition}: ${title.toLowerCase()}`))
    faults.push({
      path: 'title',
      expected: `The ${EDITION_NAMES[edition]} edition already has a rule of this title.`,
    })
  if (topic === undefined)
    faults.push({ path: 'topic', expected: 'Every entry has a topic: the field `topic` is missing.' })
  else if (!known.topics.has(topic))
    faults.push({
      path: 'topic',
      expected: `There is no topic \`${topic}\`.`,
      nearest: nearest(topic, [...known.topics]),
    })
  return faults
}

const ID = /\b(?:L|E[123])-[A-Z]+-\d{2,3}\b/g

function citationFaults(rule: Rule, known: Known): Fault[] {
  const { id, edition, see, like = [], rulings } = rule
  const inText = (['text', 'more', 'because'] as const).flatMap((field) =>
    [...(rule[field] ?? '').matchAll(ID)]
      .filter(([cited]) => !known.rules.has(cited))
      .map(([cited]) => ({
        path: field,
        expected: `There is no rule \`${cited}\`.`,
        nearest: nearest(cited, [...known.rules.keys()]),
      })),
  )
  return [
    ...inText,
    ...see.flatMap((other, n) =>
      other === id
        ? [{ path: `see/${n}`, expected: 'A rule does not refer to itself.' }]
        : known.citation(`see/${n}`, other, edition),
    ),
    ...like.flatMap((other, n) =>
      known.rules.has(other) && known.rules.get(other)!.edition !== edition
        ? []
        : [
            {
              path: `like/${n}`,
              expected: `There is no rule \`${other}\` of another edition.`,
              nearest: nearest(other, [...known.rules.keys()]),
            },
          ],
    ),
    ...rulings.flatMap((other, n) => {
      const faults = known.citation(`rulings/${n}`, other, edition)
      if (faults.length > 0 || known.rules.get(other)!.kind === 'ruling') return faults
      return [{ path: `rulings/${n}`, expected: `\`${other}\` is not a ruling.` }]
    }),
  ]
}

/** "We play", "we let"; what "our copy" lacks is a fact about the book. */
const OURS = /\b(?:we|ours)\b/i
const COPY = /\bcopy we read\b/gi

function kindFaults({ kind, text, more = '', because, source, layer, untestable }: Rule): Fault[] {
  const faults: Fault[] = []
  if (kind === 'ruling' && because === undefined)
    faults.push({ path: 'because', expected: 'A ruling says why: the field `because` is missing.' })
  if ((kind === 'ruling') !== (source === 'ours'))
    faults.push({ path: 'source', expected: 'A ruling has the source `ours`, and nothing else has.' })
  if (kind === 'rule' && OURS.test(`${text} ${more}`.replaceAll(COPY, '')))
    faults.push({
      path: 'text',
      expected: 'A rule holds what the book says; what we say belongs in a ruling, listed under `rulings`.',
    })
  if (untestable !== undefined && layer !== undefined)
    faults.push({
      path: 'untestable',
      expected: 'Rules of the campaign layer need no reason for having no test.',
    })
  return faults
}
