import { describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/view.ts'
import {
  PEOPLE,
  type Person,
  type PersonInScene,
  type Scene,
  type SceneTable,
  scene,
} from '../../support/scene.ts'
import { bandsOf, diceFor, tuned } from '../../support/tuned.ts'

/** A tile in each region with its ingredient, the Shelf in S and the Kitchen beside it; Alice is first. */
const poisoned = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: { ground: '[S]-[K]-[G]', basement: '[B]', upper: '[U]', outside: '[O]' },
    named: { K: 'kitchen' },
    people: { alice: 'S', bob: 'S', cora: 'G' },
    haunt: 15,
    revealer: 'cora',
    tokens: {
      S: ['shelf'],
      B: ['growing-root'],
      G: ['salt-crust'],
      U: ['lodged-feather'],
      O: ['hanging-leaf'],
    },
    ...more,
  })
const ALL = ['root', 'salt', 'feather', 'leaf']
const holding = (
  alice: string[],
  bob: string[] = [],
  more: Partial<PersonInScene> = {},
): Scene['people'] => ({
  alice: { at: 'S', objects: alice, ...more },
  bob: { at: 'S', objects: bob },
  cora: 'G',
})

describe('H15 setup', () => {
  /** Alice finds the Library, and the last Omen starts haunt 15; only the ground floor has more than one tile. */
  const begun = async (players: number) => {
    const table = await scene({
      content: true,
      forced: 15,
      house: { ground: '[A]-[B]-[E]-', basement: '[K]-', upper: '[U]-', outside: '[F]-' },
      named: { E: 'entrance-hall', K: 'basement-landing', U: 'upper-landing', F: 'front-steps' },
      people: Object.fromEntries(PEOPLE.slice(0, players).map((name) => [name, 'entrance-hall'])),
      stack: ['library'],
      piles: { 'front-steps': ['kris', 'spear', 'brooch'] },
      decks: { omen: ['radio'] },
      rolls: [2, 2, 1, 0],
    })
    return table.choose('move:east', 'turn:0')
  }

  test.each([
    [3, 2],
    [4, 2],
    [5, 3],
  ])(
    'given a table of %s, when the haunt begins, then each region has %s of its kind, on different tiles where there are enough',
    async (players, each) => {
      const table = await begun(players)
      expect(table.told('teams-set')).toMatchObject([{ teams: 'everyone' }])
      expect(table.tile('library').tokens.filter((token) => token !== 'salt-crust')).toEqual(['shelf'])
      expect(table.tile('basement-landing').tokens).toEqual(Array(each).fill('growing-root'))
      expect(table.tile('upper-landing').tokens).toEqual(Array(each).fill('lodged-feather'))
      expect(table.tile('front-steps').tokens).toEqual(Array(each).fill('hanging-leaf'))
      const salted = table.state.house.filter(({ tokens }) => tokens.includes('salt-crust'))
      expect(salted).toHaveLength(each)
      expect(table.state.haunt!.aside.filter((object) => object === 'root')).toHaveLength(each)
      expect(table.state.haunt!.aside).toContain('antidote')
    },
  )

  test('L-AMB-63: given nobody on a side, when seats look at each other, then no side is shown', async () => {
    const table = await poisoned()
    for (const seat of [0, 1, 2])
      expect(viewFor(table.catalog, table.state, seat).explorers.map(({ team }) => team)).toEqual([
        null,
        null,
        null,
      ])
  })
})

const FINDS: [where: string, key: string, trait: string, token: string, object: string][] = [
  ['B', 'search:dig-up-the-root', 'might', 'growing-root', 'root'],
  ['G', 'search:scrape-off-the-salt', 'sanity', 'salt-crust', 'salt'],
  ['U', 'search:catch-the-feather', 'speed', 'lodged-feather', 'feather'],
  ['O', 'search:know-the-leaf', 'knowledge', 'hanging-leaf', 'leaf'],
]
describe.each(FINDS)('H15 SEARCH in %s', (where, key, trait, token, object) => {
  const searching = (rolls: number[]) => poisoned({ people: { alice: where, bob: 'S', cora: 'S' }, rolls })

  test.each([
    ['4', [1, 1, 1, 1], true, 0],
    ['3', [2, 1, 0, 0], false, 0],
    ['2', [1, 1, 0, 0], false, 0],
    ['1', [1, 0, 0, 0], false, 1],
    ['0', [0, 0, 0, 0], false, 1],
  ])(
    'given a roll of %s, when searched with %j, then it is found: %s, at %s physical damage',
    async (_, rolls, found, damage) => {
      const table = await searching(rolls)
      table.choose(key)
      expect(table.told('rolled')).toMatchObject([{ trait, for: 'haunt' }])
      if (damage > 0) table.choose('damage:might')
      expect(table.person('alice').objects).toEqual(found ? [object] : [])
      expect(table.tile(where).tokens).toEqual(found ? [] : [token])
      expect(table.told('damaged')).toHaveLength(damage)
    },
  )

  test('given the ingredient found already, when choices are listed, then there is nothing to search for', async () => {
    const table = await poisoned({ people: { alice: where, bob: 'S', cora: 'S' }, tokens: {} })
    expect(table.legal().filter((one) => one.startsWith('search'))).toEqual([])
  })
})

const BREW = 'prepare:brew-the-antidote'
const DRINK = 'drink:drink-the-antidote'
const [ENOUGH, HARMLESS] = bandsOf(15, 'Brew the Antidote', 3) as [number, number]
describe('H15 PREPARE', () => {
  test.each([
    ['just enough with three', ENOUGH, ALL.slice(0, 3), true],
    ['one too few with four', ENOUGH - 1, ALL, true],
    ['one too few with three', ENOUGH - 1, ALL.slice(1), false],
    ['the least that spoils nothing', HARMLESS, ALL.slice(1), false],
  ])(
    'given a Knowledge roll of %s, when brewed, then the Antidote comes or nothing is lost',
    async (_, total, objects, brewed) => {
      const table = await poisoned({ people: holding(objects), rolls: diceFor(total) })
      table.choose(BREW)
      expect(table.person('alice').objects).toEqual(brewed ? [...objects, 'antidote'] : objects)
    },
  )

  test('given a Knowledge roll too low even for that, when brewed, then one ingredient of choice is lost', async () => {
    const table = await poisoned({
      people: holding([...ALL.slice(0, 3), 'root']),
      rolls: diceFor(HARMLESS - 1),
    })
    table.choose(BREW)
    expect(table.asked()).toEqual({ who: 'alice', kind: 'pick' })
    expect(table.legal()).toEqual(['thing:root', 'thing:salt', 'thing:feather'])
    table.choose('thing:root')
    expect(table.person('alice').objects).toEqual(['salt', 'feather', 'root'])
    expect(table.state.haunt!.aside).toContain('root')
  })

  test('given the Kitchen, when three kinds are carried there, then it can be brewed there too', async () => {
    const people = { alice: { at: 'kitchen', objects: ALL.slice(0, 3) }, bob: 'S', cora: 'G' }
    expect((await poisoned({ people })).legal()).toContain(BREW)
  })

  test('given two kinds however many, another tile, or the Antidote out already, when choices are listed, then nothing can be brewed', async () => {
    const two = await poisoned({ people: holding(['root', 'root', 'salt']) })
    expect(two.refuse(BREW).code).toBe('not-now')
    const elsewhere = await poisoned({ people: holding(ALL, [], { at: 'G' }) })
    expect(elsewhere.refuse(BREW).code).toBe('not-now')
    const out = await poisoned({ people: holding(ALL, ['antidote']) })
    expect(out.refuse(BREW).code).toBe('not-now')
  })
})

describe('H15 DRINK', () => {
  test('given the Antidote, when drunk, then the drinker alone has won', async () => {
    const table = await poisoned({ people: holding(['antidote']) })
    table.choose(DRINK)
    expect(table.state.outcome).toEqual({ winner: 'alice', players: ['alice'], because: 'goal' })
  })

  test('given somebody else with the Antidote, when it is stolen by an attack, then the thief may drink', async () => {
    const table = await poisoned({ people: holding([], ['antidote']), rolls: [2, 2, 0, 0, 0, 0, 0, 0] })
    expect(table.refuse(DRINK).code).toBe('not-now')
    table.choose('attack:bob', 'steal', DRINK)
    expect(table.state.outcome).toMatchObject({ winner: 'alice', players: ['alice'] })
  })
})

const SHARE = 'prepare:share-a-dose:bob'
describe('H15 share', () => {
  test('given all four kinds between two, when the other agrees and the better rolls 4, then both have won', async () => {
    const people = holding(['root', 'salt'], ['feather', 'leaf'])
    const table = await poisoned({ people, rolls: [2, 2, 0, 0] })
    table.choose(SHARE)
    expect(table.asked()).toEqual({ who: 'bob', kind: 'permit' })
    table.choose('accept')
    expect(table.told('rolled')).toMatchObject([{ who: 'alice', trait: 'knowledge' }]) // a tie: the first at the table
    expect(table.state.outcome).toEqual({ winner: 'alice', players: ['alice', 'bob'], because: 'goal' })
  })

  test('given the other knows more, when shared, then the other rolls; 3 is not enough and nothing is lost', async () => {
    const people = {
      ...holding(['root', 'salt', 'feather']),
      bob: { at: 'S', objects: ['leaf'], steps: { knowledge: 8 } },
    }
    const table = await poisoned({ people, rolls: [1, 1, 1, 0, 0, 0] })
    table.choose(SHARE, 'accept')
    expect(table.told('rolled')).toMatchObject([{ who: 'bob' }])
    expect(table.state.outcome).toBeNull()
    expect(table.person('alice').objects).toHaveLength(3)
    expect(table.refuse(SHARE).code).toBe('word-spent')
  })

  test('given an offer, when it is declined, then nobody rolls and the turn goes on', async () => {
    const table = await poisoned({ people: holding(['root', 'salt'], ['feather', 'leaf']) })
    table.choose(SHARE, 'refuse')
    expect(table.told('agreed')).toMatchObject([{ who: 'bob', agreed: false }])
    expect(table.told('rolled')).toEqual([])
    expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  })

  test('given three kinds between two, somebody elsewhere, or another tile, when choices are listed, then nothing can be shared', async () => {
    const three = await poisoned({ people: holding(['root', 'salt'], ['salt', 'leaf']) })
    expect(three.legal()).not.toContain(SHARE)
    const apart = await poisoned({
      people: { alice: { at: 'S', objects: ALL }, bob: 'G', cora: 'G' },
    })
    expect(apart.legal().filter((key) => key.includes('share'))).toEqual([])
    const elsewhere = await poisoned({ people: { alice: { at: 'G', objects: ALL }, bob: 'G', cora: 'S' } })
    expect(elsewhere.legal().filter((key) => key.includes('share'))).toEqual([])
  })
})

describe('H15 what you drank', () => {
  const steps = (table: SceneTable, who: Person) => table.person(who).steps

  const late = tuned(15, { round: true }, 'atLeast', 3)
  test.each([
    [1, 1],
    [late - 1, 1],
    [late, 2],
    [late + 1, 2],
  ])('given round %s, when a turn ends, then the highest trait falls by %s', async (round, by) => {
    const table = await poisoned({
      people: { alice: { at: 'S', steps: { sanity: 7 } }, bob: 'S', cora: 'G' },
      round,
    })
    table.choose('end')
    expect(steps(table, 'alice')).toEqual({ speed: 4, might: 4, sanity: 7 - by, knowledge: 4 })
    expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
  })

  test('given a tie for the highest, when a turn ends, then the drinker chooses', async () => {
    const table = await poisoned()
    table.choose('end')
    expect(table.asked()).toEqual({ who: 'alice', kind: 'trait' })
    expect(table.legal()).toHaveLength(4)
    table.choose('trait:speed')
    expect(steps(table, 'alice').speed).toBe(3)
  })

  test('given the last of them, when the poison takes the last step, then the house has won', async () => {
    const low = { speed: 1, might: 1, sanity: 1, knowledge: 1 }
    const table = await poisoned({
      people: { alice: { at: 'S', steps: low }, bob: { at: 'S', dead: true }, cora: { at: 'G', dead: true } },
    })
    table.choose('end', 'trait:might')
    expect(table.person('alice').dead).toBe(true)
    expect(table.state.outcome).toMatchObject({ winner: 'house', players: [] })
  })

  test('given others alive, when one dies, then the race goes on', async () => {
    const low = { speed: 1, might: 1, sanity: 1, knowledge: 1 }
    const table = await poisoned({
      people: { alice: { at: 'S', steps: low, objects: ['root'] }, bob: 'S', cora: 'G' },
    })
    table.choose('end', 'trait:might')
    expect(table.state.outcome).toBeNull()
    expect(table.tile('S').objects).toEqual(['root'])
    expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
  })
})
