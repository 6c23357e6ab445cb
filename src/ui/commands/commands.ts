/** Runs one command: an answer to the open decision, a verb, an action word, or a correction. */
import { nearest } from '../../catalog/nearest.ts'
import { WRITTEN_KINDS } from '../../engine/game.ts'
import { type ChoiceKey, TRAITS } from '../../engine/ids.ts'
import { keys, parseKey, readKey, verbOf } from '../../engine/keys.ts'
import { choiceOf } from '../prose/choices.ts'
import { thingName } from '../prose/names.ts'
import { system } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'
import { act, takeOne } from './acts.ts'
import { type Desk, type Result, refuses } from './desk.ts'
import { notUnderstood, refusesBy } from './refuse.ts'
import { doVerb } from './verb-handlers.ts'
import { exactVerb, knownWords, type Meaning, meaningsOf } from './verbs.ts'
import { allBegin, bare, meant, wordsOf } from './words.ts'

const SYMBOLS = ['<', '>', '?', ':', '.']
const DIRECTIONS: Record<string, string> = { n: 'north', e: 'east', s: 'south', w: 'west' }
const THINGS = ['it', 'that']
const PEOPLE = ['him', 'her', 'them']
/** -1 and 1.5 must not be read as 1: many answers cannot be undone. */
const NO_CHOICE = /(^|\s)[-+]\s*\d|(^|\s)\d+[.,]\d/
const BIDDING = ['commit', 'bid', 'of', 'it', 'them']
const EVERYTHING = ['all', 'everything']
const NOTHING = ['none', 'nothing']

export function runCommand(desk: Desk, command: string): Result {
  const scene = desk.scene()
  const words = SYMBOLS.includes(command) ? [command] : wordsOf(command)
  const [first, ...rest] = words
  if (first === undefined) return refuses(notUnderstood(scene, 'There are no words in that.'))
  // A question about odds may contain negative numbers.
  if (NO_CHOICE.test(command) && exactVerb(first)?.name !== 'odds')
    return refusesBy(scene, 'L-CORE-17', `There is no choice ${command.slice(0, 24)}`)
  const own = ownWords(scene, command)
  if (own !== null) return desk.choose(own)
  if (/^\d+$/.test(first) && rest.length === 0) return byNumber(desk, Number(first))
  const amount = amountIn(scene, words)
  if (amount !== null) return byNumber(desk, amount)
  const answers = isAnswering(scene) ? answersFor(scene, words) : { exact: [], partial: [] }
  if (answers.exact.length === 1) return desk.choose(answers.exact[0]!)
  const exact = exactVerb(first)
  if (exact?.free) return doVerb(desk, exact.name, withPronouns(desk, rest), command)
  const taken = takeOne(desk, answers.partial, 'answer')
  if (taken) return taken
  return doMeaning(desk, meaningsOf(first, scene), words, command)
}

/** A text of the player's own, where the question takes one; free verbs, numbers and fixed answers stay what they are. */
export function ownWords({ view }: Scene, command: string): ChoiceKey | null {
  const { decision } = view
  if (!decision || !WRITTEN_KINDS.includes(decision.kind)) return null
  const text = command.normalize('NFC').trim().replace(/\s+/g, ' ')
  const [first = '', ...rest] = wordsOf(text)
  if (/^\d+$/.test(text) || decision.choices.includes(text.toLowerCase())) return null
  if (rest.length === 0 && (exactVerb(first)?.free || ['quit', 'q', 'undo', 'legal'].includes(first)))
    return null
  if (decision.kind === 'write') return keys.write(text)
  const [, name, age] = /^(.+?),? (\d{1,2})$/.exec(text) ?? []
  return name === undefined ? null : keys.who(Number(age), name)
}

/** "2", "commit 2", "2 candles", "all", "none": the amount of a bid. LOG 2 is not a bid. */
function amountIn(scene: Scene, words: readonly string[]): number | null {
  const { decision } = scene.view
  if (decision?.kind !== 'bid') return null
  const stake = decision.about.source ? bare(thingName(scene, decision.about.source)) : []
  const [amount = '', ...others] = words.filter((word) => !BIDDING.includes(word) && !stake.includes(word))
  if (others.length > 0) return null
  if (/^\d+$/.test(amount)) return Number(amount)
  if (NOTHING.includes(amount)) return 0
  const bids = decision.choices.map((key) => readKey(key, 'bid').number)
  return EVERYTHING.includes(amount) ? Math.max(...bids) : null
}

const isAnswering = ({ view }: Scene): boolean =>
  view.decision !== null && view.decision.kind !== 'main' && view.decision.kind !== 'monster'

function byNumber(desk: Desk, number: number): Result {
  const scene = desk.scene()
  const numbered = isAnswering(scene) ? scene.view.decision!.choices : desk.memory.numbered
  // A bid is a number itself.
  const key =
    scene.view.decision?.kind === 'bid'
      ? numbered?.[number - readKey(numbered[0]!, 'bid').number]
      : numbered?.[number - 1]
  if (key) return desk.choose(key, choiceOf(scene, key).label)
  if (numbered) return refusesBy(scene, 'L-CORE-17', `There is no choice ${number}`)
  return refuses(notUnderstood(scene, 'No choices are numbered now: LEGAL numbers them.'))
}

/** Choices with exactly this name, and choices that contain all the words. */
function answersFor(scene: Scene, words: readonly string[]): { exact: ChoiceKey[]; partial: ChoiceKey[] } {
  const { kind, choices } = scene.view.decision!
  // A trait that cannot take the damage is accepted here, so that the engine can say why not.
  const named = kind === 'damage' ? TRAITS.map(keys.damage) : choices
  const asSides = words.map((word) => DIRECTIONS[word] ?? word)
  const namesOf = (key: ChoiceKey): string[] => {
    const { label, also = [] } = choiceOf(scene, key)
    return [label, ...also]
  }
  for (const tried of [words, asSides]) {
    const exact = named.filter((key) =>
      namesOf(key).some((name) => wordsOf(name).join(' ') === tried.join(' ')),
    )
    if (exact.length > 0) return { exact, partial: exact }
  }
  // N alone is north and not Ned; among other words a letter may begin a name.
  const sides = meant(asSides, choices, namesOf)
  const partial = sides.length === 0 && words.length > 1 ? meant(words, choices, namesOf) : sides
  // A name alone is a ballot without an extra.
  const plain = partial.filter((key) => !hasExtra(key))
  return { exact: [], partial: plain.length > 0 ? plain : partial }
}

function hasExtra(key: ChoiceKey): boolean {
  const answer = parseKey(key)
  return answer.kind === 'target' && answer.extra !== null
}

function doMeaning(desk: Desk, meanings: Meaning[], words: readonly string[], command: string): Result {
  const [first = '', ...rest] = words
  const [meaning, ...others] = meanings
  // DIG FOR LIME is not DIGEST: the whole name of an action goes before an abbreviation.
  const named = isWhole(first, meanings) ? null : byName(desk, words, true)
  if (named) return named
  if (!meaning) return byName(desk, words) ?? unknownVerb(desk, first, command)
  const run = (one: Meaning): Result => {
    if (!('verb' in one)) return act(desk, one.word, withPronouns(desk, rest))
    const result = doVerb(desk, one.verb.name, withPronouns(desk, rest), command)
    // An action's name may begin with a verb: TAKE THE BODY.
    return (result.refused && byName(desk, words, true)) || result
  }
  if (others.length === 0) return run(meaning)
  const names = meanings.map((one) => ('verb' in one ? one.verb.name : one.word))
  desk.memory.unclear = { names: names.map((name) => [name]), runs: meanings.map((one) => () => run(one)) }
  return {
    said: [
      system(`Which "${first}": ${names.map((name, n) => `${n + 1} ${name.toUpperCase()}`).join(', ')}?`),
    ],
    refused: true,
    stop: 'it was not clear what you meant',
  }
}

/** Is this a verb or an action word, and not the beginning of one? */
const isWhole = (word: string, meanings: readonly Meaning[]): boolean =>
  exactVerb(word) !== undefined || meanings.some((one) => 'word' in one && one.word === word)

/** An action by its own name: DRIVE A NAIL, BANISH THE BRIDE; `whole` requires every word of the name. */
function byName(desk: Desk, words: readonly string[], whole = false): Result | null {
  const scene = desk.scene()
  if (!words.some((word) => word.length > 2) || isAnswering(scene)) return null
  const found = (scene.view.decision?.choices ?? []).filter((key) => {
    const { label, own } = choiceOf(scene, key)
    const isNamed = whole || OWN_VERBS.includes(verbOf(key))
    if (isNamed && !own) return false
    return (!whole || wordsOf(own!).every((word) => words.includes(word))) && allBegin(words, bare(label))
  })
  return takeOne(desk, found, words.join(' '))
}
const OWN_VERBS = ['move', 'go', 'attack', 'give', 'take', 'drop', 'pick-up', 'end']

function unknownVerb(desk: Desk, word: string, command: string): Result {
  const { memory } = desk
  const scene = desk.scene()
  const shown = word.slice(0, 24)
  memory.wrong = { command, word }
  const guess = nearest(word, knownWords(scene))
  if (guess) {
    memory.offered = command.toLowerCase().replace(word, guess)
    return refuses(system(`No verb "${shown}". Did you mean ${guess.toUpperCase()}?  (Enter = yes)`))
  }
  if (isAnswering(scene))
    return refusesBy(scene, 'L-EVENT-10', `No answer is called "${command.slice(0, 40)}"`)
  return refuses(notUnderstood(scene, `No verb "${shown}".`))
}

function withPronouns(desk: Desk, words: readonly string[]): string[] {
  const { memory } = desk
  if (isInName(desk.scene(), words)) return [...words]
  return words.flatMap((word) => {
    const name = THINGS.includes(word)
      ? (memory.thing ?? memory.person)
      : PEOPLE.includes(word)
        ? (memory.person ?? memory.thing)
        : null
    return name === null ? [word] : bare(name)
  })
}

const isPronoun = (word: string): boolean => THINGS.includes(word) || PEOPLE.includes(word)

/** WHISTLE THEM AWAY: the pronoun belongs to the name of an action, and means nobody. */
const isInName = (scene: Scene, words: readonly string[]): boolean =>
  words.some(isPronoun) &&
  !words.every(isPronoun) &&
  (scene.view.decision?.choices ?? []).some((key) => allBegin(words, wordsOf(choiceOf(scene, key).label)))
