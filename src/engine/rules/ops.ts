/** Runs a list of ops, one at a time; an op that has pushed or asked something is come back to. */
import type { Op } from '../language/words.ts'
import { type Play, pop } from '../play.ts'
import { findExplorer, goesOn } from '../state/characters.ts'
import type { FrameOf, Scope } from '../state/flow.ts'
import { ignoresHarm } from '../state/sides.ts'

export function opsFrame(play: Play, frame: FrameOf<'ops'>): void {
  const { with: mine } = frame
  const list = play.index.lists.get(mine.from)
  if (!list) throw new Error(`No ops at ${mine.from}`)
  const op = list.ops[mine.pc]
  if (!op || !goesOn(play.state, mine.scope)) return pop(play)
  const effect = play.effectOf(op)
  const isHarm = mine.scope.cause === 'tile' && onlyHarms(play, op)
  if (!(isHarm && isIgnored(play, mine.scope)) && effect.run(play, op, frame) === 'again') frame.step++
  else {
    mine.pc++
    mine.left = []
    mine.mem = ''
    frame.step = 0
    frame.answer = null
  }
}

/** Does it nothing but harm, damage apart? A roll of which every result does need not be made (E1-TRAITOR-05). */
function onlyHarms(play: Play, op: Op): boolean {
  if (op.op !== 'roll') return play.effectOf(op).harms?.(op) === true
  const results = op.bands.flatMap(({ do: { ops } }) => ops)
  return results.length > 0 && results.every((one) => onlyHarms(play, one))
}

/** E1-TRAITOR-01, E2-TRAITOR-02: what is harmful in a tile's text passes a traitor by, and what helps does not. */
function isIgnored(play: Play, { me }: Scope): boolean {
  const explorer = findExplorer(play.state, me)
  return explorer !== null && ignoresHarm(play, explorer)
}
