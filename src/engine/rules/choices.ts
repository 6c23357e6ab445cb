/** The legal choices of a decision. Those of a turn, and those that depend on a secret, are computed on demand; the others were stored with the question. */

import type { ChoiceKey } from '../ids.ts'
import type { Play } from '../play.ts'
import { explorerOf } from '../state/characters.ts'
import type { Decision, Frame, FrameOf } from '../state/flow.ts'
import { memberChoices } from './legacy.ts'
import { deedsOfMonster, type MonsterDeed } from './monster-choices.ts'
import { deedsOf, type TurnChoice } from './turn-choices.ts'

/**
 * The deeds open to the frame that is asking, worked out once for each asking: run, legal list, check and
 * carrying out all look at the same table, and nothing on it changes while somebody thinks.
 */
interface Known<D> {
  for: Decision | null
  deeds: readonly D[]
  keys: readonly ChoiceKey[]
}
const knownByFrame = new WeakMap<Frame, Known<{ key: ChoiceKey }>>()

function known<D extends { key: ChoiceKey }>(play: Play, frame: Frame, list: () => D[]): Known<D> {
  const decision = play.state.asking?.open[0] ?? null
  const before = knownByFrame.get(frame)
  if (before && (before.for === decision || decision === null)) return before as Known<D>
  const deeds = list()
  const now = { for: decision, deeds, keys: deeds.map(({ key }) => key) }
  knownByFrame.set(frame, now)
  return now
}

const knownTurn = (play: Play, frame: FrameOf<'turn'>) =>
  known(play, frame, () => deedsOf(play, explorerOf(play.state, frame.with.who)))
const knownMonster = (play: Play, frame: FrameOf<'monster'>) =>
  known(play, frame, () => deedsOfMonster(play, frame))

export const mainDeeds = (play: Play, frame: FrameOf<'turn'>): readonly TurnChoice[] =>
  knownTurn(play, frame).deeds
export const monsterDeeds = (play: Play, frame: FrameOf<'monster'>): readonly MonsterDeed[] =>
  knownMonster(play, frame).deeds

export function choicesOf(play: Play, decision: Decision): readonly ChoiceKey[] {
  if (decision.choices) return decision.choices
  const top = play.state.frames[play.state.frames.length - 1]!
  if (top.rule === 'turn') return knownTurn(play, top).keys
  if (top.rule === 'monster') return knownMonster(play, top).keys
  if (top.rule === 'gather') return memberChoices(play, decision.seat)
  const op = top.rule === 'ops' ? play.index.lists.get(top.with.from)!.ops[top.with.pc] : undefined
  const list = op && play.effectOf(op).choices
  if (top.rule !== 'ops' || !list) throw new Error(`No choices for ${decision.kind}`)
  return list(play, op, top.with, decision.seat)
}
