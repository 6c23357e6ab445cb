/** Saves of earlier versions, step by step. Each step is named for what it does and works on a copy. */

export const SCHEMA = 2

interface Migration {
  /** The schema it leads to. */
  to: number
  name: string
  up: (body: Record<string, unknown>) => Record<string, unknown>
}

/** In order. */
const MIGRATIONS: readonly Migration[] = [
  {
    to: 2,
    name: 'say of every game that it is no chapter',
    up: (body) => {
      const state = body.state as { options?: object } | undefined
      return { ...body, state: { ...state, options: { ...state?.options, chapter: null } } }
    },
  },
]

export function migrate(body: Record<string, unknown>, schema: number): Record<string, unknown> {
  return MIGRATIONS.filter(({ to }) => to > schema).reduce((older, { up }) => up(older), body)
}
