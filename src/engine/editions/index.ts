/** Editions by name. A new edition is one file beside `legacy.ts` and one line here. */
import type { EditionId } from '../ids.ts'
import { legacy } from './legacy.ts'
import type { Ruleset } from './ruleset.ts'

const EDITIONS: Partial<Record<EditionId, Ruleset>> = { legacy }

export const EDITION_IDS = Object.keys(EDITIONS) as EditionId[]

export function rulesetOf(id: EditionId): Ruleset {
  const rules = EDITIONS[id]
  if (!rules) throw new Error(`Edition ${id} is not in this build`)
  return rules
}
