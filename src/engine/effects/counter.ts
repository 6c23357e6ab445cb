/** Change the number a haunt keeps for somebody; what reacts to it comes at once. */
import { numberOf } from '../language/evaluate.ts'
import { changeBy, fact, factName } from '../language/facts.ts'
import { counted, single } from '../language/say.ts'
import type { Value, Who } from '../language/words.ts'
import { setCounter } from '../rules/counters.ts'
import { inDamageOrder } from '../rules/damage.ts'
import { people, reachesMe } from '../rules/targets.ts'
import { counterOf, explorerOf } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    counter: CounterOp
  }
}

export interface CounterOp {
  op: 'counter'
  counter: string
  who?: Who
  by?: Value
  to?: Value
}

export const counter: Effect<CounterOp> = {
  schema: ({ z, id, who, value }) =>
    z
      .strictObject({
        counter: id('counter', 'writes'),
        who: who.optional(),
        by: value.optional(),
        to: value.optional(),
      })
      .describe('changes the counter of somebody by a number, or sets it to one; never below 0'),
  run(play, op, frame) {
    const { with: mine } = frame
    if (frame.step === 0) mine.left = inDamageOrder(play, people(play, op.who, mine.scope))
    const id = mine.left.shift()
    if (!id) return
    const number = numberOf(play, op.to ?? op.by ?? 0, mine.scope)
    const to = op.to !== undefined ? number : counterOf(play.state, op.counter, id) + number
    if (!explorerOf(play.state, id).dead) setCounter(play, op.counter, id, to)
    return mine.left.length > 0 ? 'again' : undefined
  },
  sentence: (op, say) => {
    const name = say.name(op.counter)
    if (op.to !== undefined) return `set ${say.whose(op.who ?? 'me')} ${name} count to ${say.value(op.to)}`
    if (typeof op.by === 'number' && op.by < 0)
      return `${say.does(op.who, 'lose', 'loses')} ${counted(say, -op.by, single(name), name)}`
    return `${say.does(op.who, 'gain', 'gains')} ${counted(say, op.by ?? 0, single(name), name)}`
  },
  weigh: (op, { play, scope, value, note }) => {
    for (const id of people(play, op.who, scope)) {
      const now = counterOf(play.state, op.counter, id)
      const to = op.to === undefined ? now + value(op.by ?? 0) : value(op.to)
      note(fact.counter(op.counter, id), Math.max(0, to) - now)
    }
  },
  makes: ({ counter, by, to }) =>
    to === undefined
      ? changeBy(factName.counter(counter), by ?? 0)
      : [{ fact: factName.counter(counter), way: 'set', to }],
  fires: ({ who }) => (reachesMe(who) ? ['counter-changed'] : []),
  befalls: true,
  faults: ({ by, to }) =>
    (by === undefined) === (to === undefined)
      ? [['', 'A counter is changed either `by` so much or `to` a number.']]
      : [],
}
