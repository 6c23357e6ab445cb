/** The third edition plays by the rules in `rules/`; birthdays say who begins, the scenario which haunt it is. */
import type { Procedures } from '../../play.ts'
import { nextBirthday } from '../../rules/birthdays.ts'
import { hauntFromScenario } from '../../rules/choose-haunt.ts'
import { FRAMES } from '../../rules/procedures.ts'
import { tieFromRevealer } from '../../rules/traitor.ts'

export const procedures: Procedures = {
  frames: FRAMES,
  mayGoFirst: nextBirthday, // E3-SETUP-12
  chooseHaunt: hauntFromScenario, // E3-REVEAL-01
  settleTie: tieFromRevealer, // E3-REVEAL-05
}
