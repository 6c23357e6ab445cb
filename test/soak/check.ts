/** What a soak check is, and what all of them share. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { loadCatalog } from '../../src/catalog/load.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'

export interface Check {
  name: string
  /** The promises of test/RELIABILITY.md that it checks. */
  promises: string
  /** What is counted: "kills". */
  unit: string
  /** One more unit, or a few; returns how many, and a sentence for each broken promise. */
  step: (n: number) => Promise<{ units: number; broken: string[] }>
}

export interface Ground {
  catalog: Catalog
  /** A new empty folder. */
  place: () => string
  /** Starts the child in one of its modes; `CATALOG` among the arguments is the path of the catalog. */
  child: (args: readonly string[], node?: string, env?: NodeJS.ProcessEnv) => ChildProcess
  /** Paths of other versions of Node. */
  nodes: readonly string[]
  random: () => number
  clear: () => void
}

const root = fileURLToPath(new URL('../..', import.meta.url))

export async function layGround(nodes: readonly string[], random: () => number): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'lychgate-soak-'))
  const outfile = join(folder, 'child.mjs')
  await build({
    absWorkingDir: root,
    entryPoints: ['test/soak/child.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile,
    banner: {
      js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
    },
    logLevel: 'warning',
  })
  const catalog = await loadCatalog()
  const catalogFile = join(folder, 'catalog.json')
  writeFileSync(catalogFile, JSON.stringify(catalog))
  let places = 0
  const words = (args: readonly string[]) => [
    outfile,
    ...args.map((arg) => (arg === 'CATALOG' ? catalogFile : arg)),
  ]
  return {
    catalog,
    place: () => {
      const place = join(folder, `place-${places++}`)
      mkdirSync(place)
      return place
    },
    child: (args, node = process.execPath, env = process.env) =>
      spawn(node, words(args), { env, stdio: ['ignore', 'pipe', 'pipe'] }),
    nodes,
    random,
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** All that a child printed, and how it ended. */
export async function ended(child: ChildProcess): Promise<{ out: string; err: string; code: number | null }> {
  let out = ''
  let err = ''
  child.stdout!.on('data', (chunk) => {
    out += chunk
  })
  child.stderr!.on('data', (chunk) => {
    err += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { out, err, code }
}

/** Waits for so many lines, or for the end of the child. */
export const linesOf = (child: ChildProcess, lines: number): Promise<void> =>
  new Promise((resolve) => {
    let seen = 0
    child.stdout!.on('data', (chunk) => {
      seen += String(chunk).split('\n').length - 1
      if (seen >= lines) resolve()
    })
    child.once('close', () => resolve())
  })
