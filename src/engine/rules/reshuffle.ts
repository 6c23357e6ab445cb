/** Discards that make a new pack when there is nothing left of the old one (E2-DISC-08, E2-RUL-04). */
import type { CardKind } from '../ids.ts'
import { happen, type Play } from '../play.ts'
import { shuffle } from '../state/dice.ts'

/** Shuffles a deck's discards into a new one if it is empty. */
export function refillDeck(play: Play, deck: CardKind): void {
  const { decks, discards, rng } = play.state
  if (decks[deck].length > 0 || !discards || discards[deck].length === 0) return
  shuffle(rng, 'cards', discards[deck])
  decks[deck] = discards[deck].splice(0)
  happen(play, { kind: 'reshuffled', rules: ['E2-RUL-04'], pack: deck })
}

/** What is left of the stack is discarded first: nothing of it will do. */
export function refillStack(play: Play): void {
  const { state } = play
  const { discards } = state
  if (!discards || discards.stack.length === 0) return
  const tiles = [...discards.stack.splice(0), ...state.stack]
  shuffle(state.rng, 'stack', tiles)
  state.stack = tiles
  happen(play, { kind: 'reshuffled', rules: ['E2-DISC-08'], pack: 'stack' })
}

/** Every tile that can still be found. */
export const tilesLeft = ({ state: { stack, discards } }: Play): readonly string[] =>
  discards && discards.stack.length > 0 ? [...stack, ...discards.stack] : stack
