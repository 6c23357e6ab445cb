// Fills dist/: the catalog, the index of the rules, and the program bundled in chunks so that a command loads only what it needs.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { writeCatalog } from '../catalog/build.ts'
import { writeRules } from '../rulebook/build.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dist = join(root, 'dist')

// Bundled CommonJS packages still call require for Node's own modules.
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/** Commander can run programs as commands. We have none, and what it would take for that is slow to load. */
const NO_PROGRAMS: Plugin = {
  name: 'no-programs',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ path, importer }) =>
      importer.includes('commander') ? { path, namespace: 'none' } : { external: true },
    )
    onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'module.exports = {}' }))
  },
}

/** Ink would import React's developer tools, which nobody here has installed. */
const NO_DEVTOOLS: Plugin = {
  name: 'no-devtools',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react-devtools-core$/ }, ({ path }) => ({ path, namespace: 'no-devtools' }))
    onLoad({ filter: /.*/, namespace: 'no-devtools' }, () => ({
      contents: 'export default { connectToDevTools() {}, initialize() {} }',
    }))
  },
}

rmSync(dist, { recursive: true, force: true })
mkdirSync(dist)

// The catalog and the rules come first: bin/lychgate.js takes the time of main.js for the time of the whole build.
await writeCatalog(join(dist, 'catalog.json'))
await writeRules(root)

const common: BuildOptions = {
  absWorkingDir: root,
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  sourcemap: false,
  legalComments: 'none',
  logLevel: 'warning',
}

// One file, loaded at one go: to open further files would take longer than to answer.
await build({
  ...common,
  entryPoints: ['src/cli/quick.ts'],
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  minify: true,
})
await build({
  ...common,
  entryPoints: ['src/cli/main.ts'],
  chunkNames: 'chunks/[name]-[hash]',
  splitting: true,
  format: 'esm',
  banner: { js: REQUIRE },
  plugins: [NO_PROGRAMS, NO_DEVTOOLS],
  define: { 'process.env.NODE_ENV': '"production"' },
})
