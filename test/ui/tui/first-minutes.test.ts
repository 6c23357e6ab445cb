// What a person who has never seen this presses first: Escape, letters into a form, half a word, a look at a card on offer.
import { describe, expect, test } from 'vitest'
import { titlePage } from '../../../src/ui/open-title.tsx'
import { HINTS } from '../../../src/ui/prose/hints.ts'
import { LEVEL_MEANS, TEMPER_MEANS } from '../../../src/ui/prose/levels.ts'
import { seatingPage } from '../../../src/ui/screens/SeatingScreen.tsx'
import type { NewGame } from '../../../src/ui/store/seating-form.ts'
import { packed, proseLines, run } from '../../../src/ui/text/runs.ts'
import { catalog } from '../../support/plain.ts'
import { HandScreen, programFor } from '../../support/render-screen.tsx'

const title = () => new HandScreen().open((shell) => titlePage(shell, programFor('crow')))
const line = (stage: HandScreen, with_: string) => stage.lines().find((one) => one.includes(with_))!

describe('the title', () => {
  test('Escape points at the way out, and leaves only there', () => {
    const stage = title().press('escape')
    expect(line(stage, '► ')).toContain('Leave')
    expect(stage.text()).toContain('Enter or Esc leaves.')
    stage.press('up')
    expect(line(stage, '► ')).toContain('Settings')
  })

  test('Escape drops what was typed, with what was said about it', () => {
    const stage = title().type('?')
    expect(stage.text()).toContain('Nothing here is called "?".')
    expect(stage.press('escape').text()).not.toContain('Nothing here')
  })
})

describe('the form', () => {
  const form = () => title().press('return').until('Which family')

  test('the first letter begins a new name and the first digit a new age; Backspace mends the old one', async () => {
    const stage = (await form()).press('down').type('Bob')
    expect(line(stage, 'Name')).toMatch(/Name +Bob$/)
    expect(line(stage.press('down').type('34'), 'Age')).toMatch(/Age +34$/)
    expect(line(stage.press('backspace').type('5'), 'Age')).toMatch(/Age +35$/)
    expect(line(stage.press('up', 'backspace').type('t'), 'Name')).toMatch(/Name +Bot$/)
  })

  test('says what a level and a temper mean, and hands them on', async () => {
    const begun: NewGame[] = []
    const stage = new HandScreen()
      .open((shell) => seatingPage(shell, catalog, 0, (game) => void begun.push(game)))
      .press('up', 'left')
    expect(line(stage, 'Their temper')).toContain('helpful')
    expect(stage.text()).toContain(TEMPER_MEANS.helpful)
    stage.press('up', 'left', 'left', 'left', 'left')
    expect(line(stage, 'The others play')).toContain('novice')
    expect(stage.text()).toContain(LEVEL_MEANS.novice)
    stage.press('return')
    expect(begun).toMatchObject([{ level: 'novice', temper: 'helpful', seats: 3 }])
  })

  test('asks for neither where people have all seats', async () => {
    const stage = (await form()).press('up', 'up', 'up', 'right', 'right')
    expect(stage.text()).not.toContain('The others play')
  })

  test('says what changes the line that is picked', async () => {
    const stage = await form()
    expect(stage.text()).toContain('Left Right change')
    expect(stage.press('down').text()).toContain('letters another name')
  })
})

describe('the table', () => {
  const playing = async () => {
    const stage = await title().press('return').until('Which family')
    await stage.press('return').until('MERCY')
    await stage.rest()
    return stage
  }

  test('Escape drops a line that was begun, and the keys below say so', async () => {
    const stage = (await playing()).type('danc')
    expect(stage.text()).toContain('Esc drop it')
    expect(stage.press('escape').text()).not.toContain('danc')
    expect(stage.text()).toContain('Enter do it')
  })

  test('Escape with nothing open does nothing, and the colon turns on key mode', async () => {
    const stage = await playing()
    const before = stage.text()
    expect(stage.press('escape').text()).toBe(before)
    expect(stage.press(':').text()).toContain('KEYS')
    expect(stage.press('escape').text()).toBe(before)
  })

  test('names everybody in the room', async () => {
    const stage = await playing()
    expect(stage.text()).toMatch(/2 {2}\w+ \w+[\s\S]*3 {2}\w+ \w+/)
  })
})

test('an heirloom is explained before the item it is asked about', () => {
  const ids = HINTS.map(({ id }) => id)
  expect(ids.indexOf('heirloom')).toBeLessThan(ids.indexOf('item'))
})

describe('rows in little room', () => {
  const text = (rows: readonly (readonly { text: string }[])[]) =>
    rows.map((one) => one.map((part) => part.text).join(''))

  test('short ones share a line', () => {
    expect(
      text(
        packed(
          ['2 Ann', '3 Ned', 'C Cold Hand'].map((one) => [run(one)]),
          14,
        ),
      ),
    ).toEqual(['2 Ann  3 Ned', 'C Cold Hand'])
  })

  test('a text that goes on says so, at the end of a word', () => {
    const told = 'The heroes win if enough nails are driven.'
    expect(proseLines(told, 20, 1, '...')).toEqual(['The heroes win if...'])
    expect(proseLines(told, 20, 3, '...')).toEqual(['The heroes win if', 'enough nails are', 'driven.'])
  })
})
