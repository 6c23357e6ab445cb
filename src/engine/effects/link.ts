/** Opens a way between the tile of the drawer and another, for as long as this Event stays (E2-ROOM-22, E2-MON-12). */
import { TRAITS, type Trait } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { tilesOf } from '../language/evaluate.ts'
import type { Tiles } from '../language/words.ts'
import { answered, ask, happen } from '../play.ts'
import { explorerOf } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    link: LinkOp
  }
}

export interface LinkOp {
  op: 'link'
  to: Tiles
  /** What explorers roll to pass; the traitor and monsters pass freely. */
  roll?: { trait: Trait; needs: number }
}

export const link: Effect<LinkOp> = {
  schema: ({ z, tiles }) =>
    z
      .strictObject({
        to: tiles,
        roll: z.strictObject({ trait: z.enum(TRAITS), needs: z.int().min(1).max(16) }).optional(),
      })
      .describe('opens a way between this tile and one of these, while this Event stays'),
  run(play, op, frame) {
    const { scope } = frame.with
    const { tile: here, seat } = explorerOf(play.state, scope.me)
    const tiles = tilesOf(play, op.to, scope).filter((id) => id !== here)
    if (tiles.length === 0 || scope.card === null) return
    const answer = answered(frame)
    if (!answer && tiles.length > 1) {
      ask(
        play,
        seat,
        'tile',
        { who: scope.me, source: scope.source },
        tiles.map((id) => keys.tile(id)),
      )
      return 'again'
    }
    const to = answer ? readKey(answer, 'tile').tile : tiles[0]!
    play.state.links ??= []
    play.state.links.push({ card: scope.card, tiles: [here, to], ...(op.roll && { roll: op.roll }) })
    happen(play, { kind: 'linked', rules: ['E2-ROOM-22'], tiles: [here, to] })
  },
  sentence: ({ to, roll }, say) =>
    `open a way between this tile and ${say.tiles(to)}, while this Event stays${roll ? `; to pass, an explorer needs ${roll.needs} or more on a ${say.trait(roll.trait)} roll, once a turn` : ''}`,
  weigh: () => {},
}
