import { expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { newGame } from '../../../src/engine/game.ts'
import { TRAITS } from '../../../src/engine/ids.ts'
import { parse, SMALL_PACK, withFile } from '../../support/pack.ts'
import { scene } from '../../support/scene.ts'

const shipped = await loadCatalog()

test('L-COMP-08, L-COMP-09: given five players, when seated, then each of the five colours is taken once', () => {
  const colours = ['blue', 'green', 'purple', 'red', 'yellow']
  expect(Object.keys(shipped.families).sort()).toEqual(colours)
  const { state } = newGame(shipped, {
    seed: 's',
    seats: [{ family: 'red' }, {}, {}, {}, { family: 'blue' }],
  })
  expect(state.explorers.map(({ family }) => family).sort()).toEqual(colours)
})

test('L-COMP-10, L-TRAIT-01: given a new explorer, then it has a marker for each of the four traits, on the starting step', () => {
  const { state } = newGame(shipped, { seed: 's', seats: [{}, {}, {}] })
  for (const { steps, family } of state.explorers) {
    expect(Object.keys(steps).sort()).toEqual([...TRAITS].sort())
    for (const trait of TRAITS) expect(steps[trait]).toBe(shipped.families[family]!.ladders[trait].start)
  }
})

test('L-COMP-07: given a track on 3, when it goes up by one, then it shows 4', async () => {
  const table = await scene({
    house: '[A]-',
    people: { alice: 'A', bob: { at: 'A', team: 'traitor' } },
    haunt: {
      tracks: [{ id: 'doom', name: 'Doom', start: 3 }],
      actions: [{ word: 'try', name: 'Wind', do: [{ track: { track: 'doom', by: 1 } }] }],
    },
  })
  expect(table.state.haunt!.tracks).toEqual({ doom: 3 })
  table.choose('try:wind')
  expect(table.state.haunt!.tracks).toEqual({ doom: 4 })
})

test('L-COMP-15: given a haunt with monsters, then the round has one slot for all of them; without, none', async () => {
  const people = { alice: 'A', bob: { at: 'A', team: 'traitor' as const }, cora: 'A' }
  const rats = { monsters: [{ id: 'rat', name: 'Rat', size: 'small', traits: { speed: 2 } }] }
  const monsters = [
    { kind: 'rat', at: 'A' },
    { kind: 'rat', at: 'A' },
  ]
  const crowded = await scene({ house: '[A]-', people, haunt: rats, monsters })
  expect(crowded.state.order).toEqual(['cora', 'alice', 'bob', '*monsters'])
  const lonely = await scene({ house: '[A]-', people, haunt: {} })
  expect(lonely.state.order).toEqual(['cora', 'alice', 'bob'])
})

test('L-COMP-20, L-COMP-21, L-TOK-10: given small and large monsters, when spawned, then each size counts its own tokens from 1', async () => {
  const table = await scene({
    house: '[A]-[B]-[C]-',
    people: { alice: 'A', bob: { at: 'A', team: 'traitor' } },
    haunt: {
      monsters: [
        { id: 'rat', name: 'Rat', size: 'small', traits: { speed: 2 } },
        { id: 'bat', name: 'Bat', size: 'small', traits: { speed: 2 } },
        { id: 'ogre', name: 'Ogre', size: 'large', traits: { speed: 2 } },
      ],
      actions: [
        {
          word: 'try',
          name: 'Call',
          do: [
            { spawn: { monster: 'rat', on: { tile: ['a', 'b'] }, first: 2 } },
            { spawn: { monster: 'ogre', on: { tile: 'c' } } },
            { spawn: { monster: 'bat', on: { tile: 'c' } } },
          ],
        },
      ],
    },
  })
  table.choose('try:call')
  expect(table.state.monsters.map(({ id, number, tile }) => [id, number, tile])).toEqual([
    ['rat-1', 1, 'a'],
    ['rat-2', 2, 'b'],
    ['ogre-1', 1, 'c'],
    ['bat-3', 3, 'c'],
  ])
})

test('L-COMP-21: given a haunt that places three large monsters, when checked, then it is a problem', async () => {
  const lid = SMALL_PACK.find(({ path }) => path.endsWith('1-the-lid.yaml'))!.text
  const three = lid
    .replace('size: small', 'size: large')
    .replace('tile: [hall, crypt] }, first: { players: [1, 2, 2] }', 'tile: [hall, crypt] }, first: 2')
    .replace('    - draw-secret', '    - spawn: { monster: hand, on: { tile: hall } }\n    - draw-secret')
  const { problems } = await parse(withFile('haunts/1-the-lid.yaml', three))
  expect(problems.map(({ expected }) => expected)).toContain(
    'The setup places up to 3 large monsters; the box holds 2.',
  )
})
