/** `{a/b/c}`: the first number for the smallest table, and so on (L-START-05). */
import type { Play } from '../../play.ts'
import type { ValueWord } from '../word.ts'

declare module '../words.ts' {
  interface ValueWords {
    players: { players: number[] }
  }
}

/** The number for this table size. */
export function forPlayers(play: Play, numbers: readonly number[]): number {
  const at = play.rules.scaling.indexOf(play.state.explorers.length)
  const number = numbers[at]
  if (number === undefined) throw new Error(`No number for ${play.state.explorers.length} players`)
  return number
}

export const players: ValueWord<'players'> = {
  schema: ({ z, whole }) =>
    z
      .strictObject({ players: z.array(whole) })
      .describe('one number for each size of the table, the smallest first: 3, 4, 5 players in Legacy'),
  number:
    () =>
    (play, { players }) =>
      forPlayers(play, players),
  sentence: ({ players }, say) => (say.table === undefined ? players.join('/') : String(players[say.table])),
  place: 'none',
  fixed: ({ players }, _of, table) => players[table] ?? null,
  most: ({ players }) => Math.max(...players),
}
