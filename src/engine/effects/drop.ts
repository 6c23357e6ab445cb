/** Make somebody drop a card of their choice here, all Objects of a kind, or all they carry, whatever actions they have left (L-ACT-17). */
import type { CardId, ExplorerId, ObjectId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { cardsOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import type { Who } from '../language/words.ts'
import { answered, ask, type Play } from '../play.ts'
import { dropAll, dropObjects, dropThing } from '../rules/cards.ts'
import { affected, people } from '../rules/targets.ts'
import { characterOf, explorerOf, possession } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { actingAs } from '../state/scope.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    drop: DropOp
  }
}

export interface DropOp {
  op: 'drop'
  who?: Who
  /** A card of choice, or all Objects of a kind. */
  cards?: 'item' | 'omen' | 'any'
  object?: ObjectId
  /** Everything. */
  all?: true
}

const cardsFor = (play: Play, op: DropOp, me: ExplorerId, scope: Scope): CardId[] =>
  cardsOf(play, { cards: op.cards ?? 'any', of: 'me' }, actingAs(scope, me)).filter(
    (card) => possession(play, card).may?.drop !== false,
  )

export const drop: Effect<DropOp> = {
  schema: ({ z, id, who }) =>
    z
      .strictObject({
        who: who.optional(),
        cards: z.enum(['item', 'omen', 'any']).optional(),
        object: id('object').optional(),
        all: z.literal(true).optional(),
      })
      .describe('drops a card of choice here, all Objects of a kind, or `all` they carry; a monster too'),
  run(play, op, frame) {
    const { with: mine } = frame
    if (op.all) {
      for (const id of affected(play, op.who, mine.scope)) dropAll(play, id, ['L-ACT-17'])
      return
    }
    if (op.object !== undefined) {
      for (const id of people(play, op.who, mine.scope)) dropObjects(play, id, op.object, ['L-ACT-17'])
      return
    }
    if (frame.step === 0) mine.left = people(play, op.who, mine.scope)
    const id = mine.left[0]
    if (!id) return
    const cards = cardsFor(play, op, id, mine.scope)
    const answer = answered(frame)
    if (cards.length > 0 && !answer) {
      ask(
        play,
        explorerOf(play.state, id).seat,
        'card',
        { who: id, source: mine.scope.source },
        cards.map((card) => keys.card(card)),
      )
      return 'again'
    }
    if (answer) dropThing(play, id, readKey(answer, 'card').card, ['L-ACT-17'])
    mine.left.shift()
    return mine.left.length > 0 ? 'again' : undefined
  },
  harms: ({ who }) => who === undefined || who === 'me',
  sentence: (op, say) => {
    const does = say.does(op.who, 'drop', 'drops')
    if (op.all) return `${does} everything here`
    if (op.object !== undefined) return `${does} all ${say.name(op.object)} here`
    return `${does} 1 ${op.cards === 'item' ? 'Item' : op.cards === 'omen' ? 'Omen' : 'card'} here`
  },
  weigh: (op, { play, scope, note }) => {
    if (op.all) {
      for (const id of affected(play, op.who, scope)) {
        const { cards, objects } = characterOf(play.state, id)
        note(fact.card(id), -cards.length)
        for (const object of objects) note(fact.object(object, id), -1)
      }
      return
    }
    for (const id of people(play, op.who, scope)) {
      const held = explorerOf(play.state, id).objects.filter((object) => object === op.object).length
      if (op.object !== undefined) note(fact.object(op.object, id), -held)
      else if (cardsFor(play, op, id, scope).length > 0) note(fact.card(id), -1)
    }
  },
  befalls: true,
  faults: ({ cards, object, all }) =>
    [cards, object, all].filter((what) => what !== undefined).length === 1
      ? []
      : [['', 'What is dropped is either `cards`, an `object` or `all`.']],
  asks: { card: 'Drop' },
}
