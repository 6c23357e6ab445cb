/** Lower a named trait: damage of that trait's kind, so armour and immunities count (L-TRAIT-08). */
import { type CharacterId, TRAITS, type Trait } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { numberOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import { counted } from '../language/say.ts'
import type { Value, Who } from '../language/words.ts'
import { answered, ask, type Play } from '../play.ts'
import { hurt, inDamageOrder, isImmune } from '../rules/damage.ts'
import { affected } from '../rules/targets.ts'
import { floorOf } from '../rules/traits.ts'
import { findExplorer, monsterOf, traitValue, valueFor } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import type { Explorer } from '../state/state.ts'
import { type Effect, roughly } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    lose: LoseOp
  }
}

export interface LoseOp {
  op: 'lose'
  who?: Who
  /** One trait, or several of which the loser picks; `highest` is the one that shows most. */
  trait: Trait | Trait[] | 'any' | 'highest'
  by: Value
  /** Stops at critical even where a trait may fall to the skull. */
  notBelowCritical?: boolean
}

/** L-TRAIT-03: a trait is as high as the number it shows. */
function meant(play: Play, { trait }: LoseOp, loser: Explorer): readonly Trait[] {
  if (trait === 'any') return TRAITS
  if (trait !== 'highest') return [trait].flat()
  const most = Math.max(...TRAITS.map((one) => traitValue(play, loser, one)))
  return TRAITS.filter((one) => traitValue(play, loser, one) === most)
}

/** Those of the traits named that can still fall; all of them where none can (L-AMB-18). */
function losable(play: Play, op: LoseOp, loser: Explorer): readonly Trait[] {
  const named = meant(play, op, loser)
  const floor = lowest(play, op)
  const free = named.filter((trait) => loser.steps[trait] > floor)
  return play.rules.damage.redirects && free.length > 0 ? free : named
}

/** L-TRAIT-08, L-AMB-102: the living, and monsters that have the trait. */
function losers(play: Play, op: LoseOp, scope: Scope): CharacterId[] {
  const traits = op.trait === 'any' || op.trait === 'highest' ? null : [op.trait].flat()
  return affected(play, op.who, scope).filter((id) => {
    const explorer = findExplorer(play.state, id)
    if (explorer) return !explorer.dead
    return traits === null || traits.some((trait) => valueFor(play, id, trait) !== null)
  })
}

const theOne = ({ trait }: LoseOp): Trait | undefined =>
  typeof trait === 'string' && trait !== 'any' && trait !== 'highest' ? trait : undefined

const floorFor = (op: LoseOp): number => (op.notBelowCritical ? 1 : 0)
const lowest = (play: Play, op: LoseOp): number => Math.max(floorOf(play), floorFor(op))

export const lose: Effect<LoseOp> = {
  schema: ({ z, who, value }) =>
    z
      .strictObject({
        who: who.optional(),
        trait: z.union([z.enum(TRAITS), z.array(z.enum(TRAITS)).min(2), z.enum(['any', 'highest'])]),
        by: value,
        notBelowCritical: z.boolean().optional(),
      })
      .describe('a trait down; list, `any`, several `highest`: their pick'),
  run(play, op, frame) {
    const { with: mine } = frame
    // L-TRAIT-10: a loss goes round the table as damage does.
    if (frame.step === 0) mine.left = inDamageOrder(play, losers(play, op, mine.scope))
    const id = mine.left[0]
    if (!id) return
    const answer = answered(frame)
    const loser = findExplorer(play.state, id)
    // L-MON-11: whichever of its traits a monster loses, it is stunned.
    const only = loser ? (theOne(op) ?? (answer && readKey(answer, 'trait').trait)) : TRAITS[0]
    if (loser && !only) {
      ask(
        play,
        loser.seat,
        'trait',
        { who: id, source: mine.scope.source },
        losable(play, op, loser).map((trait) => keys.trait(trait)),
      )
      return 'again'
    }
    mine.left.shift()
    hurt(
      play,
      [id],
      { trait: only as Trait, floor: floorFor(op) },
      numberOf(play, op.by, mine.scope),
      mine.scope.cause,
    )
    return mine.left.length > 0 ? 'again' : undefined
  },
  harms: ({ who }) => who === undefined || who === 'me',
  sentence: (op, say) => {
    const what =
      op.trait === 'any'
        ? 'in any trait'
        : op.trait === 'highest'
          ? 'in the highest trait'
          : [op.trait].flat().map(say.trait).join(' or ')
    const floor = op.notBelowCritical ? ' (not below critical)' : ''
    return `${say.does(op.who, 'lose', 'loses')} ${counted(say, op.by, what, what)}${floor}`
  },
  weigh: (op, { play, scope, value, note }) => {
    for (const id of losers(play, op, scope)) {
      const loser = findExplorer(play.state, id)
      if (!loser) {
        if (
          play.rules.damage.byLoss &&
          monsterOf(play.state, id).stunned === false &&
          !isImmune(play, id, scope.cause)
        )
          note(fact.turn(id), -1)
        continue
      }
      const steps = losable(play, op, loser).map((trait) => loser.steps[trait] - lowest(play, op))
      note(fact.health(id), -Math.min(value(op.by), Math.max(0, ...steps)))
    }
  },
  fires: ({ notBelowCritical }) => (notBelowCritical ? [] : ['would-die', 'died']),
  befalls: true,
  asks: { trait: 'Lose from', stepAfter: ({ by }, step) => Math.max(step - roughly(by), 0) },
}
