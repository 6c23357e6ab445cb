/** The legacy edition's answers. */
import { TRAITOR_POWERS } from '../language/defs.ts'
import type { Ruleset } from './ruleset.ts'

export const legacy: Ruleset = {
  id: 'legacy',
  players: { fewest: 3, most: 5 }, // L-CORE-04
  scaling: [3, 4, 5], // L-START-05
  dice: { faces: 3, fewest: 1, most: 8 }, // L-DICE-01..03, L-AMB-26
  passagesMesh: true, // L-MOVE-13
  placement: { mostDoors: true, keepOpen: true }, // L-DISC-06, L-DISC-19
  discovery: { drawStopsMoves: true }, // L-MOVE-12
  cards: { byRegion: true, arriveUsed: true }, // L-CARD-02, L-CARD-03, L-ACT-12
  moves: { obstacle: { small: 1, large: 2 }, opponent: 1, corpse: 1 }, // L-MOVE-03, L-MOVE-04, L-MOVE-07, L-DIE-07
  monsters: { small: 20, large: 2 }, // L-COMP-20, L-COMP-21
  redirectOverflow: true, // L-AMB-18
  attack: { stealFrom: 2, missingTraitWastes: true, rangedBacklash: false }, // L-STEAL-01, L-ATK-19, L-ATK-20
  hauntRoll: {
    dice: (omens) => omens, // L-TRIG-03
    starts: (total) => total >= 5, // L-TRIG-06
    needs: () => 5,
    lastOmenStarts: true,
  },
  traitor: { tieByChance: true, powers: TRAITOR_POWERS }, // L-START-04, L-TRTR-01
  heirlooms: { perFamily: 9, perGame: 1, perFreeGame: null }, // L-HEIR-01, L-HEIR-03, L-FREE-08
}
