// What a run of campaigns reached, and what it never did.
import type { Catalog } from '../../../engine/language/defs.ts'
import type { PlayedCampaign, SittingLine } from './play.ts'

export interface Reached {
  campaigns: number
  /** Campaigns that came to the end of their last chapter. */
  ended: number
  exceptions: number
  brokenInvariants: number
  /** How many games, and how many the heroes won, by chapter, haunt and seats, such as `2/11/4`. */
  games: Record<string, { games: number; heroes: number }>
  entries: Record<string, number>
  haunts: Record<string, number>
  ledger: Record<string, Record<string, number>>
  doors: Record<string, number>
}

export interface CampaignSummary extends Reached {
  neverReached: { entries: string[]; ledger: string[] }
}

export const nothingReached = (): Reached => ({
  campaigns: 0,
  ended: 0,
  exceptions: 0,
  brokenInvariants: 0,
  games: {},
  entries: {},
  haunts: {},
  ledger: {},
  doors: {},
})

export function addCampaign(reached: Reached, { lines, ended, entries, doors }: PlayedCampaign): void {
  reached.campaigns++
  if (ended) reached.ended++
  for (const line of lines) addSitting(reached, line)
  for (const entry of entries) count(reached.entries, String(entry))
  for (const door of doors) count(reached.doors, door)
}

function addSitting(
  reached: Reached,
  { chapter, haunt, seats, winner, exception, broken, ledger }: SittingLine,
): void {
  if (exception !== undefined) reached.exceptions++
  if (broken) reached.brokenInvariants++
  if (haunt !== null) {
    count(reached.haunts, String(haunt))
    addGames(reached, `${chapter}/${haunt}/${seats}`, { games: 1, heroes: winner === 'heroes' ? 1 : 0 })
  }
  for (const [line, value] of Object.entries(ledger)) {
    reached.ledger[line] ??= {}
    count(reached.ledger[line], String(value))
  }
}

/** Adds what a shard reached to what others did. */
export function addReached(sum: Reached, part: Reached): void {
  for (const key of ['campaigns', 'ended', 'exceptions', 'brokenInvariants'] as const) sum[key] += part[key]
  for (const key of ['entries', 'haunts', 'doors'] as const)
    for (const [name, times] of Object.entries(part[key])) count(sum[key], name, times)
  for (const [cell, games] of Object.entries(part.games)) addGames(sum, cell, games)
  for (const [line, values] of Object.entries(part.ledger)) {
    sum.ledger[line] ??= {}
    for (const [value, times] of Object.entries(values)) count(sum.ledger[line], value, times)
  }
}

function addGames({ games }: Reached, cell: string, more: { games: number; heroes: number }): void {
  const now = games[cell] ?? { games: 0, heroes: 0 }
  games[cell] = { games: now.games + more.games, heroes: now.heroes + more.heroes }
}

function count(table: Record<string, number>, key: string, times = 1): void {
  table[key] = (table[key] ?? 0) + times
}

/** Chapters up to this one have entries and ledger values of their own; which of them never came up? */
export function summaryOf({ chapters, ledger }: Catalog, reached: Reached, upto: number): CampaignSummary {
  const written = Object.values(chapters).filter(({ number }) => number <= upto)
  const entries = written.flatMap((chapter) => Object.keys(chapter.entries))
  const values = (ledger?.lines ?? []).flatMap(({ id, values }) =>
    values.filter((value) => !reached.ledger[id]?.[value]).map((value) => `${id}=${value}`),
  )
  return {
    ...sorted(reached),
    neverReached: { entries: entries.filter((entry) => !reached.entries[entry]), ledger: values },
  }
}

/** The tables in an order that does not depend on which campaign came first. */
function sorted(reached: Reached): Reached {
  const inOrder = <T>(table: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)))
  return {
    ...reached,
    games: inOrder(reached.games),
    entries: inOrder(reached.entries),
    haunts: inOrder(reached.haunts),
    ledger: inOrder(Object.fromEntries(Object.entries(reached.ledger).map(([id, v]) => [id, inOrder(v)]))),
    doors: inOrder(reached.doors),
  }
}

export function summaryLines(summary: CampaignSummary, { planned }: { planned: number }): string[] {
  const { campaigns, ended, exceptions, brokenInvariants: broken, haunts, neverReached } = summary
  const all = campaigns === planned ? `${campaigns}` : `${campaigns} of ${planned}`
  const told = Object.entries(haunts).map(([haunt, times]) => `${haunt} ${times}`)
  return [
    `${all} campaigns, ${ended} to the end; ${exceptions} exceptions, ${broken} with broken invariants.`,
    `Haunts: ${told.join(', ') || 'none'}.`,
    ...shares(summary),
    `Entries never read: ${neverReached.entries.join(', ') || 'none'}.`,
    `Ledger values never seen: ${neverReached.ledger.join(', ') || 'none'}.`,
  ]
}

const shares = ({ games }: Reached): string[] =>
  Object.entries(games).map(([cell, { games, heroes }]) => {
    const [chapter, haunt, seats] = cell.split('/')
    const share = Math.round((100 * heroes) / games)
    return `Chapter ${chapter}, haunt ${haunt}, ${seats} players: ${games} games, heroes ${share}%.`
  })
