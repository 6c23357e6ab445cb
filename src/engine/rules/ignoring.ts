/** Ongoing Events that a traitor may ignore (L-TRTR-07, L-AMB-69). */
import type { CardId } from '../ids.ts'
import { keys } from '../keys.ts'
import { happen, type Play } from '../play.ts'
import { hasPower } from '../state/sides.ts'
import type { Explorer } from '../state/state.ts'

/** Cards that may be ignored, or heeded again, before anything else is done in the turn. */
export function ignorable(play: Play, explorer: Explorer): CardId[] {
  const { turn, ongoing } = play.state
  if (ongoing.length === 0 || turn.spent > 0 || turn.words.length > 0) return []
  if (!hasPower(play, explorer, 'ignore-ongoing')) return []
  return ongoing.map(({ card }) => card).filter((card) => !turn.onces.includes(keys.ignore(card)))
}

/** The next Event on the traitor's tile that counts before the first choice of the turn and is not settled. */
export function unsettled(play: Play, explorer: Explorer): CardId | null {
  const { ongoing, turn } = play.state
  const here = ongoing.filter(
    ({ card, tile }) =>
      tile === explorer.tile && countsAtOnce(play, card) && !turn.onces.includes(keys.ignore(card)),
  )
  return here.length > 0 && hasPower(play, explorer, 'ignore-ongoing') ? here[0]!.card : null
}

/** It does something as the turn starts, or changes how many moves there are. */
const countsAtOnce = ({ catalog }: Play, card: CardId): boolean => {
  const { reactions, passives } = catalog.cards[card]!
  return (
    reactions.some(({ on }) => on === 'turn-start') ||
    passives.some(({ ask }) => ask === 'moves' || ask === 'trait')
  )
}

/** Nobody takes the benefit and dodges the harm within one turn: what is settled as it starts stays so. */
export function settle(play: Play, explorer: Explorer, card: CardId, ignored: boolean): void {
  play.state.turn.onces.push(keys.ignore(card))
  if (explorer.ignores.includes(card) !== ignored) ignore(play, explorer, card, ignored)
}

export function ignore(play: Play, explorer: Explorer, card: CardId, ignored: boolean): void {
  if (ignored) explorer.ignores.push(card)
  else explorer.ignores = explorer.ignores.filter((other) => other !== card)
  happen(play, { kind: 'event-ignored', rules: ['L-TRTR-07'], who: explorer.id, card, ignored })
}
