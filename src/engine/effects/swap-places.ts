/** Two people change places; both enter the tile they come to (L-AMB-36, L-MOVE-17). */
import type { Who } from '../language/words.ts'
import { happen } from '../play.ts'
import { carryOff } from '../rules/move.ts'
import { react } from '../rules/reactions.ts'
import { placeCharacter, tileIdOf } from '../state/characters.ts'
import type { Effect } from './effect.ts'
import { affected } from './targets.ts'

export interface SwapPlacesOp {
  op: 'swap-places'
  with: Who
}

export const swapPlaces: Effect<SwapPlacesOp> = {
  schema: ({ z, who }) => z.strictObject({ with: who }).describe('changes places with somebody'),
  run(play, op, frame) {
    const { me } = frame.with.scope
    const other = affected(play, op.with, frame.with.scope)[0]
    if (!other) return
    const mine = tileIdOf(play.state, me)
    placeCharacter(play.state, me, tileIdOf(play.state, other))
    placeCharacter(play.state, other, mine)
    carryOff(play, me)
    carryOff(play, other)
    happen(play, { kind: 'swapped-places', rules: ['L-AMB-36'], who: me, with: other })
    react(play, 'enters', other)
    react(play, 'enters', me)
  },
  sentence: (op, say) => `swap places with ${say.whom(op.with)}`,
  weigh: () => 0.2,
}
