/** Legacy's answers. */
import { TRAITOR_POWERS } from '../../language/powers.ts'
import type { Ruleset } from '../ruleset.ts'
import { cites } from './cites.ts'

export const legacy: Ruleset = {
  id: 'legacy',
  cites,
  players: { fewest: 3, most: 5 }, // L-CORE-04
  ages: { youngest: 16, oldest: 80 },
  ladders: { steps: 8, balance: { values: 16, starts: 16, ladders: 144 } }, // L-TRAIT-03, L-PREP-06
  regions: ['outside', 'basement', 'ground', 'upper'], // L-REG-01
  chart: { size: 12, cellsEach: 3, perOmen: 4 }, // L-FREE-10, L-FREE-11
  scaling: [3, 4, 5], // L-START-05
  dice: { faces: 3, fewest: 1, most: 8 }, // L-DICE-01..03, L-AMB-26
  placement: { mostDoors: true }, // L-DISC-06
  discovery: { first: 'symbols', drawStopsMoves: true }, // L-DISC-10, L-MOVE-12
  cards: { byRegion: true, arriveUsed: true }, // L-CARD-02, L-CARD-03, L-ACT-12
  moves: { obstacle: { small: 1, large: 2 }, opponent: 1, corpse: 1 }, // L-MOVE-03, L-MOVE-04, L-MOVE-07, L-AMB-87
  monsters: { small: 20, large: 2 }, // L-COMP-20, L-COMP-21
  redirectOverflow: true, // L-AMB-18
  attack: { stealFrom: 2, missingTraitWastes: true }, // L-STEAL-01, L-ATK-19
  hauntRoll: {
    dice: (omens) => omens, // L-TRIG-03
    needs: () => ({ bound: 'at-least', value: 5 }), // L-TRIG-06
    lastOmen: 'forces', // L-AMB-88
  },
  traitor: { powers: TRAITOR_POWERS }, // L-TRTR-01
  heirlooms: { perFamily: 9, perGame: 1, perFreeGame: null }, // L-HEIR-01, L-HEIR-03, L-FREE-08
}
