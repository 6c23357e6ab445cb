/** Move traits under their starting step back up to it (L-TRAIT-13, L-TRAIT-14); the healed one picks (L-AMB-25). */
import { TRAITS, type Trait } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { numberOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import { counted } from '../language/say.ts'
import type { Value, Who } from '../language/words.ts'
import { answered, ask } from '../play.ts'
import { people, reachesMe } from '../rules/targets.ts'
import { healTrait, stepsLost } from '../rules/traits.ts'
import { explorerOf } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    heal: HealOp
  }
}

export interface HealOp {
  op: 'heal'
  who?: Who
  /** `all`, a list, `same` (the trait whose healing called for this) or `other` (all but the one paid with). */
  traits: Trait[] | 'all' | 'same' | 'other'
  /** How many of them the healed one picks; all of them if left out. */
  count?: Value
}

function traitsOf({ traits }: HealOp, named: string | null): readonly Trait[] {
  if (traits === 'all') return TRAITS
  if (traits === 'other') return TRAITS.filter((trait) => trait !== named)
  return traits === 'same' ? TRAITS.filter((trait) => trait === named) : traits
}

export const heal: Effect<HealOp> = {
  schema: ({ z, who, value }) =>
    z
      .strictObject({
        who: who.optional(),
        traits: z.union([z.array(z.enum(TRAITS)).min(1), z.enum(['all', 'same', 'other'])]),
        count: value.optional(),
      })
      .describe('up to the start, perhaps only `count` of them; `same`, `other`: as the one paid with'),
  run(play, op, frame) {
    const { with: mine } = frame
    const traits = traitsOf(op, mine.scope.named)
    if (frame.step === 0) mine.left = people(play, op.who, mine.scope)
    const id = mine.left[0]
    if (!id) return
    const explorer = explorerOf(play.state, id)
    const count = op.count === undefined ? traits.length : numberOf(play, op.count, mine.scope)
    const done = mine.mem === '' ? [] : mine.mem.split(' ')
    const answer = answered(frame)
    if (count >= traits.length) for (const trait of traits) healTrait(play, explorer, trait)
    else {
      if (answer) {
        const trait = readKey(answer, 'trait').trait
        done.push(trait)
        mine.mem = done.join(' ')
        healTrait(play, explorer, trait as Trait)
        if (done.length < count) return 'again'
      } else {
        const left = traits.filter((trait) => !done.includes(trait))
        ask(
          play,
          explorer.seat,
          'trait',
          { who: id, source: mine.scope.source },
          left.map((trait) => keys.trait(trait)),
        )
        return 'again'
      }
    }
    mine.mem = ''
    mine.left.shift()
    return mine.left.length > 0 ? 'again' : undefined
  },
  sentence: (op, say) => {
    const does = say.does(op.who, 'heal', 'heals')
    if (op.traits === 'same') return `${does} the same trait`
    if (op.traits === 'all')
      return op.count === undefined
        ? `${does} all traits`
        : `${does} ${counted(say, op.count, 'trait', 'traits')}`
    if (op.traits === 'other')
      return `${does} ${op.count === undefined ? 'all other traits' : counted(say, op.count, 'other trait', 'other traits')}`
    const traits = op.traits.map(say.trait)
    if (op.count === undefined || op.count === 1)
      return `${does} ${traits.join(op.count === undefined ? ' and ' : ' or ')}`
    const among = `of ${traits.join(', ')}`
    return `${does} ${counted(say, op.count, among, among)}`
  },
  weigh: (op, { play, scope, value, note }) => {
    for (const id of people(play, op.who, scope)) {
      const lost = traitsOf(op, scope.named)
        .map((trait) => stepsLost(play, id, trait))
        .sort((a, b) => b - a)
      const healed = op.count === undefined ? lost : lost.slice(0, value(op.count))
      note(
        fact.health(id),
        healed.reduce((sum, steps) => sum + steps, 0),
      )
    }
  },
  fires: ({ who }) => (reachesMe(who) ? ['healed'] : []),
  befalls: true,
  asks: { trait: 'Heal', stepAfter: (_op, step, { start }) => (step < start ? start : null) },
}
