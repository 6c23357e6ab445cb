/** The dice and the haunt roll of the second edition; its other answers come with its rules. */
import type { Ruleset } from '../ruleset.ts'

export const second: Pick<Ruleset, 'dice' | 'hauntRoll'> = {
  dice: { faces: 3, fewest: 1, most: 8 },
  /** E2-HROLL-01, E2-HROLL-02, E2-HROLL-06: six dice, under the number of Omens drawn. */
  hauntRoll: {
    dice: () => 6,
    needs: (omens) => ({ bound: 'under', value: omens }),
    lastOmen: 'rolls',
  },
}
