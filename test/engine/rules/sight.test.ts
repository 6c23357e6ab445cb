import { describe, expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { inSight } from '../../../src/engine/state/house.ts'
import { type Scene, scene } from '../../support/scene.ts'

/** Alice with a weapon against Bob, the traitor, on C. */
const aiming = (house: Scene['house'], more: Partial<Scene> = {}, reach = 'sight') =>
  scene({
    house,
    people: { alice: { at: 'A', cards: ['bow'] }, bob: { at: 'C', team: 'traitor' }, cora: 'A' },
    items: { bow: { types: ['weapon'], actions: [{ word: 'attack', attack: { trait: 'speed', reach } }] } },
    haunt: {},
    ...more,
  })
const aims = async (...given: Parameters<typeof aiming>) =>
  (await aiming(...given)).legal().includes('attack:bob:bow')

describe('line of sight', () => {
  test('L-LOS-01: given three tiles in a row with joined doorways, then the third is seen from the first', async () => {
    expect(await aims('[A]-[B]-[C]-')).toBe(true)
  })

  test('L-LOS-02: given a landing joined to another region by stairs, then nothing is seen there', async () => {
    const table = await aiming({ ground: '[A]-', upper: '[C]-' }, { tiles: { A: { links: ['c'] } } })
    expect(table.legal()).toContain('go:c')
    expect(inSight(playOf(table.catalog, table.state), 'a', 'c')).toBe(false)
    expect(table.legal()).not.toContain('attack:bob:bow')
  })

  test('L-LOS-03: given no weapon that reaches so far, when attacking down a corridor, then it is refused', async () => {
    const table = await aiming('[A]-[B]-[C]-', {}, 'adjacent')
    expect(table.refuse('attack:bob').rule).toBe('L-ATK-04')
    expect(table.refuse('attack:bob:bow').rule).toBe('L-ATK-04')
  })

  test('L-LOS-04: given a bend, a wall or a false feature on the way, then the line is broken', async () => {
    expect(await aims('[A]-[B]-\n     |\n    [C]')).toBe(false)
    expect(await aims('[A]-[B] [C]-')).toBe(false)
    expect(await aims('[A]-[B]-[C]-', { tiles: { C: { doors: ['east'] } } })).toBe(false)
  })
})

describe('L-AMB-40: secret passages', () => {
  const far = '[A]-[B]-\n     |\n    [C]'
  const passages: Partial<Scene> = { tiles: { A: { passage: true }, C: { passage: true } } }

  test('given two passage tiles of one region, when aiming at an adjacent tile, then one may; by sight one may not', async () => {
    expect(await aims(far, passages, 'adjacent')).toBe(true)
    expect(await aims(far, passages, 'sight')).toBe(false)
  })

  test('given two passage tiles of different regions, when aiming at an adjacent tile, then one may not', async () => {
    expect(await aims({ ground: '[A]-', upper: '[C]-' }, passages, 'adjacent')).toBe(false)
  })
})

test('L-PREC-02: given a tile that shuts card effects out, when a weapon aims into or out of it, then it cannot; within it, it can', async () => {
  const shut = { passives: [{ ask: 'isolated' }] }
  for (const reach of ['adjacent', 'sight']) {
    expect(await aims('[A]-[C]-', {}, reach)).toBe(true)
    expect(await aims('[A]-[C]-', { tiles: { C: shut } }, reach)).toBe(false)
    expect(await aims('[A]-[C]-', { tiles: { A: shut } }, reach)).toBe(false)
  }
  const together = { alice: { at: 'A', cards: ['bow'] }, bob: { at: 'A', team: 'traitor' as const } }
  expect(await aims('[A]-[C]-', { tiles: { A: shut }, people: together })).toBe(true)
})
