/** What a computer player remembers between two decisions. Saved games hold it as JSON, so its fields keep their names. */
import type { CharacterId, ChoiceKey, ExplorerId, Region, TileId } from '../engine/ids.ts'

export interface Memory {
  plan: Why | null
  /** The turn the plan was made in, and the number of choices made in that turn. */
  turn: string
  steps: number
  route: Route | null
  /** Tiles left in this turn since the last choice that was not a step. */
  trail: TileId[]
  /** Earlier turns, the latest last. */
  past: PastTurn[]
  /** Message of the last error in thinking; the player then gave a default answer. */
  fault: string | null
  /** Evidence on who the traitor is; null in haunts without hidden sides. */
  clues: Clues | null
  /** The latest prices of facts. */
  market: PriceCache | null
}

export const newMemory = (): Memory => ({
  plan: null,
  turn: '',
  steps: 0,
  route: null,
  trail: [],
  past: [],
  fault: null,
  clues: null,
  market: null,
})

/** A memory with some fields changed; every memory comes from one literal, so V8 gives all of them one shape. */
export const changedMemory = (memory: Memory, change: Partial<Memory>): Memory => ({
  plan: change.plan === undefined ? memory.plan : change.plan,
  turn: change.turn ?? memory.turn,
  steps: change.steps ?? memory.steps,
  route: change.route === undefined ? memory.route : change.route,
  trail: change.trail ?? memory.trail,
  past: change.past ?? memory.past,
  fault: change.fault === undefined ? memory.fault : change.fault,
  clues: change.clues === undefined ? memory.clues : change.clues,
  market: change.market === undefined ? memory.market : change.market,
})

/** What a player intends to do, in terms that prose can say. */
export type Aim =
  /** `at` is the address of the printed action; `tile` is where the player will take it. */
  | { kind: 'act'; at: string; tile: TileId; target: CharacterId | null }
  | { kind: 'attack'; target: CharacterId; tile: TileId }
  | { kind: 'explore'; tile: TileId; region: Region }
  | { kind: 'fetch'; thing: string; tile: TileId }
  | { kind: 'hand'; thing: string; to: CharacterId }
  | { kind: 'flee'; tile: TileId; from: CharacterId | null }
  | { kind: 'join'; tile: TileId; who: CharacterId | null }
  | { kind: 'wait'; tile: TileId }
  /** An answer to a question: the choice itself is the plan. */
  | { kind: 'answer'; key: ChoiceKey }

export interface ScoredAim {
  aim: Aim
  /** Probability of success, from 0 to 1; null if nothing is rolled. */
  chance: number | null
  /** Score as a fraction of a win; answers that were tried out have no scale, only an order. */
  worth: number
}

/** Why a choice was made: its aim, and the second best. */
export interface Why extends ScoredAim {
  instead: ScoredAim | null
}

/** A path in progress: who walks it, the tile they should be on by now, and the tiles ahead. */
export interface Route {
  who: CharacterId
  at: TileId
  left: TileId[]
  /** The choice to make on arrival; null to think again there. */
  then: ChoiceKey | null
}

/** One earlier turn: its first tile, its first aim, and a fingerprint of the state. */
export interface PastTurn {
  tile: TileId
  aim: string
  facts: string
}

/** Prices of facts, valid for the rest of a turn unless `goods` changes. */
export interface PriceCache {
  /** The turn the prices were computed in. */
  when: string
  /** Fingerprint of everything the prices depend on, except places and traits. */
  goods: string
  /** Turns until we win, and until a rival does. */
  mine: number
  theirs: number
  /** By fact name: the price on our way to a win, and on the way of a rival. */
  prices: [string, number][]
  fears: [string, number][]
}

/** Everything a player has seen that bears on who the hidden traitor is. */
export interface Clues {
  polls: Poll[]
  /** The vote in progress, from the own ballot to the count. */
  writing: Poll | null
  /** Who asked in public whether the traitor is among these names, and the number of polls before. */
  asked: { who: ExplorerId; names: ExplorerId[]; after: number }[]
  /** Answers the player got in private. */
  told: { names: ExplorerId[]; isSo: boolean }[]
  /** Attacks. */
  blows: { by: ExplorerId; at: ExplorerId }[]
}

/** A vote as the table knew it when it was called; voters in seat order. */
export interface Poll {
  voters: ExplorerId[]
  weight: { hero: number; traitor: number }
  stakes: Record<ExplorerId, VoteStake>
  mine: { who: ExplorerId; target: ExplorerId }
  totals: Record<ExplorerId, number>
  /** Ballots that became public afterwards: voter to target. */
  shown: Record<ExplorerId, ExplorerId>
}

/** The heroes' score if a candidate wins the vote: when that candidate is the traitor, and when not. */
export interface VoteStake {
  guilty: number
  innocent: number
}
