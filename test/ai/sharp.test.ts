import { expect, test } from 'vitest'
import { type Level, newMind, think } from '../../src/ai/mind.ts'
import { luckFor } from '../../src/ai/random.ts'
import { viewFor } from '../../src/engine/game.ts'
import { scene } from '../support/scene.ts'

/** Who drives nails alone gets on faster, and has lost when the round is over: the door stands open. */
const openDoor = () =>
  scene({
    house: '[A]-[B]-[C]',
    people: { alice: 'B', bob: { at: 'C', team: 'traitor' }, cora: { at: 'A', team: 'traitor' } },
    haunt: {
      tracks: [
        { id: 'nails', name: 'Nails', start: 0 },
        { id: 'bars', name: 'Bars', start: 0 },
      ],
      goals: [{ team: 'heroes', kind: 'main', name: 'Nails', when: { track: 'nails', atLeast: 4 } }],
      actions: [
        {
          word: 'prepare',
          name: 'Drive nails',
          by: 'heroes',
          when: { on: { tile: 'b' } },
          do: [{ track: { track: 'nails', by: 2 } }],
        },
        {
          word: 'prepare',
          name: 'Bar the door',
          by: 'heroes',
          when: { on: { tile: 'b' } },
          do: [{ track: { track: 'nails', by: 1 } }, { track: { track: 'bars', by: 1 } }],
        },
      ],
      reactions: [
        {
          on: 'round-end',
          name: 'In by the door',
          when: { track: 'bars', atMost: 0 },
          do: [{ win: { team: 'traitor' } }],
        },
      ],
    },
  })

async function firstChoice(level: Level) {
  const { catalog, state } = await openDoor()
  return think(catalog, viewFor(catalog, state, 0), newMind(level), luckFor('sharp', 0, 1))
}

test('given the best-looking plan loses the game, then who plays it out in mind takes another', async () => {
  expect((await firstChoice('steady')).key).toBe('prepare:drive-nails')
  const { key, why } = await firstChoice('sharp')
  expect(key).toBe('prepare:bar-the-door')
  expect(why!.instead!.worth).toBeGreaterThan(why!.worth)
})

test('given the same view and luck, then it is thought through to the same end', async () => {
  expect(await firstChoice('sharp')).toEqual(await firstChoice('sharp'))
})
