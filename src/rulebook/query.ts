/** The words of a question, and the words of the book that each may mean. */
import { metaphone } from 'metaphone'
import { editsBetween } from '../catalog/nearest.ts'
import type { RuleIndex } from './rule-index.ts'
import { bareWords, isWeak, stem, stemsOf } from './words.ts'

export interface Unit {
  typed: string
  /** Stems of the index, each with the share of the weight that a match with it brings. */
  meant: Map<string, number>
  /** How telling the word is. */
  weight: number
  isWeak: boolean
}

/** The shares of what is not the word itself. */
const SHARES = { synonym: 0.7, phrase: 0.8, begun: 0.7, slip: 0.8 }
/** What a word counts for that no rule knows: as much as a rare one. */
const WEIGHT_OF_UNKNOWN = 5.5
/** The longest player's phrase in words. */
const LONGEST_PHRASE = 4

/** The words one by one; and, if a player's phrase is among them, the words with the phrase as one. */
export function readingsOf(index: RuleIndex, text: string): Unit[][] {
  const words = bareWords(text)
  const plain = withTelling(words.map((word) => unitOf(index, word)))
  const phrased = withPhrases(index, words)
  return phrased === null ? [plain] : [plain, withTelling(phrased)]
}

/** Each word once; if all are weak, all are telling. */
function withTelling(all: readonly Unit[]): Unit[] {
  const units = all.filter(({ typed }, n) => all.findIndex((unit) => unit.typed === typed) === n)
  return units.every((unit) => unit.isWeak) ? units.map((unit) => ({ ...unit, isWeak: false })) : units
}

function withPhrases(index: RuleIndex, words: readonly string[]): Unit[] | null {
  const units: Unit[] = []
  let found = false
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(index, words, at)
    units.push(phrase ? phrase.unit : unitOf(index, words[at]!))
    at += phrase ? phrase.length : 1
    found ||= phrase !== null
  }
  return found ? units : null
}

/** The longest player's phrase that begins here. */
function phraseAt(
  index: RuleIndex,
  words: readonly string[],
  at: number,
): { unit: Unit; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
    const some = words.slice(at, at + length)
    const means = synonymsFor(index, some.map(stem).join(' '))
    if (means.length === 0) continue
    const meant = new Map(means.map((word) => [word, SHARES.phrase]))
    return {
      unit: { typed: some.join(' '), meant, weight: heaviest(index, means), isWeak: false },
      length,
    }
  }
  return null
}

function unitOf(index: RuleIndex, word: string): Unit {
  const own = stem(word)
  const weak = isWeak(word) || isWeak(own)
  const meant = new Map<string, number>()
  const synonyms = synonymsFor(index, own)
  for (const other of synonyms) meant.set(other, SHARES.synonym)
  if (index.knows(own)) meant.set(own, 1)
  else if (!weak && synonyms.length === 0 && !index.isEnglish(word))
    for (const [other, share] of similar(index, word)) meant.set(other, share)
  return { typed: word, meant, weight: weightIn(index, own, [...meant.keys()], weak), isWeak: weak }
}

function weightIn(index: RuleIndex, own: string, meant: readonly string[], isWeak: boolean): number {
  if (meant.length === 0) return isWeak ? 0 : WEIGHT_OF_UNKNOWN
  return index.knows(own) ? index.weightOf(own) : heaviest(index, meant)
}

const heaviest = (index: RuleIndex, words: readonly string[]): number =>
  Math.max(...words.map((word) => index.weightOf(word)))

const synonymsFor = (index: RuleIndex, key: string): string[] =>
  Object.hasOwn(index.synonyms, key) ? index.synonyms[key]!.split(' ') : []

const LONG_ENOUGH_TO_BEGIN = 3

/** Known words that begin with an unknown one, else those that it may be a slip of, else those that sound like it. */
function similar(index: RuleIndex, word: string): [word: string, share: number][] {
  const own = stem(word)
  const said = Object.keys(index.synonyms).filter((key) => !key.includes(' '))
  const known = [...index.vocabulary, ...said]
  const begun = own.length >= LONG_ENOUGH_TO_BEGIN ? known.filter((other) => other.startsWith(own)) : []
  if (begun.length > 0) return meanings(index, begun, SHARES.begun)
  const slips = slipsAllowed(word)
  const near = known
    .filter((other) => slips > 0 && Math.abs(other.length - own.length) <= slips)
    .map((other) => ({ other, edits: editsBetween(own, other) }))
    .filter(({ edits }) => edits <= slips)
  const fewest = Math.min(...near.map(({ edits }) => edits))
  const nearest = near.filter(({ edits }) => edits === fewest).map(({ other }) => other)
  if (nearest.length > 0) return meanings(index, nearest, SHARES.slip)
  if (own.length < LONG_ENOUGH_TO_SOUND || !/^[a-z]+$/.test(own)) return []
  const sound = metaphone(own)
  return meanings(
    index,
    known.filter((other) => other[0] === own[0] && metaphone(other) === sound),
    SHARES.slip,
  )
}

const LONG_ENOUGH_TO_SOUND = 5

/** A player's word stands for the words of the book. */
const meanings = (index: RuleIndex, words: readonly string[], share: number): [string, number][] =>
  words.flatMap((word): [string, number][] =>
    index.knows(word)
      ? [[word, share]]
      : synonymsFor(index, word).map((other): [string, number] => [other, share * SHARES.synonym]),
  )

/** The slips that are forgiven in a word. */
export const slipsAllowed = (word: string): number => (word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0)

/** How like a question is to an example: the cosine of their words, from 0 to 1. */
export function cosine(index: RuleIndex, units: readonly Unit[], example: string): number {
  const words = new Map(stemsOf(example).map((word) => [word, index.weightOf(word)]))
  const dot = units.reduce((sum, { meant, weight }) => {
    const best = [...meant].map(([word, share]) => share * (words.get(word) ?? 0))
    return sum + weight * Math.max(0, ...best)
  }, 0)
  const norm = Math.hypot(...units.map(({ weight }) => weight)) * Math.hypot(...words.values())
  return Math.min(1, dot / (norm || 1))
}
