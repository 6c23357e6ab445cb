/** The rule behind what a text alone brings about: a haunt's page comes first, then cards and tiles. */
import type { Cited } from '../editions/cited.ts'
import type { Scope } from '../state/flow.ts'

export const byText = ({ cause }: Scope): Cited[] => [cause === 'haunt' ? 'L-PREC-01' : 'L-PREC-02']
