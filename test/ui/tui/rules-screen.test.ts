// The rulebook on the screen: asked from the title or in a game, followed from answer to answer, and left again.
import { describe, expect, test } from 'vitest'
import { RulesDesk } from '../../../src/ui/store/rules-desk.ts'
import { tableFor } from '../../support/plain.ts'
import { rules, rulesAbout, screenFor } from '../../support/render-screen.tsx'

const reader = rulesAbout
const textOf = (desk: RulesDesk, typed = '') =>
  desk
    .rows(76, typed)
    .map((row) => row.map(({ text }) => text).join(''))
    .join('\n')

describe('the rules reader', () => {
  test('answers while it is typed, and keeps the answer when Enter frees the line', () => {
    const stage = reader().type('haunt roll')
    expect(stage.text()).toContain('L-TRIG-03 One die for every Omen found.')
    expect(stage.text()).toContain('look up > haunt roll')
    stage.press('return')
    expect(stage.text()).toContain('L-TRIG-03 One die for every Omen found.')
    expect(stage.text()).not.toContain('look up > haunt roll')
  })

  test('takes a line as it would be typed in the game, and shows everything on request', () => {
    const desk = new RulesDesk(rules())
    expect(textOf(desk, 'rules L-ATK-01')).toBe(textOf(desk, 'L-ATK-01'))
    expect(textOf(desk, 'haunt roll --all').length).toBeGreaterThan(textOf(desk, 'haunt roll').length)
  })

  test('numbers what an answer names, and a number leads there', () => {
    const stage = reader('haunt roll')
    const [, second = ''] = /^ +2 {2}(\S+)/m.exec(stage.text()) ?? []
    expect(second).toMatch(/^L-/)
    stage.press('2')
    expect(stage.lines()[1]).toContain(second)
    stage.press('return')
    expect(stage.lines()[1]).toContain(second)
    expect(stage.text()).toContain('READ ON')
  })

  test('Tab goes through what the answer names, one after the other and round again', () => {
    const desk = new RulesDesk(rules(), 'haunt roll')
    const first = desk.next('')
    const all = [first]
    for (let id = desk.next(first); id !== first; id = desk.next(id)) all.push(id)
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(2)
    expect(textOf(desk)).toContain(`1  ${all[0]}`)
    const stage = reader().type('haunt roll').press('tab', 'tab')
    expect(stage.text()).toContain(`look up > ${all[1]}`)
    expect(stage.lines()[1]).toContain(all[1])
  })

  test('a list of titles and near misses can be picked from too', () => {
    const desk = new RulesDesk(rules(), 'L-LOS')
    expect(textOf(desk)).toMatch(/ 1 {2}L-LOS-01 /)
    expect(textOf(desk, '1')).toMatch(/^L-LOS-01 /)
    const missed = new RulesDesk(rules(), 'card wxbell')
    expect(textOf(missed, '1')).toMatch(/^card:bells /)
  })

  test('L-EVENT-03: what is sealed stays sealed, whichever way it is reached', () => {
    const desk = new RulesDesk(rules(), 'haunt 1')
    for (const asked of ['haunt 1', 'haunt:1', 'haunt 1 --all', 'haunt 1 --spoilers', 'coffin nails']) {
      expect(textOf(desk, asked)).not.toContain('Leave Before Light')
      expect(textOf(desk, asked)).not.toMatch(/^ *\d+ {2}haunt:/m)
    }
  })
})

describe('in a game', () => {
  test('RULES alone opens it, Esc goes back, and the game is as it was', async () => {
    const table = tableFor({ chapter: 0 })
    const stage = await screenFor(table).rest()
    const before = JSON.stringify(table.toSave(''))
    const shown = stage.text()
    await stage.say('rules')
    expect(stage.lines()[0]).toContain('RULES')
    stage.type('attack').press('return', 'tab', 'escape')
    expect(stage.text()).toBe(shown)
    expect(JSON.stringify(table.toSave(''))).toBe(before)
  })

  test('an answer too long for the log opens it with the words looked up; RULES HERE does not', async () => {
    const stage = await screenFor(tableFor()).rest()
    await stage.say('rules haunt roll')
    expect(stage.lines()[0]).toContain('RULES')
    expect(stage.text()).toContain('L-TRIG-03 One die for every Omen found.')
    stage.press('escape')
    await stage.say('rules here')
    expect(stage.text()).not.toContain('look up >')
  })
})
