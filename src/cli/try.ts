// try: plays scenarios and tells which hold, and of the others what differed.
import type { Command } from 'commander'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'

interface Options {
  json?: boolean
}

export function registerTry(program: Command): void {
  program
    .command('try')
    .description('play scenario files and tell whether everything comes as they say')
    .argument('<files...>', 'scenarios, or folders of them')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  lychgate try my-scenario.yaml\n  lychgate try test/scenarios/attack')
    .action(async (paths: string[], options: Options) => {
      const { statSync } = await import('node:fs')
      const missing = paths.find((path) => {
        const found = statSync(path, { throwIfNoEntry: false })
        return !(found?.isFile() || found?.isDirectory())
      })
      if (missing !== undefined) return fail(`There is no file or folder ${missing}.`, EXIT.usage)
      const { scenariosAt } = await import('../scenario/files.ts')
      const empty = paths.find((path) => scenariosAt(path).length === 0)
      if (empty !== undefined) return fail(`There is no scenario in ${empty}.`, EXIT.usage)
      await tryAll(paths.flatMap(scenariosAt), options)
    })
}

/** Plays them one by one; for `try` and `rules run`. */
export async function tryAll(files: { file: string; text: string }[], { json }: Options): Promise<void> {
  const { tryScenario } = await import('../scenario/files.ts')
  const { printable } = await import('../catalog/problems.ts')
  const results = []
  for (const file of files) {
    const result = await tryScenario(file)
    results.push(result)
    if (json) continue
    const { ok, file: path, because } = result
    const name = result.title ? `${result.rules.join(', ')}  ${result.title}` : path
    const lines = ok
      ? [`holds   ${name}`]
      : [`differs ${name}`, ...(result.title ? [`  ${path}`] : []), ...because.map(indented)]
    process.stdout.write(`${lines.map(printable).join('\n')}\n`)
  }
  const failed = results.filter(({ ok }) => !ok).length
  const passed = results.length - failed
  if (json) process.stdout.write(`${JSON.stringify({ passed, failed, results: results.map(toJson) })}\n`)
  else process.stdout.write(`${passed} of ${results.length} hold.\n`)
  if (failed > 0) process.exitCode = EXIT.failed
}

const indented = (sentence: string): string => `  ${sentence.replaceAll('\n', ' / ')}`

const toJson = ({ because, ...result }: { because: string[] }) => ({
  ...result,
  because: because.length === 0 ? null : because.join('\n'),
})
