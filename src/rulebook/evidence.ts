/** How well each entry matches the words of a question: one share from 0 to 1 for each kind of evidence. */
import type { Unit } from './query.ts'
import { ACTORS, FIELDS, type Field, type RuleIndex } from './rule-index.ts'
import { sideBySide, stem } from './words.ts'

/**
 * `title`, `tag`, `text`, `ask`: the fields of the entry contain the words. `pairs`: its questions contain them side by side.
 * `covered`: any field does. `topic`: entries of its topic in any edition do. `see`: the questions of an entry it refers to do.
 * `many`: it has many questions, so people ask it often. `actor`: it is about somebody whom the question does not name.
 */
export const EVIDENCE = [...FIELDS, 'pairs', 'covered', 'topic', 'see', 'many', 'actor'] as const
export type Kind = (typeof EVIDENCE)[number]

/** How many times a word counts half: repeated words soon stop to count. */
const HALF: Readonly<Record<Field | 'pairs' | 'topic', number>> = {
  title: 1.2,
  tag: 1.2,
  text: 1.2,
  ask: 1,
  pairs: 1,
  topic: 3,
}
const saturated = (times: number, half: number): number => times / (times + half)

/** Lists over all entries are typed arrays: a question touches most of them. */
export class Evidence {
  /** The shares of each entry. */
  readonly of: Readonly<Record<Kind, Float64Array>>
  readonly #total: number
  /** What is found of one word; made once, since making lists takes longer than filling them. */
  readonly #scratch: {
    best: Record<Field, Float64Array>
    topics: Float64Array
    times: Float64Array
    topicNumbers: readonly number[]
  }

  constructor(
    private readonly index: RuleIndex,
    units: readonly Unit[],
  ) {
    const shares = EVIDENCE.map((kind) => [kind, new Float64Array(index.size)] as const)
    this.of = Object.fromEntries(shares) as Record<Kind, Float64Array>
    const fields = FIELDS.map((field) => [field, new Float64Array(index.size)] as const)
    this.#scratch = {
      best: Object.fromEntries(fields) as Record<Field, Float64Array>,
      topics: new Float64Array(index.topicCount + 1),
      times: new Float64Array(index.topicCount + 1),
      topicNumbers: index.topicNumbers,
    }
    const known = units.filter(({ meant, weight }) => meant.size > 0 && weight > 0)
    this.#total = known.reduce((sum, { weight }) => sum + weight, 0) || 1
    for (const unit of known) this.#addUnit(unit)
    this.#addPairs(units)
    this.#addLikes()
    this.#addSee()
    this.#addMany()
    this.#addActors(units)
  }

  /** Of synonyms the one that fits best counts, not their sum. */
  #addUnit({ meant, weight }: Unit): void {
    const { best, topics, times, topicNumbers } = this.#scratch
    const touched: number[] = []
    for (const [word, share] of meant) {
      times.fill(0)
      let [last, counted] = [-1, -1]
      this.index.eachPosting(word, (entry, field, count) => {
        const values = best[field]
        values[entry] = Math.max(values[entry]!, share * saturated(count, HALF[field]))
        if (entry !== last) touched.push(entry)
        const topic = topicNumbers[entry]! + 1
        if (field === 'ask') times[topic]! += count
        else if (entry !== counted && field !== 'tag') {
          times[topic]!++
          counted = entry
        }
        last = entry
      })
      for (let topic = 1; topic < times.length; topic++)
        topics[topic] = Math.max(topics[topic]!, share * saturated(times[topic]!, HALF.topic))
    }
    this.#add(weight / this.#total, touched)
  }

  /** Adds what was found of a word, and clears it. */
  #add(share: number, touched: readonly number[]): void {
    const { best, topics, topicNumbers } = this.#scratch
    const { covered, topic } = this.of
    for (const entry of touched) {
      let sum = 0
      for (const field of FIELDS) {
        const value = best[field][entry]!
        this.of[field][entry]! += share * value
        best[field][entry] = 0
        sum += value
      }
      // An entry may be touched by several synonyms; it is cleared by then.
      if (sum > 0) covered[entry]! += share
    }
    for (let entry = 0; entry < topic.length; entry++)
      topic[entry]! += share * topics[topicNumbers[entry]! + 1]!
    topics.fill(0)
  }

  #addPairs(units: readonly Unit[]): void {
    const pairs = [...new Set(sideBySide(units.map(wordOf)))].map((pair) => this.index.pairsOf(pair))
    const weights = pairs.map((some) => (some.length === 0 ? 0 : this.index.rarityOf(some.length)))
    const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
    for (const [n, some] of pairs.entries())
      for (const [entry, times] of some)
        this.of.pairs[entry]! += (weights[n]! / total) * saturated(times, HALF.pairs)
  }

  /** What is asked of another edition's rule is asked of this one too. */
  #addLikes(): void {
    for (const kind of ['ask', 'pairs'] as const) {
      const shares = this.of[kind]
      for (const [entry, others] of this.index.like.entries())
        for (const other of others) shares[entry] = Math.max(shares[entry]!, shares[other]!)
    }
  }

  #addSee(): void {
    for (const [entry, others] of this.index.see.entries())
      for (const other of others) this.of.see[entry] = Math.max(this.of.see[entry]!, this.of.ask[other]!)
  }

  #addMany(): void {
    for (const [entry, count] of this.index.phraseCounts.entries())
      this.of.many[entry] = Math.log(1 + count) / 3
  }

  #addActors(units: readonly Unit[]): void {
    const named = (actor: string) =>
      units.some(({ meant }) => WORDS_OF_ACTORS[actor]!.some((word) => meant.has(word)))
    const others = Object.keys(WORDS_OF_ACTORS).filter((actor) => !named(actor))
    for (let entry = 0; entry < this.index.size; entry++)
      if (others.includes(this.index.actorIn(entry))) this.of.actor[entry] = 1
  }
}

/** The word itself, or the likeliest one that a slip stands for. */
function wordOf({ typed, meant }: Unit): string {
  const own = stem(typed)
  if (meant.size === 0 || meant.has(own)) return own
  return [...meant].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/** Stems that speak of an actor. */
const WORDS_OF_ACTORS: Readonly<Record<string, readonly string[]>> = {
  [ACTORS.traitor]: ['traitor', 'betray'],
  [ACTORS.monster]: ['monster', 'stun', 'swarm', 'creatur'],
  [ACTORS.dead]: ['die', 'dead', 'death', 'corps', 'kill', 'bodi'],
}
