// Writes the findings: as a page or a line of JSON, and as a plot.
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalog } from '../../engine/language/defs.ts'
import { EXIT } from '../services/exit-codes.ts'
import { fail } from '../services/fail.ts'
import { barsOf } from './bars.ts'
import type { Findings } from './findings.ts'
import { plotOf } from './plot.ts'
import { levelsText, many, report, type Whole } from './report.ts'

export interface Output {
  json?: boolean
  /** A file for the picture. */
  plot?: string
  /** The folder of a pack. */
  pack?: string
}

export const print = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

export function tell(catalog: Catalog, findings: Findings, whole: Whole, { json, plot }: Output): void {
  if (json) print({ summary: findings })
  else process.stdout.write(`${report(catalog, findings, whole)}\n`)
  if (findings.exceptions + findings.brokenInvariants > 0) process.exitCode = EXIT.failed
  if (plot === undefined) return
  const drawn = plotOf(barsOf(catalog, findings), titleOf(findings, whole), levelsText(findings.levels))
  orSaysWhy(plot, () => writeFileSync(plot, drawn))
}

/** Checked before the games: failing afterwards could waste hours. */
export const canPlot = (file: string): boolean => orSaysWhy(file, () => closeSync(openSync(file, 'a')))

/** "Who wins: 6 of 9 games": a picture may be shown without the page. */
function titleOf({ games, incomplete }: Findings, { shard }: Whole): string {
  const played = incomplete ? `${games} of ${many(incomplete.planned, 'game')}` : many(games, 'game')
  return `Who wins: ${played}${shard === null ? '' : `, shard ${shard}`}`
}

function orSaysWhy(file: string, write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    fail(whyNotWritten(file, code), EXIT.failed)
    return false
  }
}

function whyNotWritten(file: string, code: string | undefined): string {
  if (file === '') return '--plot takes the name of a file, such as shares.svg.'
  if (code === 'EISDIR')
    return `${file} is a folder; --plot takes the name of a file, such as ${join(file, 'shares.svg')}.`
  return `The plot could not be written to ${file} (${code}).`
}
