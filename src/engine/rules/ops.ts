/** Runs a list of ops, one at a time; an op that has pushed or asked something is come back to. */
import { type Play, pop } from '../play.ts'
import { goesOn } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'

export function opsFrame(play: Play, frame: FrameOf<'ops'>): void {
  const { with: mine } = frame
  const list = play.index.lists.get(mine.from)
  if (!list) throw new Error(`No ops at ${mine.from}`)
  const op = list.ops[mine.pc]
  if (!op || !goesOn(play.state, mine.scope)) return pop(play)
  if (play.effectOf(op).run(play, op, frame) === 'again') frame.step++
  else {
    mine.pc++
    mine.left = []
    mine.mem = ''
    frame.step = 0
    frame.answer = null
  }
}
