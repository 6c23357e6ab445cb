// The curtain at a shared keyboard: whom it calls, what it covers, and when it is not wanted.
import { describe, expect, test } from 'vitest'
import { luckFor, pickFrom } from '../../../src/ai/random.ts'
import type { Table } from '../../../src/table/table.ts'
import { type Sitting, tableFor } from '../../support/plain.ts'
import { type HandStage, stageFor } from '../../support/stage.ts'

/** A game of Alice and Bob, with Cora played by the computer, at the first moment that is so. */
function tableWhere(isSo: (table: Table) => boolean, sitting: Sitting = {}): Table {
  for (let n = 0; n < 100; n++) {
    const table = tableFor({ seed: `shared-${n}`, haunt: 1, human: 2, ...sitting })
    for (let seat = table.nextSeat(); seat !== null && table.journal.length < 400; seat = table.nextSeat()) {
      if (isSo(table)) return table
      const luck = luckFor(table.opening.seed, seat, table.journal.length + 1)
      table.choose(seat, pickFrom(table.view(seat).decision!.choices, luck))
    }
  }
  throw new Error('It did not come about in 100 games')
}

/** The turn of a living hero, after whom the next seat plays and no monster. */
const turnOf = (seat: number) => (table: Table) => {
  const { phase, explorers, round } = table.view(seat)
  const isHero = explorers[seat]!.team === 'heroes'
  return phase === 'haunt' && round > 1 && isHero && table.asks(seat) === 'main' && explorers.every(isAlive)
}
const isAlive = ({ dead }: { dead: boolean }): boolean => !dead
const ALICE = turnOf(0)
const BOB = turnOf(1)

const curtainOf = (name: string) => `Pass the keyboard to ${name}.`

/** Whoever is called to the keyboard makes up a word and looks. */
async function opened(isSo: (table: Table) => boolean): Promise<HandStage> {
  const stage = await stageFor(tableWhere(isSo)).rest()
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
  const table = tableWhere(
    (one) =>
      one.view(null).phase === 'explore' &&
      one.nextSeat() === 0 &&
      one.asks(0) === 'main' &&
      one.told.some(
        ({ happening }) => happening.kind === 'looked' && happening.who === one.view(null).explorers[0]!.id,
      ),
    { haunt: null },
  )
  const stage = await stageFor(table).rest()
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
  const stage = stageFor(tableWhere(BOB), { fast: true })
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
