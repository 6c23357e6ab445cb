/** Put somebody on a tile; placing is free and is no move (L-AMB-36). */
import { addresses, kindAt } from '../addresses.ts'
import { keys, readKey } from '../keys.ts'
import { tilesOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import type { Tiles, Who } from '../language/words.ts'
import { answered, ask } from '../play.ts'
import { mayBePut, moveCharacter } from '../rules/move.ts'
import { affected } from '../rules/targets.ts'
import { seatFor } from '../state/characters.ts'
import { pickOne } from '../state/dice.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    place: PlaceOp
  }
}

export interface PlaceOp {
  op: 'place'
  who?: Who
  at: Tiles
  /** Several tiles: chance decides instead of the one whose effect it is. */
  byChance?: boolean
}

/** Only the tile's own text, or a haunt, leads back to a named tile. */
function mayLeadBack(at: Tiles, home: string): boolean {
  if (typeof at !== 'object' || !('tile' in at)) return true
  return kindAt(home) === 'haunt' || [at.tile].flat().some((id) => home === addresses.tile(id))
}

export const place: Effect<PlaceOp> = {
  schema: ({ z, who, tiles }) =>
    z
      .strictObject({ who: who.optional(), at: tiles, byChance: z.boolean().optional() })
      .describe('puts somebody on one of these tiles'),
  run(play, op, frame) {
    const { scope } = frame.with
    const ids = affected(play, op.who, scope)
    const tiles = tilesOf(play, op.at, scope).filter((tile) =>
      ids.every((id) => mayBePut(play, id, tile, scope)),
    )
    if (tiles.length === 0 || ids.length === 0) return
    const answer = answered(frame)
    const seat = seatFor(play, scope.me)
    if (!answer && !op.byChance && seat !== null && tiles.length > 1) {
      ask(
        play,
        seat,
        'tile',
        { who: ids[0]!, source: scope.source },
        tiles.map((tile) => keys.tile(tile)),
      )
      return 'again'
    }
    const tile = answer ? readKey(answer, 'tile').tile : pickOne(play.state.rng, 'haunt', tiles)
    for (const id of ids) moveCharacter(play, id, tile, 0, 'placed')
  },
  sentence: (op, say) => {
    const whom = say
      .whom(op.who ?? 'me')
      .replace(/^you$/, 'yourself')
      .replace(/^it$/, 'itself')
    return `place ${whom} on ${say.tiles(op.at)}${op.byChance ? ', at random' : ''}`
  },
  weigh: (op, { who, note }) => {
    for (const id of who(op.who)) note(fact.move(id), 1)
  },
  fires: ({ at }, home) => (mayLeadBack(at, home) ? ['enters'] : []),
}
