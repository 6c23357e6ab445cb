/** The first edition plays by the rules in `rules/`; haunt rolls end the turn, and the chart says which haunt it is. */
import type { Procedures } from '../../play.ts'
import { earliestBirthday } from '../../rules/birthdays.ts'
import { hauntFromDrawnPlace } from '../../rules/choose-haunt.ts'
import { checkAfterTurn } from '../../rules/haunt-roll.ts'
import { FRAMES } from '../../rules/procedures.ts'
import { tieFromRevealer } from '../../rules/traitor.ts'

export const procedures: Procedures = {
  frames: { ...FRAMES, 'haunt-check': checkAfterTurn }, // E1-TURN-04
  mayGoFirst: earliestBirthday, // E1-SETUP-09, E1-RUL-15
  chooseHaunt: hauntFromDrawnPlace, // E1-REVEAL-01
  settleTie: tieFromRevealer, // E1-REVEAL-04
}
