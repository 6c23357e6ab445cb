/** A hidden side shown: by the traitor, who then has a traitor's powers, and by death (E2-HIDDEN-05, E2-HIDDEN-06). */
import type { Cited } from '../editions/cited.ts'
import { happen, type Play } from '../play.ts'
import { teamKind } from '../state/sides.ts'
import type { Explorer } from '../state/state.ts'

const isHidden = (play: Play, { shown }: Explorer): boolean =>
  play.rules.hidden.shows && shown === null && play.state.phase === 'haunt' && teamKind(play) === 'hidden'

export const mayShow = (play: Play, explorer: Explorer): boolean =>
  explorer.team === 'traitor' && isHidden(play, explorer)

export function showSide(play: Play, explorer: Explorer, rules: readonly Cited[]): void {
  if (!isHidden(play, explorer)) return
  explorer.shown = explorer.team
  happen(play, { kind: 'side-shown', rules, who: explorer.id, team: explorer.team! })
}
