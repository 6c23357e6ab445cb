/** The numbers haunts are tuned by, read from the content: a test of what a number does outlives a change of it. */
import { loadCatalog } from '../../src/catalog/load.ts'
import { type Part, walk } from '../../src/catalog/walk.ts'
import type { Trait } from '../../src/engine/ids.ts'
import type { Bound, RollDef } from '../../src/engine/language/defs.ts'
import { LADDER, START } from '../../src/scenario/given.ts'

const { haunts } = await loadCatalog()
export const SIZES = [3, 4, 5]

/** The first part within that fits. */
function partIn(whole: unknown, fits: (part: Part) => boolean): Part {
  let found: Part | undefined
  walk(whole, '', (part) => {
    if (!found && fits(part)) found = part
  })
  if (!found) throw new Error('No part of the haunt fits')
  return found
}

function atTable(written: unknown, players: number): number {
  if (typeof written === 'number') return written
  const each = Array.isArray(written) ? written : (written as { players: number[] }).players
  return each[players - 3]
}

/** What a haunt, or what is called `within` in it, writes under `key` where these words stand beside it, for so many players. */
export function tuned(haunt: number, beside: Part, key: string, players: number, within?: string): number {
  const words = Object.entries(beside)
  const whole = within ? partIn(haunts[haunt], ({ name }) => name === within) : haunts[haunt]
  const part = partIn(whole, (one) => key in one && words.every(([word, is]) => one[word] === is))
  return atTable(part[key], players)
}

/** What the goals of a haunt write under `atLeast` where these words stand beside it, for so many players. */
export function goalOf(haunt: number, beside: Part, players: number): number {
  const words = Object.entries(beside)
  const fits = (one: Part) => 'atLeast' in one && words.every(([word, is]) => one[word] === is)
  return atTable(partIn(haunts[haunt]!.goals, fits).atLeast, players)
}

/** The step a traitor has of a trait after the setup, for so many players: a gain of nothing is not written. */
export function stepAfterSetup(haunt: number, trait: Trait, players: number, before = START): number {
  let step = before
  walk(haunts[haunt]!.setup.traitor, '', (one) => {
    if (one.op === 'gain' && one.trait === trait)
      step = Math.min(LADDER.length, step + atTable(one.by, players))
  })
  return step
}

/** The dice of a monster. */
export function diceOf(haunt: number, monster: string, trait: Trait): number {
  const dice = haunts[haunt]!.monsters.find(({ id }) => id === monster)?.traits[trait]
  if (dice === undefined) throw new Error(`${monster} has no ${trait}`)
  return dice
}

export const lastRoundOf = (haunt: number): number => haunts[haunt]!.lastRound

/** The lowest result of each band of an action, best first, for so many players. */
export function bandsOf(haunt: number, action: string, players: number): number[] {
  const def = haunts[haunt]!.actions.find(({ name }) => name === action)
  const { bands } = partIn(def, (part) => 'bands' in part) as unknown as RollDef
  return bands.map(({ from }: { from: Bound }) => atTable(from, players))
}

/** So many dice that come to this. */
export function diceFor(total: number, count = 4): number[] {
  if (total < 0 || total > 2 * count) throw new Error(`${count} dice cannot come to ${total}`)
  return Array.from({ length: count }, (_, n) => Math.max(0, Math.min(2, total - 2 * n)))
}
