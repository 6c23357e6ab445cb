/** Tiles that fit every field given; others may be added or taken away. */
import { bears, type CardKind, REGIONS, type Region, SYMBOLS, type TileId } from '../../ids.ts'
import type { Play } from '../../play.ts'
import { tileIdOf } from '../../state/characters.ts'
import type { Scope } from '../../state/flow.ts'
import { tileOf } from '../../state/house.ts'
import type { PlacedTile } from '../../state/state.ts'
import { most } from '../place.ts'
import type { Reader } from '../reader.ts'
import { an, type Say } from '../say.ts'
import { IN_REGION, or, REGION_NAMES } from '../vocabulary.ts'
import type { TilesWord } from '../word.ts'
import type { Tiles, TilesWords } from '../words.ts'

declare module '../words.ts' {
  interface TilesWords {
    all: {
      all: 'tiles'
      region?: Region | Region[] | 'here' | { of: Tiles }
      symbol?: CardKind
      /** Laid out before the game. */
      start?: boolean
      runestone?: boolean
      water?: boolean
      ghost?: boolean
      ghostCircle?: boolean
      /** Without this token. */
      without?: string
      or?: Tiles
      but?: Tiles
    }
  }
}
type All = TilesWords['all']

function fits(read: Reader, play: Play, tile: PlacedTile, want: All, scope: Scope): boolean {
  const def = play.catalog.tiles[tile.id]!
  if (want.region && !regionsOf(read, play, want.region, scope).includes(tile.region)) return false
  if (want.symbol && !hasSymbol(read, play, tile.id, want.symbol, scope)) return false
  if (want.start !== undefined && (def.start !== undefined) !== want.start) return false
  if (want.runestone !== undefined && def.runestone !== want.runestone) return false
  if (want.water !== undefined && def.water !== want.water) return false
  if (want.ghost !== undefined && tile.ghosts > 0 !== want.ghost) return false
  if (want.ghostCircle !== undefined && def.ghosts.circles > 0 !== want.ghostCircle) return false
  return isAllowed(read, play, tile, want, scope)
}

const isAllowed = (
  { isOneOf }: Reader,
  play: Play,
  { id, tokens }: PlacedTile,
  { without, but }: All,
  scope: Scope,
): boolean => !(without && bears(tokens, without)) && !(but && isOneOf(play, id, but, scope))

function regionsOf(
  { tilesOf }: Reader,
  play: Play,
  region: NonNullable<All['region']>,
  scope: Scope,
): Region[] {
  if (region === 'here') return [tileOf(play.state, tileIdOf(play.state, scope.me)).region]
  if (typeof region === 'object' && 'of' in region)
    return tilesOf(play, region.of, scope).map((id) => tileOf(play.state, id).region)
  return Array.isArray(region) ? region : [region]
}

/** L-REG-11; a haunt may let a tile count as having a symbol. */
function hasSymbol({ holds }: Reader, play: Play, id: TileId, symbol: CardKind, scope: Scope): boolean {
  if (play.catalog.tiles[id]!.symbols.includes(symbol)) return true
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

const isOf = (region: All['region']): region is { of: Tiles } => typeof region === 'object' && 'of' in region
const isNamed = (region: All['region']): region is Region | Region[] =>
  region !== undefined && region !== 'here' && !isOf(region)

/** "your region", "the region of the traitor". */
const regionOf = (region: 'here' | { of: Tiles }, say: Say): string =>
  say.region(region === 'here' ? 'here' : region.of)

/** With its qualities: "outside tile with a ghost". */
function noun(want: All, say: Say, plural = ''): string {
  const region = isNamed(want.region) ? `${or([want.region].flat().map((one) => REGION_NAMES[one]))} ` : ''
  const within = want.region === 'here' || isOf(want.region) ? ` of ${regionOf(want.region, say)}` : ''
  const withOr = (has: boolean | undefined, what: string) =>
    has === undefined ? '' : `${has ? 'with' : 'without'} ${what}`
  const has = [
    want.start === undefined ? '' : `${want.start ? '' : 'not '}laid out at the start`,
    withOr(want.runestone, 'a Runestone'),
    withOr(want.water, 'water'),
    withOr(want.ghost, 'a ghost'),
    withOr(want.ghostCircle, 'a ghost circle'),
    want.without ? `without ${an(say.name(want.without))} token` : '',
  ].filter(Boolean)
  const qualities = has.length > 0 ? ` ${has.join(' and ')}` : ''
  const other = want.or ? ` or ${say.tiles(want.or)}` : ''
  const but = want.but ? say.except(want.but) : ''
  return `${region}${want.symbol ? `${want.symbol} ` : ''}tile${plural}${within}${qualities}${other}${but}`
}

/** Is the region all that is asked for? */
const isRegionOnly = (want: All): boolean => want.region !== undefined && Object.keys(want).length === 2

export const all: TilesWord<'all'> = {
  schema: ({ z, id, tiles }) =>
    z
      .strictObject({
        all: z.literal('tiles'),
        region: z
          .union([
            z.enum(REGIONS),
            z.array(z.enum(REGIONS)).min(1),
            z.literal('here'),
            z.strictObject({ of: tiles }),
          ])
          .optional(),
        symbol: z.enum(SYMBOLS).optional(),
        start: z.boolean().optional(),
        runestone: z.boolean().optional(),
        water: z.boolean().optional(),
        ghost: z.boolean().optional(),
        ghostCircle: z.boolean().optional(),
        without: id('token').optional(),
        or: tiles.optional(),
        but: tiles.optional(),
      })
      .describe(
        'all that fit every field given (`without` this token); `or` adds more, `but` takes some away',
      ),
  find: (read) => (play, want, scope) => {
    const { house } = play.state
    const found = house.filter((tile) => fits(read, play, tile, want, scope)).map(({ id }) => id)
    if (want.or)
      for (const id of read.tilesOf(play, want.or, scope))
        if (!found.includes(id) && isAllowed(read, play, tileOf(play.state, id), want, scope)) found.push(id)
    return found
  },
  has: (read) => (play, id, want, scope) => {
    const tile = tileOf(play.state, id)
    if (fits(read, play, tile, want, scope)) return true
    return (
      want.or !== undefined &&
      isAllowed(read, play, tile, want, scope) &&
      read.isOneOf(play, id, want.or, scope)
    )
  },
  wouldHave: (read) => (play, region, want, scope) => {
    const { symbol, runestone, water, ghost, ghostCircle, but, or } = want
    if (but && read.wouldBeOneOf(play, region, but, scope)) return false
    if (or && read.wouldBeOneOf(play, region, or, scope)) return true
    if (want.start) return false
    const isPlain = [symbol, runestone, water, ghost, ghostCircle].every((quality) => quality === undefined)
    return isPlain && (!want.region || regionsOf(read, play, want.region, scope).includes(region))
  },
  tile: (want, say) => `any ${noun(want, say)}`,
  aTile: (want, say) => an(noun(want, say)),
  at: (want, say) => {
    if (isRegionOnly(want) && isNamed(want.region))
      return or([want.region].flat().map((one) => IN_REGION[one]))
    if (isRegionOnly(want) && isOf(want.region)) return `in ${regionOf(want.region, say)}`
    return `on ${an(noun(want, say))}`
  },
  which: (want, say) => `the ${noun(want, say)}`,
  // All but the tiles of a region are the tiles outside of it.
  except: (want, say) =>
    isRegionOnly(want) && (want.region === 'here' || isOf(want.region))
      ? ` outside ${regionOf(want.region, say)}`
      : ` except any ${noun(want, say)}`,
  many: (want, say) => noun(want, say, 's'),
  each: noun,
  place: ({ region, or, but }, of) =>
    most(region === 'here' || isOf(region) ? 'somebody' : 'none', of.tiles(or), of.tiles(but)),
  mayBeUnfound: true,
}
