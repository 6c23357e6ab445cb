// check: reads content, or a pack on its way there, and tells everything that is wrong with it.
import type { Command } from 'commander'
import { EXIT } from './exit-codes.ts'

interface Options {
  json?: boolean
}

export function registerCheck(program: Command): void {
  program
    .command('check')
    .description('check content files, the shipped ones unless told, and list every problem')
    .argument('[paths...]', 'packs, folders or files to check')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  lychgate check my-pack/legacy/haunts/51-the-clockmaker.yaml')
    .action(async (paths: string[], options: Options) => {
      const { existsSync } = await import('node:fs')
      const { count, printable, problemLine } = await import('../catalog/problems.ts')
      const missing = paths.find((path) => !existsSync(path))
      if (missing !== undefined) {
        process.stderr.write(`There is no file or folder ${printable(missing)}.\n`)
        process.exitCode = EXIT.usage
        return
      }
      const { filesAt } = await import('../catalog/files.ts')
      const empty = paths.find(
        (path) => !filesAt(path).some(({ path: file }) => /\.(ya?ml|json)$/i.test(file)),
      )
      if (empty !== undefined) {
        process.stderr.write(`There is no content in ${printable(empty)}: it is written in YAML files.\n`)
        process.exitCode = EXIT.usage
        return
      }
      const { checkContent, contentAt } = await import('../catalog/check-content.ts')
      const { readBook } = await import('../rulebook/read.ts')
      const content = contentAt(paths)
      const { problems, counts } = await checkContent(content)
      problems.push(...readBook(content.files).problems.filter(content.isOwn))
      const lines = options.json
        ? [JSON.stringify({ problems, counts })]
        : [
            ...problems.map(problemLine),
            problems.length === 0 ? 'No problems.' : `${count(problems.length)}.`,
          ]
      process.stdout.write(`${lines.join('\n')}\n`)
      if (problems.length > 0) process.exitCode = EXIT.failed
    })
}
