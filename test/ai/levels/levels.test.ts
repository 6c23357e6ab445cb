import { expect, test } from 'vitest'
import { newMind, think } from '../../../src/ai/mind.ts'
import { rngFor } from '../../../src/ai/rng.ts'
import type { Level } from '../../../src/ai/types.ts'
import { viewFor } from '../../../src/engine/game.ts'
import { scene } from '../../support/scene.ts'

/** Alice stands where the work is done, with things in hand that nobody should let go of. */
const table = () =>
  scene({
    house: '[A]-[B]-[C]-[D]-[E]',
    people: {
      alice: { at: 'C', cards: ['rope'], objects: ['hammer'] },
      bob: 'A',
      cora: { at: 'E', team: 'traitor' },
    },
    items: { rope: { name: 'Rope', regions: ['ground'] } },
    haunt: {
      tracks: [{ id: 'nails', name: 'Nails', start: 0 }],
      objects: [{ id: 'hammer', name: 'Hammer' }],
      goals: [{ team: 'heroes', kind: 'main', name: 'Nails', when: { track: 'nails', atLeast: 2 } }],
      actions: [
        {
          word: 'prepare',
          name: 'Drive a nail',
          by: 'heroes',
          when: { all: [{ on: { tile: 'c' } }, { carries: 'hammer' }] },
          do: [{ track: { track: 'nails', by: 1 } }],
        },
      ],
    },
  })

async function picks(level: Level) {
  const { catalog, state, legal } = await table()
  expect(legal().some((key) => key.startsWith('drop'))).toBe(true)
  const view = viewFor(catalog, state, 0)
  return Array.from(
    { length: 60 },
    (_, n) => think(catalog, view, newMind(level), rngFor('levels', 0, n)).key,
  )
}

test('given one thing that is plainly best, then the better the level, the more often it is done', async () => {
  const right = async (level: Level) => (await picks(level)).filter((key) => key.startsWith('prepare')).length
  const [novice, gentle, steady] = [await right('novice'), await right('gentle'), await right('steady')]
  expect(steady).toBe(60)
  expect(gentle).toBeLessThan(steady)
  expect(novice).toBeLessThan(gentle)
})

test('given somebody errs, then they still do something that a person might', async () => {
  const keys = new Set(await picks('novice'))
  expect(keys.size).toBeGreaterThan(1)
  for (const key of keys) expect(key).not.toMatch(/^(drop|give)/)
})
