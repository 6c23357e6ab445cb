import { describe, expect, test } from 'vitest'
import { choose, clone, nextSeat, viewFor } from '../../src/engine/game.ts'
import type { Happening } from '../../src/engine/happenings.ts'
import { type Foreseen, foreseer } from '../../src/odds/foresee.ts'
import { ALWAYS, type Fraction, fraction, plus, sum } from '../../src/odds/fraction.ts'
import { everyRoll } from '../support/every-roll.ts'
import { type Scene, type SceneTable, scene } from '../support/scene.ts'

type Telling = (happenings: readonly Happening[]) => string

function look({ catalog, state }: SceneTable, key: string, seat = nextSeat(state)!): Foreseen {
  const foreseen = foreseer(catalog, viewFor(catalog, state, seat))(key)
  if ('refusal' in foreseen) throw new Error(foreseen.refusal.because)
  return foreseen
}

const add = (chances: Map<string, Fraction>, name: string, chance: Fraction) =>
  chances.set(name, plus(chances.get(name) ?? { ways: 0n, of: 1n }, chance))

/** The choice made with every roll of so many dice there is, in every order. */
function counted({ catalog, state }: SceneTable, key: string, dice: number, telling: Telling) {
  const chances = new Map<string, Fraction>()
  for (const faces of everyRoll(dice)) {
    const copy = clone(state)
    copy.rng.dice = { given: faces }
    const result = choose(catalog, copy, nextSeat(copy)!, key)
    if ('refusal' in result) throw new Error(result.refusal.because)
    add(chances, telling(result.happenings), fraction(1n, 3n ** BigInt(dice)))
  }
  return chances
}

function foretold({ outcomes }: Foreseen, telling: Telling) {
  const chances = new Map<string, Fraction>()
  for (const { happenings, chance } of outcomes) add(chances, telling(happenings), chance)
  return chances
}

/** All that has come of it but the dice. */
const all: Telling = (happenings) => JSON.stringify(happenings.filter(({ kind }) => kind !== 'rolled'))

const axe = { actions: [{ word: 'attack', attack: { trait: 'might', reach: 'here', dice: 1 } }] }
const charm = { passives: [{ ask: 'roll-add', by: 1 }] }
const haunted = (more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-[B]',
    people: {
      alice: { at: 'A', cards: ['axe'], steps: { might: 2 } },
      bob: { at: 'A', team: 'traitor', cards: ['charm'], steps: { might: 2 } },
      cora: 'B',
    },
    items: { axe, charm },
    haunt: {},
    ...more,
  })
const doing = (ops: object[], more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-[B]-',
    people: { alice: 'A', bob: 'A', cora: 'B' },
    tiles: { A: { actions: [{ word: 'try', do: ops }] } },
    ...more,
  })

describe('given every roll in every order, the chances are the same', () => {
  test('of an attack with a card that adds a die, against one that adds to results', async () => {
    const table = await haunted()
    // 3 and 1 dice against 3.
    expect(foretold(look(table, 'attack:bob:axe'), all)).toEqual(counted(table, 'attack:bob:axe', 7, all))
  })

  test('of an attack on somebody who is one blow from death', async () => {
    const table = await haunted({
      people: {
        alice: 'A',
        bob: { at: 'A', team: 'traitor', steps: { might: 1, speed: 1 } },
        cora: 'A',
      },
    })
    // 4 dice against 2.
    expect(foretold(look(table, 'attack:bob'), all)).toEqual(counted(table, 'attack:bob', 6, all))
  })

  test('of a tile action with bands, one roll leading to another', async () => {
    const second = { roll: { dice: 3, bands: { '3+': [{ gain: { trait: 'speed', by: 1 } }], '0-2': [] } } }
    const bands = { '5+': [second], '2-4': [], '0-1': [{ lose: { trait: 'sanity', by: 1 } }] }
    const table = await doing([{ roll: { trait: 'knowledge', bands } }])
    const { dice, outcomes } = look(table, 'try:a')
    expect(dice).toBe(4)
    expect(sum(outcomes.map(({ chance }) => chance))).toEqual(ALWAYS)
    // Dice that are not wanted are left over, and weigh nothing.
    expect(foretold({ dice, outcomes }, all)).toEqual(counted(table, 'try:a', 7, all))
  })

  test('of a contest between two', async () => {
    const op = {
      contest: {
        trait: 'might',
        with: { all: 'players', but: 'me', at: 'here' },
        won: [{ gain: { trait: 'might', by: 1 } }],
      },
    }
    const table = await doing([op], {
      people: { alice: { at: 'A', steps: { might: 2 } }, bob: 'A', cora: 'B' },
    })
    expect(foretold(look(table, 'try:a'), all)).toEqual(counted(table, 'try:a', 7, all))
  })

  test('of a choice that an Event asks for, as far as its roll', async () => {
    const roll = {
      roll: { trait: 'might', bands: { '4+': [{ gain: { trait: 'might', by: 1 } }], '0-3': [] } },
    }
    const options = [
      { key: 'answer', label: 'Answer', do: [roll] },
      { key: 'wait', label: 'Wait', do: [] },
    ]
    const table = await doing([{ draw: { deck: 'event' } }], {
      events: { knock: { do: [{ choose: { options } }] } },
    })
    table.choose('try:a')
    const results = counted(table, 'option:answer', 4, (happenings) => {
      const rolled = happenings.find(({ kind }) => kind === 'rolled')
      return rolled?.kind === 'rolled' ? String(rolled.total) : 'none'
    })
    const { outcomes } = look(table, 'option:answer')
    expect(
      new Map(outcomes.map(({ end, chance }) => [end.by === 'sealed' ? String(end.result) : end.by, chance])),
    ).toEqual(results)
    // L-EVENT-03: what they bring stays unread.
    expect(JSON.stringify(outcomes.map(({ happenings }) => happenings))).not.toMatch(/band|trait-rose/)
    expect(look(table, 'option:wait').dice).toBe(0)
  })
})

describe('where a branch ends', () => {
  const ends = ({ outcomes }: Foreseen) => outcomes.map(({ end }) => end)

  test('a card is drawn, and nobody can tell which', async () => {
    const table = await doing(
      [{ roll: { dice: 1, bands: { '1+': [{ draw: { deck: 'item' } }], '0': [] } } }],
      { items: { axe, charm } },
    )
    const { outcomes } = look(table, 'try:a')
    expect(outcomes).toHaveLength(2)
    expect(outcomes.find(({ end }) => end.by === 'shown')).toMatchObject({
      chance: { ways: 2n, of: 3n },
      end: { happening: { kind: 'card-drawn', deck: 'item', card: '' } },
    })
  })

  test('a door is opened', async () => {
    const table = await scene({
      house: '[A]-',
      people: { alice: 'A', bob: 'A', cora: 'A' },
      stack: ['B', 'C'],
    })
    const [end] = ends(look(table, 'move:east'))
    expect(end).toMatchObject({ by: 'shown', happening: { kind: 'tile-discovered', tile: '' } })
  })

  test('somebody else is asked', async () => {
    const table = await haunted({ people: { alice: 'A', bob: { at: 'A', team: 'traitor' }, cora: 'B' } })
    expect(ends(look(table, 'attack:bob'))).toContainEqual({ by: 'asked', seat: 1, kind: 'damage' })
  })

  test('the turn is over', async () => {
    const table = await doing([])
    expect(ends(look(table, 'end'))).toEqual([{ by: 'turn' }])
  })

  test('the turn of a monster is over, and the next one would roll for its moves (L-MON-03)', async () => {
    const monster = (id: string) => ({ id, name: id, size: 'small', traits: { speed: 1, might: 1 } })
    const table = await haunted({
      haunt: { monsters: [monster('rat'), monster('owl')] },
      monsters: [
        { kind: 'rat', at: 'A' },
        { kind: 'owl', at: 'A' },
      ],
      turn: 'bob',
      rolls: [1],
    })
    table.choose('end')
    expect(table.asked()).toEqual({ who: 'bob', kind: 'monster' })
    expect(ends(look(table, 'end'))).toEqual([{ by: 'turn' }])
  })

  test('chance that is no dice decides', async () => {
    const table = await doing([{ place: { at: { all: 'tiles' }, byChance: true } }])
    expect(ends(look(table, 'try:a'))).toEqual([{ by: 'chance' }])
  })

  test('more is rolled than can be followed', async () => {
    const roll = (then: object[]) => [{ roll: { dice: 8, bands: { '0+': then } } }]
    const table = await doing(roll(roll(roll([]))))
    const { outcomes } = look(table, 'try:a')
    expect(outcomes).toMatchObject([{ chance: ALWAYS, end: { by: 'dice' } }])
  })
})

describe('what a seat cannot know', () => {
  const guess = {
    word: 'invoke',
    name: 'Guess',
    by: 'heroes',
    names: 'families',
    do: [
      {
        when: {
          if: { named: 'culprit' },
          then: [{ gain: { trait: 'might', by: 1 } }],
          else: [{ lose: { trait: 'might', by: 1 } }],
        },
      },
    ],
  }
  const guessing = (value: 'bob' | 'cora') =>
    haunted({
      haunt: { actions: [guess], secrets: [{ id: 'culprit', name: 'the Culprit', knownTo: 'traitor' }] },
      secrets: { culprit: { value, knownTo: ['bob'] } },
    })

  test('an outcome that hangs on a secret is left open, whatever the secret is', async () => {
    const [one, other] = [await guessing('bob'), await guessing('cora')]
    const key = one.legal().find((choice) => choice.startsWith('invoke:guess') && choice.endsWith('cora'))!
    const { outcomes } = look(one, key)
    expect(outcomes).toMatchObject([{ chance: ALWAYS, end: { by: 'unknown' } }])
    expect(JSON.stringify(outcomes[0]!.happenings)).not.toMatch(/trait-/)
    expect(look(other, key).outcomes[0]!.happenings).toEqual(outcomes[0]!.happenings)
  })

  test('where a door or a card leads does not depend on how the packs lie', async () => {
    const search = [{ roll: { dice: 2, bands: { '2+': [{ draw: { deck: 'item' } }], '0-1': [] } } }]
    const lying = (item: string[]) => doing(search, { items: { axe, charm, bell: {} }, decks: { item } })
    const [one, other] = [await lying(['axe', 'charm', 'bell']), await lying(['bell', 'axe', 'charm'])]
    expect(look(one, 'try:a')).toEqual(look(other, 'try:a'))
  })
})

test('looking ahead changes nothing, and refuses what the rules refuse', async () => {
  const table = await haunted()
  const before = JSON.stringify(table.state)
  look(table, 'attack:bob:axe')
  expect(JSON.stringify(table.state)).toBe(before)
  const { catalog, state } = table
  expect(foreseer(catalog, viewFor(catalog, state, 0))('attack:cora')).toMatchObject({
    refusal: { rule: expect.stringMatching(/^L-/) },
  })
})
