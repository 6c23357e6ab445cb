/** Finds entries by words: by alias or topic name first, then by title, tags and text. Typos are tolerated. */
import { editsBetween } from '../catalog/nearest.ts'
import { EDITIONS, type EditionId } from '../engine/ids.ts'
import { FIELDS, isRule, type RulebookEntry, type RuleIndex } from './rule-index.ts'
import { bareWords, phraseOf, tellingWords } from './words.ts'

export interface Search {
  /** The entries that contain the most words, the best match first. */
  found: RulebookEntry[]
  /** Words that no entry contains, nor any similar word. */
  unknown: string[]
  /** One entry contains all the words as typed. */
  isWhole: boolean
}

export function search(index: RuleIndex, text: string, editions: readonly EditionId[] = EDITIONS): Search {
  const typed = bareWords(text)
  const words = [...new Set(tellingWords(text))]
  const scores = new Map<number, Score>()
  const meant = words.map((word) => wordsMeant(index, word))
  for (const [n, others] of meant.entries())
    for (const other of others) addWord(index, other, { n, of: words.length }, scores)
  const isAsked = ({ entry }: Score) => editions.includes(index.entry(entry).edition)
  const rows = [...scores.values()].filter((row) => editions.length === EDITIONS.length || isAsked(row))
  const most = Math.max(0, ...rows.map(matched))
  // Typos are corrected and unknown words left out before whole names are compared.
  const phrase = meant.flatMap(([one = null, ...others], n) =>
    one === null ? [] : [others.length === 0 ? one : words[n]],
  )
  const asked = {
    typed: typed.join(' '),
    phrase: phrase.join(' '),
    topic: index.topicCalled(phrase.join(' ')),
  }
  const ranked = rows
    .filter((row) => matched(row) === most)
    .map((row) => ({ row, rank: rankOf(index, row, asked) }))
    .sort((a, b) => compare(a.rank, b.rank) || a.row.entry - b.row.entry)
  const unknown = words.filter((_, n) => meant[n]!.length === 0)
  return {
    isWhole: most === words.length && words.every((word) => index.knows(word)),
    found: ranked.map(({ row }) => index.entry(row.entry)),
    unknown: unknown.map((word) => typed.find((one) => one.startsWith(word)) ?? word),
  }
}

/** The match of one entry: the field of each word of the question (0 for none), and the BM25 weight. */
interface Score {
  entry: number
  fields: number[]
  weight: number
}

const matched = ({ fields }: Score): number => fields.filter((field) => field > 0).length

const LONG_ENOUGH_TO_BEGIN = 3

/** The word itself, else words that begin with it, else words that it may be a typo of. */
function wordsMeant(index: RuleIndex, word: string): string[] {
  if (index.knows(word)) return [word]
  const known = index.vocabulary
  const begun = word.length >= LONG_ENOUGH_TO_BEGIN ? known.filter((other) => other.startsWith(word)) : []
  if (begun.length > 0) return begun
  const slips = slipsAllowed(word)
  const near = known
    .filter((other) => slips > 0 && Math.abs(other.length - word.length) <= slips)
    .map((other) => ({ other, edits: editsBetween(word, other) }))
    .filter(({ edits }) => edits <= slips)
  const fewest = Math.min(...near.map(({ edits }) => edits))
  return near.filter(({ edits }) => edits === fewest).map(({ other }) => other)
}

export const slipsAllowed = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0)

function addWord(
  index: RuleIndex,
  word: string,
  { n, of }: { n: number; of: number },
  scores: Map<number, Score>,
): void {
  const postings = index.postings(word)
  const rarity = Math.log(1 + (index.size - postings.length + 0.5) / (postings.length + 0.5))
  for (const { entry, field, times } of postings) {
    const score = scores.get(entry) ?? { entry, fields: Array<number>(of).fill(0), weight: 0 }
    scores.set(entry, score)
    score.fields[n] = Math.max(score.fields[n]!, FIELDS.indexOf(field) + 1)
    score.weight += rarity * frequency(times, index.lengthOf(entry))
  }
}

/** BM25 term frequency: a word counts for more if a short text repeats it. */
function frequency(times: number, length: number): number {
  const [k, b, usual] = [1.2, 0.75, 30]
  return (times * (k + 1)) / (times + k * (1 - b + (b * length) / usual))
}

/** Sort keys, compared from left to right, the higher first: name, field of the words, Legacy, alias, fields, weight. */
function rankOf(
  index: RuleIndex,
  { entry, fields, weight }: Score,
  { typed, phrase, topic }: { typed: string; phrase: string; topic: string | undefined },
): number[] {
  const one = index.entry(entry)
  const places = fields.filter((field) => field > 0)
  const lowest = Math.min(...places)
  const isCalled = lowest > 1 && isRule(one) && one.aliases.some((name) => phraseOf(name) === phrase)
  const isOnTopic = isRule(one) && one.topic !== undefined && one.topic === topic
  const title = lowest === FIELDS.length ? phraseOf(one.title) : ''
  const isTitle = bareWords(one.title).join(' ') === typed
  const begins = `${title} `.startsWith(`${phrase} `)
  return [
    isTitle ? 3 : isCalled || isOnTopic ? 2 : begins ? 1 : 0,
    isCalled || isOnTopic ? 0 : lowest,
    EDITIONS.indexOf(one.edition) > 0 ? 0 : 1,
    isCalled ? 2 : begins ? 1 : 0,
    places.reduce((sum, field) => sum + field, 0),
    weight,
  ]
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, n) => value !== b[n])
  return at < 0 ? 0 : b[at]! - a[at]!
}

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
