/**
 * What a player may work out about a table it has imagined: the engine's own readers of the rules, so that
 * nobody writes a rule twice. None of them changes anything but for as long as it looks.
 */
import type { CharacterId, TileId, Trait } from './ids.ts'
import type { RollFor } from './language/words.ts'
import type { Play } from './play.ts'
import { leaveCost } from './rules/questions.ts'
import { poolOf } from './rules/roll.ts'
import { characterOf, explorerOf, isMonster } from './state/characters.ts'

export { compared } from './effects/chances.ts'
export type { Course, Weighing } from './effects/effect.ts'
export { type Fact, fact } from './effects/facts.ts'
export { effectOf, type Op } from './effects/index.ts'
export { affected } from './effects/targets.ts'
export type { PrintedAction } from './language/catalog-index.ts'
export { holds } from './language/conditions.ts'
export { countOf, forPlayers, numberOf, tilesOf, whoIs } from './language/evaluate.ts'
export type { Play } from './play.ts'
export { isShielded } from './rules/attack.ts'
export { barriersFor, mayFindIn } from './rules/move.ts'
export { onceOf } from './rules/onces.ts'
export { anyAnswer, scopeFor } from './rules/questions.ts'
export { areOpponents, hasPower, isFreeForAll, isNeutral, mayAttack } from './rules/sides.ts'
export {
  characterOf,
  counterOf,
  explorerOf,
  findExplorer,
  findMonster,
  isMonster,
  keeperOf,
  ladderOf,
  monsterDef,
  tileIdOf,
  traitValue,
  valueFor,
} from './state/characters.ts'
export type { Scope } from './state/flow.ts'
export { adjacentTiles, distancesFrom, inSight, isOpenDoorway, tileOf } from './state/house.ts'
export type { Explorer, Monster, PlacedTile, State } from './state/state.ts'

/** Asks something as if somebody stood there. */
export function standingAt<T>(play: Play, id: CharacterId, tile: TileId, ask: () => T): T {
  const who = characterOf(play.state, id)
  if (who.tile === tile || (!isMonster(who) && who.borneBy)) return ask()
  const here = who.tile
  who.tile = tile
  try {
    return ask()
  } finally {
    who.tile = here
  }
}

/** Asks something as if a trait of somebody stood so many steps higher. */
export function withSteps<T>(play: Play, id: CharacterId, trait: Trait, by: number, ask: () => T): T {
  const { steps } = explorerOf(play.state, id)
  const before = steps[trait]
  steps[trait] = before + by
  try {
    return ask()
  } finally {
    steps[trait] = before
  }
}

export const leaveCostAt = (play: Play, id: CharacterId, tile: TileId): number =>
  standingAt(play, id, tile, () => leaveCost(play, id))

/** How many dice somebody would roll, and what is added. */
export const diceFor = (
  play: Play,
  roll: { who: CharacterId; trait: Trait | null; dice: number; add: number },
  what: { word: string | null; for: RollFor },
): { dice: number; add: number } =>
  poolOf(play, roll, { roll: { word: what.word, trait: roll.trait, for: what.for } })
