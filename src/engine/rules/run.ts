/** The loop that drives every game: one step of the frame on top, until something is asked or somebody has won. */
import type { Play } from '../play.ts'
import type { Frame } from '../state/flow.ts'
import { WRITTEN_KINDS } from '../state/flow.ts'
import { choicesOf } from './choices.ts'
import { checkGoals } from './victory.ts'

const MOST_FRAMES = 64
const MOST_STEPS = 10_000

export function run(play: Play): void {
  const { state, procedures } = play
  for (let steps = 0; state.phase !== 'over'; steps++) {
    if (state.asking && !takeForced(play)) {
      if (!checkGoals(play)) return
      continue
    }
    const frame = state.frames[state.frames.length - 1]
    if (!frame) throw new Error('The stack of frames is empty in a game that is not over')
    if (steps > MOST_STEPS || state.frames.length > MOST_FRAMES)
      throw new Error(`The engine is going round in circles:\n${stackOf(state.frames)}`)
    const procedure = procedures.frames[frame.rule] as (play: Play, frame: Frame) => void
    procedure(play, frame)
    play.given = null // for the frame that asked, and no other
  }
}

/** A single choice that tells nothing is no choice; being ready is not forced, since people read at their own pace. */
function takeForced(play: Play): boolean {
  const { asking, frames } = play.state
  const [decision] = asking!.open
  if (asking!.join !== 'one' || !decision || WRITTEN_KINDS.includes(decision.kind)) return false
  const choices = choicesOf(play, decision)
  if (choices.length === 0) throw new Error(`Nothing to choose from: ${decision.kind}\n${stackOf(frames)}`)
  if (choices.length > 1) return false
  play.state.asking = null
  frames[frames.length - 1]!.answer = choices[0]!
  return true
}

const stackOf = (frames: Frame[]): string =>
  frames.map(({ rule, step, with: locals }) => `${rule}#${step} ${JSON.stringify(locals)}`).join('\n')
