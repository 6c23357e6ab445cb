/** Neutral monsters and the ends of turns among them, and goals that the end of the round decides. */
import { expect, test } from 'vitest'
import { placeForNeutral } from '../../../src/ai/planning/answers.ts'
import { endTileScore } from '../../../src/ai/pricing/end-tile-score.ts'
import { FactValues } from '../../../src/ai/pricing/fact-values.ts'
import { herdScore } from '../../../src/ai/pricing/herding.ts'
import { World } from '../../../src/ai/reading/world.ts'
import { playOf } from '../../../src/engine/game.ts'
import { fact } from '../../../src/engine/language/facts.ts'
import { scene } from '../../support/scene.ts'

/** Two geese do a hero good who ends a turn with them, and one goose bites. Alice is in B, Cora is the traitor. */
async function yard(geese: string[], me: 'alice' | 'cora' = 'alice') {
  const table = await scene({
    house: '[A]-[B]-[C]',
    people: {
      alice: { at: 'B', team: 'heroes' },
      bob: { at: 'C', team: 'heroes' },
      cora: { at: 'C', team: 'traitor' },
    },
    turn: me,
    haunt: {
      goals: [{ team: 'heroes', kind: 'main', name: 'Outlast them', when: { round: true, atLeast: 9 } }],
      reactions: [
        {
          on: 'turn-end',
          who: 'heroes',
          when: { count: { all: 'monsters', at: 'here' }, is: 2 },
          do: [{ gain: { trait: 'might', by: 2 } }],
        },
        {
          on: 'turn-end',
          who: 'heroes',
          when: { count: { all: 'monsters', at: 'here' }, is: 1 },
          do: [{ damage: { kind: 'physical', amount: 1 } }],
        },
      ],
      monsters: [{ id: 'goose', name: 'Goose', size: 'small', traits: {}, neutral: true }],
    },
    monsters: geese.map((at) => ({ kind: 'goose', at })),
  })
  return new FactValues(new World(playOf(table.catalog, table.state), me))
}
const moved = (...geese: number[]) => new Map(geese.map((n) => [fact.move(`goose-${n}`), 1]))

test('given one goose here and another beside, when it is weighed, then calling that one is a gain', async () => {
  expect(herdScore(await yard(['B', 'C']), moved(2))).toBeGreaterThan(0)
})

test('given two geese beside, when they are weighed, then both together are a gain', async () => {
  expect(herdScore(await yard(['A', 'C']), moved(1, 2))).toBeGreaterThan(0)
})

test('given two geese here, when a third or one of them is weighed, then moving is no gain', async () => {
  const values = await yard(['B', 'B', 'C'])
  expect(herdScore(values, moved(3))).toBe(0)
  expect(herdScore(values, moved(1))).toBe(0)
})

test('given one goose here alone, when it is weighed, then driving it off is a gain', async () => {
  expect(herdScore(await yard(['B']), moved(1))).toBeGreaterThan(0)
})

test('given a goose that may go to or from a hero, when each side places it, then heroes make twos and the traitor ones', async () => {
  const place = (values: FactValues) =>
    placeForNeutral(
      values,
      {
        seat: 0,
        kind: 'tile',
        about: { who: 'goose-2' },
        choices: ['tile:a', 'tile:b'],
      } as unknown as Parameters<typeof placeForNeutral>[1],
      () => 0,
    )
  expect(place(await yard(['B', 'A']))).toBe('tile:b')
  expect(place(await yard(['B', 'B'], 'cora'))).toBe('tile:a')
})

test('given nobody on the wall when the round ends is a loss, when a hero weighs tiles, then the wall is better until a friend is there', async () => {
  const watch = async (bob: string) => {
    const table = await scene({
      house: '[A]-[B]-[C]',
      people: {
        alice: { at: 'B', team: 'heroes' },
        bob: { at: bob, team: 'heroes' },
        cora: { at: 'C', team: 'traitor' },
      },
      turn: 'alice',
      tokens: { A: ['wall'] },
      haunt: {
        tokens: [{ id: 'wall', name: 'Wall' }],
        goals: [
          {
            team: 'traitor',
            kind: 'main',
            name: 'Take the wall',
            at: 'round-end',
            when: { not: { exists: { all: 'heroes', at: { token: 'wall' } } } },
          },
        ],
      },
    })
    const values = new FactValues(new World(playOf(table.catalog, table.state), 'alice'))
    return endTileScore(values, 'a') - endTileScore(values, 'c')
  }
  const alone = await watch('C')
  expect(alone).toBeGreaterThan(0.4)
  expect(await watch('A')).toBeLessThan(alone - 0.4)
})
