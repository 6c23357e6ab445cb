// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are source text.
// Keys, addresses and facts are built and parsed by the modules that own their text, and nowhere else.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { handMadeKeys } from '../support/hand-made-keys.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))

test('no source file makes a key, an address or a fact by hand', () => {
  expect(sources.map(({ path }) => path)).toContain('src/engine/rules/move.ts')
  expect(sources.flatMap(handMadeKeys)).toEqual([])
})

test.each([
  ['src/engine/rules/move.ts', 'const key = `move:${side}`'],
  ['src/engine/rules/hand.ts', 'const key = `${verb}:${thing}`'],
  ['src/engine/rules/victory.ts', 'const at = `haunt:${number}/goals/${n}`'],
  ['src/engine/rules/reactions.ts', 'const at = `${source}/reactions/${n}`'],
  ['src/ai/planning/next-step.ts', `if (key.startsWith('go:')) step()`],
  ['src/ai/pricing/state-score.ts', 'values.shared(`track:${id}`)'],
  ['src/ai/secrets/votes.ts', `const target = key.slice('target:'.length)`],
  ['src/odds/foresee.ts', `const [verb] = key.split(':')`],
  ['src/ui/commands/acts.ts', `desk.choose(['attack', target].join(':'))`],
  ['src/ui/prose/choices.ts', `const id = source.slice(source.indexOf(':') + 1)`],
  ['src/ui/prose/boxes.ts', `const isMonster = box.includes('/monsters/')`],
  ['src/table/table.ts', `table.choose(seat, 'move:north')`],
  ['src/catalog/walk.ts', 'part.ref = `${home}#/${path}`'],
])('in %s the checker finds: %s', (path, text) => {
  expect(handMadeKeys({ path, text })).toHaveLength(1)
})

test.each([
  ['src/engine/keys.ts', 'const key = `move:${side}`'],
  ['src/rulebook/things.ts', 'const id = `card:${def.id}`'],
  ['src/engine/text/sentences.ts', 'const text = `${label}: ${said}`'],
  ['src/catalog/checks/goals.ts', 'check(`monsters/${m}/reactions/${n}/when`)'],
  ['src/cli/services/seating.ts', 'const by = `ai:${level}`'],
  ['src/cli/commands/play.ts', `import { join } from 'node:path'`],
  ['src/engine/rules/move.ts', '// `move:${side}`'],
])('in %s the checker leaves alone: %s', (path, text) => {
  expect(handMadeKeys({ path, text })).toEqual([])
})
