/** Asking whoever decides for a character; for the house's monsters nobody does, and they take the first choice (L-AMB-71). */
import type { CharacterId, ChoiceKey } from '../ids.ts'
import { ask, type Play } from '../play.ts'
import { seatFor } from '../state/characters.ts'
import type { Decision } from '../state/flow.ts'

export function askFor(
  play: Play,
  who: CharacterId,
  kind: Decision['kind'],
  about: Partial<Decision['about']>,
  choices: ChoiceKey[],
): void {
  const seat = seatFor(play, who)
  if (seat !== null) return ask(play, seat, kind, { who, ...about }, choices)
  play.state.frames[play.state.frames.length - 1]!.answer = choices[0]!
}
