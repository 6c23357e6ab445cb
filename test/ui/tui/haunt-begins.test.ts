// The moment the haunt begins: what set it off, that it has begun, one's own page, and then play.
import { expect, test } from 'vitest'
import type { Table } from '../../../src/table/table.ts'
import { OMEN_IN_THE_EAST } from '../../support/laid.ts'
import { tableFor } from '../../support/plain.ts'
import { screenFor } from '../../support/render-screen.tsx'

/** Alice, by going east, finds the Omen that starts the haunt. */
const beforeTheOmen = (): Table => tableFor({ laid: { ...OMEN_IN_THE_EAST, hands: { 0: HAND } } })
/** Enough to fill a page when all of it is examined. */
const HAND = ['bells', 'crossbow', 'horn-lantern', 'felling-axe']

test('L-TRIG-03: the omen and its roll come first, then the haunt, then the own page, then the first turn', async () => {
  const table = beforeTheOmen()
  const stage = await screenFor(table).rest()
  stage.type('e').press('return')
  await stage.clock.pass(1)
  expect(stage.text()).toContain('◊ OMEN')
  expect(stage.text()).not.toContain('has begun')
  await stage.rest()
  expect(stage.text()).toContain('Haunt roll')
  expect(stage.text()).toContain('◊ OMEN')
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
  const table = beforeTheOmen()
  const stage = await screenFor(table).rest()
  await stage.type('e').press('return').rest()
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
