/** The glyphs of the map and what they mean: one table, which the map draws with and the legend prints. */
import type { Role, Span } from '../text/sheet.ts'

export interface Mark {
  glyph: string
  role: Role
  meaning: string
}

export const MARKS = {
  you: { glyph: '@', role: 'you', meaning: 'you' },
  corpse: { glyph: '%', role: 'text', meaning: 'a corpse' },
  crowd: { glyph: '+', role: 'strong', meaning: 'and others, in a crowded room' },
  room: { glyph: 'o', role: 'text', meaning: 'a room, where the map is too small for names' },
  unopened: { glyph: '?', role: 'door', meaning: 'an unopened doorway' },
  open: { glyph: ':', role: 'door', meaning: 'an open doorway; a gap in a wall is one too' },
  nowhere: { glyph: 'x', role: 'door', meaning: 'a doorway that leads nowhere' },
  link: { glyph: '=', role: 'door', meaning: 'a way to a room elsewhere, such as the front door' },
  up: { glyph: '<', role: 'door', meaning: 'stairs up' },
  down: { glyph: '>', role: 'door', meaning: 'stairs down' },
  passage: { glyph: '~', role: 'door', meaning: 'a secret passage' },
  ghost: { glyph: '&', role: 'token', meaning: 'ghosts' },
  token: { glyph: '!', role: 'token', meaning: 'a token, or an event that goes on' },
  obstacle: { glyph: '#', role: 'token', meaning: 'an obstacle' },
  lying: { glyph: '*', role: 'token', meaning: 'something lies there' },
} as const satisfies Record<string, Mark>

export const spanOf = ({ glyph, role }: { glyph: string; role: Role }): Span => ({ text: glyph, role })
