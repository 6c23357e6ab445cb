/**
 * The frame stack and the open asking. A frame is one rule procedure at one step, or a place in a list of
 * ops; children finish before parents. No frame ever holds a secret: secrets lie in decks, stack, haunt
 * secrets, notes and `given` alone, so that a view may carry the frames as they are.
 */
import type {
  ActionWord,
  CardId,
  CardKind,
  CharacterId,
  ChoiceKey,
  DamageKind,
  ExplorerId,
  MonsterId,
  ObjectId,
  Seat,
  Side,
  TileId,
  Trait,
} from '../ids.ts'
import type { Cause, RollFor } from '../language/words.ts'

/** Everything an effect may remember: ids and numbers only. */
export interface Scope {
  /** Where the effect is written: `item:bells`, `tile:well`, `haunt:1`, `monster:…`. */
  source: string
  cause: Cause
  me: CharacterId
  target: CharacterId | null
  card: CardId | null
  word: ActionWord | null
  rolled: number
  /** A name said with the action. */
  named: string | null
}

/** The rule procedures and what each remembers. */
export interface Locals {
  game: Record<string, never>
  turn: { who: ExplorerId }
  /**
   * `rolls`: one of each kind that has its Speed roll still to make before any moves. `moved`: members of swarms that
   * have had their move and may still strike; `missed`: the stunned, whose turn this was.
   */
  monsters: { left: MonsterId[]; rolls?: MonsterId[]; moved: MonsterId[]; missed?: MonsterId[] }
  swarm: { members: MonsterId[] }
  monster: { who: MonsterId; attacked: boolean }
  house: Record<string, never>
  ops: { from: string; pc: number; scope: Scope; left: string[]; mem: string }
  react: { list: Armed[]; now: Armed | null; ordered: boolean }
  /** Leaving a tile, while what leaving it sets off is done first; `stays` calls it off. */
  leave: { who: ExplorerId; to: TileId | null; side: Side | null; cost: number; stays: boolean }
  /** `mark`: the token that the tile gets. */
  discover: {
    who: ExplorerId
    from: TileId
    side: Side
    tile: TileId | null
    cost: number
    mark?: string
  }
  /** `mark`: the token that led there. */
  half: { who: CharacterId; mark?: string }
  pass: { who: ExplorerId; to: TileId; cost: number }
  symbols: { who: ExplorerId; left: CardKind[]; tile: TileId }
  draw: { who: ExplorerId; kind: CardKind; top: boolean; card: CardId | null; other: CardId | null }
  /** `tile` is where it was drawn, and where it stays if it is ongoing. */
  'resolve-event': { who: ExplorerId; card: CardId; tile: TileId }
  refuse: { who: ExplorerId; card: CardId }
  heirloom: { who: ExplorerId; card: CardId; cause: string; counts: boolean }
  gain: { who: ExplorerId; trait: Trait; by: number }
  hurt: Harm & { victims: CharacterId[]; amount: number }
  damage: Harm & { victim: CharacterId; left: number; lost: number }
  /** `friend`: the one asked to bear some of it. */
  roll: {
    who: CharacterId
    trait: Trait | null
    dice: number
    add: number
    for: RollFor
    scope: Scope
    friend?: ExplorerId
  }
  attack: {
    by: CharacterId
    target: CharacterId
    trait: Trait
    card: CardId | null
    /** The address of the action that granted it; null for an unarmed attack or a monster's own. */
    at: string | null
    ranged: boolean
    mine: number
    theirs: number
    stole: boolean
  }
  /** `dealt`: the damage that was given up for it, after an attack. */
  steal: { by: CharacterId; from: CharacterId; dealt?: number }
  hand: {
    what: 'give' | 'take' | 'drop' | 'pick-up'
    who: ExplorerId
    with: ExplorerId | null
    thing: CardId | ObjectId | null
    refused: ExplorerId[]
    once: boolean
  }
  /** `gives` and `asks`: what is offered, and what is wanted for it. */
  trade: { who: ExplorerId; with: ExplorerId; gives: CardId[]; asks: CardId[] }
  death: { who: ExplorerId }
  'haunt-check': { who: ExplorerId; omen: CardId | null }
  /** `declined`: those who were asked to turn instead and would not. */
  volunteer: { who: ExplorerId; asked: ExplorerId | null; declined: ExplorerId[] }
  /** `card`: the Legacy card being read; `left`: whoever is still to be asked. */
  gather: { card: number | null; left: ExplorerId[]; offered: CardId[] }
  after: { card: number | null; left: ExplorerId[] }
  'start-haunt': { revealer: ExplorerId; omen: CardId | null; number?: number; asked?: true }
}

interface Harm {
  kind: DamageKind
  /** A named trait lost, and how far it may fall. */
  only: Trait | null
  floor: number
  cause: Cause
}
export type RuleName = keyof Locals

/** A reaction about to run: where it is written and for whom. */
export interface Armed {
  at: string
  source: string
  cause: Cause
  me: CharacterId
  target: CharacterId | null
  card: CardId | null
  named: string | null
  rolled?: number
}

export type Frame = { [R in RuleName]: FrameOf<R> }[RuleName]
export interface FrameOf<R extends RuleName> {
  rule: R
  step: number
  /** The answer to what this frame asked, and what its last child brought back. */
  answer: ChoiceKey | null
  result: number
  with: Locals[R]
}

/** What is being asked, of whom. `choices` is null where the engine works them out when wanted. */
export interface Decision {
  seat: Seat
  kind: DecisionKind
  /** The characters, card or tile it is about, for the reader. */
  about: { who: CharacterId; card: CardId | null; tile: TileId | null; source: string | null }
  choices: ChoiceKey[] | null
}

export const DECISION_KINDS = [
  'main',
  'monster',
  'turn-tile',
  'damage',
  'trait',
  'pick',
  'option',
  'target',
  'tile',
  'card',
  'more',
  'permit',
  'step',
  'skip-event',
  'ongoing',
  'flat-five',
  'result',
  'steal',
  'heirloom',
  'peek',
  'order',
  'ready',
  'doorway',
  'accept',
  'bid',
  'vote',
  'volunteer',
  'next-monster',
  'member',
  'write',
  'poll',
  'secret-poll',
  'refuse',
] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** Kinds whose choices the engine works out when wanted, from the frame and the seat that is asked. */
export const LAZY_KINDS: readonly DecisionKind[] = [
  'main',
  'monster',
  'peek',
  'bid',
  'vote',
  'member',
  'poll',
  'secret-poll',
]
/** Kinds that take a text of the player's own as well. */
export const WRITTEN_KINDS: readonly DecisionKind[] = ['member', 'write']
/** Kinds that are answered unseen and all at once. */
export const SEALED_KINDS: readonly DecisionKind[] = ['bid', 'vote', 'member', 'secret-poll']

export interface Asking {
  /** `one`: a single decision. `all`: every seat answers, unseen, then all count. `any`: the first settles it. */
  join: 'one' | 'all' | 'any'
  open: Decision[]
  given: Record<string, ChoiceKey>
}
