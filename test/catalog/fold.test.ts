import { expect, test } from 'vitest'
import { type Folding, folded } from '../../src/catalog/fold.ts'

const BOX: Folding = {
  regions: ['basement', 'ground', 'upper'],
  standIns: { 'front-steps': 'entrance-hall' },
  outer: ['entrance-hall', 'yard'],
  tables: 4,
}
const read = (when: unknown) => folded({ when }, BOX).when

test('given tiles that no tile of the box can be, when read, then they are left out of any list they stand in', () => {
  const water = { on: { token: 'water' } }
  const stones = { on: { all: 'tiles', region: 'outside', runestone: true } }
  expect(read({ any: [water, stones, { on: { all: 'tiles', ghost: true } }] })).toEqual({ any: [water] })
})

test('given such tiles or others, when read, then only the others are left', () => {
  const omens = { all: 'tiles', symbol: 'omen' }
  expect(read({ on: { all: 'tiles', runestone: true, or: omens } })).toEqual({ on: omens })
  expect(read({ on: { ...omens, or: { all: 'tiles', runestone: true } } })).toEqual({ on: omens })
})

test('given such tiles alone, when read, then they are not the outer rooms', () => {
  expect(read({ on: { all: 'tiles', region: 'outside', runestone: true } })).toEqual({
    on: { all: 'tiles', runestone: true },
  })
  expect(read({ on: { all: 'tiles', region: 'outside' } })).toEqual({
    on: { tile: ['entrance-hall', 'yard'] },
  })
})
