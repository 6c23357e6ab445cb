/** Games of shipped content in which the tests decide what is found and drawn, instead of searching for a seed. */
import { clone, type State } from '../../src/engine/game.ts'
import type { Seat } from '../../src/engine/ids.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import { type Minds, Table } from '../../src/table/table.ts'

export interface Laid {
  /** Tiles on top of the stack, in the order in which they are found. */
  find?: readonly string[]
  /** Cards on top of their decks, in the order in which they are drawn. */
  draw?: readonly string[]
  /** Cards that a seat carries. */
  hands?: Readonly<Record<number, readonly string[]>>
  /** The Omens that `draw` does not name are out of the deck: the last of those it names starts the haunt (L-AMB-88). */
  lastOmen?: boolean
}

/** Omens that were found before the last one, and the tile they lie on: far from where games begin. */
const FOUND = 3
const ASIDE = 'upper-landing'

/** Rearranges the packs of a game that has just begun. */
export function lay(
  catalog: Catalog,
  state: State,
  { find = [], draw = [], hands = {}, lastOmen }: Laid,
): void {
  const { decks } = state
  const onTop = (pack: readonly string[], top: readonly string[]) => [
    ...top,
    ...pack.filter((id) => !top.includes(id)),
  ]
  const isOf = (kind: string) => (id: string) => catalog.cards[id]!.kind === kind
  state.stack = onTop(state.stack, find)
  for (const [seat, cards] of Object.entries(hands)) {
    state.explorers[Number(seat)]!.cards.push(...cards)
    for (const kind of ['item', 'omen', 'event'] as const)
      decks[kind] = decks[kind].filter((id) => !cards.includes(id))
  }
  for (const kind of ['item', 'omen', 'event'] as const)
    decks[kind] = onTop(decks[kind], draw.filter(isOf(kind)))
  if (!lastOmen) return
  const last = draw.filter(isOf('omen'))
  const others = decks.omen.filter((id) => !last.includes(id))
  state.house.find(({ id }) => id === ASIDE)!.pile.push(...others.slice(0, FOUND))
  state.box.push(...others.slice(FOUND))
  decks.omen = last
}

/** Whoever goes east from the Entrance Hall finds the last Omen there, and the haunt begins. */
export const OMEN_IN_THE_EAST: Laid = { find: ['servants-quarters'], draw: ['brooch'], lastOmen: true }

/** Chooses for the seat that is asked, one key after another. */
export function choose(table: Table, ...keys: string[]): Table {
  for (const key of keys) {
    const result = table.choose(table.nextSeat()!, key)
    if ('refusal' in result) throw new Error(`${key} was refused: ${result.refusal.because}`)
  }
  return table
}

/** A seat sets the haunt off from the Entrance Hall; the seats before it end their turns. */
export const revealBy = (table: Table, seat: Seat): Table =>
  choose(table, ...Array.from({ length: seat }, () => 'end'), 'move:east')

const MOST_TURNS = 60

/** Everybody reads their page, ends their turn and gives the first answer to any question, until something is so. */
export function passUntil(table: Table, isSo: (table: Table) => boolean): Table {
  for (let n = 0; n < MOST_TURNS && !isSo(table); n++) {
    const { choices } = table.view(table.nextSeat()!).decision!
    choose(table, choices.includes('end') ? 'end' : choices[0]!)
  }
  if (!isSo(table)) throw new Error(`It did not come about in ${MOST_TURNS} choices`)
  return table
}

/** The same table with another state. Undo and the record begin here. */
export function rearranged(table: Table, change: (state: State) => void, minds: Minds | null = null): Table {
  const { catalog, opening, seats, told, journal } = table
  const state = clone(table.toSave('').state)
  change(state)
  const happenings = told.map(({ happening }) => happening)
  return new Table(catalog, { opening, seats, minds, at: { state, happenings, journal } })
}
