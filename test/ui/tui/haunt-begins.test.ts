// The moment the haunt begins: what set it off, that it has begun, one's own page, and then play.
import { expect, test } from 'vitest'
import { luckFor, pickFrom } from '../../../src/ai/random.ts'
import type { Table } from '../../../src/table/table.ts'
import { tableFor } from '../../support/plain.ts'
import { stageFor } from '../../support/stage.ts'

/** A table at which Alice, by going this way, finds the omen that starts the haunt. */
function beforeTheOmen(): { table: Table; way: string } {
  for (let n = 0; n < 300; n++) {
    const seed = `omen-${n}`
    const played = tableFor({ seed, haunt: 1 })
    for (
      let seat = played.nextSeat();
      seat !== null && played.view(null).phase === 'explore';
      seat = played.nextSeat()
    ) {
      const luck = luckFor(seed, seat, played.journal.length + 1)
      played.choose(seat, pickFrom(played.view(seat).decision!.choices, luck))
    }
    const last = played.journal.at(-1)
    if (last?.seat !== 0 || !last.pick.startsWith('move:')) continue
    const table = tableFor({ seed, haunt: 1 })
    for (const { seat, pick } of played.journal.slice(0, -1)) table.choose(seat, pick)
    return { table, way: last.pick.slice('move:'.length) }
  }
  throw new Error('Alice finds no such omen in 300 games')
}

test('L-TRIG-03: the omen and its roll come first, then the haunt, then the own page, then the first turn', async () => {
  const { table, way } = beforeTheOmen()
  const stage = await stageFor(table).rest()
  stage.type(way).press('return')
  await stage.clock.pass(1)
  expect(stage.text()).toContain('OMEN  ')
  expect(stage.text()).not.toContain('has begun')
  await stage.rest()
  expect(stage.text()).toContain('Haunt roll')
  expect(stage.text()).toContain('OMEN  ')
  await stage.press('return').rest()
  expect(stage.text()).toContain('THE HAUNT HAS BEGUN')
  await stage.press('return').rest()
  expect(stage.text()).toContain('HAUNT 1  Leave Before Light')
  for (let n = 0; n < 9 && table.asks(0) === 'ready'; n++) await stage.press('return').rest()
  expect(table.asks(0)).not.toBe('ready')
  expect(table.view(null).phase).toBe('haunt')
})

/** The haunt has begun, and Alice has not seen her page yet. */
async function atTheBeginning() {
  const { table, way } = beforeTheOmen()
  const stage = await stageFor(table).rest()
  await stage.type(way).press('return').rest()
  await stage.press('return').rest()
  expect(stage.text()).toContain('THE HAUNT HAS BEGUN')
  return { table, stage }
}

const OWN_PAGE = 'HAUNT 1  Leave Before Light'

test.each([[[]], [['inventory']], [['who']], [['help ready', 'who']]])(
  'L-ORDER-05: whoever has typed %j and says ready before the own page has been seen is shown it first',
  async (lines) => {
    const { table, stage } = await atTheBeginning()
    expect(stage.text()).not.toContain('Esc close ')
    for (const line of [...lines, 'ready']) await stage.type(line).press('return').rest()
    expect(stage.text()).toContain(OWN_PAGE)
    expect(table.asks(0)).toBe('ready')
    await stage.type('ready').press('return').rest()
    expect(table.view(null).phase).toBe('haunt')
  },
)

test('Escape turns over what must be read, to the own page and no further', async () => {
  const { table, stage } = await atTheBeginning()
  for (let n = 0; n < 2; n++) {
    await stage.press('escape').rest()
    expect(stage.text()).toContain(OWN_PAGE)
  }
  expect(table.asks(0)).toBe('ready')
})

test('a long answer is followed by the own page, not by play', async () => {
  const { table, stage } = await atTheBeginning()
  await stage.press('escape').rest()
  await stage.type('examine all').press('return').rest()
  expect(stage.text()).toContain('EXAMINE ALL')
  for (let n = 0; n < 9 && !stage.text().includes(OWN_PAGE); n++) await stage.press('space').rest()
  expect(stage.text()).toContain(OWN_PAGE)
  expect(table.asks(0)).toBe('ready')
})
