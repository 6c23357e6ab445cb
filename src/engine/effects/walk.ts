/** Moves a character up to a number of tiles towards somebody or a tile, by the shortest way and free of cost; nobody decides. */
import type { CharacterId, TileId } from '../ids.ts'
import { numberOf, spotsOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import { counted } from '../language/say.ts'
import type { Tiles, Value, Who } from '../language/words.ts'
import type { Play } from '../play.ts'
import { barriersFor, moveCharacter } from '../rules/move.ts'
import { affected } from '../rules/targets.ts'
import { findExplorer, isThere, tileIdOf } from '../state/characters.ts'
import { adjacentTiles, distancesFrom } from '../state/house.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    walk: WalkOp
  }
}

export interface WalkOp {
  op: 'walk'
  who?: Who
  upTo: Value
  toward: Who | Tiles
}

/** The next tile of the shortest way; of several the one whose doorway comes first. Null on arrival, or with no way to the nearest goal. */
function nextTile(play: Play, id: CharacterId, goals: readonly TileId[]): TileId | null {
  const here = tileIdOf(play.state, id)
  const { keepFrom } = barriersFor(play, id)
  const ways = goals.map((goal) => distancesFrom(play, goal, (tile) => tile !== here && keepFrom(tile)))
  const steps = Math.min(...ways.map((far) => far.get(here) ?? Infinity))
  const far = ways.find((way) => way.get(here) === steps)
  if (!far || steps === 0) return null
  return adjacentTiles(play, here).find((tile) => far.get(tile) === steps - 1 && !keepFrom(tile)) ?? null
}

const mayWalk = (play: Play, id: CharacterId): boolean =>
  isThere(play.state, id) && findExplorer(play.state, id)?.dead !== true

export const walk: Effect<WalkOp> = {
  schema: ({ z, who, value, whoOrTiles }) =>
    z
      .strictObject({ who: who.optional(), upTo: value, toward: whoOrTiles })
      .describe(
        'goes the shortest way towards the nearest of people or tiles and stops on arrival; nobody decides',
      ),
  run(play, op, frame) {
    const { with: mine } = frame
    const upTo = () => String(Math.max(0, numberOf(play, op.upTo, mine.scope)))
    if (frame.step === 0) {
      mine.left = affected(play, op.who, mine.scope)
      mine.mem = upTo()
    }
    const id = mine.left[0]
    if (!id) return
    const goals = spotsOf(play, op.toward, mine.scope)
    const left = Number(mine.mem)
    const to = left > 0 && mayWalk(play, id) ? nextTile(play, id, goals) : null
    if (to) {
      // One step at a time: a tile that is entered may have something to say first (L-MOVE-17).
      mine.mem = String(left - 1)
      moveCharacter(play, id, to, 0, 'stepped')
    } else {
      mine.left.shift()
      mine.mem = upTo()
    }
    return 'again'
  },
  sentence: (op, say) =>
    `${say.does(op.who, 'go', 'goes')} up to ${counted(say, op.upTo, 'tile', 'tiles')} towards ${say.isTiles(op.toward) ? say.tiles(op.toward) : say.whom(op.toward)} by the shortest way`,
  weigh: (op, { who, note }) => {
    for (const id of who(op.who)) note(fact.move(id), 1)
  },
  fires: () => ['enters'],
}
