import { expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { tilesOf } from '../../../src/engine/language/evaluate.ts'
import type { Tiles } from '../../../src/engine/language/words.ts'
import { scopeFor } from '../../../src/engine/rules/questions.ts'
import { sentencesOf } from '../../../src/engine/text/sentences.ts'
import { type Scene, scene } from '../../support/scene.ts'

/** Two floors joined by a stair from B to U. Cora, the traitor, is upstairs. */
const house = (more: Partial<Scene> = {}) =>
  scene({
    house: { ground: '[A]-[B]-', upper: '[U]-[V]-' },
    tiles: { B: { links: ['u'] }, X: {}, Y: { regions: ['upper'] } },
    stack: ['X', 'Y'],
    people: { alice: 'B', bob: 'A', cora: { at: 'V', team: 'traitor' } },
    haunt: { passives: [bar] },
    ...more,
  })
const outside = { all: 'tiles', but: { all: 'tiles', region: { of: { of: 'traitor' } } } }
const bar = { ask: 'may-not-enter', tiles: outside, when: { among: { all: 'heroes' } } }
const ways = (keys: readonly string[]) => keys.filter((key) => /^(move|go):/.test(key))

test('L-MON-06: given a monster with tiles it may not go to, when it moves, then it stays out of them', async () => {
  const rat = { id: 'rat', name: 'Rat', size: 'small', traits: { speed: 3 } }
  const table = await house({
    haunt: { monsters: [{ ...rat, passives: [{ ask: 'may-not-enter', tiles: outside }] }] },
    monsters: [{ kind: 'rat', at: 'U' }],
    turn: 'cora',
    rolls: [1, 1, 1],
  })
  table.choose('end')
  expect(ways(table.legal())).toEqual(['move:east'])
})

test('given a step or a discovery granted by an effect, when a tile is barred, then it is barred to them too', async () => {
  const act = (word: string, op: object) => ({ word, name: word, by: 'heroes', do: [op] })
  const table = await house({
    haunt: {
      passives: [bar],
      actions: [act('stride', { step: { upTo: 1 } }), act('seek', { discover: {} })],
    },
  })
  expect(table.legal()).not.toContain('seek:seek')
  table.choose('stride:stride')
  expect(table.legal()).toEqual(['to:u', 'stop'])
})

test('L-PREC-01: given two on either side of a barrier, when places are swapped, then nobody is put where they may not go', async () => {
  const swap = {
    word: 'study',
    do: [
      { 'choose-who': { from: { all: 'people', but: 'me' }, do: [{ 'swap-places': { with: 'target' } }] } },
    ],
  }
  const table = await house({
    people: { alice: { at: 'U', cards: ['mirror'] }, bob: 'A', cora: { at: 'V', team: 'traitor' }, dan: 'V' },
    omens: { mirror: { actions: [swap] } },
  })
  table.choose('study:mirror')
  expect(table.legal()).toEqual(['target:cora', 'target:dan'])
})

test.each([
  [{ all: 'tiles', but: { tile: 'b' } }, ['a', 'u', 'v']],
  [{ all: 'tiles', symbol: 'item', or: { tile: ['a', 'b'] }, but: { tile: 'b' } }, ['a']],
  [{ all: 'tiles', region: { of: { tile: 'v' } } }, ['u', 'v']],
  [{ all: 'tiles', region: { of: { of: { all: 'players' } } } }, ['a', 'b', 'u', 'v']],
  [outside, ['a', 'b']],
])('given the tiles %j, then they are %j', async (tiles, ids) => {
  const { catalog, state } = await house()
  expect(tilesOf(playOf(catalog, state), tiles as Tiles, scopeFor('haunt:99', 'haunt', 'alice'))).toEqual(ids)
})

test('given such barriers, then the page says them', async () => {
  const { catalog } = await house({
    haunt: { passives: [bar, { ask: 'own-attack-only', when: { among: 'revealer', who: 'traitor' } }] },
  })
  expect(sentencesOf(catalog).haunt(catalog.haunts[99]!, 'heroes').passives).toEqual([
    "You may not go to a tile outside the traitor's region if you are a hero.",
    'You may make only the attacks of this haunt if the traitor is the revealer.',
  ])
})
