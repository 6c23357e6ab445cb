// rules coverage: which rules a scenario or a test shows, which none can, and which are missing.

import { EDITIONS } from '../../engine/ids.ts'
import { filled } from '../../rulebook/fill.ts'
import type { Coverage } from '../../scenario/coverage.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'

interface Options {
  json?: boolean
}

export async function printCoverage({ json }: Options): Promise<void> {
  const { findProofs } = await import('../../scenario/proofs.ts')
  const proofs = await findProofs()
  if (proofs.scenarios.length === 0)
    return fail(
      'The tests are not part of this installation: coverage is counted in a checkout.',
      EXIT.failed,
    )
  const { contentRoot, filesIn } = await import('../../catalog/files.ts')
  const { bookOf } = await import('../../rulebook/read.ts')
  const { EDITION_NAMES } = await import('../../rulebook/book.ts')
  const { coverageOf } = await import('../../scenario/coverage.ts')
  const coverage = coverageOf(bookOf(filesIn(contentRoot())).rules, proofs)
  const differing = proofs.scenarios.filter(({ ok }) => !ok)
  const lines = json
    ? [JSON.stringify(coverage)]
    : [
        ...EDITIONS.flatMap((edition) => told(EDITION_NAMES[edition], coverage[edition])),
        ...differing.map(({ file }) => `Differs: ${file}`),
      ]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (differing.length > 0) process.exitCode = EXIT.failed
}

const COLUMNS = 80
const WIDTH = 46
const row = (name: string, ...figures: (string | number)[]): string =>
  `${name.slice(0, WIDTH).padEnd(WIDTH)}${figures.map((figure) => String(figure).padStart(8)).join('')}`

/** An edition that cannot be played yet is one line, even if a test or two reaches ahead. */
function told(name: string, edition: Coverage): string[] {
  const { covered, total, byScenario, justified, missing, sections, reasons, campaign } = edition
  if (covered < missing.length) return [`${name} edition: ${total} rules, ${covered} covered so far.`]
  return [
    row(`${name} edition`, 'rules', 'covered', 'exempt', 'missing'),
    ...sections.map((one) =>
      row(`  ${one.section}`, one.total, one.covered, one.justified, one.missing.length),
    ),
    row('All', total, covered, justified, missing.length),
    `${byScenario} by a scenario that holds, ${covered - byScenario} by a test in code.`,
    `Campaign layer, for later: ${campaign.total} rules, ${campaign.covered} covered.`,
    ...(missing.length > 0 ? filled(`Missing: ${missing.join(' ')}`, COLUMNS) : []),
    ...(reasons.length > 0 ? ['Exempt, since no test can show them:'] : []),
    ...reasons.flatMap(({ id, because }) => filled(`${id}: ${because}`, COLUMNS, '  ')),
    '',
  ]
}
