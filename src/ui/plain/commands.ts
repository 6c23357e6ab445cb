/** One command understood and done: answers to an open decision, verbs, action words, and what was probably meant. */
import { nearest } from '../../catalog/nearest.ts'
import type { ChoiceKey } from '../../engine/ids.ts'
import { briefing } from '../prose/briefing.ts'
import { choiceOf, tileOfActor } from '../prose/choices.ts'
import { roomName } from '../prose/names.ts'
import { exits } from '../prose/place.ts'
import { fresh, type Said, system } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'
import { act, attack, goBy, type Hand, handle, legalFor, takeOne } from './acts.ts'
import { type Desk, type Result, refuses, says } from './desk.ts'
import { help } from './help.ts'
import { log, why } from './history.ts'
import { examine, examineAll, inventory, lookAt, me, who } from './look.ts'
import { type Noun, nounsFor } from './nouns.ts'
import { canDo, notUnderstood } from './refuse.ts'
import { legal } from './situation.ts'
import { exactVerb, knownWords, type Meaning, meaningsOf } from './verbs.ts'
import { doorsLeft, near, nearestUnopened, path, rooms, walkTo, where } from './ways.ts'
import { allBegin, bare, meant, wordsOf } from './words.ts'

const SYMBOLS = ['<', '>', '?', ':', '.']
const DIRECTIONS: Record<string, string> = { n: 'north', e: 'east', s: 'south', w: 'west' }
const THINGS = ['it', 'that']
const PEOPLE = ['him', 'her', 'them']

export function runCommand(desk: Desk, command: string): Result {
  const scene = desk.scene()
  const words = SYMBOLS.includes(command) ? [command] : wordsOf(command)
  const [first, ...rest] = words
  if (first === undefined) return refuses(notUnderstood(scene, 'There are no words in that.'))
  if (/^\d+$/.test(first) && rest.length === 0) return byNumber(desk, Number(first))
  const answers = isAnswering(scene) ? answersFor(scene, words) : { exact: [], partial: [] }
  if (answers.exact.length === 1) return desk.choose(answers.exact[0]!)
  const exact = exactVerb(first)
  if (exact?.free) return doVerb(desk, exact.name, withPronouns(desk, rest), command)
  const taken = takeOne(desk, answers.partial, 'answer')
  if (taken) return taken
  return doMeaning(desk, meaningsOf(first, scene.catalog), words, command)
}

const isAnswering = ({ view }: Scene): boolean =>
  view.decision !== null && view.decision.kind !== 'main' && view.decision.kind !== 'monster'

function byNumber(desk: Desk, number: number): Result {
  const scene = desk.scene()
  const keys = isAnswering(scene) ? scene.view.decision!.choices : desk.memory.numbered
  const key = keys?.[number - 1]
  if (key) return desk.choose(key, choiceOf(scene, key).label)
  const why = keys
    ? `There is no choice ${number} (L-CORE-17).`
    : `Nothing is numbered now: LEGAL numbers what you can do.`
  return refuses(notUnderstood(scene, why))
}

/** Choices called exactly so, and those that have all the words. */
function answersFor(scene: Scene, words: readonly string[]): { exact: ChoiceKey[]; partial: ChoiceKey[] } {
  const keys = scene.view.decision!.choices
  const asSides = words.map((word) => DIRECTIONS[word] ?? word)
  const namesOf = (key: ChoiceKey): string[] => {
    const { label, also = [] } = choiceOf(scene, key)
    return [label, ...also]
  }
  for (const tried of [words, asSides]) {
    const exact = keys.filter((key) =>
      namesOf(key).some((name) => wordsOf(name).join(' ') === tried.join(' ')),
    )
    if (exact.length > 0) return { exact, partial: exact }
  }
  return { exact: [], partial: meant(asSides, keys, namesOf) }
}

function doMeaning(desk: Desk, meanings: Meaning[], words: readonly string[], command: string): Result {
  const [first = '', ...rest] = words
  const [meaning, ...others] = meanings
  if (!meaning) return byName(desk, words) ?? unknownVerb(desk, first, command)
  const run = (one: Meaning): Result =>
    'verb' in one
      ? doVerb(desk, one.verb.name, withPronouns(desk, rest), command)
      : act(desk, one.word, withPronouns(desk, rest))
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

/** An action by its own name: DRIVE A NAIL, BANISH THE BRIDE. */
function byName(desk: Desk, words: readonly string[]): Result | null {
  const scene = desk.scene()
  if (!words.some((word) => word.length > 2) || isAnswering(scene)) return null
  const own = ['move', 'go', 'attack', 'give', 'take', 'drop', 'pick-up', 'end']
  const keys = (scene.view.decision?.choices ?? []).filter(
    (key) => !own.includes(key.split(':')[0]!) && allBegin(words, bare(choiceOf(scene, key).label)),
  )
  return takeOne(desk, keys, words.join(' '))
}

function unknownVerb(desk: Desk, word: string, command: string): Result {
  const { memory } = desk
  const scene = desk.scene()
  const shown = word.slice(0, 24)
  memory.wrong = { command, word }
  const guess = nearest(word, knownWords(scene.catalog))
  if (guess) {
    memory.offered = command.toLowerCase().replace(word, guess)
    return refuses(system(`No verb "${shown}". Did you mean ${guess.toUpperCase()}?  (Enter = yes)`))
  }
  const asking = isAnswering(scene)
    ? `Nothing to answer is called "${shown}" (L-EVENT-10).`
    : `No verb "${shown}".`
  return refuses(notUnderstood(scene, asking))
}

function withPronouns({ memory }: Desk, words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const name = THINGS.includes(word)
      ? (memory.thing ?? memory.person)
      : PEOPLE.includes(word)
        ? (memory.person ?? memory.thing)
        : null
    return name === null ? [word] : bare(name)
  })
}

/** Does something with the one thing meant; asks when there are several. */
function withNoun(
  desk: Desk,
  words: readonly string[],
  command: string,
  run: (noun: Noun) => Result,
  kinds?: readonly Noun['kind'][],
): Result {
  const scene = desk.scene()
  const [noun, ...others] = nounsFor(scene, words, kinds)
  const name = words.join(' ')
  if (!noun) return notFound(desk, words, command)
  const one = (which: Noun): Result => {
    remember(desk, which)
    return run(which)
  }
  if (others.length === 0) return one(noun)
  const all = [noun, ...others]
  desk.memory.unclear = {
    names: all.map(({ label, names }) => [label, ...names]),
    runs: all.map((which) => () => one(which)),
  }
  return says(system(`Which ${name}: ${all.map(({ label }, n) => `${n + 1} ${label}`).join(', ')}?`))
}

function remember({ memory }: Desk, { kind, names }: Noun): void {
  if (kind === 'person' || kind === 'monster') memory.person = names[0]!
  else memory.thing = names[0]!
}

/** L-REG-03: a room that exists but has not been found is named as such. */
function notFound(desk: Desk, words: readonly string[], command: string): Result {
  const scene = desk.scene()
  const name = words.join(' ')
  const hidden = meant(words, Object.values(scene.catalog.tiles), (tile) => [tile.name])
  const [tile] = hidden
  if (tile && hidden.length === 1)
    return refuses(system(`The ${tile.name} has not been found (L-REG-03). ${doorsLeft(scene)}`))
  desk.memory.wrong = { command, word: words.at(-1)! }
  const here = nounsFor(scene, ['here']).map(({ label }) => label)
  return refuses(
    system(
      `Nothing in sight is called "${name.slice(0, 40)}". OOPS and the right word mends it; WHO, ROOMS and I list names${here[0] ? `; you are in ${here[0]}` : ''}.`,
    ),
  )
}

type Do = (desk: Desk, words: string[], command: string) => Result
const tells =
  (said: (scene: Scene, desk: Desk) => Said[]): Do =>
  (desk) =>
    says(...said(desk.scene(), desk))
const by =
  (way: string): Do =>
  (desk) =>
    goBy(desk, way)
const hands =
  (hand: Hand): Do =>
  (desk, words) =>
    handle(desk, hand, words)
const deed =
  (word: string): Do =>
  (desk, words) => {
    const taken = takeOne(desk, legalFor(desk.scene(), word, words), word)
    return taken ?? desk.choose([word, ...words].join(':'), [word, ...words].join(' '))
  }

/** What the verbs do; those that belong to the line itself (again, oops, undo, quit) are the session's. */
const DEEDS: Record<string, Do> = {
  north: by('north'),
  south: by('south'),
  east: by('east'),
  west: by('west'),
  up: by('up'),
  down: by('down'),
  out: by('out'),
  in: by('in'),
  go,
  explore: (desk) => {
    const tile = nearestUnopened(desk.scene())
    if (tile === null)
      return refuses(
        system(
          `No unopened door is left that you can reach (L-DISC-18). ${canDo(desk.scene(), desk.scene().view.decision?.choices ?? [])}`,
        ),
      )
    if (tile === tileOfActor(desk.scene()))
      return says(system(`There is an unopened door here. ${exits(desk.scene(), tile)}`))
    return walkTo(desk, tile)
  },
  attack: (desk, words) => attack(desk, words),
  give: hands('give'),
  take: hands('take'),
  drop: hands('drop'),
  get: hands('get'),
  drag: deed('drag'),
  release: deed('release'),
  ignore: deed('ignore'),
  heed: deed('heed'),
  end: (desk) => desk.choose('end', 'end'),
  look: (desk, words, command) =>
    words.length > 0
      ? withNoun(
          desk,
          words.filter((word) => word !== 'at'),
          command,
          (noun) => says(...examine(desk.scene(), noun)),
        )
      : says(...lookAt(desk.scene())),
  examine: (desk, words, command) =>
    words.length === 0 || words[0] === 'all'
      ? says(...examineAll(desk.scene()))
      : withNoun(desk, words, command, (noun) => says(...examine(desk.scene(), noun))),
  inventory: tells(inventory),
  exits: tells((scene) => [fresh(exits(scene, tileOfActor(scene) ?? ''))]),
  me: tells(me),
  who: tells(who),
  where: (desk, words, command) =>
    words.length === 0
      ? says(...lookAt(desk.scene(), undefined, false))
      : withNoun(desk, words, command, (noun) => says(where(desk.scene(), noun))),
  path: (desk, words, command) =>
    withNoun(
      desk,
      words.filter((word) => word !== 'to'),
      command,
      (noun) => says(noun.tile ? path(desk.scene(), noun.tile) : where(desk.scene(), noun)),
    ),
  near: (desk, words) =>
    says(...near(desk.scene(), Math.min(99, Number(words.find((word) => /^\d+$/.test(word)) ?? 3)))),
  rooms: tells(rooms),
  unopened: tells((scene) => [fresh(doorsLeft(scene))]),
  legal: (desk) => {
    const scene = desk.scene()
    desk.memory.numbered = scene.view.decision?.choices ?? null
    return says(...legal(scene))
  },
  goal: tells(briefing),
  log: (desk, words) => says(...log(desk, words)),
  why: tells((_, desk) => why(desk)),
  save: tells((_, { table }) => [
    system(
      table.name
        ? `Every choice is saved as it is made, under ${table.name}.`
        : 'This game is not being saved.',
    ),
  ]),
  help: (desk, words) => says(...help(desk.scene(), words)),
}

function doVerb(desk: Desk, verb: string, words: string[], command: string): Result {
  return DEEDS[verb]!(desk, words, command)
}

/** A direction, an unopened door, or a room however far. */
function go(desk: Desk, words: string[], command: string): Result {
  const scene = desk.scene()
  const telling = words.filter((word) => !['to', 'into', 'door', 'through'].includes(word))
  const [first] = telling
  if (first === undefined)
    return refuses(
      notUnderstood(scene, 'GO where? A direction, or the name of a room that has been found (L-REG-03).'),
    )
  const direction = exactVerb(first)?.name
  if (
    telling.length === 1 &&
    direction &&
    ['north', 'south', 'east', 'west', 'up', 'down', 'out', 'in'].includes(direction)
  )
    return goBy(desk, direction)
  return withNoun(
    desk,
    telling,
    command,
    (noun) => {
      if (noun.tile === null)
        return refuses(notUnderstood(desk.scene(), `${noun.label} is not a place (L-REG-03).`))
      const linked = legalFor(desk.scene(), 'go', bare(roomName(desk.scene(), noun.tile)))
      return linked.length === 1 && linked[0] === `go:${noun.tile}`
        ? desk.choose(linked[0])
        : walkTo(desk, noun.tile)
    },
    ['room', 'person', 'monster', 'token', 'card', 'object'],
  )
}
