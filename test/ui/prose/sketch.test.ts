import { expect, test } from 'vitest'
import { sceneOf } from '../../../src/ui/prose/scene.ts'
import { houseSketch } from '../../../src/ui/prose/sketch.ts'
import { catalog, tableFor } from '../../support/plain.ts'

test('the house is drawn region by region, with every room named', () => {
  const view = tableFor().view(null)
  const lines = houseSketch(sceneOf(catalog, view))
  for (const { id } of view.house) expect(lines.join('\n')).toContain(`[${catalog.tiles[id]!.code}]`)
  expect(lines).toContain('Ground floor')
  expect(lines.find((line) => line.includes('[Ent]'))).toBeDefined()
})
