/** Reads values and selectors against the table. Pure look-ups: nothing here draws or changes. */
import type {
  ActionWord,
  CardId,
  CharacterId,
  DamageKind,
  ExplorerId,
  ObjectId,
  Region,
  TileId,
  Trait,
} from '../ids.ts'
import type { Play } from '../play.ts'
import { areOpponents } from '../rules/sides.ts'
import {
  characterOf,
  counterOf,
  explorerOf,
  findExplorer,
  holdersOf,
  isMonster,
  isThere,
  keeperOf,
  possession,
  tileIdOf,
  traitorsOf,
  valueFor,
} from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { adjacentTiles, distancesFrom, findTile, landingOf, tileOf } from '../state/house.ts'
import type { PlacedTile, State } from '../state/state.ts'
import { holds } from './conditions.ts'
import type { Catalog } from './defs.ts'
import { type Cards, type Cause, isTiles, type RollFor, type Tiles, type Value, type Who } from './words.ts'

/** What is going on while a standing answer is asked for: a roll being made, or damage about to fall. */
export interface Moment {
  roll?: { word: ActionWord | null; trait: Trait | null; for: RollFor }
  damage?: { kind: DamageKind; amount: number; cause: Cause }
}

export function numberOf(play: Play, value: Value, scope: Scope, moment?: Moment): number {
  if (typeof value === 'number') return value
  if ('players' in value) return forPlayers(play, value.players)
  if ('count' in value) return countOf(play, value.count, scope)
  if ('track' in value) return play.state.haunt?.tracks[value.track] ?? 0
  if ('counter' in value)
    return whoIs(play, value.of, scope).reduce((sum, id) => sum + counterOf(play.state, value.counter, id), 0)
  if ('trait' in value)
    return Math.max(0, ...whoIs(play, value.of, scope).map((id) => valueFor(play, id, value.trait) ?? 0))
  if ('carried' in value) return carriedBy(play, value.of, scope).filter((id) => id === value.carried).length
  if ('kinds' in value) {
    const carried = carriedBy(play, value.of, scope)
    return value.kinds.filter((id) => carried.includes(id)).length
  }
  if ('ghosts' in value) {
    if (value.ghosts === 'here') return tileOf(play.state, tileIdOf(play.state, scope.me)).ghosts
    return tilesOf(play, value.ghosts, scope).reduce((sum, id) => sum + tileOf(play.state, id).ghosts, 0)
  }
  if ('rolled' in value) return scope.rolled
  if ('omens' in value) return omensInPlay(play)
  if ('sum' in value)
    return value.sum.reduce<number>((sum, part) => sum + numberOf(play, part, scope, moment), 0)
  if ('min' in value) return Math.min(...value.min.map((part) => numberOf(play, part, scope, moment)))
  if ('max' in value) return Math.max(...value.max.map((part) => numberOf(play, part, scope, moment)))
  return holds(play, value.if, scope, moment)
    ? numberOf(play, value.then, scope, moment)
    : numberOf(play, value.else ?? 0, scope, moment)
}

const carriedBy = (play: Play, who: Who, scope: Scope): ObjectId[] =>
  whoIs(play, who, scope).flatMap((id) => characterOf(play.state, id).objects)

/** L-START-05: the number for this table size. */
export function forPlayers(play: Play, numbers: readonly number[]): number {
  const at = play.rules.scaling.indexOf(play.state.explorers.length)
  const number = numbers[at]
  if (number === undefined) throw new Error(`No number for ${play.state.explorers.length} players`)
  return number
}

/** As much of the table as a view shows too. */
interface OpenTable {
  catalog: Catalog
  state: Pick<State, 'explorers' | 'monsters' | 'house'>
}

/** L-TRIG-03, L-AMB-45: Omens carried or lying in piles; buried, boxed or destroyed ones do not count. */
export function omensInPlay(play: OpenTable): number {
  const isOmen = (card: CardId) => play.catalog.cards[card]!.kind === 'omen'
  let count = 0
  for (const explorer of play.state.explorers) count += explorer.cards.filter(isOmen).length
  for (const monster of play.state.monsters) count += monster.cards.filter(isOmen).length
  for (const tile of play.state.house) count += tile.pile.filter(isOmen).length
  return count
}

export function countOf(play: Play, what: Who | Tiles | Cards, scope: Scope): number {
  if (typeof what === 'object' && 'cards' in what) return cardsOf(play, what, scope).length
  return isTiles(what) ? tilesOf(play, what, scope).length : whoIs(play, what, scope).length
}

/** Characters, explorers in table order from the left of `me` first, then monsters by number. */
export function whoIs(play: Play, who: Who, scope: Scope): CharacterId[] {
  const { state } = play
  if (who === 'me') return [scope.me]
  if (who === 'target') return scope.target && isThere(state, scope.target) ? [scope.target] : []
  if (who === 'active') return state.turn.who ? [state.turn.who] : []
  if (who === 'revealer') return state.haunt ? [state.haunt.revealer] : []
  if (who === 'traitor') return traitorsOf(state).map((traitor) => traitor.id)
  if ('holder' in who) return holdersOf(state, who.holder).map(({ id }) => id)
  if ('secret' in who) {
    const secret = state.haunt?.secrets[who.secret]
    return secret ? [secret.value] : []
  }
  if ('monster' in who)
    return state.monsters.filter((monster) => monster.kind === who.monster).map((monster) => monster.id)
  if ('these' in who) return [...new Set(who.these.flatMap((part) => whoIs(play, part, scope)))]
  if ('highest' in who) return outstanding(play, whoIs(play, who.of, scope), who.highest, 1)
  if ('lowest' in who) return outstanding(play, whoIs(play, who.of, scope), who.lowest, -1)
  if ('body' in who) {
    const owners = whoIs(play, who.body, scope)
    return state.explorers.filter(({ body }) => owners.includes(body)).map(({ id }) => id)
  }
  let ids = group(play, who.all, scope, who.dead ?? false)
  if (ids.length === 0) return ids
  if (who.but) {
    const left = whoIs(play, who.but, scope)
    ids = ids.filter((id) => !left.includes(id))
  }
  const { at } = who
  if (at) ids = among(play, ids, at, scope)
  const { if: test } = who
  return test ? ids.filter((id) => holds(play, test, { ...scope, target: id })) : ids
}

/** The one with most of a trait, or least; of several the first in table order. */
function outstanding(play: Play, ids: CharacterId[], trait: Trait, sign: 1 | -1): CharacterId[] {
  const seatOf = (id: CharacterId) => findExplorer(play.state, id)?.seat ?? play.state.explorers.length
  const ranked = ids.map((id) => ({ id, value: (valueFor(play, id, trait) ?? 0) * sign, seat: seatOf(id) }))
  ranked.sort((a, b) => b.value - a.value || a.seat - b.seat)
  return ranked.slice(0, 1).map(({ id }) => id)
}

/** Those of them on one of these tiles. */
function among(play: Play, ids: CharacterId[], at: Tiles, scope: Scope): CharacterId[] {
  if (ids.length === 0) return ids
  const here = at === 'here' ? tileIdOf(play.state, scope.me) : null
  if (here !== null) return ids.filter((id) => tileIdOf(play.state, id) === here)
  const tiles = tilesOf(play, at, scope)
  return ids.filter((id) => tiles.includes(tileIdOf(play.state, id)))
}

/** L-CORE-05..10: what each of the words for groups covers. */
function group(play: Play, name: string, scope: Scope, dead: boolean): CharacterId[] {
  const { state } = play
  const first = findExplorer(state, scope.me)?.seat ?? keeperOf(play)?.seat ?? 0
  const seats = state.explorers.length
  const explorers: ExplorerId[] = []
  for (let n = 1; n <= seats; n++) {
    const explorer = state.explorers[(first + n) % seats]!
    if (explorer.dead === dead) explorers.push(explorer.id)
  }
  const monsters = dead ? [] : state.monsters.map((monster) => monster.id)
  switch (name) {
    case 'heroes':
      return explorers.filter((id) => explorerOf(state, id).team === 'heroes')
    case 'traitors':
      return explorers.filter((id) => explorerOf(state, id).team === 'traitor')
    case 'monsters':
      return monsters
    case 'everyone':
      // L-AMB-78: a monster is spared what comes of itself.
      return [...explorers, ...monsters.filter((id) => id !== scope.me)]
    case 'opponents':
      return [...explorers, ...monsters].filter((id) => areOpponents(play, scope.me, id))
    default:
      return explorers
  }
}

export function tilesOf(play: Play, tiles: Tiles, scope: Scope): TileId[] {
  const { state } = play
  if (typeof tiles === 'string') {
    const here = tileIdOf(state, scope.me)
    switch (tiles) {
      case 'here':
        return [here]
      case 'there':
        return whoIs(play, 'target', scope).map((id) => tileIdOf(state, id))
      case 'region': {
        const { region } = tileOf(state, here)
        return state.house.filter((tile) => tile.region === region).map((tile) => tile.id)
      }
      case 'adjacent':
        return adjacentTiles(play, here)
      case 'here-or-adjacent':
        return [here, ...adjacentTiles(play, here)]
      case 'landing':
        return [landingOf(play, tileOf(state, here).region)]
    }
  }
  if ('tile' in tiles) {
    const named = Array.isArray(tiles.tile) ? tiles.tile : [tiles.tile]
    return named.filter((id) => findTile(state, id))
  }
  if ('landing' in tiles) return [landingOf(play, tiles.landing)]
  if ('token' in tiles)
    return state.house.filter((tile) => tile.tokens.includes(tiles.token)).map((tile) => tile.id)
  if ('object' in tiles)
    return state.house.filter((tile) => tile.objects.includes(tiles.object)).map((tile) => tile.id)
  if ('nextTo' in tiles)
    return [...new Set(tilesOf(play, tiles.nextTo, scope).flatMap((id) => adjacentTiles(play, id)))]
  if ('within' in tiles) {
    const reach = numberOf(play, tiles.within, scope)
    return whoIs(play, tiles.of, scope).flatMap((id) =>
      [...distancesFrom(play, tileIdOf(state, id))]
        .filter(([, steps]) => steps <= reach)
        .map(([tile]) => tile),
    )
  }
  if ('farthest' in tiles)
    return atDistance(play, tilesOf(play, tiles.farthest, scope), whoIs(play, tiles.from, scope), Math.max)
  if ('nearest' in tiles)
    return atDistance(play, tilesOf(play, tiles.nearest, scope), whoIs(play, tiles.to, scope), Math.min)
  if ('of' in tiles) return whoIs(play, tiles.of, scope).map((id) => tileIdOf(state, id))
  const found = state.house.filter((tile) => fits(play, tile, tiles, scope)).map((tile) => tile.id)
  if (tiles.or)
    for (const id of tilesOf(play, tiles.or, scope))
      if (!found.includes(id) && isAllowed(play, tileOf(state, id), tiles, scope)) found.push(id)
  return found
}

/** Is this tile among those? The common selectors are answered without listing any. */
export function isOneOf(play: Play, id: TileId, tiles: Tiles, scope: Scope): boolean {
  if (typeof tiles === 'object') {
    if ('token' in tiles) return tileOf(play.state, id).tokens.includes(tiles.token)
    if ('tile' in tiles) return tiles.tile === id || (Array.isArray(tiles.tile) && tiles.tile.includes(id))
    if ('all' in tiles)
      return fits(play, tileOf(play.state, id), tiles, scope) || isOr(play, id, tiles, scope)
  }
  return tilesOf(play, tiles, scope).includes(id)
}

type AllTiles = Extract<Tiles, { all: 'tiles' }>

function fits(play: Play, tile: PlacedTile, want: AllTiles, scope: Scope): boolean {
  const def = play.catalog.tiles[tile.id]!
  if (want.region && !regionsOf(play, want.region, scope).includes(tile.region)) return false
  if (want.symbol && !hasSymbol(play, tile.id, want.symbol, scope)) return false
  if (want.runestone !== undefined && def.runestone !== want.runestone) return false
  if (want.ghost !== undefined && tile.ghosts > 0 !== want.ghost) return false
  if (want.ghostCircle !== undefined && def.ghosts.circles > 0 !== want.ghostCircle) return false
  return isAllowed(play, tile, want, scope)
}

/** One of the others that count too. */
const isOr = (play: Play, id: TileId, want: AllTiles, scope: Scope): boolean =>
  want.or !== undefined &&
  isAllowed(play, tileOf(play.state, id), want, scope) &&
  isOneOf(play, id, want.or, scope)

const isAllowed = (
  play: Play,
  { id, tokens }: PlacedTile,
  { without, but }: AllTiles,
  scope: Scope,
): boolean => !(without && tokens.includes(without)) && !(but && isOneOf(play, id, but, scope))

function regionsOf(play: Play, region: NonNullable<AllTiles['region']>, scope: Scope): Region[] {
  if (region === 'here') return [tileOf(play.state, tileIdOf(play.state, scope.me)).region]
  if (typeof region === 'object' && 'of' in region)
    return tilesOf(play, region.of, scope).map((id) => tileOf(play.state, id).region)
  return Array.isArray(region) ? region : [region]
}

/**
 * Would a tile newly found in a region be one of these, whichever tile it is? What only the tile itself could
 * tell is not known beforehand, and counts as no.
 */
export function wouldBeOneOf(play: Play, region: Region, tiles: Tiles, scope: Scope): boolean {
  if (tiles === 'region') return tileOf(play.state, tileIdOf(play.state, scope.me)).region === region
  if (typeof tiles === 'string' || !('all' in tiles)) return false
  const { symbol, runestone, ghost, ghostCircle, but, or } = tiles
  if (but && wouldBeOneOf(play, region, but, scope)) return false
  if (or && wouldBeOneOf(play, region, or, scope)) return true
  const isPlain = [symbol, runestone, ghost, ghostCircle].every((want) => want === undefined)
  return isPlain && (!tiles.region || regionsOf(play, tiles.region, scope).includes(region))
}

/** L-REG-11; a haunt may let a tile count as having a symbol. */
function hasSymbol(play: Play, id: TileId, symbol: string, scope: Scope): boolean {
  if (play.catalog.tiles[id]!.symbols.some((printed) => printed === symbol)) return true
  const { haunt } = play.state
  return (
    haunt !== null &&
    play.catalog.haunts[haunt.number]!.passives.some(
      (passive) =>
        passive.ask === 'counts-as' &&
        passive.tile === id &&
        passive.symbol === symbol &&
        (!passive.when || holds(play, passive.when, scope)),
    )
  )
}

/** Of these tiles the ones with the most steps, or the fewest, from the nearest of somebody. */
function atDistance(
  play: Play,
  tiles: TileId[],
  from: CharacterId[],
  extreme: (...steps: number[]) => number,
): TileId[] {
  const steps = stepsFrom(play, from)
  const wanted = extreme(...tiles.map(steps))
  return tiles.filter((tile) => steps(tile) === wanted)
}

/** How many steps a tile is from the nearest of somebody. */
export function stepsFrom(play: Play, from: CharacterId[]): (tile: TileId) => number {
  const maps = from.map((id) => distancesFrom(play, tileIdOf(play.state, id)))
  return (tile) => Math.min(99, ...maps.map((far) => far.get(tile) ?? 99))
}

/** L-ITEM-05: "Items" leaves Omens out. */
export function cardsOf(play: Play, want: Cards, scope: Scope): CardId[] {
  return whoIs(play, want.of, scope).flatMap((id) => {
    const who = characterOf(play.state, id)
    return who.cards.filter((card) => {
      const def = possession(play, card)
      if (want.cards !== 'any' && def.kind !== want.cards) return false
      if (want.type && !def.types.includes(want.type)) return false
      if (want.named && !want.named.includes(card)) return false
      if (want.heirloom && !play.state.marks[card]?.heirloom) return false
      return want.used === undefined || (!isMonster(who) && who.used.includes(card) === want.used)
    })
  })
}
