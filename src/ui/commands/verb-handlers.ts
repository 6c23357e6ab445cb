/** The handler of every verb; `CommandLine` handles again, oops, undo and quit itself. */
import { nearest } from '../../catalog/nearest.ts'
import { keys, readKey } from '../../engine/keys.ts'
import type { RecordTopic } from '../../table/campaign-record.ts'
import { briefing } from '../prose/briefing.ts'
import { tileOfActor } from '../prose/choices.ts'
import { printable } from '../prose/clean.ts'
import { companionsLine } from '../prose/companions.ts'
import { digest } from '../prose/digest.ts'
import { roomName } from '../prose/names.ts'
import { exits } from '../prose/place.ts'
import { fresh, type Said, system } from '../prose/said.ts'
import { type Scene, viewerOf } from '../prose/scene.ts'
import { attack, goBy, type Hand, handle, legalFor, takeOne } from './acts.ts'
import { type Desk, type Result, refuses, says } from './desk.ts'
import { help } from './help.ts'
import { log, why } from './history.ts'
import { type Company, examine, examineAll, inventory, lookAt, me, who } from './look.ts'
import { type Noun, nounsFor, nounsOf } from './nouns.ts'
import { odds } from './odds.ts'
import { refusesBy } from './refuse.ts'
import { askRules } from './rulebook.ts'
import { legal } from './situation.ts'
import { exactVerb } from './verbs.ts'
import { doorsLeft, near, nearestUnopened, path, rooms, walkTo, where } from './ways.ts'
import { allWhys, setWhys, whyOf } from './whys.ts'
import { bare, meant } from './words.ts'

/** Runs a command on the noun that was typed; asks which if there are several. */
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

/** "1 (2 Lime you carry)": brackets keep a leading number apart from the number of the choice. */
const numbered = (label: string): string => (/^\d/.test(label) ? `(${label})` : label)

function remember({ memory }: Desk, { kind, names }: Noun): void {
  if (kind === 'person' || kind === 'monster') memory.person = names[0]!
  else memory.thing = names[0]!
}

/** L-REG-03: a room that exists but has not been found is named as such. */
function notFound(desk: Desk, words: readonly string[], command: string): Result {
  const scene = desk.scene()
  const name = words.join(' ')
  const tiles = scene.view.pieces.tiles.map((id) => scene.catalog.tiles[id]!)
  const hidden = meant(words, tiles, (tile) => [tile.name])
  const [tile] = hidden
  if (tile && hidden.length === 1)
    return refusesBy(scene, 'L-REG-03', `The ${tile.name} has not been found`, doorsLeft(scene))
  desk.memory.wrong = { command, word: words.at(-1)! }
  const here = nounsFor(scene, ['here']).map(({ label }) => label)
  return refuses(
    system(
      `Nothing in sight is called "${name.slice(0, 40)}".${likely(scene, name)} OOPS and the right word corrects it; WHO, ROOMS and I list names${here[0] ? `; you are in ${here[0]}` : ''}.`,
    ),
  )
}

/** " Did you mean Ned?", if a name in sight is almost the same. */
function likely(scene: Scene, name: string): string {
  const names = new Map(nounsOf(scene).flatMap((noun) => noun.names.map((one) => [one.toLowerCase(), one])))
  const found = nearest(name.toLowerCase(), [...names.keys()])
  return found === undefined ? '' : ` Did you mean ${names.get(found)!}?`
}

const forOne = (said: Said[], isOwn: boolean): Result => ({ said, ...(isOwn && { alone: true }) })

/** Does the page contain secrets of this side (L-INFO-03, L-HID-01)? */
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
      : says(system('No computer player has a plan that you may know.'))
  }
  // The map shows people by the number of their seat.
  const seat = asked.length === 1 ? Number(asked[0]) - 1 : Number.NaN
  if (desk.table.seats[seat]) return whyOf(desk, seat)
  const scene = desk.scene()
  const seatOf = ({ id }: Noun) => scene.view.explorers.findIndex((explorer) => explorer.id === id)
  // WHY DID NED GO THERE: words after the name are ignored.
  const isName = (_: string, n: number) => nounsFor(scene, asked.slice(0, n + 1), ['person']).length > 0
  const name = asked.slice(0, asked.findLastIndex(isName) + 1)
  const one = (noun: Noun) => whyOf(desk, seatOf(noun))
  return withNoun(desk, name.length > 0 ? name : asked, command, one, ['person'])
}
const ASKING = ['did', 'does', 'do', 'is', 'has', 'doing', 'not', 'so']
const EVERYBODY = ['all', 'everybody', 'everyone']

function hush({ memory }: Desk, [word]: string[]): Result {
  memory.hush = word !== 'off'
  return says(
    system(
      memory.hush
        ? 'Your companions keep quiet. HUSH OFF lets them speak again.'
        : 'Your companions speak again at telling moments. HUSH silences them.',
    ),
  )
}

function hints({ memory }: Desk, [word]: string[]): Result {
  if (word === 'on' || word === 'off') memory.hints = word === 'on'
  const [now, other] = memory.hints ? ['on', 'off'] : ['off', 'on']
  return says(
    system(`Hints are ${now}; only a first game has them. HINTS ${other.toUpperCase()} changes it.`),
  )
}

function ids({ memory }: Desk, [word]: string[]): Result {
  if (word === 'on' || word === 'off') memory.ids = word === 'on'
  const [now, other] = memory.ids ? ['on', 'OFF'] : ['off', 'ON']
  return says(
    system(`Rule IDs after sentences are ${now}; WHY and RULES always name them. IDS ${other} changes it.`),
  )
}

/** SETTINGS lists them; SETTINGS IDS ON changes one and keeps it. */
function settings(desk: Desk, words: string[]): Result {
  const [name = '', ...rest] = words
  const set = name === 'hints' ? hints : name === 'ids' ? ids : name === 'whys' ? setWhys : null
  if (words.length > 0 && !set)
    return refuses(system('SETTINGS takes HINTS, IDS or WHYS and a value; alone, it lists them.'))
  const result = set?.(desk, rest)
  if (result?.refused) return result
  const { memory } = desk
  const kept = { hints: memory.hints, ids: memory.ids, whys: memory.whys }
  const fault = result ? (desk.keepSettings?.(kept) ?? null) : null
  const list = `Settings: hints ${onOff(memory.hints)}, ids ${onOff(memory.ids)}, whys ${memory.whys}. SETTINGS IDS ON changes one.`
  return says(...(result?.said ?? [system(list)]), ...(fault === null ? [] : [system(fault)]))
}
const onOff = (is: boolean): string => (is ? 'on' : 'off')

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
    return taken ?? desk.choose(keys.act(word, words.join(' ')), [word, ...words].join(' '))
  }

/** The record of the campaign, with what this game has changed so far. */
const ofCampaign = (topic: RecordTopic): Do =>
  tells(({ view }, { table }) =>
    table.campaign
      ? table.campaign[topic](view.legacy?.changes ?? []).map((line) => system(printable(line)))
      : [system(`This game is no part of a campaign: ${topic.toUpperCase()} has nothing to tell.`)],
  )

/** Plain text has no screen settings. */
const onScreen = (): Said[] => [
  system('That setting works only in full-screen mode. In plain text, ROOMS lists the house.'),
]

const VERB_HANDLERS: Record<string, Do> = {
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
      return refusesBy(desk.scene(), 'L-DISC-18', 'No unopened door is left that you can reach')
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
  unmask: (desk) => desk.choose('show', 'unmask'),
  end: (desk) => desk.choose('end', 'end'),
  look: (desk, words, command) =>
    words.length > 0
      ? withNoun(
          desk,
          words.filter((word) => word !== 'at'),
          command,
          (noun) => says(...examine(desk.scene(), noun, companyOf(desk))),
        )
      : says(...lookAt(desk.scene())),
  examine: (desk, words, command) =>
    words.length === 0 || words[0] === 'all'
      ? says(...examineAll(desk.scene()))
      : withNoun(desk, words, command, (noun) => says(...examine(desk.scene(), noun, companyOf(desk)))),
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
  chronicle: ofCampaign('chronicle'),
  family: ofCampaign('family'),
  house: (desk, words, command) =>
    desk.table.campaign ? ofCampaign('house')(desk, words, command) : says(...rooms(desk.scene())),
  ledger: ofCampaign('ledger'),
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
  hush,
  ids,
  settings,
  since: tells((scene, { table }) =>
    digest(
      table.told.map(({ happening }) => happening),
      scene,
    ),
  ),
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
  const deed = VERB_HANDLERS[verb]
  if (deed) return deed(desk, words, command)
  // Verbs that the command line handles must be typed in full: QUIT on a typo would be too much.
  desk.memory.offered = verb
  return refuses(system(`Did you mean ${verb.toUpperCase()}?  (Enter = yes)`))
}

/** A room one step off by stairs or passage has just this name, so GO means it even if it is called U. */
const isLinkedRoom = (scene: Scene, name: string): boolean =>
  legalFor(scene, 'go', [name]).some(
    (key) => bare(roomName(scene, readKey(key, 'go').tile)).join(' ') === name,
  )

/** GO: a direction, a door, or a room at any distance. */
function go(desk: Desk, words: string[], command: string): Result {
  const scene = desk.scene()
  const telling = words.filter((word) => !['to', 'into', 'door', 'through'].includes(word))
  const [first] = telling
  if (first === undefined)
    return refusesBy(scene, 'L-REG-03', 'GO where? A direction, or the name of a room that has been found')
  const direction = exactVerb(first)?.name
  if (
    telling.length === 1 &&
    direction &&
    !isLinkedRoom(scene, first) &&
    ['north', 'south', 'east', 'west', 'up', 'down', 'out', 'in'].includes(direction)
  )
    return goBy(desk, direction)
  return withNoun(
    desk,
    telling,
    command,
    (noun) => {
      if (noun.tile === null) return refusesBy(desk.scene(), 'L-REG-03', `${noun.label} is not a place`)
      const linked = legalFor(desk.scene(), 'go', bare(roomName(desk.scene(), noun.tile)))
      return linked.length === 1 && linked[0] === keys.go(noun.tile)
        ? desk.choose(linked[0])
        : walkTo(desk, noun.tile)
    },
    ['room', 'person', 'monster', 'token', 'card', 'object'],
  )
}

const companyOf =
  ({ table }: Desk): Company =>
  (seat) => {
    const { by, temper = 'even' } = table.seats[seat]!
    return by === 'person' ? null : temper
  }
