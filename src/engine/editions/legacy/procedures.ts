/** Legacy plays by the rules in `rules/` as they are, and says who begins, which haunt it is and who of several turns. */
import { chapterOf } from '../../language/chapters.ts'
import type { Procedures } from '../../play.ts'
import { hauntFromChart } from '../../rules/choose-haunt.ts'
import { FRAMES } from '../../rules/procedures.ts'
import { tieByChance } from '../../rules/traitor.ts'

/** L-SETUP-10, L-FREE-03: anybody, unless the chapter says who (L-CAMP-03). */
const mayGoFirst: Procedures['mayGoFirst'] = ({ state, catalog }) => {
  const { explorers } = state
  if (chapterOf(catalog, state.options)?.first !== 'youngest') return explorers
  const least = Math.min(...explorers.map(({ age }) => age))
  return explorers.filter(({ age }) => age === least)
}

export const procedures: Procedures = {
  frames: FRAMES,
  mayGoFirst,
  chooseHaunt: hauntFromChart,
  settleTie: tieByChance,
}
