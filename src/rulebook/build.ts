/** Builds the index from the content and writes it to `dist/`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from '../catalog/files.ts'
import { filesIn, projectRoot } from '../catalog/files.ts'
import { digest } from '../catalog/hash.ts'
import { codeManifest, loadCatalog } from '../catalog/load.ts'
import { readYaml } from '../catalog/yaml.ts'
import { makeIndex } from './make-index.ts'
import { bookOf } from './read.ts'
import { indexFile } from './stored.ts'
import { thingsOf } from './things.ts'

export async function writeRules(root: string = projectRoot()): Promise<void> {
  const { make } = await indexSources(root)
  writeFileSync(indexFile(root), make(), 'latin1')
}

/** The digest of the index's sources, and a function that builds the index. */
export async function indexSources(root: string): Promise<{ made: string; make: () => string }> {
  const rules = filesIn(join(root, 'content', 'rules')).map(({ path, text }) => ({
    path: `rules/${path}`,
    text,
  }))
  const scenarios = filesIn(join(root, 'test', 'scenarios'))
  const catalog = await loadCatalog('legacy', root)
  const code = sourcesIn(join(root, 'src', 'rulebook'))
  const made = digest(JSON.stringify([rules, scenarios, catalog.hash, codeManifest(root), code]))
  const make = (): string =>
    makeIndex(bookOf(rules), thingsOf(catalog, 'legacy'), { made, runs: shown(scenarios) })
  return { made, make }
}

const shown = (scenarios: readonly SourceFile[]): string[] => [...new Set(scenarios.flatMap(rulesShown))]

/** The rules that a scenario names; the scenario is not run. */
function rulesShown({ text }: SourceFile): string[] {
  const { value } = readYaml(text)
  const rules = value !== null && typeof value === 'object' && !Array.isArray(value) ? value.rules : null
  return Array.isArray(rules) ? rules.filter((id) => typeof id === 'string') : []
}

/** The code is a source too: a changed search outdates the index. */
const sourcesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => readFileSync(join(folder, name), 'utf8'))
    : []
