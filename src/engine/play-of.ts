/** Starts work on a state: the state itself, with the catalog, index, rules and procedures it is played by. */
import { editionOf } from './editions/index.ts'
import { effectOf } from './effects/table.ts'
import { indexOf } from './language/catalog-index.ts'
import type { Catalog } from './language/defs.ts'
import type { Play } from './play.ts'
import type { State } from './state/state.ts'

export function playOf(catalog: Catalog, state: State): Play {
  const { rules, procedures } = editionOf(state.edition)
  return { state, catalog, index: indexOf(catalog), rules, procedures, effectOf, out: [], given: null }
}
