/** The closed list of ops. A new one is a file beside these and a line here; every pack may then use it. */
import { become, type BecomeOp } from './become.ts'
import { borrowAction, type BorrowActionOp } from './borrow-action.ts'
import { buryCardOp, type BuryCardOp } from './bury-card.ts'
import { callEntry, type CallEntryOp } from './call-entry.ts'
import { carryCorpse, type CarryCorpseOp } from './carry-corpse.ts'
import { choose, type ChooseOp } from './choose.ts'
import { chooseWho, type ChooseWhoOp } from './choose-who.ts'
import { contest, type ContestOp } from './contest.ts'
import { damage, type DamageOp } from './damage.ts'
import { destroyCardOp, type DestroyCardOp } from './destroy-card.ts'
import { draw, type DrawOp } from './draw.ts'
import { drawSecret, type DrawSecretOp } from './draw-secret.ts'
import { drop, type DropOp } from './drop.ts'
import type { Effect } from './effect.ts'
import { forEach, type ForEachOp } from './for-each.ts'
import { gain, type GainOp } from './gain.ts'
import { heal, type HealOp } from './heal.ts'
import { lasting, type LastingOp } from './lasting.ts'
import { lose, type LoseOp } from './lose.ts'
import { moves, type MovesOp } from './moves.ts'
import { pay, type PayOp } from './pay.ts'
import { peek, type PeekOp } from './peek.ts'
import { place, type PlaceOp } from './place.ts'
import { putToken, type PutTokenOp } from './put-token.ts'
import { readyCards, type ReadyCardsOp } from './ready-cards.ts'
import { rise, type RiseOp } from './rise.ts'
import { roll, type RollOp } from './roll.ts'
import { seatTile, type SeatTileOp } from './seat-tile.ts'
import { showSecret, type ShowSecretOp } from './show-secret.ts'
import { spawn, type SpawnOp } from './spawn.ts'
import { step, type StepOp } from './step.ts'
import { stun, type StunOp } from './stun.ts'
import { swapPlaces, type SwapPlacesOp } from './swap-places.ts'
import { takeObject, type TakeObjectOp } from './take-object.ts'
import { takeToken, type TakeTokenOp } from './take-token.ts'
import { tick, type TickOp } from './tick.ts'
import { track, type TrackOp } from './track.ts'
import { when, type WhenOp } from './when.ts'
import { win, type WinOp } from './win.ts'

export type Op =
  | BecomeOp | BorrowActionOp | BuryCardOp | CallEntryOp | CarryCorpseOp | ChooseOp | ChooseWhoOp | ContestOp | DamageOp
  | DestroyCardOp | DrawOp | DrawSecretOp | DropOp | ForEachOp | GainOp | HealOp | LastingOp | LoseOp | MovesOp | PayOp
  | PeekOp | PlaceOp | PutTokenOp | ReadyCardsOp | RiseOp | RollOp | SeatTileOp | ShowSecretOp | SpawnOp | StepOp | StunOp
  | SwapPlacesOp | TakeObjectOp | TakeTokenOp | TickOp | TrackOp | WhenOp | WinOp
export type OpName = Op['op']

export const EFFECTS: { [N in OpName]: Effect<Extract<Op, { op: N }>> } = {
  become,
  'borrow-action': borrowAction,
  'bury-card': buryCardOp,
  'call-entry': callEntry,
  'carry-corpse': carryCorpse,
  choose,
  'choose-who': chooseWho,
  contest,
  damage,
  'destroy-card': destroyCardOp,
  draw,
  'draw-secret': drawSecret,
  drop,
  'for-each': forEach,
  gain,
  heal,
  lasting,
  lose,
  moves,
  pay,
  peek,
  place,
  'put-token': putToken,
  'ready-cards': readyCards,
  rise,
  roll,
  'seat-tile': seatTile,
  'show-secret': showSecret,
  spawn,
  step,
  stun,
  'swap-places': swapPlaces,
  'take-object': takeObject,
  'take-token': takeToken,
  tick,
  track,
  when,
  win,
}

/** The effect of an op, whichever it is; the table above pairs each op with its own. */
export const effectOf = (op: Op): Effect<Op> => EFFECTS[op.op] as unknown as Effect<Op>
