import { describe, expect, test } from 'vitest'
import { REFUSALS, type RefusalCode } from '../../src/engine/refusals.ts'
import { reveal } from '../support/reveal.ts'
import { type Scene, type SceneTable, scene } from '../support/scene.ts'

/** A scene in which a key is refused, and how to ask for it. */
interface Refused {
  table: Promise<SceneTable>
  key: string
  seat?: number
}

const explore = (more: Partial<Scene> = {}) =>
  scene({ house: '[A]-[B]-[C]', people: { alice: 'A', bob: 'A', cora: 'B' }, moves: 4, ...more })
const haunted = (more: Partial<Scene> = {}) =>
  explore({ people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } }, haunt: {}, ...more })
const after = (table: Promise<SceneTable>, ...keys: string[]) => table.then((one) => one.choose(...keys))

const rat = { id: 'rat', name: 'Rat', size: 'small', traits: { speed: 3, might: 3 } }
const hurts = (kind: string, amount = 1) => ({
  A: { actions: [{ word: 'operate', do: [{ damage: { kind, amount } }] }] },
})
const search = { A: { actions: [{ word: 'search', do: [{ draw: { deck: 'item' } }] }] } }
const sword = { word: 'attack', attack: { trait: 'might', reach: 'here' } }
const holding = (more: object) => ({ alice: { at: 'A', ...more }, bob: 'A', cora: 'B' }) as Scene['people']

const barB = { ask: 'may-not-enter', tiles: { tile: 'b' } }

/** Two on one tile by the third edition's rules, the second of them dead or alive. */
const third = (more: Partial<Scene> = {}) =>
  explore({ edition: 'third', items: { axe: { actions: [sword] }, cup: {} }, ...more })
const corpse = { at: 'A', dead: true, cards: ['axe', 'cup'] }

const WALK: Record<RefusalCode, () => Refused> = {
  'card-idle': () => {
    const drink = { word: 'drink', do: [] }
    const table = third({ tiles: search, items: { cup: { actions: [drink] } } })
    return { table: after(table, 'search:a'), key: 'drink:cup' }
  },
  'has-traded': () => {
    const table = third({ people: holding({ cards: ['axe', 'cup'] }) })
    return { table: after(table, 'give:bob:axe', 'done', 'refuse'), key: 'give:bob:cup' }
  },
  'has-looted': () => {
    const people = { alice: 'A', bob: corpse, cora: { at: 'B', team: 'traitor' } } as Scene['people']
    return { table: after(third({ people, haunt: {} }), 'take:bob:axe'), key: 'take:bob:cup' }
  },
  'beyond-barrier': () => ({
    table: explore({
      edition: 'second',
      tiles: { A: { barrier: { halves: [['west'], ['east']], trait: 'sanity', needs: 4 } } },
    }),
    key: 'move:east',
  }),
  'no-piles': () => ({ table: third({ people: holding({ cards: ['axe'] }) }), key: 'drop:axe' }),
  'game-over': () => {
    const win = { word: 'invoke', name: 'Win', by: 'heroes', do: [{ win: { team: 'heroes' } }] }
    return { table: after(haunted({ haunt: { actions: [win] } }), 'invoke:win'), key: 'end', seat: 0 }
  },
  'not-asked': () => ({ table: explore(), key: 'end', seat: 1 }),
  'not-ready': () => ({ table: reveal({}), key: 'end' }),
  'answer-first': () => ({
    table: after(explore({ tiles: hurts('physical') }), 'operate:a'),
    key: 'move:east',
  }),
  'event-first': () => {
    const options = [
      { key: 'sit', label: 'Sit', do: [] },
      { key: 'stand', label: 'Stand', do: [] },
    ]
    const call = { A: { actions: [{ word: 'search', do: [{ draw: { deck: 'event' } }] }] } }
    const table = explore({ tiles: call, events: { chairs: { do: [{ choose: { options } }] } } })
    return { table: after(table, 'search:a'), key: 'end' }
  },
  'room-first': () => {
    const ways = ['north', 'east', 'south', 'west']
    const table = explore({ house: '-[A]-[B]', stack: ['D'], tiles: { D: { doors: ways.slice(0, 2) } } })
    return { table: after(table, 'move:west'), key: 'end' }
  },
  'no-doorway': () => ({ table: explore(), key: 'move:north' }),
  'false-feature': () => ({ table: explore({ tiles: { B: { doors: ['east'] } } }), key: 'move:east' }),
  'blocked-side': () => ({ table: explore({ tiles: { A: { blocked: ['south'] } } }), key: 'move:south' }),
  'no-moves': () => ({ table: explore({ moves: 0 }), key: 'move:east' }),
  'moves-lost': () => ({
    table: after(explore({ tiles: search, items: { axe: {} } }), 'search:a'),
    key: 'move:east',
  }),
  'too-costly': () => ({
    table: after(explore({ tokens: { B: ['large-obstacle'] }, moves: 3 }), 'move:east'),
    key: 'move:east',
  }),
  'nothing-left': () => ({ table: explore({ house: '-[A]-[B]' }), key: 'move:west' }),
  'may-not-enter': () => ({
    table: explore({ items: { writ: { passives: [barB] } }, people: holding({ cards: ['writ'] }) }),
    key: 'move:east',
  }),
  'own-attack-only': () => ({
    table: haunted({ haunt: { passives: [{ ask: 'own-attack-only' }] } }),
    key: 'attack:cora',
  }),
  held: () => ({
    table: explore({ tiles: { A: { passives: [{ ask: 'may-not-move' }] } } }),
    key: 'move:east',
  }),
  'not-adjacent': () => ({ table: explore(), key: 'go:c' }),
  'not-discovered': () => ({ table: explore(), key: 'go:attic' }),
  'monster-discovers': () => ({
    table: after(
      haunted({
        house: '[A]-[B]-',
        haunt: { monsters: [rat] },
        monsters: [{ kind: 'rat', at: 'B' }],
        turn: 'cora',
        stack: ['D'],
        rolls: [1, 0, 0],
      }),
      'end',
    ),
    key: 'move:east',
  }),
  'attack-too-early': () => ({ table: explore(), key: 'attack:bob' }),
  'no-target': () => ({
    table: haunted({ people: { alice: 'A', bob: 'A', cora: { at: 'B', team: 'traitor' } } }),
    key: 'attack:cora',
  }),
  friend: () => ({ table: haunted(), key: 'attack:bob' }),
  'word-spent': () => ({ table: after(explore(), 'wait:a'), key: 'wait:a' }),
  'card-used': () => ({
    table: explore({
      people: holding({ used: ['book'] }),
      items: { book: { actions: [{ word: 'study', do: [] }] } },
    }),
    key: 'study:book',
  }),
  'used-stays': () => ({
    table: explore({ people: holding({ used: ['book'] }), items: { book: {} } }),
    key: 'drop:book',
  }),
  'not-carried': () => ({ table: explore({ items: { book: {} } }), key: 'drop:book' }),
  'not-here': () => ({
    table: explore({ tiles: { C: { actions: [{ word: 'drink', do: [] }] } } }),
    key: 'drink:c',
  }),
  'not-now': () => ({
    table: explore({ tiles: { A: { actions: [{ word: 'drink', when: { phase: 'haunt' }, do: [] }] } } }),
    key: 'drink:a',
  }),
  'nobody-here': () => ({
    table: explore({ people: holding({ cards: ['book'] }), items: { book: {} } }),
    key: 'give:cora:book',
  }),
  'partner-dead': () => ({
    table: haunted({
      people: {
        alice: { at: 'A', cards: ['book'] },
        bob: { at: 'A', dead: true },
        cora: { at: 'A', team: 'traitor' },
      },
      items: { book: {} },
    }),
    key: 'give:bob:book',
  }),
  'other-side': () => ({
    table: haunted({
      haunt: { objects: [{ id: 'knife', name: 'Knife', for: 'traitor' }] },
      objectsOn: { A: ['knife'] },
    }),
    key: 'pick-up:knife',
  }),
  'kept-from': () => ({
    table: haunted({
      haunt: {
        objects: [{ id: 'knife', name: 'Knife' }],
        passives: [{ ask: 'may-not-have', thing: 'knife' }],
      },
      objectsOn: { A: ['knife'] },
    }),
    key: 'pick-up:knife',
  }),
  'not-parted': () => ({
    table: haunted({
      haunt: { objects: [{ id: 'knife', name: 'Knife', may: { drop: false } }] },
      people: { alice: { at: 'A', objects: ['knife'] }, bob: 'A', cora: { at: 'A', team: 'traitor' } },
    }),
    key: 'drop:knife',
  }),
  'no-pile': () => ({ table: explore({ piles: { B: ['book'] }, items: { book: {} } }), key: 'pick-up:book' }),
  'not-physical': () => ({
    table: after(explore({ tiles: hurts('physical') }), 'operate:a'),
    key: 'damage:sanity',
  }),
  'not-mental': () => ({
    table: after(explore({ tiles: hurts('mental') }), 'operate:a'),
    key: 'damage:might',
  }),
  'cannot-fall': () => ({
    table: after(explore({ tiles: hurts('general'), people: holding({ steps: { might: 1 } }) }), 'operate:a'),
    key: 'damage:might',
  }),
  'no-such-choice': () => ({ table: explore(), key: 'dance' }),
}

/** Where nothing at all is to be chosen by the one who tries. */
const NOTHING_ELSE: RefusalCode[] = ['game-over', 'not-asked']

describe('every refusal', () => {
  test.each(Object.keys(REFUSALS) as RefusalCode[])(
    '%s: given a scene for it, when it is tried, then it comes with its rule, a sentence and what is legal instead',
    async (code) => {
      const { table: laying, key, seat } = WALK[code]()
      const table = await laying
      const refusal = seat === undefined ? table.refuse(key) : table.refuse(key, seat)
      expect(refusal).toMatchObject({ code, rule: REFUSALS[code].rule, because: REFUSALS[code].because })
      expect(refusal.because).toMatch(/^[A-Z].*\.$/)
      if (NOTHING_ELSE.includes(code)) return expect(refusal.instead).toEqual([])
      expect(refusal.instead).toEqual(table.legal())
      expect(refusal.instead.length).toBeGreaterThan(0)
      table.choose(refusal.instead[0]!)
    },
  )
})

test('L-INFO-01: given an action of the traitor’s page, when a hero tries its word, then nothing tells that it exists', async () => {
  const pages = (by: string) =>
    haunted({
      haunt: { actions: [{ word: 'summon', name: 'Rise', by, when: { track: 'x', atLeast: 1 }, do: [] }] },
    })
  expect((await pages('traitor')).refuse('summon:rise').code).toBe('no-such-choice')
  expect((await pages('heroes')).refuse('summon:rise').code).toBe('not-now')
})

test('L-REG-03: given a tile next door, when one goes to it by name and not by side, then nothing is said to hold one', async () => {
  expect((await explore()).refuse('go:b').code).toBe('no-such-choice')
})

test.each([
  ['move:north', 'no-doorway'],
  ['move:sideways', 'no-such-choice'],
  ['attack:bob', 'no-target'],
  ['dance', 'no-such-choice'],
])(
  'L-MON-06, L-MON-09: given a monster’s turn, when %s is tried, then the refusal is %s',
  async (key, code) => {
    const { table } = WALK['monster-discovers']()
    const monstersTurn = await table
    expect(monstersTurn.refuse(key).code).toBe(code)
  },
)

test('L-ITEM-09, L-ACT-03: given a used Weapon or one of somebody else, when attacking with it, then the refusal says so', async () => {
  const people = {
    alice: { at: 'A', used: ['axe'] },
    bob: { at: 'A', cards: ['lance'] },
    cora: { at: 'A', team: 'traitor' },
  } as const
  const table = await haunted({
    people: structuredClone(people) as never,
    items: { axe: { actions: [sword] }, lance: { actions: [sword] } },
  })
  expect(table.refuse('attack:cora:axe').code).toBe('card-used')
  expect(table.refuse('attack:cora:lance').code).toBe('not-carried')
})

test.each(['hidden', 'everyone'])(
  'L-ITEM-09: given sides of the kind %s and a used weapon, when somebody here is attacked with it, then it is the weapon that is at fault',
  async (kind) => {
    const table = await scene({
      house: '[A]-[B]',
      people: { alice: { at: 'A', cards: ['axe'], used: ['axe'] }, bob: 'A', cora: 'B' },
      items: { axe: { types: ['weapon'], actions: [sword] } },
      haunt: { team: kind === 'hidden' ? { kind, traitor: { random: true } } : { kind } },
    })
    for (const explorer of table.state.explorers) explorer.shown = null
    expect(table.refuse('attack:bob:axe').code).toBe('card-used')
  },
)
