/** The closed list of ops. A new one is a file beside these and a line here; every pack may then use it. */
import { type AgreeOp, agree } from './agree.ts'
import { type BecomeOp, become } from './become.ts'
import { type BidOp, bid } from './bid.ts'
import { type BorrowActionOp, borrowAction } from './borrow-action.ts'
import { type BuryCardOp, buryCardOp } from './bury-card.ts'
import { type BuryTileOp, buryTileOp } from './bury-tile.ts'
import { type CallEntryOp, callEntry } from './call-entry.ts'
import { type CarryCorpseOp, carryCorpse } from './carry-corpse.ts'
import { type ChooseOp, choose } from './choose.ts'
import { type ChooseWhoOp, chooseWho } from './choose-who.ts'
import { type ContestOp, contest } from './contest.ts'
import { type CounterOp, counter } from './counter.ts'
import { type DamageOp, damage } from './damage.ts'
import { type DestroyCardOp, destroyCardOp } from './destroy-card.ts'
import { type DiscoverOp, discover } from './discover.ts'
import { type DrawOp, draw } from './draw.ts'
import { type DrawSecretOp, drawSecret } from './draw-secret.ts'
import { type DropOp, drop } from './drop.ts'
import type { Effect } from './effect.ts'
import { type ForEachOp, forEach } from './for-each.ts'
import { type GainOp, gain } from './gain.ts'
import { type HealOp, heal } from './heal.ts'
import { type KillOp, kill } from './kill.ts'
import { type LastingOp, lasting } from './lasting.ts'
import { type LearnOp, learn } from './learn.ts'
import { type LoseOp, lose } from './lose.ts'
import { type LoseObjectOp, loseObject } from './lose-object.ts'
import { type MovesOp, moves } from './moves.ts'
import { type NameTraitOp, nameTrait } from './name-trait.ts'
import { type PayOp, pay } from './pay.ts'
import { type PeekOp, peek } from './peek.ts'
import { type PlaceOp, place } from './place.ts'
import { type PutObjectOp, putObject } from './put-object.ts'
import { type PutTokenOp, putToken } from './put-token.ts'
import { type ReadyCardsOp, readyCards } from './ready-cards.ts'
import { type ReturnBodiesOp, returnBodiesOp } from './return-bodies.ts'
import { type RiseOp, rise } from './rise.ts'
import { type RollOp, roll } from './roll.ts'
import { type SeatTileOp, seatTile } from './seat-tile.ts'
import { type ShowNoteOp, showNote } from './show-note.ts'
import { type ShowSecretOp, showSecret } from './show-secret.ts'
import { type SpawnOp, spawn } from './spawn.ts'
import { type SpreadOp, spread } from './spread.ts'
import { type StealOp, steal } from './steal.ts'
import { type StepOp, step } from './step.ts'
import { type StunOp, stun } from './stun.ts'
import { type SwapBodiesOp, swapBodiesOp } from './swap-bodies.ts'
import { type SwapPlacesOp, swapPlaces } from './swap-places.ts'
import { type TakeObjectOp, takeObject } from './take-object.ts'
import { type TakeTokenOp, takeToken } from './take-token.ts'
import { type TickOp, tick } from './tick.ts'
import { type TrackOp, track } from './track.ts'
import { type VoteOp, vote } from './vote.ts'
import { type WalkOp, walk } from './walk.ts'
import { type WhenOp, when } from './when.ts'
import { type WinOp, win } from './win.ts'

export type Op =
  | AgreeOp
  | BecomeOp
  | BidOp
  | BorrowActionOp
  | BuryCardOp
  | BuryTileOp
  | CallEntryOp
  | CarryCorpseOp
  | ChooseOp
  | ChooseWhoOp
  | ContestOp
  | CounterOp
  | DamageOp
  | DestroyCardOp
  | DiscoverOp
  | DrawOp
  | DrawSecretOp
  | DropOp
  | ForEachOp
  | GainOp
  | HealOp
  | KillOp
  | LastingOp
  | LearnOp
  | LoseObjectOp
  | LoseOp
  | MovesOp
  | NameTraitOp
  | PayOp
  | PeekOp
  | PlaceOp
  | PutObjectOp
  | PutTokenOp
  | ReadyCardsOp
  | ReturnBodiesOp
  | RiseOp
  | RollOp
  | SeatTileOp
  | ShowNoteOp
  | ShowSecretOp
  | SpawnOp
  | SpreadOp
  | StealOp
  | StepOp
  | StunOp
  | SwapBodiesOp
  | SwapPlacesOp
  | TakeObjectOp
  | TakeTokenOp
  | TickOp
  | TrackOp
  | VoteOp
  | WalkOp
  | WhenOp
  | WinOp
export type OpName = Op['op']

export const EFFECTS: { [N in OpName]: Effect<Extract<Op, { op: N }>> } = {
  agree,
  become,
  bid,
  'borrow-action': borrowAction,
  'bury-card': buryCardOp,
  'bury-tile': buryTileOp,
  'call-entry': callEntry,
  'carry-corpse': carryCorpse,
  choose,
  'choose-who': chooseWho,
  contest,
  counter,
  damage,
  'destroy-card': destroyCardOp,
  discover,
  draw,
  'draw-secret': drawSecret,
  drop,
  'for-each': forEach,
  gain,
  heal,
  kill,
  lasting,
  learn,
  lose,
  'lose-object': loseObject,
  moves,
  'name-trait': nameTrait,
  pay,
  peek,
  place,
  'put-object': putObject,
  'put-token': putToken,
  'ready-cards': readyCards,
  'return-bodies': returnBodiesOp,
  rise,
  roll,
  'seat-tile': seatTile,
  'show-note': showNote,
  'show-secret': showSecret,
  spawn,
  spread,
  steal,
  step,
  stun,
  'swap-bodies': swapBodiesOp,
  'swap-places': swapPlaces,
  'take-object': takeObject,
  'take-token': takeToken,
  tick,
  track,
  vote,
  walk,
  when,
  win,
}

/** The effect of an op, whichever it is; the table above pairs each op with its own. */
export const effectOf = (op: Op): Effect<Op> => EFFECTS[op.op] as unknown as Effect<Op>
