/** Does a value look as described? A map describes only what it names; a list is told whole. */

/** What is asked of a list or a value instead of describing it. */
const ASKS = ['has', 'lacks', 'count', 'not', 'atLeast', 'atMost'] as const
type Ask = (typeof ASKS)[number]

export interface Difference {
  path: string
  expected: unknown
  is: unknown
}

/** Every place where the value differs; with `anyOrder`, lists of names are compared as sets. */
export function differences(is: unknown, expected: unknown, path = '', anyOrder = false): Difference[] {
  const differs = [{ path, expected, is }]
  if (Array.isArray(expected)) {
    if (!Array.isArray(is) || is.length !== expected.length) return differs
    const [mine, theirs] = anyOrder && isNames(expected) ? [sorted(is), sorted(expected)] : [is, expected]
    return theirs.some((one, n) => !looksLike(mine[n], one, anyOrder)) ? differs : []
  }
  if (!isMap(expected)) return Object.is(is, expected) ? [] : differs
  const asks = Object.keys(expected)
  if (isAsking(asks, is))
    return asks.every((ask) => answers(is, ask as Ask, expected[ask], anyOrder)) ? [] : differs
  if (!isMap(is)) return differs
  return Object.entries(expected).flatMap(([key, one]) =>
    differences(is[key], one, path === '' ? key : `${path}.${key}`, anyOrder),
  )
}

/** A map that has a name such as `count` itself, as a track may, is described by it. */
const isAsking = (names: readonly string[], is: unknown): boolean =>
  names.length > 0 &&
  names.every((name) => (ASKS as readonly string[]).includes(name)) &&
  !(isMap(is) && names.every((name) => Object.hasOwn(is, name)))

export const looksLike = (is: unknown, expected: unknown, anyOrder = false): boolean =>
  differences(is, expected, '', anyOrder).length === 0

function answers(is: unknown, ask: Ask, wanted: unknown, anyOrder: boolean): boolean {
  // A map is asked about by its names: `{ lacks: cup }`, `{ count: 0 }`.
  const list = isMap(is) ? Object.keys(is) : Array.isArray(is) ? is : null
  const all = Array.isArray(wanted) ? wanted : [wanted]
  const isIn = (one: unknown) => list?.some((entry) => looksLike(entry, one, anyOrder)) ?? false
  switch (ask) {
    case 'has':
      return all.every(isIn)
    case 'lacks':
      return list !== null && !all.some(isIn)
    case 'count':
      return list?.length === wanted
    case 'not':
      return !looksLike(is, wanted, anyOrder)
    case 'atLeast':
      return typeof is === 'number' && is >= Number(wanted)
    case 'atMost':
      return typeof is === 'number' && is <= Number(wanted)
  }
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNames = (list: readonly unknown[]): boolean => list.every((one) => typeof one === 'string')
const sorted = (list: readonly unknown[]): unknown[] => [...list].sort()
