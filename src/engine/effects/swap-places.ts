/** Two people change places; both enter the tile they come to (L-AMB-36, L-MOVE-17). */
import type { CharacterId, TileId } from '../ids.ts'
import { fact } from '../language/facts.ts'
import type { Who } from '../language/words.ts'
import { happen, type Play } from '../play.ts'
import { carryOff, mayBePut } from '../rules/move.ts'
import { react } from '../rules/reactions.ts'
import { affected } from '../rules/targets.ts'
import { placeCharacter, tileIdOf } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'swap-places': SwapPlacesOp
  }
}

export interface SwapPlacesOp {
  op: 'swap-places'
  with: Who
}

/** Neither is put where they may not go. */
function maySwap(play: Play, other: CharacterId, scope: Scope): boolean {
  const [mine, theirs] = [scope.me, other].map((id) => tileIdOf(play.state, id)) as [TileId, TileId]
  return mayBePut(play, scope.me, theirs, scope) && mayBePut(play, other, mine, scope)
}

export const swapPlaces: Effect<SwapPlacesOp> = {
  schema: ({ z, who }) => z.strictObject({ with: who }).describe('changes places with somebody'),
  possible: (play, op, scope) =>
    affected(play, op.with, scope)
      .slice(0, 1)
      .every((id) => maySwap(play, id, scope)),
  run(play, op, frame) {
    const { scope } = frame.with
    const { me } = scope
    const other = affected(play, op.with, scope)[0]
    if (!other || !maySwap(play, other, scope)) return
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
  weigh: (op, { who, scope, note }) => {
    if (who(op.with).length > 0) note(fact.move(scope.me), 0.5)
  },
  fires: () => ['enters'],
}
