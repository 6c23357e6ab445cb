/** A sequential test of a share against one half: it stops as soon as the games played so far settle the answer. */

/** Too few wins, too many, or near enough to one half. */
export type Verdict = 'low' | 'even' | 'high'

/** Shares this far from one half are told from it. */
export const MARGIN = 0.12
/** The probability of each wrong answer. */
const ERROR = 0.05
const BOUND = Math.log((1 - ERROR) / ERROR)

/**
 * Two of Wald's tests at once, one half against one half less the margin and one half against one half more (Sobel and
 * Wald). Null while more games are needed; `most` games settle it in any case, by the nearest of the three shares.
 */
export function verdict(wins: number, games: number, most: number): Verdict | null {
  const low = evidence(wins, games, 0.5 - MARGIN)
  const high = evidence(wins, games, 0.5 + MARGIN)
  if (low >= BOUND) return 'low'
  if (high >= BOUND) return 'high'
  if (low <= -BOUND && high <= -BOUND) return 'even'
  if (games < most) return null
  const share = wins / games
  if (share < 0.5 - MARGIN / 2) return 'low'
  return share > 0.5 + MARGIN / 2 ? 'high' : 'even'
}

/** The logarithm of how much likelier these games are if the share is `share` than if it is one half. */
const evidence = (wins: number, games: number, share: number): number =>
  wins * Math.log(share / 0.5) + (games - wins) * Math.log((1 - share) / 0.5)

/** Plays numbered games, counted from 1, until the test stops. */
export function measure(heroesWin: (game: number) => boolean, most: number) {
  let [wins, games] = [0, 0]
  for (;;) {
    if (heroesWin(++games)) wins++
    const settled = verdict(wins, games, most)
    if (settled) return { wins, games, verdict: settled }
  }
}
