// Several people at one keyboard: whoever looks at the screen sees what is theirs, and nothing that is another's.
import { describe, expect, test } from 'vitest'
import { pickFrom, rngFor } from '../../src/ai/rng.ts'
import type { Seat } from '../../src/engine/ids.ts'
import { mayKnow } from '../../src/engine/view.ts'
import type { Table } from '../../src/table/table.ts'
import { briefing } from '../../src/ui/prose/briefing.ts'
import { paragraphs } from '../../src/ui/prose/said.ts'
import { sceneOf } from '../../src/ui/prose/scene.ts'
import { tellAll } from '../../src/ui/prose/tell.ts'
import { OMEN_IN_THE_EAST, revealBy } from '../support/laid.ts'
import { catalog, tableFor } from '../support/plain.ts'
import { type HandScreen, screenFor } from '../support/render-screen.tsx'

/** No panel stands beside the page, so that sentences run from row to row. */
const SIZE = { columns: 66, rows: 60 }

/** All sentences on the screen in one line, without what frames them. */
const readable = (sitting: HandScreen): string =>
  sitting
    .lines()
    .map((line) => line.replace(/[│┌┐└┘├┤─|]/g, ' '))
    .join(' ')
    .replace(/\s+/g, ' ')

const isCurtain = (sitting: HandScreen): boolean => readable(sitting).includes('Everyone else, look away.')

/** What a seat reads on its own page, and what it alone has been told. */
function ownTexts(table: Table, seat: Seat): string[] {
  const scene = sceneOf(catalog, table.view(seat))
  const { viewer } = scene.view
  const alone = table.told.flatMap(({ happening }) =>
    happening.seenBy && mayKnow(happening, viewer) ? [happening] : [],
  )
  const page = scene.haunt ? briefing(scene) : []
  return paragraphs([...page, ...tellAll(alone, scene)])
    .map(({ text }) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.length > 24)
}

/** Sentences that are for others and not for this reader; all of them where nobody should be reading. */
function secretsFrom(table: Table, reader: Seat | null): string[] {
  const mine = reader === null ? [] : ownTexts(table, reader)
  const open = readableTold(table)
  const others = table.seats.flatMap((_, seat) => (seat === reader ? [] : ownTexts(table, seat)))
  return others.filter((text) => !mine.includes(text) && !open.includes(text))
}

/** What anybody may know has been told to all. */
const readableTold = (table: Table): string => {
  const scene = sceneOf(catalog, table.view(null))
  const open = table.told.filter(({ happening }) => !happening.seenBy)
  return tellAll(
    open.map(({ happening }) => happening),
    scene,
  )
    .map(({ text }) => text)
    .join(' ')
}

function expectNothingOfOthers(sitting: HandScreen, table: Table): void {
  if (table.isOver) return
  const text = readable(sitting)
  const reader = isCurtain(sitting) ? null : table.nextSeat()
  const shown = secretsFrom(table, reader).filter((secret) => text.includes(secret))
  expect(shown, sitting.text()).toEqual([])
  if (reader === null) expect(text).not.toMatch(/ try | GOAL | Carries /)
}

const wordOf = (table: Table, seat: Seat): string => `word of ${table.seats[seat]!.name}`

/** Whoever is called to the keyboard opens the curtain and picks something; answers whether a curtain was there. */
async function playOn(sitting: HandScreen, table: Table, n: number): Promise<boolean> {
  const seat = table.nextSeat()!
  const wasCurtain = isCurtain(sitting)
  if (wasCurtain) {
    expect(readable(sitting)).toContain(`Pass the keyboard to ${table.seats[seat]!.name}.`)
    await sitting.say(wordOf(table, seat))
    expect(isCurtain(sitting), sitting.text()).toBe(false)
    expectNothingOfOthers(sitting, table)
    await sitting.say('goal')
    expectNothingOfOthers(sitting, table)
    // What is theirs can be read here, so it would have been found where it should not be.
    const isRead = ownTexts(table, seat).some((text) => readable(sitting).includes(text))
    if (table.view(null).haunt) expect(isRead, sitting.text()).toBe(true)
  }
  const { kind, choices } = table.view(seat).decision!
  const key = pickFrom(choices, rngFor(table.opening.seed, 9, n))
  if (kind === 'main' || kind === 'monster') await sitting.say('legal')
  const number = kind === 'bid' ? key.slice('bid:'.length) : String(choices.indexOf(key) + 1)
  await sitting.say(kind === 'ready' ? 'ready' : number)
  expectNothingOfOthers(sitting, table)
  return wasCurtain
}

describe.each([
  [1, 2],
  [2, 3],
  [43, 3],
  [0, 3],
])('haunt %i with %i people', (haunt, human) => {
  test('nobody ever sees what is for somebody else', async () => {
    const table = tableFor({ seed: `shared-${haunt}`, haunt, human })
    const sitting = screenFor(table, { ...SIZE, motion: false })
    await sitting.rest()
    let curtains = 0
    for (let n = 0; n < 260 && !table.isOver; n++) if (await playOn(sitting, table, n)) curtains++
    expect(table.view(null).haunt).not.toBeNull()
    expect(curtains).toBeGreaterThan(1)
  })
})

/** Everybody has read their page, and somebody is at their own side of the haunt. */
async function inTheHaunt(): Promise<{ table: Table; sitting: HandScreen; seat: Seat }> {
  const table = revealBy(tableFor({ haunt: 43, human: 3, laid: OMEN_IN_THE_EAST }), 0)
  const sitting = screenFor(table, { ...SIZE, motion: false })
  await sitting.rest()
  for (let n = 0; n < 12 && !(table.view(null).phase === 'haunt' && isCurtain(sitting)); n++)
    await playOn(sitting, table, n)
  const seat = table.nextSeat()!
  expect(isCurtain(sitting)).toBe(true)
  return { table, sitting, seat }
}

describe('the curtain', () => {
  test('stays for a wrong word, says so, shows no letter of what is typed, and takes Enter alone for nothing', async () => {
    const { table, sitting, seat } = await inTheHaunt()
    await sitting.say('')
    expect(sitting.text()).not.toContain('That is not the word')
    sitting.type('guess')
    expect(sitting.text()).not.toContain('guess')
    await sitting.say('')
    expect(sitting.text()).toContain('That is not the word')
    expect(isCurtain(sitting)).toBe(true)
    await sitting.say(wordOf(table, seat))
    expect(isCurtain(sitting)).toBe(false)
  })

  test.each([
    ['Escape', async (sitting: HandScreen) => void sitting.press('escape', 'escape')],
    ['a new size', async (sitting: HandScreen) => void sitting.resize({ columns: 70, rows: 60 })],
    ['a minute of silence', (sitting: HandScreen) => sitting.clock.pass(61_000)],
    ['^Z', async (sitting: HandScreen) => void sitting.press('^z')],
  ])('falls again after %s', async (_what, disturb) => {
    const { table, sitting, seat } = await inTheHaunt()
    await sitting.say(wordOf(table, seat))
    await disturb(sitting)
    expect(isCurtain(sitting), sitting.text()).toBe(true)
    expectNothingOfOthers(sitting, table)
    await sitting.say(wordOf(table, seat))
    expect(isCurtain(sitting)).toBe(false)
  })

  test('opens with a new word for whoever forgot theirs, and the others read of it', async () => {
    const { table, sitting, seat } = await inTheHaunt()
    await sitting.say('forgot')
    await sitting.say('another word')
    expect(isCurtain(sitting)).toBe(false)
    sitting.press('^p')
    expect(readable(sitting)).toContain(`${table.seats[seat]!.name} has made a new seat word.`)
  })

  test('asks for the word again when the game is taken up later', async () => {
    const { table, seat } = await inTheHaunt()
    const again = screenFor(table, { ...SIZE, motion: false })
    await again.rest()
    expect(readable(again)).toContain(`${table.seats[seat]!.name}, type your seat word.`)
    expectNothingOfOthers(again, table)
  })
})
