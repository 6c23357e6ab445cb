/** Those who have won the game; nobody before it is over, or if the house has won. */
import type { WhoWord } from '../word.ts'

declare module '../words.ts' {
  interface WhoWords {
    winners: 'winners'
  }
}

export const winners: WhoWord<'winners'> = {
  means: 'those who have won, once the game is over (campaign)',
  find:
    () =>
    ({ state }) =>
      state.outcome?.players ?? [],
  whom: () => 'the winners',
  place: 'none',
}
