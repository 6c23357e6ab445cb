/** The dice and the haunt roll of the third edition; its other answers come with its rules. */
import type { Ruleset } from '../ruleset.ts'

export const third: Pick<Ruleset, 'dice' | 'hauntRoll'> = {
  dice: { faces: 3, fewest: 1, most: 8 },
  /** E3-HROLL-01, E3-HROLL-05: a die for each Omen, five or more; the last Omen needs no roll. */
  hauntRoll: {
    dice: (omens) => omens,
    needs: () => ({ bound: 'at-least', value: 5 }),
    lastOmen: 'replaces-roll',
  },
}
