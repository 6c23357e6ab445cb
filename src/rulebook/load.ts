/** Hands out the index: the stored one while nothing it was made from has changed, else one made on the spot. */
import { projectRoot } from '../catalog/files.ts'
import { RuleIndex } from './rule-index.ts'
import { storedIndex } from './stored.ts'

/**
 * Answers how to open the book; it is opened when it is first wanted. The executable has looked already
 * whether the bundle is as new as the sources, and so only the sources look again.
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
