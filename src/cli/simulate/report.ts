// The findings as a page of at most 80 columns.
import wrapAnsi from 'wrap-ansi'
import { printable } from '../../catalog/problems.ts'
import { isWithin, parseAddress } from '../../engine/addresses.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import { barLines, barsOf } from './bars.ts'
import type { Findings } from './findings.ts'
import { nameAt } from './game-notes.ts'
import type { Levels, Settings } from './settings.ts'
import { shareCell, shareOf, shareText } from './shares.ts'
import { cellsOf, DEAD_ROUNDS, DEFAULT_LIMIT } from './summary.ts'

const WIDTH = 80

/** The run that the findings are of. */
export type Whole = Pick<Settings, 'games' | 'shard'>

export function report(catalog: Catalog, findings: Findings, whole: Whole): string {
  const parts = [
    overview(findings, whole),
    table(findings),
    barLines(barsOf(catalog, findings)),
    [...endings(findings), ...turnShares(findings)],
    idle(catalog, findings),
    faults(findings),
  ]
  const isAnything = findings.ended > 0
  return parts
    .filter((lines, n) => lines.length > 0 && (isAnything || n === 0 || lines === parts.at(-1)))
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

function overview(findings: Findings, whole: Whole): string[] {
  const { games, ended, stalls, exceptions, brokenInvariants, cpuSeconds, decisions } = findings
  const { incomplete, levels, deadEnds, gamesPerSecond, decisionsPerSecond, think } = findings
  const thoughts = Object.entries(think).map(
    ([level, { medianMs, p95Ms }]) =>
      `A plan takes ${level} ${medianMs} ms, and 95% take at most ${p95Ms} ms.`,
  )
  // A run that was cut off has no times.
  const isTimed = cpuSeconds > 0
  return [
    ...(whole.shard === null ? [] : [`Shard ${whole.shard} of a run of ${many(whole.games, 'game')}.`]),
    ...(incomplete ? [`Incomplete: ${games} of ${many(incomplete.planned, 'game')}.`] : []),
    `${many(games, 'game')}, ${many(decisions, 'decision')}${isTimed ? `, ${cpuSeconds} seconds of processor time` : ''}.`,
    `${ended} ended; ${stalls} stalled, ${exceptions} broke off, ${brokenInvariants} broke an invariant.`,
    ...winners(findings),
    `Dead ends: ${many(deadEnds, 'game')} that stalled (no end, or out of rounds in round ${DEFAULT_LIMIT} or later) or in which nothing changed for ${DEAD_ROUNDS} rounds on end.`,
    ...(isTimed
      ? [`A second of processor time: ${gamesPerSecond} games, ${decisionsPerSecond} decisions.`]
      : []),
    `Played by ${levelsText(levels)}.`,
    ...thoughts,
  ].flatMap((line) => wrapped(line))
}

function winners({ ended, wins }: Findings): string[] {
  if (ended === 0) return []
  const share = (part: number) => shareText(shareOf(part, ended))
  return [
    `Won by heroes ${share(wins.heroes)}, traitor ${share(wins.traitor)}, house ${share(wins.house)}, others ${share(wins.other)}; in brackets the 95% interval.`,
  ]
}

export function levelsText({ ai, heroes, traitor, seats }: Levels): string {
  return [
    `${ai} players`,
    ...(heroes ? [`${heroes} heroes`] : []),
    ...(traitor ? [`${traitor} traitors`] : []),
    ...Object.entries(seats).map(([seat, level]) => `${level} at seat ${seat}`),
  ].join(', ')
}

function table(findings: Findings): string[] {
  const rows = cellsOf(findings).map(({ haunt, seats, cell }) => [
    haunt,
    `${seats}`,
    `${cell.games}`,
    shareCell(cell.shares.heroes),
    shareCell(cell.shares.traitor),
    `${Math.round(100 * cell.shares.house.share)}`,
    `${Math.round(100 * cell.shares.other.share)}`,
    cell.meanRounds.toFixed(1),
    `${cell.medianRounds}`,
    `${cell.deadEnds}`,
  ])
  const lines = [HEADS, ...rows].map((row) => row.map((text, n) => text.padStart(HEADS[n]!.length)).join(' '))
  return [...lines, 'In brackets the 95% interval; mean and median are of the rounds played.']
}
const HEADS = [
  'haunt',
  'seats',
  'games',
  '    heroes %',
  '   traitor %',
  'house',
  'others',
  '  mean',
  'median',
  'dead ends',
]

/** "Haunt 1 ended by Drive a nail 30, Pull a nail 12." */
function endings(findings: Findings): string[] {
  return perHaunt(findings).flatMap(([haunt, cells]) => {
    const ends: Record<string, number> = {}
    for (const { cell } of cells)
      for (const [end, times] of Object.entries(cell.ends)) ends[end] = (ends[end] ?? 0) + times
    const counted = Object.entries(ends)
      .sort(([, a], [, b]) => b - a)
      .map(([end, times]) => `${END_WORDS[end] ?? end} ${times}`)
    return wrapped(`Haunt ${haunt} ended by: ${counted.join(', ')}.`)
  })
}
const END_WORDS: Record<string, string> = {
  'all-dead': 'no hero left',
  'no-opponent': 'no opponent left',
  'last-round': 'the last round',
}

/** The first player of the haunt is the first in turn. */
function turnShares(findings: Findings): string[] {
  return cellsOf(findings).flatMap(({ haunt, seats, cell }) => {
    if (Object.keys(cell.turnWins).length === 0) return []
    const places = Array.from({ length: seats }, (_, n) =>
      shareText(shareOf(cell.turnWins[n + 1] ?? 0, cell.games)),
    )
    return wrapped(`Haunt ${haunt} with ${seats}, won by place in the order of turns: ${places.join(', ')}.`)
  })
}

function idle(catalog: Catalog, { unused }: Findings): string[] {
  return Object.entries(unused).flatMap(([haunt, { actions, ops }]) => [
    ...(actions.length > 0
      ? wrapped(
          `Haunt ${haunt}, actions never used: ${actions.map((at) => nameAt(catalog, at) ?? at).join(', ')}.`,
        )
      : []),
    ...(ops.length > 0 ? [`Haunt ${haunt}, never run:`, ...outermost(ops).flatMap(opsLine)] : []),
  ])
}

/** Leaves out lists inside another list that never ran. */
const outermost = (refs: readonly string[]): string[] =>
  refs.filter((ref) => !refs.some((other) => isWithin(ref, other)))

const opsLine = (ref: string): string[] =>
  wrapAnsi(`  ${parseAddress(ref)!.path.join('/')}`, WIDTH, { hard: true, trim: false }).split('\n')

const faults = ({ faults: list }: Findings): string[] =>
  list.flatMap(({ seed, seats, haunt, decisions, exception, broken }) =>
    wrapped(
      `Seed ${seed}, ${seats} seats, haunt ${haunt}, decision ${decisions}: ${exception ?? broken?.join('; ')}`,
    ),
  )

type Placed = ReturnType<typeof cellsOf>

function perHaunt(findings: Findings): [haunt: string, cells: Placed][] {
  const cells = cellsOf(findings)
  return Object.keys(findings.byHaunt).map((haunt) => [haunt, cells.filter((cell) => cell.haunt === haunt)])
}

export const many = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`

/** Merged lines may hold anything. */
const wrapped = (line: string): string[] => wrapAnsi(printable(line), WIDTH).split('\n')
