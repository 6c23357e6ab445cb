/**
 * The points at which editions differ, each one a named question with one answer per edition. The
 * engine asks; nothing in it knows which edition is answering.
 */
import type { Region, RulesetId } from '../ids.ts'
import type { TraitorPower } from '../language/defs.ts'
import type { Cites } from './cited.ts'
import type { HauntRoll } from './haunt-roll.ts'

export interface Ruleset {
  id: RulesetId
  cites: Cites
  players: { fewest: number; most: number }
  /** Limits of an explorer's age; setup draws one between them for a seat without an age. */
  ages: { youngest: number; oldest: number }
  /** Steps of each trait's ladder. `balance`: sums that the ladders of every explorer must have, or null. */
  ladders: { steps: number; balance: { values: number; starts: number; ladders: number } | null }
  /** Regions of the house, the lowest first. */
  regions: readonly Region[]
  /** The chart of haunts: rows and columns, cells per haunt, haunts per Omen; null if the edition has no chart. */
  chart: { size: number; cellsEach: number; perOmen: number } | null
  /** Table sizes that numbers in braces `{a/b/c}` stand for. */
  scaling: number[]
  /** Each die shows 0 up to one less than its faces, all with equal chance. */
  dice: { faces: number; fewest: number; most: number }
  placement: {
    /** Join as many doorways as possible, or only the one used. */
    mostDoors: boolean
  }
  discovery: {
    /** What a new tile brings first: its symbols, or its text for entering and discovering it. */
    first: 'symbols' | 'text'
    /** Drawing a card cancels the moves left. */
    drawStopsMoves: boolean
  }
  cards: {
    /** Event and Item draws look for the drawer's region. */
    byRegion: boolean
    /** Given, taken, stolen and picked up cards arrive used. */
    arriveUsed: boolean
  }
  moves: {
    obstacle: { small: number; large: number }
    /** Extra for each opponent who is no monster. */
    opponent: number
    /** Extra while dragging a corpse; null if corpses cannot be dragged. */
    corpse: number | null
  }
  /** Tokens in the box: no more can be in the house at once. */
  monsters: { small: number; large: number }
  /** Before the haunt, damage must go to a trait that can still fall. */
  redirectOverflow: boolean
  attack: {
    /** The least damage that may be turned into a theft; null if nothing can be stolen. */
    stealFrom: number | null
    /** Attacking with a trait the target lacks spends the attack; otherwise it is refused. */
    missingTraitWastes: boolean
  }
  hauntRoll: HauntRoll
  traitor: { powers: readonly TraitorPower[] }
  heirlooms: { perFamily: number; perGame: number | null; perFreeGame: number | null }
}
