import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { writeCatalog } from '../../src/catalog/build.ts'
import { filesIn, projectRoot } from '../../src/catalog/files.ts'
import { contentRoot, loadCatalog } from '../../src/catalog/load.ts'
import { ContentError, problemLine } from '../../src/catalog/problems.ts'
import { packOf, parsePack } from '../../src/catalog/read.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import { SMALL_PACK, smallCatalog } from '../support/pack.ts'

// A copy of the project's content that a test may spoil.
const root = mkdtempSync(join(tmpdir(), 'lychgate-content-'))
const prebuilt = join(root, 'dist', 'catalog.json')
afterAll(() => rmSync(root, { recursive: true }))

/** Marks the prebuilt catalog, so that it can be told from one that was read anew. */
function mark(): void {
  const written = JSON.parse(readFileSync(prebuilt, 'utf8')) as { catalogs: { legacy: Catalog } }
  written.catalogs.legacy.hash = 'prebuilt'
  writeFileSync(prebuilt, JSON.stringify(written))
}

describe('the shipped content', () => {
  test('has no problems', async () => {
    const { problems } = await parsePack(filesIn(contentRoot()), { complete: true, prose: true })
    expect(problems.map(problemLine)).toEqual([])
  })

  test('loads from anywhere', async () => {
    expect(existsSync(contentRoot())).toBe(true)
    const before = process.cwd()
    process.chdir(tmpdir())
    try {
      expect((await loadCatalog()).edition).toBe('legacy')
    } finally {
      process.chdir(before)
    }
  })
})

describe('loading', () => {
  beforeEach(async () => {
    rmSync(root, { recursive: true })
    cpSync(contentRoot(), join(root, 'content'), { recursive: true })
    for (const folder of ['src/catalog', 'src/engine/editions', 'src/engine/effects', 'src/engine/language'])
      cpSync(join(projectRoot(), folder), join(root, folder), { recursive: true })
    mkdirSync(join(root, 'dist'))
    await writeCatalog(prebuilt, root)
  }, 60_000)

  test('gives the same catalog from the prebuilt file as from the YAML, in the same order', async () => {
    const read = await packOf(filesIn(join(root, 'content')), { complete: true })
    const loaded = await loadCatalog('legacy', root)
    expect(JSON.stringify(loaded)).toBe(JSON.stringify(read))
  })

  test('takes the prebuilt file while no content file has changed', async () => {
    mark()
    expect((await loadCatalog('legacy', root)).hash).toBe('prebuilt')
  })

  test('reads the YAML again when a file has changed', async () => {
    mark()
    const file = join(root, 'content/legacy/tiles/well.yaml')
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, `${before}# changed\n`)
    expect((await loadCatalog('legacy', root)).hash).not.toBe('prebuilt')
    writeFileSync(file, before)
    expect((await loadCatalog('legacy', root)).hash).toBe('prebuilt')
  })

  test('reads the YAML again when a file came or went, or when the code that reads it changed', async () => {
    mark()
    const extra = join(root, 'content/legacy/tiles/extra.yaml')
    writeFileSync(extra, 'ref: X1\nname: Extra\nregions: [upper]\ndoors: [north]\nshort: Extra\ncode: Xtr\n')
    expect((await loadCatalog('legacy', root)).tiles.extra).toBeDefined()
    rmSync(extra)
    expect((await loadCatalog('legacy', root)).hash).toBe('prebuilt')
    const code = join(root, 'src/catalog/kit.ts')
    writeFileSync(code, `${readFileSync(code, 'utf8')}\n`)
    expect((await loadCatalog('legacy', root)).hash).not.toBe('prebuilt')
  })

  test('reads the YAML when the prebuilt file is damaged', async () => {
    writeFileSync(prebuilt, '{"manifest":')
    expect((await loadCatalog('legacy', root)).tiles.well).toBeDefined()
  })

  test('throws a ContentError with every problem when content is broken', async () => {
    const file = join(root, 'content/legacy/tiles/well.yaml')
    writeFileSync(file, 'name: [\n')
    const error: unknown = await loadCatalog('legacy', root).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ContentError)
    expect((error as ContentError).problems[0]).toMatchObject({ file: 'legacy/tiles/well.yaml', path: '' })
    expect((error as ContentError).message).toContain('legacy/tiles/well.yaml: ')
  })
})

describe('the hash of a catalog', () => {
  test('is sixteen hex digits and does not depend on the order of the files', async () => {
    const { hash } = await smallCatalog()
    expect(hash).toMatch(/^[0-9a-f]{16}$/)
    expect((await packOf([...SMALL_PACK].reverse())).hash).toBe(hash)
  })

  test('changes with a single number', async () => {
    const changed = SMALL_PACK.map((file) => ({
      ...file,
      text: file.text.replace('by: 1 }] }', 'by: 2 }] }'),
    }))
    expect((await packOf(changed)).hash).not.toBe((await smallCatalog()).hash)
  })
})
