import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadWithPack } from '../../src/catalog/load.ts'
import { type Pack, readPack } from '../../src/catalog/pack.ts'
import { ContentError } from '../../src/catalog/problems.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lychgate-pack-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const ITEM =
  'ref: X1\nname: Egg Timer\nflavour: It is always three minutes.\nregions: [outside]\nprose:\n  look: A glass with sand in it, which runs either way up, and for as long as it has a mind to run.\n'

const problems = () => {
  const read = readPack(folder)
  return 'problems' in read ? read.problems.map(({ file, expected }) => `${file}: ${expected}`) : []
}
const packed = (): Pack => {
  const read = readPack(folder)
  if ('problems' in read) throw new Error(problems().join('\n'))
  return read.pack
}
const faults = async (pack: Pack) => {
  const error: unknown = await loadWithPack('legacy', pack).catch((thrown: unknown) => thrown)
  return error instanceof ContentError ? error.problems.map(({ expected }) => expected) : []
}

describe('reading a pack', () => {
  test('gives it the name of its folder and a hash of every byte', () => {
    write('items/egg-timer.yaml', ITEM)
    const one = packed()
    expect(folder.endsWith(one.name)).toBe(true)
    expect(packed().hash).toBe(one.hash)
    write('items/egg-timer.yaml', `${ITEM}# \n`)
    expect(packed().hash).not.toBe(one.hash)
  })

  test('leaves scenarios, hidden files and other texts alone', () => {
    write('items/egg-timer.yaml', ITEM)
    write('try/timer.yaml', 'not: content')
    write('.git/config.yaml', 'not: content')
    write('README.md', '# My pack')
    expect(packed().files.map(({ path }) => path)).toEqual(['items/egg-timer.yaml'])
  })

  test('refuses links, even to files that are there', () => {
    write('items/egg-timer.yaml', ITEM)
    symlinkSync(join(folder, 'items/egg-timer.yaml'), join(folder, 'items/again.yaml'))
    symlinkSync(tmpdir(), join(folder, 'tiles'))
    expect(problems().sort()).toEqual([
      expect.stringContaining('items/again.yaml: This is a link'),
      expect.stringContaining('tiles: This is a link'),
    ])
  })

  test('does not wait for a pipe', () => {
    mkdirSync(join(folder, 'items'))
    expect(spawnSync('mkfifo', [join(folder, 'items/egg-timer.yaml')]).status).toBe(0)
    expect(problems()).toEqual(['items/egg-timer.yaml: This is not a plain file, and is not read.'])
  })

  test('has bounds on number, size and depth', () => {
    for (let n = 0; n < 201; n++) write(`items/i-${n}.yaml`, ITEM)
    expect(problems()).toEqual([': A pack has at most 200 content files.'])
    rmSync(join(folder, 'items'), { recursive: true })
    for (let n = 0; n < 5; n++) write(`items/i-${n}.yaml`, `# ${'x'.repeat(250_000)}\n`)
    expect(problems()).toEqual([': A pack holds at most 1 MB of content in all.'])
    rmSync(join(folder, 'items'), { recursive: true })
    write('legacy/items/more/egg-timer.yaml', ITEM)
    expect(problems()).toEqual([
      'legacy/items/more: Folders lie at most 2 deep in a pack, as in legacy/haunts.',
    ])
  })

  test('says of a name with control characters what it can without drawing', () => {
    write('items/e\u001b[2Jgg.yaml', ITEM)
    write('chart\u009b.yaml', 'crypt: {}')
    expect(problems().join('')).not.toMatch(/[\p{Cc}]/u)
    expect(problems()).toEqual([expect.stringContaining('nothing reads this file')])
  })
})

describe('content with a pack', () => {
  test('adds to every edition that a file fits', async () => {
    write('items/egg-timer.yaml', ITEM)
    const pack = packed()
    for (const edition of ['legacy', 'third']) {
      const catalog = await loadWithPack(edition, pack)
      expect(catalog.cards['egg-timer']!.name).toBe('Egg Timer')
      expect(catalog.pack).toEqual({ name: pack.name, hash: pack.hash })
    }
  })

  test('replaces nothing of the box', async () => {
    write('items/bells.yaml', ITEM)
    write('events/bells.yaml', ITEM)
    expect(await faults(packed())).toEqual([
      'The box already has a card called `bells` (legacy/items/bells.yaml). A pack adds and never replaces: give yours another name.',
      'The box already has a card called `bells` (legacy/items/bells.yaml). A pack adds and never replaces: give yours another name.',
    ])
    rmSync(join(folder, 'events'), { recursive: true })
    rmSync(join(folder, 'items'), { recursive: true })
    write('haunts/17-drier.yaml', 'number: 17\n')
    expect(await faults(packed())).toEqual([
      'The box already has haunt 17 (legacy/haunts/17-damp.yaml). A pack adds and never replaces: give yours another number.',
    ])
  })

  test('refuses anchors, aliases and depth', async () => {
    write('items/bomb.yaml', 'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n')
    expect(await faults(packed())).toContain('Anchors are not allowed in content.')
    write('items/bomb.yaml', `${'? '.repeat(20_000)}\n`)
    expect(await faults(packed())).toEqual(['Maps and lists lie at most 64 deep inside each other.'])
  })
})
