// Breaks the rules in the engine one place at a time and sees whether a scenario notices.
// npx tsx test/mutation/run.ts [places = 60] [seed = lychgate]
import { readdirSync, readFileSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import alea from 'seedrandom/lib/alea.js'

const RULES = 'src/engine/rules'
const [wanted = '60', seed = 'lychgate'] = process.argv.slice(2)

interface Place {
  file: string
  line: number
}

/** Every line that does something: no comment, no import, no lone bracket. Two more go with it, for blocks. */
const places = readdirSync(RULES)
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

const luck = alea(seed, { state: true })
const picked = Array.from({ length: Math.min(Number(wanted), places.length) }, () =>
  places.splice(Math.floor(luck() * places.length), 1),
).flat()

const results = await new Stryker({
  mutate: picked.map(({ file, line }) => `${file}:${line}-${line + 2}`),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/mutation/vitest.config.ts' },
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: 2,
}).runMutationTest()

const count = (status: string): number => results.filter((mutant) => mutant.status === status).length
const killed = count('Killed') + count('Timeout')
const valid = killed + count('Survived') + count('NoCoverage')
process.stdout.write(
  `${picked.length} places, ${valid} mutants, ${killed} killed: ${((100 * killed) / valid).toFixed(1)} %.\n`,
)
