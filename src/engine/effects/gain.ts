/** Raise a trait by so many steps, no higher than the top one; the one who gains picks among several (L-TRAIT-11). */
import { TRAITS, type Trait } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { numberOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import { counted } from '../language/say.ts'
import type { Value, Who } from '../language/words.ts'
import { answered, ask } from '../play.ts'
import { people } from '../rules/targets.ts'
import { raise } from '../rules/traits.ts'
import { explorerOf, isCritical, ladderOf } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import type { Explorer } from '../state/state.ts'
import { type Effect, roughly } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    gain: GainOp
  }
}

export interface GainOp {
  op: 'gain'
  who?: Who
  /** One trait, one of several, any one, any but the one paid with, or every trait that is critical. */
  trait: Trait | Trait[] | 'any' | 'other' | 'critical'
  by: Value
}

/** Those that may rise: all of them where they are critical, else one. */
function traitsFor({ trait }: GainOp, explorer: Explorer, { named }: Scope): readonly Trait[] {
  if (trait === 'critical') return TRAITS.filter((one) => isCritical(explorer, one))
  if (trait === 'any') return TRAITS
  return trait === 'other' ? TRAITS.filter((one) => one !== named) : [trait].flat()
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
      for (const trait of traitsFor(op, explorer, mine.scope)) raise(play, explorer, trait, by)
    } else if (typeof op.trait === 'string' && op.trait !== 'any' && op.trait !== 'other')
      raise(play, explorer, op.trait, by)
    else if (answer) raise(play, explorer, readKey(answer, 'trait').trait, by)
    else {
      ask(
        play,
        explorer.seat,
        'trait',
        { who: id, source: mine.scope.source },
        traitsFor(op, explorer, mine.scope).map((trait) => keys.trait(trait)),
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
  weigh: (op, { play, scope, value, note }) => {
    for (const id of people(play, op.who, scope)) {
      const explorer = explorerOf(play.state, id)
      const rise = (trait: Trait) =>
        Math.min(value(op.by), ladderOf(play, explorer, trait).steps.length - explorer.steps[trait])
      const rises = traitsFor(op, explorer, scope).map(rise)
      // Every critical trait rises; of the others one.
      note(
        fact.health(id),
        op.trait === 'critical' ? rises.reduce((a, b) => a + b, 0) : Math.max(0, ...rises),
      )
    }
  },
  befalls: true,
  asks: {
    trait: 'Gain in',
    stepAfter: ({ by }, step, { top }) => Math.min(step + roughly(by), top),
  },
}
