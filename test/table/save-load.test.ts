import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rngFor } from '../../src/ai/rng.ts'
import { loadCatalog } from '../../src/catalog/load.ts'
import { advance, clone, type State } from '../../src/engine/game.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import { openSaved } from '../../src/table/open-saved.ts'
import { checksum } from '../../src/table/save.ts'
import { savesFolder } from '../../src/table/saves-dir.ts'
import { slugOf } from '../../src/table/shelf.ts'
import type { Table } from '../../src/table/table.ts'
import { manyGames, playRandomly } from '../support/random-game.ts'
import { playOn, reopened, someFolder, someSaves, someTable } from '../support/tables.ts'

const catalog = await loadCatalog()
const asJson = (state: State): State => JSON.parse(JSON.stringify(state)) as State
const stateOf = (table: Table) => JSON.stringify(table.toSave('x').state)

test('a twin that goes through JSON at every decision comes to the same end', { timeout: 120_000 }, () => {
  for (const game of manyGames(catalog, 1)) {
    const luck = rngFor(game.seed, 0, 0)
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
      const opened = await reopened(catalog, saves, table.name!)
      expect(opened).toMatchObject({ followsRecord: true, notices: [] })
      const resumed = opened.table
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
  const { table: resumed } = await reopened(catalog, saves, table.name!)
  expect(resumed.undo(seat)).toBe(true)
  expect(stateOf(resumed)).toBe(before)
  expect((await reopened(catalog, saves, table.name!)).table.journal).toEqual([])
})

test('the file is written for its owner alone, with a copy of the opening and nothing else beside it', () => {
  const saves = someSaves(join(someFolder(), 'deep', 'down'))
  const table = playOn(someTable(catalog, { seed: 'alice', save: saves }), 5)
  const path = saves.pathOf(table.name!)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700)
  expect(statSync(saves.folder).mode & 0o777).toBe(0o700)
  expect(readdirSync(join(path, '..'))).toEqual(['game.1.json', 'game.json'])
})

test('the envelope says what it is, and its checksum is that of the canonical body', () => {
  const saves = someSaves()
  const table = playOn(someTable(catalog, { seed: 'alice', save: saves }), 5)
  const { body, ...head } = JSON.parse(readFileSync(saves.pathOf(table.name!), 'utf8'))
  expect(head).toEqual({
    magic: 'lychgate',
    schema: 3,
    app: '0.1.0',
    seq: 5,
    sha256: checksum(body),
  })
  expect(Object.keys(body)).toEqual(['name', 'content', 'opening', 'seats', 'state', 'journal'])
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

const grown: Catalog = {
  ...catalog,
  hash: 'feedfacefeedface',
  cards: { ...catalog.cards, 'a-teapot': { ...catalog.cards.bells!, id: 'a-teapot' } },
}

test('content that was added is no matter to a game that has begun, and nothing is said of it', async () => {
  const saves = someSaves()
  const table = playOn(someTable(catalog, { seed: 'alice', save: saves }), 40)
  const opened = await reopened(grown, saves, table.name!)
  expect(opened).toMatchObject({ followsRecord: true, notices: [] })
  expect(stateOf(opened.table)).toBe(stateOf(table))
  playOn(table, 30)
  expect(playOn(opened.table, 30).journal).toEqual(table.journal)
})

/** The sentence with which a game is refused under other content; its file must be as it was afterwards. */
async function refusal(
  change: (catalog: Catalog) => Catalog,
): Promise<{ sentence: string; content: string }> {
  const saves = someSaves()
  const table = playOn(someTable(catalog, { seed: 'alice', save: saves }), 40)
  const path = saves.pathOf(table.name!)
  const before = readFileSync(path)
  const result = await openSaved(async () => change(catalog), saves, table.name!)
  expect(result).toMatchObject({ problem: { file: path } })
  expect(readFileSync(path)).toEqual(before)
  return {
    sentence: 'problem' in result ? result.problem.expected : '',
    content: table.toSave('x').content!,
  }
}

test('content that was changed and leads elsewhere is refused, and both hashes are named', async () => {
  const { sentence, content } = await refusal((was) => {
    const families = Object.entries(was.families).map(([id, family]) => [
      id,
      { ...family, name: `${family.name}son` },
    ])
    return { ...was, families: Object.fromEntries(families) }
  })
  const [then, now] = sentence.match(/[0-9a-f]{16}/g)!
  expect(then).toBe(content)
  expect(now).not.toBe(content)
  expect(sentence).toContain('its choices no longer lead to where it stands. Nothing was changed.')
})

test('content of which a piece in play was taken away is refused, and the piece is named', async () => {
  const { sentence } = await refusal(({ cards: { kris: _, ...cards }, ...rest }) => ({ ...rest, cards }))
  expect(sentence).toBe(
    'This game cannot go on with this content: there is no card kris. Nothing was changed.',
  )
})

test('a game whose record leads elsewhere goes on from its state if that makes sense, and says so', async () => {
  const saves = someSaves()
  const table = playOn(someTable(catalog, { seed: 'alice', save: saves }), 40)
  const path = saves.pathOf(table.name!)
  const envelope = JSON.parse(readFileSync(path, 'utf8'))
  envelope.body.state.explorers[0].age++
  envelope.sha256 = checksum(envelope.body)
  writeFileSync(path, JSON.stringify(envelope))
  const opened = await reopened(catalog, saves, table.name!)
  expect(opened.followsRecord).toBe(false)
  expect(opened.notices[0]).toContain('goes on from where it stands')
  expect(playOn(opened.table, 3).journal).toHaveLength(43)
})
