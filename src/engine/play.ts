/** A game while it runs: the state being changed, the catalog it reads and the happenings it gives off. */

import type { Ruleset } from './editions/ruleset.ts'
import type { Happening } from './happenings.ts'
import type { ChoiceKey, Seat } from './ids.ts'
import type { CatalogIndex } from './language/catalog-index.ts'
import type { Catalog } from './language/defs.ts'
import type { Asking, Decision, Frame, FrameOf, Locals, RuleName } from './state/flow.ts'
import type { State } from './state/state.ts'

export interface Play {
  state: State
  catalog: Catalog
  index: CatalogIndex
  rules: Ruleset
  out: Happening[]
  /** The unseen answers of all who were asked, for the frame that asked; never part of the state. */
  given: Asking['given'] | null
}

/** Pushes a procedure; it runs before anything under it goes on. */
export function push<R extends RuleName>(play: Play, rule: R, locals: Locals[R]): void {
  const frame: FrameOf<R> = { rule, step: 0, answer: null, result: 0, with: locals }
  play.state.frames.push(frame as Frame)
}

/** The frame on top is done; what it brings back goes to the frame that pushed it. */
export function pop(play: Play, result = 0): void {
  const { frames } = play.state
  frames.pop()
  const parent = frames[frames.length - 1]
  if (parent) parent.result = result
}

export function happen(play: Play, happening: Happening): void {
  play.out.push(happening)
}

/** Opens one decision; the answer comes back in the frame on top. */
export function ask(
  play: Play,
  seat: Seat,
  kind: Decision['kind'],
  about: Partial<Decision['about']> & { who: string },
  choices: ChoiceKey[] | null,
): void {
  play.state.asking = {
    join: 'one',
    open: [{ seat, kind, about: { card: null, tile: null, source: null, ...about }, choices }],
    given: {},
  }
}

/** Opens one decision for each of several seats; `all` answers are kept unseen until the last is in. */
export function askAll(play: Play, join: Asking['join'], open: Decision[]): void {
  play.state.asking = { join, open, given: {} }
}

/** Takes the answer out of a frame. */
export function answered(frame: Frame): ChoiceKey | null {
  const { answer } = frame
  frame.answer = null
  return answer
}
