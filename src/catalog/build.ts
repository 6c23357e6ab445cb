/** Writes the prebuilt catalog: every edition there is content for, checked, with the digests it was made from. */
import { writeFileSync } from 'node:fs'
import { playableEditions } from '../engine/editions/rulesets.ts'
import { playFiles, projectRoot } from './files.ts'
import { codeManifest, manifestOf, type Prebuilt } from './load.ts'
import { packOf } from './read.ts'

export async function writeCatalog(outFile: string, root: string = projectRoot()): Promise<void> {
  const files = playFiles(root)
  const prebuilt: Prebuilt = { manifest: { ...manifestOf(files), ...codeManifest(root) }, catalogs: {} }
  for (const edition of playableEditions()) {
    if (files.some(({ path }) => path.startsWith(`${edition}/`)))
      prebuilt.catalogs[edition] = await packOf(files, { edition, complete: true })
  }
  writeFileSync(outFile, JSON.stringify(prebuilt))
}
