/** So many of several conditions, and the tiles of the start or with water. */
import { expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { holds, tilesOf } from '../../../src/engine/language/evaluate.ts'
import { placeOf } from '../../../src/engine/language/places.ts'
import type { Condition, Tiles } from '../../../src/engine/language/words.ts'
import { scopeFor } from '../../../src/engine/rules/questions.ts'
import { sentencesOf } from '../../../src/engine/text/sentences.ts'
import { scene } from '../../support/scene.ts'

async function asked() {
  const { catalog, state } = await scene({
    house: '[A]-[B]-[C]',
    starting: ['B'],
    tiles: { C: { water: true } },
    people: { alice: 'A', bob: 'B', cora: 'C' },
    haunt: {
      tracks: ['sun', 'moon', 'star'].map((id, n) => ({ id, name: `Way of the ${id}`, start: n })),
    },
  })
  const play = playOf(catalog, state)
  const scope = scopeFor('haunt:99', 'haunt', 'alice')
  return {
    isSo: (condition: Condition) => holds(play, condition, scope),
    tiles: (tiles: Tiles) => tilesOf(play, tiles, scope),
    say: sentencesOf(catalog, { haunt: catalog.haunts[99]! }).say,
  }
}

const dark: Condition[] = ['sun', 'moon', 'star'].map((track) => ({ track, atMost: 1 }))

test.each([
  [1, true],
  [2, true],
  [3, false],
])('some: given two of three that hold, when %s are wanted, then it holds: %s', async (atLeast, holds) => {
  expect((await asked()).isSo({ some: dark, atLeast })).toBe(holds)
})

test('some: given a number for each size of table, when it is asked at a table of three, then the first counts', async () => {
  const { isSo } = await asked()
  expect(isSo({ some: dark, atLeast: { players: [2, 3, 3] } })).toBe(true)
  expect(isSo({ some: dark, atLeast: { players: [3, 1, 1] } })).toBe(false)
})

test('some: when it is said, then the number comes first', async () => {
  const { say } = await asked()
  const two: Condition = { some: dark.slice(0, 2), atLeast: 2 }
  const both = '(the Way of the sun is 1 or fewer; the Way of the moon is 1 or fewer)'
  expect(say.condition(two)).toBe(`2 or more of these are so ${both}`)
  expect(say.condition({ not: two })).toBe(`fewer than 2 of these are so ${both}`)
})

test('some: given parts that hang on a place, when asked, then so does the whole', () => {
  expect(placeOf({ some: dark, atLeast: 1 })).toBe('none')
  expect(placeOf({ some: [...dark, { on: { tile: 'a' } }], atLeast: 1 })).toBe('tile')
})

test('all tiles: given tiles of the start and one with water, when chosen by that, then those are meant', async () => {
  const { tiles, say } = await asked()
  expect(tiles({ all: 'tiles', start: true })).toEqual(['a', 'b'])
  expect(tiles({ all: 'tiles', start: false })).toEqual(['c'])
  expect(tiles({ all: 'tiles', water: true })).toEqual(['c'])
  expect(tiles({ all: 'tiles', water: false })).toEqual(['a', 'b'])
  expect(say.tiles({ all: 'tiles', start: false })).toBe('any tile not laid out at the start')
  expect(say.tiles({ all: 'tiles', water: true })).toBe('any tile with water')
})
