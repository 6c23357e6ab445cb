/**
 * Trading (E3-ACT-01, E3-ACT-02): once a turn cards go to one person on the same tile, and others come back for them
 * as far as the edition lets them. Nothing changes hands before the other person has agreed to all of it.
 */
import type { CardId, ExplorerId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { answered, ask, happen, type Play, pop, push } from '../play.ts'
import { explorerOf, possession } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import type { Explorer } from '../state/state.ts'
import { gainThing, loseThing } from './cards.ts'
import { react } from './reactions.ts'

export const TRADE = 'trade'

export const mayTrade = ({ state }: Play): boolean => !state.turn.words.includes(TRADE)

/** E3-ACT-02, E3-ATK-07, E2-ITEM-09: whatever was used this turn stays, where the edition says so; E2-ITEM-11: so does what its text keeps. */
export const tradable = (play: Play, holder: Explorer, way: 'trade' | 'drop' = 'trade'): CardId[] =>
  holder.cards.filter(
    (card) =>
      (play.rules.ready.handUsed || !holder.used.includes(card)) &&
      possession(play, card).may?.[way] !== false,
  )

/** May one ask for a card before having offered any? */
export const mayAskFirst = ({ rules: { hand } }: Play): boolean => hand.back === null

export function startTrade(
  play: Play,
  who: ExplorerId,
  partner: ExplorerId,
  what: 'give' | 'take',
  card: CardId,
): void {
  play.state.turn.words.push(TRADE)
  const [gives, asks] = what === 'give' ? [[card], []] : [[], [card]]
  push(play, 'trade', { who, with: partner, gives, asks })
}

export function tradeFrame(play: Play, frame: FrameOf<'trade'>): void {
  const { with: mine } = frame
  const answer = answered(frame)
  if (frame.step === 0) {
    if (answer && answer !== 'done') add(mine, answer)
    const more = answer === 'done' ? [] : moreOf(play, mine)
    if (more.length > 0)
      return ask(play, explorerOf(play.state, mine.who).seat, 'more', { who: mine.who, source: TRADE }, [
        ...more,
        'done',
      ])
    frame.step = 1
    const [first] = [...mine.asks, ...mine.gives]
    const about = { who: mine.with, card: first!, source: TRADE }
    return ask(play, explorerOf(play.state, mine.with).seat, 'permit', about, ['accept', 'refuse'])
  }
  pop(play)
  if (answer === 'refuse')
    return happen(play, { kind: 'trade-refused', rules: ['E3-ACT-01'], who: mine.who, by: mine.with })
  handOver(play, mine)
}

function add(mine: FrameOf<'trade'>['with'], answer: string): void {
  const { card, owner } = readKey(answer, 'more')
  if (owner === null) mine.gives.push(card)
  else mine.asks.push(card)
}

/** What can still be laid on the table, on either side. */
function moreOf(play: Play, { who, with: partner, gives, asks }: FrameOf<'trade'>['with']): string[] {
  const { give, back } = play.rules.hand
  const mine = give === null || gives.length < give ? tradable(play, explorerOf(play.state, who)) : []
  const theirs =
    back === null || asks.length < back
      ? explorerOf(play.state, partner).cards.filter((card) => possession(play, card).may?.trade !== false)
      : []
  return [
    ...mine.filter((card) => !gives.includes(card)).map((card) => keys.more(card)),
    ...theirs.filter((card) => !asks.includes(card)).map((card) => keys.more(card, partner)),
  ]
}

function handOver(play: Play, { who, with: partner, gives, asks }: FrameOf<'trade'>['with']): void {
  const [mine, theirs] = [explorerOf(play.state, who), explorerOf(play.state, partner)]
  for (const card of gives) loseThing(play, mine, card)
  for (const card of asks) loseThing(play, theirs, card)
  for (const card of gives) {
    gainThing(play, theirs, card)
    happen(play, { kind: 'gave', rules: ['E3-ACT-01'], who, to: partner, thing: card })
  }
  for (const card of asks) {
    gainThing(play, mine, card)
    happen(play, { kind: 'took', rules: ['E3-ACT-01'], who, from: partner, thing: card })
  }
  for (const card of gives) react(play, 'received', partner, { target: who, named: card })
  for (const card of asks) react(play, 'received', who, { target: partner, named: card })
  for (const card of [...gives].reverse()) react(play, 'given', who, { target: partner, card })
}
