/** The list of lasting changes that the box of a campaign is folded from. */
import type { Cited } from '../editions/cited.ts'
import { happen, type Play } from '../play.ts'
import type { Change } from '../state/legacy.ts'

/** The rule by which each kind of change is told. */
const RULE_OF: Record<Change['kind'], Cited> = {
  entered: 'L-CAMP-25',
  counted: 'L-CAMP-25',
  stuck: 'L-CORE-15',
  ticked: 'L-CORE-15',
  'made-heirloom': 'L-HEIR-11',
  named: 'L-CORE-15',
  added: 'L-CAMP-08',
  destroyed: 'L-CORE-14',
  entombed: 'L-TOK-12',
  released: 'L-TOK-12',
  opened: 'L-CAMP-11',
  read: 'L-CAMP-17',
  turned: 'L-CAMP-03',
  'sat-down': 'L-FAM-02',
  recorded: 'L-FAM-03',
  noted: 'L-WIN-06',
  ended: 'L-WIN-02',
}

/** Nothing outside a campaign. */
export function record(play: Play, change: Change): void {
  const { legacy } = play.state
  if (!legacy) return
  legacy.changes.push(change)
  happen(play, { kind: 'changed', rules: [RULE_OF[change.kind]], change })
}
