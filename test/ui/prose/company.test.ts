// What computer players say at telling moments: from what everybody may know, each line once.
import { expect, test } from 'vitest'
import { Company } from '../../../src/ui/prose/company.ts'
import { said, sessionFor, tableFor } from '../../support/plain.ts'

const SPOKEN = /^[A-Z]\w+: "/

/** Everything said while a table plays on to its end. */
function heard(seed: string, haunt: number, isHushed = false): string[] {
  const table = tableFor({ seed, haunt })
  const company = new Company(table)
  const lines: string[] = []
  for (let n = 0; n < 4000 && !table.isOver; n++) {
    const computer = table.nextComputer()
    if (computer !== null) table.answer(computer, table.think(computer))
    else {
      const seat = table.nextSeat()!
      table.choose(seat, table.view(seat).decision!.choices.at(-1)!)
    }
    lines.push(...company.speak(isHushed).map(({ text }) => text))
  }
  return lines
}

test('companions speak in an evening, in quotes, and never the same line twice', () => {
  const lines = heard('speech', 1)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).toMatch(SPOKEN)
  const words = lines.map((line) => line.replace(SPOKEN, ''))
  expect(new Set(words).size).toBe(words.length)
  expect(lines.join(' ')).not.toContain('{name}')
})

test('HUSH silences them, and HUSH OFF lets them speak', () => {
  expect(heard('speech', 1, true)).toEqual([])
  const session = sessionFor()
  expect(said(session, 'hush')).toContain('keep quiet')
  expect(session.memory.hush).toBe(true)
  expect(said(session, 'hush off')).toContain('speak again')
  expect(session.memory.hush).toBe(false)
})
