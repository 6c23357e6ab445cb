/** Tracks, counters, tokens, notes and monsters that are only written or only read: half of something was forgotten. */
import { referencesIn } from '../tree.ts'
import type { Checking } from './checking.ts'

const SORTS = {
  tracks: { sort: 'track', written: 'moved', none: 'no op moves it' },
  counters: { sort: 'counter', written: 'moved', none: 'no op moves it' },
  tokens: { sort: 'token', written: 'put down', none: 'no op puts it down' },
  notes: { sort: 'note', written: 'written', none: 'nobody writes it' },
  /** A monster need not be asked for: it acts by itself. */
  monsters: { sort: 'monster', written: null, none: 'no op spawns it' },
} as const

export function checkUses({ homes, report }: Checking): void {
  for (const { home, haunt, tree } of homes) {
    if (!haunt) continue
    const references = referencesIn(tree)
    for (const field of Object.keys(SORTS) as (keyof typeof SORTS)[]) {
      const { sort, written, none } = SORTS[field]
      for (const [n, { id }] of haunt[field].entries()) {
        const uses = references.filter((one) => one.sort === sort && one.id === id).map(({ use }) => use)
        const isWritten = uses.some((use) => use === 'writes' || use === 'changes')
        const isRead = uses.some((use) => use !== 'writes')
        const tell = (expected: string) => report(home, `${field}/${n}`, expected)
        if (isWritten && !isRead && written)
          tell(`The ${sort} \`${id}\` is ${written}, but nothing asks for it.`)
        if (isRead && !isWritten) tell(`The ${sort} \`${id}\` is asked for, but ${none}.`)
      }
    }
  }
}
