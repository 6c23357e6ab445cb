/** A recorded game: one line per choice, and under it everything that came of it, so that a change of behaviour shows as a readable diff. */
import { fingerprint } from '../../src/engine/game.ts'
import type { Happening } from '../../src/engine/happenings.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import { firstPieces } from '../../src/table/first-pieces.ts'
import { playRandomly } from './random-game.ts'

export function playthrough(catalog: Catalog, haunt: number): string {
  const lines: string[] = []
  const { state, picks } = playRandomly(catalog, {
    seed: `playthrough-${haunt}`,
    seats: 3 + (haunt % 3),
    haunt,
    pieces: firstPieces({ haunt }),
    at: (now, seat, n) => {
      const { kind } = now.asking!.open.find((decision) => decision.seat === seat)!
      lines.push(`${n + 1} ${now.phase} ${now.round} ${now.explorers[seat]!.id} ${kind}`)
    },
    after: (_now, happenings) => lines.push(...happenings.map(lineOf)),
  })
  const chosen = lines.map((line) => {
    const n = Number.parseInt(line, 10)
    return Number.isNaN(n) ? line : `${line} > ${picks[n - 1]!.key}`
  })
  return [...chosen, `end ${JSON.stringify(state.outcome)} ${fingerprint(state)}`, ''].join('\n')
}

function lineOf({ kind, rules, ...facts }: Happening): string {
  const told = Object.entries(facts).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return `  ${[kind, ...told].join(' ')}${rules.length > 0 ? ` (${rules.join(' ')})` : ''}`
}

export const fileOfHaunt = (haunt: number): string => `haunt-${String(haunt).padStart(2, '0')}.txt`
