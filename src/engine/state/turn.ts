/** The turn in progress: its moves and the action words used in it. */
import type { ActionWord, CharacterId } from '../ids.ts'
import type { Play } from '../play.ts'
import type { Turn } from './state.ts'

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

/** L-ACT-06: each word once a turn, whatever grants it. */
export const mayUse = (play: Play, word: ActionWord): boolean => !play.state.turn.words.includes(word)
