// A room about to be laid: plans of each way it can lie, and what the picked one joins.
import { expect, test } from 'vitest'
import { PlacePanel } from '../../../../src/ui/panels/side/PlacePanel.tsx'
import { sceneOf } from '../../../../src/ui/prose/scene.ts'
import { placingIn, placingSentence } from '../../../../src/ui/store/placing.ts'
import { drawn } from '../../../support/panel.tsx'
import { tableFor } from '../../../support/plain.ts'

/** The first seat has opened a door behind which a room can lie several ways. */
function placingScene() {
  for (let seed = 0; seed < 40; seed++)
    for (const key of tableFor({ seed: `place-${seed}` }).view(0).decision?.choices ?? []) {
      const table = tableFor({ seed: `place-${seed}` })
      table.choose(0, key)
      if (table.nextSeat() === 0 && table.asks(0) === 'turn-tile')
        return sceneOf(table.catalog, table.view(0))
    }
  throw new Error('No room could be laid in several ways')
}
const scene = placingScene()
const placing = placingIn(scene)!

test('each way has its number, and the picked one is double-walled', () => {
  const rows = drawn(<PlacePanel scene={scene} placing={placing} picked={1} width={33} rows={13} />, 33)
  const text = rows.join('\n')
  for (const [n] of placing.ways.entries()) expect(text).toMatch(new RegExp(` ${n + 1}( |$)`, 'm'))
  expect(text).toContain('╔')
  expect(rows.length).toBeLessThanOrEqual(13)
  expect(text.replace(/\s+/g, ' ')).toContain(placingSentence(scene, placing.ways[1]!))
})

test('every way joins the room it was opened from', () => {
  for (const way of placing.ways) expect(placingSentence(scene, way)).toMatch(/^Joins /)
})

test('there is nothing to place while nothing is asked', () => {
  expect(placingIn(sceneOf(scene.catalog, tableFor({ seed: '7' }).view(0)))).toBeNull()
})

test('in six rows the numbers stand for the plans, and the sentence stays whole', () => {
  const rows = drawn(<PlacePanel scene={scene} placing={placing} picked={1} width={22} rows={6} />, 22)
  expect(rows.length).toBeLessThanOrEqual(6)
  expect(rows.join('\n')).toContain(
    placing.ways
      .map((_, n) => ` ${n + 1} `)
      .join('')
      .trimEnd(),
  )
  expect(rows.join(' ').replace(/\s+/g, ' ')).toContain(placingSentence(scene, placing.ways[1]!))
})
