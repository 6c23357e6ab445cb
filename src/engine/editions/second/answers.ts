/** The second edition's answers. */
import type { Ruleset } from '../ruleset.ts'
import { cites } from './cites.ts'

export const second: Ruleset = {
  id: 'second',
  cites,
  box: 'classic',
  contents: { stack: 42, omenTiles: 13, omens: 13, items: 22, events: 45, families: 12 }, // E2-COMP-04, E2-COMP-05, E2-COMP-09..11
  players: { fewest: 3, most: 6 }, // E2-GEN-01
  ages: { youngest: 17, oldest: 80 },
  ladders: { steps: 8, balance: { values: 16, starts: 16, ladders: 144 } },
  regions: ['basement', 'ground', 'upper'], // E2-SETUP-05
  sides: ['known', 'hidden'], // E2-HSETUP-02, E2-HIDDEN-02
  opening: { first: 'birthday', scenario: false }, // E2-SETUP-09
  chart: { size: 13, cellsEach: null, perOmen: null }, // E2-REVEAL-01
  scaling: [3, 4, 5, 6],
  dice: { faces: 3, fewest: 1, most: 8 }, // E2-COMP-07, E2-ROLL-01, E2-RUL-11
  placement: { mostDoors: true }, // E2-DISC-03
  discovery: { first: 'symbols', endsTurn: false, drawStopsMoves: true }, // E2-DISC-15, E2-MOVE-11, E2-MOVE-02
  spent: 'discard', // E2-DISC-07, E2-CARD-01
  backs: 'top', // E2-DISC-01
  cards: { byRegion: false }, // E2-CARD-01
  ready: { drawn: 'now', received: 'used', handUsed: false }, // E2-CARD-03, E2-RUL-03, E2-ITEM-09
  hand: { give: 1, back: 1, consent: true, take: false, pile: true, loot: 0 }, // E2-RUL-02, E2-ITEM-05..07
  act: { spends: 'source', perCard: true }, // E2-ROLL-09, E2-ITEM-02
  moves: {
    speed: 'live', // E2-MOVE-12
    leave: 'sum', // E2-HTURN-10
    always: 'first-step', // E2-RUL-06
    obstacle: { small: 1, large: 1 }, // E2-HTURN-10
    opponent: 1,
    corpse: null, // E2-DIE-03
  },
  barriers: { onFail: 'stop', apart: true }, // E2-ROOM-04, E2-ROOM-05
  monsters: {
    small: 91,
    large: 12,
    recover: 'end',
    order: 'choice',
    speedRolls: 'as-they-act',
    tileRolls: 'pick-once',
  }, // E2-COMP-12, E2-MON-08, E2-ROOM-15
  damage: { redirects: false, byLoss: false }, // E2-RUL-10, E2-RUL-18
  attack: {
    steal: { from: 2, kinds: ['physical'], takes: ['item', 'omen'] }, // E2-ATK-17
    isTraitRoll: false, // E2-ROLL-08
    stunned: 'for-gain', // E2-ATK-11
    missingTraitWastes: false, // E2-ATK-08
  },
  hauntRoll: {
    dice: () => 6, // E2-HROLL-01
    needs: (omens) => ({ bound: 'under', value: omens }), // E2-HROLL-02
    counts: 'drawn',
    lastOmen: 'rolls', // E2-HROLL-06
  },
  haunt: { reading: 'read-first', disclose: false, skipsPlayed: true }, // E2-HSETUP-03, E2-HTURN-13
  hidden: { shows: true }, // E2-HIDDEN-05, E2-HIDDEN-06
  traitor: { powers: ['ignore-harm', 'pick-results', 'refuse-event', 'get-free'], volunteer: false }, // E2-TRAITOR-02
  death: { cards: 'pile', survivor: true }, // E2-DIE-02, E2-WIN-03
  heirlooms: { perFamily: 0, perGame: 0, perFreeGame: 0 },
}
