import { describe, expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { kindOf, TRAITS, TRAITS_OF } from '../../../src/engine/ids.ts'
import { floorOf } from '../../../src/engine/rules/traits.ts'
import { isCritical, traitValue } from '../../../src/engine/state/characters.ts'
import { type PersonInScene, type Scene, scene } from '../../support/scene.ts'

/** Alice on A with one action that does this. */
const trying = (ops: object[], alice: Partial<PersonInScene> = {}, more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-',
    people: { alice: { at: 'A', ...alice }, bob: 'A', cora: 'A' },
    tiles: { A: { actions: [{ word: 'try', do: ops }] } },
    ...more,
  })

test('L-TRAIT-02: given each trait, then Might and Speed are physical, Knowledge and Sanity mental', () => {
  expect(TRAITS.map((trait) => [trait, kindOf(trait)])).toEqual([
    ['speed', 'physical'],
    ['might', 'physical'],
    ['sanity', 'mental'],
    ['knowledge', 'mental'],
  ])
  expect([...TRAITS_OF.general].sort()).toEqual([...TRAITS].sort())
})

test('L-TRAIT-03: given the ladder 2 3 3 4 4 5 5 6 and the upper 4, when it drops two steps, then the value is 3', async () => {
  const table = await trying([{ lose: { trait: 'might', by: 2 } }], { steps: { might: 5 } })
  expect(table.value('alice', 'might')).toBe(4)
  table.choose('try:a')
  expect(table.person('alice').steps.might).toBe(3)
  expect(table.value('alice', 'might')).toBe(3)
})

describe('gaining', () => {
  test('L-TRAIT-11: given a marker one step under the top, when gaining 3, then it ends on the top step', async () => {
    const table = await trying([{ gain: { trait: 'might', by: 3 } }], { steps: { might: 7 } })
    table.choose('try:a')
    expect(table.person('alice').steps.might).toBe(8)
    expect(table.told('trait-rose')).toMatchObject([{ by: 1, step: 8, value: 6 }])
  })

  test('L-AMB-24: given a table that is not asked, when gaining 2, then it is taken in full at once', async () => {
    const table = (await trying([{ gain: { trait: 'might', by: 2 } }])).choose('try:a')
    expect(table.asked()).toMatchObject({ who: 'alice', kind: 'main' })
    expect(table.person('alice').steps.might).toBe(6)
  })

  test.each([
    ['gain:0', 4],
    ['gain:1', 5],
    ['gain:2', 6],
  ])(
    'L-TRAIT-12, L-AMB-24: given a table that wants to be asked, when answering %s to a gain of 2, then the marker is on step %i',
    async (answer, step) => {
      const table = await trying([{ gain: { trait: 'might', by: 2 } }], {}, { askGains: true })
      table.choose('try:a')
      expect(table.asked()).toMatchObject({ who: 'alice', kind: 'accept' })
      expect(table.legal()).toEqual(['gain:2', 'gain:1', 'gain:0'])
      table.choose(answer)
      expect(table.person('alice').steps.might).toBe(step)
    },
  )
})

describe('healing', () => {
  const heal = [{ heal: { traits: ['might', 'sanity'] } }]

  test('L-TRAIT-13, L-TRAIT-14: given Might under and Sanity above the start, when both are healed, then only Might moves, up to the start', async () => {
    const table = (await trying(heal, { steps: { might: 2, sanity: 5 } })).choose('try:a')
    expect(table.person('alice').steps).toMatchObject({ might: 4, sanity: 5 })
    expect(table.told('healed').map(({ trait }) => trait)).toEqual(['might'])
  })

  test('L-AMB-25: given one trait to heal and none low, when healing, then any of the four may be picked and nothing changes', async () => {
    const table = (await trying([{ heal: { traits: 'all', count: 1 } }])).choose('try:a')
    expect(table.asked()).toMatchObject({ who: 'alice', kind: 'trait' })
    expect(table.legal()).toEqual(TRAITS.map((trait) => `trait:${trait}`))
    table.choose('trait:might')
    expect(table.person('alice').steps).toEqual({ speed: 4, might: 4, sanity: 4, knowledge: 4 })
    expect(table.told('trait-rose')).toEqual([])
  })

  test('L-AMB-25: given somebody else to heal, when a trait is to be picked, then the healed one picks', async () => {
    const who = { all: 'players', but: 'me', if: { calling: 'seer', who: 'target' } }
    const table = await scene({
      house: '[A]-',
      people: { alice: 'A', bob: { at: 'A', calling: 'seer', steps: { might: 1 } }, cora: 'A' },
      tiles: { A: { actions: [{ word: 'try', do: [{ heal: { who, traits: 'all', count: 1 } }] }] } },
    })
    table.choose('try:a')
    expect(table.asked()).toMatchObject({ who: 'bob', kind: 'trait' })
    table.choose('trait:might')
    expect(table.person('bob').steps.might).toBe(4)
  })
})

describe('critical and skull', () => {
  test('L-TRAIT-15: given the marker on the lowest step, then the trait is critical; one step up it is not', async () => {
    const table = await trying([{ gain: { trait: 'critical', by: 1 } }], { steps: { might: 1, speed: 2 } })
    expect(isCritical(table.person('alice'), 'might')).toBe(true)
    expect(isCritical(table.person('alice'), 'speed')).toBe(false)
    table.choose('try:a')
    expect(table.told('trait-rose').map(({ trait }) => trait)).toEqual(['might'])
  })

  const losing = [{ lose: { trait: 'speed', by: 2 } }]

  test('L-TRAIT-16: given Speed critical before the haunt, when 2 Speed are lost, then it stays critical and nobody dies', async () => {
    const table = (await trying(losing, { steps: { speed: 1 } })).choose('try:a')
    expect(table.person('alice')).toMatchObject({ dead: false, steps: { speed: 1 } })
    expect(table.told('trait-fell')).toEqual([])
  })

  test('L-TRAIT-16: given Speed one above critical before the haunt, when 2 are lost, then the loss stops at critical', async () => {
    const table = (await trying(losing, { steps: { speed: 2 } })).choose('try:a')
    expect(table.told('trait-fell')).toMatchObject([{ trait: 'speed', by: 1, step: 1 }])
  })

  test('L-TRAIT-17: given Might critical in the haunt, when a point of physical damage is put on it, then its owner dies', async () => {
    const table = await trying(
      [{ damage: { kind: 'physical', amount: 1 } }],
      { steps: { might: 1 } },
      { haunt: { team: { kind: 'none' } } },
    )
    table.choose('try:a', 'damage:might')
    expect(table.person('alice')).toMatchObject({ dead: true, steps: { might: 0 } })
    expect(table.told('died')).toMatchObject([{ who: 'alice', tile: 'a' }])
  })

  test('L-AMB-14: given a setup that lowers a critical trait, when the haunt begins, then it stays critical; once play resumes it kills', async () => {
    const table = await scene({
      house: '[A]-',
      people: { alice: { at: 'A', steps: { might: 1 } }, bob: { at: 'A', steps: { might: 1 } }, cora: 'A' },
      tiles: {
        A: { actions: [{ word: 'try', do: [{ lose: { trait: 'might', by: 1 } }] }] },
        B: { symbols: ['omen'] },
      },
      stack: ['B'],
      omens: { skull: {} },
      phase: 'explore',
      haunt: {
        traitorHeals: false,
        setup: { heroes: [{ lose: { who: { all: 'players' }, trait: 'might', by: 1 } }] },
      },
      rolls: [0],
    })
    table.choose('move:east')
    expect(table.state.phase).toBe('setup')
    expect(floorOf(playOf(table.catalog, table.state))).toBe(1)
    expect(table.state.explorers.map(({ steps, dead }) => [steps.might, dead])).toEqual([
      [1, false],
      [1, false],
      [3, false],
    ])
    table.choose('ready', 'ready', 'ready')
    expect(table.asked()).toMatchObject({ who: 'bob', kind: 'main' })
    table.choose('try:a')
    expect(table.person('bob').dead).toBe(true)
  })
})

describe('L-AMB-23: steps a card adds while carried', () => {
  const gauntlet = { gauntlet: { passives: [{ ask: 'trait', trait: 'might', by: 1 }] } }
  const might = (table: Awaited<ReturnType<typeof scene>>) =>
    traitValue(playOf(table.catalog, table.state), table.person('alice'), 'might')

  test('given the marker on the upper 4, when the card is carried, then the value is 5 and the marker where it was', async () => {
    const table = await trying([], { cards: ['gauntlet'], steps: { might: 5 } }, { items: gauntlet })
    expect(might(table)).toBe(5)
    expect(table.person('alice').steps.might).toBe(5)
    table.choose('drop:gauntlet')
    expect(might(table)).toBe(4)
    expect(table.told('damaged')).toEqual([])
  })

  test('given the marker on the top step, when the card is carried and lost, then marker and value are the same', async () => {
    const table = await trying([], { cards: ['gauntlet'], steps: { might: 8 } }, { items: gauntlet })
    expect(might(table)).toBe(6)
    table.choose('drop:gauntlet')
    expect(might(table)).toBe(6)
    expect(table.person('alice').steps.might).toBe(8)
  })

  test('given the marker on critical in the haunt, when the card is carried, then it is critical still, and losing the card kills nobody', async () => {
    const critical = { value: { if: { critical: 'might' }, then: 1 }, is: 1 }
    const table = await scene({
      house: '[A]-',
      people: {
        alice: { at: 'A', cards: ['gauntlet'], steps: { might: 1 } },
        bob: { at: 'A', team: 'traitor' },
      },
      items: gauntlet,
      tiles: { A: { actions: [{ word: 'try', when: critical, do: [{ lose: { trait: 'might', by: 1 } }] }] } },
      haunt: {},
    })
    expect(might(table)).toBe(3)
    table.choose('drop:gauntlet')
    expect(table.person('alice')).toMatchObject({ dead: false, steps: { might: 1 } })
    expect(table.legal()).toContain('try:a')
  })

  test('given the marker on critical in the haunt, when a step is lost in spite of the card, then the skull kills', async () => {
    const table = await scene({
      house: '[A]-',
      people: { alice: { at: 'A', cards: ['gauntlet'], steps: { might: 1 } }, bob: 'A', cora: 'A' },
      items: gauntlet,
      tiles: { A: { actions: [{ word: 'try', do: [{ lose: { trait: 'might', by: 1 } }] }] } },
      haunt: { team: { kind: 'none' } },
    })
    table.choose('try:a')
    expect(table.person('alice').dead).toBe(true)
  })
})

describe('L-AMB-17: comparing traits', () => {
  const reveal = (cora: PersonInScene) =>
    scene({
      house: '[A]-',
      people: { alice: { at: 'A', steps: { might: 1 } }, bob: 'A', cora },
      tiles: { B: { symbols: ['omen'] } },
      stack: ['B'],
      items: { gauntlet: { passives: [{ ask: 'trait', trait: 'might', by: 2 }] } },
      omens: { skull: {} },
      haunt: { team: { kind: 'known', traitor: { highest: 'might' } } },
      phase: 'explore',
      rolls: [0],
    })

  test('given a card that lifts the value, when the highest Might is sought, then the carrier has it', async () => {
    const table = (await reveal({ at: 'A', cards: ['gauntlet'] })).choose('move:east')
    expect(table.told('traitor-named')).toMatchObject([{ who: 'cora', tied: [] }])
  })

  test('given the upper and the lower 4, when the highest is sought, then they tie', async () => {
    const table = (await reveal({ at: 'A', steps: { might: 5 } })).choose('move:east')
    expect(table.told('traitor-named')[0]!.tied).toEqual(['bob', 'cora'])
  })
})
