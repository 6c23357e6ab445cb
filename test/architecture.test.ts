// Watches the imports, keeps luck and clocks out of the engine and names of content out of the code, and measures functions.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  brokenArrows,
  contentIds,
  editionBranches,
  hiddenLuck,
  importsOf,
  misplacedScreens,
  namedContent,
  printedRules,
  terminalOrders,
} from './support/architecture.ts'
import { importCycles, importGraph } from './support/import-cycles.ts'
import { longFunctions } from './support/long-functions.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Paths of all files in a folder, from the top of the project, with forward slashes; none if it is missing. */
function filesUnder(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .sort()
}

const sources = filesUnder('src')
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const LONGEST_FUNCTION = 80

describe('the project', () => {
  test('is found by this test', () => {
    expect(sources.map(({ path }) => path)).toContain('src/cli/main.ts')
  })

  test('imports only along the arrows', () => {
    expect(sources.flatMap(brokenArrows)).toEqual([])
  })

  test('has no import cycle', () => {
    expect(importCycles(importGraph(sources, false))).toEqual([])
  })

  test.each(['engine', 'catalog', 'ai'])('has no import cycle in %s, not even of types', (room) => {
    const files = sources.filter(({ path }) => path.startsWith(`src/${room}/`))
    expect(files.length).toBeGreaterThan(0)
    expect(importCycles(importGraph(files, true))).toEqual([])
  })

  test(`has no function longer than ${LONGEST_FUNCTION} lines`, () => {
    const long = sources.flatMap((file) => longFunctions(file, LONGEST_FUNCTION))
    expect(long.map(({ path, name, lines }) => `${path} ${name}: ${lines} lines`)).toEqual([])
  })

  test('gives orders to a terminal only where terminals are known', () => {
    expect(sources.flatMap(terminalOrders)).toEqual([])
  })

  test('keeps Ink, drawing, terminals and the game apart', () => {
    expect(sources.flatMap(misplacedScreens)).toEqual([])
  })

  test('keeps luck, clock and locale out of the engine', () => {
    expect(sources.flatMap(hiddenLuck)).toEqual([])
  })

  test('asks which edition is played nowhere outside engine/editions', () => {
    expect(sources.flatMap(editionBranches)).toEqual([])
  })

  test('prints no rule ID but through the edition', () => {
    expect(sources.flatMap(printedRules)).toEqual([])
  })

  test('names no tile, card or family in the engine', () => {
    const ids = contentIds(filesUnder('content'))
    expect(sources.flatMap((file) => namedContent(file, ids))).toEqual([])
  })
})

describe('the checker', () => {
  test('reads every form of import', () => {
    const text = `import a from 'a'\nimport type { B } from 'b'\nexport * from 'c'\nimport 'd'
      const e = await import('e')\ntype F = import('f').F\nimport { type G } from 'g'\n// import 'h'`
    expect(importsOf({ path: 'src/cli/x.ts', text })).toEqual([
      { from: 'a', isTypeOnly: false },
      { from: 'b', isTypeOnly: true },
      { from: 'c', isTypeOnly: false },
      { from: 'd', isTypeOnly: false },
      { from: 'e', isTypeOnly: false },
      { from: 'f', isTypeOnly: true },
      { from: 'g', isTypeOnly: false },
    ])
  })

  test.each([
    ['src/engine/game.ts', `import { readCatalog } from '../catalog/read.ts'`],
    ['src/engine/game.ts', `import type { Tile } from '../catalog/read.ts'`],
    ['src/engine/rules/move.ts', `import { readFileSync } from 'node:fs'`],
    ['src/engine/effects/gain.ts', `import { z } from 'zod'`],
    ['src/engine/effects/gain.ts', `import { type z } from 'zod'`],
    ['src/engine/game.ts', `import text from '../../content/text.json'`],
    ['src/catalog/read.ts', `import { openTable } from '../table/table.ts'`],
    ['src/table/table.ts', `export { paint } from '../ui/theme.ts'`],
    ['src/table/table.ts', `import chalk from 'chalk'`],
    ['src/campaign/heir.ts', `const { render } = await import('ink')`],
    ['src/ai/plan.ts', `import { jsx } from 'react/jsx-runtime'`],
    ['src/ai/plan.ts', `import type { State } from '../engine/state/state.ts'`],
    ['src/ai/plan.ts', `import { effectOf } from '../engine/effects/table.ts'`],
    ['src/ai/plan.ts', `import { holds } from '../engine/language/conditions.ts'`],
    ['src/ai/reading/world.ts', `import type { Need } from '../pricing/need.ts'`],
    ['src/ai/planning/answers.ts', `import { beliefOf } from '../secrets/beliefs.ts'`],
    ['src/ai/secrets/votes.ts', `import { decide } from '../levels/steady.ts'`],
    ['src/ai/types.ts', `import type { World } from './reading/world.ts'`],
    ['src/ai/levels/sharp.ts', `import { think } from '../mind.ts'`],
    ['src/odds/foresee.ts', `import { holds } from '../engine/ai-queries.ts'`],
    ['src/ui/prose/tell.ts', `import type { Fact } from '../../engine/ai-queries.ts'`],
    ['src/engine/rules/move.ts', `import { standingAt } from '../ai-queries.ts'`],
    ['src/ui/screens/HouseScreen.tsx', `import { moveCost } from '../../engine/rules/move.ts'`],
    ['src/ui/App.tsx', `import { plan } from '../ai/plan.ts'`],
    ['src/table/table.ts', `import { think } from '../ai/mind.ts'`],
    ['src/build/build.ts', `import { run } from '../cli/program.ts'`],
    ['src/misc/drawer.ts', ''],
  ])('refuses in %s: %s', (path, text) => {
    expect(brokenArrows({ path, text })).toHaveLength(1)
  })

  test.each([
    ['src/engine/game.ts', `import alea from 'seedrandom/lib/alea.js'`],
    ['src/engine/effects/gain.ts', `import type { z } from 'zod'`],
    ['src/engine/rules/move.ts', `import { tileAt } from '../state/house.ts'`],
    ['src/catalog/read.ts', `import { z } from 'zod'`],
    ['src/table/table.ts', `import { choose } from '../engine/game.ts'`],
    ['src/table/table.ts', `import type { Mind } from '../ai/mind.ts'`],
    ['src/campaign/heir.ts', `import { openTable } from '../table/table.ts'`],
    ['src/ai/plan.ts', `import { legalChoices } from '../engine/game.ts'`],
    ['src/ai/plan.ts', `import { holds } from '../engine/ai-queries.ts'`],
    ['src/ai/plan.ts', `import type { Condition } from '../engine/language/words.ts'`],
    ['src/ai/mind.ts', `import { decide } from './levels/steady.ts'`],
    ['src/ai/levels/steady.ts', `import { castVote } from '../secrets/votes.ts'`],
    ['src/ai/reading/world.ts', `import type { Taste } from '../types.ts'`],
    ['src/ui/App.tsx', `import { parse } from '../engine/language/parse.ts'`],
    ['src/cli/program.ts', `import { version } from '../../package.json'`],
  ])('accepts in %s: %s', (path, text) => {
    expect(brokenArrows({ path, text })).toEqual([])
  })

  test('finds import cycles, each with the way round', () => {
    const files = [
      { path: 'src/a/one.ts', text: `import { two } from '../b/two.ts'\nimport 'zod'` },
      { path: 'src/b/two.ts', text: `export * from './three.ts'\nimport { self } from './two.ts'` },
      { path: 'src/b/three.ts', text: `const { one } = await import('../a/one.ts')` },
      { path: 'src/b/four.ts', text: `import { five } from './five.ts'\nimport '../a/one.ts'` },
      { path: 'src/b/five.ts', text: `import type { Four } from './four.ts'` },
    ]
    const round = 'src/a/one.ts → src/b/two.ts → src/b/three.ts → src/a/one.ts'
    const self = 'src/b/two.ts → src/b/two.ts'
    const types = 'src/b/five.ts → src/b/four.ts → src/b/five.ts'
    expect(importCycles(importGraph(files, false))).toEqual([round, self])
    expect(importCycles(importGraph(files, true))).toEqual([round, types, self])
  })

  test('measures functions of every form', () => {
    const text = `function plain() {\n\n}
      const arrow = () => {\n\n}
      class Thing {\n constructor() {\n\n }\n get size() {\n\n return 1 }\n #hidden() {\n\n }\n}
      each(() => {\n\n})
      function brief() {\n}\n`
    const found = longFunctions({ path: 'src/cli/x.ts', text }, 2)
    expect(found.map(({ name, lines }) => `${name}: ${lines}`)).toEqual([
      'plain: 3',
      'arrow: 3',
      'constructor of Thing: 3',
      'size: 3',
      '#hidden: 3',
      'a function given to each: 3',
    ])
  })

  test.each([
    ["system('No (L-ACT-02).')", 1],
    ['system(`No (L-ACT-02).`)', 1],
    ["cite(scene, 'L-ACT-02')", 0],
  ])('finds rule IDs in sentences: %s', (text, found) => {
    expect(printedRules({ path: 'src/ui/commands/acts.ts', text })).toHaveLength(found)
  })

  test.each([
    'Math.random()',
    `Math['random']()`,
    'Date.now()',
    'new Date()',
    'performance.now()',
    'globalThis.performance.now()',
    'names.sort((a, b) => a.localeCompare(b))',
    'new Intl.Collator()',
    'total.toLocaleString()',
  ])('finds hidden luck in %s', (text) => {
    expect(hiddenLuck({ path: 'src/engine/dice.ts', text })).toHaveLength(1)
    expect(hiddenLuck({ path: 'src/cli/commands/play.ts', text })).toEqual([])
  })

  test.each([
    ['src/ui/panels/log.ts', String.raw`const bold = '\x1b[1m'`],
    ['src/ui/prose/tell.ts', String.raw`const bold = '\u001b[1m'`],
    ['src/ui/tui/stage.ts', `const bold = '\u001b[1m'`],
    ['src/cli/commands/play.ts', String.raw`const csi = /\x9b/`],
    ['src/ui/tui/stage.ts', `process.stdout.write('x')`],
    ['src/ui/plain/session.ts', 'const { stdin } = process'],
  ])('finds the order to a terminal in %s: %s', (path, text) => {
    expect(terminalOrders({ path, text })).toHaveLength(1)
    expect(terminalOrders({ path: 'src/ui/term/diff.ts', text })).toEqual([])
  })

  test('lets the command line and the screen have their streams', () => {
    const text = `const { stdin, stdout } = process\nprocess.stdout.write('x')`
    expect(terminalOrders({ path: 'src/ui/run.tsx', text })).toEqual([])
    expect(terminalOrders({ path: 'src/cli/commands/play.ts', text })).toEqual([])
  })

  test.each([
    ['src/ui/map/region-map.ts', `import { Box } from 'ink'`],
    ['src/ui/prose/tell.ts', `import { useState } from 'react'`],
    ['src/cli/services/full-screen.ts', `const { render } = await import('ink')`],
    ['src/ui/panels/log.ts', `import chalk from 'chalk'`],
    ['src/ui/term/diff.ts', `import { clean } from '../prose/clean.ts'`],
    ['src/ui/term/keys.ts', `import type { Seat } from '../../engine/ids.ts'`],
    ['src/ui/panels/people.ts', `import { openTable } from '../../table/table.ts'`],
    ['src/ui/map/plan.ts', `import { legalChoices } from '../../engine/game.ts'`],
  ])('finds what is out of its place in %s: %s', (path, text) => {
    expect(misplacedScreens({ path, text })).toHaveLength(1)
  })

  test.each([
    ['src/ui/tui/App.tsx', `import { Box } from 'ink'`],
    ['src/ui/run.tsx', `import chalk from 'chalk'`],
    ['src/ui/term/cells.ts', `import { widthOf } from '../text/width.ts'`],
    ['src/ui/panels/log.ts', `import type { Table } from '../../table/table.ts'`],
    ['src/ui/map/plan.ts', `import { SIDES } from '../../engine/ids.ts'`],
  ])('leaves in its place in %s: %s', (path, text) => {
    expect(misplacedScreens({ path, text })).toEqual([])
  })

  test('finds no luck in a comment, a string or a name of a field', () => {
    const text = `// no Math.random here\nconst s = 'new Date()'\nconst t = { performance: 1 }.performance`
    expect(hiddenLuck({ path: 'src/engine/dice.ts', text })).toEqual([])
  })

  test.each([
    `if (edition === 'legacy') {}`,
    `if (state.edition !== 'first') {}`,
    `const x = 'second' == edition`,
    'switch (game.edition) {}',
  ])('finds the branch on an edition in %s', (text) => {
    expect(editionBranches({ path: 'src/engine/rules/move.ts', text })).toHaveLength(1)
    expect(editionBranches({ path: 'src/engine/editions/legacy.ts', text })).toEqual([])
  })

  test('lets code ask whether an edition was named at all, and whether two are the same', () => {
    expect(
      editionBranches({ path: 'src/cli/commands/play.ts', text: 'if (edition === undefined) {}' }),
    ).toEqual([])
    expect(editionBranches({ path: 'src/rulebook/x.ts', text: 'a.edition === b.edition' })).toEqual([])
  })

  test('finds content named in the engine, and knows ordinary words', () => {
    const ids = contentIds([
      'content/legacy/tiles/crypt.yaml',
      'content/legacy/items/book-of-scripture.yaml',
      'content/legacy/omens/skull.yaml',
      'content/legacy/haunts/07-the-well.yaml',
      'content/README.md',
    ])
    expect(ids).toEqual(['crypt', 'book-of-scripture', 'skull'])
    const text = `import './crypt'\n// 'crypt'\nif (tile.id === 'crypt' || card[\`book-of-scripture\`]) step('skull')`
    expect(namedContent({ path: 'src/engine/rules/move.ts', text }, ids)).toEqual([
      `src/engine/rules/move.ts:3: 'crypt'`,
      `src/engine/rules/move.ts:3: 'book-of-scripture'`,
    ])
  })
})
