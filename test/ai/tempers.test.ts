import { expect, test } from 'vitest'
import { type Aim, newMind, type Temper, think } from '../../src/ai/mind.ts'
import { luckFor } from '../../src/ai/random.ts'
import { nextSeat, viewFor } from '../../src/engine/game.ts'
import { type Scene, scene } from '../support/scene.ts'

const NAILS = {
  tracks: [{ id: 'nails', name: 'Nails', start: 0 }],
  goals: [{ team: 'heroes', kind: 'main', name: 'Nails', when: { track: 'nails', atLeast: 4 } }],
}
const nail = (when: object) => ({
  word: 'prepare',
  name: 'Drive a nail',
  by: 'heroes',
  when,
  do: [{ track: { track: 'nails', by: 1 } }],
})

/** What somebody of this temper answers first on such a table. */
async function answer(temper: Temper, given: Scene, ...before: string[]) {
  const { catalog, state } = (await scene(given)).choose(...before)
  const seat = nextSeat(state)!
  const { key, why } = think(
    catalog,
    viewFor(catalog, state, seat),
    newMind('steady', temper),
    luckFor('a', seat, 1),
  )
  return { key, aim: why?.aim }
}

/** Where it means to be. */
const placeOf = ({ aim }: { aim?: Aim | undefined }) => (aim && 'tile' in aim ? aim.tile : '')

test('given a foe beside the work, then the timid keep away where others still go', async () => {
  const guarded = (nails: number): Scene => ({
    house: '[A]-[B]-[C]-[D]-[E]-[F]',
    people: {
      alice: { at: 'C', steps: { might: 2, speed: 3 } },
      bob: 'A',
      cora: { at: 'F', team: 'traitor', steps: { might: 8, speed: 2 } },
    },
    haunt: {
      ...NAILS,
      goals: [{ team: 'heroes', kind: 'main', name: 'Nails', when: { track: 'nails', atLeast: nails } }],
      actions: [nail({ on: { tile: 'e' } })],
    },
  })
  const goes = async (temper: Temper) => {
    let times = 0
    // The more nails there are to drive, the less one of them is worth the danger.
    for (let nails = 3; nails <= 16; nails++)
      if (/^[ef]$/.test(placeOf(await answer(temper, guarded(nails))))) times++
    return times
  }
  const even = await goes('even')
  expect(await goes('timid')).toBeLessThan(even)
  expect(await goes('helpful')).toBeGreaterThanOrEqual(even)
})

test('given nothing to do, then those who like company go where a friend is', async () => {
  const idle: Scene = {
    house: { ground: '[A]-[B]-[C]', upper: '[U]' },
    people: { alice: 'C', bob: 'A', cora: { at: 'U', team: 'traitor' } },
    haunt: NAILS,
  }
  expect((await answer('helpful', idle)).aim).toEqual({ kind: 'join', tile: 'a', who: 'bob' })
  expect(placeOf(await answer('even', idle))).toBe('c')
})

test('given somebody asks for a card before there are sides, then only the timid keep it', async () => {
  const asked: Scene = {
    house: '[A]-[B]',
    people: { alice: 'A', bob: { at: 'A', cards: ['rope'] } },
    items: { rope: { name: 'Rope', regions: ['ground'] } },
  }
  const reply = async (temper: Temper) => (await answer(temper, asked, 'take:bob:rope')).key
  expect(await reply('helpful')).toBe('accept')
  expect(await reply('even')).toBe('accept')
  expect(await reply('timid')).toBe('refuse')
})
