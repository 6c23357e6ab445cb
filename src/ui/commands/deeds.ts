/** What the verbs do; those that belong to the line itself (again, oops, undo, quit) are the session's. */
import { nearest } from '../../catalog/nearest.ts'
import { briefing } from '../prose/briefing.ts'
import { tileOfActor } from '../prose/choices.ts'
import { companionsLine } from '../prose/companions.ts'
import { roomName } from '../prose/names.ts'
import { exits } from '../prose/place.ts'
import { fresh, type Said, system } from '../prose/said.ts'
import { type Scene, viewerOf } from '../prose/scene.ts'
import { attack, goBy, type Hand, handle, legalFor, takeOne } from './acts.ts'
import { type Desk, type Result, refuses, says } from './desk.ts'
import { help } from './help.ts'
import { log, why } from './history.ts'
import { examine, examineAll, inventory, lookAt, me, who } from './look.ts'
import { type Noun, nounsFor, nounsOf } from './nouns.ts'
import { odds } from './odds.ts'
import { canDo, notUnderstood } from './refuse.ts'
import { askRules } from './rulebook.ts'
import { legal } from './situation.ts'
import { exactVerb } from './verbs.ts'
import { doorsLeft, near, nearestUnopened, path, rooms, walkTo, where } from './ways.ts'
import { allWhys, setWhys, whyOf } from './whys.ts'
import { bare, meant } from './words.ts'

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
  return says(
    system(`Which ${name}: ${all.map(({ label }, n) => `${n + 1} ${numbered(label)}`).join(', ')}?`),
  )
}

/** "1 (2 Lime you carry)": a number beside its number would be read as one. */
const numbered = (label: string): string => (/^\d/.test(label) ? `(${label})` : label)

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
      `Nothing in sight is called "${name.slice(0, 40)}".${likely(scene, name)} OOPS and the right word mends it; WHO, ROOMS and I list names${here[0] ? `; you are in ${here[0]}` : ''}.`,
    ),
  )
}

/** " Did you mean Ned?", where some name in sight is all but the same. */
function likely(scene: Scene, name: string): string {
  const names = new Map(nounsOf(scene).flatMap((noun) => noun.names.map((one) => [one.toLowerCase(), one])))
  const found = nearest(name.toLowerCase(), [...names.keys()])
  return found === undefined ? '' : ` Did you mean ${names.get(found)!}?`
}

const forOne = (said: Said[], isOwn: boolean): Result => ({ said, ...(isOwn && { alone: true }) })

/** Does the page tell more than the others at the table may read (L-INFO-03, L-HID-01)? */
function isOwnPage(scene: Scene): boolean {
  const viewer = viewerOf(scene)
  return scene.haunt !== null && (scene.haunt.books === 'both' || viewer?.team !== viewer?.shown)
}

function explain(desk: Desk): Result {
  const { said, isOwn } = why(desk)
  return forOne(said, isOwn)
}

/** WHY alone, WHY NED, WHY ALL. */
function asksWhy(desk: Desk, words: string[], command: string): Result {
  const asked = words.filter((word) => !ASKING.includes(word))
  if (asked.length === 0) {
    const rules = explain(desk)
    const others = desk.memory.refusal ? says() : allWhys(desk)
    return forOne([...rules.said, ...others.said], (rules.alone ?? others.alone) === true)
  }
  if (asked.length === 1 && EVERYBODY.includes(asked[0]!)) {
    const { said, alone } = allWhys(desk)
    return said.length > 0
      ? forOne(said, alone === true)
      : says(system('Nobody has anything to say for themselves that you may hear.'))
  }
  // On the map people are the numbers of their seats.
  const seat = asked.length === 1 ? Number(asked[0]) - 1 : Number.NaN
  if (desk.table.seats[seat]) return whyOf(desk, seat)
  const scene = desk.scene()
  const seatOf = ({ id }: Noun) => scene.view.explorers.findIndex((explorer) => explorer.id === id)
  // WHY DID NED GO THERE: what follows the name asks nothing more.
  const isName = (_: string, n: number) => nounsFor(scene, asked.slice(0, n + 1), ['person']).length > 0
  const name = asked.slice(0, asked.findLastIndex(isName) + 1)
  const one = (noun: Noun) => whyOf(desk, seatOf(noun))
  return withNoun(desk, name.length > 0 ? name : asked, command, one, ['person'])
}
const ASKING = ['did', 'does', 'do', 'is', 'has', 'doing', 'not', 'so']
const EVERYBODY = ['all', 'everybody', 'everyone']

function hints({ memory }: Desk, [word]: string[]): Result {
  if (word === 'on' || word === 'off') memory.hints = word === 'on'
  const [now, other] = memory.hints ? ['on', 'off'] : ['off', 'on']
  return says(
    system(`Hints are ${now}; they come in a first game only. HINTS ${other.toUpperCase()} changes it.`),
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

/** What means the screen is nothing to plain text, which is as it should be already. */
const onScreen = (): Said[] => [
  system(
    'That sets the full screen. In plain text nothing moves, nothing is drawn, and ROOMS lists the house.',
  ),
]

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
  who: tells((scene, { table }) => {
    const companions = companionsLine(table.seats)
    return [...who(scene), ...(companions === null ? [] : [system(companions)])]
  }),
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
  goal: (desk) => forOne(briefing(desk.scene()), isOwnPage(desk.scene())),
  odds: (desk, _, command) => odds(desk, command),
  log: (desk, words) => {
    const { said, isOwn } = log(desk, words)
    return forOne(said, isOwn)
  },
  why: asksWhy,
  whys: setWhys,
  rules: (desk, words, command) =>
    words.length === 1 && words[0] === 'why' ? explain(desk) : askRules(desk, words, command),
  hints,
  save: tells((_, { table }) => [
    system(
      table.name
        ? `Every choice is saved as it is made, under ${table.name}.`
        : 'This game is not being saved.',
    ),
  ]),
  fast: tells(onScreen),
  motion: tells(onScreen),
  theme: tells(onScreen),
  zoom: tells(onScreen),
  keys: tells(onScreen),
  ascii: tells(onScreen),
  help: (desk, words) => says(...help(desk.scene(), words)),
}

export function doVerb(desk: Desk, verb: string, words: string[], command: string): Result {
  const deed = DEEDS[verb]
  if (deed) return deed(desk, words, command)
  // What belongs to the line is too much to do for the first letters of a word.
  desk.memory.offered = verb
  return refuses(system(`Did you mean ${verb.toUpperCase()}?  (Enter = yes)`))
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
