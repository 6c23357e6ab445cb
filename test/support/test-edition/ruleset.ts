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
  NEVER.includes(id) ? null : (SEVERAL[id] ?? [id.replace(/^L-/, 'T-')])

export const testRules: Ruleset = {
  id: 'test',
  cites: Object.fromEntries(CITED.map((id) => [id, rulesFor(id)])) as unknown as Cites,
  players: { fewest: 3, most: 6 },
  ages: { youngest: 30, oldest: 40 },
  ladders: { steps: 8, balance: null },
  regions: ['basement', 'ground', 'upper'],
  chart: null,
  scaling: [3, 4, 5, 6],
  dice: { faces: 4, fewest: 1, most: 10 },
  placement: { mostDoors: false },
  discovery: { first: 'text', drawStopsMoves: false },
  cards: { byRegion: false, arriveUsed: false },
  moves: { obstacle: { small: 2, large: 3 }, opponent: 2, corpse: null },
  monsters: { small: 12, large: 3 },
  redirectOverflow: false,
  attack: { stealFrom: null, missingTraitWastes: false },
  // With four faces the total of three dice is at most 9: the fifth Omen starts the haunt for certain.
  hauntRoll: {
    dice: () => 3,
    needs: (omens) => ({ bound: 'under', value: 2 * omens }),
    lastOmen: 'replaces-roll',
  },
  traitor: { powers: ['ignore-obstacles'] },
  heirlooms: { perFamily: 0, perGame: 0, perFreeGame: 0 },
}
