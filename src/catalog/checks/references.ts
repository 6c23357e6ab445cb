/** Every id that is named must name something, and every thing a haunt declares must be named by something. */
import { CARD_TYPES, OBSTACLES } from '../../engine/ids.ts'
import type { HauntDef } from '../../engine/language/defs.ts'
import { brokenIn, type Checking } from '../check.ts'
import { nearest } from '../nearest.ts'
import { isOpList, join, type Part, walk } from '../walk.ts'

/** Tokens of the box that mean the same in every game (L-TOK-04..06, L-TOK-09). */
export const COMMON_TOKENS: readonly string[] = ['searched', ...OBSTACLES, 'secret-passage']

type Sort =
  | 'tile'
  | 'card'
  | 'family'
  | 'token'
  | 'track'
  | 'note'
  | 'counter'
  | 'secret'
  | 'monster'
  | 'object'
  | 'thing'
interface Reference {
  sort: Sort
  id: string
  path: string
}

/** Keys of the language that hold ids; each means the same wherever it stands. */
const SORTS: Readonly<Record<string, Sort>> = {
  tile: 'tile',
  fallback: 'tile',
  links: 'tile',
  token: 'token',
  tokens: 'token',
  without: 'token',
  mark: 'token',
  track: 'track',
  into: 'track',
  outOf: 'track',
  note: 'note',
  counter: 'counter',
  secret: 'secret',
  revealed: 'secret',
  monster: 'monster',
  object: 'object',
  objects: 'object',
  carried: 'object',
  kinds: 'object',
  holder: 'thing',
  carries: 'thing',
  family: 'family',
}

const NAMES: Record<Sort, string> = {
  tile: 'tile',
  card: 'card',
  family: 'family',
  token: 'token',
  track: 'track',
  note: 'note',
  counter: 'counter',
  secret: 'secret',
  monster: 'monster',
  object: 'Object',
  thing: 'card or Object',
}

export function checkReferences({ catalog, broken, homes, report }: Checking): void {
  const cards = [...Object.keys(catalog.cards), ...brokenIn(broken, 'items', 'omens', 'events')]
  for (const { home, def, haunt } of homes) {
    const known: Record<Sort, readonly string[]> = {
      tile: [...Object.keys(catalog.tiles), ...brokenIn(broken, 'tiles')],
      card: cards,
      family: [...Object.keys(catalog.families), ...brokenIn(broken, 'families')],
      token: [...COMMON_TOKENS, ...ids(haunt?.tokens)],
      track: ids(haunt?.tracks),
      note: ids(haunt?.notes),
      counter: ids(haunt?.counters),
      secret: ids(haunt?.secrets),
      monster: ids(haunt?.monsters),
      object: ids(haunt?.objects),
      thing: [...cards, ...ids(haunt?.objects), ...CARD_TYPES],
    }
    const references = referencesIn(def)
    for (const { sort, id, path } of references) {
      if (known[sort].includes(id)) continue
      const where = isHaunts(sort) && haunt ? ' in this haunt' : ''
      report(home, path, `There is no ${NAMES[sort]} \`${id}\`${where}.`, nearest(id, known[sort]))
    }
    if (haunt) reportUnused(haunt, references, (path, expected) => report(home, path, expected))
  }
}

const isHaunts = (sort: Sort): boolean =>
  ['token', 'track', 'note', 'counter', 'secret', 'monster', 'object'].includes(sort)
const ids = (declared: readonly { id: string }[] | undefined): string[] => declared?.map(({ id }) => id) ?? []

/** Everything a definition names, with the path of the naming. */
export function referencesIn(def: unknown): Reference[] {
  const found: Reference[] = []
  walk(def, '', (part, path) => {
    if (isOpList(part)) return
    for (const [key, inner] of Object.entries(part)) {
      for (const [id, step] of namesIn(inner)) {
        const sort = sortOf(key, part, inner)
        if (sort) found.push({ sort, id, path: join(path, `${key}${step}`) })
      }
    }
  })
  return found
}

const namesIn = (inner: unknown): [id: string, step: string][] => {
  if (typeof inner === 'string') return [[inner, '']]
  if (!Array.isArray(inner)) return []
  return inner.flatMap((id, n): [string, string][] => (typeof id === 'string' ? [[id, `/${n}`]] : []))
}

function sortOf(key: string, part: Part, inner: unknown): Sort | undefined {
  // Of a card it is a list of names, of a condition the secret that was named.
  if (key === 'named') return Array.isArray(inner) ? 'card' : 'secret'
  if (key === 'family' && !('who' in part) && Object.keys(part).length > 1) return undefined
  return SORTS[key]
}

function reportUnused(
  haunt: HauntDef,
  references: readonly Reference[],
  report: (path: string, expected: string) => void,
): void {
  const used = new Set(references.map(({ sort, id }) => `${sort}:${id}`))
  const declared = {
    tracks: 'track',
    notes: 'note',
    counters: 'counter',
    tokens: 'token',
    objects: 'object',
    secrets: 'secret',
    monsters: 'monster',
  } as const
  for (const [field, sort] of Object.entries(declared) as [keyof typeof declared, Sort][]) {
    const seen = new Set<string>()
    for (const [n, { id }] of haunt[field].entries()) {
      if (seen.has(id)) report(`${field}/${n}/id`, `There are two of \`${id}\` in this haunt.`)
      seen.add(id)
      if (!used.has(`${sort}:${id}`) && !(sort === 'object' && used.has(`thing:${id}`)))
        report(`${field}/${n}`, `Nothing in this haunt uses the ${NAMES[sort]} \`${id}\`.`)
    }
  }
}
