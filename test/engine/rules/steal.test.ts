import { expect, test } from 'vitest'
import { type Scene, scene } from '../../support/scene.ts'

const rat = {
  id: 'rat',
  name: 'Rat',
  size: 'small',
  traits: { speed: 3, might: 3 },
  attack: { trait: 'might' },
}
const RING = { id: 'ring', name: 'Ring' }

/** Alice attacks Cora, the traitor, who carries an Item, a used Omen and an Object. */
const robbery = (more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-[B]',
    people: {
      alice: 'A',
      bob: 'B',
      cora: { at: 'A', team: 'traitor', cards: ['axe'], used: ['veil'], objects: ['ring'] },
    },
    items: { axe: {}, lamp: {} },
    omens: { veil: {} },
    haunt: { monsters: [rat], objects: [RING] },
    rolls: [2, 2, 0, 0, 1, 1, 0, 0],
    ...more,
  })

test('L-STEAL-01, L-STEAL-03, L-STEAL-04: given a win by 2 on the same tile, when stealing a card, then the thief picks, it arrives used and nobody is hurt', async () => {
  const table = await robbery()
  table.choose('attack:cora')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'steal' })
  table.choose('steal')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'pick' })
  expect(table.legal()).toEqual(['thing:axe', 'thing:veil', 'thing:ring'])
  table.choose('thing:axe')
  expect(table.person('alice')).toMatchObject({ cards: ['axe'], used: ['axe'] })
  expect(table.person('cora').cards).toEqual(['veil'])
  expect(table.told('damaged')).toEqual([])
})

test('L-STEAL-01: given a win by 2, when damage is preferred, then it is dealt and nothing is taken', async () => {
  const table = await robbery()
  table.choose('attack:cora', 'damage', 'damage:might', 'damage:might')
  expect(table.person('cora').steps.might).toBe(2)
  expect(table.told('stole')).toEqual([])
})

test('L-STEAL-04: given an Object, when it is stolen, then it changes hands and has no used state', async () => {
  const table = await robbery()
  table.choose('attack:cora', 'steal', 'thing:ring')
  expect(table.person('alice')).toMatchObject({ objects: ['ring'], used: [] })
  expect(table.person('cora').objects).toEqual([])
})

test('L-STEAL-02: given a win by 1, when resolved, then stealing is not offered', async () => {
  const table = await robbery({ rolls: [2, 1, 0, 0, 1, 1, 0, 0] })
  table.choose('attack:cora')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'damage' })
})

test('L-STEAL-06: given a steal, when done, then the attack counts as won and ATTACK is spent', async () => {
  const table = await robbery()
  table.choose('attack:cora', 'steal', 'thing:veil')
  expect(table.told('attack-won')).toMatchObject([{ winner: 'alice' }])
  expect(table.refuse('attack:cora').code).toBe('word-spent')
})

test('L-STEAL-07, L-OBJ-04: given an Object the haunt protects, when stealing, then it is not offered', async () => {
  const table = await robbery({ haunt: { objects: [{ ...RING, stealable: false }] } })
  table.choose('attack:cora', 'steal')
  expect(table.legal()).toEqual(['thing:axe', 'thing:veil'])
})

test('L-AMB-58, L-STEAL-07: given a target with nothing but a protected Object, when beaten by 4, then damage is dealt without asking', async () => {
  const table = await robbery({
    people: { alice: 'A', bob: 'B', cora: { at: 'A', team: 'traitor', objects: ['ring'] } },
    haunt: { objects: [{ ...RING, stealable: false }] },
    rolls: [2, 2, 0, 0, 0, 0, 0, 0],
  })
  table.choose('attack:cora')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'damage' })
  expect(table.told('damaged')).toMatchObject([{ amount: 4 }])
})

test('L-AMB-56: given a defender who wins by 3, when resolved, then no theft is offered', async () => {
  const table = await robbery({
    people: { alice: { at: 'A', cards: ['lamp'] }, bob: 'B', cora: { at: 'A', team: 'traitor' } },
    rolls: [1, 0, 0, 0, 2, 2, 0, 0],
  })
  table.choose('attack:cora')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'damage' })
  expect(table.person('alice').cards).toEqual(['lamp'])
})

test('L-STEAL-10: given a target on another tile, when beaten by 4, then no theft is offered', async () => {
  const table = await robbery({
    people: {
      alice: { at: 'A', cards: ['bow'] },
      bob: 'A',
      cora: { at: 'B', team: 'traitor', cards: ['axe'] },
    },
    items: { axe: {}, bow: { actions: [{ word: 'attack', attack: { trait: 'might', reach: 'adjacent' } }] } },
    rolls: [2, 2, 0, 0, 0, 0, 0, 0],
  })
  table.choose('attack:cora:bow')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'damage' })
})

const ratsTurn = (passives: object[]) =>
  robbery({
    people: { alice: { at: 'A', cards: ['lamp'] }, bob: 'B', cora: { at: 'B', team: 'traitor' } },
    haunt: { monsters: [rat], passives, objects: [] },
    monsters: [{ kind: 'rat', at: 'A' }],
    turn: 'cora',
    rolls: [1, 0, 0, 2, 2, 1, 1, 1, 0, 0],
  })

test('L-STEAL-08: given a monster that beats a hero by 3, when resolved, then it cannot steal', async () => {
  const table = await ratsTurn([])
  table.choose('end', 'attack:alice')
  expect(table.told('attack-won')).toMatchObject([{ winner: 'rat-1', by: 3 }])
  expect(table.asked()).toEqual({ who: 'alice', kind: 'damage' })
})

test('L-STEAL-08, L-START-03, L-PREC-01: given a haunt that lets monsters steal, when one wins by 3, then its keeper may take a card', async () => {
  const table = await ratsTurn([{ ask: 'steal-monsters', by: true }])
  table.choose('end', 'attack:alice')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'steal' })
  table.choose('steal')
  expect(table.monster('rat-1').cards).toEqual(['lamp'])
  expect(table.person('alice').cards).toEqual([])
})

const robRat = (passives: object[]) =>
  robbery({
    people: { alice: 'A', bob: 'B', cora: { at: 'B', team: 'traitor' } },
    haunt: { monsters: [rat], passives, objects: [] },
    monsters: [{ kind: 'rat', at: 'A', cards: ['lamp'] }],
    rolls: [2, 2, 0, 0, 0, 0, 0],
  })

test('L-STEAL-05, L-STEAL-08: given a haunt that lets monsters be stolen from, when stealing, then the monster is not stunned', async () => {
  const table = await robRat([{ ask: 'steal-monsters', from: true }])
  table.choose('attack:rat-1', 'steal')
  expect(table.monster('rat-1')).toMatchObject({ stunned: false, cards: [] })
  expect(table.person('alice')).toMatchObject({ cards: ['lamp'], used: ['lamp'] })
})

test('L-STEAL-08: given a monster with a card and no leave of the haunt, when beaten by 4, then it is stunned without asking', async () => {
  const table = await robRat([])
  table.choose('attack:rat-1')
  expect(table.monster('rat-1').stunned).toBe(true)
  expect(table.told('stole')).toEqual([])
})
