/** English for the words of the language: each kind hands on to the word itself. Names come from the catalog. */
import { effectOf } from '../effects/table.ts'
import { heldCards, isCards } from '../language/cards.ts'
import type { Catalog, HauntDef, OpList } from '../language/defs.ts'
import { type Reader, type Role, type Say, the } from '../language/say.ts'
import { conditionWord, isTiles, passiveWord, tilesWord, valueWord, whoWord } from '../language/tables.ts'
import { and, PRONOUNS, type Pronoun, TOKENS, TRAIT_NAMES } from '../language/vocabulary.ts'
import type { Compare, Condition, Op, Tiles, Value, Who } from '../language/words.ts'
import { marksIn } from './marks.ts'

export interface Wording {
  catalog: Catalog
  /** Whose tokens, tracks and monsters are meant. */
  haunt?: HauntDef
  /** Which of `{a/b/c}` to say: 0 for the smallest table. Left out, all of them. */
  table?: number
  /** What the one whose effect it is is called: a reader, a monster, or somebody else. */
  me?: 'you' | 'it' | 'they'
  /** Whom it is for; left out, it is for anybody. */
  reader?: Reader | undefined
  /** The chances of the reader's rolls. */
  chance?: Say['chance'] | undefined
}

export function sayFor(wording: Wording): Say {
  const { table, me = 'you', reader = null } = wording
  const say: Say = {
    // An effect of somebody else's is not the reader's, whatever side the reader is on.
    reader: me === 'you' ? reader : null,
    chance: (me === 'you' && wording.chance) || (() => ''),
    role: (role) => roleOf(role, reader),
    left: (condition) => leftOf(condition, say),
    mine: PRONOUNS[me],
    other: PRONOUNS[me === 'they' ? 'other' : 'they'],
    table,
    asTheirs: () => sayFor({ ...wording, me: 'they' }),
    ...peopleFor(() => say, me),
    ...tilesFor(() => say),
    ...countedFor(() => say),
    ...valuesFor(() => say),
    ...namesFor(wording, () => say),
    condition: (condition) => say.told(condition, true),
    told: (condition, yes) => conditionWord(condition).sentence(condition, say, yes),
    list: (list) => listTold(list, say, me),
    passive: (passive, on = 'me', home = 'card') => passiveWord(passive).sentence(passive, say, on, home),
    trait: (trait) => TRAIT_NAMES[trait],
  }
  return say
}

function roleOf(role: Role, reader: Reader | null): Pronoun {
  const name = reader?.[role]
  if (name === 'you') return PRONOUNS.you
  const subject = name ?? `the ${role}`
  return {
    subject,
    object: subject,
    possessive: `${subject}${/s$/.test(subject) ? "'" : "'s"}`,
    isPlural: false,
  }
}

/** Parts that always hold for the reader are left out; one that never does decides. */
function leftOf(condition: Condition, say: Say): Condition | boolean {
  const word = conditionWord(condition)
  const known = word.isSo?.(condition, say)
  if (typeof known === 'boolean') return known
  const denied = word.denies?.(condition)
  if (denied) {
    const left = leftOf(denied, say)
    return typeof left === 'boolean' ? !left : { not: left }
  }
  const [parts, options] = [word.parts?.(condition), word.options?.(condition)]
  const all = (parts ?? options)?.map((part) => leftOf(part, say))
  if (!all) return condition
  const deciding = parts === undefined
  if (all.includes(deciding)) return deciding
  const open = all.filter((part) => typeof part !== 'boolean')
  if (open.length < 2) return open[0] ?? !deciding
  return deciding ? { any: open } : { all: open }
}

type People =
  | 'does'
  | 'verb'
  | 'subject'
  | 'whom'
  | 'possessive'
  | 'whose'
  | 'isPlural'
  | 'one'
  | 'several'
  | 'among'

function peopleFor(its: () => Say, me: 'you' | 'it' | 'they'): Pick<Say, People> {
  const subject = (who: Who) => (whoWord(who).subject ?? whoWord(who).whom)(who, its())
  const whom = (who: Who) => whoWord(who).whom(who, its())
  const isPlural = (who: Who) => whoWord(who).isPlural?.(its()) ?? false
  const possessive = (who: Who) => whoWord(who).possessive?.(its()) ?? ''
  return {
    subject,
    whom,
    isPlural,
    possessive,
    whose: (who) => possessive(who) || `${whom(who)}'s`,
    one: (who) => (whoWord(who).one ?? whoWord(who).whom)(who, its()),
    several: (who) => (whoWord(who).several ?? whoWord(who).whom)(who, its()),
    among: (who, guest) => whoWord(who).among?.(who, its(), guest) ?? its().one(who),
    does: (who = 'me', base, third) =>
      who === 'me' && me === 'you' ? base : `${subject(who)} ${isPlural(who) ? base : third}`,
    verb: (who, base, third, yes) => {
      if (base === 'are') return `${subject(who)} ${isPlural(who) ? 'are' : 'is'}${yes ? '' : ' not'}`
      if (yes) return `${subject(who)} ${isPlural(who) ? base : third}`
      return `${subject(who)} ${isPlural(who) ? 'do' : 'does'} not ${base}`
    },
  }
}

function tilesFor(its: () => Say): Pick<Say, 'tiles' | 'aTile' | 'at' | 'which' | 'except' | 'region'> {
  const tile = (tiles: Tiles) => tilesWord(tiles).tile(tiles, its())
  return {
    tiles: tile,
    aTile: (tiles) => (tilesWord(tiles).aTile ?? tilesWord(tiles).tile)(tiles, its()),
    at: (tiles) => tilesWord(tiles).at?.(tiles, its()) ?? `on ${tile(tiles)}`,
    which: (tiles) => tilesWord(tiles).which?.(tiles, its()) ?? `whichever of ${tile(tiles)} is`,
    except: (tiles) => tilesWord(tiles).except?.(tiles, its()) ?? ` except ${tile(tiles)}`,
    region: (tiles) => tilesWord(tiles).region?.(tiles, its()) ?? `the region of ${tile(tiles)}`,
  }
}

function countedFor(its: () => Say): Pick<Say, 'cards' | 'isTiles' | 'many' | 'eachOf' | 'exists'> {
  const carried = (of: Who) => its().verb(of, 'carry', 'carries', true)
  const manyTiles = (tiles: Tiles) => {
    const one = its().tiles(tiles)
    return one.startsWith('a tile ') ? `tiles${one.slice('a tile'.length)}` : `tiles such as ${one}`
  }
  const existsTile = (tiles: Tiles, yes: boolean) => {
    const one = its().aTile(tiles)
    return yes ? `there is ${one} in the house` : `there is no ${one.replace(/^an? /, '')} in the house`
  }
  return {
    isTiles,
    cards: (cards) => `${heldCards(cards, its())} ${carried(cards.of)}`,
    many: (what) => {
      if (isCards(what)) return its().cards(what)
      if (isTiles(what)) return tilesWord(what).many?.(what, its()) ?? manyTiles(what)
      return (whoWord(what).many ?? whoWord(what).whom)(what, its())
    },
    eachOf: (what) => {
      if (isCards(what)) return `${heldCards(what, its(), '')} ${carried(what.of)}`
      return (isTiles(what) ? tilesWord(what).each?.(what, its()) : whoWord(what).each?.(what, its())) ?? null
    },
    exists: (what, yes) => {
      if (isTiles(what)) return tilesWord(what).exists?.(what, its(), yes) ?? existsTile(what, yes)
      return whoWord(what).exists?.(what, its(), yes) ?? `${its().verb(what, 'are', 'is', yes)} in the house`
    },
  }
}

type Numbers = 'value' | 'amount' | 'each' | 'inParts' | 'compared' | 'compare' | 'someOrNone'

function valuesFor(its: () => Say): Pick<Say, Numbers> {
  const value = (of: Value): string =>
    typeof of === 'number' ? String(of) : valueWord(of).sentence(of, its())
  const each = (of: Value): string | null =>
    typeof of === 'number' ? null : (valueWord(of).each?.(of, its()) ?? null)
  return {
    value,
    each,
    amount: (of) => {
      if (typeof of === 'number' || !('dice' in of)) return value(of)
      const dice = value(of.dice)
      return `${dice} ${dice === '1' ? 'die' : 'dice'} of`
    },
    inParts: (of, wording) => {
      if (typeof of === 'number') return wording(String(of))
      const one = each(of)
      if (one !== null) return `${wording('1')} for each ${one}`
      return valueWord(of).inParts?.(of, its(), wording) ?? wording(value(of))
    },
    compared: (of, comparison, yes) =>
      (typeof of === 'number' ? undefined : valueWord(of).compared?.(of, its(), comparison, yes)) ??
      `${value(of)} is ${its().compare(comparison, yes)}`,
    compare: (comparison, yes, up = 'more', down = 'fewer') => compared(comparison, value, yes, up, down),
    someOrNone: ({ atLeast, atMost, is }) => {
      if (atLeast === 1 && atMost === undefined && is === undefined) return true
      return atLeast === undefined && (atMost === 0 || is === 0) ? false : null
    },
  }
}

function compared(
  { atLeast, atMost, is }: Compare,
  value: (of: Value) => string,
  yes: boolean,
  up: string,
  down: string,
): string {
  const not = yes ? '' : 'not '
  if (is !== undefined)
    return `${not}${typeof is === 'number' || 'players' in is ? '' : 'equal to '}${value(is)}`
  // "more than the Prosecution", not "the Prosecution + 1 or more".
  const [base, one] = typeof atLeast === 'object' && 'sum' in atLeast ? atLeast.sum : []
  if (base !== undefined && one === 1 && atMost === undefined) return `${not}more than ${value(base)}`
  if (atLeast !== undefined && atMost !== undefined) return `${not}${value(atLeast)} to ${value(atMost)}`
  if (atLeast !== undefined) return yes ? `${value(atLeast)} or ${up}` : `below ${value(atLeast)}`
  return yes ? `${value(atMost ?? 0)} or ${down}` : `above ${value(atMost ?? 0)}`
}

function namesFor(
  { catalog, haunt }: Wording,
  its: () => Say,
): Pick<Say, 'name' | 'thing' | 'monster' | 'isOfMany' | 'isMark'> {
  const marks = haunt ? marksIn(haunt) : new Set<string>()
  const declared = new Map<string, string>()
  if (haunt) {
    const { monsters, objects, secrets, tracks, counters, tokens, notes } = haunt
    for (const { id, name } of [notes, tokens, counters, tracks, secrets, objects, monsters].flat())
      declared.set(id, name)
  }
  const name = (id: string): string => {
    const own = declared.get(id)
    if (own !== undefined) return own
    const known =
      ownIn(catalog.tiles, id) ?? ownIn(catalog.cards, id) ?? ownIn<{ name: string }>(catalog.families, id)
    return known?.name ?? ofCampaign(catalog, id) ?? TOKENS[id] ?? id
  }
  const isOfMany = (id: string) => (haunt?.objects.find((one) => one.id === id)?.count ?? 1) !== 1
  return {
    name,
    isOfMany,
    isMark: (token) => marks.has(token),
    thing: (id, count = 1) => (isOfMany(id) ? `${its().value(count)} ${name(id)}` : the(name(id))),
    monster: (id, each) => {
      const isSmall = haunt?.monsters.find((one) => one.id === id)?.size === 'small'
      return isSmall && !/^the /i.test(name(id)) ? `${each} ${name(id)}` : the(name(id))
    },
  }
}

const ofCampaign = ({ ledger, doors = {}, stickers = {} }: Catalog, id: string): string | undefined =>
  (ledger?.lines.find((line) => line.id === id) ?? ownIn(doors, id) ?? ownIn(stickers, id))?.name

const ownIn = <T>(record: Record<string, T>, id: string): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined

function listTold({ ops }: OpList, say: Say, me: 'you' | 'it' | 'they'): string {
  if (ops.length === 0) return 'nothing'
  const clauses = ops.map((op) => effectOf(op).sentence(op, say))
  // After a clause about somebody else, "take 1 damage" needs its subject again.
  for (const [n, op] of ops.entries())
    if (n > 0 && me === 'you' && isOthers(ops[n - 1]!) && !('who' in op) && effectOf(op).befalls)
      clauses[n] = `you ${clauses[n]}`
  if (clauses.some((clause) => /[;:,]| if /.test(clause))) return clauses.join('; then ')
  // "they heal and drop it" rather than "they heal and they drop it".
  const own = `${say.mine.subject} `
  const areOwn = me !== 'you' && clauses.every((clause) => clause.startsWith(own))
  return and(clauses.map((clause, n) => (areOwn && n > 0 ? clause.slice(own.length) : clause)))
}

/** Does its clause begin with somebody else than the reader? */
const isOthers = (op: Op): boolean =>
  effectOf(op).befalls === true && 'who' in op && op.who !== undefined && op.who !== 'me'
