/** Raise a trait by so many steps, no higher than the top one; the one who gains picks among several (L-TRAIT-11). */
import { TRAITS, type Trait } from '../ids.ts'
import { numberOf } from '../language/evaluate.ts'
import { counted } from '../language/say.ts'
import type { Value, Who } from '../language/words.ts'
import { answered, ask } from '../play.ts'
import { raise } from '../rules/traits.ts'
import { explorerOf, isCritical } from '../state/characters.ts'
import type { Effect } from './effect.ts'
import { fact } from './facts.ts'
import { people } from './targets.ts'

export interface GainOp {
  op: 'gain'
  who?: Who
  /** One trait, one of several, any one, any but the one paid with, or every trait that is critical. */
  trait: Trait | Trait[] | 'any' | 'other' | 'critical'
  by: Value
}

export const gain: Effect<GainOp> = {
  schema: ({ z, who, value }) =>
    z
      .strictObject({
        who: who.optional(),
        trait: z.union([z.enum([...TRAITS, 'any', 'other', 'critical']), z.array(z.enum(TRAITS)).min(2)]),
        by: value,
      })
      .describe('a trait up; list, `any`: their pick; `other`: not the one paid with'),
  run(play, op, frame) {
    const { with: mine } = frame
    if (frame.step === 0) mine.left = people(play, op.who, mine.scope)
    const id = mine.left[0]
    if (!id) return
    const explorer = explorerOf(play.state, id)
    const by = numberOf(play, op.by, mine.scope)
    const answer = answered(frame)
    if (op.trait === 'critical') {
      for (const trait of TRAITS) if (isCritical(explorer, trait)) raise(play, explorer, trait, by)
    } else if (typeof op.trait === 'string' && op.trait !== 'any' && op.trait !== 'other')
      raise(play, explorer, op.trait, by)
    else if (answer) raise(play, explorer, answer.slice('trait:'.length) as Trait, by)
    else {
      const paid = op.trait === 'other' ? mine.scope.named : null
      const traits = Array.isArray(op.trait) ? op.trait : TRAITS.filter((trait) => trait !== paid)
      ask(
        play,
        explorer.seat,
        'trait',
        { who: id, source: mine.scope.source },
        traits.map((trait) => `trait:${trait}`),
      )
      return 'again'
    }
    mine.left.shift()
    return mine.left.length > 0 ? 'again' : undefined
  },
  sentence: (op, say) => {
    const does = say.does(op.who, 'gain', 'gains')
    if (op.trait === 'critical') return `${does} ${say.value(op.by)} in each critical trait`
    const what =
      op.trait === 'any' || op.trait === 'other'
        ? `in ${op.trait === 'any' ? 'a' : 'another'} trait of choice`
        : [op.trait].flat().map(say.trait).join(' or ')
    return `${does} ${counted(say, op.by, what, what)}`
  },
  weigh: (op, { who, value, note }) => {
    for (const id of who(op.who)) note(fact.health(id), value(op.by))
  },
}
