/** The first edition's answers. */
import type { Ruleset } from '../ruleset.ts'
import { cites } from './cites.ts'

export const first: Ruleset = {
  id: 'first',
  cites,
  box: 'classic',
  contents: { stack: 42, omenTiles: 13, omens: 13, items: 22, events: 45, families: 12 }, // E1-COMP-04, E1-COMP-05, E1-COMP-09..11, E1-REVEAL-07
  players: { fewest: 3, most: 6 }, // E1-GEN-01
  ages: { youngest: 17, oldest: 80 },
  ladders: { steps: 8, balance: { values: 16, starts: 16, ladders: 144 } },
  regions: ['basement', 'ground', 'upper'], // E1-SETUP-05
  sides: ['known'], // E1-GEN-08, E1-REVEAL-02
  opening: { first: 'birthday', scenario: false }, // E1-SETUP-09
  chart: { size: 13, cellsEach: null, perOmen: null }, // E1-REVEAL-01
  scaling: [3, 4, 5, 6],
  dice: { faces: 3, fewest: 0, most: 8 }, // E1-COMP-07, E1-RUL-01
  placement: { mostDoors: true }, // E1-DISC-04
  discovery: { first: 'symbols', endsTurn: false, drawStopsMoves: true }, // E1-RUL-04, E1-MOVE-11, E1-MOVE-02
  spent: 'discard', // E1-DISC-05, E1-CARD-01
  backs: 'top', // E1-DISC-01
  cards: { byRegion: false }, // E1-CARD-01
  ready: { drawn: 'now', received: 'now', handUsed: true }, // E1-CARD-03, E1-ITEM-01, E1-ITEM-03
  hand: { give: 1, back: 0, consent: true, take: false, pile: true, loot: 0 }, // E1-RUL-08, E1-ITEM-03..07
  act: { spends: 'source', perCard: true }, // E1-RUL-21, E1-ITEM-01
  moves: {
    speed: 'live', // E1-RUL-02
    leave: 'sum', // E1-HTURN-09
    always: 'first-step', // E1-HTURN-11
    obstacle: { small: 1, large: 1 }, // E1-RUL-10
    opponent: 1, // E1-HTURN-09
    corpse: null, // E1-DIE-05
  },
  barriers: { onFail: 'walk-back', apart: false }, // E1-ROOM-17
  monsters: {
    small: 204,
    large: 12,
    recover: 'end',
    order: 'choice',
    speedRolls: 'first',
    tileRolls: 'pick',
  }, // E1-COMP-12, E1-MON-04, E1-RUL-36, E1-MON-01, E1-MON-08
  damage: { redirects: false, byLoss: false }, // E1-RUL-16, E1-RUL-25
  attack: {
    steal: { from: 2, kinds: ['physical'], takes: ['item'] }, // E1-ATK-16
    isTraitRoll: false, // E1-RUL-23
    stunned: 'for-gain', // E1-RUL-22
    missingTraitWastes: false, // E1-ATK-09
  },
  hauntRoll: {
    dice: () => 6, // E1-HROLL-01
    needs: (omens) => ({ bound: 'under', value: omens }), // E1-HROLL-02
    counts: 'drawn', // E1-HROLL-03
    lastOmen: 'rolls', // E1-HROLL-07
  },
  haunt: { reading: 'read-first', disclose: false, skipsPlayed: true }, // E1-HSETUP-03, E1-HTURN-05, E1-OPT-01
  hidden: { shows: false },
  traitor: { powers: ['ignore-harmless', 'pick-results', 'refuse-event'], volunteer: false }, // E1-TRAITOR-01..06
  death: { cards: 'pile', survivor: true }, // E1-DIE-04, E1-WIN-02
  heirlooms: { perFamily: 0, perGame: 0, perFreeGame: 0 },
}
