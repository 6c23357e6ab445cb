import { expect, test } from 'vitest'
import { LuckWanted, rehearse, viewFor } from '../../src/engine/game.ts'
import { imagine } from '../../src/engine/imagine.ts'
import { type Scene, scene } from '../support/scene.ts'

const rolling = (more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'A', cora: 'B' },
    tiles: {
      A: {
        actions: [
          {
            word: 'try',
            do: [{ roll: { dice: 2, bands: { '0+': [{ gain: { trait: 'might', by: 1 } }] } } }],
          },
        ],
      },
    },
    ...more,
  })

test('a choice is tried with the dice given, and says how many it wants when they run out', async () => {
  const { catalog, state } = await rolling()
  const before = JSON.stringify(state)
  expect(rehearse(catalog, state, 0, 'try:a', [])).toMatchObject({
    happenings: [{ kind: 'acted' }],
    wanted: { stream: 'dice', limits: [3, 3] },
  })
  expect(rehearse(catalog, state, 0, 'try:a', [2, 1])).toMatchObject({
    happenings: [{ kind: 'acted' }, { kind: 'rolled', total: 3 }, { kind: 'band' }, { kind: 'trait-rose' }],
    wanted: null,
  })
  expect(rehearse(catalog, state, 1, 'try:a', [])).toMatchObject({ refusal: { code: 'not-asked' } })
  expect(JSON.stringify(state)).toBe(before)
})

test('L-INFO-01: secrets may be given to a world that is imagined, one after the other', async () => {
  const { catalog, state } = await rolling({
    haunt: { secrets: [{ id: 'culprit', name: 'the Culprit', knownTo: 'traitor' }] },
    people: { alice: 'A', bob: { at: 'A', team: 'traitor' }, cora: 'B' },
    secrets: { culprit: { value: 'bob', knownTo: ['bob'] } },
  })
  const view = viewFor(catalog, state, 0)
  expect(() => imagine(catalog, view, 'any', [])).toThrow(LuckWanted)
  const values = [0, 1, 2].map((pick) => imagine(catalog, view, 'any', [pick]).haunt!.secrets.culprit!.value)
  expect(values).toEqual(['alice', 'bob', 'cora'])
})
