// Reads content, or somebody's pack, and prints every problem with it.
import { existsSync, statSync } from 'node:fs'
import { checkContent, checkPack, contentAt, isPackFolder } from '../../catalog/check-content.ts'
import type { Counts } from '../../catalog/counts.ts'
import { filesAt } from '../../catalog/files.ts'
import { count, type Problem, printable, problemLine } from '../../catalog/problems.ts'
import { isPlayable, rulesetOf } from '../../engine/game.ts'
import { readBook } from '../../rulebook/read.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import { afterCheck } from './next-step.ts'

export async function checkPaths(paths: readonly string[], { json }: { json?: boolean }): Promise<void> {
  const missing = paths.find((path) => !existsSync(path))
  if (missing !== undefined) return fail(`There is no file or folder ${missing}.`, EXIT.usage)
  if (isPackFolder(paths)) return checkFolder(paths[0]!, json ?? false)
  const empty = paths.find((path) => filesAt(path).length === 0)
  if (empty !== undefined)
    return fail(`There is no content in ${empty}: content is written in YAML files.`, EXIT.usage)
  const content = contentAt(paths)
  const { problems, counts, fits } = await checkContent(content)
  problems.push(...readBook(content.files).problems.filter(content.isOwn))
  const tables = paths.length === 0 ? ['', ...countsTable(counts), '', ...fits.flatMap(fitLines)] : []
  const next = paths.length === 1 && statSync(paths[0]!).isFile() ? afterCheck(paths[0]!, problems) : []
  tell(problems, [...tables, ...next], json && { problems, counts, fits })
}

/** The folder of a pack, with the editions that each of its files fits. */
async function checkFolder(folder: string, json: boolean): Promise<void> {
  const { problems, fits } = await checkPack(folder)
  const lines = problems.length === 0 ? fits.flatMap(({ file, because }) => fitLine(file, because)) : []
  tell(problems, [...lines, ...afterCheck(folder, problems)], json && { problems, fits })
}

function tell(
  problems: readonly Problem[],
  more: readonly string[],
  facts: object | false | undefined,
): void {
  const total = problems.length === 0 ? 'No problems.' : `${count(problems.length)}.`
  const lines = facts
    ? [JSON.stringify(facts)]
    : [...problems.map(problemLine), total, ...more.map(printable)]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (problems.length > 0) process.exitCode = EXIT.failed
}

type Because = Partial<Record<string, string | null>>

const fitLines = ({ number, name, because }: { number: number; name: string; because: Because }): string[] =>
  fitLine(`haunt ${number}  ${name}`, because)

/** `haunt 17  Damp: legacy, third. Not first, second: its sides are …` */
function fitLine(what: string, because: Because): string[] {
  const played = Object.entries(because).flatMap(([edition, reason]) => (reason === null ? [edition] : []))
  const reasons = new Map<string, string[]>()
  for (const [edition, reason] of Object.entries(because))
    if (typeof reason === 'string') reasons.set(reason, [...(reasons.get(reason) ?? []), edition])
  const lines = [...reasons].map(([reason, editions]) => `    not ${editions.join(', ')}: ${reason}`)
  return [`${what}: ${played.join(', ')}`, ...lines]
}

/** Kinds of pieces, with the number that an edition prints where it prints one. */
const COLUMNS: readonly [kind: keyof Counts, head: string, of?: keyof Counts][] = [
  ['tiles', 'tiles'],
  ['stack', 'stack'],
  ['omenTiles', 'omen tiles'],
  ['omens', 'Omens'],
  ['items', 'Items'],
  ['events', 'Events'],
  ['families', 'families'],
  ['haunts', 'haunts'],
  ['reachable', 'charted', 'charted'],
  ['cells', 'chart cells'],
]

/** One line for each edition: what is there, of what is printed. Explorers of the classic editions are families. */
function countsTable(counts: Partial<Record<string, Counts>>): string[] {
  const rows = [
    ['', ...COLUMNS.map(([, head]) => head)],
    ...Object.entries(counts).map(([edition, own]) => [edition, ...COLUMNS.map(cellOf(edition, own!))]),
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map(([edition, ...cells]) =>
    [edition!.padEnd(widths[0]!), ...cells.map((cell, n) => cell.padStart(widths[n + 1]!))]
      .join('  ')
      .trimEnd(),
  )
}

const cellOf =
  (edition: string, own: Counts) =>
  ([kind, , of]: (typeof COLUMNS)[number]): string => {
    const whole = of === undefined ? printed(edition, kind) : own[of]
    return whole === undefined ? `${own[kind]}` : `${own[kind]}/${whole}`
  }

function printed(edition: string, kind: keyof Counts): number | undefined {
  if (!isPlayable(edition)) return undefined
  const { contents, chart } = rulesetOf(edition)
  if (kind === 'cells') return chart ? chart.size ** 2 : undefined
  return contents && kind in contents ? contents[kind as keyof typeof contents] : undefined
}
