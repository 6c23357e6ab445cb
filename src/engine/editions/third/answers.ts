/** The third edition's answers. */
import type { Ruleset } from '../ruleset.ts'
import { cites } from './cites.ts'

export const third: Ruleset = {
  id: 'third',
  cites,
  box: 'classic',
  contents: { stack: 36, omenTiles: 11, omens: 9, items: 20, events: 45, families: 12 }, // E3-COMP-01, E3-COMP-02, E3-CARD-05
  players: { fewest: 3, most: 6 }, // E3-GEN-01
  ages: { youngest: 17, oldest: 80 },
  ladders: { steps: 8, balance: { values: 16, starts: 16, ladders: 144 } }, // E3-TRAIT-13
  regions: ['basement', 'ground', 'upper'], // E3-DISC-01
  sides: ['known', 'hidden', 'none', 'everyone'], // E3-TYPE-01
  opening: { first: 'birthday', scenario: true }, // E3-SETUP-12, E3-SETUP-09
  chart: null, // E3-REVEAL-01
  scaling: [3, 4, 5, 6], // E3-HSETUP-11
  dice: { faces: 3, fewest: 1, most: 8 }, // E3-COMP-08, E3-RUL-29
  placement: { mostDoors: false }, // E3-DISC-04
  discovery: { first: 'text', endsTurn: true, drawStopsMoves: false }, // E3-DISC-07, E3-TURN-03, E3-TURN-07
  spent: 'bury', // E3-DISC-14
  backs: 'none', // E3-DISC-13
  cards: { byRegion: false }, // E3-CARD-01
  ready: { drawn: 'idle', received: 'idle', handUsed: false }, // E3-ACT-03, E3-RUL-02
  hand: { give: null, back: null, consent: true, take: false, pile: false, loot: 1 }, // E3-ACT-01, E3-RUL-07, E3-DIE-04
  act: { spends: 'source', perCard: false }, // E3-ACT-04
  moves: {
    speed: 'start', // E3-MOVE-01
    leave: 'flat', // E3-MOVE-09
    always: 'first-step', // E3-RUL-03
    obstacle: { small: 1, large: 1 },
    opponent: 1, // E3-HTURN-03
    corpse: null,
  },
  barriers: null, // E3-ROOM-08
  monsters: {
    small: 20,
    large: 2,
    recover: 'start',
    order: 'choice',
    speedRolls: 'as-they-act',
    tileRolls: 'roll',
  }, // E3-MON-03, E3-RUL-24, E3-MON-09
  damage: { redirects: true, byLoss: false }, // E3-TRAIT-12, E3-RUL-20
  attack: { steal: null, isTraitRoll: true, stunned: 'free', missingTraitWastes: false }, // E3-ACT-08, E3-RUL-22
  hauntRoll: {
    dice: (omens) => omens, // E3-HROLL-01
    needs: () => ({ bound: 'at-least', value: 5 }),
    counts: 'drawn', // E3-RUL-01
    lastOmen: 'replaces-roll', // E3-HROLL-05
  },
  haunt: { reading: 'setup-first', disclose: true, skipsPlayed: false }, // E3-HSETUP-01, E3-HSETUP-03
  hidden: { shows: false },
  traitor: { powers: ['ignore-tile-damage', 'skip-event'], volunteer: true }, // E3-TRAITOR-01, E3-TRAITOR-05, E3-REVEAL-07
  death: { cards: 'corpse', survivor: false }, // E3-DIE-03, E3-RUL-09
  heirlooms: { perFamily: 0, perGame: 0, perFreeGame: 0 },
}
