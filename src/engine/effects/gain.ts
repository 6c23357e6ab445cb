/** Raise a trait by so many steps, no higher than the top one; the one who gains picks among several (L-TRAIT-11). */
import { type Trait, TRAITS } from '../ids.ts'
import { valueOf } from '../language/evaluate.ts'
import type { Value, Who } from '../language/words.ts'
import { answered, ask } from '../play.ts'
import { raise } from '../rules/traits.ts'
import { explorerOf, isCritical } from '../state/characters.ts'
import type { Effect } from './effect.ts'
import { people } from './targets.ts'

export interface GainOp {
  op: 'gain'
  who?: Who
  /** One trait, one of several, any one, or every trait that is critical. */
  trait: Trait | Trait[] | 'any' | 'critical'
  by: Value
}

export const gain: Effect<GainOp> = {
  schema: ({ z, who, value }) =>
    z.strictObject({
      who: who.optional(),
      trait: z.union([z.enum(TRAITS), z.array(z.enum(TRAITS)).min(2), z.literal('any'), z.literal('critical')]),
      by: value,
    }),
  run(play, op, frame) {
    const { with: mine } = frame
    if (frame.step === 0) mine.left = people(play, op.who, mine.scope)
    const id = mine.left[0]
    if (!id) return
    const explorer = explorerOf(play.state, id)
    const by = valueOf(play, op.by, mine.scope)
    const answer = answered(frame)
    if (op.trait === 'critical') {
      for (const trait of TRAITS) if (isCritical(explorer, trait)) raise(play, explorer, trait, by)
    } else if (typeof op.trait === 'string' && op.trait !== 'any') raise(play, explorer, op.trait, by)
    else if (answer) raise(play, explorer, answer.slice('trait:'.length) as Trait, by)
    else {
      const traits = op.trait === 'any' ? TRAITS : op.trait
      ask(play, explorer.seat, 'trait', { who: id, source: mine.scope.source }, traits.map((trait) => `trait:${trait}`))
      return 'again'
    }
    mine.left.shift()
    return mine.left.length > 0 ? 'again' : undefined
  },
  sentence: (op, say) => {
    const does = say.does(op.who, 'gain', 'gains')
    if (op.trait === 'critical') return `${does} ${say.value(op.by)} in each critical trait`
    if (op.trait === 'any') return `${does} ${say.value(op.by)} in a trait of choice`
    return `${does} ${say.value(op.by)} ${[op.trait].flat().map(say.trait).join(' or ')}`
  },
  weigh: (op, { value, self }) => (self(op.who) ? value(op.by) : 0),
}
