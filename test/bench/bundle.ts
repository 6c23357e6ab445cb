/** Bundles a bench script with esbuild, as the program itself is bundled. */
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

export const root = fileURLToPath(new URL('../../', import.meta.url))
/** Everything the bench fetches and builds; git ignores it. */
export const home = join(root, '.bench')

const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/** Takes the sources that a bench script imports from another checkout. */
const sourcesFrom = (tree: string): Plugin => ({
  name: 'sources-from',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\/\.\.\/src\// }, ({ path, importer }) =>
      importer.startsWith(join(root, 'test', 'bench') + sep)
        ? { path: join(tree, path.slice('../../'.length)) }
        : undefined,
    )
  },
})

/** The path of the bundle. `tree` is the checkout whose `src/` is measured: this one by default. */
export async function bundle(script: string, name = script, tree = root): Promise<string> {
  const outfile = join(home, `${name}.mjs`)
  await build({
    entryPoints: [join(root, 'test', 'bench', `${script}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    banner: { js: REQUIRE },
    plugins: tree === root ? [] : [sourcesFrom(tree)],
    logLevel: 'warning',
  })
  return outfile
}
