/**
 * A table in the middle of a game, drawn by hand: the house in ASCII, people by name, cards and tiles in
 * the shape of the content files, the dice given. Dice left over at the end fail the test.
 */
import { onTestFinished } from 'vitest'
import { stringify } from 'yaml'
import { loadCatalog } from '../../src/catalog/load.ts'
import { packOf, type SourceFile } from '../../src/catalog/read.ts'
import { rulesetOf } from '../../src/engine/editions/index.ts'
import { advance, legalChoices, nextSeat, playOf, type Refusal, type State } from '../../src/engine/game.ts'
import type { Happening, HappeningKind, HappeningOf } from '../../src/engine/happenings.ts'
import { type CardKind, type Region, SIDES, type Side, TRAITS, type Trait } from '../../src/engine/ids.ts'
import { brokenInvariants } from '../../src/engine/invariants.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import { startCounters } from '../../src/engine/rules/counters.ts'
import { allObjects } from '../../src/engine/rules/objects.ts'
import { hauntOrder } from '../../src/engine/rules/order.ts'
import { run } from '../../src/engine/rules/run.ts'
import { freshTurn } from '../../src/engine/rules/turn.ts'
import { emptyState } from '../../src/engine/setup.ts'
import { remove } from '../../src/engine/state/characters.ts'
import { placeTile, tileOf } from '../../src/engine/state/house.ts'
import type { Explorer, Monster, PlacedTile } from '../../src/engine/state/state.ts'

/** In seat order. Their ladders are all 2 3 3 4 4 5 5 6, starting on the fourth step, so every trait shows 4. */
export const PEOPLE = ['alice', 'bob', 'cora', 'dan', 'eve'] as const
export type Person = (typeof PEOPLE)[number]
export const LADDER = [2, 3, 3, 4, 4, 5, 5, 6]
export const START = 4

type Yaml = Record<string, unknown>

export interface PersonInScene {
  at: string
  cards?: string[]
  used?: string[]
  kept?: string[]
  objects?: string[]
  /** Marker steps where they are not on the start. */
  steps?: Partial<Record<Trait, number>>
  team?: 'heroes' | 'traitor'
  dead?: boolean
  /** Whose body it is; their own unless told. */
  body?: Person
  age?: number
  calling?: Explorer['calling']
  ancestors?: number
  heirloomsLeft?: number
}

export interface Scene {
  /**
   * `[A]-[B]` joins two tiles; `[A]-` leaves an open doorway; `|` under a tile leads south. One drawing is the
   * ground floor; a record draws several regions. Letters are tile ids in lower case.
   */
  house: string | Partial<Record<Region, string>>
  /** Plays with the shipped definitions as well. */
  content?: boolean
  /** Letters of the drawing that stand for shipped tiles; everywhere else those go by their ids. */
  named?: Record<string, string>
  /** More about drawn tiles and the ones in the stack, as in a tile file; `doors` of drawn tiles come from the drawing. */
  tiles?: Record<string, Yaml>
  items?: Record<string, Yaml>
  omens?: Record<string, Yaml>
  events?: Record<string, Yaml>
  /**
   * A haunt as in its file; number 99 unless told; of the shipped ones the number is enough. With it the phase
   * is the haunt unless `phase` says otherwise.
   */
  haunt?: Yaml | number
  haunts?: Yaml[]
  chart?: Record<string, Record<string, number>>
  people: Partial<Record<Person, string | PersonInScene>>
  /** Whose turn it is; the first of the people unless told. */
  turn?: Person
  moves?: number
  phase?: State['phase']
  round?: number
  mode?: 'free' | 'campaign'
  /** The haunt to begin whatever the chart says. */
  forced?: number
  askGains?: boolean
  /** Tile letters to find, top first. */
  stack?: string[]
  /** Cards, top first; whatever is not named anywhere lies below in the order of the files. */
  decks?: Partial<Record<CardKind, string[]>>
  piles?: Record<string, string[]>
  tokens?: Record<string, string[]>
  ghosts?: Record<string, number>
  objectsOn?: Record<string, string[]>
  heirlooms?: Record<string, Person>
  monsters?: { kind: string; at: string; stunned?: boolean; objects?: string[]; cards?: string[] }[]
  ongoing?: Record<string, string>
  secrets?: Record<string, { value: Person; knownTo?: Person[]; shown?: boolean }>
  tracks?: Record<string, number>
  counters?: Record<string, Partial<Record<Person, number>>>
  revealer?: Person
  /** Dice in the order they fall; all must be used. */
  rolls?: number[]
  /** Draws of the haunt stream (ties, secrets), given in advance. */
  chances?: number[]
  /** Lets a turn end by itself when nothing is left to do (L-TURN-05); otherwise one can always WAIT. */
  mayEnd?: boolean
  /** Leaves the turn to begin by itself instead of putting `turn` in the middle of one. */
  begin?: boolean
}

export interface SceneTable {
  catalog: Catalog
  state: State
  /** What came of the last choice, and of all of them. */
  happenings: Happening[]
  all: Happening[]
  /** Chooses for whoever is asked. */
  choose(...keys: string[]): SceneTable
  /** The refusal of a key that must not be legal. */
  refuse(key: string, seat?: number): Refusal
  /** Legal keys of whoever is asked. */
  legal(): readonly string[]
  /** Who is asked, and what kind of question it is. */
  asked(): { who: string; kind: string } | null
  person(name: Person): Explorer
  tile(letter: string): PlacedTile
  monster(id: string): Monster
  value(name: Person, trait: Trait): number
  told<K extends HappeningKind>(kind: K): HappeningOf<K>[]
}

export async function scene(want: Scene): Promise<SceneTable> {
  const drawings = typeof want.house === 'string' ? { ground: want.house } : want.house
  const drawn = Object.entries(drawings).flatMap(([region, drawing]) =>
    drawnTiles(region as Region, drawing, want.named),
  )
  const inline = await packOf(filesOf(want, drawn), { unchecked: true })
  const catalog = want.content ? withShipped(inline, await loadCatalog(), drawn) : inline
  const state = layOut(catalog, want, drawn)
  const play = playOf(catalog, state)
  run(play)
  const table = tableOf(catalog, state, play.out)
  onTestFinished(() => {
    for (const [name, stream] of Object.entries(state.rng)) {
      if ('given' in stream && stream.given.length > 0)
        throw new Error(`${name} left over: ${stream.given.join(' ')}`)
    }
  })
  return table
}

interface Drawn {
  id: string
  region: Region
  x: number
  y: number
  doors: string[]
}

/** Reads `[A]` cells four columns and two rows apart and the links between and around them. */
function drawnTiles(region: Region, drawing: string, named: Scene['named'] = {}): Drawn[] {
  const lines = drawing.split('\n')
  const at = (row: number, column: number): string => lines[row]?.[column] ?? ' '
  const tiles: Drawn[] = []
  lines.forEach((line, row) => {
    for (const match of line.matchAll(/\[([A-Za-z])\]/g)) {
      const column = match.index
      const links = {
        north: at(row - 1, column + 1),
        east: at(row, column + 3),
        south: at(row + 1, column + 1),
        west: at(row, column - 1),
      }
      const doors = SIDES.filter((side) => links[side] === '-' || links[side] === '|')
      tiles.push({
        id: named[match[1]!] ?? match[1]!.toLowerCase(),
        region,
        x: Math.round(column / 4),
        y: Math.round(row / 2),
        doors,
      })
    }
  })
  return tiles
}

const letterOf = (name: string): string => (name.length === 1 ? name.toLowerCase() : name)

/** The shipped definitions under those of the scene; drawn tiles lie as drawn, and no others begin in the house. */
function withShipped(inline: Catalog, shipped: Catalog, drawn: Drawn[]): Catalog {
  const tiles: Catalog['tiles'] = {}
  for (const { start: _, ...def } of Object.values(shipped.tiles)) {
    const place = drawn.find(({ id }) => id === def.id)
    tiles[def.id] = place
      ? { ...def, doors: place.doors as Side[], start: startOf(place, drawn), blocked: [] }
      : def
  }
  return {
    ...inline,
    tiles: { ...tiles, ...inline.tiles },
    cards: { ...shipped.cards, ...inline.cards },
    families: { ...shipped.families, ...inline.families },
    haunts: { ...shipped.haunts, ...inline.haunts },
    chart: { ...shipped.chart, ...inline.chart },
  }
}

/** The first tile drawn in a region is its landing, the very first one the tile to begin on. */
const startOf = (place: Drawn, drawn: Drawn[]) => ({
  region: place.region,
  x: place.x,
  y: place.y,
  landing: drawn.find(({ region }) => region === place.region) === place,
  begin: drawn[0] === place,
})

function filesOf(want: Scene, drawn: Drawn[]): SourceFile[] {
  const files: SourceFile[] = []
  const add = (path: string, body: Yaml) =>
    files.push({ path: `legacy/${path}.yaml`, text: stringify(body, { aliasDuplicateObjects: false }) })
  const ladder = { steps: LADDER, start: START }
  for (const name of PEOPLE) {
    const ladders = Object.fromEntries(TRAITS.map((trait) => [trait, ladder]))
    add(`families/${name}`, {
      name: name[0]!.toUpperCase() + name.slice(1),
      place: 'the test bench',
      motto: 'Again.',
      ladders,
    })
  }
  const letters = new Set(
    [
      ...drawn.map(({ id }) => id),
      ...Object.keys(want.tiles ?? {}).map(letterOf),
      ...(want.stack ?? []).map(letterOf),
    ].filter((id) => !want.content || id.length === 1),
  )
  let refs = 0
  for (const id of letters) {
    const place = drawn.find((tile) => tile.id === id)
    const more = Object.entries(want.tiles ?? {}).find(([name]) => letterOf(name) === id)?.[1] ?? {}
    const start = place && startOf(place, drawn)
    const doors = place ? { doors: place.doors } : { doors: ['north', 'east', 'south', 'west'] }
    const name = id.toUpperCase()
    add(`tiles/${id}`, {
      ref: `T${++refs}`,
      name,
      short: name,
      code: `${name}--`.slice(0, 3),
      regions: [place?.region ?? 'ground'],
      ...(start ? { start } : {}),
      ...doors,
      ...more,
      // Something to do everywhere, so that no turn ends by itself under the test.
      actions: [
        ...((more.actions as Yaml[] | undefined) ?? []),
        ...(want.mayEnd ? [] : [{ word: 'wait', do: [] }]),
      ],
    })
  }
  for (const kind of ['items', 'omens', 'events'] as const) {
    for (const [id, body] of Object.entries(want[kind] ?? {})) {
      const regions = kind === 'omens' ? {} : { regions: ['outside', 'basement', 'ground', 'upper'] }
      const bare = kind === 'events' ? { do: [] } : {}
      add(`${kind}/${id}`, {
        ref: `${++refs}`,
        name: id[0]!.toUpperCase() + id.slice(1),
        flavour: 'A test.',
        ...regions,
        ...bare,
        ...body,
      })
    }
  }
  for (const haunt of [...(typeof want.haunt === 'object' ? [want.haunt] : []), ...(want.haunts ?? [])])
    add(`haunts/${haunt.number ?? 99}-test`, { ...bareHaunt(), ...haunt })
  if (want.chart) add('chart', want.chart)
  return files
}

const bareHaunt = (): Yaml => ({
  number: 99,
  name: 'The Test',
  team: { kind: 'known', traitor: { revealer: true } },
  premise: 'Something is being tried.',
  truths: { heroes: ['It can be passed.'], traitor: ['It can be failed.'] },
  wins: { heroes: 'Pass.', traitor: 'Fail them.' },
  ai: { heroes: 'Try.', traitor: 'Try harder.' },
  endings: { heroes: 'Passed.', traitor: 'Failed.' },
})

function layOut(catalog: Catalog, want: Scene, drawn: Drawn[]): State {
  const names = PEOPLE.filter((name) => want.people[name] !== undefined)
  const options = {
    mode: want.mode ?? 'free',
    haunt: want.forced ?? null,
    askGains: want.askGains ?? false,
  } as const
  const state = emptyState(catalog, rulesetOf('legacy'), 'scene', options)
  const play = playOf(catalog, state)
  for (const { id, region, x, y } of drawn) placeTile(play, id, region, x, y, 0)
  state.stack = [...(want.stack ?? []).map(letterOf)]
  names.forEach((name, seat) => {
    state.explorers.push(explorerFor(name, seat, want))
  })
  for (const [letter, pile] of Object.entries(want.piles ?? {}))
    tileOf(state, letterOf(letter)).pile.push(...pile)
  for (const [letter, tokens] of Object.entries(want.tokens ?? {}))
    tileOf(state, letterOf(letter)).tokens.push(...tokens)
  for (const [letter, objects] of Object.entries(want.objectsOn ?? {}))
    tileOf(state, letterOf(letter)).objects.push(...objects)
  for (const [letter, ghosts] of Object.entries(want.ghosts ?? {}))
    tileOf(state, letterOf(letter)).ghosts = ghosts
  for (const [card, letter] of Object.entries(want.ongoing ?? {}))
    state.ongoing.push({ card, tile: letterOf(letter) })
  for (const [card, family] of Object.entries(want.heirlooms ?? {}))
    state.marks[card] = { ticks: 0, heirloom: family, name: null }
  dealDecks(catalog, state, want)
  state.order = names
  state.round = want.round ?? 1
  if (want.haunt !== undefined && want.phase !== 'explore') layHaunt(catalog, state, want)
  const turn = want.turn ?? names[0]!
  state.slot = state.order.indexOf(turn) - (want.begin ? 1 : 0)
  state.frames = [{ rule: 'game', step: 0, answer: null, result: 0, with: {} }]
  if (!want.begin) {
    const moves = want.moves ?? START
    // Moves that are gone were spent, so the guaranteed step of the turn (L-MOVE-11) is too.
    state.turn = { ...freshTurn(turn), moves, onStart: moves > 0 }
    state.frames.push({ rule: 'turn', step: 1, answer: null, result: 0, with: { who: turn } })
  }
  if (want.rolls) state.rng.dice = { given: [...want.rolls] }
  if (want.chances) state.rng.haunt = { given: [...want.chances] }
  return state
}

function explorerFor(name: Person, seat: number, want: Scene): Explorer {
  const given = want.people[name]!
  const about: PersonInScene = typeof given === 'string' ? { at: given } : given
  const steps = { speed: START, might: START, sanity: START, knowledge: START, ...about.steps }
  return {
    id: name,
    seat,
    family: name,
    name: name[0]!.toUpperCase() + name.slice(1),
    age: about.age ?? 30 + seat,
    calling: about.calling ?? null,
    body: about.body ?? name,
    tile: letterOf(about.at),
    steps,
    cards: [...(about.cards ?? []), ...(about.used ?? [])],
    used: [...(about.used ?? [])],
    kept: [...(about.kept ?? [])],
    objects: [...(about.objects ?? [])],
    dead: about.dead ?? false,
    borneBy: null,
    team: about.team ?? null,
    shown: about.team ?? null,
    ignores: [],
    heirlooms: { left: about.heirloomsLeft ?? 9, made: 0, declined: [] },
    ancestors: about.ancestors ?? 0,
  }
}

function dealDecks(catalog: Catalog, state: State, want: Scene): void {
  const out = new Set([
    ...state.explorers.flatMap(({ cards, kept }) => [...cards, ...kept]),
    ...state.house.flatMap(({ pile }) => pile),
    ...state.ongoing.map(({ card }) => card),
    ...(want.monsters ?? []).flatMap(({ cards }) => cards ?? []),
  ])
  for (const kind of ['item', 'omen', 'event'] as const) {
    const named = want.decks?.[kind] ?? []
    const rest = Object.values(catalog.cards).filter(
      (card) => card.kind === kind && !out.has(card.id) && !named.includes(card.id),
    )
    state.decks[kind] = [...named, ...rest.map(({ id }) => id)]
  }
}

function layHaunt(catalog: Catalog, state: State, want: Scene): void {
  const number = typeof want.haunt === 'number' ? want.haunt : Number(want.haunt!.number ?? 99)
  const def = catalog.haunts[number]!
  const held = [
    ...state.explorers.flatMap(({ objects }) => objects),
    ...state.house.flatMap(({ objects }) => objects),
    ...(want.monsters ?? []).flatMap(({ objects }) => objects ?? []),
  ]
  state.phase = want.phase ?? 'haunt'
  const kind = def.team.kind
  state.explorers.forEach((explorer) => {
    explorer.team ??= kind === 'all-traitors' ? 'traitor' : 'heroes'
    explorer.shown = kind === 'hidden' || kind === 'unknown' || kind === 'everyone' ? null : explorer.team
  })
  const tracks = Object.fromEntries(
    def.tracks.map(({ id, start }) => [id, typeof start === 'number' ? start : 0]),
  )
  state.haunt = {
    number,
    revealer: want.revealer ?? state.explorers[0]!.id,
    omen: null,
    tile: state.explorers[0]!.tile,
    tracks: { ...tracks, ...want.tracks },
    counters: {},
    aside: [],
    secrets: {},
    notes: {},
    disclosed: [],
    speeds: {},
  }
  state.haunt.counters = startCounters(playOf(catalog, state), def)
  for (const [id, numbers] of Object.entries(want.counters ?? {}))
    Object.assign(state.haunt.counters[id]!, numbers)
  state.haunt.aside = allObjects(playOf(catalog, state), def)
  for (const object of held) remove(state.haunt.aside, object)
  for (const [id, { value, knownTo, shown }] of Object.entries(want.secrets ?? {})) {
    state.haunt.secrets[id] = {
      value,
      among: state.explorers.map((explorer) => explorer.id),
      knownTo: knownTo ?? [],
      shown: shown ?? false,
    }
  }
  const sizeOf = (kind: string) => def.monsters.find(({ id }) => id === kind)!.size
  for (const { kind: monster, at, stunned, objects, cards } of want.monsters ?? []) {
    const size = sizeOf(monster)
    const n = 1 + state.monsters.filter((other) => sizeOf(other.kind) === size).length
    state.monsters.push({
      id: `${monster}-${n}`,
      kind: monster,
      number: n,
      tile: letterOf(at),
      stunned: stunned ?? false,
      objects: [...(objects ?? [])],
      cards: [...(cards ?? [])],
      barred: false,
    })
  }
  state.order = hauntOrder(playOf(catalog, state))
}

function tableOf(catalog: Catalog, state: State, opening: Happening[]): SceneTable {
  const nobody = () => {
    throw new Error(`Nobody is asked anything; outcome ${JSON.stringify(state.outcome)}`)
  }
  const table: SceneTable = {
    catalog,
    state,
    happenings: opening,
    all: [...opening],
    choose(...keys) {
      for (const key of keys) {
        const result = advance(catalog, state, nextSeat(state) ?? nobody(), key)
        if ('refusal' in result)
          throw new Error(
            `${key} refused: ${result.refusal.because} Legal: ${result.refusal.instead.join(' ')}`,
          )
        table.happenings = result.happenings
        table.all.push(...result.happenings)
        const broken = brokenInvariants(catalog, state).filter((sentence) => !/is nowhere$/.test(sentence))
        if (broken.length > 0) throw new Error(`After ${key}: ${broken.join('; ')}`)
      }
      return table
    },
    refuse(key, seat = nextSeat(state) ?? 0) {
      const before = JSON.stringify(state)
      const result = advance(catalog, state, seat, key)
      if (!('refusal' in result)) throw new Error(`${key} was accepted`)
      if (JSON.stringify(state) !== before) throw new Error(`Refusing ${key} changed the state`)
      return result.refusal
    },
    legal: () => legalChoices(catalog, state, nextSeat(state) ?? nobody()),
    asked() {
      const seat = nextSeat(state)
      const open = state.asking?.open.find((decision) => decision.seat === seat)
      return open ? { who: state.explorers[open.seat]!.id, kind: open.kind } : null
    },
    person: (name) => state.explorers.find(({ id }) => id === name)!,
    tile: (letter) => tileOf(state, letterOf(letter)),
    monster: (id) => state.monsters.find((monster) => monster.id === id)!,
    value: (name, trait) => LADDER[state.explorers.find(({ id }) => id === name)!.steps[trait] - 1] ?? 0,
    told: (kind) =>
      table.all.filter((happening): happening is HappeningOf<typeof kind> => happening.kind === kind),
  }
  return table
}
