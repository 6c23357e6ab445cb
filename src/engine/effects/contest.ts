/** Two roll the same trait; what follows depends on who rolled higher. */
import { TRAITS, type Trait } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import type { OpList } from '../language/defs.ts'
import { numberOf } from '../language/evaluate.ts'
import { added, grouped, type Say, theirs } from '../language/say.ts'
import type { Value, Who } from '../language/words.ts'
import { answered, happen, runList } from '../play.ts'
import { askFor } from '../rules/decide.ts'
import { rollFor } from '../rules/roll.ts'
import { affected } from '../rules/targets.ts'
import type { Scope } from '../state/flow.ts'
import { scopeWith } from '../state/scope.ts'
import { byText } from './by-text.ts'
import { compared, likeliest } from './chances.ts'
import type { Effect } from './effect.ts'
import { namedTrait } from './name-trait.ts'

declare module '../language/words.ts' {
  interface Ops {
    contest: ContestOp
  }
}

export interface ContestOp {
  op: 'contest'
  /** Of several I pick one; `named` is the one said before. */
  trait: Trait | Trait[] | 'any' | 'named'
  with: Who
  /** Added to my result. */
  add?: Value
  won?: OpList
  lost?: OpList
  /** Run for the loser, as their own: they decide, and `target` is the winner. */
  beaten?: OpList
  tied?: OpList
}

function traitsFor({ trait }: ContestOp, scope: Scope): Trait[] {
  if (trait === 'named') return [namedTrait(scope)].filter((one) => one !== null)
  return trait === 'any' ? [...TRAITS] : [trait].flat()
}

export const contest: Effect<ContestOp> = {
  schema: ({ z, who, value, ops }) =>
    z
      .strictObject({
        trait: z.union([z.enum([...TRAITS, 'any', 'named']), z.array(z.enum(TRAITS)).min(2)]),
        with: who,
        add: value.optional(),
        won: ops.optional(),
        lost: ops.optional(),
        beaten: ops.optional(),
        tied: ops.optional(),
      })
      .describe('two roll the same trait; what follows depends on who rolled more'),
  run(play, op, frame) {
    const { with: mine } = frame
    const { scope } = mine
    const answer = answered(frame)
    if (frame.step === 0) mine.left = affected(play, op.with, scope).slice(0, 1)
    const [other, picked] = mine.left
    const traits = picked ? [picked as Trait] : traitsFor(op, scope)
    if (!other || traits.length === 0) return
    if (traits.length > 1 && !answer) {
      const choices = traits.map(keys.trait)
      askFor(play, scope.me, 'trait', { source: scope.source }, choices)
      return 'again'
    }
    const trait = answer ? readKey(answer, 'trait').trait : traits[0]!
    if (!picked) {
      mine.left = [other, trait]
      const add = op.add === undefined ? 0 : numberOf(play, op.add, scope)
      rollFor(play, scope, { who: scope.me, trait, dice: 0, add })
      return 'again'
    }
    if (mine.mem === '') {
      mine.mem = String(frame.result)
      rollFor(play, scope, { who: other, trait, dice: 0, add: 0 })
      return 'again'
    }
    const margin = Number(mine.mem) - frame.result
    const winner = margin > 0 ? scope.me : margin < 0 ? other : null
    happen(play, {
      kind: 'contested',
      rules: byText(scope),
      who: scope.me,
      with: other,
      winner,
      by: Math.abs(margin),
    })
    const ends = scopeWith(scope, { target: other, rolled: margin })
    const list = margin > 0 ? op.won : margin < 0 ? op.lost : op.tied
    // Pushed first, so that it comes after what the one who called the contest has won or lost.
    if (margin !== 0 && op.beaten)
      runList(play, op.beaten, margin > 0 ? { ...ends, me: other, target: scope.me } : ends)
    if (list) runList(play, list, ends)
  },
  sentence: (op, say) => {
    const ends = [
      op.won && `if you win, ${grouped(say, op.won)}`,
      op.lost && `if you lose, ${grouped(say, op.lost)}`,
      op.beaten && theirs(say, op.beaten, (_, third) => `the loser ${third}`),
      op.tied && `on a tie, ${grouped(say, op.tied)}`,
    ]
    const add = op.add === undefined ? '' : `, and ${added(say, op.add)} to your result`
    return `you and ${say.does(op.with, 'roll', 'roll')} ${rolledTrait(op, say)}${add}: ${ends.filter(Boolean).join('; ')}`
  },
  weigh: (op, { play, scope, who, value, results, branch }) => {
    const [other] = who(op.with)
    if (other === undefined) return
    const trait = likeliest(play, traitsFor(op, scope), scope.me, other)
    if (!trait) return
    const mine = results(scope.me, trait, 0, op.add === undefined ? 0 : value(op.add))
    const theirs = results(other, trait, 0, 0)
    const { more, less, same, ahead, behind } = compared(mine, theirs)
    branch(op.won, more, { target: other, rolled: ahead })
    branch(op.lost, less, { target: other, rolled: -behind })
    branch(op.tied, same, { target: other, rolled: 0 })
    branch(op.beaten, more, { me: other, target: scope.me, rolled: ahead })
    branch(op.beaten, less, { target: other, rolled: -behind })
  },
  givesTarget: ['won', 'lost', 'beaten', 'tied'],
  isOthers: (op, list) => list === op.beaten,
  faults: ({ trait }, { isTraitNamed }) =>
    trait === 'named' && !isTraitNamed
      ? [['trait', 'No trait has been named here: this belongs within `name-trait`.']]
      : [],
  asks: { trait: 'Roll', isContest: true },
}

function rolledTrait({ trait }: ContestOp, say: Say): string {
  if (trait === 'named') return 'the trait named'
  if (trait === 'any') return 'a trait of your choice'
  return [trait].flat().map(say.trait).join(' or ')
}
