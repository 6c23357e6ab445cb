/** Legacy's answers. */
import type { Ruleset } from '../ruleset.ts'
import { cites } from './cites.ts'

/** L-TRTR-02..08. */
const POWERS: Ruleset['traitor']['powers'] = [
  'ignore-obstacles',
  'ignore-tile-damage',
  'flat-five',
  'skip-event',
  'ignore-ongoing',
  'ignore-ghosts',
]

export const legacy: Ruleset = {
  id: 'legacy',
  cites,
  box: null,
  contents: null,
  players: { fewest: 3, most: 5 }, // L-CORE-04
  ages: { youngest: 16, oldest: 80 },
  ladders: { steps: 8, balance: { values: 16, starts: 16, ladders: 144 } }, // L-TRAIT-03, L-PREP-06
  regions: ['outside', 'basement', 'ground', 'upper'], // L-REG-01
  sides: ['known', 'hidden', 'unknown', 'none', 'everyone', 'all-traitors'], // L-CORE-03, L-HID-01..10
  opening: { first: 'chance', scenario: false }, // L-SETUP-10
  chart: { size: 12, cellsEach: 3, perOmen: 4 }, // L-FREE-10, L-FREE-11
  scaling: [3, 4, 5], // L-START-05
  dice: { faces: 3, fewest: 1, most: 8 }, // L-DICE-01..03, L-AMB-26
  placement: { mostDoors: true }, // L-DISC-06
  discovery: { first: 'symbols', endsTurn: false, drawStopsMoves: true }, // L-DISC-10, L-DISC-14, L-MOVE-12
  spent: 'bury', // L-CORE-13, L-DISC-03
  backs: 'all', // L-DECK-05
  cards: { byRegion: true }, // L-CARD-02, L-CARD-03
  ready: { drawn: 'now', received: 'used', handUsed: false }, // L-ITEM-08, L-ACT-12, L-ACT-08
  hand: { give: null, back: 0, consent: false, take: true, pile: true, loot: 0 }, // L-ACT-11..22
  act: { spends: 'word', perCard: true }, // L-ACT-06, L-ITEM-09
  moves: {
    speed: 'start', // L-TURN-07
    leave: 'sum', // L-MOVE-02
    always: 'known-neighbour', // L-MOVE-11, L-AMB-35
    obstacle: { small: 1, large: 2 }, // L-MOVE-03, L-MOVE-04
    opponent: 1, // L-MOVE-07
    corpse: 1, // L-AMB-87
  },
  barriers: null,
  monsters: {
    small: 20,
    large: 2,
    recover: 'start',
    order: 'number',
    speedRolls: 'as-they-act',
    tileRolls: 'pick',
  }, // L-COMP-20, L-COMP-21, L-MON-13, L-MON-16, L-MON-07
  damage: { redirects: true, byLoss: true }, // L-AMB-18, L-TRAIT-08
  attack: {
    steal: { from: 2, kinds: ['physical', 'mental'], takes: ['item', 'omen'] }, // L-STEAL-01, L-STEAL-06
    isTraitRoll: true, // L-DICE-07
    stunned: 'free', // L-ATK-12
    missingTraitWastes: true, // L-ATK-19
  },
  hauntRoll: {
    dice: (omens) => omens, // L-TRIG-03
    needs: () => ({ bound: 'at-least', value: 5 }), // L-TRIG-06
    counts: 'in-play', // L-TRIG-03, L-AMB-45
    lastOmen: 'forces', // L-AMB-88
  },
  haunt: { reading: 'setup-first', disclose: true, skipsPlayed: false }, // L-START-08, L-INFO-03
  hidden: { shows: false },
  traitor: { powers: POWERS, volunteer: false }, // L-TRTR-01
  death: { cards: 'pile', survivor: false }, // L-DIE-03
  heirlooms: { perFamily: 9, perGame: 1, perFreeGame: null }, // L-HEIR-01, L-HEIR-03, L-FREE-08
}
