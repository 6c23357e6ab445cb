/** Raises a trait by a number of steps, at most to the top; among several traits the character who gains picks (L-TRAIT-11). */
import { TRAITS, type Trait } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { numberOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import { counted } from '../language/say.ts'
import type { Value, Who } from '../language/words.ts'
import { answered, ask, type Play } from '../play.ts'
import { people } from '../rules/targets.ts'
import { raise } from '../rules/traits.ts'
import { explorerOf, isCritical, ladderOf, traitValue } from '../state/characters.ts'
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
  /** One trait, one of several, any one, any but the one paid with, the lowest, or every trait that is critical. */
  trait: Trait | Trait[] | 'any' | 'other' | 'lowest' | 'critical'
  by: Value
}

/** Those that may rise: all of them where they are critical, else one. */
function traitsFor(play: Play, { trait }: GainOp, explorer: Explorer, { named }: Scope): readonly Trait[] {
  if (trait === 'critical') return TRAITS.filter((one) => isCritical(explorer, one))
  if (trait === 'any') return TRAITS
  if (trait === 'lowest') {
    const least = Math.min(...TRAITS.map((one) => traitValue(play, explorer, one)))
    return TRAITS.filter((one) => traitValue(play, explorer, one) === least)
  }
  return trait === 'other' ? TRAITS.filter((one) => one !== named) : [trait].flat()
}

export const gain: Effect<GainOp> = {
  schema: ({ z, who, value }) =>
    z
      .strictObject({
        who: who.optional(),
        trait: z.union([
          z.enum([...TRAITS, 'any', 'other', 'lowest', 'critical']),
          z.array(z.enum(TRAITS)).min(2),
        ]),
        by: value,
      })
      .describe('a trait up; list, `any`, several `lowest`: their pick; `other`: not the one paid with'),
  run(play, op, frame) {
    const { with: mine } = frame
    if (frame.step === 0) mine.left = people(play, op.who, mine.scope)
    const id = mine.left[0]
    if (!id) return
    const explorer = explorerOf(play.state, id)
    const by = numberOf(play, op.by, mine.scope)
    const rising = traitsFor(play, op, explorer, mine.scope)
    const answer = answered(frame)
    if (op.trait === 'critical') {
      for (const trait of rising) raise(play, explorer, trait, by)
    } else if (rising.length === 1) raise(play, explorer, rising[0]!, by)
    else if (answer) raise(play, explorer, readKey(answer, 'trait').trait, by)
    else {
      ask(
        play,
        explorer.seat,
        'trait',
        { who: id, source: mine.scope.source },
        rising.map((trait) => keys.trait(trait)),
      )
      return 'again'
    }
    mine.left.shift()
    return mine.left.length > 0 ? 'again' : undefined
  },
  sentence: (op, say) => {
    const does = say.does(op.who, 'gain', 'gains')
    if (op.trait === 'critical') return `${does} ${say.value(op.by)} in each critical trait`
    if (op.trait === 'lowest')
      return `${does} ${say.value(op.by)} in ${say.whose(op.who ?? 'me')} lowest trait`
    const what =
      op.trait === 'any' || op.trait === 'other'
        ? `in ${op.trait === 'any' ? 'any' : 'another'} trait`
        : [op.trait].flat().map(say.trait).join(' or ')
    return `${does} ${counted(say, op.by, what, what)}`
  },
  weigh: (op, { play, scope, value, note }) => {
    for (const id of people(play, op.who, scope)) {
      const explorer = explorerOf(play.state, id)
      const rise = (trait: Trait) =>
        Math.min(value(op.by), ladderOf(play, explorer, trait).steps.length - explorer.steps[trait])
      const rises = traitsFor(play, op, explorer, scope).map(rise)
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
