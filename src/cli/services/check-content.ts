// Reads content, or a pack on its way there, and prints every problem with it.
import { existsSync } from 'node:fs'
import { checkContent, contentAt } from '../../catalog/check-content.ts'
import type { Counts } from '../../catalog/counts.ts'
import { filesAt } from '../../catalog/files.ts'
import { count, problemLine } from '../../catalog/problems.ts'
import { readBook } from '../../rulebook/read.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'

export async function checkPaths(paths: readonly string[], { json }: { json?: boolean }): Promise<void> {
  const missing = paths.find((path) => !existsSync(path))
  if (missing !== undefined) return fail(`There is no file or folder ${missing}.`, EXIT.usage)
  const empty = paths.find((path) => !filesAt(path).some(({ path: file }) => /\.(ya?ml|json)$/i.test(file)))
  if (empty !== undefined)
    return fail(`There is no content in ${empty}: content is written in YAML files.`, EXIT.usage)
  const content = contentAt(paths)
  const { problems, counts } = await checkContent(content)
  problems.push(...readBook(content.files).problems.filter(content.isOwn))
  const total = problems.length === 0 ? 'No problems.' : `${count(problems.length)}.`
  const lines = json
    ? [JSON.stringify({ problems, counts })]
    : [...problems.map(problemLine), total, ...(paths.length === 0 ? ['', ...countsTable(counts)] : [])]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (problems.length > 0) process.exitCode = EXIT.failed
}

const COLUMNS: readonly [kind: keyof Counts, head: string][] = [
  ['tiles', 'tiles'],
  ['stack', 'stack'],
  ['omenTiles', 'omen tiles'],
  ['omens', 'Omens'],
  ['items', 'Items'],
  ['events', 'Events'],
  ['families', 'families'],
  ['haunts', 'haunts'],
  ['cells', 'chart cells'],
]

/** One line for each edition. Explorers of the classic editions stand under families. */
function countsTable(counts: Partial<Record<string, Counts>>): string[] {
  const rows = [
    ['', ...COLUMNS.map(([, head]) => head)],
    ...Object.entries(counts).map(([edition, own]) => [
      edition,
      ...COLUMNS.map(([kind]) => String(own![kind])),
    ]),
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map(([edition, ...cells]) =>
    [edition!.padEnd(widths[0]!), ...cells.map((cell, n) => cell.padStart(widths[n + 1]!))]
      .join('  ')
      .trimEnd(),
  )
}
