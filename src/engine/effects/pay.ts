/** A price, paid whole or there is no reward (L-TRAIT-18, L-AMB-20, L-AMB-21): in trait steps, never below critical, in Objects, in a counter, in cards or in moves. */
import { type CardId, type ObjectId, TRAITS, type Trait } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import type { OpList } from '../language/defs.ts'
import { cardsOf, numberOf } from '../language/evaluate.ts'
import { fact, factName } from '../language/facts.ts'
import { an, counted, single } from '../language/say.ts'
import type { Value } from '../language/words.ts'
import { answered, ask, type Play, runList } from '../play.ts'
import { buryCard } from '../rules/cards.ts'
import { setCounter } from '../rules/counters.ts'
import { spend } from '../rules/move.ts'
import { loseObjects } from '../rules/objects.ts'
import { lower } from '../rules/traits.ts'
import { counterOf, explorerOf, findExplorer } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { naming } from '../state/scope.ts'
import type { Explorer } from '../state/state.ts'
import { likeliest } from './chances.ts'
import { type Effect, type Fault, type OpsFrame, roughly } from './effect.ts'
import { namedTrait } from './name-trait.ts'

declare module '../language/words.ts' {
  interface Ops {
    pay: PayOp
  }
}

/** One of `trait`, `object`, `counter`, `cards` and `moves` says what is paid with. */
export interface PayOp {
  op: 'pay'
  /** One trait, any, the one named, or any but the one paid with before. */
  trait?: Trait | 'any' | 'named' | 'other'
  object?: ObjectId
  counter?: string
  /** Cards of choice, which are buried. */
  cards?: 'item' | 'omen' | 'any'
  /** Moves of this turn, which monsters can pay too. */
  moves?: boolean
  by: Value
  then: OpList
}

/** What a price can be paid in. */
const PRICES = ['trait', 'object', 'counter', 'cards', 'moves'] as const

function payable(play: Play, explorer: Explorer, op: PayOp, scope: Scope): Trait[] {
  const by = numberOf(play, op.by, scope)
  const meant = op.trait === 'named' ? namedTrait(scope) : op.trait
  return TRAITS.filter(
    (one) =>
      (meant === 'any' || meant === one || (meant === 'other' && one !== namedTrait(scope))) &&
      explorer.steps[one] - by >= 1 &&
      mayGoOn(play, explorer, op, naming(scope, one)),
  )
}

/** A price in two traits is one price: the first is not paid where the second cannot be. */
function mayGoOn(play: Play, explorer: Explorer, { then }: PayOp, scope: Scope): boolean {
  const [next] = then.ops
  return next?.op !== 'pay' || next.trait !== 'other' || payable(play, explorer, next, scope).length > 0
}

const SAID: Readonly<Record<string, string>> = {
  any: 'in any trait',
  other: 'in another trait',
  named: 'in the trait named',
}

const cardsFor = (play: Play, op: PayOp, scope: Scope): CardId[] =>
  cardsOf(play, { cards: op.cards!, of: 'me' }, scope)

function mayPay(play: Play, op: PayOp, explorer: Explorer, scope: Scope): boolean {
  const by = numberOf(play, op.by, scope)
  if (op.object !== undefined) return explorer.objects.filter((object) => object === op.object).length >= by
  if (op.counter !== undefined) return counterOf(play.state, op.counter, explorer.id) >= by
  if (op.cards !== undefined) return cardsFor(play, op, scope).length >= by
  return payable(play, explorer, op, scope).length > 0
}

/** Asks which trait unless there is one only, lowers it, and leaves it to be named in what follows. */
function payTrait(play: Play, op: PayOp, frame: OpsFrame, explorer: Explorer): 'again' | undefined {
  const { scope } = frame.with
  const by = numberOf(play, op.by, scope)
  const traits = payable(play, explorer, op, scope)
  const answer = answered(frame)
  if (traits.length > 1 && !answer) {
    ask(
      play,
      explorer.seat,
      'trait',
      { who: scope.me, source: scope.source },
      traits.map((trait) => keys.trait(trait)),
    )
    return 'again'
  }
  const trait = answer ? readKey(answer, 'trait').trait : traits[0]!
  lower(play, explorer, trait, by)
  runList(play, op.then, naming(scope, trait))
  return undefined
}

/** One card after the other, of the payer's choice. */
function payCards(play: Play, op: PayOp, frame: OpsFrame, explorer: Explorer): 'again' | undefined {
  const { with: mine } = frame
  if (frame.step === 0) mine.mem = String(numberOf(play, op.by, mine.scope))
  const answer = answered(frame)
  if (answer) {
    buryCard(play, readKey(answer, 'card').card)
    mine.mem = String(Number(mine.mem) - 1)
  }
  if (Number(mine.mem) > 0) {
    const choices = cardsFor(play, op, mine.scope).map(keys.card)
    ask(play, explorer.seat, 'card', { who: explorer.id, source: mine.scope.source }, choices)
    return 'again'
  }
  runList(play, op.then, mine.scope)
  return undefined
}

const hasMoves = (play: Play, op: PayOp, scope: Scope): boolean =>
  play.state.turn.who === scope.me && play.state.turn.moves >= numberOf(play, op.by, scope)

export const pay: Effect<PayOp> = {
  schema: ({ z, id, value, ops }) =>
    z
      .strictObject({
        trait: z.enum([...TRAITS, 'any', 'named', 'other']).optional(),
        object: id('object', 'changes').optional(),
        counter: id('counter', 'changes').optional(),
        cards: z.enum(['item', 'omen', 'any']).optional(),
        moves: z.literal(true).optional(),
        by: value,
        then: ops,
      })
      .describe('a price paid whole in one of these (cards are buried), then the rest'),
  possible: (play, op, scope) => {
    if (op.moves) return hasMoves(play, op, scope)
    const explorer = findExplorer(play.state, scope.me)
    return explorer !== null && mayPay(play, op, explorer, scope)
  },
  run(play, op, frame) {
    const { scope } = frame.with
    if (op.moves) {
      if (!hasMoves(play, op, scope)) return
      spend(play, numberOf(play, op.by, scope))
      return runList(play, op.then, scope)
    }
    const explorer = explorerOf(play.state, scope.me)
    if (frame.step === 0 && !mayPay(play, op, explorer, scope)) return
    if (op.trait !== undefined) return payTrait(play, op, frame, explorer)
    if (op.cards !== undefined) return payCards(play, op, frame, explorer)
    const by = numberOf(play, op.by, scope)
    if (op.object !== undefined) loseObjects(play, explorer, op.object, by, 'spent')
    runList(play, op.then, scope)
    // Pushed last, so that whatever the change of the counter sets off comes before the reward.
    if (op.counter !== undefined)
      setCounter(play, op.counter, explorer.id, counterOf(play.state, op.counter, explorer.id) - by)
  },
  sentence: (op, say) => {
    const told = say.list(op.then).replace(new RegExp(`^${say.mine.subject} `), '')
    const [first] = op.then.ops
    // A roll is no verb: it is paid for. What is paid as well is joined on.
    const joint = first?.op === 'pay' ? 'and' : 'to'
    const reward = /^[A-Z]\w* roll/.test(told) ? `for ${an(told)}` : `${joint} ${told}`
    const spent = op.counter === undefined ? '' : say.name(op.counter)
    if (op.object !== undefined) return `spend ${say.thing(op.object, op.by)} ${reward}`
    if (op.counter !== undefined) return `spend ${counted(say, op.by, single(spent), spent)} ${reward}`
    if (op.moves) return `spend ${counted(say, op.by, 'move', 'moves')} ${reward}`
    if (op.cards !== undefined) {
      const card = op.cards === 'item' ? 'Item' : op.cards === 'omen' ? 'Omen' : 'card'
      return `bury ${counted(say, op.by, card, `${card}s`)} ${reward}`
    }
    const what = SAID[op.trait!] ?? say.trait(op.trait as Trait)
    return `lose ${counted(say, op.by, what, what)} ${reward}`
  },
  // Whether it can be paid yet is not asked: a plan may begin with getting the price together.
  weigh: (op, { play, scope, value, note, branch }) => {
    const by = value(op.by)
    if (op.object !== undefined) note(fact.object(op.object, scope.me), -by)
    else if (op.counter !== undefined) note(fact.counter(op.counter, scope.me), -by)
    else if (op.cards !== undefined) note(fact.card(scope.me), -by)
    else if (op.moves) note(fact.move(scope.me), -by)
    else note(fact.health(scope.me), -by)
    const explorer = findExplorer(play.state, scope.me)
    const paid = explorer && op.trait !== undefined ? payable(play, explorer, op, scope) : []
    branch(op.then, 1, paid.length > 0 ? { named: likeliest(play, paid, scope.me) } : {})
  },
  makes: ({ counter }) =>
    counter === undefined ? [] : [{ fact: factName.counter(counter), way: 'down', isPrice: true }],
  namesTrait: ['then'],
  gate: ({ object, counter, by }) => {
    if (object !== undefined) return { value: { carried: object, of: 'me' }, atLeast: by }
    return counter === undefined ? null : { counter, atLeast: by }
  },
  faults: (op, { isTraitNamed }) => [
    ...(op.trait === 'named' && !isTraitNamed
      ? [['trait', 'No trait has been named here: this belongs within `name-trait`.'] as Fault]
      : []),
    ...(PRICES.filter((price) => op[price] !== undefined).length === 1
      ? []
      : [['', `A price is paid in one of these: ${PRICES.join(', ')}.`] as Fault]),
  ],
  asks: { trait: 'Pay with', stepAfter: ({ by }, step) => Math.max(step - roughly(by), 0) },
}
