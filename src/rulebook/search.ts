/**
 * Finds entries by what is asked: BM25 over the fields of an entry, likeness to example questions and other names,
 * and the topic. Synonyms and slips are forgiven at a price. Weights were chosen on the development questions.
 */
import { editsBetween } from '../catalog/nearest.ts'
import { EDITIONS, type EditionId } from '../engine/ids.ts'
import type { Topic } from './book.ts'
import { readingsOf, type Unit } from './query.ts'
import { KINDS, type Kind, kindOf } from './question.ts'
import { isRule, type Phrase, type RulebookEntry, type RuleIndex } from './rule-index.ts'
import { bareWords, phraseOf, tellingWords } from './words.ts'

export interface Search {
  /** The best match first. */
  found: RulebookEntry[]
  /** Words that no entry contains, nor any similar word. */
  unknown: string[]
  /** False if the best match is too far from the question to be its answer. */
  isSettled: boolean
}

/** What each part of a score counts for. */
export const WEIGHTS = {
  fields: 1,
  phrase: 1.6,
  name: 0.95,
  otherKind: 0.9,
  sharp: 1,
  topic: 0.25,
  sameTopic: 0.35,
  named: 3,
}
const FIELD_WEIGHTS = { title: 3, tag: 2, text: 0.7 }
/** How fast repeated words stop to count. */
const SATURATION = 1.2
/** Entries of editions that nobody asked about. */
const OTHER_EDITION = 0.5
/** Rules for the whole campaign, of monsters or the dead, when the question speaks of none. */
const OTHER_ACTOR = 0.88

export function search(
  index: RuleIndex,
  text: string,
  { editions = EDITIONS }: { editions?: readonly EditionId[] } = {},
): Search {
  const readings = readingsOf(index, text).map((units) => ({ units, scores: new Scores(index, text, units) }))
  const rows = bestOf(readings.map(({ scores }) => scores.rows(editions)))
  const best = rows[0] ?? { entry: 0, score: 0 }
  const covered = Math.max(...readings.map(({ scores }) => scores.coverage(best.entry)))
  const { units } = readings[0]!
  return {
    found: rows
      .filter(({ score }, n) => n < MOST_FOUND && score >= best.score * LEAST_SHARE)
      .map(({ entry }) => index.entry(entry)),
    unknown: units.filter(({ meant, isWeak }) => meant.size === 0 && !isWeak).map(({ typed }) => typed),
    isSettled: covered >= LEAST_COVERED && best.score >= LEAST_SCORE,
  }
}

/** The topic that the best entries of all editions have in common. */
export function topicAbout(index: RuleIndex, text: string): Topic | undefined {
  const readings = readingsOf(index, text).map((units) => new Scores(index, text, units).rows(EDITIONS, null))
  const rows = bestOf(readings).slice(0, 12)
  const sums = new Map<number, number>()
  for (const { entry, score } of rows) {
    const topic = index.topicNumberOf(entry)
    if (topic >= 0) sums.set(topic, (sums.get(topic) ?? 0) + score ** 2)
  }
  const [best] = [...sums].sort(([, a], [, b]) => b - a)
  return best && index.topicNumbered(best[0])
}

const MOST_FOUND = 20
/** Entries with less than this share of the best score are not told. */
const LEAST_SHARE = 0.5
/** Below these a question is not settled. */
const LEAST_COVERED = 0.55
const LEAST_SCORE = 0.5

/** Each entry in the reading that it matches best. */
function bestOf(readings: readonly Row[][]): Row[] {
  const best = new Map<number, Row>()
  for (const row of readings.flat())
    if (row.score > (best.get(row.entry)?.score ?? -1)) best.set(row.entry, row)
  return [...best.values()].sort(byScore)
}

interface Row {
  entry: number
  score: number
}

const byScore = (a: Row, b: Row): number => b.score - a.score || a.entry - b.entry

/** The scores of one question. Lists over all entries are typed arrays: a question touches most of them. */
class Scores {
  readonly #fields: Float64Array
  readonly #phrases: Float64Array
  /** Bits: the units that an entry knows. */
  readonly #known: Int32Array
  readonly #topics = new Map<number, number>()
  readonly #total: number
  readonly #kind: Kind

  constructor(
    private readonly index: RuleIndex,
    private readonly text: string,
    private readonly units: readonly Unit[],
  ) {
    this.#fields = new Float64Array(index.size)
    this.#phrases = new Float64Array(index.size)
    this.#known = new Int32Array(index.size)
    this.#kind = kindOf(bareWords(text))
    this.#total = units.reduce((sum, { weight }) => sum + weight, 0) || 1
    for (const [n, unit] of units.entries()) if (!unit.isWeak) this.#addFields(n, unit)
    this.#addPhrases()
  }

  /** Entries of these editions, the best first. */
  rows(editions: readonly EditionId[], preferred: EditionId | null = preferredOf(editions)): Row[] {
    const likeTopic = this.#sameTopics()
    const typed = bareWords(this.text).join(' ')
    const phrase = phraseOf(this.text)
    const rows: Row[] = []
    for (let entry = 0; entry < this.index.size; entry++) {
      if (this.#fields[entry] === 0 && this.#phrases[entry] === 0) continue
      const edition = this.index.editionOf(entry)
      if (!editions.includes(edition)) continue
      const topic = this.index.topicNumberOf(entry)
      const score =
        (WEIGHTS.fields * this.#fields[entry]!) / this.#total +
        WEIGHTS.phrase * this.#phrases[entry]! +
        WEIGHTS.topic * (this.#topics.get(topic) ?? 0) +
        WEIGHTS.sameTopic * (likeTopic.get(topic) ?? 0)
      const isOther = ![null, edition].includes(preferred)
      rows.push({ entry, score: score * (isOther ? OTHER_EDITION : 1) * this.#actorFactor(entry) })
    }
    return rows
      .sort(byScore)
      .map((row, n) =>
        n < RENAMED || this.#phrases[row.entry]! > NAMED
          ? { ...row, score: row.score + this.#nameBonus(row.entry, typed, phrase) }
          : row,
      )
      .sort(byScore)
  }

  #addFields(n: number, { meant, weight }: Unit): void {
    const best = new Map<number, number>()
    for (const [word, share] of meant) {
      const counts = new Map<number, number>()
      this.index.eachPosting(word, (entry, field, times) => {
        counts.set(entry, (counts.get(entry) ?? 0) + FIELD_WEIGHTS[field] * Math.sqrt(times))
      })
      // The best word of a group of synonyms counts, not their sum.
      for (const [entry, count] of counts)
        best.set(entry, Math.max(best.get(entry) ?? 0, (share * count) / (count + SATURATION)))
    }
    for (const [entry, value] of best) {
      this.#fields[entry]! += weight * value
      this.#known[entry]! |= 1 << n
    }
  }

  /** The share of the telling words that an entry knows. */
  coverage(entry: number): number {
    let [known, total] = [0, 0]
    for (const [n, { weight, isWeak }] of this.units.entries()) {
      if (isWeak) continue
      total += weight
      if ((this.#known[entry]! & (1 << n)) !== 0) known += weight
    }
    return total === 0 ? 1 : known / total
  }

  /** Cosine of the question with each phrase; an entry has that of its best phrase. */
  #addPhrases(): void {
    const dots = new Float64Array(this.index.phrases)
    const best = new Float64Array(this.index.phrases)
    const seen = new Int32Array(this.index.phrases)
    for (const [n, { meant, weight }] of this.units.entries()) {
      const touched: number[] = []
      for (const [word, share] of meant) {
        const value = weight * share * this.index.weightOf(word)
        if (value === 0) continue
        this.index.eachPhraseWith(word, (at) => {
          if (best[at] === 0) touched.push(at)
          best[at] = Math.max(best[at]!, value)
        })
      }
      for (const at of touched) {
        dots[at]! += best[at]!
        best[at] = 0
        seen[at]! |= 1 << n
      }
    }
    const norm = Math.hypot(...this.units.map(({ weight }) => weight)) || 1
    for (let at = 0; at < dots.length; at++) {
      if (dots[at] === 0) continue
      const phrase = this.index.phrase(at)
      if (!phrase.isTopic) this.#known[phrase.of]! |= seen[at]!
      const likeness = phrase.norm > 0 ? dots[at]! / (norm * phrase.norm) : 0
      this.#keep(phrase, Math.min(1, likeness) * this.#kindFactor(phrase))
    }
  }

  /** A question of another kind wants another answer. */
  #kindFactor({ kind }: Phrase): number {
    if (kind < 0) return WEIGHTS.name
    return KINDS[kind] === this.#kind ? 1 : WEIGHTS.otherKind
  }

  #keep({ of, isTopic }: Phrase, likeness: number): void {
    if (isTopic) this.#topics.set(of, Math.max(likeness, this.#topics.get(of) ?? 0))
    else this.#phrases[of] = Math.max(likeness, this.#phrases[of]!)
  }

  /** What other editions are asked on a topic is asked of this one too. */
  #sameTopics(): Map<number, number> {
    const best = new Map<number, number>()
    for (const [entry, likeness] of this.#phrases.entries()) {
      if (likeness === 0) continue
      const topic = this.index.topicNumberOf(entry)
      if (topic >= 0 && likeness > (best.get(topic) ?? 0)) best.set(topic, likeness)
    }
    return best
  }

  /** Whole names are meant: the title of an entry, or of a card or tile with nothing else told beside it. */
  #nameBonus(n: number, typed: string, phrase: string): number {
    const entry = this.index.entry(n)
    if (!isRule(entry)) return phraseOf(entry.title) === phrase ? WEIGHTS.named / 2 : 0
    return entry.aliases.some((name) => bareWords(name).join(' ') === typed) ? WEIGHTS.named / 3 : 0
  }

  #actorFactor(entry: number): number {
    const actor = this.index.actorIn(entry)
    if (actor === '-') return 1
    const asked = this.units.some(({ meant }) => WORDS_OF_ACTORS[actor]!.some((word) => meant.has(word)))
    return asked ? 1 : OTHER_ACTOR
  }
}

/** Legacy, unless only others are asked about. */
const preferredOf = (editions: readonly EditionId[]): EditionId | null =>
  editions.includes('legacy') ? 'legacy' : null

/** A phrase as like as this may be a whole name. */
const NAMED = 0.85
/** So many of the best are compared by their names. */
const RENAMED = 8

/** Stems that speak of an actor. */
const WORDS_OF_ACTORS: Readonly<Record<string, readonly string[]>> = {
  t: ['traitor', 'betray'],
  m: ['monster', 'stun', 'swarm', 'creatur'],
  d: ['die', 'dead', 'death', 'corps', 'kill', 'bodi'],
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
