/** What the ops of a haunt can bring about: numbers they move, and things they bring into play. */
import type { HauntDef } from '../../engine/language/defs.ts'
import type { Value } from '../../engine/language/words.ts'
import { type Part, walk } from '../walk.ts'

export interface Changes {
  /** Where a track or counter can come to stand with the numbers of this table size. */
  range: (id: string, table: number) => { least: number; most: number }
  /** Does anything move it at all? */
  moves: (id: string) => boolean
  /** `token:coffin`, `object:diary`, `monster:hand`, `secret:soulmate` once shown. */
  brings: (what: string) => boolean
}

type Way = 'up' | 'down' | 'set'
interface Move {
  id: string
  way: Way
  to?: Value
}

export function changesOf(haunt: HauntDef): Changes {
  const moves: Move[] = []
  const brought = new Set<string>()
  walk(haunt, '', (part) => {
    moves.push(...movesOf(part))
    for (const what of broughtBy(part)) brought.add(what)
  })
  const starts = new Map([...haunt.tracks, ...haunt.counters].map(({ id, start }) => [id, start]))
  return {
    moves: (id) => moves.some((move) => move.id === id),
    brings: (what) => brought.has(what),
    range: (id, table) => {
      const own = moves.filter((move) => move.id === id)
      const start = numberAt(starts.get(id) ?? 0, table)
      const set = own
        .filter(({ way }) => way === 'set')
        .map(({ to }) => (to === undefined ? null : numberAt(to, table)))
      const known = [start, ...set]
      const anything = known.includes(null)
      const numbers = known.filter((one) => one !== null)
      const isMoved = (way: Way) => own.some((move) => move.way === way)
      return {
        // No track and no counter goes below 0.
        least: anything || isMoved('down') ? 0 : Math.min(...numbers),
        most: anything || isMoved('up') ? Number.POSITIVE_INFINITY : Math.max(...numbers),
      }
    },
  }
}

/** A value that hangs on nothing but the size of the table; null for every other. */
export function numberAt(value: Value, table: number): number | null {
  if (typeof value === 'number') return value
  if ('players' in value) return value.players[table] ?? null
  const parts = 'sum' in value ? value.sum : 'min' in value ? value.min : 'max' in value ? value.max : null
  const numbers = parts?.map((part) => numberAt(part, table)) ?? [null]
  if (numbers.includes(null)) return null
  const known = numbers as number[]
  if ('sum' in value) return known.reduce((sum, one) => sum + one, 0)
  return 'min' in value ? Math.min(...known) : Math.max(...known)
}

function movesOf(part: Part): Move[] {
  const id = (part.track ?? part.counter) as string
  if (part.op === 'track' || part.op === 'counter') {
    if (part.to !== undefined) return [{ id, way: 'set', to: part.to as Value }]
    const given: Move[] = typeof part.outOf === 'string' ? [{ id: part.outOf, way: 'down' }] : []
    return [...given, ...waysOf((part.by as Value | undefined) ?? 0).map((way) => ({ id, way }))]
  }
  // What is paid or staked goes down; what a bid is counted into may come to stand anywhere.
  if (part.op === 'pay' && part.counter !== undefined) return [{ id, way: 'down' }]
  if (typeof part.into !== 'string') return []
  const stake = (part.stake ?? {}) as Part
  const staked = (stake.track ?? stake.counter) as string | undefined
  return [{ id: part.into, way: 'set' }, ...(staked ? [{ id: staked, way: 'down' as const }] : [])]
}

function waysOf(by: Value): Way[] {
  const numbers = typeof by === 'number' ? [by] : 'players' in by ? by.players : [-1, 1]
  return [
    ...(numbers.some((number) => number > 0) ? (['up'] as const) : []),
    ...(numbers.some((number) => number < 0) ? (['down'] as const) : []),
  ]
}

function broughtBy(part: Part): string[] {
  switch (part.op) {
    case 'put-token':
    case 'spread':
      return [`token:${part.token}`]
    case 'seat-tile':
      return [`token:${part.mark}`]
    case 'take-object':
    case 'put-object':
      return [`object:${part.object}`]
    case 'spawn':
      return [`monster:${part.monster}`]
    case 'show-secret':
      return [`secret:${part.secret}`]
    default:
      return []
  }
}
