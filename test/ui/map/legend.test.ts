// The legend says what every glyph on the map is.
import { expect, test } from 'vitest'
import { whereabouts } from '../../../src/ui/map/legend.ts'
import { monsterLetter } from '../../../src/ui/map/occupants.ts'
import { glyphOf, SIGNS } from '../../../src/ui/map/signs.ts'
import { ASCII, UNICODE } from '../../../src/ui/theme/glyphs.ts'
import { hauntedHouse } from '../../support/houses.ts'

test('every sign has one meaning, in Unicode and in ASCII', () => {
  for (const glyphs of [UNICODE, ASCII]) {
    const all = Object.values(SIGNS).map((sign) => glyphOf(sign, glyphs))
    expect(new Set(all).size).toBe(all.length)
  }
  for (const { ascii } of Object.values(SIGNS)) expect(ascii).toMatch(/^[!-~]$/)
})

test('everybody is told by glyph, name and room', async () => {
  const lines = whereabouts(await hauntedHouse(), ASCII).map(({ figure, text }) => `${figure.glyph} ${text}`)
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
