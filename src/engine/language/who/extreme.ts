/** The one of several with the highest or the lowest trait; of equals the first in table order. */
import { type CharacterId, TRAITS, type Trait } from '../../ids.ts'
import type { Play } from '../../play.ts'
import { findExplorer, valueFor } from '../../state/characters.ts'
import { TRAIT_NAMES } from '../vocabulary.ts'
import type { WhoWord } from '../word.ts'

declare module '../words.ts' {
  interface WhoWords {
    highest: { highest: Trait; of: Who }
    lowest: { lowest: Trait; of: Who }
  }
}

function extreme(play: Play, ids: CharacterId[], trait: Trait, sign: 1 | -1): CharacterId[] {
  const seatOf = (id: CharacterId) => findExplorer(play.state, id)?.seat ?? play.state.explorers.length
  const ranked = ids.map((id) => ({ id, value: (valueFor(play, id, trait) ?? 0) * sign, seat: seatOf(id) }))
  ranked.sort((a, b) => b.value - a.value || a.seat - b.seat)
  return ranked.slice(0, 1).map(({ id }) => id)
}

export const highest: WhoWord<'highest'> = {
  schema: ({ z, who }) =>
    z
      .strictObject({ highest: z.enum(TRAITS), of: who })
      .describe('the one of them with the highest trait; of several the first in table order'),
  find:
    ({ whoIs }) =>
    (play, { highest, of }, scope) =>
      extreme(play, whoIs(play, of, scope), highest, 1),
  whom: ({ highest, of }, say) => `whichever of ${say.several(of)} has the highest ${TRAIT_NAMES[highest]}`,
  place: ({ of: among }, of) => of.who(among),
}

export const lowest: WhoWord<'lowest'> = {
  schema: ({ z, who }) =>
    z
      .strictObject({ lowest: z.enum(TRAITS), of: who })
      .describe('the one of them with the lowest trait; of several the first in table order'),
  find:
    ({ whoIs }) =>
    (play, { lowest, of }, scope) =>
      extreme(play, whoIs(play, of, scope), lowest, -1),
  whom: ({ lowest, of }, say) => `whichever of ${say.several(of)} has the lowest ${TRAIT_NAMES[lowest]}`,
  place: ({ of: among }, of) => of.who(among),
}
