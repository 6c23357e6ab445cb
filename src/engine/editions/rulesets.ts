/**
 * Rulesets by edition. Data alone: `odds` and `check` ask editions questions without loading the rules that
 * carry the answers out.
 */
import type { RulesetId } from '../ids.ts'
import { first } from './first/answers.ts'
import { legacy } from './legacy/answers.ts'
import type { Ruleset } from './ruleset.ts'
import { second } from './second/answers.ts'
import { third } from './third/answers.ts'

const RULESETS = new Map<RulesetId, Ruleset>([legacy, first, second, third].map((rules) => [rules.id, rules]))

/** Editions that can be played. */
export const playableEditions = (): RulesetId[] => [...RULESETS.keys()]
export const isPlayable = (id: string): boolean => RULESETS.has(id)

export function addRuleset(rules: Ruleset): () => void {
  RULESETS.set(rules.id, rules)
  return () => RULESETS.delete(rules.id)
}

export const rulesetOf = (id: RulesetId): Ruleset => RULESETS.get(id) ?? notHere(id)

export function notHere(id: RulesetId): never {
  throw new Error(`Edition ${id} is not in this build`)
}
