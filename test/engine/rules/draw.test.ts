import { describe, expect, test } from 'vitest'
import { scene } from '../../support/scene.ts'

const three = { alice: 'A', bob: 'A', cora: 'A' }
const basement = { regions: ['basement'] }
/** Something to do that draws a card: `pull:a`. */
const pulls = (...draws: object[]) => ({
  A: { actions: [{ word: 'pull', do: draws.map((draw) => ({ draw })) }] },
})

describe('which card', () => {
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
