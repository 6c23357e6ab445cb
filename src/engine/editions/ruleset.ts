/**
 * The points at which editions differ, each one a named question with one answer per edition. The
 * engine asks; nothing in it knows which edition is answering.
 */
import type { CardKind, DamageKind, Region, RulesetId } from '../ids.ts'
import type { TeamDef, TraitorPower } from '../language/defs.ts'
import type { Cites } from './cited.ts'
import type { HauntRoll } from './haunt-roll.ts'

export interface Contents {
  /** Tiles to be found, and those of them with an omen symbol. */
  stack: number
  omenTiles: number
  omens: number
  items: number
  events: number
  /** Explorers. */
  families: number
}

export interface Ruleset {
  id: RulesetId
  cites: Cites
  /** The folder of content that it shares with other editions; null if all of it is its own. */
  box: string | null
  /** Pieces in a whole box of each kind, starting tiles apart; null while the box is not whole. */
  contents: Contents | null
  players: { fewest: number; most: number }
  /** Limits of an explorer's age; setup draws one between them for a seat without an age. */
  ages: { youngest: number; oldest: number }
  /** Steps of each trait's ladder. `balance`: sums that the ladders of every explorer must have, or null. */
  ladders: { steps: number; balance: { values: number; starts: number; ladders: number } | null }
  /** Regions of the house, the lowest first. */
  regions: readonly Region[]
  /** How the sides of a haunt may be dealt. */
  sides: readonly TeamDef['kind'][]
  opening: {
    /** Who has the first turn: anybody, or the explorer whose birthday comes next. */
    first: 'chance' | 'birthday'
    /** One scenario is chosen, which says what each Omen leads to. */
    scenario: boolean
  }
  /**
   * The chart of haunts: rows and columns; cells of each haunt and haunts under each Omen, null where they may be
   * any number; null if the edition has no chart.
   */
  chart: { size: number; cellsEach: number | null; perOmen: number | null } | null
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
    /** A discovery ends the finder's turn, once all of it is done. */
    endsTurn: boolean
    /** Drawing a card cancels the moves left. */
    drawStopsMoves: boolean
  }
  /** Tiles that do not fit and cards that are done with go under their pack, or on discards that make a new pack. */
  spent: 'bury' | 'discard'
  /** Backs of the stack that all can see: every one, that of the top tile, or none. */
  backs: 'all' | 'top' | 'none'
  cards: {
    /** Event and Item draws look for the drawer's region. */
    byRegion: boolean
  }
  ready: {
    /** Cards that came in this turn can be used at once, are used already, or stay idle until the next turn. */
    drawn: 'now' | 'idle'
    received: 'now' | 'used' | 'idle'
    /** A used card may still be handed over or dropped in the same turn. */
    handUsed: boolean
  }
  hand: {
    /** Cards one may give to one person in a turn, and be given back for them; null: any number. */
    give: number | null
    back: number | null
    /** The other person must agree to what is given. */
    consent: boolean
    /** Cards may be taken with the owner's leave, and without giving anything. */
    take: boolean
    /** Cards may be dropped and picked up. */
    pile: boolean
    /** Cards one may take from a corpse in a turn. */
    loot: number
  }
  /** What an action spends for the turn: its word, or only itself. */
  act: {
    spends: 'word' | 'source'
    /** A card is used once a turn, however many actions it has. */
    perCard: boolean
  }
  moves: {
    /** Moves are those of the Speed at the start of the turn, or follow it while it changes. */
    speed: 'start' | 'live'
    /** Obstacles add up, or all of them together cost one move more. */
    leave: 'sum' | 'flat'
    /** The step one can always afford: to a known tile from where the turn began, or the first of the turn. */
    always: 'known-neighbour' | 'first-step'
    obstacle: { small: number; large: number }
    /** Extra for each opponent who is no monster. */
    opponent: number
    /** Extra while dragging a corpse; null if corpses cannot be dragged. */
    corpse: number | null
  }
  /** Crossing a barrier that fails ends one's movement, or leaves one to walk back; its halves keep people apart or not. */
  barriers: { onFail: 'stop' | 'walk-back'; apart: boolean } | null
  monsters: {
    /** Tokens in the box: no more can be in the house at once. */
    small: number
    large: number
    /** A stunned one recovers in its turn and has no more of it, or at the end of the monsters' turn that it missed. */
    recover: 'start' | 'end'
    /** They act by their numbers, or as whoever runs them chooses. */
    order: 'number' | 'choice'
    /** Each kind makes its Speed roll when the first of it acts, or all kinds before any monster moves. */
    speedRolls: 'as-they-act' | 'first'
    /**
     * For the rolls of a tile's special movement whoever runs them picks the result, or they roll; `pick-once`: what
     * a tile does once a turn it does once for the traitor and all monsters of a round.
     */
    tileRolls: 'pick' | 'pick-once' | 'roll'
  }
  damage: {
    /** Before the haunt, damage must go to a trait that can still fall. */
    redirects: boolean
    /** Losing a named trait is damage of its kind. */
    byLoss: boolean
  }
  attack: {
    /** The least damage that may be turned into a theft, of which kinds, and what cards it takes; null: no theft. */
    steal: { from: number; kinds: readonly DamageKind[]; takes: readonly CardKind[] } | null
    /** An attack is a trait roll, so that what helps trait rolls helps it. */
    isTraitRoll: boolean
    /** Stunned monsters may be attacked freely, or only where there is something to gain by it. */
    stunned: 'free' | 'for-gain'
    /** Attacking with a trait the target lacks spends the attack; otherwise it is refused. */
    missingTraitWastes: boolean
  }
  hauntRoll: HauntRoll
  haunt: {
    /** Both setups are done before each side reads its page, or after. */
    reading: 'setup-first' | 'read-first'
    /** The other side may read a box that has been used. */
    disclose: boolean
    /** A table may pass over haunts that it has played before. */
    skipsPlayed: boolean
  }
  /** A hidden traitor may show it in their turn, and the side of the dead is shown. */
  hidden: { shows: boolean }
  traitor: {
    powers: readonly TraitorPower[]
    /** Somebody else may turn in the place of a traitor who would rather not. */
    volunteer: boolean
  }
  /** Cards of the dead lie in the pile of their tile, or stay with the corpse. */
  death: {
    cards: 'pile' | 'corpse'
    /** The heroes win only while one of them lives. */
    survivor: boolean
  }
  heirlooms: { perFamily: number; perGame: number | null; perFreeGame: number | null }
}
