/** Saves of earlier versions, step by step. Each step is named for what it does and works on a copy. */

export const SCHEMA = 1

interface Migration {
  /** The schema it leads to. */
  to: number
  name: string
  up: (body: Record<string, unknown>) => Record<string, unknown>
}

/** In order; the first release has nothing behind it. */
const MIGRATIONS: readonly Migration[] = []

export function migrate(body: Record<string, unknown>, schema: number): Record<string, unknown> {
  return MIGRATIONS.filter(({ to }) => to > schema).reduce((older, { up }) => up(older), body)
}
