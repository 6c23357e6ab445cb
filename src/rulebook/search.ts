/**
 * Ranks the entries by what is asked: the evidence of their words first, then the best ten by how like the question is to
 * their example questions. Synonyms and slips are forgiven at a price. The weights were fitted on questions of our own.
 */
import { editsBetween } from '../catalog/nearest.ts'
import { EDITIONS, type EditionId } from '../engine/ids.ts'
import type { Topic } from './book.ts'
import { EVIDENCE, Evidence, type Kind as EvidenceKind } from './evidence.ts'
import { cosine, readingsOf, type Unit } from './query.ts'
import { kindOf } from './question.ts'
import { isRule, type RulebookEntry, type RuleIndex } from './rule-index.ts'
import { bareWords, phraseOf, tellingWords } from './words.ts'

export interface Search {
  /** The best match first. */
  found: RulebookEntry[]
  /** Words that no entry contains, nor any similar word. */
  unknown: string[]
  /** False if the best match is too far from the question to be its answer. */
  isSettled: boolean
}

/** What each kind of evidence counts for. */
const WEIGHTS: Readonly<Record<EvidenceKind, number>> = {
  title: 0.34,
  tag: 0.59,
  text: 0.83,
  ask: 0.71,
  pairs: 0.65,
  covered: 0.97,
  topic: 0.41,
  see: 0.48,
  many: 0.36,
  actor: -0.16,
}
/** What counts among the best ten: likeness to an example question, most of all to one of the same kind. */
const LATE_WEIGHTS = { like: 0.3, sameKind: 0.2, name: 0.2, same: 1 }
/** Entries of editions that nobody asked about. */
const OTHER_EDITION = 0.5
/** So many of the best are compared by their example questions. */
const RERANKED = 10

export function search(
  index: RuleIndex,
  text: string,
  { editions = EDITIONS }: { editions?: readonly EditionId[] } = {},
): Search {
  const readings = readingsOf(index, text)
  const rows = bestOf(readings.map((units) => rowsOf(index, text, units, editions)))
  const best = rows[0]
  const units = readings[0]!
  return {
    found: rows
      .filter(({ score }, n) => n < MOST_FOUND && score >= best!.score * LEAST_SHARE)
      .map(({ entry }) => index.entry(entry)),
    unknown: units.filter(({ meant, isWeak }) => meant.size === 0 && !isWeak).map(({ typed }) => typed),
    isSettled: best !== undefined && confidence(index, best, units) >= LEAST_CONFIDENCE,
  }
}

/** The topic that the best entries of all editions have in common. */
export function topicAbout(index: RuleIndex, text: string): Topic | undefined {
  const rows = bestOf(readingsOf(index, text).map((units) => rowsOf(index, text, units, EDITIONS, null)))
  const sums = new Map<number, number>()
  for (const { entry, score } of rows.slice(0, 12)) {
    const topic = index.topicNumbers[entry]!
    if (topic >= 0) sums.set(topic, (sums.get(topic) ?? 0) + score ** 2)
  }
  const [best] = [...sums].sort(([, a], [, b]) => b - a)
  return best && index.topicNumbered(best[0])
}

const MOST_FOUND = 20
/** Entries with less than this share of the best score are not told. */
const LEAST_SHARE = 0.5
/** Below this a question is not settled. */
const LEAST_CONFIDENCE = 0

interface Row {
  entry: number
  score: number
  /** The share of the known words that the entry contains. */
  covered: number
  /** Likeness to an example question, if the entry is among the best. */
  like: number
}

/** What makes it likely that the best entry speaks of what is asked; fitted by logistic regression on the tuning questions. */
const CONFIDENCE = {
  bias: -3.1,
  known: 0.8,
  covered: -0.8,
  knownAndCovered: 3.4,
  like: 1.6,
  score: 2.1,
  unknownWord: -2.4,
  unknownLetters: -1.8,
}
/** A score above this says no more. */
const HIGH_SCORE = 4

/** Above 0 if the entry is likelier an answer than not. A word of English that no rule knows says more than mere letters. */
function confidence(index: RuleIndex, { score, covered, like }: Row, units: readonly Unit[]): number {
  const telling = units.filter(({ isWeak }) => !isWeak)
  const unknown = telling.filter(({ meant }) => meant.size === 0)
  const known = telling.length === 0 ? 1 : 1 - weightOf(unknown) / (weightOf(telling) || 1)
  const isWord = unknown.some(({ typed }) => index.isEnglish(typed))
  return (
    CONFIDENCE.bias +
    CONFIDENCE.known * known +
    CONFIDENCE.covered * covered +
    CONFIDENCE.knownAndCovered * known * covered +
    CONFIDENCE.like * like +
    (CONFIDENCE.score * Math.min(score, HIGH_SCORE)) / HIGH_SCORE +
    (isWord ? CONFIDENCE.unknownWord : unknown.length > 0 ? CONFIDENCE.unknownLetters : 0)
  )
}

const weightOf = (units: readonly Unit[]): number => units.reduce((sum, { weight }) => sum + weight, 0)

/** Each entry in the reading that it matches best. */
function bestOf(readings: readonly Row[][]): Row[] {
  const best = new Map<number, Row>()
  for (const row of readings.flat())
    if (row.score > (best.get(row.entry)?.score ?? -1)) best.set(row.entry, row)
  return [...best.values()].sort(byScore)
}

const byScore = (a: Row, b: Row): number => b.score - a.score || a.entry - b.entry

/** Entries of these editions, the best first. */
function rowsOf(
  index: RuleIndex,
  text: string,
  units: readonly Unit[],
  editions: readonly EditionId[],
  preferred: EditionId | null = preferredOf(editions),
): Row[] {
  const { of } = new Evidence(index, units)
  const rows: Row[] = []
  for (let entry = 0; entry < index.size; entry++) {
    const edition = index.editionOf(entry)
    if (of.covered[entry] === 0 || !editions.includes(edition)) continue
    const score = EVIDENCE.reduce((sum, kind) => sum + WEIGHTS[kind] * of[kind][entry]!, 0)
    const isOther = ![null, edition].includes(preferred)
    rows.push({
      entry,
      score: score * (isOther ? OTHER_EDITION : 1),
      covered: of.covered[entry]!,
      like: 0,
    })
  }
  rows.sort(byScore)
  const best = rows.slice(0, RERANKED).map((row) => {
    const { like, adds } = late(index, row.entry, text, units)
    return { ...row, like, score: row.score + adds }
  })
  return [...best, ...rows.slice(RERANKED)].sort(byScore)
}

/** What the example questions and names of an entry add to its score. */
function late(
  index: RuleIndex,
  n: number,
  text: string,
  units: readonly Unit[],
): { like: number; adds: number } {
  const entry = index.entry(n)
  if (!isRule(entry))
    return { like: 0, adds: phraseOf(entry.title) === phraseOf(text) ? LATE_WEIGHTS.same : 0 }
  const words = bareWords(text)
  const asks = [entry, ...index.like[n]!.map((other) => index.entry(other))].flatMap((one) => one.asks ?? [])
  const names = [entry.title, ...entry.aliases]
  const likeness = (some: readonly string[]) => Math.max(0, ...some.map((one) => cosine(index, units, one)))
  const isSame = [...names, ...asks].some((one) => bareWords(one).join(' ') === words.join(' '))
  const sameKind = asks.filter((one) => kindOf(bareWords(one)) === kindOf(words))
  const like = likeness(asks)
  const adds =
    LATE_WEIGHTS.like * like +
    LATE_WEIGHTS.sameKind * likeness(sameKind) +
    LATE_WEIGHTS.name * likeness(names) +
    (isSame ? LATE_WEIGHTS.same : 0)
  return { like, adds }
}

/** Legacy, unless only others are asked about. */
const preferredOf = (editions: readonly EditionId[]): EditionId | null =>
  editions.includes('legacy') ? 'legacy' : null

/** The titles most similar to a question without a match. */
export function nearestTitles(
  index: RuleIndex,
  text: string,
  editions: readonly EditionId[],
  most = 3,
): RulebookEntry[] {
  const asked = tellingWords(text).slice(0, 8)
  const far = (entry: RulebookEntry): number => {
    const words = tellingWords(entry.title)
    const gap = (word: string) =>
      Math.min(...words.map((other) => editsBetween(word, other) / Math.max(word.length, other.length)))
    return asked.reduce((sum, word) => sum + gap(word.slice(0, 24)), 0)
  }
  return index.entries
    .filter((entry) => isRule(entry) && editions.includes(entry.edition))
    .map((entry, n) => ({ entry, n, gap: far(entry) }))
    .sort((a, b) => a.gap - b.gap || a.n - b.n)
    .slice(0, most)
    .map(({ entry }) => entry)
}
