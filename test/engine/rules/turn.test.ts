import { describe, expect, test } from 'vitest'
import { scene } from '../../support/scene.ts'

const people = { alice: 'A', bob: 'A', cora: 'A' }

describe('the start of a turn', () => {
  test('L-TURN-01, L-TURN-03: given two used cards, when their carrier’s turn starts, then both are unused before anything is asked', async () => {
    const table = await scene({
      house: '[A]-',
      people: { ...people, alice: { at: 'A', used: ['axe', 'skull'] } },
      items: { axe: { actions: [{ word: 'try', do: [] }] } },
      omens: { skull: {} },
      begin: true,
    })
    expect(table.asked()).toMatchObject({ who: 'alice', kind: 'main' })
    expect(table.person('alice').used).toEqual([])
    expect(table.legal()).toContain('try:axe')
  })

  test('L-TURN-02, L-TURN-03: given a Speed of 5, when the turn starts, then there are 5 moves', async () => {
    const table = await scene({
      house: '[A]-',
      people: { ...people, alice: { at: 'A', steps: { speed: 6 } } },
      begin: true,
    })
    expect(table.told('turn-began')).toMatchObject([{ who: 'alice', moves: 5 }])
    expect(table.state.turn.moves).toBe(5)
  })

  test('L-TURN-02, L-AMB-23: given a card that lifts Speed while carried, when the turn starts, then the moves are of the lifted value', async () => {
    const table = await scene({
      house: '[A]-',
      people: { ...people, alice: { at: 'A', cards: ['boots'] } },
      items: { boots: { passives: [{ ask: 'trait', trait: 'speed', by: 2 }] } },
      begin: true,
    })
    expect(table.state.turn.moves).toBe(5)
  })
})

describe('during a turn', () => {
  test('L-TURN-04: given moves and actions, when they are mixed, then all of them are legal', async () => {
    const table = await scene({ house: '[A]-[B]-[C]-', people, moves: 3 })
    table.choose('wait:a', 'move:east', 'move:east')
    expect(table.person('alice').tile).toBe('c')
    const mixed = await scene({
      house: '[A]-[B]-',
      people: { ...people, alice: { at: 'A', cards: ['axe'] } },
      items: { axe: {} },
    })
    mixed.choose('move:east', 'drop:axe', 'move:west', 'wait:a', 'move:east')
    expect(mixed.person('alice').tile).toBe('b')
  })

  test('L-TURN-07: given 4 moves granted, when Speed changes, then the moves left do not', async () => {
    const table = await scene({
      house: '[A]-',
      people,
      tiles: { A: { actions: [{ word: 'try', do: [{ lose: { trait: 'speed', by: 2 } }] }] } },
      begin: true,
    })
    table.choose('try:a')
    expect(table.value('alice', 'speed')).toBe(3)
    expect(table.state.turn.moves).toBe(4)
  })
})

describe('the end of a turn', () => {
  test('L-TURN-05: given moves left, when the player stops, then the turn ends', async () => {
    const table = await scene({ house: '[A]-[B]-', people, moves: 3 })
    table.choose('end')
    expect(table.told('turn-ended')).toMatchObject([{ who: 'alice' }])
    expect(table.asked()).toMatchObject({ who: 'bob', kind: 'main' })
  })

  test('L-TURN-05: given neither move nor action left, then the turn ends by itself', async () => {
    const table = await scene({ house: '[A]-[B]-', people, moves: 1, mayEnd: true })
    table.choose('move:east')
    expect(table.told('turn-ended')).toMatchObject([{ who: 'alice' }])
    expect(table.asked()).toMatchObject({ who: 'bob', kind: 'main' })
  })

  test('L-TURN-06: given 2 moves unspent, when the next own turn starts, then there are as many as Speed and no more', async () => {
    const table = await scene({
      house: '[A]-',
      people: { ...people, alice: { at: 'A', steps: { speed: 3 } } },
      moves: 2,
    })
    table.choose('end', 'end', 'end')
    expect(table.state.turn).toMatchObject({ who: 'alice', moves: 3 })
  })

  test('L-TURN-08: given seats Alice, Bob, Cora, when each ends the turn, then play goes to the left and round again', async () => {
    const table = await scene({ house: '[A]-', people })
    table.choose('end', 'end', 'end')
    expect(table.told('turn-began').map(({ who }) => who)).toEqual(['bob', 'cora', 'alice'])
  })

  test('L-TURN-09: given a card handed to Bob on Alice’s turn, then it is used until Bob’s own turn starts', async () => {
    const table = await scene({
      house: '[A]-',
      people: { alice: { at: 'A', cards: ['axe'] }, bob: 'A', cora: { at: 'A', used: ['bell'] } },
      items: { axe: {}, bell: {} },
    })
    table.choose('give:bob:axe')
    expect(table.person('bob').used).toEqual(['axe'])
    table.choose('end')
    expect(table.person('bob').used).toEqual([])
    expect(table.person('cora').used).toEqual(['bell'])
  })
})
