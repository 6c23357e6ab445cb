// The reader's ladders, and what they carry.
import { expect, test } from 'vitest'
import { YouPanel, youHeight } from '../../../../src/ui/panels/side/YouPanel.tsx'
import { drawn, firstScene } from '../../../support/panel.tsx'

const scene = firstScene()
const cards = ['bells', 'horn-lantern', 'crossbow', 'portrait', 'felling-axe'].filter(
  (id) => id in scene.catalog.cards,
)
const laden = {
  ...scene,
  view: {
    ...scene.view,
    explorers: scene.view.explorers.map((one) => (one.id === scene.view.viewer ? { ...one, cards } : one)),
  },
}

test('four ladders and empty hands', () => {
  const rows = drawn(<YouPanel scene={scene} width={35} rows={5} />)
  expect(rows).toHaveLength(youHeight(scene, 35, 5))
  expect(rows.slice(0, 4).map((row) => row.slice(0, 6).trim())).toEqual(['Speed', 'Might', 'Sanity', 'Knowl'])
  expect(rows[0]).toMatch(/\[\d\]/)
  expect(rows[4]).toBe('Carries nothing')
})

test('things are named whole, and those without room are counted', () => {
  expect(cards.length).toBeGreaterThan(2)
  const rows = drawn(<YouPanel scene={laden} width={35} rows={5} />)
  expect(rows).toHaveLength(5)
  expect(rows[4]).toMatch(/^Carries \w.* \+\d$/)
  expect(rows[4]).not.toContain('…')
})

test('with more rows all things are named', () => {
  const rows = drawn(<YouPanel scene={laden} width={35} rows={8} />)
  expect(rows).toHaveLength(youHeight(laden, 35, 8))
  expect(rows.slice(4).join(' ')).not.toMatch(/\+\d/)
})
