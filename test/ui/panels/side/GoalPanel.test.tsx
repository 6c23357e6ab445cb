// What it is about now: bars first, then whole sentences.
import { expect, test } from 'vitest'
import { GoalPanel, goalHeight, goalTitle } from '../../../../src/ui/panels/side/GoalPanel.tsx'
import { sceneOf } from '../../../../src/ui/prose/scene.ts'
import { drawn, firstScene } from '../../../support/panel.tsx'
import { besideTheTraitor } from '../../../support/plain.ts'

const exploring = firstScene()
const firstNight = firstScene({ seed: '7', chapter: 0 })
const table = besideTheTraitor()
const haunt = sceneOf(table.catalog, table.view(0))

test('before the haunt, how many omens are left and what the next one risks', () => {
  expect(goalTitle(exploring)).toBe('OMENS')
  expect(drawn(<GoalPanel scene={exploring} width={33} rows={3} />)[0]).toMatch(/^Left +\d+$/)
})

test('in the first night, a bar of rooms and a sentence that fits whole', () => {
  expect(drawn(<GoalPanel scene={firstNight} width={33} rows={2} />)).toEqual([
    'Rooms  □□□□□□□□□□□□□□□□□□□□□□ 0/6',
    'It begins with room 6.',
  ])
  const tall = drawn(<GoalPanel scene={firstNight} width={33} rows={6} />)
  expect(tall.slice(1).join(' ')).toMatch(/^The haunt begins .*\.$/)
})

test('in a haunt, its numbers, the rounds left and what wins', () => {
  expect(goalTitle(haunt)).toBe('GOAL')
  const rows = drawn(<GoalPanel scene={haunt} width={33} rows={5} />)
  expect(rows[0]).toMatch(/^Nails +[■□]+ \d+\/\d+$/)
  expect(rows[1]).toMatch(/^Rounds +[■□]+ \d+\/7$/)
  expect(rows.slice(2).join(' ')).toMatch(/\.$/)
  expect(rows).toHaveLength(goalHeight(haunt, 33, 5))
})

test('the first bar stays where there is one row', () => {
  expect(drawn(<GoalPanel scene={haunt} width={33} rows={1} />)).toHaveLength(1)
})
