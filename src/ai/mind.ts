/**
 * The entry point of the computer players. A mind gets views and the happenings its seat may know, never the state.
 */

import { playOf } from '../engine/game.ts'
import type { Happening } from '../engine/happenings.ts'
import type { ChoiceKey, ExplorerId } from '../engine/ids.ts'
import { imagine } from '../engine/imagine.ts'
import type { Catalog } from '../engine/language/defs.ts'
import type { Knowledge } from '../engine/view.ts'
import { SKILLS, TASTES } from './levels/levels.ts'
import { decideByRollout } from './levels/sharp.ts'
import { decide } from './levels/steady.ts'
import { changedMemory, type Memory, newMemory } from './memory.ts'
import { fixedAnswer } from './planning/answers.ts'
import { campaignAnswer } from './planning/campaign-answers.ts'
import { followRoute } from './planning/follow-route.ts'
import { pickFrom, type Rng } from './rng.ts'
import { beliefOf } from './secrets/beliefs.ts'
import { addClues } from './secrets/clues.ts'
import type { AskedDecision, DecisionResult, Mind, PlayStyle, Suspicion, Temper, Thought } from './types.ts'

export const newMind = (level: Mind['level'], temper: Temper = 'even'): Mind => ({
  level,
  temper,
  memory: newMemory(),
})

const withMemory = ({ level, temper }: Mind, memory: Memory): Mind => ({ level, temper, memory })

/** Adds what happened to a player's clues. Pass only happenings that the seat may know. */
export function witness(catalog: Catalog, mind: Mind, happenings: readonly Happening[]): Mind {
  if (mind.level === 'random' || !SKILLS[mind.level].remembers) return mind
  const clues = addClues(catalog, mind.memory.clues, happenings)
  return clues === mind.memory.clues ? mind : withMemory(mind, changedMemory(mind.memory, { clues }))
}

/** How likely each of the others is to be the hidden traitor, to a player who says only what a hero could; likeliest first. */
export function suspicionsOf({ explorers, viewer }: Knowledge, { memory: { clues } }: Mind): Suspicion[] {
  if (!clues || viewer === null) return []
  const living = explorers.filter(({ dead }) => !dead).map(({ id }) => id)
  // Nobody is the traitor to themselves here: a traitor's own secret stays out of it.
  const { mine } = beliefOf(clues, living, viewer)
  return living
    .filter((who) => who !== viewer)
    .map((who) => ({ who, chance: mine[who] ?? 0 }))
    .sort((a, b) => b.chance - a.chance)
}

/**
 * Answers the open decision of a view with a legal choice. If thinking throws, the player gives a default answer and
 * `fault` in its memory holds the message: the game goes on.
 */
export function think(catalog: Catalog, view: Knowledge, mind: Mind, rng: Rng, silent = false): Thought {
  const { decision: asked, viewer } = view
  if (!asked || viewer === null) throw new Error(`${viewer ?? 'A spectator'} is not asked anything`)
  const { level, temper } = mind
  if (level === 'random') return { key: pickFrom(asked.choices, rng), why: null, mind }
  const style = { skill: SKILLS[level], taste: TASTES[temper], silent }
  try {
    const { key, why, memory } = decideFrom({ catalog, view, me: viewer, asked }, mind.memory, style, rng)
    if (!asked.choices.includes(key)) throw new Error(`${key} is not among the answers to ${asked.kind}`)
    return { key, why, mind: withMemory(mind, memory) }
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    const memory = changedMemory(mind.memory, { plan: null, route: null, fault })
    return { key: defaultChoice(asked.choices), why: null, mind: withMemory(mind, memory) }
  }
}

function decideFrom(
  { catalog, view, me, asked }: { catalog: Catalog; view: Knowledge; me: ExplorerId; asked: AskedDecision },
  memory: Memory,
  style: PlayStyle,
  rng: Rng,
): DecisionResult {
  const told = campaignAnswer(catalog, view, asked, rng)
  if (told !== null) return { key: told, why: null, memory }
  const followed = followRoute(view, memory)
  if (followed) return { ...followed, why: memory.plan }
  const fixed = memory.clues || !hasHiddenSides(catalog, view) ? fixedAnswer(asked) : null
  if (fixed !== null) return { key: fixed, why: null, memory }
  const seed = () => String(Math.floor(rng() * 2 ** 32))
  const situation = {
    catalog,
    play: playOf(catalog, imagine(catalog, view, seed())),
    me,
    asked,
    more: () => imagine(catalog, view, seed()),
  }
  return style.skill.steps > 0 && view.phase === 'haunt'
    ? decideByRollout(situation, memory, style, rng)
    : decide(situation, memory, style, rng)
}

/** Players with hidden sides start their clues at their first decision. */
const hasHiddenSides = ({ haunts }: Catalog, { haunt }: Knowledge): boolean =>
  haunt !== null && haunts[haunt.number]!.team.kind === 'hidden'

/** Ends the turn, or stops, if that is legal. */
const defaultChoice = (choices: readonly ChoiceKey[]): ChoiceKey =>
  ['end', 'done', 'pass'].find((key) => choices.includes(key)) ?? choices[0]!
