/** The legal choices of a decision. Those of a turn are worked out when wanted; the rest were written down when asked. */

import { peekChoices } from '../effects/peek.ts'
import type { ChoiceKey } from '../ids.ts'
import type { Play } from '../play.ts'
import { explorerOf } from '../state/characters.ts'
import type { Decision, FrameOf } from '../state/flow.ts'
import { deedsOf } from './deeds.ts'
import { monsterDeeds } from './monsters.ts'

export function choicesOf(play: Play, decision: Decision): ChoiceKey[] {
  if (decision.choices) return decision.choices
  const top = play.state.frames[play.state.frames.length - 1]!
  switch (decision.kind) {
    case 'main':
      return deedsOf(play, explorerOf(play.state, decision.about.who)).map(({ key }) => key)
    case 'monster':
      return monsterDeeds(play, top as FrameOf<'monster'>).map(({ key }) => key)
    case 'peek': {
      const { from, pc, mem } = (top as FrameOf<'ops'>).with
      const op = play.index.lists.get(from)!.ops[pc]!
      if (op.op !== 'peek') throw new Error(`No look at ${from}#${pc}`)
      return peekChoices(play, op.at, Number(mem), op.then)
    }
    default:
      throw new Error(`No choices for ${decision.kind}`)
  }
}
