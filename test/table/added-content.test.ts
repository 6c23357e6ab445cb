// Content that is added changes no game that has begun: nothing recorded, no frame, no save.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { transcript } from '../../src/cli/services/run-script.ts'
import type { State } from '../../src/engine/game.ts'
import type { Happening } from '../../src/engine/happenings.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import { firstPieces } from '../../src/table/first-pieces.ts'
import { readRecording, recordingText } from '../../src/table/recording.ts'
import { replay } from '../../src/table/replay.ts'
import type { Saves } from '../../src/table/saves-dir.ts'
import { openTable, type SeatPlan, type Table } from '../../src/table/table.ts'
import { drawnAgain } from '../support/frames.tsx'
import { ADDED, shippedRoot } from '../support/grown-content.ts'
import { fileOfHaunt, playthrough } from '../support/playthrough.ts'
import { playRandomly } from '../support/random-game.ts'
import { outcomeText, readScript, tableOf } from '../support/script-maker.ts'
import { APP, playOn, reopened, someSaves } from '../support/tables.ts'

const { root } = await vi.hoisted(async () => {
  const { growContent } = await import('../support/grown-content.ts')
  return { root: growContent() }
})
/** The whole program finds the grown content where it looks for its own. */
vi.mock('../../src/catalog/files.ts', async (original) => ({
  ...(await original<typeof import('../../src/catalog/files.ts')>()),
  projectRoot: () => root,
}))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const grown = await loadCatalog()
const shipped = await loadCatalog('legacy', shippedRoot)
const filesIn = (folder: string) =>
  readdirSync(join(shippedRoot, folder)).filter((file) => file.endsWith('.txt'))
const textOf = (folder: string, file: string) => readFileSync(join(shippedRoot, folder, file), 'utf8')

test('a game that is opened now has the content that was added in play', () => {
  const { pieces } = openTable(grown, { seed: 'x', seats: [1, 2, 3].map(() => ({ by: 'person' })) }).opening
  expect(pieces.tiles).toContain(ADDED.tiles)
  expect(pieces.cards).toEqual(expect.arrayContaining([ADDED.items, ADDED.events, ADDED.omens]))
  expect(pieces.haunts).toContain(ADDED.haunt)
  expect(Object.keys(shipped.tiles)).not.toContain(ADDED.tiles)
})

describe('byte for byte the same is', () => {
  const recorded = filesIn('test/playthroughs')
  test.each(Object.values(shipped.haunts))('the recorded game of haunt $number', ({ number }) => {
    expect(recorded).toContain(fileOfHaunt(number))
    expect(playthrough(grown, number)).toBe(textOf('test/playthroughs', fileOfHaunt(number)))
  })

  test.each(filesIn('test/scripts'))('the script %s', async (file) => {
    const { text, game, outcome } = readScript(join(shippedRoot, 'test/scripts', file))
    const played = await Promise.all(
      [shipped, grown].map(async (catalog) => {
        const table = await tableOf(catalog, game)
        return { table, ...(await transcript(table, text)) }
      }),
    )
    const [before, after] = played as [(typeof played)[0], (typeof played)[0]]
    expect(after.lines).toEqual(before.lines)
    expect(after.isRefused).toBe(false)
    expect(outcomeText(after.table.state)).toBe(outcome)
  })

  test.each(filesIn('test/frames'))('the frame %s', async (file) => {
    expect(await drawnAgain(file.replace('.txt', ''))).toBe(textOf('test/frames', file))
  })
})

test('what the chart led to it leads to still, though another haunt could stand in now', () => {
  let stoodIn = 0
  for (let n = 0; n < 40; n++) {
    const [before, after] = [shipped, grown].map((catalog) => {
      const told: Happening[] = []
      const game = { seed: `chart-${n}`, seats: 3, haunt: null, pieces: firstPieces() }
      const { state, picks } = playRandomly(catalog, {
        ...game,
        after: (_, happened) => told.push(...happened),
      })
      return { state, picks, told }
    })
    expect(after).toEqual(before)
    if (after!.told.some(({ kind }) => kind === 'haunt-stand-in')) stoodIn++
  }
  expect(stoodIn).toBeGreaterThan(10)
})

const SEATS: SeatPlan[] = [
  { by: 'person', name: 'Alice' },
  { by: 'ai:steady', name: 'Bob' },
  { by: 'ai:novice', name: 'Cora', temper: 'timid' },
]

/** Everybody plays; a person picks any choice. */
function playAll(table: Table, until: (table: Table) => boolean = () => false): Table {
  while (!table.isOver && !until(table)) {
    const seat = table.nextComputer()
    if (seat === null) playOn(table, 1)
    else table.answer(seat, table.think(seat))
  }
  return table
}

/** Somebody is asked something by the text of a card or tile. */
const isMidEffect = ({ state }: { state: State }): boolean =>
  state.asking !== null && state.frames.at(-1)!.rule === 'ops'

/** The first of many games to come to the middle of an effect, left there before anything was added. */
function leftIn(options: { chapter?: number }, name: string): { saves: Saves; table: Table } {
  for (let n = 0; n < 20; n++) {
    const saves = someSaves()
    const plan = { seed: `${name}-${n}`, seats: SEATS, options, minds: MINDS }
    const table = playAll(openTable(shipped, plan), (now) => now.journal.length > 20 && isMidEffect(now))
    if (table.isOver) continue
    table.saveTo(saves)
    return { saves, table }
  }
  throw new Error('No game was left in the middle of an effect')
}

/** The same save, under some content. */
async function under(catalog: Catalog, { saves, table }: { saves: Saves; table: Table }) {
  const copy = someSaves()
  copy.claim(table.name!)
  copy.write(table.name!, table.toSave(table.name!))
  expect(readFileSync(copy.pathOf(table.name!))).toEqual(readFileSync(saves.pathOf(table.name!)))
  return { copy, ...(await reopened(catalog, copy, table.name!, MINDS)) }
}

describe.each([
  ['free play', {}],
  ['chapter 0', { chapter: 0 }],
])('a game of %s that was left in the middle of an effect', (_, options) => {
  test.each(['ash', 'moth'])('goes on to the same end, computer players and all: %s', async (name) => {
    const left = leftIn(options, name)
    const before = await under(shipped, left)
    const after = await under(grown, left)
    expect(after).toMatchObject({ followsRecord: true, notices: [] })
    for (const seat of [0, 1, 2, null]) expect(after.table.view(seat)).toEqual(before.table.view(seat))
    playAll(before.table)
    playAll(after.table)
    expect(after.table.journal).toEqual(before.table.journal)
    expect(after.table.told).toEqual(before.table.told)
    expect(after.table.state).toEqual(before.table.state)
    const again = await reopened(shipped, after.copy, left.table.name!, MINDS)
    expect(again).toMatchObject({ followsRecord: true, notices: [] })
  })

  test('verifies, from its save and from its recording', async () => {
    const { saves, table } = leftIn(options, 'owl')
    playAll(table)
    const path = saves.pathOf(table.name!)
    const recordingIn = async (bytes: Buffer) => {
      const result = await readRecording(bytes, path, APP)
      if ('problem' in result) throw new Error(result.problem.expected)
      return result.recording
    }
    const saved = await recordingIn(readFileSync(path))
    const written = await recordingIn(Buffer.from(recordingText(saved)))
    for (const recording of [saved, written]) {
      expect(recording.journal.some(({ is }) => is !== undefined)).toBe(true)
      const { diverged, table: again } = replay(grown, recording)
      expect(diverged).toBeNull()
      expect(again.state).toEqual(table.state)
    }
  })

  test('takes a choice back as it would have', async () => {
    const left = leftIn(options, 'ivy')
    const { table } = await under(grown, left)
    const twin = (await under(shipped, left)).table
    let taken = 0
    while (!table.isOver && taken < 3) {
      for (const one of [table, twin]) one.playComputers()
      const before = JSON.stringify(table.state)
      const seat = table.nextSeat()!
      for (const one of [table, twin]) playOn(one, 1)
      const isTaken = table.undo(seat)
      expect(twin.undo(seat)).toBe(isTaken)
      expect(JSON.stringify(twin.state)).toBe(JSON.stringify(table.state))
      if (!isTaken) continue
      expect(JSON.stringify(table.state)).toBe(before)
      taken++
      for (const one of [table, twin]) playOn(one, 1)
    }
    expect(taken).toBeGreaterThan(0)
  })
})
