/** The content of the test edition: some of Legacy's, without the outside, for three to six players. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { contentRoot, type SourceFile } from '../../../src/catalog/files.ts'
import { packOf } from '../../../src/catalog/read.ts'
import { addEdition } from '../../../src/engine/editions/index.ts'
import type { Catalog } from '../../../src/engine/language/defs.ts'
import { testProcedures } from './procedures.ts'
import { testRules } from './ruleset.ts'

/** By name, so that content that is added later changes no game of this edition. */
const PIECES: Record<string, string> = {
  families: 'blue green purple red yellow',
  tiles:
    'basement-landing bearers-rest crawlspace crypt drying-attic entrance-hall ground-floor-staircase kitchen larder library master-bedroom nursery ritual-room root-cellar servants-quarters sleeping-loft soundproofed-room upper-landing',
  items: 'bells book-of-scripture burial-shears crossbow felling-axe horn-lantern well-bucket',
  omens:
    'apothecary-kit brooch crucifix hand-mirror kris meteorite porcelain-doll portrait radio spear talisman wedding-veil',
  events:
    'a-knock-twice cold-bread mouse-parliament somebodys-washing stairs-counted the-extra-chair the-lamp-goes-first the-wrong-hymn wet-footprint',
  haunts: '2-the-vestry-sits 11-borrowed-hands 17-damp 34-double-or-quits',
}

const SIXTH = `name: Sexton
place: the ringing floor
motto: We count them in.
ladders:
  speed: { steps: [2, 3, 3, 4, 4, 5, 6, 7], start: 4 }
  might: { steps: [2, 3, 3, 4, 5, 5, 6, 7], start: 4 }
  sanity: { steps: [3, 4, 4, 4, 5, 6, 6, 7], start: 4 }
  knowledge: { steps: [2, 2, 3, 4, 4, 5, 6, 6], start: 4 }
`

/** No region that the house does not have. */
const adapted = (text: string): string =>
  text.replace('outside, ', '').replace(', outside', '').replace('links: [front-steps]\n', '')

export function testFiles(): SourceFile[] {
  const files = Object.entries(PIECES).flatMap(([kind, names]) =>
    names.split(' ').map((name) => ({
      path: `test/${kind}/${name}.yaml`,
      text: adapted(readFileSync(join(contentRoot(), 'legacy', kind, `${name}.yaml`), 'utf8')),
    })),
  )
  return [...files, { path: 'test/families/white.yaml', text: SIXTH }]
}

/** Registers the edition for one file of tests and reads its content through every check there is. */
export function testCatalog(): Promise<Catalog> {
  afterAll(addEdition({ rules: testRules, procedures: testProcedures }))
  return packOf(testFiles(), { edition: testRules.id, complete: true })
}
