/**
 * Rulesets by edition. Data alone: `odds` and `check` ask editions questions without loading the rules that
 * carry the answers out.
 */
import type { RulesetId } from '../ids.ts'
import { first } from './first/haunt-roll.ts'
import { legacy } from './legacy/answers.ts'
import type { Ruleset } from './ruleset.ts'
import { second } from './second/haunt-roll.ts'
import { third } from './third/haunt-roll.ts'

const RULESETS = new Map<RulesetId, Ruleset>([[legacy.id, legacy]])

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

/** What `odds haunt` asks, of editions that cannot be played yet as well. */
export type HauntRules = Pick<Ruleset, 'dice' | 'hauntRoll'>
const UNPLAYABLE = new Map<RulesetId, HauntRules>(Object.entries({ first, second, third }))

export const hauntRulesOf = (id: RulesetId): HauntRules => UNPLAYABLE.get(id) ?? rulesetOf(id)
