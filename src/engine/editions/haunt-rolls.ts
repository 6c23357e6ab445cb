/** What starts the haunt in each edition, those that cannot be played yet among them. */
import type { EditionId } from '../ids.ts'
import { legacy } from './legacy.ts'
import type { Ruleset } from './ruleset.ts'

type HauntRoll = Ruleset['hauntRoll']

/** E1-HROLL-01, E1-HROLL-02, E2-HROLL-01, E2-HROLL-02: six dice, under the number of omens. */
const underOmens: HauntRoll = {
  dice: () => 6,
  starts: (total, omens) => total < omens,
  needs: (omens) => omens - 1,
  lastOmenStarts: false,
}

export const HAUNT_ROLLS: Record<EditionId, HauntRoll> = {
  legacy: legacy.hauntRoll,
  first: underOmens,
  second: underOmens,
  third: legacy.hauntRoll, // E3-HROLL-01
}
