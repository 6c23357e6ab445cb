// How findings are handed over: as a page or a line of JSON, and as a picture if wanted.
import { writeFileSync } from 'node:fs'
import type { Catalog } from '../../engine/language/defs.ts'
import { EXIT } from '../exit-codes.ts'
import { fail } from '../fail.ts'
import { barsOf } from './bars.ts'
import type { Findings } from './findings.ts'
import { plotOf } from './plot.ts'
import { levelsText, report } from './report.ts'

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

function writePlot(catalog: Catalog, findings: Findings, file: string): void {
  const title = `Who wins: ${findings.games} games, ${levelsText(findings.levels)}`
  try {
    writeFileSync(file, plotOf(barsOf(catalog, findings), title))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    fail(`The plot could not be written to ${file} (${code}).`, EXIT.failed)
  }
}
