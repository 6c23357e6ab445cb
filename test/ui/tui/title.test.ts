// From the title to a game, however impatient the keys are while something is still being loaded.
import { expect, test, vi } from 'vitest'
import type { Table } from '../../../src/table/table.ts'
import { titlePage } from '../../../src/ui/open-title.tsx'
import type { Program } from '../../../src/ui/program.ts'
import { HandScreen, programFor } from '../../support/render-screen.tsx'

/** A program that takes its time, and what was asked of it. */
function slowly() {
  const usual = programFor('crow')
  const begun: Table[] = []
  const left: Table[] = []
  const program: Program = {
    ...usual,
    begin: async (game) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      const table = await usual.begin(game)
      if (!('sentence' in table)) begun.push(table)
      return table
    },
    left: (table) => left.push(table),
  }
  const stage = new HandScreen().open((shell) => titlePage(shell, program))
  return { stage, begun, left }
}
/** Time enough for what should not come. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100))

test('Enter pressed twice on the title opens one form', async () => {
  const { stage } = slowly()
  await stage.press('return', 'return').until('Which family')
  await aWhile()
  expect(stage.press('escape').text()).toContain('New house')
})

test('Enter pressed twice on the form begins one game, which is left for the title', async () => {
  const { stage, begun, left } = slowly()
  await stage.press('return').until('Which family')
  await stage.press('return', 'return', 'escape').until('MERCY')
  await aWhile()
  expect(begun).toHaveLength(1)
  expect(stage.press('^q').text()).toContain('New house')
  expect(left).toEqual(begun)
})

test('^C while a game is set up leaves once, and lets the game go that comes too late', async () => {
  const { stage, begun, left } = slowly()
  await stage.press('return').until('Which family')
  stage.press('return', '^c')
  expect(stage.left).toBe(130)
  await vi.waitFor(() => expect(left).toHaveLength(1))
  expect(stage.left).toBe(130)
  expect(stage.pages.get()).toEqual([])
  expect(begun).toHaveLength(1)
  expect(left).toEqual(begun)
})

test('a game that cannot begin leads back to the title, which says why', async () => {
  const program = { ...programFor('crow'), begin: async () => ({ sentence: 'There is no room for it.' }) }
  const stage = new HandScreen().open((shell) => titlePage(shell, program))
  await stage.press('return').until('Which family')
  await stage.press('return').until('There is no room for it.')
  expect(stage.text()).toContain('New house')
})
