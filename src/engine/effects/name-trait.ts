/** Say which trait is meant; the ops that follow may roll it or pay with it as `named`. */
import { TRAITS, type Trait } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import type { OpList } from '../language/defs.ts'
import { answered, happen, type Play, runList } from '../play.ts'
import { askFor } from '../rules/decide.ts'
import { eachAnswer } from '../rules/questions.ts'
import type { Scope } from '../state/flow.ts'
import { naming } from '../state/scope.ts'
import { byText } from './by-text.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'name-trait': NameTraitOp
  }
}

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
      const choices = traits.map(keys.trait)
      askFor(play, scope.me, 'trait', { source: scope.source }, choices)
      return 'again'
    }
    const trait = readKey(answer, 'trait').trait
    happen(play, { kind: 'trait-named', rules: byText(scope), who: scope.me, trait })
    runList(play, op.do, naming(scope, trait))
  },
  sentence: (op, say) => `name a trait; ${say.list(op.do)}`,
  weigh: (op, { play, scope, choice }) =>
    choice(
      nameable(play, scope).map((trait) => ({ list: op.do, scope: { named: trait } })),
      scope.me,
    ),
  namesTrait: ['do'],
  asks: {
    trait: 'Name',
    isContest: true,
    leadsTo: ({ do: list }, key, scope) => ({ list, scope: naming(scope, readKey(key, 'trait').trait) }),
  },
}
