import { describe, expect, test } from 'vitest'
import { playOf, viewFor } from '../../../src/engine/game.ts'
import { traitValue } from '../../../src/engine/state/characters.ts'
import { mayKnow } from '../../../src/engine/view.ts'
import { scene } from '../../support/scene.ts'

const three = { alice: 'A', bob: 'A', cora: 'A' }
const basement = { regions: ['basement'] }
/** Something to do that draws a card: `pull:a`. */
const pulls = (...draws: object[]) => ({
  A: { actions: [{ word: 'pull', do: draws.map((draw) => ({ draw })) }] },
})

describe('which card', () => {
  test.each(['event', 'item'])(
    'L-CARD-02, L-CARD-03, L-CARD-16: given two %s cards of other regions on top, when drawing, then the first match is drawn and they are buried undrawn',
    async (deck) => {
      const cards = { one: basement, two: basement, three: { regions: ['ground', 'upper'] }, zero: {} }
      const table = await scene({
        house: '[A]',
        people: three,
        tiles: pulls({ deck }),
        [`${deck}s`]: cards,
        decks: { [deck]: ['one', 'two', 'three', 'zero'] },
      })
      table.choose('pull:a')
      expect(table.told('card-drawn')).toMatchObject([{ who: 'alice', card: 'three', passed: 2 }])
      const left = deck === 'event' ? ['zero', 'one', 'two', 'three'] : ['zero', 'one', 'two']
      expect(table.state.decks[deck as 'event' | 'item']).toEqual(left)
    },
  )

  test('L-CARD-04: given an Item deck with no card for the region, when drawing, then the top card is taken', async () => {
    const table = await scene({
      house: { upper: '[A]' },
      people: three,
      tiles: pulls({ deck: 'item' }),
      items: { one: basement, two: basement },
      decks: { item: ['two', 'one'] },
    })
    table.choose('pull:a')
    expect(table.person('alice').cards).toEqual(['two'])
    expect(table.state.decks.item).toEqual(['one'])
  })

  test('L-AMB-43: given an Event deck with no card for the region, when drawing, then the top card is resolved', async () => {
    const table = await scene({
      house: '[A]',
      people: three,
      tiles: pulls({ deck: 'event' }),
      events: { one: { ...basement, do: [{ gain: { trait: 'might', by: 2 } }] }, two: basement },
      decks: { event: ['one', 'two'] },
    })
    table.choose('pull:a')
    expect(table.value('alice', 'might')).toBe(5)
    expect(table.state.decks.event).toEqual(['two', 'one'])
  })

  test('L-CARD-05: given Omens, when an Omen symbol is resolved anywhere, then the top one is taken', async () => {
    const table = await scene({
      house: { outside: '[A]-' },
      people: three,
      tiles: { X: { regions: ['outside'], symbols: ['omen'] } },
      stack: ['X'],
      omens: { idol: {}, mask: {}, ring: {} },
      decks: { omen: ['mask', 'idol', 'ring'] },
      rolls: [0],
    })
    table.choose('move:east')
    expect(table.person('alice').cards).toEqual(['mask'])
    expect(table.state.decks.omen).toEqual(['idol', 'ring'])
  })

  test.each(['event', 'item'])(
    'L-CARD-06: given a top %s card of another region, when told to draw the top card, then it is drawn',
    async (deck) => {
      const table = await scene({
        house: { upper: '[A]' },
        people: three,
        tiles: pulls({ deck, top: true }),
        [`${deck}s`]: { low: basement, high: { regions: ['upper'] } },
        decks: { [deck]: ['low', 'high'] },
      })
      table.choose('pull:a')
      expect(table.told('card-drawn')).toMatchObject([{ card: 'low', passed: 0 }])
    },
  )

  test('L-CARD-15, L-AMB-43: given empty decks, when symbols call for cards, then none is drawn, the moves stay and no haunt roll is made', async () => {
    const table = await scene({
      house: '[A]-',
      people: three,
      tiles: { X: { symbols: ['omen', 'event', 'item'] } },
      stack: ['X'],
      moves: 3,
    })
    table.choose('move:east')
    expect(table.told('deck-empty').map(({ deck }) => deck)).toEqual(['omen', 'event', 'item'])
    expect(table.told('card-drawn')).toEqual([])
    expect(table.told('haunt-rolled')).toEqual([])
    expect(table.state.turn.moves).toBe(2)
  })
})

describe('what comes of it', () => {
  test.each(['event', 'item', 'omen'])(
    'L-CARD-01: given moves left, when an effect draws an %s card, then they are gone and actions are not',
    async (deck) => {
      const table = await scene({
        house: '[A]-',
        people: three,
        stack: ['X'],
        tiles: pulls({ deck }),
        [`${deck}s`]: { one: {}, two: {} },
        moves: 5,
        ...(deck === 'omen' ? { rolls: [0] } : {}),
      })
      table.choose('pull:a')
      expect(table.state.turn.moves).toBe(0)
      expect(table.refuse('move:east').rule).toBe('L-MOVE-12')
      expect(table.legal()).toContain('wait:a')
    },
  )

  test('L-CARD-07: given a card drawn, when it is told, then everybody may know which', async () => {
    const table = await scene({
      house: '[A]',
      people: three,
      tiles: pulls({ deck: 'event' }),
      events: { omen: {}, news: {} },
      decks: { event: ['news', 'omen'] },
    })
    table.choose('pull:a')
    const [drawn] = table.told('card-drawn')
    expect(drawn).toMatchObject({ card: 'news' })
    for (const viewer of ['bob', 'cora', null]) expect(mayKnow(drawn!, viewer)).toBe(true)
  })

  test('L-CARD-08: given fifteen cards carried, when another is drawn, then it is carried too', async () => {
    const cards = Array.from({ length: 15 }, (_, n) => `thing-${n}`)
    const table = await scene({
      house: '[A]',
      people: { ...three, alice: { at: 'A', cards } },
      tiles: pulls({ deck: 'item' }),
      items: Object.fromEntries([...cards, 'last'].map((id) => [id, {}])),
    })
    table.choose('pull:a')
    expect(table.person('alice').cards).toHaveLength(16)
  })

  test('L-CARD-09: given cards carried by Alice, when Bob looks, then he sees which, and which are used', async () => {
    const table = await scene({
      house: '[A]',
      people: { ...three, alice: { at: 'A', cards: ['cup', 'jug'], used: ['pan'] } },
      items: { cup: {}, jug: {}, pan: {} },
    })
    const [alice] = viewFor(table.catalog, table.state, 1).explorers
    expect(alice).toMatchObject({ id: 'alice', cards: ['cup', 'jug', 'pan'], used: ['pan'] })
  })

  test('L-CARD-10, L-CARD-12, L-ITEM-08: given an Item drawn, when the draw is done, then it is carried unused and its action can be taken this turn', async () => {
    const table = await scene({
      house: '[A]',
      people: three,
      tiles: pulls({ deck: 'item' }),
      items: { cup: { actions: [{ word: 'drink', do: [{ gain: { trait: 'speed', by: 2 } }] }] } },
    })
    table.choose('pull:a')
    expect(table.person('alice')).toMatchObject({ cards: ['cup'], used: [] })
    table.choose('drink:cup')
    expect(table.value('alice', 'speed')).toBe(5)
  })

  test('L-CARD-11: given an Item drawn this turn, when taking and picking up, then neither word is spent', async () => {
    const table = await scene({
      house: '[A]',
      people: { ...three, bob: { at: 'A', cards: ['jug'] } },
      tiles: pulls({ deck: 'item' }),
      items: { cup: {}, jug: {}, pan: {} },
      piles: { A: ['pan'] },
      decks: { item: ['cup'] },
    })
    table.choose('pull:a', 'take:bob:jug', 'accept', 'pick-up:pan')
    expect(table.person('alice').cards).toEqual(['cup', 'jug', 'pan'])
  })

  test('L-CARD-13, L-CARD-14: given an Omen with a bonus, when it is drawn before the haunt, then it counts and works before the haunt roll', async () => {
    const table = await scene({
      house: '[A]',
      people: three,
      tiles: pulls({ deck: 'omen' }),
      omens: { idol: { passives: [{ ask: 'trait', trait: 'might', by: 2 }] }, mask: {} },
      rolls: [1],
    })
    table.choose('pull:a')
    expect(table.told('haunt-rolled')).toMatchObject([{ who: 'alice', dice: [1] }])
    expect(traitValue(playOf(table.catalog, table.state), table.person('alice'), 'might')).toBe(5)
    const order = table.all.map(({ kind }) => kind)
    expect(order.indexOf('card-drawn')).toBeLessThan(order.indexOf('haunt-rolled'))
  })

  test('L-CARD-14: given the haunt has begun, when an Omen is drawn, then there is no haunt roll', async () => {
    const table = await scene({
      house: '[A]',
      people: { ...three, cora: { at: 'A', team: 'traitor' } },
      haunt: {},
      tiles: pulls({ deck: 'omen' }),
      omens: { idol: {} },
    })
    table.choose('pull:a')
    expect(table.person('alice').cards).toEqual(['idol'])
    expect(table.told('haunt-rolled')).toEqual([])
  })

  test('L-ITEM-02: given an Item drawn before the haunt, when the draw is done, then there is no haunt roll', async () => {
    const table = await scene({
      house: '[A]',
      people: three,
      tiles: pulls({ deck: 'item' }),
      items: { cup: {} },
    })
    table.choose('pull:a')
    expect(table.person('alice').cards).toEqual(['cup'])
    expect(table.told('haunt-rolled')).toEqual([])
  })
})

describe('the haunt roll', () => {
  test('L-AMB-44: given an effect and no symbol, when it draws Omens, then each draw is followed by a haunt roll', async () => {
    const table = await scene({
      house: '[A]',
      people: three,
      tiles: pulls({ deck: 'omen' }, { deck: 'omen' }),
      omens: { idol: {}, mask: {}, ring: {} },
      rolls: [0, 1, 1],
    })
    table.choose('pull:a')
    expect(table.told('haunt-rolled').map(({ dice }) => dice)).toEqual([[0], [1, 1]])
  })

  test('L-AMB-45: given Omens carried, in piles, buried and boxed, when rolling for the haunt, then only those in play give dice', async () => {
    const table = await scene({
      house: '[A]-',
      people: { ...three, bob: { at: 'A', cards: ['held'] } },
      tiles: {
        A: {
          actions: [
            { word: 'raze', do: [{ 'bury-tile': { tiles: 'adjacent' } }] },
            ...pulls({ deck: 'omen' }).A.actions,
          ],
        },
        X: { doors: ['north', 'east', 'south', 'west'] },
      },
      stack: ['X'],
      omens: {
        held: {},
        piled: {},
        sunk: {},
        drawn: {},
        boxed: { actions: [{ word: 'break', do: [{ 'destroy-card': {} }] }] },
      },
      piles: { A: ['piled'] },
      decks: { omen: ['drawn'] },
      rolls: [0, 0, 0],
    })
    const alice = table.person('alice')
    for (const card of ['boxed', 'sunk']) {
      table.state.decks.omen.splice(table.state.decks.omen.indexOf(card), 1)
      alice.cards.push(card)
    }
    table.choose('wait:a', 'break:boxed', 'move:east', 'drop:sunk', 'move:west', 'raze:a', 'pull:a')
    expect(table.state.box).toEqual(['boxed'])
    expect(table.state.decks.omen).toEqual(['sunk'])
    expect(table.told('haunt-rolled')).toMatchObject([{ dice: [0, 0, 0] }])
  })
})
