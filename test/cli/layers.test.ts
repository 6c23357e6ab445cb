// Commands declare options and call services; services do the work and know no command line.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { mixedLayers } from '../support/cli-layers.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = readdirSync(`${root}src/cli`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/cli/${name.replaceAll('\\', '/')}`)
  .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))

test('commands and services are apart', () => {
  expect(sources.map(({ path }) => path)).toContain('src/cli/commands/play.ts')
  expect(sources.flatMap(mixedLayers)).toEqual([])
})

test.each([
  ['src/cli/services/play.ts', `import type { Command } from 'commander'`],
  ['src/cli/simulate/run.ts', `import { SAVES_OPTION } from '../commands/options.ts'`],
  ['src/cli/commands/play.ts', `import { printable } from '../../catalog/problems.ts'`],
  ['src/cli/commands/play.ts', `const { existsSync } = await import('node:fs')`],
  ['src/cli/commands/play.ts', `process.stdout.write('x')`],
])('in %s the checker finds: %s', (path, text) => {
  expect(mixedLayers({ path, text })).toHaveLength(1)
})

test.each([
  ['src/cli/commands/play.ts', `import type { Typed } from '../../odds/questions.ts'`],
  ['src/cli/commands/play.ts', `const { play } = await import('../services/play.ts')`],
  ['src/cli/commands/options.ts', `import { LEVELS } from '../../ui/prose/levels.ts'`],
  ['src/cli/program.ts', `import { Command } from 'commander'`],
])('in %s the checker leaves alone: %s', (path, text) => {
  expect(mixedLayers({ path, text })).toEqual([])
})
