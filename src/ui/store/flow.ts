/** What a game on the screen is doing: pure, from how it stands. */
import type { Seat } from '../../engine/ids.ts'
import type { Held } from './beats.ts'
import type { Curtain } from './privacy.ts'

export type Phase =
  /** Computers answer one by one; somebody may have been thinking for a while, or a turn stands until a key. */
  | { at: 'others'; thinking: Seat | null; isHeld: boolean }
  | { at: 'curtain'; curtain: Curtain }
  /** A great moment, held until a key. */
  | { at: 'beat'; beat: Held }
  /** A person is asked: what to do in their turn, or what the page beside the map asks. */
  | { at: 'asked'; seat: Seat }
  | { at: 'over' }

export interface Standing {
  curtain: Curtain | null
  beat: Held | null
  isOver: boolean
  isPlaying: boolean
  isHeld: boolean
  thinking: Seat | null
  seat: Seat
}

/** A curtain hides everything; a beat comes before whatever follows; nobody is asked while others play. */
export function phaseFor({ curtain, beat, isOver, isPlaying, isHeld, thinking, seat }: Standing): Phase {
  if (curtain) return { at: 'curtain', curtain }
  if (beat) return { at: 'beat', beat }
  if (isPlaying) return { at: 'others', thinking, isHeld }
  return isOver ? { at: 'over' } : { at: 'asked', seat }
}

/** Keys may mean something else in another phase, or behind another person's curtain. */
export const isSamePhase = (one: Phase, other: Phase): boolean =>
  one.at === other.at &&
  (one.at !== 'asked' || one.seat === (other as typeof one).seat) &&
  (one.at !== 'beat' || one.beat === (other as typeof one).beat) &&
  (one.at !== 'curtain' || one.curtain.seat === (other as typeof one).curtain.seat)
