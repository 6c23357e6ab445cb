/** Hands out the catalog: the prebuilt one while it matches the files on disk, else the files read and checked. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RulesetId } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import type { SourceFile } from './files.ts'
import { playFiles, projectRoot } from './files.ts'
import { digest } from './hash.ts'
import type { Pack } from './pack.ts'
import { ContentError } from './problems.ts'

export { contentRoot } from './files.ts'

/** What `dist/catalog.json` holds. */
export interface Prebuilt {
  /** The digest of every content file, and of the code that reads them. */
  manifest: Record<string, string>
  catalogs: Partial<Record<RulesetId, Catalog>>
}

export async function loadCatalog(
  edition: RulesetId = 'legacy',
  root: string = projectRoot(),
): Promise<Catalog> {
  const files = playFiles(root)
  const prebuilt = readPrebuilt(join(root, 'dist', 'catalog.json'))
  const catalog = prebuilt?.catalogs[edition]
  if (catalog && (files.length === 0 || isFresh(prebuilt, files, root))) return catalog
  const { packOf } = await import('./read.ts')
  return packOf(files, { edition, complete: true })
}

/** The content of an edition with a pack added to it. Throws a ContentError with all that is wrong with the pack. */
export async function loadWithPack(
  edition: RulesetId,
  pack: Pack,
  root: string = projectRoot(),
): Promise<Catalog> {
  const { collisionsOf } = await import('./pack.ts')
  const { fitted } = await import('./fit.ts')
  const shipped = playFiles(root)
  const collisions = collisionsOf(shipped, pack)
  if (collisions.length > 0) throw new ContentError(collisions)
  const { catalog, problems, left } = await fitted(shipped, pack.files, { edition, complete: true })
  if (left.size === pack.files.length) problems.push(...[...left.values()].flat())
  if (problems.length > 0) throw new ContentError(problems)
  return { ...catalog, pack: { name: pack.name, hash: pack.hash } }
}

/** A file that is missing, damaged or of another shape is no prebuilt catalog. */
function readPrebuilt(file: string): Prebuilt | null {
  if (!existsSync(file)) return null
  try {
    const prebuilt = JSON.parse(readFileSync(file, 'utf8')) as Prebuilt
    return prebuilt.manifest && prebuilt.catalogs ? prebuilt : null
  } catch {
    return null
  }
}

function isFresh({ manifest }: Prebuilt, files: readonly SourceFile[], root: string): boolean {
  const now = { ...manifestOf(files), ...codeManifest(root) }
  const names = Object.keys(now)
  const content = Object.keys(manifest).filter((name) => name !== CODE)
  return content.length === files.length && names.every((name) => manifest[name] === now[name])
}

export const manifestOf = (files: readonly SourceFile[]): Record<string, string> =>
  Object.fromEntries(files.map(({ path, text }) => [path, digest(text)]))

const CODE = 'code'

/** When run from the sources, a change of schema or op makes the prebuilt catalog old as well. */
export function codeManifest(root: string): Record<string, string> {
  if (!import.meta.url.endsWith('.ts')) return {}
  const folders = ['src/catalog', 'src/engine/editions', 'src/engine/effects', 'src/engine/language']
  const text = folders.flatMap((folder) => sourcesIn(join(root, folder))).join('\n')
  return { [CODE]: digest(text) }
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
