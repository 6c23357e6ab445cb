// Finds work in the files that declare commands, and declarations in the files that do the work.
import { posix } from 'node:path'
import ts from 'typescript'
import { collect, importsOf, type SourceFile } from './architecture.ts'

/** Holds the lists of words that options take, so it may import them. */
const SHARED_OPTIONS = 'src/cli/commands/options.ts'

export function mixedLayers(file: SourceFile): string[] {
  if (/^src\/cli\/(?:services|simulate)\//.test(file.path)) return declarations(file)
  return file.path.startsWith('src/cli/commands/') ? work(file) : []
}

const declarations = (file: SourceFile): string[] =>
  importsOf(file)
    .filter(({ from }) => from === 'commander' || targetOf(file.path, from).startsWith('src/cli/commands/'))
    .map(({ from }) => `${file.path} imports ${from}: a service knows no command`)

function work(file: SourceFile): string[] {
  const imports = importsOf(file)
    .filter(({ from, isTypeOnly }) => !isTypeOnly && from !== 'commander' && !isOfCli(file.path, from))
    .map(({ from }) => `${file.path} imports ${from}: a command only calls services`)
  const processes = collect(file, (node) =>
    ts.isIdentifier(node) && node.text === 'process' ? 'process: a command only calls services' : undefined,
  )
  return [...(file.path === SHARED_OPTIONS ? [] : imports), ...processes]
}

const isOfCli = (path: string, from: string): boolean => targetOf(path, from).startsWith('src/cli/')

const targetOf = (path: string, from: string): string =>
  from.startsWith('.') ? posix.join(posix.dirname(path), from) : from
