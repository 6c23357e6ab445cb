/** A price in trait steps, paid whole and never below critical, or there is no reward (L-TRAIT-18, L-AMB-20, L-AMB-21). */
import { TRAITS, type Trait } from '../ids.ts'
import type { OpList } from '../language/defs.ts'
import { answered, ask } from '../play.ts'
import { lower } from '../rules/traits.ts'
import { explorerOf, findExplorer } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import type { Explorer } from '../state/state.ts'
import type { Effect } from './effect.ts'
import { runList } from './lists.ts'
import { namedTrait } from './name-trait.ts'

export interface PayOp {
  op: 'pay'
  trait: Trait | 'any' | 'named'
  by: number
  then: OpList
}

function payable(explorer: Explorer, { trait, by }: PayOp, scope: Scope): Trait[] {
  const meant = trait === 'any' ? TRAITS : [trait === 'named' ? namedTrait(scope) : trait]
  return meant.filter((one): one is Trait => one !== null && explorer.steps[one] - by >= 1)
}

export const pay: Effect<PayOp> = {
  schema: ({ z, ops }) =>
    z
      .strictObject({ trait: z.enum([...TRAITS, 'any', 'named']), by: z.int().min(1), then: ops })
      .describe('a price paid whole, then the rest'),
  possible: (play, op, scope) => {
    const explorer = findExplorer(play.state, scope.me)
    return explorer !== null && payable(explorer, op, scope).length > 0
  },
  run(play, op, frame) {
    const { scope } = frame.with
    const explorer = explorerOf(play.state, scope.me)
    const traits = payable(explorer, op, scope)
    if (traits.length === 0) return
    const answer = answered(frame)
    if (traits.length > 1 && !answer) {
      ask(
        play,
        explorer.seat,
        'trait',
        { who: scope.me, source: scope.source },
        traits.map((trait) => `trait:${trait}`),
      )
      return 'again'
    }
    const trait = answer ? (answer.slice('trait:'.length) as Trait) : traits[0]!
    lower(play, explorer, trait, op.by)
    runList(play, op.then, { ...scope, named: trait })
  },
  sentence: (op, say) =>
    `lose ${op.by} ${op.trait === 'any' ? 'in a trait of choice' : op.trait === 'named' ? 'in it' : say.trait(op.trait)} to ${say.list(op.then)}`,
  weigh: (op, { list }) => list(op.then) - op.by,
}
