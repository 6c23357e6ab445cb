/** An edition of the tests' own: as unlike Legacy as its questions allow, with rule IDs that begin with T. */
import { CITED, type Cited, type Cites } from '../../../src/engine/editions/cited.ts'
import type { Ruleset } from '../../../src/engine/editions/ruleset.ts'
import type { RuleId } from '../../../src/engine/ids.ts'

/** What cannot happen in this edition: no campaign, no heirlooms, no moves lost to a card, no attack in vain, no corpse dragged. */
const NEVER: readonly Cited[] = [
  'L-CAMP-01',
  'L-CAMP-03',
  'L-CAMP-04',
  'L-HEIR-05',
  'L-MOVE-12',
  'L-ATK-18',
  'L-ATK-19',
]

/** One citation may stand for several rules. */
const SEVERAL: Partial<Record<Cited, readonly RuleId[]>> = { 'L-TRIG-03': ['T-TRIG-03', 'T-TURN-99'] }

const rulesFor = (id: Cited): readonly RuleId[] | null =>
  NEVER.includes(id) ? null : (SEVERAL[id] ?? [id.replace(/^(L|E2|E3)-/, 'T-')])

export const testRules: Ruleset = {
  id: 'test',
  cites: Object.fromEntries(CITED.map((id) => [id, rulesFor(id)])) as unknown as Cites,
  box: null,
  contents: null,
  players: { fewest: 3, most: 6 },
  ages: { youngest: 30, oldest: 40 },
  ladders: { steps: 8, balance: null },
  regions: ['basement', 'ground', 'upper'],
  sides: ['known', 'hidden', 'none', 'everyone'],
  opening: { first: 'chance', scenario: true },
  chart: null,
  scaling: [3, 4, 5, 6],
  dice: { faces: 4, fewest: 1, most: 10 },
  placement: { mostDoors: false },
  discovery: { first: 'text', endsTurn: true, drawStopsMoves: false },
  spent: 'discard',
  backs: 'all',
  cards: { byRegion: false },
  ready: { drawn: 'now', received: 'now', handUsed: true },
  hand: { give: null, back: 0, consent: true, take: false, pile: false, loot: 0 },
  act: { spends: 'word', perCard: false },
  moves: {
    speed: 'live',
    leave: 'sum',
    always: 'known-neighbour',
    obstacle: { small: 2, large: 3 },
    opponent: 2,
    corpse: null,
  },
  barriers: { onFail: 'walk-back', apart: true },
  monsters: { small: 12, large: 3, recover: 'end', order: 'number', speedRolls: 'first', tileRolls: 'pick' },
  damage: { redirects: false, byLoss: false },
  attack: { steal: null, isTraitRoll: false, stunned: 'for-gain', missingTraitWastes: false },
  // With four faces the total of three dice is at most 9: the fifth Omen starts the haunt for certain.
  hauntRoll: {
    dice: () => 3,
    needs: (omens) => ({ bound: 'under', value: 2 * omens }),
    counts: 'in-play',
    lastOmen: 'replaces-roll',
  },
  haunt: { reading: 'read-first', disclose: false, skipsPlayed: true },
  hidden: { shows: true },
  traitor: { powers: ['ignore-obstacles'], volunteer: true },
  death: { cards: 'pile', survivor: true },
  heirlooms: { perFamily: 0, perGame: 0, perFreeGame: 0 },
}
