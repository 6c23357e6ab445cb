/** Breaking off what is under way; cards a frame was holding go to the bottom of their decks (L-CORE-12). */
import type { Play } from '../play.ts'
import { isOutOfPlay } from './cards.ts'

export function abandonFrames(play: Play, keep: number): void {
  const { state, catalog } = play
  for (const frame of state.frames.splice(keep)) {
    const held: (string | null)[] =
      frame.rule === 'resolve-event'
        ? [frame.with.card]
        : frame.rule === 'draw' && frame.with.kind === 'event'
          ? [frame.with.card, frame.with.other]
          : []
    for (const card of held)
      if (card && !isOutOfPlay(state, card))
        (state.discards ?? state.decks)[catalog.cards[card]!.kind].push(card)
  }
  const bottom = state.frames[keep - 1]
  if (bottom) bottom.step = 0
  state.asking = null
}
