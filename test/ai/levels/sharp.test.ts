import { expect, test } from 'vitest'
import { rollOut } from '../../../src/ai/levels/rollout.ts'
import { newMind, think } from '../../../src/ai/mind.ts'
import { rngFor } from '../../../src/ai/rng.ts'
import type { Level } from '../../../src/ai/types.ts'
import { choose, clone, viewFor } from '../../../src/engine/game.ts'
import { scene } from '../../support/scene.ts'

/** Who drives nails alone gets on faster, and has lost at the end of the last round: the door stands open. */
const openDoor = ({ last = 1, nails = 4, ...more }: { last?: number; nails?: number; team?: object } = {}) =>
  scene({
    house: '[A]-[B]-[C]',
    people: { alice: 'B', bob: { at: 'C', team: 'traitor' }, cora: { at: 'A', team: 'traitor' } },
    haunt: {
      ...more,
      tracks: [
        { id: 'nails', name: 'Nails', start: 0 },
        { id: 'bars', name: 'Bars', start: 0 },
      ],
      goals: [{ team: 'heroes', kind: 'main', name: 'Nails', when: { track: 'nails', atLeast: nails } }],
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
          when: {
            all: [
              { track: 'bars', atMost: 0 },
              { round: true, is: last },
            ],
          },
          do: [{ win: { team: 'traitor' } }],
        },
      ],
    },
  })

async function firstChoice(level: Level, table = openDoor()) {
  const { catalog, state } = await table
  return think(catalog, viewFor(catalog, state, 0), newMind(level), rngFor('sharp', 0, 1))
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

/** The end of a round of haunt 2: Alice and the traitor, Cora, are to stake what they hold, unseen. */
async function hearing(evidence: number, heroesHearings: number) {
  const table = await scene({
    content: true,
    house: { ground: '[E]-[C]-[O]-[V]', outside: '[F]-[X]' },
    named: { E: 'entrance-hall', F: 'front-steps' },
    people: {
      alice: { at: 'C', objects: Array.from({ length: 6 }, () => 'testimony') },
      bob: 'O',
      cora: { at: 'V', team: 'traitor' },
    },
    haunt: 2,
    revealer: 'alice',
    turn: 'cora',
    round: 2,
    tiles: { O: { symbols: ['omen'] }, V: { symbols: ['event'] } },
    tokens: { C: ['court'] },
    tracks: { evidence, 'heroes-verdict': heroesHearings },
  })
  return table.choose('end')
}

test('given a stake that wins the game for certain, then who tries bids out stakes it', async () => {
  const { catalog, state } = await hearing(0, 3)
  const { key } = think(catalog, viewFor(catalog, state, 0), newMind('sharp'), rngFor('bid', 0, 1))
  const result = choose(catalog, state, 0, key)
  expect('state' in result && result.state.outcome).toMatchObject({ winner: 'heroes' })
})

test('given an answer that lies unseen, then what is tried goes as that player would answer, whatever lies there', async () => {
  const { catalog, state } = await hearing(5, 0)
  const played = (unseen: string) => {
    const table = clone(state)
    table.asking!.given[2] = unseen
    const next = { key: 'bid:2', route: null }
    return rollOut(catalog, table, 'alice', next, newMind('steady').memory, rngFor('unseen', 0, 0), 1)
  }
  expect(played('bid:0')).toEqual(played('bid:5'))
})

test('given a loss three rounds off, then it is seen where sides are hidden, and not yet where they are known', async () => {
  const far = { last: 3, nails: 14 }
  const hidden = { ...far, team: { kind: 'hidden', traitor: { random: true } } }
  expect((await firstChoice('steady', openDoor(hidden))).key).toBe('prepare:drive-nails')
  expect((await firstChoice('sharp', openDoor(hidden))).key).toBe('prepare:bar-the-door')
  expect((await firstChoice('sharp', openDoor(far))).key).toBe('prepare:drive-nails')
})
