// Plays scenarios and prints which hold, and of the others what differed.

import { printable } from '../../catalog/problems.ts'
import { editionIn } from './edition.ts'
import { EXIT } from './exit-codes.ts'
import { fail, type Refuse } from './fail.ts'
import { afterTry } from './next-step.ts'

interface Options {
  json?: boolean
  edition?: string
  pack?: string
}

/** Plays the scenarios at these paths; for `try`. */
export async function tryPaths(paths: readonly string[], options: Options, refuse: Refuse): Promise<void> {
  if (options.edition !== undefined) await editionIn(options.edition, refuse)
  const { statSync } = await import('node:fs')
  const missing = paths.find((path) => {
    const found = statSync(path, { throwIfNoEntry: false })
    return !(found?.isFile() || found?.isDirectory())
  })
  if (missing !== undefined) return fail(`There is no file or folder ${missing}.`, EXIT.usage)
  if (options.pack !== undefined) await playWithPack(options.pack)
  const { scenariosAt } = await import('../../scenario/files.ts')
  const empty = paths.find((path) => scenariosAt(path).length === 0)
  if (empty !== undefined) return fail(`There is no scenario in ${empty}.`, EXIT.usage)
  const failed = await tryAll(paths.flatMap(scenariosAt), options)
  const next = options.json ? [] : afterTry(options.pack, failed).map(printable)
  if (next.length > 0) process.stdout.write(`${next.join('\n')}\n`)
}

/** Scenarios that ask for the shipped content have that of the pack as well. */
async function playWithPack(folder: string): Promise<void> {
  const { contentWith, openPack } = await import('./packs.ts')
  await openPack(folder)
  const { loadShippedBy } = await import('../../scenario/pack.ts')
  loadShippedBy((edition) => contentWith(edition, folder))
}

/** Plays them one by one, for `try` and `rules run`; answers how many differ. */
export async function tryAll(
  files: { file: string; text: string }[],
  { json, edition }: Options,
): Promise<number> {
  const { tryScenario } = await import('../../scenario/files.ts')
  const results = []
  for (const file of files) {
    const result = await tryScenario(file, edition)
    results.push(result)
    if (json) continue
    const { ok, file: path, because, notes } = result
    const name = result.title ? `${result.rules.join(', ')}  ${result.title}` : path
    const lines = ok
      ? [`holds   ${name}`, ...notes.map(indented)]
      : [`differs ${name}`, ...(result.title ? [`  ${path}`] : []), ...because.map(indented)]
    process.stdout.write(`${lines.map(printable).join('\n')}\n`)
  }
  const failed = results.filter(({ ok }) => !ok).length
  const passed = results.length - failed
  if (json) process.stdout.write(`${JSON.stringify({ passed, failed, results: results.map(toJson) })}\n`)
  else process.stdout.write(`${passed} of ${results.length} hold.\n`)
  if (failed > 0) process.exitCode = EXIT.failed
  return failed
}

const indented = (sentence: string): string => `  ${sentence.replaceAll('\n', ' / ')}`

const toJson = ({ because, ...result }: { because: string[] }) => ({
  ...result,
  because: because.length === 0 ? null : because.join('\n'),
})
