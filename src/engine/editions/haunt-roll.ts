/** How an edition rolls for the haunt: the dice, the number they are held against, and the last Omen of the deck. */

/** A number that a roll must reach, or stay under. */
export interface Threshold {
  bound: 'at-least' | 'under'
  value: number
}

export interface HauntRoll {
  dice: (omens: number) => number
  needs: (omens: number) => Threshold
  /** Omens that are in play now, or all that have been drawn in this game. */
  counts: 'in-play' | 'drawn'
  /** The last Omen starts the haunt after a roll that failed, instead of a roll, or only if the dice say so. */
  lastOmen: 'forces' | 'replaces-roll' | 'rolls'
}

export const isMet = ({ bound, value }: Threshold, total: number): boolean =>
  bound === 'under' ? total < value : total >= value
