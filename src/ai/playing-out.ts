/** A game played on from an imagined table: one choice is made, or a way walked, and then everybody plays by layer A for a while. */
import { advance, decisionOf, legalChoices, nextSeat, playOf } from '../engine/game.ts'
import type { ExplorerId, Seat } from '../engine/ids.ts'
import type { State } from '../engine/insight.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { mayKnow, withOtherLuck } from '../engine/view.ts'
import type { Asked } from './answers.ts'
import { follow, turnName } from './follow.ts'
import { type Memory, newMind } from './mind.ts'
import type { Luck } from './random.ts'
import { decide, type Option } from './steady.ts'
import { noticed } from './suspicion.ts'
import { type Manner, SKILLS, TASTES } from './temper.ts'

export interface Ending {
  state: State
  steps: number
}

/** What goes on for longer is not followed to its end. */
const MOST_STEPS = 600
/** How everybody is thought to play. */
const EVERYBODY: Manner = { skill: SKILLS.steady, taste: TASTES.even, brisk: true }

/** Until it is my turn again after so many rounds, or the game is over. */
export function playOut(
  catalog: Catalog,
  table: State,
  me: ExplorerId,
  next: Option['next'],
  { clues }: Memory,
  luck: Luck,
  rounds: number,
): Ending {
  const seed = () => String(luck())
  const state = withOtherLuck(table, seed())
  const seat = state.explorers.find(({ id }) => id === me)!.seat
  // Clues are mostly what everybody saw: the others are thought to have the same.
  const opening: Memory = { ...newMind('steady').memory, clues }
  const begun = { ...opening, turn: turnName(state), route: next.route }
  const memories = new Map<Seat, Memory>([[seat, begun]])
  const go = (asked: Seat, key: string): void => {
    const result = advance(catalog, state, asked, key)
    if (!clues || 'refusal' in result) return
    for (const { seat: each, id } of state.explorers) {
      const known = result.happenings.filter((happening) => mayKnow(happening, id))
      const memory = memories.get(each) ?? opening
      memories.set(each, { ...memory, clues: noticed(catalog, memory.clues, known) })
    }
  }
  // What was answered unseen is answered anew, as those would who did.
  if (state.asking?.join === 'all') state.asking.given = {}
  go(seat, next.key)
  let steps = 1
  const last = table.round + rounds
  const isOver = () => state.round > last || (state.round === last && state.turn.who === me)
  for (; !state.outcome && !isOver() && steps < MOST_STEPS; steps++) {
    const asked = nextSeat(state)!
    const { kind, about } = decisionOf(state, asked)!
    const decision: Asked = { kind, about, choices: [...legalChoices(catalog, state, asked)] }
    const memory = memories.get(asked) ?? opening
    const situation = {
      catalog,
      play: playOf(catalog, state),
      me: state.explorers[asked]!.id,
      asked: decision,
      more: () => withOtherLuck(state, seed()),
    }
    const decided = follow({ ...state, decision }, memory) ?? decide(situation, memory, EVERYBODY, luck)
    memories.set(asked, decided.memory)
    go(asked, decided.key)
  }
  return { state, steps }
}
