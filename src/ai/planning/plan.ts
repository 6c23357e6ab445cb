import type { ChoiceKey, TileId } from '../../engine/ids.ts'
import type { Aim } from '../memory.ts'

/** Go to a tile and make a choice there. */
export interface Plan {
  aim: Aim
  tile: TileId
  /** The choice to make there; null to end the turn there. */
  key: ChoiceKey | null
  /** Probability of success, null without a roll; computed only for plans that are shown. */
  chance: () => number | null
  /** Score as a fraction of a win. */
  score: number
  /** The choice is not possible before the next turn: go there and end the turn. */
  later?: boolean
}

export const noRoll = (): null => null

/** Score below which an action is not worth a plan. */
export const MIN_SCORE = 0.002
