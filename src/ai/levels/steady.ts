/** Steady play: plans for a turn, and for every other question a default, a rule of thumb or a trial of each choice. */

import { findExplorer } from '../../engine/ai-queries.ts'
import { playOf } from '../../engine/game.ts'
import type { ChoiceKey } from '../../engine/ids.ts'
import { type Clues, changedMemory, type Memory, type ScoredAim } from '../memory.ts'
import { defaultAnswer, permission, placeForNeutral, tryOut } from '../planning/answers.ts'
import { noisyOrder, noisyScore } from '../planning/mistakes.ts'
import { monsterChoice } from '../planning/monster-turn.ts'
import { isStep } from '../planning/next-step.ts'
import { optionsFor, takeFirst } from '../planning/turn-options.ts'
import { FactValues } from '../pricing/fact-values.ts'
import { World } from '../reading/world.ts'
import type { Rng } from '../rng.ts'
import { namesToAsk } from '../secrets/ask-names.ts'
import { beliefOf } from '../secrets/beliefs.ts'
import { sealedBid } from '../secrets/bids.ts'
import { noClues } from '../secrets/clues.ts'
import { withTraitor } from '../secrets/poll.ts'
import { mostLikely, sampleFrom } from '../secrets/probabilities.ts'
import { castVote } from '../secrets/votes.ts'
import type { Belief, DecisionResult, PlayStyle, Situation } from '../types.ts'

export function decide(given: Situation, before: Memory, style: PlayStyle, rng: Rng): DecisionResult {
  const { situation, memory: noted, belief } = withBelief(given, before, rng)
  let memory = noted
  const { play, me, asked } = situation
  const world = new World(play, me, style.taste)
  const { choices } = asked
  if (asked.kind === 'vote' && memory.clues) return vote(situation, world, memory, memory.clues, rng)
  if (choices.length === 1) return { key: choices[0]!, why: null, memory }
  const byDefault = defaultAnswer(world, asked) ?? (memory.clues && namesToAsk(world, asked, memory.clues))
  if (byDefault !== null) return { key: byDefault, why: null, memory }
  const values = new FactValues(world, belief, memory.market, style.fast)
  if (asked.kind === 'main' && values.cache === memory.market && !choices.some(isStep)) world.stayHere()
  memory = changedMemory(memory, { market: values.cache })
  if (asked.kind === 'main')
    return takeFirst(optionsFor(values, choices, memory, style, rng), memory, world, style.silent)
  const ruled =
    asked.kind === 'bid'
      ? sealedBid(situation, values, rng)
      : (permission(values, asked) ?? placeForNeutral(values, asked, rng))
  if (ruled !== null) return { key: ruled, why: null, memory }
  if (asked.kind === 'monster') {
    const withNoise = (score: number) => noisyScore(score, style.skill, rng)
    const { key, route } = monsterChoice(values, asked.about.who, choices, withNoise)
    return { key, why: null, memory: changedMemory(memory, { route }) }
  }
  const states = style.fast ? [play.state] : [play.state, situation.more()]
  const tried = tryOut(situation.catalog, values, states, asked, rng)
  const [best, second] = noisyOrder(tried, style.skill, rng)
  const why = { ...scoredAnswer(best!), instead: second ? scoredAnswer(second) : null }
  return { key: best!.key, why, memory }
}

/** With hidden sides, plans against the most likely traitor and samples the others; else changes nothing. */
export function withBelief(
  situation: Situation,
  memory: Memory,
  rng: Rng,
): { situation: Situation; memory: Memory; belief: Belief | null } {
  const { catalog, play, me } = situation
  const { state } = play
  if (!state.haunt || catalog.haunts[state.haunt.number]!.team.kind !== 'hidden')
    return { situation, memory, belief: null }
  const clues = memory.clues ?? noClues
  const living = state.explorers.filter(({ dead }) => !dead).map(({ id }) => id)
  const belief = beliefOf(clues, living, me)
  const known = changedMemory(memory, { clues })
  if (findExplorer(state, me)?.team === 'traitor') return { situation, memory: known, belief }
  const imagined = playOf(catalog, withTraitor(state, mostLikely(belief.mine)))
  const more = () => withTraitor(situation.more(), sampleFrom(belief.mine, rng))
  return { situation: { ...situation, play: imagined, more }, memory: known, belief }
}

function vote(situation: Situation, world: World, memory: Memory, clues: Clues, rng: Rng): DecisionResult {
  const { key, scores, writing } = castVote(situation, world, clues, rng)
  const [best, second] = scores
  const why = { ...scoredAnswer(best!), instead: second ? scoredAnswer(second) : null }
  return { key, why, memory: changedMemory(memory, { clues: { ...clues, writing } }) }
}

const scoredAnswer = ({ key, score }: { key: ChoiceKey; score: number }): ScoredAim => ({
  aim: { kind: 'answer', key },
  chance: null,
  worth: score,
})
