/** Tracks, counters, tokens and notes that are only written or only read: half of something was forgotten. */
import type { HauntDef } from '../../engine/language/defs.ts'
import type { Checking } from '../check.ts'
import { join, type Part, walk } from '../walk.ts'
import { referencesIn } from './references.ts'

const SORTS = {
  tracks: { sort: 'track', written: 'moved', writes: 'no op moves it' },
  counters: { sort: 'counter', written: 'moved', writes: 'no op moves it' },
  tokens: { sort: 'token', written: 'put down', writes: 'no op puts it down' },
  notes: { sort: 'note', written: 'written', writes: 'nobody writes it' },
} as const

export function checkUses({ catalog, report }: Checking): void {
  for (const haunt of Object.values(catalog.haunts)) {
    checkMonsters(haunt, (path, expected) => report(`haunt:${haunt.number}`, path, expected))
    const writes = writesIn(haunt)
    const reads = referencesIn(haunt).filter(
      ({ path }) => !writes.some((write) => write.only && write.path === path),
    )
    for (const field of ['tracks', 'counters', 'tokens', 'notes'] as const) {
      const { sort, written, writes: none } = SORTS[field]
      for (const [n, { id }] of haunt[field].entries()) {
        const isWritten = writes.some((write) => write.id === id)
        const isRead = reads.some((read) => read.sort === sort && read.id === id)
        const tell = (expected: string) => report(`haunt:${haunt.number}`, `${field}/${n}`, expected)
        if (isWritten && !isRead) tell(`The ${sort} \`${id}\` is ${written}, but nothing asks for it.`)
        if (isRead && !isWritten) tell(`The ${sort} \`${id}\` is asked for, but ${none}.`)
      }
    }
  }
}

/** One that nothing in the haunt names is told of elsewhere. */
function checkMonsters(haunt: HauntDef, tell: (path: string, expected: string) => void): void {
  const spawned = new Set<unknown>()
  walk(haunt, '', (part) => {
    if (part.op === 'spawn') spawned.add(part.monster)
  })
  const named = referencesIn(haunt).filter(({ sort }) => sort === 'monster')
  for (const [n, { id }] of haunt.monsters.entries())
    if (!spawned.has(id) && named.some((one) => one.id === id))
      tell(`monsters/${n}`, `The monster \`${id}\` is asked for, but no op spawns it.`)
}

interface Write {
  id: string
  path: string
  /** It is not looked at there as well. */
  only: boolean
}

function writesIn(haunt: HauntDef): Write[] {
  const found: Write[] = []
  walk(haunt, '', (part, path) => {
    for (const [key, only] of writtenKeys(part))
      if (typeof part[key] === 'string') found.push({ id: part[key], path: join(path, key), only })
  })
  return found
}

/** The keys of a part that name what it changes. */
function writtenKeys(part: Part): [key: string, only: boolean][] {
  switch (part.op) {
    case 'track':
      return [
        ['track', true],
        ['outOf', false],
      ]
    case 'counter':
      return [['counter', true]]
    case 'vote':
      return [['note', true]]
    case 'put-token':
      return [['token', true]]
    case 'spread':
      return [['token', false]]
    case 'seat-tile':
      return [['mark', true]]
    case 'pay':
      return [['counter', false]]
    default:
      return 'into' in part ? [['into', true]] : []
  }
}
