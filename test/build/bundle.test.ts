// What the bundled program loads: Ink and React come with the screens and with nothing else.
import { build, type Metafile } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { PROGRAM, QUICK } from '../../src/build/bundle.ts'

const SCREEN = /node_modules\/(?:ink|react|react-reconciler|yoga-layout)\//
/** The screens begin here: the terminal, and the two pages that may come first. */
const DOORS = [
  'src/ui/run.tsx',
  'src/ui/open-title.tsx',
  'src/ui/open-table.tsx',
  'src/ui/picture.ts',
] as const

let outputs: Metafile['outputs']
beforeAll(async () => {
  const { metafile } = await build({ ...PROGRAM, write: false, metafile: true })
  outputs = metafile.outputs
})

/** Sources in the files that are loaded with one, and in those it may load later, save through these doors. */
function loadedFrom(
  entry: string,
  { later, doors = [] }: { later: boolean; doors?: readonly string[] },
): Set<string> {
  const seen = new Set<string>()
  const load = (file: string): void => {
    const output = outputs[file]
    if (!output || seen.has(file) || doors.includes(output.entryPoint ?? '')) return
    seen.add(file)
    for (const { path, kind } of output.imports)
      if (kind === 'import-statement' || (later && kind === 'dynamic-import')) load(path)
  }
  load(Object.keys(outputs).find((file) => outputs[file]!.entryPoint === entry)!)
  return new Set([...seen].flatMap((file) => Object.keys(outputs[file]!.inputs)))
}

const screens = (sources: Set<string>): string[] => [...sources].filter((path) => SCREEN.test(path))

test.each(DOORS)('%s brings Ink and React', (door) => {
  expect(screens(loadedFrom(door, { later: false }))).not.toEqual([])
})

test('nothing else does, whatever command is given', () => {
  const sources = loadedFrom('src/cli/main.ts', { later: true, doors: DOORS })
  expect([...sources]).toContain('src/cli/commands/replay.ts')
  expect([...sources]).toContain('src/ui/plain/session.ts')
  expect(screens(sources)).toEqual([])
})

test('the title is shown without rules, content, saves or a command line', () => {
  const sources = [
    ...loadedFrom('src/cli/main.ts', { later: false }),
    ...loadedFrom('src/ui/open-title.tsx', { later: false }),
    ...loadedFrom('src/ui/run.tsx', { later: false }),
  ]
  expect(sources).toContain('src/ui/open-title.tsx')
  expect(
    sources.filter((path) => /src\/(?:engine|table|odds|rulebook)\/|node_modules\/commander/.test(path)),
  ).toEqual([])
})

test('what answers rules and odds is one file without them', async () => {
  const { metafile } = await build({ ...QUICK, write: false, metafile: true })
  expect(Object.keys(metafile.inputs).filter((path) => SCREEN.test(path))).toEqual([])
  expect(
    Object.values(metafile.outputs).flatMap(({ imports }) => imports.filter(({ external }) => !external)),
  ).toEqual([])
})
