// The legend says what every glyph on the map is.
import { expect, test } from 'vitest'
import { LEGEND, whereabouts } from '../../../src/ui/map/legend.ts'
import { MARKS } from '../../../src/ui/map/marks.ts'
import { monsterLetter } from '../../../src/ui/map/occupants.ts'
import { hauntedHouse } from '../../support/houses.ts'

test('every glyph has one meaning, and all of them are told', () => {
  const glyphs = LEGEND.map(({ glyph }) => glyph)
  expect(new Set(glyphs).size).toBe(glyphs.length)
  expect(glyphs).toEqual(expect.arrayContaining(Object.values(MARKS).map(({ glyph }) => glyph)))
  for (const { glyph } of Object.values(MARKS)) expect(glyph).toMatch(/^[!-~]$/)
})

test('everybody is told by glyph, name and room', async () => {
  const lines = whereabouts(await hauntedHouse()).map(({ glyph, meaning }) => `${glyph} ${meaning}`)
  expect(lines).toEqual([
    "@ Alice, you: Bearers' Rest",
    "2 Bob: Bearers' Rest",
    '3 Cora, traitor: Library',
    '4 Dan: Ground Floor Staircase',
    '% Eve, dead: Muskeg',
    'C Cold Hand 1: Library',
    "c Cold Hand 2, stunned: Servants' Quarters",
  ])
})

test('kinds of monsters have letters of their own, and none that means something else', async () => {
  const scene = await hauntedHouse()
  const names = ['The Crow', 'Cur', 'Ox', 'Oxen', 'Ooze', 'C']
  const monsters = names.map((name) => ({ ...scene.haunt!.monsters[0]!, id: name, name }))
  const haunted = { ...scene, haunt: { ...scene.haunt!, monsters } }
  expect(names.map((name) => monsterLetter(haunted, name)).join('')).toBe('CUOEZC')
})
