// How the program is bundled: in chunks, so that a command loads only what it needs.
import { fileURLToPath } from 'node:url'
import type { BuildOptions, Plugin } from 'esbuild'

export const root = fileURLToPath(new URL('../../', import.meta.url))

// Bundled CommonJS packages still call require for Node's own modules.
const REQUIRE =
  "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);"

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

const common: BuildOptions = {
  absWorkingDir: root,
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  // Names stay as they are: a fault is reported with the functions it went through.
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: false,
  legalComments: 'none',
  logLevel: 'warning',
}

/** One file, loaded at one go: to open further files would take longer than to answer. */
export const QUICK: BuildOptions = {
  ...common,
  entryPoints: ['src/cli/quick.ts'],
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  minify: true,
}

export const PROGRAM: BuildOptions = {
  ...common,
  // A thread starts from a file of its own.
  entryPoints: {
    main: 'src/cli/main.ts',
    'simulate-worker': 'src/cli/simulate/worker.ts',
    'campaign-worker': 'src/cli/simulate/campaigns/worker.ts',
    'ai-worker': 'src/cli/services/ai-worker.ts',
  },
  chunkNames: 'chunks/[name]-[hash]',
  splitting: true,
  format: 'esm',
  banner: { js: REQUIRE },
  plugins: [NO_PROGRAMS, NO_DEVTOOLS],
  define: {
    'process.env.NODE_ENV': '"production"',
    // Yoga would fetch its own code from a data: address, and Node load its whole web client for that.
    fetch: 'undefined',
  },
}
