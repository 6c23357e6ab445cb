import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { luckFor } from '../../src/ai/random.ts'
import { loadCatalog } from '../../src/catalog/load.ts'
import { advance, clone, type State } from '../../src/engine/game.ts'
import { loadGame } from '../../src/table/load.ts'
import { checksum } from '../../src/table/save.ts'
import { savesFolder, slugOf } from '../../src/table/saves-dir.ts'
import { resumeTable, type Table } from '../../src/table/table.ts'
import { manyGames, playRandomly } from '../support/random-game.ts'
import { playOn, someFolder, someSaves, someTable } from '../support/tables.ts'

const catalog = await loadCatalog()
const asJson = (state: State): State => JSON.parse(JSON.stringify(state)) as State
const stateOf = (table: Table) => JSON.stringify(table.toSave('x').state)

async function load(saves: ReturnType<typeof someSaves>, name: string, content = catalog) {
  const result = await loadGame(async () => content, saves, name)
  if ('problem' in result) throw new Error(result.problem.expected)
  return result.saved
}

test('a twin that goes through JSON at every decision comes to the same end', { timeout: 120_000 }, () => {
  for (const game of manyGames(catalog, 1)) {
    const luck = luckFor(game.seed, 0, 0)
    let twin: State | null = null
    const { state } = playRandomly(catalog, {
      ...game,
      at: (now) => {
        twin ??= clone(now)
        twin = asJson(twin)
        expect(JSON.stringify(twin)).toBe(JSON.stringify(now))
      },
      pick: (legal, _, seat) => {
        const key = legal[Math.floor(luck() * legal.length)]!
        advance(catalog, twin!, seat, key)
        return key
      },
    })
    expect(JSON.stringify(twin)).toBe(JSON.stringify(state))
  }
})

test('a game left in the middle of any decision goes on from its file as if it had not been left', async () => {
  for (const [seed, haunt] of [
    ['alice', 0],
    ['bob', 1],
  ] as const) {
    const whole = playOn(someTable(catalog, { seed, options: { haunt } }))
    const saves = someSaves()
    let table = someTable(catalog, { seed, options: { haunt }, save: saves })
    while (!table.isOver) {
      playOn(table, 23)
      const saved = await load(saves, table.name!)
      expect(saved).toMatchObject({ followsRecord: true, notices: [] })
      const resumed = resumeTable(catalog, saved)
      expect(stateOf(resumed)).toBe(stateOf(table))
      expect(resumed.told).toEqual(table.told)
      table = resumed
    }
    expect(stateOf(table)).toBe(stateOf(whole))
    expect(table.journal).toEqual(whole.journal)
  }
})

test('a step can be taken back after the game was left and resumed', async () => {
  const saves = someSaves()
  const table = someTable(catalog, { seed: 'alice', save: saves })
  const before = stateOf(table)
  const seat = table.nextSeat()!
  table.choose(seat, 'move:north')
  const resumed = resumeTable(catalog, await load(saves, table.name!))
  expect(resumed.undo(seat)).toBe(true)
  expect(stateOf(resumed)).toBe(before)
  expect((await load(saves, table.name!)).body.journal).toEqual([])
})

test('the file is written for its owner alone, and nothing is left beside it', () => {
  const saves = someSaves(join(someFolder(), 'deep', 'down'))
  const table = playOn(someTable(catalog, { seed: 'alice', save: saves }), 5)
  const path = saves.pathOf(table.name!)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700)
  expect(statSync(saves.folder).mode & 0o777).toBe(0o700)
  expect(readdirSync(join(path, '..'))).toEqual(['game.json'])
})

test('the envelope says what it is, and its checksum is that of the canonical body', () => {
  const saves = someSaves()
  const table = playOn(someTable(catalog, { seed: 'alice', save: saves }), 5)
  const { body, ...head } = JSON.parse(readFileSync(saves.pathOf(table.name!), 'utf8'))
  expect(head).toEqual({
    magic: 'lychgate',
    schema: 2,
    app: '0.1.0',
    content: catalog.hash,
    seq: 5,
    sha256: checksum(body),
  })
  expect(Object.keys(body)).toEqual(['name', 'opening', 'seats', 'state', 'journal'])
})

test('names come from the seed, are slugs, and get a number when taken', () => {
  const saves = someSaves()
  const open = (plan: { seed: string; name?: string }) => someTable(catalog, { ...plan, save: saves }).name
  expect(open({ seed: '7K2F-QX' })).toBe('free-7k2f-qx')
  expect(open({ seed: '7K2F-QX' })).toBe('free-7k2f-qx-2')
  expect(open({ seed: '7K2F-QX' })).toBe('free-7k2f-qx-3')
  expect(open({ seed: 'x', name: '../../etc/passwd' })).toBe('etc-passwd')
  expect(open({ seed: 'x'.repeat(80) })).toHaveLength(32)
  expect(open({ seed: 'x'.repeat(80) })).toMatch(/^free-x+-2$/)
  expect(slugOf('\u202e\u0000')).toBe('game')
  expect(saves.names()).toHaveLength(6)
})

test('a name that is no slug is never joined to a path', () => {
  for (const name of ['..', '../x', 'a/b', 'A', '', 'x'.repeat(33), 'a.json'])
    expect(() => someSaves().pathOf(name)).toThrow('Not the name of a save')
})

test('the folder is the one asked for, then that of the environment, then that of the checkout', () => {
  expect(savesFolder('/here', { LYCHGATE_SAVES: '/there' })).toBe('/here')
  expect(savesFolder(undefined, { LYCHGATE_SAVES: '/there' })).toBe('/there')
  expect(savesFolder(undefined, {})).toMatch(/[/\\]saves$/)
})

test('other content is no matter to a game that it does not change', async () => {
  const saves = someSaves()
  const table = playOn(someTable(catalog, { seed: 'alice', save: saves }), 40)
  const other = { ...catalog, hash: 'feedfacefeedface' }
  const saved = await load(saves, table.name!, other)
  expect(saved.followsRecord).toBe(true)
  expect(saved.notices).toEqual([
    `The content has changed since this game began (${catalog.hash} then, feedfacefeedface now), but not for this game.`,
  ])
  const resumed = playOn(resumeTable(other, saved), 3)
  expect(resumed.journal).toHaveLength(43)
  expect((await load(saves, table.name!, other)).notices).toEqual([])
})

test('other content that leads elsewhere is refused, and both hashes are named', async () => {
  const saves = someSaves()
  const table = playOn(someTable(catalog, { seed: 'alice', save: saves }), 40)
  const path = saves.pathOf(table.name!)
  const before = readFileSync(path)
  const families = Object.fromEntries(
    Object.entries(catalog.families).map(([id, family]) => [id, { ...family, name: `${family.name}son` }]),
  )
  const result = await loadGame(
    async () => ({ ...catalog, families, hash: 'feedfacefeedface' }),
    saves,
    table.name!,
  )
  expect(result).toMatchObject({ problem: { file: path } })
  const sentence = 'problem' in result ? result.problem.expected : ''
  expect(sentence).toContain(catalog.hash)
  expect(sentence).toContain('feedfacefeedface')
  expect(sentence).toContain('Nothing was changed.')
  expect(readFileSync(path)).toEqual(before)
})

test('a game whose record leads elsewhere goes on from its state if that makes sense, and says so', async () => {
  const saves = someSaves()
  const table = playOn(someTable(catalog, { seed: 'alice', save: saves }), 40)
  const path = saves.pathOf(table.name!)
  const envelope = JSON.parse(readFileSync(path, 'utf8'))
  envelope.body.state.explorers[0].age++
  envelope.sha256 = checksum(envelope.body)
  writeFileSync(path, JSON.stringify(envelope))
  const saved = await load(saves, table.name!)
  expect(saved.followsRecord).toBe(false)
  expect(saved.notices[0]).toContain('goes on from where it stands')
  expect(playOn(resumeTable(catalog, saved), 3).journal).toHaveLength(43)
})
