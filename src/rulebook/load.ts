/** Loads the stored index, or builds a new one if its sources have changed. */
import { projectRoot } from '../catalog/files.ts'
import { RuleIndex } from './rule-index.ts'
import { storedIndex } from './stored.ts'

/**
 * Returns a function that loads the index on its first call. The executable has already checked that the bundle
 * is as new as the sources, so only a run from the sources checks again.
 */
export async function openRules(root: string = projectRoot()): Promise<() => RuleIndex> {
  const stored = storedIndex(root)
  const isBundle = !import.meta.url.endsWith('.ts')
  if (isBundle && stored) return () => stored
  const { indexSources } = await import('./build.ts')
  const { made, make } = await indexSources(root)
  return once(() => (stored?.made === made ? stored : new RuleIndex(make())))
}

function once<T>(open: () => T): () => T {
  let opened: T | undefined
  return () => {
    opened ??= open()
    return opened
  }
}
