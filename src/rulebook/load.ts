/** Hands out the index: the prebuilt one while nothing it was made from has changed, else one made on the spot. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../catalog/files.ts'
import { RuleIndex } from './rule-index.ts'

export const indexFile = (root: string): string => join(root, 'dist', 'rules.json')

/**
 * Answers how to open the book; it is opened when it is first wanted. The executable has looked already
 * whether the bundle is as new as the sources, and so only the sources look again.
 */
export async function openRules(root: string = projectRoot()): Promise<() => RuleIndex> {
  const file = indexFile(root)
  const isBundle = !import.meta.url.endsWith('.ts')
  if (isBundle && existsSync(file)) return once(() => readIndex(file))
  const { indexSources } = await import('./build.ts')
  const { made, make } = await indexSources(root)
  return once(() => {
    const prebuilt = existsSync(file) ? readIndex(file) : null
    return prebuilt?.made === made ? prebuilt : new RuleIndex(make())
  })
}

const readIndex = (file: string): RuleIndex => new RuleIndex(readFileSync(file, 'latin1'))

function once<T>(open: () => T): () => T {
  let opened: T | undefined
  return () => {
    opened ??= open()
    return opened
  }
}
