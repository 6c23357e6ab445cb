/** Reads the index that the build wrote. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RuleIndex } from './rule-index.ts'

export const indexFile = (root: string): string => join(root, 'dist', 'rules.json')

/** Null if there is no index or it is damaged. */
export function storedIndex(root: string): RuleIndex | null {
  const file = indexFile(root)
  const index = existsSync(file) ? new RuleIndex(readFileSync(file, 'latin1')) : null
  return index?.isWhole ? index : null
}
