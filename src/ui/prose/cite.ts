/** Rules as the reader sees them. Every rule ID that is printed passes through this file. */
import { type Cited, rulesKnown } from '../../engine/editions/cited.ts'
import { rulesetOf } from '../../engine/game.ts'
import type { RuleId, RulesetId } from '../../engine/ids.ts'

type AtTable = { readonly view: { readonly edition: RulesetId }; readonly ids?: boolean }

/** The rules of the edition at this table behind citations; none if it has no such rules. */
export const rulesBehind = ({ view }: AtTable, ...cited: Cited[]): RuleId[] =>
  rulesKnown(rulesetOf(view.edition).cites, cited)

export const idList = (rules: readonly RuleId[], between = ', '): string => rules.join(between)

/** " (L-MOVE-02, L-MOVE-03)", for the end of a sentence; empty unless the reader wants IDs. */
export const citeRules = ({ ids }: AtTable, rules: readonly RuleId[], between?: string): string =>
  !ids || rules.length === 0 ? '' : ` (${idList(rules, between)})`

/** The same for what the screens and the command line say by themselves. */
export const cite = (scene: AtTable, ...cited: Cited[]): string =>
  citeRules(scene, rulesBehind(scene, ...cited))
