// The curtain at a shared keyboard: whom it calls, what it covers, and when it is not wanted.
import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/engine/ids.ts'
import type { Table } from '../../../src/table/table.ts'
import { choose, OMEN_IN_THE_EAST, passUntil, revealBy } from '../../support/laid.ts'
import { tableFor } from '../../support/plain.ts'
import { type HandScreen, screenFor } from '../../support/render-screen.tsx'

/** Haunt 1, with Alice and Bob at the keyboard and Cora played by the computer. */
const atNight = (): Table => tableFor({ human: 2, laid: OMEN_IN_THE_EAST })
/** The second turn of a hero in the haunt that somebody else has set off. */
const secondTurnOf = (seat: Seat, revealer: Seat): Table =>
  passUntil(revealBy(atNight(), revealer), (one) => one.view(null).round > 1 && one.asks(seat) === 'main')
/** After Alice comes Bob, after Bob the traitor, whom the computer plays. */
const ALICE = () => secondTurnOf(0, 2)
const BOB = () => secondTurnOf(1, 2)

const curtainOf = (name: string) => `Pass the keyboard to ${name}.`

/** Whoever is called to the keyboard makes up a word and looks. */
async function opened(turn: () => Table): Promise<HandScreen> {
  const stage = await screenFor(turn()).rest()
  expect(stage.text()).toContain('Pass the keyboard')
  return stage.say('owl')
}

describe('a curtain', () => {
  test('stays with whom it calls, however long nobody comes', async () => {
    const stage = await opened(ALICE)
    await stage.say('end')
    expect(stage.text()).toContain(curtainOf('Bob'))
    await stage.clock.pass(120_000)
    expect(stage.text()).toContain(curtainOf('Bob'))
    expect(stage.text()).not.toContain(curtainOf('Alice'))
  })

  test.each([
    ['log', '^p'],
    ['house', 'f4'],
    ['help', 'f1'],
  ])('covers the %s that was opened while the others played', async (_, key) => {
    const stage = await opened(BOB)
    stage.type('end').press('return')
    await stage.clock.pass(1)
    expect(stage.text()).toContain('Space skip')
    stage.press(key)
    await stage.rest()
    expect(stage.text()).toContain('Pass the keyboard to')
  })

  test('falls after a minute without a key', async () => {
    const stage = await opened(ALICE)
    expect(stage.text()).not.toContain(curtainOf('Alice'))
    await stage.clock.pass(61_000)
    expect(stage.text()).toContain(curtainOf('Alice'))
  })

  test('does not fall where nothing private is in sight', async () => {
    const stage = await opened(BOB)
    stage.type('end').press('return')
    await stage.clock.pass(1)
    stage.resize({ columns: 100, rows: 30 })
    expect(stage.text()).toContain('Space skip')
  })
})

test('a curtain falls before the turn of whoever was told something in secret, though no haunt has begun', async () => {
  const looking = tableFor({ haunt: null, human: 2, laid: { hands: { 0: ['porcelain-doll'] } } })
  choose(looking, looking.view(0).decision!.choices.find((key) => key.endsWith(':porcelain-doll'))!)
  passUntil(looking, (one) => one.view(null).round > 1 && one.asks(0) === 'main')
  expect(looking.told.map(({ happening }) => happening.kind)).toContain('looked')
  const stage = await screenFor(looking).rest()
  expect(stage.text()).toContain(curtainOf('Alice'))
})

describe('while the others play at a shared keyboard', () => {
  test('the whole log is the one that all may read', async () => {
    const stage = await opened(BOB)
    await stage.say('theme mono')
    expect(stage.text()).toContain('The theme is mono.')
    stage.type('end').press('return')
    await stage.clock.pass(1)
    expect(stage.text()).toContain('Space skip')
    stage.press('^p')
    expect(stage.text()).toContain('LOG')
    expect(stage.text()).not.toContain('The theme is mono.')
  })
})

test('a summary of the others is noted once, however often the curtain is opened', async () => {
  const stage = screenFor(BOB(), { pace: 'fast' })
  await stage.rest()
  await stage.say('owl')
  const lines = () => {
    stage.press('^p')
    const many = stage.text().match(/\| /g)?.length
    stage.press('escape')
    return many
  }
  const before = lines()
  stage.press('escape')
  expect(stage.text()).toContain(curtainOf('Bob'))
  await stage.say('owl')
  expect(lines()).toBe(before)
})

describe('what was typed', () => {
  test('is found again by nobody else, not even while the others play', async () => {
    const stage = await opened(BOB)
    await stage.say('goal')
    stage.press('escape')
    stage.press('^r').type('go')
    expect(stage.text()).toContain('") goal')
    stage.press('escape')
    stage.type('end').press('return')
    await stage.clock.pass(1)
    expect(stage.text()).toContain('Space skip')
    stage.press('^r').type('go')
    expect(stage.text()).not.toContain('") goal')
  })

  test('is not there for the next one at the keyboard', async () => {
    const stage = await opened(ALICE)
    await stage.say('who')
    stage.press('escape')
    await stage.say('end')
    expect(stage.text()).toContain(curtainOf('Bob'))
    await stage.say('elm')
    stage.press('^r').type('wh')
    expect(stage.text()).not.toContain('") who')
  })
})
