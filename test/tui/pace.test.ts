// The turns of the others at their pace: one thing after another, to be hurried, told in short, or waited for.
import { describe, expect, test } from 'vitest'
import type { ChoiceKey } from '../../src/engine/ids.ts'
import type { Table } from '../../src/table/table.ts'
import type { TableStore } from '../../src/ui/store/table-store.ts'
import { tableFor } from '../support/plain.ts'
import { type HandScreen, screenFor } from '../support/render-screen.tsx'

/** A game whose first turn is Alice's. */
function firstOfAll(haunt: number | null = null): Table {
  const table = tableFor({ haunt })
  expect(table.nextSeat()).toBe(0)
  return table
}

/** Alice has ended her turn, and the others are in the middle of theirs. */
async function othersAtPlay() {
  const table = firstOfAll()
  const sitting = screenFor(table)
  await sitting.rest()
  sitting.type('end').press('return')
  await sitting.clock.pass(1)
  expect(table.nextComputer()).not.toBeNull()
  return { table, sitting }
}

/** Is a room marked in which something has just changed? */
const isMarked = (sitting: HandScreen): boolean => {
  const { store } = sitting.pages.get().at(-1)!.element.props as { store: TableStore }
  return store.get().changed.size > 0
}

describe('the others play', () => {
  test('one choice at a time, each shown before the next, with the changed room marked', async () => {
    const table = firstOfAll()
    const sitting = screenFor(table)
    await sitting.rest()
    sitting.type('end').press('return')
    const steps: number[] = []
    let marks = 0
    for (let n = 0; n < 200 && (steps.length === 0 || table.nextComputer() !== null); n++) {
      const before = table.journal.length
      await sitting.clock.pass(100)
      if (table.journal.length > before) steps.push(table.journal.length - before)
      if (isMarked(sitting)) marks++
    }
    expect(steps.length).toBeGreaterThan(3)
    expect(marks).toBeGreaterThan(0)
    await sitting.rest()
    expect(sitting.text()).not.toContain('Space skip')
  })

  test('who asks meanwhile is answered at once, and what would be done is kept for later', async () => {
    const { table, sitting } = await othersAtPlay()
    sitting.type('exits').press('return')
    expect(sitting.text()).toContain('Exits: ')
    const done = table.journal.length
    sitting.type('exits; end').press('return')
    expect(sitting.lines().find((line) => line.startsWith(' > '))).toContain('> exits; end')
    sitting.press('escape').type('end').press('return')
    expect(sitting.text()).toContain('Wait for your turn')
    expect(table.journal.length).toBe(done)
    expect(sitting.lines().find((line) => line.startsWith(' > '))).toContain('> end')
  })

  test('Space skips to the next question of a person', async () => {
    const { table, sitting } = await othersAtPlay()
    expect(sitting.text()).toContain('skip')
    sitting.press('space')
    await sitting.clock.pass(1)
    expect(table.nextComputer()).toBeNull()
    expect(table.nextSeat()).toBe(0)
  })

  test('with FAST they take no time, and are told in a few words', async () => {
    const table = firstOfAll()
    const sitting = screenFor(table, { pace: 'fast' })
    await sitting.rest()
    sitting.type('end').press('return')
    await sitting.clock.pass(1)
    expect(table.nextSeat()).toBe(0)
    sitting.press('^p')
    expect(sitting.text()).toMatch(/[|│] (Bob|Cora) (is now|finds|opens|draws|attacks|takes) /)
  })

  test('with MOTION OFF they take no time, and nothing is marked', async () => {
    const table = firstOfAll()
    const sitting = screenFor(table, { motion: false })
    await sitting.rest()
    sitting.type('end').press('return')
    await sitting.clock.pass(1)
    expect(table.nextSeat()).toBe(0)
    expect(isMarked(sitting)).toBe(false)
  })
})

test('whoever thinks long is said to think, and keys work meanwhile', async () => {
  const table = firstOfAll()
  let answer: (key: ChoiceKey) => void = () => {}
  const think = () => new Promise<ChoiceKey>((resolve) => (answer = resolve))
  const sitting = screenFor(table, { think, motion: false })
  await sitting.rest()
  const size = { columns: 120, rows: 40 }
  sitting.resize(size)
  sitting.type('end').press('return')
  await sitting.clock.pass(299)
  expect(sitting.text()).not.toContain('is thinking')
  await sitting.clock.pass(1)
  expect(sitting.text()).toMatch(/(Bob|Cora) is thinking/)
  sitting.press('^p')
  expect(sitting.text()).toContain('LOG')
  sitting.press('escape')
  sitting.type('who')
  expect(sitting.text()).toContain('> who')
  const before = table.journal.length
  answer(table.think(table.nextComputer()!))
  await sitting.clock.pass(1)
  expect(table.journal.length).toBe(before + 1)
  expect(sitting.text()).not.toContain('is thinking')
  sitting.press('^c')
  expect(sitting.left).toBe(130)
})

test('keys that come within 150 ms of a question are not its answer, and no cursor asks for them', async () => {
  const table = tableFor({ haunt: null, laid: { find: ['larder'] } })
  const sitting = screenFor(table, { motion: false })
  await sitting.rest()
  sitting.type('e').press('return')
  await sitting.clock.pass(0)
  expect(table.asks(0)).toBe('turn-tile')
  const before = table.journal.length
  sitting.press('1', 'return')
  await sitting.clock.pass(149)
  sitting.press('1').text()
  expect(table.journal.length).toBe(before)
  expect(sitting.cursor).toBeNull()
  await sitting.clock.pass(1)
  sitting.text()
  expect(sitting.cursor).not.toBeNull()
  sitting.press('1')
  expect(table.journal.length).toBe(before + 1)
})

test('with PACE SLOW a turn stands until Space before the next one', async () => {
  const table = firstOfAll()
  const sitting = screenFor(table, { pace: 'slow' })
  await sitting.rest()
  sitting.type('end').press('return')
  await sitting.rest()
  const ended = () => table.told.filter(({ happening }) => happening.kind === 'turn-ended').length
  expect(ended()).toBe(2)
  expect(sitting.text()).toContain('Space next turn')
  await sitting.press('space').rest()
  expect(ended()).toBe(3)
  expect(table.nextComputer()).toBeNull()
  expect(sitting.text()).not.toContain('Space next turn')
})

describe('what the others did', () => {
  const news = async (rows: number) => {
    const sitting = screenFor(firstOfAll(), { rows, columns: rows > 40 ? 200 : 80 })
    return (await sitting.rest()).say('end')
  }

  test('stays beside the map where the log is too short for it, from its beginning', async () => {
    const text = (await news(24)).text()
    expect(text).toContain('SINCE YOUR LAST TURN')
    expect(text).toContain('▼ Space:')
  })

  test('takes no key from the turn: a command closes it and is done', async () => {
    const sitting = await (await news(24)).say('l')
    expect(sitting.text()).not.toContain('SINCE YOUR LAST TURN')
  })

  test('is left to the log where that has room', async () => {
    expect((await news(50)).text()).not.toContain('SINCE YOUR LAST TURN')
  })
})
