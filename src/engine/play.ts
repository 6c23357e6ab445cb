/** A game while it runs: the state being changed, the catalog it reads and the happenings it gives off. */

import { AS_WRITTEN, rulesCited } from './editions/cited.ts'
import type { Ruleset } from './editions/ruleset.ts'
import type { Happening, RawHappening } from './happenings.ts'
import type { CardId, ChoiceKey, ExplorerId, Seat, TileId } from './ids.ts'
import type { CatalogIndex } from './language/catalog-index.ts'
import type { Catalog, OpList } from './language/defs.ts'
import type { Op } from './language/words.ts'
import type { Asking, Decision, Frame, FrameOf, Locals, RuleName, Scope } from './state/flow.ts'
import { copyScope } from './state/scope.ts'
import type { Explorer, State } from './state/state.ts'

export interface Play {
  state: State
  catalog: Catalog
  index: CatalogIndex
  rules: Ruleset
  procedures: Procedures
  /** The behaviour of an op; handed in, since ops are built on the rules. */
  effectOf: (op: Op) => Behaviour<Op>
  out: Happening[]
  /** The unseen answers of all who were asked, for the frame that asked; never part of the state. */
  given: Asking['given'] | null
}

/** What the rules need of an op: to run it, to list the answers to what it asks, to tell whether it can be done. */
export interface Behaviour<T> {
  /** Does it, or its next part: `again` means "come back to me when what I pushed or asked is done". */
  // biome-ignore lint/suspicious/noConfusingVoidType: most ops are done at once and say nothing
  run: (play: Play, op: T, frame: FrameOf<'ops'>) => 'again' | void
  /** What it asked a seat, where the answers are worked out when wanted and not written down when asked. */
  choices?: (play: Play, op: T, locals: Locals['ops'], seat: Seat) => ChoiceKey[]
  /** False if it cannot be done now, so that neither action nor option is offered (L-TRAIT-18). */
  possible?: (play: Play, op: T, scope: Scope) => boolean
  /** It can only do harm to whoever it befalls. */
  harms?: (op: T) => boolean
}

/** What carries the rules out. An edition takes them from `rules/`, and puts its own in the place of those it plays by differently. */
export interface Procedures {
  /** One for each kind of frame; the loop calls that of the frame on top. */
  frames: { readonly [R in RuleName]: (play: Play, frame: FrameOf<R>) => void }
  /** Those of whom one, by chance, has the first turn. */
  mayGoFirst: (play: Play) => Explorer[]
  /**
   * The number of the haunt that an Omen brings; null if nothing names one. If several rooms have an equal claim the
   * revealer names one of them, `room`.
   */
  chooseHaunt: (
    play: Play,
    revealer: ExplorerId,
    omen: CardId | null,
    room: TileId | null,
  ) => number | null | { among: TileId[] }
  /** One of several who meet the haunt's rule for the traitor equally well. */
  settleTie: (play: Play, tied: readonly ExplorerId[]) => ExplorerId
}

/** Pushes a procedure; it runs before anything under it goes on. */
export function push<R extends RuleName>(play: Play, rule: R, locals: Locals[R]): void {
  const frame: FrameOf<R> = { rule, step: 0, answer: null, result: 0, with: locals }
  play.state.frames.push(frame as Frame)
}

/** Pushes a list of ops. */
export function runList(play: Play, list: OpList, scope: Scope): void {
  if (list.ops.length > 0)
    push(play, 'ops', { from: list.ref, pc: 0, scope: copyScope(scope), left: [], mem: '' })
}

/** The frame on top is done; what it brings back goes to the frame that pushed it. */
export function pop(play: Play, result = 0): void {
  const { frames } = play.state
  frames.pop()
  const parent = frames[frames.length - 1]
  if (parent) parent.result = result
}

/** Every happening passes here, and is cited as the edition's rulebook has it. */
export function happen(play: Play, raw: RawHappening): void {
  const { cites } = play.rules
  // Legacy's citations stay as they are: this is done for every step of every game.
  if (cites === AS_WRITTEN) play.out.push(raw)
  else play.out.push({ ...raw, rules: rulesCited(cites, raw.rules) })
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
