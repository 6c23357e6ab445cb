/** The dice and the haunt roll of the first edition; its other answers come with its rules. */
import type { Ruleset } from '../ruleset.ts'

export const first: Pick<Ruleset, 'dice' | 'hauntRoll'> = {
  dice: { faces: 3, fewest: 1, most: 8 },
  /** E1-HROLL-01, E1-HROLL-02, E1-HROLL-07: six dice, under the number of Omens drawn. */
  hauntRoll: {
    dice: () => 6,
    needs: (omens) => ({ bound: 'under', value: omens }),
    lastOmen: 'rolls',
  },
}
