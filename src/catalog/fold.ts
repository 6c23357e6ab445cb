/**
 * Content of another box, read for an edition that lacks some of what it speaks of. What can never hold there
 * (ghosts, heirlooms, boxes to tick, callings) is taken out before schemas and sentences see it; a tile that the box
 * lacks is read as the one that stands in for it, and the outside as the box's outer rooms.
 */
import type { Region } from '../engine/ids.ts'

type Yaml = unknown
type Map = Record<string, Yaml>

export interface Folding {
  /** Regions of the house. */
  regions: readonly Region[]
  /** Tiles by the tile that is read for them. */
  standIns: Readonly<Record<string, string>>
  /** The rooms that stand for the outside. */
  outer: readonly string[]
  /** Sizes of table that numbers are given for. */
  tables: number
}

/** Fields of a tile or card that belong to a campaign or to ghosts. */
const CAMPAIGN = ['ghosts', 'runestone', 'passage', 'boxes', 'slot', 'owner', 'crest']

export function folded(def: Map, folding: Folding): Map {
  const kept = Object.fromEntries(Object.entries(def).filter(([key]) => !CAMPAIGN.includes(key)))
  const { regions } = kept
  if (Array.isArray(regions))
    kept.regions = 'doors' in kept ? regions.filter((one) => folding.regions.includes(one)) : folding.regions
  return fold(kept, folding) as Map
}

const isMap = (part: Yaml): part is Map => typeof part === 'object' && part !== null && !Array.isArray(part)

function fold(part: Yaml, folding: Folding): Yaml {
  if (typeof part === 'string') return renamed(part, folding)
  if (Array.isArray(part)) return part.flatMap((one) => foldEntry(one, folding))
  if (!isMap(part)) return part
  if ('ghosts' in part) return 0
  if ('calling' in part && 'else' in part) return fold(part.else, folding)
  if ('if' in part && 'then' in part && isNever(part.if)) return fold(part.else ?? 0, folding)
  if ('sum' in part && Array.isArray(part.sum)) return foldSum(part.sum, folding)
  return foldTiles(part, folding) ?? foldFields(part, folding)
}

/** An entry of a list: an op or an option that can never be is left out, one that always is has only its course. */
function foldEntry(one: Yaml, folding: Folding): Yaml[] {
  if (!isMap(one)) return [fold(one, folding)]
  if ('tick' in one || isNever(one.when)) return []
  const branch = one.when
  if (Object.keys(one).length === 1 && isMap(branch) && 'if' in branch && isNever(branch.if))
    return Array.isArray(branch.else) ? branch.else.flatMap((inner) => foldEntry(inner, folding)) : []
  const options = isMap(one.choose) && Array.isArray(one.choose.options) ? one.choose.options : null
  const left = options?.filter((option) => !isNever((option as Map).when))
  if (options && left!.length === 1 && options.length > 1)
    return ((left![0] as Map).do as Yaml[]).flatMap((inner) => foldEntry(inner, folding))
  return [fold(one, folding)]
}

const isNever = (condition: Yaml): boolean =>
  isMap(condition) &&
  ('ghostClause' in condition ||
    'heirloom' in condition ||
    ('calling' in condition && !('else' in condition)) ||
    (isMap(condition.value) && 'ghosts' in condition.value && Number(condition.atLeast) > 0))

function foldSum(parts: readonly Yaml[], folding: Folding): Yaml {
  const left = parts.map((one) => fold(one, folding)).filter((one) => one !== 0)
  if (left.length < 2) return left[0] ?? 0
  return left.every((one) => typeof one === 'number')
    ? left.reduce((sum: number, one) => sum + (one as number), 0)
    : { sum: left }
}

/** Tiles with a ghost or a Runestone, of which there are none. */
const isNoTile = (part: Yaml): boolean =>
  isMap(part) && part.all === 'tiles' && (part.ghost === true || part.runestone === true) && !('or' in part)

const without = (part: Map, name: string): Map =>
  Object.fromEntries(Object.entries(part).filter(([key]) => key !== name))

const isNowhere = (condition: Yaml): boolean => isMap(condition) && isNoTile(condition.on)

/** Dice and additions that come to nothing, and tiles that cannot be among others, are left out. */
function foldFields(part: Map, folding: Folding): Map {
  const entries = Object.entries(part).flatMap(([key, inner]): [string, Yaml][] => {
    if (key === 'or' && isNoTile(inner)) return []
    const left = key === 'any' && Array.isArray(inner) ? inner.filter((one) => !isNowhere(one)) : inner
    const value = fold(left, folding)
    if (value === 0 && ['dice', 'moreDice', 'add'].includes(key)) return []
    return [[key, value]]
  })
  return Object.fromEntries(entries)
}

/** The outside, in whatever way it is asked for; null if the part says nothing of it. */
function foldTiles(part: Map, folding: Folding): Yaml | null {
  const { outer, regions } = folding
  const lacks = (region: Yaml) =>
    typeof region === 'string' && region === 'outside' && !regions.includes('outside')
  if (lacks(part.landing)) return { tile: folding.standIns['front-steps'] }
  if (isMap(part.on) && lacks(part.on.region) && part.on.or !== undefined)
    return { any: [{ on: { tile: outer } }, { on: fold(part.on.or, folding) }] }
  if (part.all !== 'tiles') return null
  if (isNoTile(without(part, 'or')))
    return 'or' in part ? fold(part.or, folding) : foldFields(without(part, 'region'), folding)
  if (lacks(part.region)) return { tile: outer }
  if (!Array.isArray(part.region) || !part.region.some(lacks)) return null
  return foldFields({ ...part, region: part.region.filter((region) => !lacks(region)) }, folding)
}

/** A tile by its id, and in prose by its name. */
function renamed(text: string, { standIns }: Folding): string {
  if (Object.hasOwn(standIns, text)) return standIns[text]!
  let said = text
  for (const [from, to] of Object.entries(standIns)) said = said.replaceAll(titled(from), titled(to))
  return said
}

const titled = (id: string): string =>
  id.replace(/(^|-)([a-z])/g, (_, before, letter) => `${before ? ' ' : ''}${letter.toUpperCase()}`)

const NUMBERS = /^(?=.*\/)[\d/]+(?:\+|-[\d/]+)?$/

/** Numbers by table size, as many of them as the edition has sizes (L-START-05, E3-HSETUP-11). */
export function atTables(part: Yaml, tables: number): Yaml {
  if (Array.isArray(part)) return part.map((one) => atTables(one, tables))
  if (!isMap(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [
      NUMBERS.test(key) ? cut(key, tables) : key,
      key === 'players' && isNumbers(inner) ? inner.slice(0, tables) : atTables(inner, tables),
    ]),
  )
}

/** Lists of numbers in a band such as `2-4/4/5`. */
const listsIn = (range: string): string[][] =>
  (range.match(/\d+(?:\/\d+)+/g) ?? []).map((list) => list.split('/'))

const isNumbers = (part: Yaml): part is number[] =>
  Array.isArray(part) && part.every((one) => typeof one === 'number')

const cut = (range: string, tables: number): string =>
  range.replace(/\d+(?:\/\d+)+/g, (numbers) => numbers.split('/').slice(0, tables).join('/'))

/** Has it numbers for every size of table? */
export function fitsTables(part: Yaml, tables: number): boolean {
  if (Array.isArray(part)) return part.every((one) => fitsTables(one, tables))
  if (!isMap(part)) return true
  return Object.entries(part).every(
    ([key, inner]) =>
      (!NUMBERS.test(key) || listsIn(key).every((list) => list.length >= tables)) &&
      (key === 'players' && isNumbers(inner) ? inner.length >= tables : fitsTables(inner, tables)),
  )
}
