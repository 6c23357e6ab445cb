// Finds import cycles. Pure: source files come in, paths come out.
import { posix } from 'node:path'
import { importsOf, type SourceFile } from './architecture.ts'

/** From a file to the files it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Type imports vanish when the code runs; they count only if asked for. Packages and unknown files are left out. */
export function importGraph(files: readonly SourceFile[], withTypes: boolean): ImportGraph {
  const known = new Set(files.map(({ path }) => path))
  return new Map(
    files.map((file) => {
      const targets = importsOf(file)
        .filter(({ from, isTypeOnly }) => from.startsWith('.') && (withTypes || !isTypeOnly))
        .map(({ from }) => posix.join(posix.dirname(file.path), from))
      return [file.path, [...new Set(targets)].filter((target) => known.has(target))]
    }),
  )
}

/** A shortest cycle through each file that is in one: `a.ts → b.ts → a.ts`, each cycle once. */
export function importCycles(graph: ImportGraph): string[] {
  const cycles = [...graph.keys()].flatMap((file) => {
    const cycle = shortestCycle(graph, file)
    return cycle === null ? [] : [inOrder(cycle)]
  })
  return [...new Set(cycles)].sort()
}

/** The files of a shortest way from a file back to itself, or null. */
function shortestCycle(graph: ImportGraph, start: string): string[] | null {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const file of queue)
    for (const target of graph.get(file) ?? []) {
      if (target === start) return wayTo(file, cameFrom)
      if (cameFrom.has(target)) continue
      cameFrom.set(target, file)
      queue.push(target)
    }
  return null
}

function wayTo(file: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const before = cameFrom.get(file)
  return before === undefined ? [file] : [...wayTo(before, cameFrom), file]
}

/** The same cycle reads the same wherever it was entered: from its first file in the alphabet. */
function inOrder(cycle: readonly string[]): string {
  const first = cycle.indexOf([...cycle].sort()[0]!)
  return [...cycle.slice(first), ...cycle.slice(0, first), cycle[first]!].join(' → ')
}
