/** A tile with a barrier has an action to cross it, made from the numbers of its file (E1-ROOM-14, E2-ROOM-01). */
type Yaml = Record<string, unknown>

export function withCrossing(tile: unknown): unknown {
  const { barrier, actions = [], ...rest } = (tile ?? {}) as Yaml & { barrier?: Yaml; actions?: unknown }
  const needs = Number(barrier?.needs)
  if (!barrier || !Array.isArray(actions) || !(needs > 0)) return tile
  const { opened, over, short, ...said } = barrier
  const bands = {
    [`${needs}+`]: told(over, [{ cross: opened === undefined ? {} : { opened } }]),
    [needs === 1 ? '0' : `0-${needs - 1}`]: told(short, [{ 'fall-short': {} }]),
  }
  return {
    ...rest,
    barrier: said,
    actions: [...actions, { word: CROSS, do: [{ roll: { trait: barrier.trait, bands } }] }],
  }
}

/** A band, with a line of its own if there is one. */
const told = (line: unknown, ops: Yaml[]) => (line === undefined ? ops : { line, do: ops })

const CROSS = 'cross'
