// What the others say of themselves, in the log of a screen.
import { expect, test } from 'vitest'
import type { Whys } from '../../../src/ui/commands/desk.ts'
import { openTablePage } from '../../../src/ui/open-table.tsx'
import { tableFor } from '../../support/plain.ts'
import { atOnce, HandScreen } from '../../support/render-screen.tsx'
import { TELLTALES } from '../../support/telltales.ts'

const stageWith = (whys?: Whys) => {
  const table = tableFor({ minds: TELLTALES, chapter: 0, seed: 'crow' })
  const stage = new HandScreen({ columns: 120, rows: 40 }).open((shell) =>
    openTablePage(shell, table, { title: 'FREE PLAY', think: atOnce(table), whys }),
  )
  return stage.rest()
}

test('nobody says why unless asked', async () => {
  const stage = await stageWith()
  await stage.say('end')
  expect(stage.text()).not.toContain(' means to ')
  expect((await stage.say('why bob')).text()).toMatch(/[|│] Bob (meant to|chose) /)
})

test('a plan stands before the deeds it led to, and behind what others did before', async () => {
  const stage = await stageWith('brief')
  await stage.say('end')
  const lines = stage.press('^p').lines()
  const at = (text: string) => lines.findIndex((line) => line.includes(text))
  const order = [at('Your turn is over'), at('Bob means to wait'), at(' Bob goes up'), at('Cora means to')]
  expect(order.every((place) => place > 0)).toBe(true)
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(at('Cora means to')).toBeLessThan(at('Round 2'))
})

test('it is set by typing', async () => {
  const stage = await stageWith()
  expect((await stage.say('whys brief')).text()).toContain('announce any plans you may know')
  await stage.say('end')
  expect(stage.text()).toContain(' means to ')
})
