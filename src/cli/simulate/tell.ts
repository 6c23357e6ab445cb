// How findings are handed over: as a page or a line of JSON, and as a picture if wanted.
import { closeSync, openSync, writeFileSync } from 'node:fs'
import type { Catalog } from '../../engine/language/defs.ts'
import { EXIT } from '../exit-codes.ts'
import { fail } from '../fail.ts'
import { barsOf } from './bars.ts'
import type { Findings } from './findings.ts'
import { plotOf } from './plot.ts'
import { levelsText, many, report } from './report.ts'

export interface Output {
  json?: boolean
  /** A file for the picture. */
  plot?: string
}

export const print = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

export function tell(catalog: Catalog, findings: Findings, { json, plot }: Output): void {
  if (json) print({ summary: findings })
  else process.stdout.write(`${report(catalog, findings)}\n`)
  if (findings.exceptions + findings.brokenInvariants > 0) process.exitCode = EXIT.failed
  if (plot !== undefined) writePlot(catalog, findings, plot)
}

/** Asked before the games are played: to find out afterwards may cost hours. */
export const canPlot = (file: string): boolean => orSaysWhy(file, () => closeSync(openSync(file, 'a')))

function writePlot(catalog: Catalog, findings: Findings, file: string): void {
  const { games, levels } = findings
  const title = `Who wins: ${many(games, 'game')}, ${levelsText(levels)}`
  orSaysWhy(file, () => writeFileSync(file, plotOf(barsOf(catalog, findings), title)))
}

function orSaysWhy(file: string, write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    fail(`The plot could not be written to ${file} (${code}).`, EXIT.failed)
    return false
  }
}
