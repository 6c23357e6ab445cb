/**
 * Layer B: the best few plans are played out on imagined tables, everybody by layer A, until the round has gone
 * once about; the plan that leaves the better tables is taken. The budget is in choices of the engine, never in
 * time, so that the same seed thinks the same on any machine.
 */
import { advance, decisionOf, legalChoices, nextSeat, playOf } from '../engine/game.ts'
import type { ExplorerId, Seat } from '../engine/ids.ts'
import type { State } from '../engine/insight.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { withOtherLuck } from '../engine/view.ts'
import { Effort } from './effort.ts'
import { follow } from './follow.ts'
import { type Memory, newMind } from './mind.ts'
import { appraise, Outlook } from './outlook.ts'
import type { Luck } from './random.ts'
import {
  carryOut,
  type Decided,
  decide,
  type Option,
  optionsFor,
  type Situation,
  suspecting,
} from './steady.ts'
import { type Manner, SKILLS, TASTES } from './temper.ts'
import { NEVER, World } from './world.ts'

/** Plans compared. */
const MOST_PLANS = 3
/** What the tables say counts this much beside what was thought before, once there are many more than these. */
const TRUST = 0.6
const DOUBT = 4
const HALVED_AFTER = 5
/** Plans that are so much worse need no second look. */
const TOO_FAR = 0.12
/** A game that is over, beside the shares of a win everything else is counted in. */
const WON = 2
/** How everybody is thought to play. */
const EVERYBODY: Manner = { skill: SKILLS.steady, taste: TASTES.even }

interface Trial {
  option: Option
  /** By how much its tables were better than those of all plans tried on the same ones. */
  lead: number
}

/** A turn of the haunt, by plans and then by trying them. */
export function ponder(given: Situation, before: Memory, manner: Manner, luck: Luck): Decided {
  const { situation, memory, belief } = suspecting(given, before, luck)
  const { catalog, play, me, asked, more } = situation
  const world = new World(play, me, manner.taste)
  const options = [...optionsFor(new Outlook(world, belief), asked.choices, memory, manner, luck)]
  return carryOut(lookAhead(catalog, me, options, more, manner.skill.steps, luck), memory, world)
}

/**
 * Puts the option first that does best; the others stay in order. A few tables are mostly luck, so that what they
 * say counts little beside what layer A thought, and more with every table.
 */
function lookAhead(
  catalog: Catalog,
  me: ExplorerId,
  options: readonly Option[],
  imagined: () => State,
  budget: number,
  luck: Luck,
): Option[] {
  let trials = distinct(options).map((option): Trial => ({ option, lead: 0 }))
  if (trials.length < 2) return [...options]
  let left = budget
  for (let tables = 1; trials.length > 1 && left > 0; tables++) {
    const table = imagined()
    const before = new Outlook(new World(playOf(catalog, table), me))
    const ends = trials.map(({ option }) => {
      const { state, steps } = playOut(catalog, table, me, option, luck)
      left -= steps
      return standing(catalog, state, me, before)
    })
    const mean = ends.reduce((sum, end) => sum + end, 0) / ends.length
    for (const [n, trial] of trials.entries()) trial.lead += ends[n]! - mean
    const judged = (trial: Trial) => trial.option.worth + (TRUST * trial.lead) / (tables + DOUBT)
    trials.sort((a, b) => judged(b) - judged(a))
    // Halving: what has fallen behind after a few tables is looked at no more.
    if (tables % HALVED_AFTER === 0) trials = trials.slice(0, Math.ceil(trials.length / 2))
  }
  const best = trials[0]!.option
  return [best, ...options.filter((option) => option !== best)]
}

/** Plans that begin and end alike are one plan. */
function distinct(options: readonly Option[]): Option[] {
  const seen = new Set<string>()
  const found: Option[] = []
  for (const option of options) {
    if (option.worth < options[0]!.worth - TOO_FAR) break
    const name = `${option.tile}/${option.key}`
    if (seen.has(name)) continue
    seen.add(name)
    found.push(option)
    if (found.length === MOST_PLANS) break
  }
  return found
}

/** Plays on from a table with this plan, until one's own next turn is over. */
function playOut(
  catalog: Catalog,
  table: State,
  me: ExplorerId,
  option: Option,
  luck: Luck,
): { state: State; steps: number } {
  const seed = () => String(Math.floor(luck() * 2 ** 32))
  const state = withOtherLuck(table, '0')
  const seat = state.explorers.find(({ id }) => id === me)!.seat
  const memories = new Map<Seat, Memory>()
  const opening = newMind('steady').memory
  const last = state.round + 1
  let steps = 1
  let hasBegun = false
  const result = advance(catalog, state, seat, option.next.key)
  if ('refusal' in result) return { state, steps }
  memories.set(seat, { ...opening, route: option.next.route })
  while (!state.outcome && steps < 150) {
    const asked = nextSeat(state)!
    const { kind, about } = decisionOf(state, asked)!
    if (kind === 'main' && asked === seat && state.round >= last) hasBegun = true
    if (hasBegun && state.turn.who !== me) break
    if (state.round > last) break
    const choices = legalChoices(catalog, state, asked)
    const decision = { kind, about, choices: [...choices] }
    const memory = memories.get(asked) ?? opening
    const followed = follow({ ...state, decision }, memory)
    const decided =
      followed ??
      decide(
        {
          catalog,
          play: playOf(catalog, state),
          me: state.explorers[asked]!.id,
          asked: decision,
          more: () => withOtherLuck(state, seed()),
        },
        memory,
        EVERYBODY,
        luck,
      )
    memories.set(asked, decided.memory)
    advance(catalog, state, asked, decided.key)
    steps++
  }
  return { state, steps }
}

/** What a table is worth: what has changed, and how far both sides are from winning on it. */
function standing(catalog: Catalog, state: State, me: ExplorerId, before: Outlook): number {
  if (state.outcome) return state.outcome.players.includes(me) ? WON : -WON
  const changed = Math.max(
    -WON,
    Math.min(WON, appraise(before, state) - appraise(before, before.world.state)),
  )
  const world = new World(playOf(catalog, state), me)
  const mine = world.campOf(me)
  let [ours, theirs] = [0, 0]
  for (const { id, dead } of state.explorers) {
    if (dead) continue
    const turns = new Effort(world, id).ways()[0]?.turns ?? NEVER
    if (world.campOf(id) === mine) ours += 1 / Math.max(0.5, turns)
    else theirs += 1 / Math.max(0.5, turns)
  }
  if (theirs === 0) theirs = 1 / before.theirs
  return changed + 0.3 * Math.log((ours + 0.02) / (theirs + 0.02))
}
