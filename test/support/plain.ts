// Tables and sessions for tests of the text front end, and games played by picking numbers.
import { luckFor, pickFrom } from '../../src/ai/random.ts'
import { loadCatalog } from '../../src/catalog/load.ts'
import { MINDS } from '../../src/cli/minds.ts'
import { type Minds, openTable, type Table } from '../../src/table/table.ts'
import { PlainSession, type SessionOptions } from '../../src/ui/plain/session.ts'

export const catalog = await loadCatalog()

export interface Sitting extends SessionOptions {
  seed?: string
  haunt?: number | null
  chapter?: number
  human?: number
  names?: string[]
  minds?: Minds
}

/** Alice, Bob and Cora at a table; the first of them are people. */
export function tableFor({
  seed = '7',
  haunt = 1,
  chapter,
  human = 1,
  names = ['Alice', 'Bob', 'Cora'],
  minds = MINDS,
}: Sitting = {}): Table {
  return openTable(catalog, {
    seed,
    seats: names.map((name, seat) => ({
      by: seat < human ? ('person' as const) : ('ai:random' as const),
      name,
      ...(chapter !== undefined && { age: 20 + seat }),
    })),
    options: chapter === undefined ? { haunt } : { haunt: null, chapter },
    minds,
  })
}

/** A session that has said its first lines. */
export function sessionFor(sitting: Sitting = {}): PlainSession {
  const people = Array.from({ length: sitting.human ?? 1 }, (_, seat) => seat)
  const session = new PlainSession(tableFor(sitting), people, { wrap: 0, ...sitting })
  session.start()
  return session
}

/** The first of many games in which something comes about. */
export function sessionWhere(isSo: (session: PlainSession) => boolean, sitting: Sitting = {}): PlainSession {
  for (let n = 0; n < 60; n++) {
    const session = sessionFor({ ...sitting, seed: `where-${n}` })
    playUntil(session, isSo, 300)
    if (!session.isOver && isSo(session)) return session
  }
  throw new Error('It did not come about in 60 games')
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
    const key = pickFrom(choices, luckFor(session.table.opening.seed, 9, n))
    if (decision?.kind === 'main' || decision?.kind === 'monster') type('legal')
    type(decision?.kind === 'ready' ? 'ready' : String(choices.indexOf(key) + 1))
  }
  return typed
}

export const kindNow = (session: PlainSession): string | undefined =>
  session.table.view(session.seat).decision?.kind
