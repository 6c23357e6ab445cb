/**
 * The points at which editions differ, each one a named question with one answer per edition
 * (`spec/editions.md`). The engine asks; nothing in it knows which edition is answering.
 */
import type { EditionId } from '../ids.ts'
import type { TraitorPower } from '../language/defs.ts'

export interface Ruleset {
  id: EditionId
  players: { fewest: number; most: number }
  /** Table sizes behind the braces `{a/b/c}`. */
  scaling: number[]
  /** Each die shows 0 up to one less than its faces, all with equal chance. */
  dice: { faces: number; fewest: number; most: number }
  /** Secret passages join every tile that has one. */
  passagesMesh: boolean
  placement: {
    /** Join as many doorways as possible, or only the one used. */
    mostDoors: boolean
    /** A region may not lose its last open doorway. */
    keepOpen: boolean
  }
  discovery: {
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
    /** Extra while dragging a corpse along; null where corpses stay put. */
    corpse: number | null
  }
  /** Tokens in the box: no more can be in the house at once. */
  monsters: { small: number; large: number }
  /** Before the haunt damage must go where it can still be felt. */
  redirectOverflow: boolean
  attack: {
    /** The least margin that may be turned into a theft; null where nothing can be stolen. */
    stealFrom: number | null
    /** Attacking with a trait the target lacks spends the attack; otherwise it is refused. */
    missingTraitWastes: boolean
    /** Losing an attack on another tile hurts. */
    rangedBacklash: boolean
  }
  hauntRoll: {
    dice: (omens: number) => number
    starts: (total: number, omens: number) => boolean
    /** What the roll must reach, for the reader. */
    needs: (omens: number) => number
    /** The last Omen of the deck starts the haunt in any case, and so does the last omen tile. */
    lastOmenStarts: boolean
  }
  traitor: {
    /** A tie is broken by chance, or goes to the revealer and then leftwards. */
    tieByChance: boolean
    powers: readonly TraitorPower[]
  }
  heirlooms: { perFamily: number; perGame: number | null; perFreeGame: number | null }
}
