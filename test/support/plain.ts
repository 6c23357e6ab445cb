// Tables and sessions for tests of the text front end, and games played by picking numbers.
import { pickFrom, rngFor } from '../../src/ai/rng.ts'
import { newBox } from '../../src/campaign/box.ts'
import { deal } from '../../src/campaign/deal.ts'
import { loadCatalog } from '../../src/catalog/load.ts'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { firstPieces } from '../../src/table/first-pieces.ts'
import { type Minds, openTable, type Table } from '../../src/table/table.ts'
import { PlainSession, type SessionOptions } from '../../src/ui/plain/session.ts'
import { choose, type Laid, lay, OMEN_IN_THE_EAST, passUntil, rearranged, revealBy } from './laid.ts'

export const catalog = await loadCatalog()

export interface Sitting extends SessionOptions {
  seed?: string
  haunt?: number | null
  chapter?: number
  human?: number
  names?: string[]
  minds?: Minds
  laid?: Laid
  /** Deals with all pieces of the shipped content, as the program does, and not with those of version 0.1. */
  allPieces?: boolean
}

/** Alice, Bob and Cora at a table; the first of them are people. */
export function tableFor({
  seed = '7',
  haunt = 1,
  chapter,
  human = 1,
  names = ['Alice', 'Bob', 'Cora'],
  minds = MINDS,
  laid,
  allPieces = false,
}: Sitting = {}): Table {
  const table = openTable(catalog, {
    seed,
    seats: names.map((name, seat) => ({
      by: seat < human ? ('person' as const) : ('ai:random' as const),
      name,
      ...(chapter !== undefined && { age: 20 + seat }),
    })),
    options: chapter === undefined ? { haunt } : { haunt: null, chapter },
    ...(!allPieces && { pieces: firstPieces(chapter === undefined ? { haunt } : { chapter }) }),
    minds,
  })
  return laid ? rearranged(table, (state) => lay(catalog, state, laid), minds) : table
}

/** The first game of a campaign, in which the first seat is a person. */
export function campaignTable(seed = 'moor'): Table {
  const opening = deal(catalog, newBox(catalog, seed), {
    chapter: 0,
    seats: ['red', 'green', 'blue'].map((family) => ({ family })),
  })
  const seats = opening.seats.map((seat, n) => ({ ...seat, by: n === 0 ? 'person' : 'ai:random' }) as const)
  return openTable(catalog, { ...opening, seats, minds: MINDS })
}

/** A session that has said its first lines. */
export const sessionFor = (sitting: Sitting = {}): PlainSession => sessionOn(tableFor(sitting), sitting)

/** The same at a table that is set up already. */
export function sessionOn(table: Table, options: SessionOptions = {}): PlainSession {
  const people = table.seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []))
  const session = new PlainSession(table, people, { wrap: 0, ids: true, ...options })
  session.start()
  return session
}

/** Alice's turn in haunt 1: Bob, the traitor, is on her tile. */
export function besideTheTraitor(sitting: Sitting = {}): Table {
  const revealed = revealBy(tableFor({ laid: OMEN_IN_THE_EAST, ...sitting }), 1)
  return choose(
    passUntil(revealed, (table) => table.asks(0) === 'main'),
    'move:east',
  )
}

/** The answer to one line, as one text. */
export const said = (session: PlainSession, line: string): string => session.line(line).out.join('\n')

/** Plays on by numbers until something is so, or the game is over; answers the lines that were typed. */
export function playUntil(
  session: PlainSession,
  isSo: (session: PlainSession) => boolean,
  most = 2000,
): string[] {
  const typed: string[] = []
  const type = (line: string) => {
    typed.push(line)
    session.line(line)
  }
  for (let n = 0; n < most && !session.isOver && !isSo(session); n++) {
    const { decision } = session.table.view(session.seat)
    const choices = decision?.choices ?? []
    const key = pickFrom(choices, rngFor(session.table.opening.seed, 9, n))
    if (decision?.kind === 'main' || decision?.kind === 'monster') type('legal')
    type(decision?.kind === 'ready' ? 'ready' : String(choices.indexOf(key) + 1))
  }
  return typed
}

export const kindNow = (session: PlainSession): string | undefined =>
  session.table.view(session.seat).decision?.kind
