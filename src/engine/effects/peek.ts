/**
 * Look at the top of a deck or of the stack, and perhaps bury some of it. Only the looker learns what lies
 * there: the state remembers how many, never which (L-DECK-02..04).
 */
import { type CardKind, SYMBOLS } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { numberOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import { counted } from '../language/say.ts'
import type { Value } from '../language/words.ts'
import { answered, ask, happen, type Play } from '../play.ts'
import { explorerOf } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    peek: PeekOp
  }
}

export interface PeekOp {
  op: 'peek'
  at: CardKind | 'stack'
  count: Value
  /** Bury any of them, keep one on top and bury the rest, put them back in any order, or only look. */
  then: 'bury-any' | 'keep-one' | 'order' | 'look'
}

/** The pack looked at, top first. */
export const packOf = (play: Play, at: CardKind | 'stack'): string[] =>
  at === 'stack' ? play.state.stack : play.state.decks[at]

/** What the looker may do with the cards left to settle; only they are shown this. */
function peekChoices(play: Play, at: CardKind | 'stack', left: number, then: PeekOp['then']): string[] {
  const top = packOf(play, at).slice(0, left)
  if (then === 'keep-one') return top.map((id) => keys.keep(id))
  return [...top.map((id) => (then === 'order' ? keys.under(id) : keys.bury(id))), 'done']
}

export const peek: Effect<PeekOp> = {
  schema: ({ z, value }) =>
    z
      .strictObject({
        at: z.enum([...SYMBOLS, 'stack']),
        count: value,
        then: z.enum(['bury-any', 'keep-one', 'order', 'look']),
      })
      .describe('I look at the top of a deck or of the stack'),
  choices: (play, op, { mem }) => peekChoices(play, op.at, Number(mem), op.then),
  run(play, op, frame) {
    const { with: mine } = frame
    const { scope } = mine
    const pack = packOf(play, op.at)
    if (frame.step === 0) {
      const count = Math.min(pack.length, numberOf(play, op.count, scope))
      if (count === 0) return
      mine.mem = String(count)
      const at = { who: scope.me, at: op.at }
      happen(play, {
        kind: 'looked',
        rules: ['L-DECK-02'],
        seenBy: [scope.me],
        ...at,
        cards: pack.slice(0, count),
      })
      happen(play, { kind: 'looked-away', rules: ['L-DECK-02'], ...at, count })
      if (op.then === 'look') return
    }
    const left = Number(mine.mem)
    const answer = answered(frame)
    if (!answer) {
      if (left === 0 || (op.then === 'order' && left === 1)) return
      ask(play, explorerOf(play.state, scope.me).seat, 'peek', { who: scope.me, source: op.at }, null)
      return 'again'
    }
    if (answer === 'done') return
    if (op.then === 'order') {
      // The lowest first: those left to be ordered are always the top of the pack.
      const { id } = readKey(answer, 'under')
      pack.splice(pack.indexOf(id), 1)
      pack.splice(left - 1, 0, id)
      mine.mem = String(left - 1)
      return 'again'
    }
    const { id } = readKey(answer, op.then === 'keep-one' ? 'keep' : 'bury')
    if (op.then === 'keep-one') {
      const buried = pack.splice(0, left).filter((other) => other !== id)
      pack.unshift(id)
      pack.push(...buried)
      return
    }
    pack.splice(pack.indexOf(id), 1)
    pack.push(id)
    mine.mem = String(left - 1)
    return 'again'
  },
  sentence: (op, say) => {
    const deck = { item: 'Item', omen: 'Omen', event: 'Event' }
    const [one, many] =
      op.at === 'stack'
        ? ['tile of the stack', 'tiles of the stack']
        : [`${deck[op.at]} card`, `${deck[op.at]} cards`]
    const isOne = op.count === 1
    const then = {
      'bury-any': isOne ? ', and bury it if you like' : ', and bury any of them',
      'keep-one': ', put one back on top and bury the rest',
      order: isOne ? '' : ', and put them back in any order',
      look: '',
    }[op.then]
    return `look at the top ${isOne ? one : counted(say, op.count, one!, many!)}${then}`
  },
  weigh: (_op, { note }) => note(fact.news, 0.5),
}
