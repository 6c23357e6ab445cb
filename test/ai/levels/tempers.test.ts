import { expect, test } from 'vitest'
import type { Aim } from '../../../src/ai/memory.ts'
import { newMind, think } from '../../../src/ai/mind.ts'
import { rngFor } from '../../../src/ai/rng.ts'
import type { Temper } from '../../../src/ai/types.ts'
import { nextSeat, viewFor } from '../../../src/engine/game.ts'
import { type Scene, scene } from '../../support/scene.ts'

const NAILS = {
  tracks: [{ id: 'nails', name: 'Nails', start: 0 }],
  goals: [{ team: 'heroes', kind: 'main', name: 'Nails', when: { track: 'nails', atLeast: 4 } }],
}

/** What somebody of this temper answers first on such a table. */
async function answer(temper: Temper, given: Scene, ...before: string[]) {
  const { catalog, state } = (await scene(given)).choose(...before)
  const seat = nextSeat(state)!
  const { key, why } = think(
    catalog,
    viewFor(catalog, state, seat),
    newMind('steady', temper),
    rngFor('a', seat, 1),
  )
  return { key, aim: why?.aim }
}

/** Where it means to be. */
const placeOf = ({ aim }: { aim?: Aim | undefined }) => (aim && 'tile' in aim ? aim.tile : '')

/** A strong foe next to the tile where a weak hero could drive a nail, with so many of them still to drive. */
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
    actions: [
      {
        word: 'prepare',
        name: 'Drive nails',
        by: 'heroes',
        when: { on: { tile: 'e' } },
        do: [{ track: { track: 'nails', by: 4 } }],
      },
    ],
  },
})

/** The longest work somebody of this temper still takes up beside the foe: the longer it is, the less a turn of it is worth. */
async function longestDared(temper: Temper): Promise<number> {
  const dares = async (nails: number) => placeOf(await answer(temper, guarded(nails))) === 'e'
  let [dared, shunned] = [4, 132]
  expect([await dares(dared), await dares(shunned)]).toEqual([true, false])
  while (shunned - dared > 1) {
    const between = Math.floor((dared + shunned) / 2)
    if (await dares(between)) dared = between
    else shunned = between
  }
  return dared
}

test('given a foe beside the work, then the timid keep away where others still go', async () => {
  const even = await longestDared('even')
  expect(await longestDared('timid')).toBeLessThan(even)
  expect(await longestDared('helpful')).toBeGreaterThanOrEqual(even)
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
