/**
 * A scenario for tests written in code: the table of `src/scenario` laid out and played by choice keys.
 * Dice left over at the end fail the test.
 */
import { onTestFinished } from 'vitest'
import { advance, legalChoices, nextSeat, playOf, type Refusal, type State } from '../../src/engine/game.ts'
import type { Happening, HappeningKind, HappeningOf } from '../../src/engine/happenings.ts'
import type { Trait } from '../../src/engine/ids.ts'
import { brokenInvariants } from '../../src/engine/invariants.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import { run } from '../../src/engine/rules/run.ts'
import { tileOf } from '../../src/engine/state/house.ts'
import type { Explorer, Monster, PlacedTile } from '../../src/engine/state/state.ts'
import { drawnIn } from '../../src/scenario/drawing.ts'
import { LADDER, letterOf, type Person, type Given as Scene } from '../../src/scenario/given.ts'
import { layOut } from '../../src/scenario/lay-out.ts'
import { catalogFor } from '../../src/scenario/pack.ts'

export {
  LADDER,
  PEOPLE,
  type Person,
  type PersonGiven as PersonInScene,
  START,
} from '../../src/scenario/given.ts'
export type { Scene }
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
  const drawn = drawnIn(want)
  const catalog = await catalogFor(want, drawn)
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
        const broken = brokenInvariants(catalog, state)
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
