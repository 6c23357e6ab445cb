/** Every id that is named must name something, and every thing a haunt declares must be named by something. */
import { addresses, homesOf } from '../../engine/addresses.ts'
import type { PollOp } from '../../engine/effects/poll.ts'
import { ACTION_WORDS, CARD_TYPES, OBSTACLES } from '../../engine/ids.ts'
import type { Catalog, HauntDef } from '../../engine/language/defs.ts'
import type { Sort } from '../../engine/language/kit.ts'
import { deedOf } from '../../engine/rules/achievements.ts'
import { nearest } from '../nearest.ts'
import { type Reference, referencesIn } from '../tree.ts'
import { brokenIn, type Checking } from './checking.ts'

/** Tokens of the box that mean the same in every game (L-TOK-04..06, L-TOK-09). */
export const COMMON_TOKENS: readonly string[] = ['searched', ...OBSTACLES, 'secret-passage', 'below']

const NAMES: Record<Sort, string> = {
  tile: 'tile',
  'tile-to-find': 'tile to find',
  'starting-tile': 'starting tile',
  card: 'card',
  item: 'Item',
  omen: 'Omen',
  event: 'Event',
  family: 'family',
  thing: 'card or Object',
  'thing-or-type': 'card or Object',
  possession: 'Item or Omen',
  token: 'token',
  track: 'track',
  note: 'note',
  counter: 'counter',
  secret: 'secret',
  monster: 'monster',
  object: 'Object',
  word: 'action word',
  line: 'line of the ledger',
  entry: 'value in the ledger',
  door: 'door',
  sticker: 'sticker',
  poll: 'hidden vote',
  vote: 'option of a hidden vote',
  deed: 'action of a haunt',
}

/** What a haunt declares, and the field it does so in. */
const DECLARED = {
  tracks: 'track',
  notes: 'note',
  counters: 'counter',
  tokens: 'token',
  objects: 'object',
  secrets: 'secret',
  monsters: 'monster',
} as const
type Field = keyof typeof DECLARED
const FIELDS = Object.keys(DECLARED) as Field[]
const isHaunts = (sort: Sort): boolean => FIELDS.some((field) => DECLARED[field] === sort)

export function checkReferences({ catalog, broken, trees, report }: Checking): void {
  const everywhere = knownIn(catalog, broken)
  for (const { home, haunt, tree } of trees) {
    const known = { ...everywhere, ...declaredBy(haunt, everywhere), ...endedIn(catalog, home) }
    const references = referencesIn(tree)
    for (const { sort, id, path } of references) {
      if (known[sort].includes(id)) continue
      const where = isHaunts(sort) && haunt ? ' in this haunt' : ''
      report(home, path, `There is no ${NAMES[sort]} \`${id}\`${where}.`, nearest(id, known[sort]))
    }
    if (haunt) reportUnused(haunt, references, (path, expected) => report(home, path, expected))
  }
}

type Known = Record<Sort, readonly string[]>

/** What any file may name; a file that could not be read counts as there. */
function knownIn(catalog: Catalog, broken: readonly string[]): Known {
  const tiles = Object.values(catalog.tiles)
  const cards = Object.values(catalog.cards)
  const ofKind = (kind: 'item' | 'omen' | 'event') => [
    ...cards.flatMap((card) => (card.kind === kind ? [card.id] : [])),
    ...brokenIn(broken, `${kind}s`),
  ]
  const lost = brokenIn(broken, 'tiles')
  const polls = hiddenPolls(catalog)
  const card = [...ofKind('item'), ...ofKind('omen'), ...ofKind('event')]
  return {
    tile: [...tiles.map(({ id }) => id), ...lost],
    'tile-to-find': [...tiles.flatMap(({ id, start }) => (start ? [] : [id])), ...lost],
    'starting-tile': [...tiles.flatMap(({ id, start }) => (start ? [id] : [])), ...lost],
    card,
    item: ofKind('item'),
    omen: ofKind('omen'),
    event: ofKind('event'),
    family: [...Object.keys(catalog.families), ...brokenIn(broken, 'families')],
    thing: card,
    'thing-or-type': [...card, ...CARD_TYPES],
    possession: [...ofKind('item'), ...ofKind('omen')],
    token: COMMON_TOKENS,
    word: [...new Set([...ACTION_WORDS, ...wordsIn(catalog)])],
    line: catalog.ledger?.lines.map(({ id }) => id) ?? [],
    entry: catalog.ledger?.lines.flatMap(({ values }) => values) ?? [],
    door: Object.keys(catalog.doors ?? {}),
    sticker: Object.keys(catalog.stickers ?? {}),
    poll: polls.map(({ hidden }) => hidden!),
    vote: polls.flatMap(({ options = [] }) => options.map(({ key }) => key)),
    deed: Object.values(catalog.haunts).flatMap(({ actions }) => actions.map(deedOf)),
    track: [],
    note: [],
    counter: [],
    secret: [],
    monster: [],
    object: [],
  }
}

/** Hidden votes are declared where they are held. */
function hiddenPolls({ chapters }: Catalog): PollOp[] {
  const found: PollOp[] = []
  const seek = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('op' in part && part.op === 'poll' && 'hidden' in part) found.push(part as PollOp)
    for (const inner of Object.values(part)) seek(inner)
  }
  seek(chapters)
  return found
}

const wordsIn = (catalog: Catalog): string[] =>
  homesOf(catalog).flatMap(({ def }) => ('actions' in def ? def.actions.map(({ word }) => word) : []))

/** The endings of a chapter may name the tokens of its haunts. */
function endedIn(catalog: Catalog, home: string): Partial<Known> {
  const chapter = Object.values(catalog.chapters).find(({ number }) => addresses.chapter(number) === home)
  if (!chapter) return {}
  const tokens = chapter.haunts.flatMap(({ haunt }) => catalog.haunts[haunt]?.tokens ?? [])
  return { token: [...COMMON_TOKENS, ...tokens.map(({ id }) => id)] }
}

/** What a haunt may name besides. */
function declaredBy(haunt: HauntDef | null, everywhere: Known): Partial<Known> {
  if (!haunt) return {}
  const ids = (field: Field): string[] => haunt[field].map(({ id }) => id)
  const own = Object.fromEntries(FIELDS.map((field) => [DECLARED[field], ids(field)]))
  return {
    ...own,
    token: [...COMMON_TOKENS, ...ids('tokens')],
    thing: [...everywhere.thing, ...ids('objects')],
    'thing-or-type': [...everywhere['thing-or-type'], ...ids('objects')],
  }
}

function reportUnused(
  haunt: HauntDef,
  references: readonly Reference[],
  report: (path: string, expected: string) => void,
): void {
  const used = new Set(references.map(({ sort, id }) => `${sort.replace(/^thing.*/, 'object')}:${id}`))
  for (const field of FIELDS) {
    const sort = DECLARED[field]
    const seen = new Set<string>()
    for (const [n, { id }] of haunt[field].entries()) {
      if (seen.has(id)) report(`${field}/${n}/id`, `There are two of \`${id}\` in this haunt.`)
      seen.add(id)
      if (!used.has(`${sort}:${id}`))
        report(`${field}/${n}`, `Nothing in this haunt uses the ${NAMES[sort]} \`${id}\`.`)
    }
  }
}
