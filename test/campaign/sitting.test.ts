import { describe, expect, test } from 'vitest'
import { apply, applyAll, type Box, newBox } from '../../src/campaign/box.ts'
import { chronicleOf } from '../../src/campaign/chronicle.ts'
import { deal, nextChapter } from '../../src/campaign/deal.ts'
import { fold } from '../../src/campaign/fold.ts'
import { clone, legalChoices, newGame, viewFor } from '../../src/engine/game.ts'
import type { HappeningKind } from '../../src/engine/happenings.ts'
import { brokenInvariants } from '../../src/engine/invariants.ts'
import type { Change } from '../../src/engine/state/legacy.ts'
import { campaignCatalog, campaignPack } from '../support/campaign.ts'
import {
  answer,
  asked,
  FAMILIES,
  named,
  openSitting,
  playUntil,
  type Sitting,
  votes,
} from './play-through.ts'

const catalog = await campaignCatalog()
const fresh = () => newBox(catalog, 'crow')
const changesOf = <K extends Change['kind']>({ state }: Sitting, kind: K) =>
  state.legacy!.changes.filter((change): change is Extract<Change, { kind: K }> => change.kind === kind)
const happened = ({ happenings }: Sitting, kind: HappeningKind) =>
  happenings.filter((one) => one.kind === kind)

/** A box after the first chapters, with these changes besides. */
function boxAfter(chapters: number, ...changes: Change[]): Box {
  let box = fresh()
  for (let n = 0; n < chapters; n++) box = fold(box, playUntil(catalog, openSitting(catalog, box)).state)
  return applyAll(box, changes)
}
const toVotes = () => named(catalog, openSitting(catalog, fresh()))
const toHouse = (first: readonly string[] = ['blue', 'blue', 'green'], second = ['no', 'no', 'no']) =>
  votes(catalog, toVotes(), ...first, ...second)
const one = boxAfter(1)

describe('a new campaign', () => {
  test('L-COMP-12, L-COMP-13, L-COMP-14, L-COMP-06, L-DECK-01: given the first game, when it is dealt, then it has what the first chapter says and no Omen', () => {
    const { state } = toHouse()
    expect(state.decks.omen).toEqual([])
    expect(state.decks.item).toHaveLength(7)
    expect(state.stack).toHaveLength(8)
    expect(state.house.map(({ id }) => id)).toContain('entrance-hall')
  })
  test('L-COMP-04, L-HEIR-01: given a new campaign, when its records are read, then each family has nine heirloom stickers', () => {
    expect(Object.values(fresh().families).map(({ heirloomsLeft }) => heirloomsLeft)).toEqual([9, 9, 9, 9, 9])
  })
  test('L-PREP-07, L-COMP-05, L-CAMP-14: given a new campaign, when it is opened, then no family has a surname and no door is open', () => {
    const { families, doors } = fresh()
    expect(Object.values(families).every(({ surname }) => surname === null)).toBe(true)
    expect(doors).toEqual([])
  })
  test('L-PREP-04, L-PREP-03, L-DECK-08, L-DECK-10: given the first game, when a view is built, then no piece of a later chapter is in it', () => {
    const view = viewFor(catalog, toHouse().state, 0)
    expect(view.pieces.tiles).not.toContain('crypt')
    expect(view.pieces.cards).not.toContain('a-borrowed-coat')
  })
})

describe('before the game', () => {
  test('L-SETUP-05, L-SETUP-07: given one player who has written a name, when another looks, then it is not to be seen until all have', () => {
    const sitting = openSitting(catalog, fresh())
    answer(catalog, sitting, 'who:34:Prudence')
    expect(JSON.stringify(viewFor(catalog, sitting.state, 1))).not.toContain('who:34:Prudence')
    named(catalog, sitting)
    expect(viewFor(catalog, sitting.state, 1).explorers[0]).toMatchObject({ name: 'Prudence', age: 34 })
    expect(happened(sitting, 'introduced')).toHaveLength(3)
  })
  test('L-SETUP-05: given a name with signs that do not belong in one, when it is written, then it is refused', () => {
    const sitting = openSitting(catalog, fresh())
    for (const bad of [
      'who:34:',
      'who:0:Ann',
      'who:34:Ann\u001b',
      'who:034:Ann',
      `who:34:${'n'.repeat(25)}`,
      'who:34:1',
    ])
      expect(() => answer(catalog, sitting, bad)).toThrow()
  })
  test('L-SETUP-08, L-CAMP-03, L-PREP-09, L-COMP-16, L-DECK-06: given names, when setup goes on, then Legacy cards are read in order up to PAUSE', () => {
    const sitting = openSitting(catalog, fresh())
    expect(happened(sitting, 'legacy-read')).toEqual([])
    votes(catalog, named(catalog, sitting), 'blue', 'blue', 'green', 'no', 'no', 'no')
    expect(happened(sitting, 'legacy-read').map((card) => 'card' in card && card.card)).toEqual([
      1, 2, 3, 4, 5,
    ])
    expect(sitting.state.phase).toBe('explore')
  })
  test('L-FAM-02, L-FAM-04: given chapter 1, when everybody has a name, then each record has a row for its year', () => {
    const sitting = named(catalog, openSitting(catalog, one))
    expect(changesOf(sitting, 'sat-down').map(({ family, year }) => [family, year])).toEqual([
      ['blue', 1694],
      ['green', 1694],
      ['purple', 1694],
    ])
  })
  test('L-SETUP-06, L-FAM-05: given a survivor, when the next game begins, then they may come again as much older as years have passed', () => {
    const box = structuredClone(one)
    Object.assign(box.families.blue!.members[0]!, { name: 'Ann', age: 30, died: false })
    Object.assign(box.families.green!.members[0]!, { died: true })
    const sitting = openSitting(catalog, box)
    const choicesOf = (seat: number) => viewFor(catalog, sitting.state, seat).decision!.choices
    expect(choicesOf(0)).toContain('again')
    expect(choicesOf(1)).not.toContain('again')
    answer(catalog, sitting, 'again')
    named(catalog, sitting)
    expect(sitting.state.explorers[0]).toMatchObject({ name: 'Ann', age: 58 })
  })
  test('L-CAMP-22, L-CAMP-23: given a family away from more than half of the games, when it comes, then it keeps one of three Items and the others go back', () => {
    const sitting = openSitting(catalog, boxAfter(2), ['blue', 'green', 'red'])
    playUntil(catalog, sitting, ({ state }) => state.asking?.open[0]?.about.source === 'offer')
    const choices = viewFor(catalog, sitting.state, 2).decision!.choices
    expect(choices).toHaveLength(3)
    const before = sitting.state.decks.item.length
    answer(catalog, sitting, choices[1]!)
    expect(sitting.state.explorers[2]!.cards).toEqual([choices[1]!.slice('card:'.length)])
    expect(sitting.state.decks.item).toHaveLength(before + 2)
  })
  test('L-CAMP-24: given an offered Item with a space, when it becomes an heirloom, then the one of this game is still free', () => {
    const box = { ...boxAfter(2), marks: {} }
    const sitting = openSitting(catalog, box, ['blue', 'green', 'red'])
    playUntil(catalog, sitting, ({ state }) => state.asking?.open[0]?.about.source === 'offer')
    const item = viewFor(catalog, sitting.state, 2).decision!.choices.find((key) => {
      const card = catalog.cards[key.slice('card:'.length)]!
      return card.kind === 'item' && card.slot
    })!
    answer(catalog, sitting, item)
    expect(asked(sitting)).toBe('heirloom')
    answer(catalog, sitting, 'heirloom')
    expect(asked(sitting)).toBe('write')
    answer(catalog, sitting, 'write:Old Tom')
    expect(sitting.state.explorers[2]!.heirlooms).toMatchObject({ made: 0, left: 8 })
    expect(Object.values(sitting.state.marks).map(({ name }) => name)).toContain('Old Tom')
  })
  test('L-CAMP-21, L-PREP-05: given other families in the next game, when it is dealt, then those play and the records of the others stay', () => {
    const { state } = openSitting(catalog, one, ['blue', 'red', 'yellow', 'purple'])
    expect(state.explorers.map(({ family }) => family)).toEqual(['blue', 'red', 'yellow', 'purple'])
    expect(one.families.green!.members).toHaveLength(1)
  })
})

describe('votes', () => {
  test('L-CAMP-25: given a secret vote that one family wins, when it is counted, then its family stands in the ledger', () => {
    expect(toHouse(['green', 'blue', 'green']).state.legacy!.ledger.lantern).toBe('green')
  })
  test('L-CAMP-25: given a tie, when it is counted, then it means what the poll says', () => {
    const sitting = votes(catalog, toVotes(), 'blue', 'green', 'purple')
    expect(FAMILIES).toContain(sitting.state.legacy!.ledger.lantern)
  })
  test('L-CAMP-25: given a hidden vote, when anybody looks, then what it decided is in no view until the haunt', () => {
    const sitting = toHouse(undefined, ['yes', 'yes', 'no'])
    expect(sitting.state.legacy!.polls.knock).toMatchObject({ value: 'yes', shown: false })
    for (const seat of [null, 0, 1, 2])
      expect(viewFor(catalog, sitting.state, seat).legacy!.polls.knock).toMatchObject({ value: null })
    playUntil(catalog, sitting, ({ state }) => state.haunt !== null)
    expect(sitting.state.haunt!.number).toBe(1)
    expect(viewFor(catalog, sitting.state, 0).legacy!.polls.knock).toMatchObject({ value: 'yes' })
  })
  test('L-CORE-16, L-TRIG-02: given the vote for no answer, when the PAUSE comes true, then the other haunt begins without a haunt roll', () => {
    const sitting = toHouse()
    playUntil(catalog, sitting, ({ state }) => state.haunt !== null)
    expect(sitting.state.haunt!.number).toBe(17)
    expect(happened(sitting, 'haunt-rolled')).toEqual([])
  })
})

describe('in play', () => {
  test('L-CAMP-04: given a kept card, when its condition first comes true, then its entry is read once', () => {
    const sitting = playUntil(catalog, toHouse())
    expect(changesOf(sitting, 'read').filter(({ entry }) => entry === 53)).toHaveLength(1)
    expect(sitting.state.legacy!.ledger.wren).toBe(1)
  })
  test('L-CAMP-07, L-CAMP-19, L-COMP-18, L-DECK-09: given cards that add tiles and become Omens, when they are read, then those are in play for good', () => {
    const { state } = named(catalog, openSitting(catalog, one))
    expect(state.stack).toEqual(expect.arrayContaining(['kitchen', 'nursery', 'crypt']))
    expect([...state.decks.omen].sort()).toEqual(['crucifix', 'spear'])
    expect(boxAfter(2).inPlay).toEqual(expect.arrayContaining(['kitchen', 'crucifix', 'spear']))
  })
  test('L-TRIG-05: given a PAUSE with a roll, when an Omen is drawn, then that number starts the haunt', () => {
    const sitting = playUntil(catalog, openSitting(catalog, one))
    const rolls = happened(sitting, 'haunt-rolled')
    expect(rolls.length).toBeGreaterThan(0)
    for (const roll of rolls) expect(roll).toMatchObject({ needs: { bound: 'at-least', value: 2 } })
  })
  test('L-CAMP-11, L-CAMP-13: given a door that is opened, when the game goes on, then its sticker is in force in this game and the next', () => {
    const sitting = votes(catalog, named(catalog, openSitting(catalog, boxAfter(2))), 'away', 'away', 'in')
    expect(sitting.state.legacy!.doors).toEqual(['b'])
    const { decision } = viewFor(
      catalog,
      sitting.state,
      sitting.state.explorers.findIndex(({ id }) => id === sitting.state.order[0]),
    )
    expect(decision!.choices.some((key) => key.startsWith('rest:'))).toBe(true)
    expect(fold(boxAfter(2), playUntil(catalog, sitting).state).doors).toEqual(['b'])
  })
  test('L-CAMP-12, L-CAMP-15: given no instruction, when a game is played, then no door is open and its action is nobody’s', () => {
    const sitting = named(catalog, openSitting(catalog, one))
    expect(sitting.state.legacy!.doors).toEqual([])
    expect(
      viewFor(catalog, sitting.state, 0).decision?.choices.some((key) => key.startsWith('rest:')) ?? false,
    ).toBe(false)
  })
  test('L-CORE-15: given ghosts, passages and texts on tiles not found yet, when a tile is laid, then its marks are there', () => {
    const stuck = (sticker: string, tile: string): Change => ({ kind: 'stuck', sticker, tile, cause: 'test' })
    const box = applyAll(one, [stuck('passage', 'entrance-hall'), stuck('ghost', 'crypt')])
    const { state } = named(catalog, openSitting(catalog, box))
    expect(state.house.find(({ id }) => id === 'entrance-hall')!.tokens).toContain('secret-passage')
    expect(state.marks.crypt!.ghosts).toBe(1)
  })
})

describe('after the game', () => {
  const over = playUntil(catalog, toHouse())
  test('L-WIN-02, L-CAMP-17, L-CAMP-18: given a haunt that is won, when the ending is read, then it is the entry of that haunt and side', () => {
    const [ended] = changesOf(over, 'ended')
    const heroes = over.state.outcome!.winner === 'heroes'
    expect(ended).toMatchObject({ haunt: 17, entry: heroes ? 56 : 57 })
    expect(changesOf(over, 'read').map(({ entry }) => entry)).not.toContain(heroes ? 57 : 56)
  })
  test('L-WIN-03, L-CAMP-08: given an ending that adds an Event, when it is read, then the Event is in the next game', () => {
    const box = fold(fresh(), over.state)
    expect(box.inPlay).toContain('a-borrowed-coat')
    expect(
      deal(catalog, box, { chapter: 1, seats: FAMILIES.map((family) => ({ family })) }).pieces!.cards,
    ).toContain('a-borrowed-coat')
  })
  test('L-CAMP-09, L-CAMP-10: given an Event to intensify, when it is in play a box is ticked, and when not it is added', () => {
    const ticks = (box: Box) => playUntil(catalog, openSitting(catalog, box)).state.legacy!.changes
    const boxes = catalog.cards['a-borrowed-coat']!.boxes
    const has = ticks(one).filter((change) => change.kind === 'ticked' && change.cause === 'chapter:1')
    expect(has).toHaveLength(Math.min(1, boxes))
    const without = { ...one, inPlay: one.inPlay.filter((id) => id !== 'a-borrowed-coat') }
    expect(ticks(without)).toContainEqual({ kind: 'added', piece: 'a-borrowed-coat', cause: 'chapter:1' })
  })
  test('L-FAM-03, L-WIN-04: given dead and traitors, when the game is over, then the records say so', () => {
    const box = fold(fresh(), over.state)
    for (const { family, dead, team } of over.state.explorers)
      expect(box.families[family]!.members[0]).toMatchObject({ died: dead, traitor: team === 'traitor' })
  })
  test('L-WIN-05, L-TOK-11: given cards in the box, when the game is over, then they are back in their decks', () => {
    const sitting = toHouse()
    const [card] = sitting.state.decks.item.splice(0, 1)
    sitting.state.box.push(card!)
    playUntil(catalog, sitting)
    expect(sitting.state.box).toEqual([])
    expect(fold(fresh(), sitting.state).inPlay).toContain(card)
  })
  test('L-WIN-06: given a line for the history, when it is written, then it is in the records and nowhere else', () => {
    const sitting = playUntil(
      catalog,
      toHouse(),
      ({ state }) => state.asking?.open[0]?.about.source === 'history',
    )
    answer(catalog, sitting, 'write:We left before light, all but one.')
    const box = fold(fresh(), sitting.state)
    expect(box.history).toEqual([{ sitting: 0, text: 'We left before light, all but one.' }])
  })
  test('L-CAMP-05, L-CAMP-06: given STOP, when the game is over, then the next game begins with the next card', () => {
    expect(fold(fresh(), over.state).deck).toBe(8)
    const next = named(catalog, openSitting(catalog, fold(fresh(), over.state)))
    expect(happened(next, 'legacy-read').map((card) => 'card' in card && card.card)).toEqual([
      8, 9, 10, 11, 12,
    ])
  })
  test('L-HEIR-11, L-HEIR-09: given an heirloom made in one game, when the next is dealt, then the card is still one and the sticker is spent', () => {
    const change: Change = {
      kind: 'made-heirloom',
      card: 'bells',
      family: 'blue',
      name: 'Ann',
      cause: 'test',
    }
    const { state } = openSitting(catalog, apply(one, change))
    expect(state.marks.bells).toMatchObject({ heirloom: 'blue', name: 'Ann' })
    expect(state.explorers[0]!.heirlooms.left).toBe(one.families.blue!.heirloomsLeft - 1)
  })
  test('L-CORE-14, L-EVENT-09: given a destroyed piece, when later games are dealt, then it is in none of them', () => {
    const box = apply(one, { kind: 'destroyed', piece: 'larder', cause: 'test' })
    expect(openSitting(catalog, box).state.pieces.tiles).not.toContain('larder')
    expect(box.gone).toEqual(['larder'])
  })
  test('L-TOK-12: given a card in the Tomb, when games go by, then it is out until it is released', () => {
    const buried = apply(one, { kind: 'entombed', piece: 'bells', cause: 'test' })
    expect(openSitting(catalog, buried).state.pieces.cards).not.toContain('bells')
    const back = apply(buried, { kind: 'released', piece: 'bells', cause: 'test' })
    expect(openSitting(catalog, back).state.pieces.cards).toContain('bells')
  })
  test('L-CAMP-16: given many crests on one tile, when another comes, then it finds room', () => {
    const crest: Change = {
      kind: 'stuck',
      sticker: 'crest',
      tile: 'front-steps',
      family: 'red',
      cause: 'test',
    }
    const { crests } = applyAll(fresh(), Array<Change>(30).fill(crest)).marks['front-steps']!
    expect(crests).toHaveLength(30)
  })
  test('L-OMEN-01, L-OMEN-02: given a named Omen, when it is looked for, then its id and what it does are the same', () => {
    const box = apply(boxAfter(2), { kind: 'named', what: 'crucifix', name: 'Acquittal', cause: 'test' })
    const { state } = openSitting(catalog, box)
    expect(state.marks.crucifix!.name).toBe('Acquittal')
    expect(state.decks.omen).toContain('crucifix')
  })
  test('L-CAMP-02: given two games, when the second is dealt, then traits are at their start and lasting marks are there', () => {
    const { state } = openSitting(catalog, one)
    const { ladders } = catalog.families.blue!
    expect(state.explorers[0]!.steps).toEqual(
      Object.fromEntries(Object.entries(ladders).map(([trait, { start }]) => [trait, start])),
    )
    expect(state.marks['front-steps']!.crests).toHaveLength(1)
  })
  test('L-CAMP-01: given every chapter that is written, when the last is over, then there is no next one', () => {
    expect(nextChapter(catalog, one)?.number).toBe(1)
    expect(nextChapter(catalog, boxAfter(3))).toBeNull()
  })
})

describe('the box', () => {
  test('is folded from its changes and from nothing else', () => {
    const { state } = playUntil(catalog, toHouse())
    const folded = fold(fresh(), state)
    expect(state.legacy!.changes.reduce(apply, fresh())).toEqual(folded)
    expect(fold(fresh(), state)).toEqual(folded)
    expect(JSON.parse(JSON.stringify(folded))).toEqual(folded)
  })
  test('stays small, and no game breaks an invariant', () => {
    const box = boxAfter(3)
    expect(JSON.stringify(box).length).toBeLessThan(40_000)
    const sitting = openSitting(catalog, one)
    playUntil(catalog, sitting, ({ state }) => {
      expect(brokenInvariants(catalog, state)).toEqual([])
      return false
    })
    expect(clone(sitting.state)).toEqual(structuredClone(sitting.state))
  })
  test('L-FREE-01, L-FREE-04, L-FREE-05, L-FREE-18: given free play in this house, when it is over, then only heirlooms may differ', () => {
    const box = boxAfter(3)
    const opening = deal(catalog, box, {
      chapter: null,
      seats: FAMILIES.map((family) => ({ family, name: 'Ann' })),
    })
    const { state, happenings } = newGame(catalog, opening)
    expect(state.legacy).toBeUndefined()
    playUntil(catalog, { state, happenings: [...happenings] })
    const { marks, families, ...after } = fold(box, state)
    const { marks: _, families: __, ...before } = box
    expect(after).toEqual(before)
    for (const id of FAMILIES) expect(families[id]!.members).toEqual(box.families[id]!.members)
    expect(marks['front-steps']).toEqual(box.marks['front-steps'])
  })
  test('L-FREE-19: given an unfinished campaign, when its story is told, then no entry is in it that was not read', () => {
    const told = JSON.stringify(chronicleOf(catalog, one, []))
    expect(told).toContain('First')
    for (const secret of ['Discharged', 'Let the carts in', 'Two bear more'])
      expect(told).not.toContain(secret)
  })
})

describe('check', () => {
  test('says which line of the ledger there is none of', async () => {
    const { problems } = await campaignPack({
      'journal/156.yaml': 'entry: 156\ntext: It.\ndo: [count: { line: dept, by: 1 }]\n',
    })
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'legacy/journal/156.yaml',
        expected: 'There is no line of the ledger `dept`.',
        nearest: 'debt',
      }),
    ])
  })
})

test('L-SETUP-05: given families that have come before, when names are asked for, then no family is offered the name of its last member', async () => {
  const { loadCatalog } = await import('../../src/catalog/load.ts')
  const shipped = await loadCatalog()
  const first = playUntil(shipped, openSitting(shipped, newBox(shipped, 'crow')))
  const second = openSitting(shipped, fold(newBox(shipped, 'crow'), first.state))
  for (const { seat, family } of second.state.explorers) {
    const last = first.state.explorers.find((one) => one.family === family)!
    const names = legalChoices(shipped, second.state, seat).map((key) => key.split(':')[2])
    expect(names.length).toBeGreaterThan(12)
    expect(names).not.toContain(last.name)
  }
})
