import { expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { traitValue } from '../../../src/engine/state/characters.ts'
import { scene } from '../../support/scene.ts'

const three = { alice: 'A', bob: 'A', cora: 'A' }
const pull = { A: { actions: [{ word: 'pull', do: [{ draw: { deck: 'event' } }] }] } }
const loss = [{ lose: { trait: 'might', by: 2 } }]
const raise = [{ gain: { trait: 'might', by: 2 } }]
const rolled = (bands: Record<string, object[]>) => [{ roll: { trait: 'sanity', bands } }]

test('L-EVENT-01: given an Event tile and an effect that draws, when each brings the same Event, then both resolve and bury it', async () => {
  const table = await scene({
    house: '[A]-',
    people: three,
    tiles: { ...pull, X: { symbols: ['event'] } },
    stack: ['X'],
    events: { news: { do: raise } },
    begin: true,
  })
  table.choose('pull:a', 'end', 'move:east')
  expect(table.value('alice', 'might')).toBe(5)
  expect(table.value('bob', 'might')).toBe(5)
  expect(table.state.decks.event).toEqual(['news'])
})

test('L-EVENT-02, L-EVENT-03: given an Event with a roll, when it is drawn, then it is told first, the dice next, and only the row that applies', async () => {
  const table = await scene({
    house: '[A]',
    people: three,
    tiles: pull,
    events: { news: { do: rolled({ '4+': raise, '2-3': [], '0-1': loss }) } },
    rolls: [1, 0, 0, 0],
  })
  table.choose('pull:a')
  const kinds = table.happenings.map(({ kind }) => kind)
  expect(kinds.filter((kind) => ['card-drawn', 'rolled', 'band', 'trait-fell'].includes(kind))).toEqual([
    'card-drawn',
    'rolled',
    'band',
    'trait-fell',
  ])
  expect(table.told('band')).toMatchObject([{ source: 'event:news', from: 0, to: 1 }])
})

test('L-EVENT-04: given an ordinary Event, when it is resolved, then it is the last card of its deck', async () => {
  const table = await scene({ house: '[A]', people: three, tiles: pull, events: { news: {}, other: {} } })
  table.choose('pull:a')
  expect(table.state.decks.event).toEqual(['other', 'news'])
  expect(table.told('card-buried')).toMatchObject([{ card: 'news' }])
})

test('L-EVENT-05: given an Event that is kept, when it is resolved, then it lies with its drawer, works, and is no Item', async () => {
  const table = await scene({
    house: '[A]',
    people: three,
    tiles: pull,
    events: { coat: { stays: 'kept', passives: [{ ask: 'trait', trait: 'might', by: 2 }], do: [] } },
  })
  table.choose('pull:a')
  expect(table.person('alice')).toMatchObject({ kept: ['coat'], cards: [] })
  expect(table.state.decks.event).toEqual([])
  expect(traitValue(playOf(table.catalog, table.state), table.person('alice'), 'might')).toBe(5)
  expect(table.legal().filter((key) => key.includes('coat'))).toEqual([])
})

test('L-EVENT-06, L-EVENT-07: given an Ongoing Event drawn on a tile, when others come there later, then it works on them and on nobody elsewhere', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'B', cora: 'B' },
    tiles: pull,
    events: { mire: { stays: 'ongoing', passives: [{ ask: 'leave-cost', by: 1 }] } },
    begin: true,
  })
  table.choose('pull:a', 'end')
  expect(table.state.ongoing).toEqual([{ card: 'mire', tile: 'a' }])
  expect(table.state.decks.event).toEqual([])
  table.choose('move:west')
  expect(table.state.turn.moves).toBe(3)
  table.choose('move:east')
  expect(table.state.turn.moves).toBe(1)
})

test('L-EVENT-07: given an Ongoing Event with text for the end of a turn, when somebody ends a turn there, then it happens to them', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'B', cora: 'B' },
    events: { mire: { stays: 'ongoing', reactions: [{ on: 'turn-end', do: loss }] } },
    ongoing: { mire: 'A' },
  })
  table.choose('end', 'end')
  expect(table.value('alice', 'might')).toBe(3)
  expect(table.value('bob', 'might')).toBe(4)
})

test('L-EVENT-08: given an Event with boxes and a crest but no word of ticking, when it is resolved, then nothing is marked', async () => {
  const table = await scene({
    house: '[A]',
    people: three,
    tiles: pull,
    mode: 'campaign',
    events: { news: { boxes: 2, crest: true, do: raise } },
  })
  table.choose('pull:a')
  expect(table.value('alice', 'might')).toBe(5)
  expect(table.state.marks).toEqual({})
})

test('L-EVENT-09: given an Event with two boxes to be destroyed on the last, when it is resolved twice, then it is gone', async () => {
  const table = await scene({
    house: '[A]',
    people: three,
    tiles: pull,
    mode: 'campaign',
    events: { news: { boxes: 2, do: [{ tick: { full: [{ 'destroy-card': {} }] } }] } },
    begin: true,
  })
  table.choose('pull:a', 'end')
  expect(table.state.decks.event).toEqual(['news'])
  table.choose('pull:a')
  expect(table.state.destroyed).toEqual(['news'])
  expect(table.state.decks.event).toEqual([])
})

test('L-EVENT-10: given an Event that asks for a trait, when an attack is tried, then it is refused', async () => {
  const table = await scene({
    house: '[A]',
    people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } },
    haunt: {},
    tiles: pull,
    events: { news: { do: [{ gain: { trait: ['might', 'speed'], by: 1 } }] } },
  })
  expect(table.legal()).toContain('attack:cora')
  table.choose('pull:a')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'trait' })
  expect(table.refuse('attack:cora').rule).toBe('L-EVENT-10')
  table.choose('trait:might')
  expect(table.legal()).toContain('attack:cora')
})
