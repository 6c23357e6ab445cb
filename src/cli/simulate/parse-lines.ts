// The lines of a run, read back: files come from other machines, and nothing in them is taken on trust.
import { z } from 'zod'
import { isPlayable } from '../../engine/game.ts'
import type { Findings } from './findings.ts'
import type { GameResult } from './game.ts'
import { MOST_GAMES, PLAYERS, type Settings } from './settings.ts'

const whole = z.int().min(0)
const level = z.enum(PLAYERS)
const counts = z.record(z.string(), whole)

const settings = z.looseObject({
  content: z.string(),
  edition: z.string().refine(isPlayable),
  pack: z.strictObject({ name: z.string().max(60), hash: z.string().max(64) }).optional(),
  games: whole.max(MOST_GAMES),
  seats: z.array(whole),
  levels: z.looseObject({
    ai: level,
    heroes: level.nullable(),
    traitor: level.nullable(),
    seats: z.record(z.string().regex(/^\d+$/), level),
  }),
})

const game = z.looseObject({
  game: whole,
  seed: z.string(),
  seats: whole,
  haunt: whole.nullable(),
  winner: z.string().nullable(),
  because: z.string().nullable(),
  goal: z.string().nullable(),
  rounds: whole,
  decisions: whole,
  winners: z.array(whole),
  order: z.array(whole),
  still: whole,
  actions: counts,
  exception: z.string().optional(),
  broken: z.array(z.string()).optional(),
})

/** The fields used in a merge; the rest is counted again. */
const summary = z.looseObject({
  cpuSeconds: z.number(),
  think: z.record(z.string(), z.looseObject({ steps: counts })),
  unused: z.record(z.string(), z.looseObject({ ops: z.array(z.string()) })),
})

const line = z.union([z.looseObject({ settings }), z.looseObject({ summary }), game])

export type Line = { settings: Settings } | { summary: Findings } | ({ game: number } & GameResult)

/** Null if it is not a line of a run. */
export function lineOf(text: string): Line | null {
  try {
    const value: unknown = JSON.parse(text)
    return line.safeParse(value).success ? (value as Line) : null
  } catch {
    return null
  }
}
