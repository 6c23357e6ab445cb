/** Tiles: refs and names that tell things apart, and a starting house that holds together. */
import { addresses, parseAddress } from '../../engine/addresses.ts'
import { SIDES, type Side } from '../../engine/ids.ts'
import type { TileDef } from '../../engine/language/defs.ts'
import { brokenIn, type Checking, regionsOf } from './checking.ts'

const STEP: Record<Side, [x: number, y: number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
}
const facing = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!

export function checkHouse(checking: Checking): void {
  checkRefs(checking)
  checkNames(checking)
  checkRegions(checking)
  const { catalog, complete, broken, report } = checking
  const starts = Object.values(catalog.tiles).filter(({ start }) => start)
  for (const { id, start, regions, links, ghosts, doors } of Object.values(catalog.tiles)) {
    if (start && !regions.includes(start.region))
      report(addresses.tile(id), 'start/region', `${start.region} is not among the regions of this tile.`)
    if (links.includes(id)) report(addresses.tile(id), 'links', 'A tile is not linked to itself.')
    if (ghosts.filled > ghosts.circles)
      report(addresses.tile(id), 'ghosts', 'More ghosts than circles are filled.')
    for (const [field, sides] of [['doors', doors]] as const)
      if (new Set(sides).size < sides.length) report(addresses.tile(id), field, 'A side stands here twice.')
  }
  // A tile that could not be read may be the one that is missing.
  if ((complete || starts.length > 0) && brokenIn(broken, 'tiles').length === 0) checkStart(checking, starts)
}

/** Tiles and cards belong to regions that the house of this edition has. */
function checkRegions({ catalog, homes, report }: Checking): void {
  const known = regionsOf(catalog)
  for (const { home, def } of homes) {
    if (!('regions' in def)) continue
    for (const [n, region] of def.regions.entries())
      if (!known.includes(region))
        report(home, `regions/${n}`, `This edition has no region ${region}: ${known.join(', ')}.`)
  }
}

function checkRefs({ catalog, homes, report }: Checking): void {
  const owners = new Map<string, string>()
  for (const { home, def } of homes) {
    if (!('ref' in def)) continue
    const owner = owners.get(def.ref)
    if (owner)
      report(
        home,
        'ref',
        `The ref ${def.ref} belongs to ${nameOf(catalog.tiles, catalog.cards, owner)} already.`,
      )
    else owners.set(def.ref, home)
  }
}

const nameOf = (
  tiles: Record<string, { name: string }>,
  cards: Record<string, { name: string }>,
  home: string,
): string => {
  const { kind, id } = parseAddress(home)!
  return (kind === 'tile' ? tiles[id] : cards[id])?.name ?? id
}

/** The map prints seven characters or three, so they must tell the tiles of a region apart. */
function checkNames({ catalog, report }: Checking): void {
  const tiles = Object.values(catalog.tiles)
  for (const [n, tile] of tiles.entries()) {
    const home = addresses.tile(tile.id)
    if ([...tile.short].length > 7) report(home, 'short', `\`${tile.short}\` is longer than 7 characters.`)
    if ([...tile.code].length !== 3) report(home, 'code', `\`${tile.code}\` must have exactly 3 characters.`)
    for (const other of tiles.slice(0, n)) {
      if (!tile.regions.some((region) => other.regions.includes(region))) continue
      for (const field of ['short', 'code'] as const)
        if (tile[field] === other[field])
          report(
            home,
            field,
            `\`${tile[field]}\` is also the name of ${other.name}, which can lie in the same region.`,
          )
    }
  }
}

function checkStart({ catalog, complete, report }: Checking, starts: readonly TileDef[]): void {
  for (const region of regionsOf(catalog)) {
    const landings = starts.filter(({ start }) => start!.landing && start!.region === region)
    const needed = complete || starts.some(({ start }) => start!.region === region)
    if (landings.length === 0 && needed)
      report(
        addresses.tile(starts.find(({ start }) => start!.region === region)?.id ?? starts[0]?.id ?? ''),
        'start',
        `No tile is the landing of the region ${region}.`,
      )
    for (const { id } of landings.slice(1))
      report(addresses.tile(id), 'start/landing', `The region ${region} has a landing already.`)
  }
  const begins = starts.filter(({ start }) => start!.begin)
  if (begins.length === 0)
    report(
      addresses.tile(starts[0]?.id ?? ''),
      'start',
      'No tile is marked `begin`: nobody would know where to start.',
    )
  for (const { id } of begins.slice(1))
    report(addresses.tile(id), 'start/begin', 'Another tile is marked `begin` already.')
  for (const [n, { id, start }] of starts.entries()) {
    const under = starts
      .slice(0, n)
      .find(
        (other) =>
          other.start!.region === start!.region && other.start!.x === start!.x && other.start!.y === start!.y,
      )
    if (under) report(addresses.tile(id), 'start', `This tile lies where ${under.name} lies.`)
  }
  checkPieces(report, starts)
}

/** L-AMB-01: the spaces of one piece lie side by side with a doorway between. */
function checkPieces(report: Checking['report'], starts: readonly TileDef[]): void {
  for (const { id, start, doors } of starts) {
    if (start?.piece === undefined) continue
    const others = starts.filter((other) => other.id !== id && other.start!.piece === start.piece)
    if (others.length === 0)
      report(addresses.tile(id), 'start/piece', `No other tile belongs to the piece ${start.piece}.`)
    else if (
      !others.some((other) =>
        SIDES.some(
          (side) =>
            doors.includes(side) && other.doors.includes(facing(side)) && isBeside(start, side, other.start!),
        ),
      )
    )
      report(
        addresses.tile(id),
        'start/piece',
        `The spaces of the piece ${start.piece} must lie side by side with a doorway between them.`,
      )
  }
}

type Spot = NonNullable<TileDef['start']>
const isBeside = (from: Spot, side: Side, to: Spot): boolean =>
  from.region === to.region && from.x + STEP[side][0] === to.x && from.y + STEP[side][1] === to.y
