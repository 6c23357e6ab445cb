// Fills dist/: the catalog, and the program bundled in chunks so that a command loads only what it needs.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { writeCatalog } from '../catalog/build.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dist = join(root, 'dist')

// Bundled CommonJS packages still call require for Node's own modules.
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

rmSync(dist, { recursive: true, force: true })
mkdirSync(dist)

// The catalog comes first: bin/lychgate.js takes the time of main.js for the time of the whole build.
await writeCatalog(join(dist, 'catalog.json'))

await build({
  absWorkingDir: root,
  entryPoints: ['src/cli/main.ts'],
  outdir: 'dist',
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  sourcemap: false,
  legalComments: 'none',
  banner: { js: REQUIRE },
  logLevel: 'warning',
})
