/** The rule behind what a text alone brings about: a haunt's page comes first, then cards and tiles. */
import type { RuleId } from '../ids.ts'
import type { Scope } from '../state/flow.ts'

export const byText = ({ cause }: Scope): RuleId[] => [cause === 'haunt' ? 'L-PREC-01' : 'L-PREC-02']
