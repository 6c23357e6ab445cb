/** What the glyphs of the map mean: for a help page, and for the table one sits at. */
import { capital, nameOf, roomName } from '../prose/names.ts'
import { type Scene, tileOf } from '../prose/scene.ts'
import { MARKS, type Mark } from './marks.ts'
import { monsterSpan, seatGlyph, standingOf } from './occupants.ts'

const { you, corpse, crowd, room, ...others } = MARKS

/** Every glyph there is; people and monsters as ranges. */
export const LEGEND: readonly Mark[] = [
  you,
  { glyph: '1-9', role: 'ally', meaning: 'another explorer, by seat' },
  { glyph: 'A-Z', role: 'foe', meaning: 'a monster' },
  { glyph: 'a-z', role: 'foe', meaning: 'a stunned monster' },
  corpse,
  crowd,
  ...Object.values(others),
  room,
]

/** Where the smaller maps put what does not fit inside. */
export const LEGEND_NOTE = 'What hangs on the upper wall of a room is in that room.'

/** Everybody at this table by glyph, name and room. */
export function whereabouts(scene: Scene): Mark[] {
  const { explorers, viewer, monsters } = scene.view
  const withRoom = (mark: Mark, id: string): Mark => {
    const tile = tileOf(scene, id)
    return tile ? { ...mark, meaning: `${mark.meaning}: ${roomName(scene, tile)}` } : mark
  }
  return [
    ...explorers.map(({ id, seat, dead, shown }): Mark => {
      const meaning = `${nameOf(scene, id)}${shown === 'traitor' ? ', traitor' : ''}`
      if (dead) return withRoom({ ...corpse, meaning: `${meaning}, dead` }, id)
      if (id === viewer) return withRoom({ ...you, meaning: `${meaning}, you` }, id)
      return withRoom({ glyph: seatGlyph(seat), role: standingOf(scene, id), meaning }, id)
    }),
    ...monsters.map((monster): Mark => {
      const { text, role } = monsterSpan(scene, monster)
      const meaning = `${capital(nameOf(scene, monster.id))}${monster.stunned ? ', stunned' : ''}`
      return withRoom({ glyph: text, role, meaning }, monster.id)
    }),
  ]
}
