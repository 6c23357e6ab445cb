/** Somebody loses Objects of these kinds, which go back to those set aside; of several kinds the loser picks. */
import type { ObjectId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { numberOf } from '../language/evaluate.ts'
import { fact, factName } from '../language/facts.ts'
import { or } from '../language/vocabulary.ts'
import type { Value, Who } from '../language/words.ts'
import { answered, ask, type Play } from '../play.ts'
import { kindsOf, loseObjects } from '../rules/objects.ts'
import { people } from '../rules/targets.ts'
import { explorerOf } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'lose-object': LoseObjectOp
  }
}

export interface LoseObjectOp {
  op: 'lose-object'
  objects: ObjectId[]
  who?: Who
  /** Number each of them loses, or as many as they have; 1 by default. */
  count?: Value
}

const losable = (play: Play, op: LoseObjectOp, id: string): readonly ObjectId[] =>
  kindsOf(explorerOf(play.state, id).objects).filter((object) => op.objects.includes(object))

export const loseObject: Effect<LoseObjectOp> = {
  schema: ({ z, id, who, value }) =>
    z
      .strictObject({
        objects: z.array(id('object')).min(1),
        who: who.optional(),
        count: value.optional(),
      })
      .describe('loses Objects of these kinds, which are set aside; of several kinds, their pick'),
  run(play, op, frame) {
    const { with: mine } = frame
    const count = op.count === undefined ? 1 : numberOf(play, op.count, mine.scope)
    // One entry for each Object each of them is to lose.
    if (frame.step === 0)
      mine.left = people(play, op.who, mine.scope).flatMap((id) => Array<string>(count).fill(id))
    const id = mine.left[0]
    if (!id) return
    const answer = answered(frame)
    const kinds = losable(play, op, id)
    if (kinds.length > 1 && !answer) {
      const choices = kinds.map(keys.thing)
      ask(play, explorerOf(play.state, id).seat, 'pick', { who: id, source: mine.scope.source }, choices)
      return 'again'
    }
    const object = answer ? readKey(answer, 'thing').thing : kinds[0]
    if (object) loseObjects(play, explorerOf(play.state, id), object, 1, 'lost')
    mine.left.shift()
    return mine.left.length > 0 ? 'again' : undefined
  },
  sentence: (op, say) => {
    const names = or(op.objects.map(say.name))
    const of = op.objects.length > 1 ? 'of ' : ''
    return `${say.does(op.who, 'lose', 'loses')} ${say.value(op.count ?? 1)} ${of}${names}`
  },
  weigh: (op, { play, scope, value, note }) => {
    for (const id of people(play, op.who, scope)) {
      const held = explorerOf(play.state, id).objects.filter((object) => op.objects.includes(object))
      const lost = Math.min(held.length, value(op.count ?? 1))
      for (const object of held) note(fact.object(object, id), -lost / held.length)
    }
  },
  makes: ({ objects }) => objects.map((object) => ({ fact: factName.object(object), way: 'down' })),
}
