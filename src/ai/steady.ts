/** Layer A: one decision from an imagined table, by plans in a turn and by trying out everywhere else. */
import { playOf } from '../engine/game.ts'
import type { ChoiceKey } from '../engine/ids.ts'
import { findExplorer, type Play, type State } from '../engine/insight.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { type Asked, permission, plainAnswer, tryOut } from './answers.ts'
import { castVote, namesToAsk, withTraitor } from './ballots.ts'
import { sealedBid } from './bids.ts'
import { errandsFor } from './errands.ts'
import { explorationsFor } from './exploring.ts'
import { type Route, turnName } from './follow.ts'
import type { Aim, Memory, Weighed, Why } from './mind.ts'
import { misjudged, reordered, seen, slipped } from './misjudging.ts'
import { monsterKey } from './monsters.ts'
import { Outlook } from './outlook.ts'
import { type Plan, plansFor } from './plans.ts'
import type { Luck } from './random.ts'
import { isStep, stepTo } from './road.ts'
import { remembered, tirednessIn } from './standstill.ts'
import { type Belief, beliefOf, type Clues, mostOf, noClues, oneOf } from './suspicion.ts'
import type { Manner } from './temper.ts'
import { World } from './world.ts'

/** What a decision is made from: imagined tables that fit the view, the first of them for planning. */
export interface Situation {
  catalog: Catalog
  play: Play
  me: string
  asked: Asked
  /** More tables, made when wanted. */
  more: () => State
}

export interface Decided {
  key: ChoiceKey
  why: Why | null
  memory: Memory
}

/** Longer than this nobody dithers over a turn. */
const MOST_STEPS = 30
/** A plan begun is kept unless another is better by so much. */
const RESOLVE = 1.15

export function decide(given: Situation, before: Memory, manner: Manner, luck: Luck): Decided {
  const { situation, memory: noted, belief } = suspecting(given, before, luck)
  let memory = noted
  const { play, me, asked } = situation
  const world = new World(play, me, manner.taste)
  const { choices } = asked
  if (asked.kind === 'vote' && memory.clues) return voted(situation, world, memory, memory.clues, luck)
  if (choices.length === 1) return { key: choices[0]!, why: null, memory }
  const plain = plainAnswer(world, asked) ?? (memory.clues && namesToAsk(world, asked, memory.clues))
  if (plain !== null) return { key: plain, why: null, memory }
  const outlook = new Outlook(world, belief, memory.market, manner.brisk)
  if (asked.kind === 'main' && outlook.market === memory.market && !choices.some(isStep)) world.stay()
  memory = { ...memory, market: outlook.market }
  if (asked.kind === 'main')
    return carryOut(optionsFor(outlook, choices, memory, manner, luck), memory, world, manner.brisk)
  const weighed = asked.kind === 'bid' ? sealedBid(situation, outlook, luck) : permission(outlook, asked)
  if (weighed !== null) return { key: weighed, why: null, memory }
  if (asked.kind === 'monster') {
    const misjudge = (worth: number) => misjudged(worth, manner.skill, luck)
    const { key, route } = monsterKey(outlook, asked.about.who, choices, misjudge)
    return { key, why: null, memory: { ...memory, route } }
  }
  const tables = manner.brisk ? [play.state] : [play.state, situation.more()]
  const tried = tryOut(situation.catalog, outlook, tables, asked, luck)
  const [best, second] = reordered(tried, manner.skill, luck)
  const why = { ...answered(best!), instead: second ? answered(second) : null }
  return { key: best!.key, why, memory }
}

/** Where sides are hidden one looks for clues, and plans against whom one suspects most. */
export function suspecting(
  situation: Situation,
  memory: Memory,
  luck: Luck,
): { situation: Situation; memory: Memory; belief: Belief | null } {
  const { catalog, play, me } = situation
  const { state } = play
  if (!state.haunt || catalog.haunts[state.haunt.number]!.team.kind !== 'hidden')
    return { situation, memory, belief: null }
  const clues = memory.clues ?? noClues
  const living = state.explorers.filter(({ dead }) => !dead).map(({ id }) => id)
  const belief = beliefOf(clues, living, me)
  const known = { ...memory, clues }
  if (findExplorer(state, me)?.team === 'traitor') return { situation, memory: known, belief }
  const imagined = playOf(catalog, withTraitor(state, mostOf(belief.mine)))
  const more = () => withTraitor(situation.more(), oneOf(belief.mine, luck))
  return { situation: { ...situation, play: imagined, more }, memory: known, belief }
}

function voted(situation: Situation, world: World, memory: Memory, clues: Clues, luck: Luck): Decided {
  const { key, worth, writing } = castVote(situation, world, clues, luck)
  const [best, second] = worth
  const why = { ...answered(best!), instead: second ? answered(second) : null }
  return { key, why, memory: { ...memory, clues: { ...clues, writing } } }
}

const answered = ({ key, worth }: { key: ChoiceKey; worth: number }): Weighed => ({
  aim: { kind: 'answer', key },
  chance: null,
  worth,
})

/** The turn by name, and how many choices have been made in it. */
function turnOf({ state }: World, memory: Memory): { turn: string; steps: number } {
  const turn = turnName(state)
  return { turn, steps: memory.turn === turn ? memory.steps + 1 : 1 }
}

/** A plan that can be carried on now, and the choice that does. */
export interface Option extends Plan {
  next: { key: ChoiceKey; route: Route | null }
  /** What its worth has lost because it led nowhere before. */
  tired: number
}

/** What could be made of the turn, the best first; how it is carried on is worked out only as far as one asks. */
export function* optionsFor(
  outlook: Outlook,
  choices: readonly ChoiceKey[],
  memory: Memory,
  manner: Manner,
  luck: Luck,
): Generator<Option> {
  const { world } = outlook
  const { turn, steps } = turnOf(world, memory)
  if (steps > MOST_STEPS) return
  const isOn = memory.turn === turn
  const kept = isOn && manner.skill.remembers ? memory.plan : null
  const trail = isOn ? memory.trail : []
  const plans = world.haunt ? [...plansFor(outlook), ...errandsFor(outlook)] : explorationsFor(outlook)
  const tired = tirednessIn(world, memory)
  for (const plan of plans) {
    plan.worth -= tired(plan)
    if (kept && sameAim(kept.aim, plan.aim)) plan.worth += Math.abs(plan.worth) * (RESOLVE - 1)
    plan.worth += luck() * 1e-6
  }
  const weighed = seen(world, plans, manner.skill, luck).sort((a, b) => b.worth - a.worth)
  for (const plan of slipped(weighed, manner.skill, luck)) {
    const next = nextKey(world, plan, choices)
    // Nobody walks back and forth in a turn with nothing done in between.
    if (next && !(next.route && trail.includes(next.route.at))) yield { ...plan, next, tired: tired(plan) }
  }
}

/** Takes the first of the options, and remembers what it was taken for; why is not gone into where nobody asks. */
export function carryOut(options: Iterable<Option>, memory: Memory, world: World, isBrisk = false): Decided {
  const { turn, steps } = turnOf(world, memory)
  const { plan, second } = firstTwo(options, isBrisk)
  if (!plan) return { key: 'end', why: null, memory: { ...memory, plan: null, turn, steps, route: null } }
  const why = { ...weighedOf(plan, isBrisk), instead: second ? weighedOf(second) : null }
  const { key, route } = plan.next
  const isOn = memory.turn === turn
  const trail = route ? [...(isOn ? memory.trail : []), world.self().tile] : []
  const past = isOn ? memory.past : remembered(memory.past, world, plan.aim)
  return { key, why, memory: { ...memory, plan: why, turn, steps, route, trail, past } }
}

/** The best, and the best that is about something else. */
function firstTwo(
  options: Iterable<Option>,
  isBrisk: boolean,
): { plan: Option | null; second: Option | null } {
  let plan: Option | null = null
  for (const option of options) {
    if (isBrisk) return { plan: option, second: null }
    if (plan && !sameAim(option.aim, plan.aim)) return { plan, second: option }
    plan ??= option
  }
  return { plan, second: null }
}

const weighedOf = ({ aim, chance, worth }: Plan, isBrisk = false): Weighed => ({
  aim,
  chance: isBrisk ? null : chance(),
  worth,
})

function sameAim(one: Aim, other: Aim): boolean {
  if (one.kind !== other.kind) return false
  const names = Object.keys(one) as (keyof Aim)[]
  return names.every((name) => one[name] === other[name])
}

/** The choice that carries a plan on; null where it cannot be carried on now. */
function nextKey(
  world: World,
  plan: Plan,
  choices: readonly ChoiceKey[],
): { key: ChoiceKey; route: Route | null } | null {
  const then = plan.key === null || plan.later ? 'end' : plan.key
  if (world.self().tile !== plan.tile) return stepTo(world, world.me, plan.tile, choices, then)
  if (then === 'end') return { key: 'end', route: null }
  const key = named(world, then, choices) ?? choices.find((choice) => choice === then)
  return key === undefined ? null : { key, route: null }
}

/** Where a name may be said, it is the one the secret holds, as far as one knows or guesses it (L-AMB-77). */
function named({ state }: World, key: ChoiceKey, choices: readonly ChoiceKey[]): ChoiceKey | null {
  for (const { value } of Object.values(state.haunt?.secrets ?? {}))
    if (choices.includes(`${key}:${value}`)) return `${key}:${value}`
  return null
}
