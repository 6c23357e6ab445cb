/** Order of play in the haunt, and changes of side (L-ORDER-01..04, L-AMB-66, L-HID-07). */
import type { ExplorerId, Team } from '../ids.ts'
import { happen, type Play } from '../play.ts'
import { explorerOf, fromLeftOf, isTraitor } from '../state/characters.ts'
import { teamKind } from '../state/sides.ts'
import type { Slot } from '../state/state.ts'
import { checkLastOnes } from './victory.ts'

/**
 * The hero on the traitor's left first, heroes leftwards, then the traitors in table order, then monsters and
 * house. With nobody known as the traitor, table order from where the haunt says.
 */
export function hauntOrder(play: Play): Slot[] {
  const { state, catalog } = play
  const haunt = catalog.haunts[state.haunt!.number]!
  const known = state.explorers.filter((explorer) => explorer.shown === 'traitor')
  const heroes = state.explorers.length - known.length
  const revealer = explorerOf(state, state.haunt!.revealer)
  const first =
    known[0] && heroes > 0 ? known[0].seat : haunt.first === 'revealer' ? revealer.seat - 1 : revealer.seat
  const round = fromLeftOf(state, (first + state.explorers.length) % state.explorers.length)
  const order: Slot[] = [
    ...round.filter(({ shown }) => shown !== 'traitor'),
    ...(heroes > 0 ? known : round), // L-AMB-66
  ].map(({ id }) => id)
  if (haunt.monsters.length > 0) order.push('*monsters') // L-ORDER-03
  if (haunt.houseTurn) order.push('*house')
  return order
}

/** Somebody changes sides for all to see; the round goes on in its order, the traitor's powers come at once (L-AMB-96). */
export function changeTeam(play: Play, id: ExplorerId, team: Team): void {
  const explorer = explorerOf(play.state, id)
  if (explorer.team === team && explorer.shown === team) return
  explorer.team = team
  explorer.shown = team
  showTheRest(play)
  happen(play, { kind: 'team-changed', rules: ['L-HID-07', 'L-TRTR-01'], who: id, team })
  checkLastOnes(play) // L-AMB-75: the last hero may be the one who turned
}

/** L-AMB-98: where one traitor was hidden, all sides are known once that one is shown. */
function showTheRest(play: Play): void {
  const { explorers } = play.state
  const isSecret = explorers.some((explorer) => isTraitor(explorer) && explorer.shown === null)
  if (teamKind(play) !== 'hidden' || isSecret) return
  for (const explorer of explorers) explorer.shown = explorer.team
}
