import { expect, test } from 'vitest'
import { scene } from '../../support/scene.ts'

const three = { alice: 'A', bob: 'A', cora: 'A' }
const rest = (heal: object) => ({ A: { actions: [{ word: 'rest', do: [heal] }] } })

test('L-AMB-24: given a gain, when nobody wants to be asked, then it is taken in full unasked', async () => {
  const table = await scene({
    house: '[A]',
    people: three,
    tiles: rest({ gain: { trait: 'might', by: 2 } }),
  })
  table.choose('rest:a')
  expect(table.asked()?.kind).toBe('main')
  expect(table.person('alice').steps.might).toBe(6)
})

test('L-AMB-24: given a table that wants to be asked, when gaining and healing, then less may be taken', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...three, alice: { at: 'A', steps: { speed: 1 } } },
    tiles: {
      A: {
        actions: [
          { word: 'rest', do: [{ gain: { trait: 'might', by: 2 } }] },
          { word: 'wash', do: [{ heal: { traits: ['speed'] } }] },
        ],
      },
    },
    askGains: true,
  })
  table.choose('rest:a')
  expect(table.legal()).toEqual(['gain:2', 'gain:1', 'gain:0'])
  table.choose('gain:1', 'wash:a', 'gain:0')
  expect(table.person('alice').steps).toMatchObject({ might: 5, speed: 1 })
})

test('L-AMB-25: given healing of one trait, when another is healed, then they choose, and may choose a trait that is not low', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...three, bob: { at: 'A', steps: { might: 2, speed: 6 } } },
    tiles: rest({
      heal: {
        who: { all: 'people', but: 'me', if: { family: 'bob', who: 'target' } },
        traits: 'all',
        count: 1,
      },
    }),
  })
  table.choose('rest:a')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'trait' })
  expect(table.legal()).toEqual(['trait:speed', 'trait:might', 'trait:sanity', 'trait:knowledge'])
  table.choose('trait:speed')
  expect(table.person('bob').steps).toMatchObject({ might: 2, speed: 6 })
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
})
