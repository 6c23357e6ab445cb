// Six people at a table of an edition that is not Legacy: nothing they read names a rule of Legacy.
import alea from 'seedrandom/lib/alea.js'
import { expect, test } from 'vitest'
import { MINDS } from '../../../src/cli/services/computer-players.ts'
import { openTable, type Table } from '../../../src/table/table.ts'
import { PlainSession } from '../../../src/ui/plain/session.ts'
import { sceneOf } from '../../../src/ui/prose/scene.ts'
import { houseOf } from '../../support/frames.tsx'
import { testCatalog } from '../../support/test-edition/catalog.ts'

const catalog = await testCatalog()
const NAMES = ['Alice', 'Bob', 'Cora', 'Dan', 'Eve', 'Finn']
const LEGACY = /\bL-[A-Z]+-\d+/
const OWN = /\bT-[A-Z]+-\d+/g

const tableOf = (seed: string, people: number): Table =>
  openTable(catalog, {
    seed,
    seats: NAMES.map((name, seat) => ({ by: seat < people ? ('person' as const) : 'ai:steady', name })),
    minds: MINDS,
  })

/** Questions, mistakes and choices: what is asked between two choices differs from one to the next. */
const ASIDES =
  'look;goal;why;legal;rules here;help all;help search;odds;odds haunt;odds attack 12 3 monster;odds attack 0 3 ranged;x bells;x nothing;search;attack nobody;give bells to nobody;get bells;go up;go nowhere;go crypt;take bells;explore;undo;99;u;log;who;rooms;me;exits'.split(
    ';',
  )

test('every answer cites the edition, in a game played to its end', () => {
  const session = new PlainSession(tableOf('six', 6), [0, 1, 2, 3, 4, 5], { wrap: 0, ids: true })
  const luck = alea('six', { state: true })
  const out = [...session.start()]
  for (let n = 0; !session.isOver && n < 3000; n++) {
    out.push(...session.line(ASIDES[n % ASIDES.length]!).out)
    const { choices = [] } = session.scene().view.decision ?? {}
    out.push(...session.line(String(1 + Math.floor(luck() * choices.length))).out)
    if (n % 3 === 0) out.push(...session.line('end').out, ...session.line('ready').out)
  }
  expect(session.isOver).toBe(true)
  const text = out.join('\n')
  expect(LEGACY.exec(text)?.[0]).toBeUndefined()
  expect(new Set(text.match(OWN)).size).toBeGreaterThan(30)
  expect(text).toMatch(/Haunt roll.*(It takes less than \d+\. Not yet|Less than \d+ was enough)\./)
})

test('the house is drawn with three regions and six people', () => {
  const table = tableOf('drawn', 6)
  const scene = sceneOf(catalog, table.view(0))
  const text = houseOf(scene, 120, 40).text()
  expect(text).not.toContain('OUTSIDE')
  expect(text).toContain('1 GROUND FLOOR')
  for (const name of NAMES.slice(1)) expect(text).toContain(name)
})

test('computer players play it to its end', () => {
  const table = tableOf('computers', 0)
  table.playComputers()
  expect(table.isOver).toBe(true)
})
