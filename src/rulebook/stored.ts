/** The index as the build has left it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RuleIndex } from './rule-index.ts'

export const indexFile = (root: string): string => join(root, 'dist', 'rules.json')

export function storedIndex(root: string): RuleIndex | null {
  const file = indexFile(root)
  return existsSync(file) ? new RuleIndex(readFileSync(file, 'latin1')) : null
}
