/** The turn in progress: its moves and the action words used in it. */
import type { ActionWord, CardId, CharacterId } from '../ids.ts'
import type { Play } from '../play.ts'
import type { Explorer, Turn } from './state.ts'

export const freshTurn = (who: CharacterId | null): Turn => ({
  who,
  moves: 0,
  spent: 0,
  onStart: true,
  cancelled: false,
  drags: null,
  words: [],
  onces: [],
})

/** A card that whoever is in turn cannot use before the next turn. */
export function idle({ state: { turn } }: Play, who: CharacterId, card: CardId): void {
  if (turn.who !== who) return
  turn.idle ??= []
  turn.idle.push(card)
}

/** L-ITEM-09, E2-ITEM-02: not used, where a card is used once; not idle (E3-ACT-03, E3-ACT-04). */
export const mayOperate = ({ state: { turn }, rules }: Play, { id, used }: Explorer, card: CardId): boolean =>
  !(turn.who === id && turn.idle?.includes(card)) && (!rules.act.perCard || !used.includes(card))

/** L-ACT-06: each word once a turn, whatever grants it; where an action spends only itself, each once (E3-ACT-04). */
export const mayAct = (
  { state: { turn }, rules }: Play,
  { word, free }: { word: ActionWord; free?: boolean },
  at: string,
): boolean => {
  if (free) return !turn.onces.includes(at)
  return rules.act.spends === 'word' || word === 'attack'
    ? !turn.words.includes(word)
    : !turn.onces.includes(at)
}

/** L-ACT-06: each word once a turn, whatever grants it. */
export const mayUse = (play: Play, word: ActionWord): boolean => !play.state.turn.words.includes(word)
