import { expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { numberOf, tilesOf, whoIs } from '../../../src/engine/language/evaluate.ts'
import { placeOf } from '../../../src/engine/language/places.ts'
import type { Tiles, Value, Who } from '../../../src/engine/language/words.ts'
import { scopeFor } from '../../../src/engine/rules/questions.ts'
import { sentencesOf } from '../../../src/engine/text/sentences.ts'
import { scene } from '../../support/scene.ts'

const table = () =>
  scene({
    house: '[A]-[B]-[C]-[D]',
    people: {
      alice: { at: 'A', objects: ['root', 'root'] },
      bob: { at: 'B', objects: ['root', 'salt'], steps: { might: 6, speed: 2 } },
      cora: { at: 'D', objects: ['leaf'], steps: { might: 7, speed: 2 } },
    },
    haunt: {
      team: { kind: 'everyone' },
      objects: ['root', 'salt', 'leaf'].map((id) => ({
        id,
        name: id[0]!.toUpperCase() + id.slice(1),
        count: 9,
      })),
      tokens: [{ id: 'damp', name: 'Damp' }],
    },
    objectsOn: { C: ['salt', 'salt'] },
    tokens: { A: ['damp'], B: ['damp'] },
  })

const everybody: Who = { all: 'players' }
async function asked() {
  const { catalog, state } = await table()
  const play = playOf(catalog, state)
  const scope = { ...scopeFor('haunt:99', 'haunt', 'alice'), target: 'bob' }
  const { say } = sentencesOf(catalog, { haunt: catalog.haunts[99]! })
  return {
    value: (value: Value) => numberOf(play, value, scope),
    who: (who: Who) => whoIs(play, who, scope),
    tiles: (tiles: Tiles) => tilesOf(play, tiles, scope),
    say,
  }
}

test('given Objects of kinds, when counted, then copies and kinds are told apart', async () => {
  const { value, say } = await asked()
  const both: Who = { these: ['me', 'target'] }
  expect(value({ carried: 'root', of: 'me' })).toBe(2)
  expect(value({ carried: 'root', of: both })).toBe(3)
  expect(value({ kinds: ['root', 'salt', 'leaf'], of: 'me' })).toBe(1)
  expect(value({ kinds: ['root', 'salt', 'leaf'], of: both })).toBe(2)
  expect(say.condition({ value: { carried: 'root', of: 'me' }, atLeast: 2 })).toBe('you carry 2 or more Root')
  expect(say.condition({ value: { kinds: ['root', 'salt'], of: both }, is: 2 })).toBe(
    'you and they carry 2 of Root and Salt between them',
  )
  expect(say.each({ carried: 'root', of: 'me' })).toBe('Root you carry')
  expect(value({ carried: ['root', 'salt'], of: both })).toBe(4)
  expect(say.condition({ value: { carried: ['root', 'salt'], of: 'me' }, atLeast: 2 })).toBe(
    'you carry 2 or more of Root and Salt',
  )
})

test('given a number of each person, when those with most are meant, then it is all who have the largest', async () => {
  const { who, say } = await asked()
  const most = (of: Who): Who => ({ most: { carried: ['root', 'salt'], of: 'target' }, of })
  expect(who(most(everybody))).toEqual(['bob', 'alice'])
  expect(who(most({ these: ['me'] }))).toEqual(['alice'])
  expect(who({ most: { carried: 'leaf', of: 'target' }, of: everybody })).toEqual(['cora'])
  expect(who(most({ all: 'heroes', dead: true }))).toEqual([])
  expect(say.whom({ most: { carried: 'leaf', of: 'target' }, of: everybody })).toBe(
    'those of the players for whom the number of Leaf they carry is largest',
  )
})

test('given several people, when the highest or lowest is meant, then it is one, the first in table order on a tie', async () => {
  const { who, say } = await asked()
  expect(who({ these: ['target', 'me', everybody] })).toEqual(['bob', 'alice', 'cora'])
  expect(who({ highest: 'might', of: everybody })).toEqual(['bob'])
  expect(who({ lowest: 'speed', of: everybody })).toEqual(['bob'])
  expect(who({ lowest: 'speed', of: { all: 'players', but: 'target' } })).toEqual(['cora'])
  expect(who({ highest: 'might', of: { all: 'monsters' } })).toEqual([])
  expect(say.whom({ highest: 'might', of: everybody })).toBe('whichever of the players has the highest Might')
})

test('given tokens and Objects on tiles, when tiles near them are meant, then they are found', async () => {
  const { tiles, value, say } = await asked()
  expect(tiles({ object: 'salt' })).toEqual(['c'])
  expect(tiles({ nextTo: { token: 'damp' } })).toEqual(['b', 'c', 'a'])
  expect(tiles({ nearest: { all: 'tiles', without: 'damp' }, to: 'target' })).toEqual(['c'])
  expect(tiles({ nearest: { all: 'tiles' }, to: everybody })).toEqual(['a', 'b', 'd'])
  expect(value({ count: { nextTo: 'here' } })).toBe(1)
  expect(value({ count: { highest: 'might', of: everybody } })).toBe(1)
  expect(say.tiles({ nextTo: { token: 'damp' } })).toBe('a tile adjacent to a tile with a Damp token')
  expect(say.tiles({ nearest: { all: 'tiles', symbol: 'item' }, to: 'me' })).toBe(
    'the item tile nearest to you',
  )
  expect(say.tiles({ object: 'salt' })).toBe('a tile where 1 Salt lies')
})

test('given tiles to measure from, when the farthest, the nearest and those within reach are meant, then they are found', async () => {
  const { tiles, say } = await asked()
  const stained: Tiles = { token: 'damp' }
  expect(tiles({ farthest: { all: 'tiles' }, from: { tile: 'a' } })).toEqual(['d'])
  expect(tiles({ farthest: { all: 'tiles' }, from: { tile: ['a', 'd'] } })).toEqual(['b', 'c'])
  expect(tiles({ nearest: { all: 'tiles', without: 'damp' }, to: stained })).toEqual(['c'])
  expect(tiles({ within: 1, of: stained })).toEqual(['a', 'b', 'c'])
  expect(tiles({ farthest: { all: 'tiles' }, from: { tile: 'nowhere' } })).toEqual(['a', 'b', 'c', 'd'])
  expect(say.tiles({ farthest: { all: 'tiles', symbol: 'item' }, from: { tile: 'a' } })).toBe(
    'the item tile farthest from the A',
  )
  expect(say.tiles({ nearest: { all: 'tiles' }, to: stained })).toBe(
    'the tile nearest to a tile with a Damp token',
  )
  expect(say.at({ within: 2, of: { tile: 'a' } })).toBe('within 2 tiles of the A')
})

test('given where tiles are measured from, when asked what they hang on, then only people move', () => {
  const from = (far: Who | Tiles): Tiles => ({ farthest: { all: 'tiles' }, from: far })
  expect(placeOf({ on: from({ tile: 'a' }) })).toBe('tile')
  expect(placeOf({ on: from('here') })).toBe('somebody')
  expect(placeOf({ exists: { within: 2, of: { tile: 'a' } } })).toBe('none')
  expect(placeOf({ exists: { nearest: { tile: 'a' }, to: 'revealer' } })).toBe('somebody')
})

test('given an obstacle that only the opponents of one person heed, when tiles with or without it are asked for, then it counts as any other', async () => {
  const { catalog, state } = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'A', cora: 'A' },
    haunt: { team: { kind: 'none' } },
    tokens: { A: ['small-obstacle@bob'] },
  })
  const play = playOf(catalog, state)
  const scope = scopeFor('haunt:99', 'haunt', 'alice')
  expect(tilesOf(play, { token: 'small-obstacle' }, scope)).toEqual(['a'])
  expect(tilesOf(play, { all: 'tiles', without: 'small-obstacle' }, scope)).toEqual(['b'])
})
