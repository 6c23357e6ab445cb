/** Moving: what leaving costs, where one may go, the guaranteed step (L-MOVE, L-AMB-35, L-AMB-36). */
import type { CharacterId, Side, TileId } from '../ids.ts'
import { SIDES } from '../ids.ts'
import { happen, type Play } from '../play.ts'
import { characterOf, isMonster, placeCharacter, tileIdOf } from '../state/characters.ts'
import { findTile, isOpenDoorway, linkedTiles, tileOf } from '../state/house.ts'
import type { PlacedTile } from '../state/state.ts'
import { anyAnswer, leaveCost } from './questions.ts'
import { react } from './reactions.ts'

export interface Way {
  key: string
  to: TileId | null
  side: Side | null
  cost: number
}

/** Ways out of a tile that the moves left can pay for, discoveries last of each side. */
export function waysOut(play: Play, id: CharacterId): Way[] {
  const { state } = play
  const { moves, onStart, cancelled } = state.turn
  // L-MOVE-11, L-AMB-35: once, from the tile where the turn began, to a tile already found, even if a
  // penalty has left no moves.
  const guaranteed = onStart && !cancelled
  if (moves <= 0 && !guaranteed) return []
  const who = characterOf(state, id)
  if (anyAnswer(play, id, 'may-not-move')) return []
  const cost = leaveCost(play, id)
  const pays = moves >= cost
  if (!pays && !guaranteed) return []
  const here = tileOf(state, tileIdOf(state, id))
  const ways: Way[] = []
  for (let side = 0; side < 4; side++) {
    const to = here.next[side]
    const name = SIDES[side]!
    if (to) ways.push({ key: `move:${name}`, to, side: name, cost: Math.min(cost, moves) })
    else if (pays && !isMonster(who) && mayDiscover(play, here, side))
      ways.push({ key: `move:${name}`, to: null, side: name, cost })
  }
  for (const to of linkedTiles(play, here.id)) {
    if (!here.next.includes(to)) ways.push({ key: `go:${to}`, to, side: null, cost: Math.min(cost, moves) })
  }
  return ways
}

/** L-DISC-18, L-AMB-34: an open doorway in a region for which a tile is left. Backs are public, so the list tells nothing. */
export function mayDiscover(play: Play, here: PlacedTile, side: number): boolean {
  const { state, catalog } = play
  if (!isOpenDoorway(state, here, side) || state.exhausted.includes(here.region)) return false
  return state.stack.some((tile) => catalog.tiles[tile]!.regions.includes(here.region))
}

/** Spends moves on a way; leaving the starting tile ends the guarantee. */
export function spend(play: Play, cost: number): void {
  const { turn } = play.state
  turn.moves -= cost
  turn.spent += cost
  turn.onStart = false
}

/** L-MOVE-17: entering a known tile draws nothing, but its text applies. */
export function moveCharacter(
  play: Play,
  id: CharacterId,
  to: TileId,
  cost: number,
  how: 'walked' | 'placed' | 'stepped',
): void {
  const from = tileIdOf(play.state, id)
  if (!findTile(play.state, to)) throw new Error(`${to} is not in the house`)
  placeCharacter(play.state, id, to)
  if (how !== 'walked') carryOff(play, id)
  happen(play, {
    kind: 'moved',
    rules: how === 'walked' ? ['L-MOVE-02'] : ['L-AMB-36'],
    who: id,
    from,
    to,
    cost,
    how,
  })
  if (how === 'walked' && play.state.turn.who === id) dragAlong(play, to)
  react(play, 'enters', id)
}

/** L-AMB-36: one whom an effect has moved stands elsewhere, and the corpse in hand stays behind (L-DIE-07). */
export function carryOff(play: Play, id: CharacterId): void {
  const { turn } = play.state
  if (turn.who !== id) return
  turn.onStart = false
  turn.drags = null
}

/** L-DIE-07: the corpse being dragged comes along. */
function dragAlong(play: Play, to: TileId): void {
  const { drags, who } = play.state.turn
  if (!drags || !who) return
  placeCharacter(play.state, drags, to)
  happen(play, { kind: 'corpse-dragged', rules: ['L-DIE-07'], who, corpse: drags, to })
}
