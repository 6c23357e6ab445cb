// Mutates the engine's rules, one place at a time, and counts the mutants that a scenario notices.
// npx tsx test/mutation/run.ts [places = 60] [seed = lychgate]
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import alea from 'seedrandom/lib/alea.js'
import { fetchPackages } from '../support/fetch-packages.ts'

/** Fetched on demand. Version 9 is the last that supports Node 20. */
const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1']

/** The part of Stryker used here: its types are not installed with the project. */
type MutationTester = new (
  options: Record<string, unknown>,
) => { runMutationTest: () => Promise<{ status: string }[]> }

const root = fileURLToPath(new URL('../..', import.meta.url))
const RULES = 'src/engine/rules'
const [wanted = '60', seed = 'lychgate'] = process.argv.slice(2)

interface Place {
  file: string
  line: number
}

/** Every line of code: no comment, import or lone bracket. The next two lines go with it, for blocks. */
const places = readdirSync(RULES)
  .filter((name) => name.endsWith('.ts'))
  .sort()
  .flatMap((name): Place[] =>
    readFileSync(`${RULES}/${name}`, 'utf8')
      .split('\n')
      .flatMap((text, n) =>
        /^\s*(\/\/|\/?\*|import |export type|\} from|[)}\]]*;?$)/.test(text)
          ? []
          : [{ file: `${RULES}/${name}`, line: n + 1 }],
      ),
  )

const rng = alea(seed, { state: true })
const picked = Array.from({ length: Math.min(Number(wanted), places.length) }, () =>
  places.splice(Math.floor(rng() * places.length), 1),
).flat()

const home = join(root, '.mutation')
if (!fetchPackages(home, STRYKER)) throw new Error('The mutation tester could not be fetched')
const from = (name: string) => pathToFileURL(createRequire(join(home, 'package.json')).resolve(name)).href
const { Stryker } = (await import(from('@stryker-mutator/core'))) as { Stryker: MutationTester }

const results = await new Stryker({
  mutate: picked.map(({ file, line }) => `${file}:${line}-${line + 2}`),
  testRunner: 'vitest',
  plugins: [from('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'test/mutation/vitest.config.ts' },
  ignorePatterns: ['.bench', '.mutation', 'saves'],
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: 2,
}).runMutationTest()

const count = (status: string): number => results.filter((mutant) => mutant.status === status).length
const killed = count('Killed') + count('Timeout')
const valid = killed + count('Survived') + count('NoCoverage')
process.stdout.write(
  `Places: ${picked.length}; mutants: ${valid}, ${killed} killed: ${((100 * killed) / valid).toFixed(1)} %.\n`,
)
