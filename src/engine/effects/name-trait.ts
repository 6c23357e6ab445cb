/** Say which trait is meant; the ops that follow may roll it or pay with it as `named`. */
import { TRAITS, type Trait } from '../ids.ts'
import type { OpList } from '../language/defs.ts'
import { answered, happen, type Play } from '../play.ts'
import { askFor } from '../rules/decide.ts'
import { eachAnswer } from '../rules/questions.ts'
import type { Scope } from '../state/flow.ts'
import { byText } from './by-text.ts'
import type { Effect } from './effect.ts'
import { runList } from './lists.ts'

export interface NameTraitOp {
  op: 'name-trait'
  do: OpList
}

function nameable(play: Play, { me }: Scope): Trait[] {
  const barred: Trait[] = []
  eachAnswer(play, me, 'may-not-name', ({ trait }) => {
    barred.push(trait)
  })
  return TRAITS.filter((trait) => !barred.includes(trait))
}

/** The trait said before, if one was. */
export const namedTrait = ({ named }: Scope): Trait | null => TRAITS.find((trait) => trait === named) ?? null

export const nameTrait: Effect<NameTraitOp> = {
  schema: ({ z, ops }) =>
    z.strictObject({ do: ops }).describe('I name a trait, which `contest` and `pay` then call `named`'),
  possible: (play, _op, scope) => nameable(play, scope).length > 0,
  run(play, op, frame) {
    const { scope } = frame.with
    const traits = nameable(play, scope)
    if (traits.length === 0) return
    const answer = answered(frame)
    if (!answer) {
      const keys = traits.map((trait) => `trait:${trait}`)
      askFor(play, scope.me, 'trait', { source: scope.source }, keys)
      return 'again'
    }
    const trait = answer.slice('trait:'.length) as Trait
    happen(play, { kind: 'trait-named', rules: byText(scope), who: scope.me, trait })
    runList(play, op.do, { ...scope, named: trait })
  },
  sentence: (op, say) => `name a trait; ${say.list(op.do)}`,
  weigh: (op, { play, scope, choice }) =>
    choice(
      nameable(play, scope).map((trait) => ({ list: op.do, scope: { named: trait } })),
      scope.me,
    ),
}
