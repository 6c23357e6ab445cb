/** Editions that can be played: a ruleset, and the procedures that carry it out. */
import type { RulesetId } from '../ids.ts'
import type { Procedures } from '../play.ts'
import { first } from './first/answers.ts'
import { procedures as firstProcedures } from './first/procedures.ts'
import { legacy } from './legacy/answers.ts'
import { procedures } from './legacy/procedures.ts'
import type { Ruleset } from './ruleset.ts'
import { addRuleset, notHere } from './rulesets.ts'
import { second } from './second/answers.ts'
import { procedures as secondProcedures } from './second/procedures.ts'
import { third } from './third/answers.ts'
import { procedures as thirdProcedures } from './third/procedures.ts'

export interface Edition {
  rules: Ruleset
  procedures: Procedures
}

const EDITIONS = new Map<RulesetId, Edition>([
  [legacy.id, { rules: legacy, procedures }],
  [first.id, { rules: first, procedures: firstProcedures }],
  [second.id, { rules: second, procedures: secondProcedures }],
  [third.id, { rules: third, procedures: thirdProcedures }],
])

export const editionOf = (id: RulesetId): Edition => EDITIONS.get(id) ?? notHere(id)

/** Lets an edition be played, until what is handed back is called; catalogs name it as theirs. */
export function addEdition(edition: Edition): () => void {
  const { id } = edition.rules
  const removeRuleset = addRuleset(edition.rules)
  EDITIONS.set(id, edition)
  return () => {
    EDITIONS.delete(id)
    removeRuleset()
  }
}
