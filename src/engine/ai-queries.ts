/**
 * What a player may work out about a table it has imagined: the engine's own readers of the rules, so that
 * nobody writes a rule twice. None of them changes anything but for as long as it looks.
 */
import { courses, type PollOption } from './effects/poll.ts'
import type { CharacterId, TileId, Trait } from './ids.ts'
import { indexOf } from './language/catalog-index.ts'
import type { Catalog } from './language/defs.ts'
import type { RollFor } from './language/words.ts'
import type { Play } from './play.ts'
import { leaveCost } from './rules/questions.ts'
import { poolOf } from './rules/roll.ts'
import { characterOf, explorerOf, isMonster } from './state/characters.ts'
import type { Frame } from './state/flow.ts'
import type { Explorer } from './state/state.ts'

export { compared } from './effects/chances.ts'
export type { Course, Weighing } from './effects/effect.ts'
export { openExtras } from './effects/extras.ts'
export { effectOf, type Op } from './effects/table.ts'
export type { PrintedAction } from './language/catalog-index.ts'
export { countOf, holds, numberOf, tilesOf, unwantsOf, wantsOf, whoIs } from './language/evaluate.ts'
export {
  type Fact,
  type FactName,
  fact,
  factName,
  factParts,
  isFactKind,
  isFactOf,
} from './language/facts.ts'
export { placeOf, tilesAsked } from './language/places.ts'
export { conditionWord, tilesWord, valueWord } from './language/tables.ts'
export { forPlayers } from './language/values/players.ts'
export type { Want } from './language/want.ts'
export type { Play } from './play.ts'
export { isGame, isShielded, leastDamage, mayRob, stealable } from './rules/attack.ts'
export { isObject } from './rules/cards.ts'
export { barriersFor, mayFindIn } from './rules/move.ts'
export { onceOf } from './rules/onces.ts'
export { anyAnswer, scopeFor } from './rules/questions.ts'
export { affected } from './rules/targets.ts'
export {
  characterOf,
  counterOf,
  eventsInReach,
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
export { actingAs, aimedAt, naming, scopeWith, withWord } from './state/scope.ts'
export { areOpponents, hasPower, isFreeForAll, isNeutral, mayAttack } from './state/sides.ts'
export type { Explorer, Monster, PlacedTile, State } from './state/state.ts'
export { mayAct, mayOperate } from './state/turn.ts'

/** What the open poll is between, and what each course appeals to. */
export function pollCourses(
  catalog: Catalog,
  { frames, explorers }: { frames: readonly Frame[]; explorers: readonly Explorer[] },
): PollOption[] {
  const top = frames[frames.length - 1]
  const op = top?.rule === 'ops' ? indexOf(catalog).lists.get(top.with.from)?.ops[top.with.pc] : undefined
  return op?.op === 'poll' ? courses({ catalog, state: { explorers } }, op) : []
}

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

/** Visits tiles, each as if the character stood there. */
export function standingOnEach(
  play: Play,
  id: CharacterId,
  tiles: Iterable<TileId>,
  visit: (tile: TileId) => void,
): void {
  const who = characterOf(play.state, id)
  const here = who.tile
  const isCarried = !isMonster(who) && who.borneBy !== null
  try {
    for (const tile of tiles) {
      if (!isCarried) who.tile = tile
      visit(tile)
    }
  } finally {
    who.tile = here
  }
}

export function leaveCostAt(play: Play, id: CharacterId, tile: TileId): number {
  const who = characterOf(play.state, id)
  if (who.tile === tile || (!isMonster(who) && who.borneBy)) return leaveCost(play, id)
  const here = who.tile
  who.tile = tile
  try {
    return leaveCost(play, id)
  } finally {
    who.tile = here
  }
}

/** How many dice somebody would roll, and what is added. */
export const diceFor = (
  play: Play,
  roll: { who: CharacterId; trait: Trait | null; dice: number; add: number },
  what: { word: string | null; for: RollFor },
): { dice: number; add: number } =>
  poolOf(play, roll, { roll: { word: what.word, trait: roll.trait, for: what.for } })
