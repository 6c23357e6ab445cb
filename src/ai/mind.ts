/**
 * A computer player: how strong it is, what it likes, what it remembers. It is given views and what its seat
 * is told, never the state; a mind is plain JSON and may be sent to another thread and back.
 */
import { playOf } from '../engine/game.ts'
import type { Happening } from '../engine/happenings.ts'
import type { CharacterId, ChoiceKey, ExplorerId, Region, TileId } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { imagine, type View } from '../engine/view.ts'
import type { Asked } from './answers.ts'
import { follow, type Route } from './follow.ts'
import type { Market } from './outlook.ts'
import { type Luck, pickFrom } from './random.ts'
import { ponder } from './sharp.ts'
import type { PastTurn } from './standstill.ts'
import { type Decided, decide } from './steady.ts'
import { type Clues, noticed } from './suspicion.ts'
import { type Manner, SKILLS, TASTES } from './temper.ts'

export const LEVELS = ['novice', 'gentle', 'steady', 'sharp'] as const
export type Level = (typeof LEVELS)[number]

/** Taste, never strength: how near others one likes to be, how bold, how ready to hand things over. */
export const TEMPERS = ['helpful', 'even', 'timid'] as const
export type Temper = (typeof TEMPERS)[number]

export interface Mind {
  level: Level | 'random'
  temper: Temper
  memory: Memory
}

/** What a player keeps in its head between two decisions. */
export interface Memory {
  plan: Why | null
  /** The turn the plan was made in, and how many choices have been made in it. */
  turn: string
  steps: number
  route: Route | null
  /** Tiles left since something other than walking was done in this turn. */
  trail: TileId[]
  /** The turns before, the latest last. */
  past: PastTurn[]
  /** What last kept it from thinking, and made it give any answer that would do. */
  fault: string | null
  /** What bears on who is who, where sides are hidden. */
  clues: Clues | null
  /** What everything was worth when it was last reckoned up. */
  market: Market | null
}

/** What somebody means to do, in terms that prose can say. */
export type Aim =
  /** `at` is the address of the printed action; `tile` is where it will be done. */
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

export interface Weighed {
  aim: Aim
  /** How likely it is to come off, from 0 to 1; null where nothing is rolled. */
  chance: number | null
  /** What it is thought to be worth; only the order of these numbers means anything. */
  worth: number
}

/** Why a choice was made: what is meant, and what came second. */
export interface Why extends Weighed {
  instead: Weighed | null
}

export interface Thought {
  key: ChoiceKey
  why: Why | null
  mind: Mind
}

export const newMind = (level: Mind['level'], temper: Temper = 'even'): Mind => ({
  level,
  temper,
  memory: {
    plan: null,
    turn: '',
    steps: 0,
    route: null,
    trail: [],
    past: [],
    fault: null,
    clues: null,
    market: null,
  },
})

/** What a seat is told goes into what its player believes. Give it only what the seat may know. */
export function witness(catalog: Catalog, mind: Mind, happenings: readonly Happening[]): Mind {
  if (mind.level === 'random' || !SKILLS[mind.level].remembers) return mind
  const clues = noticed(catalog, mind.memory.clues, happenings)
  return clues === mind.memory.clues ? mind : { ...mind, memory: { ...mind.memory, clues } }
}

/**
 * The answer of a computer player to what its view says it is asked: always a legal one. Where thinking fails,
 * the mind says so (`fault`) and the plainest answer is given, so that no game is lost to it.
 */
export function think(catalog: Catalog, view: View, mind: Mind, luck: Luck): Thought {
  const { decision: asked, viewer } = view
  if (!asked || viewer === null) throw new Error(`${viewer ?? 'A spectator'} is not asked anything`)
  const { level, temper } = mind
  if (level === 'random') return { key: pickFrom(asked.choices, luck), why: null, mind }
  const manner = { skill: SKILLS[level], taste: TASTES[temper] }
  try {
    const { key, why, memory } = thought({ catalog, view, me: viewer, asked }, mind.memory, manner, luck)
    if (!asked.choices.includes(key)) throw new Error(`${key} is not among the answers to ${asked.kind}`)
    return { key, why, mind: { ...mind, memory } }
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    const memory = { ...mind.memory, plan: null, route: null, fault }
    return { key: plainest(asked.choices), why: null, mind: { ...mind, memory } }
  }
}

function thought(
  { catalog, view, me, asked }: { catalog: Catalog; view: View; me: ExplorerId; asked: Asked },
  memory: Memory,
  manner: Manner,
  luck: Luck,
): Decided {
  const followed = follow(view, memory)
  if (followed) return { ...followed, why: memory.plan }
  const seed = () => String(Math.floor(luck() * 2 ** 32))
  const situation = {
    catalog,
    play: playOf(catalog, imagine(catalog, view, seed())),
    me,
    asked,
    more: () => imagine(catalog, view, seed()),
  }
  return manner.skill.steps > 0 && view.phase === 'haunt'
    ? ponder(situation, memory, manner, luck)
    : decide(situation, memory, manner, luck)
}

/** Leaves off where that is allowed. */
const plainest = (choices: readonly ChoiceKey[]): ChoiceKey =>
  ['end', 'done', 'pass'].find((key) => choices.includes(key)) ?? choices[0]!
