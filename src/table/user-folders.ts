/** Where the platform keeps what belongs to a user. */
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** It asks for the home when it is loaded, and that fails for a user who has none. */
const envPaths = await import('env-paths').then(
  (loaded) => loaded.default,
  () => null,
)

/** A user without a home has a folder of their own beside the temporary files. */
export function userFolder(kind: 'data' | 'config'): string {
  const paths = envPaths?.('lychgate', { suffix: '' })
  return paths ? resolve(paths[kind]) : join(tmpdir(), `lychgate-${process.getuid?.() ?? 'files'}`)
}
