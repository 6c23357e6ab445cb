/** English for the words of the language: who, where, how much, if. Names come from the catalog. */
import { effectOf, type Op } from '../effects/index.ts'
import { CARD_TYPES, type Region } from '../ids.ts'
import type { Catalog, HauntDef, OpList } from './defs.ts'
import { marksIn } from './marks.ts'
import { an, counted, type Say, the } from './say.ts'
import { standingClause } from './standing.ts'
import {
  and,
  capital,
  GROUP_NAMES,
  IN_REGION,
  KIND_NAMES,
  or,
  PRONOUNS,
  REGION_NAMES,
  TOKENS,
  TRAIT_NAMES,
  TYPE_NAMES,
  wordName,
} from './vocabulary.ts'
import {
  type Amount,
  type Cards,
  type Compare,
  type Condition,
  type Group,
  isTiles,
  type Tiles,
  type Value,
  type Who,
} from './words.ts'

export interface Wording {
  catalog: Catalog
  /** Whose tokens, tracks and monsters are meant. */
  haunt?: HauntDef
  /** Which of `{a/b/c}` to say: 0 for the smallest table. Left out, all of them. */
  table?: number
  /** What the one whose effect it is is called: a reader, a monster, or somebody else. */
  me?: 'you' | 'it' | 'they'
}

type WantedRegion = Extract<Tiles, { all: 'tiles' }>['region']
const isOf = (region: WantedRegion): region is { of: Tiles } => typeof region === 'object' && 'of' in region
const isNamed = (region: WantedRegion): region is Region | Region[] =>
  region !== undefined && region !== 'here' && !isOf(region)

export function sayFor(wording: Wording): Say {
  const { catalog, haunt, table, me = 'you' } = wording
  const mine = PRONOUNS[me]
  const other = PRONOUNS[me === 'they' ? 'other' : 'they']
  const isMe = (who: Who | undefined) => who === undefined || who === 'me'
  const marks = haunt ? marksIn(haunt) : new Set<string>()

  function name(id: string): string {
    if (haunt) {
      const { monsters, objects, secrets, tracks, counters, tokens, notes } = haunt
      for (const known of [monsters, objects, secrets, tracks, counters, tokens, notes])
        for (const one of known) if (one.id === id) return one.name
    }
    const known = own(catalog.tiles, id) ?? own(catalog.cards, id) ?? own(catalog.families, id)
    return known?.name ?? TOKENS[id] ?? id
  }

  /** A group with its qualities, as "hero here" or "heroes here". */
  function noun(who: Extract<Who, { all: Group }>, number: 0 | 1): string {
    const but = who.but && who.but !== 'me' ? ` except ${whom(who.but)}` : ''
    const at = who.at ? ` ${at_(who.at)}` : ''
    const if_ = who.if ? ` (if ${condition(who.if)})` : ''
    return `${who.dead ? 'dead ' : ''}${GROUP_NAMES[who.all][number]}${at}${but}${if_}`
  }

  function monster(id: string, each: string): string {
    const def = haunt?.monsters.find((one) => one.id === id)
    const named = name(id)
    return def?.size === 'small' && !/^the /i.test(named) ? `${each} ${named}` : the(named)
  }

  /** "your body", "the body of the traitor"; of one who is in it: "their own body". */
  function bodyOf(who: Who, guest?: Who): string {
    if (guest === who) return `${possessive(who) || 'their'} own body`
    return possessive(who) ? `${possessive(who)} body` : `the body of ${whom(who)}`
  }

  function whom(who: Who): string {
    if (who === 'me') return mine.object
    if (who === 'target') return other.object
    if (who === 'active') return 'the player whose turn it is'
    if (who === 'revealer' || who === 'traitor') return `the ${who}`
    if ('holder' in who) return `whoever carries ${the(name(who.holder))}`
    if ('secret' in who) return the(name(who.secret))
    if ('monster' in who) return monster(who.monster, 'each')
    if ('these' in who) return and(who.these.map(whom))
    if ('highest' in who) return `whichever of ${several(who.of)} has the highest ${TRAIT_NAMES[who.highest]}`
    if ('lowest' in who) return `whichever of ${several(who.of)} has the lowest ${TRAIT_NAMES[who.lowest]}`
    if ('body' in who) return `whoever is in ${bodyOf(who.body)}`
    if (who.all === 'everyone' && who.but !== 'me')
      return `everyone${noun(who, 0).slice(GROUP_NAMES.everyone[0].length)}`
    if (who.all === 'everyone') return `everyone else${noun(who, 0).slice(GROUP_NAMES.everyone[0].length)}`
    return `each ${who.but === 'me' ? 'other ' : ''}${noun(who, 0)}`
  }

  /** Those among whom one is meant: "the heroes here", "you and them". */
  const several = (who: Who): string =>
    typeof who === 'object' && 'all' in who
      ? `the ${who.but === 'me' ? 'other ' : ''}${noun(who, 1)}`
      : whom(who)

  function one(who: Who): string {
    if (typeof who === 'object' && 'monster' in who) return monster(who.monster, 'a')
    if (typeof who !== 'object' || !('all' in who)) return whom(who)
    return who.but === 'me' ? `another ${noun(who, 0)}` : an(noun(who, 0))
  }

  const subject = (who: Who): string => {
    if (who === 'me') return mine.subject
    if (who === 'target') return other.subject
    return typeof who === 'object' && 'these' in who ? and(who.these.map(subject)) : whom(who)
  }
  /** You and they carry; he, she or it carries. */
  const isPlural = (who: Who): boolean =>
    who === 'me'
      ? mine.isPlural
      : who === 'target'
        ? other.isPlural
        : typeof who === 'object' && 'these' in who
  const verb = (who: Who, base: string, third: string, yes: boolean): string => {
    if (base === 'are') return `${subject(who)} ${isPlural(who) ? 'are' : 'is'}${yes ? '' : ' not'}`
    return `${subject(who)} ${yes ? (isPlural(who) ? base : third) : `${isPlural(who) ? 'do' : 'does'} not ${base}`}`
  }
  const possessive = (who: Who): string =>
    who === 'me' ? mine.possessive : who === 'target' ? other.possessive : ''
  const does = (who: Who | undefined, base: string, third: string): string => {
    if (isMe(who) && me === 'you') return base
    return `${subject(who ?? 'me')} ${isPlural(who ?? 'me') ? base : third}`
  }

  /** A tile among those with these qualities: "outside tile with a ghost". */
  function tileNoun(want: Extract<Tiles, { all: 'tiles' }>, many = false): string {
    const region = isNamed(want.region) ? `${or([want.region].flat().map((one) => REGION_NAMES[one]))} ` : ''
    const has = [
      want.runestone === undefined ? '' : `${want.runestone ? 'with' : 'without'} a Runestone`,
      want.ghost === undefined ? '' : `${want.ghost ? 'with' : 'without'} a ghost`,
      want.ghostCircle === undefined ? '' : `${want.ghostCircle ? 'with' : 'without'} a ghost circle`,
      want.without ? `without ${an(name(want.without))} token` : '',
    ].filter(Boolean)
    const other = want.or ? ` or ${tiles(want.or)}` : ''
    const mine = want.region === 'here' || isOf(want.region) ? ` of ${regionOf(want.region)}` : ''
    const but = want.but ? butTold(want.but) : ''
    return `${region}${want.symbol ? `${want.symbol} ` : ''}${many ? 'tiles' : 'tile'}${mine}${has.length > 0 ? ` ${has.join(' and ')}` : ''}${other}${but}`
  }

  /** "your region", "the region of the traitor". */
  function regionOf(region: 'here' | { of: Tiles }): string {
    if (region === 'here' || region.of === 'here') return `${mine.possessive} region`
    const { of } = region
    if (typeof of !== 'object' || !('of' in of) || 'within' in of) return `the region of ${tiles(of)}`
    return `${possessive(of.of) || 'the'} region${possessive(of.of) ? '' : ` of ${whom(of.of)}`}`
  }

  /** All but the tiles of a region are the tiles outside of it. */
  function butTold(but: Tiles): string {
    if (but === 'region') return ` outside ${regionOf('here')}`
    const isRegion = typeof but === 'object' && 'all' in but && Object.keys(but).length === 2
    if (isRegion && (but.region === 'here' || isOf(but.region))) return ` outside ${regionOf(but.region)}`
    return ` except ${tiles(but)}`
  }

  /** "the omen tile", "whichever of the Crypt or the Stable is". */
  const whichOf = (among: Tiles): string =>
    typeof among === 'object' && 'all' in among ? `the ${tileNoun(among)}` : `whichever of ${tiles(among)} is`

  function tiles(where: Tiles): string {
    if (typeof where === 'string') {
      const your = mine.possessive
      const words = {
        here: `${your} tile`,
        there: `${other.possessive} tile`,
        region: `a tile of ${your} region`,
        adjacent: 'an adjacent tile',
        'here-or-adjacent': `${your} tile or an adjacent tile`,
        landing: `the landing of ${your} region`,
      }
      return words[where]
    }
    if ('tile' in where) return or([where.tile].flat().map((id) => the(name(id))))
    if ('landing' in where) return `the landing of the ${REGION_NAMES[where.landing]}`
    if ('token' in where)
      return marks.has(where.token)
        ? `the ${name(where.token)} tile`
        : `a tile with ${an(name(where.token))} token`
    if ('within' in where) return `a tile ${within(where)}`
    if ('farthest' in where) return `${whichOf(where.farthest)} farthest from ${several(where.from)}`
    if ('nearest' in where) return `${whichOf(where.nearest)} nearest to ${several(where.to)}`
    if ('nextTo' in where) return `a tile adjacent to ${tiles(where.nextTo)}`
    if ('object' in where) return `a tile where ${thing(where.object)} lies`
    if ('of' in where)
      return `${possessive(where.of) ? `${possessive(where.of)} tile` : `the tile of ${whom(where.of)}`}`
    return `any ${tileNoun(where)}`
  }

  function at_(where: Tiles): string {
    if (where === 'here') return 'here'
    if (where === 'there') return 'there'
    if (where === 'region') return `in ${mine.possessive} region`
    if (where === 'here-or-adjacent') return 'here or on an adjacent tile'
    if (typeof where === 'object' && 'all' in where) {
      const keys = Object.keys(where)
      if (keys.length === 2 && isNamed(where.region))
        return or([where.region].flat().map((one) => IN_REGION[one]))
      if (keys.length === 2 && isOf(where.region)) return `in ${regionOf(where.region)}`
      return `on ${an(tileNoun(where))}`
    }
    if (typeof where === 'object' && 'within' in where) return within(where)
    if (typeof where === 'object' && 'of' in where && !possessive(where.of))
      return `on the same tile as ${whom(where.of)}`
    return `on ${tiles(where)}`
  }

  const within = ({ within: reach, of }: Extract<Tiles, { within: Value }>): string =>
    `within ${counted(say, reach, `tile of ${whom(of)}`, `tiles of ${whom(of)}`)}`

  function cards(want: Cards, plural = 's'): string {
    return `${held(want, plural)} ${subject(want.of)} ${isPlural(want.of) ? 'carry' : 'carries'}`
  }

  /** Cards apart from who carries them: "used Sacred Items". */
  function held({ cards: kind, type, used, named, heirloom }: Cards, plural = 's'): string {
    if (named) return or(named.map((id) => the(name(id))))
    const words = [
      used === undefined ? '' : used ? 'used' : 'unused',
      type === 'sacred' ? 'Sacred' : type ? TYPE_NAMES[type] : '',
      heirloom ? 'heirloom' : '',
      `${KIND_NAMES[kind]}${plural}`,
    ]
    return words.filter(Boolean).join(' ')
  }

  function tilesTold(what: Tiles): string {
    if (typeof what === 'object' && 'all' in what) return tileNoun(what, true)
    if (what === 'adjacent') return 'adjacent tiles'
    const one = tiles(what)
    return one.startsWith('a tile ') ? `tiles${one.slice('a tile'.length)}` : `tiles such as ${one}`
  }

  function many(what: Who | Tiles | Cards): string {
    if (typeof what === 'object' && 'cards' in what) return cards(what)
    if (isTiles(what)) return tilesTold(what)
    if (typeof what === 'object' && 'all' in what)
      return `${what.but === 'me' ? 'other ' : ''}${noun(what, 1)}`
    return typeof what === 'object' && 'monster' in what ? `${name(what.monster)} monsters` : whom(what)
  }

  function value(of: Value): string {
    if (typeof of === 'number') return String(of)
    if ('players' in of) return table === undefined ? of.players.join('/') : String(of.players[table])
    if ('count' in of) return `the number of ${many(of.count)}`
    if ('track' in of) return the(name(of.track))
    if ('counter' in of) return `${possessive(of.of) || `${whom(of.of)}'s`} ${name(of.counter)} count`
    if ('trait' in of) return `${possessive(of.of) || `${whom(of.of)}'s`} ${TRAIT_NAMES[of.trait]}`
    if ('carried' in of)
      return `the number of ${name(of.carried)} ${subject(of.of)} ${isPlural(of.of) ? 'carry' : 'carries'}`
    if ('kinds' in of) return `the number of ${kinds(of)}`
    if ('ghosts' in of) return `the number of ghosts ${at_(of.ghosts)}`
    if ('rolled' in of) return 'the result'
    if ('omens' in of) return 'the number of Omens in play'
    if ('sum' in of) return of.sum.map(value).join(' + ').replaceAll('+ -', '- ')
    if ('min' in of) return `the lowest of ${and(of.min.map(value))}`
    if ('max' in of) return `the highest of ${and(of.max.map(value))}`
    const [then, other] = [value(of.then), of.else === undefined ? null : value(of.else)]
    if (then === other) return then
    return `${then} if ${condition(of.if)}${other === null ? '' : `, otherwise ${other}`}`
  }

  function each(of: Value): string | null {
    if (typeof of !== 'object') return null
    if ('ghosts' in of) return `ghost ${at_(of.ghosts)}`
    if ('carried' in of)
      return `${name(of.carried)} ${subject(of.of)} ${isPlural(of.of) ? 'carry' : 'carries'}`
    if (!('count' in of)) return null
    const what = of.count
    if (typeof what === 'object' && 'cards' in what) return cards(what, '')
    if (isTiles(what)) return typeof what === 'object' && 'all' in what ? tileNoun(what) : null
    return typeof what === 'object' && 'all' in what
      ? `${what.but === 'me' ? 'other ' : ''}${noun(what, 0)}`
      : null
  }

  const kinds = ({ kinds: ids, of }: Extract<Value, { kinds: unknown }>): string =>
    `different ones of ${and(ids.map(name))} ${subject(of)} ${isPlural(of) ? 'carry' : 'carries'}`

  function amount(of: Amount): string {
    if (typeof of === 'number' || !('dice' in of)) return value(of)
    const dice = value(of.dice)
    return `${dice} ${dice === '1' ? 'die' : 'dice'} of`
  }

  function compare({ atLeast, atMost, is }: Compare, yes: boolean, up = 'more', down = 'fewer'): string {
    const not = yes ? '' : 'not '
    if (is !== undefined)
      return `${not}${typeof is === 'number' || 'players' in is ? '' : 'equal to '}${value(is)}`
    if (atLeast !== undefined && atMost !== undefined) return `${not}${value(atLeast)} to ${value(atMost)}`
    if (atLeast !== undefined) return yes ? `${value(atLeast)} or ${up}` : `below ${value(atLeast)}`
    return yes ? `${value(atMost ?? 0)} or ${down}` : `above ${value(atMost ?? 0)}`
  }

  /** At least one, or none, is said in words. */
  function someOrNone({ atLeast, atMost, is }: Compare): boolean | null {
    if (atLeast === 1 && atMost === undefined && is === undefined) return true
    return atLeast === undefined && (atMost === 0 || is === 0) ? false : null
  }

  const condition = (c: Condition): string => told(c, true)

  /** A condition, or that it does not hold. */
  function told(c: Condition, yes: boolean): string {
    const not = yes ? '' : ' not'
    if ('all' in c)
      return yes ? and(c.all.map((part) => told(part, yes))) : or(c.all.map((part) => told(part, yes)))
    if ('any' in c)
      return yes ? or(c.any.map((part) => told(part, yes))) : and(c.any.map((part) => told(part, yes)))
    if ('not' in c) return told(c.not, !yes)
    if ('on' in c) return `${verb(c.who ?? 'me', 'are', 'is', yes)} ${at_(c.on)}`
    if ('carries' in c) return `${verb(c.who ?? 'me', 'carry', 'carries', yes)} ${carried(c.carries)}`
    if ('value' in c) {
      const some = someOrNone(c)
      if (typeof c.value === 'object' && 'ghosts' in c.value && some !== null)
        return `${some === yes ? 'a' : 'no'} ghost is ${at_(c.value.ghosts)}`
      if (typeof c.value === 'object' && 'ghosts' in c.value)
        return `there are ${compare(c, yes)} ghosts ${at_(c.value.ghosts)}`
      if (typeof c.value === 'object' && ('carried' in c.value || 'kinds' in c.value)) {
        const { of } = c.value
        const what = 'carried' in c.value ? name(c.value.carried) : `of ${and(c.value.kinds.map(name))}`
        const together = 'kinds' in c.value && typeof of === 'object' && 'these' in of ? ' between them' : ''
        return `${subject(of)} ${isPlural(of) ? 'carry' : 'carries'} ${compare(c, yes)} ${what}${together}`
      }
      return `${value(c.value)} is ${compare(c, yes)}`
    }
    if ('track' in c) return `${the(name(c.track))} is ${compare(c, yes)}`
    if ('counter' in c)
      return `${subject(c.who ?? 'me')} ${isPlural(c.who ?? 'me') ? 'have' : 'has'} ${compare(c, yes)} ${name(c.counter)}`
    if ('count' in c) return countTold(c, yes)
    if ('round' in c) return `it is round ${compare(c, yes, 'later', 'earlier')}`
    if ('ghostClause' in c) return `${yes ? 'a' : 'no'} ghost is here`
    if ('heirloom' in c) return `this is${not} your family's heirloom`
    if ('team' in c)
      return `${verb(c.who ?? 'me', 'are', 'is', yes)} ${c.team === 'heroes' ? 'a hero' : 'a traitor'}`
    if ('calling' in c)
      return `${verb(c.who ?? 'me', 'are', 'is', yes)} ${an(c.calling.split('-').map(capital).join(' '))}`
    if ('family' in c) return `${verb(c.who ?? 'me', 'are', 'is', yes)} ${an(name(c.family))}`
    if ('carriedBy' in c)
      return `${verb(c.carriedBy, 'carry', 'carries', yes)} the corpse of ${whom(c.corpse)}`
    if ('dead' in c) return `${verb(c.dead, 'are', 'is', yes)} dead`
    if ('stunned' in c) return `${verb(c.stunned, 'are', 'is', yes)} stunned`
    if ('critical' in c)
      return `${possessive(c.who ?? 'me') || `${whom(c.who ?? 'me')}'s`} ${TRAIT_NAMES[c.critical]} is${not} critical`
    if ('phase' in c) return (c.phase === 'haunt') === yes ? 'the haunt has begun' : 'the haunt has not begun'
    if ('revealed' in c) return `${the(name(c.revealed))} is${not} revealed`
    if ('rolling' in c) return `${rolling(c.rolling)}`.replace(/^/, yes ? '' : 'not ')
    if ('damage' in c) {
      const { kind, atLeast, from } = c.damage
      return `the ${kind ? `${kind} ` : ''}damage is${not} ${[atLeast ? `${atLeast} or more` : '', from ? `from ${an(from)}` : ''].filter(Boolean).join(' and ') || 'taken'}`
    }
    if ('spentNoMoves' in c) return yes ? 'you spent no moves this turn' : 'you spent moves this turn'
    if ('named' in c) return `${verb('me', 'name', 'names', yes)} ${the(name(c.named))}`
    if ('object' in c)
      return `${the(name(c.object))} is${not} ${{ aside: 'still to be found', 'on-tile': 'lying on a tile', carried: 'carried' }[c.is]}`
    if ('exists' in c) return exists(c.exists, yes)
    if ('among' in c) {
      const { among, who: whoever = 'me' } = c
      const isBody = typeof among === 'object' && 'body' in among
      const what = isBody ? `in ${bodyOf(among.body, whoever)}` : one(among)
      return `${verb(whoever, 'are', 'is', yes)} ${what}`
    }
    return unknown(c)
  }

  function countTold(
    { count: what, ...comparison }: Extract<Condition, { count: unknown }>,
    yes: boolean,
  ): string {
    const some = someOrNone(comparison)
    if (typeof what === 'object' && 'cards' in what) {
      if (some !== null) return `${verb(what.of, 'carry', 'carries', some === yes)} any ${held(what)}`
      const who = subject(what.of)
      return `${who} ${isPlural(what.of) ? 'carry' : 'carries'} ${compare(comparison, yes)} ${held(what)}`
    }
    if (some !== null) return exists(what, some === yes)
    return isTiles(what)
      ? `the number of ${many(what)} is ${compare(comparison, yes)}`
      : `there are ${compare(comparison, yes)} ${many(what)}`
  }

  /** Is there more than one of this Object, all alike? */
  const isOfMany = (id: string): boolean => (haunt?.objects.find((one) => one.id === id)?.count ?? 1) !== 1

  function carried(what: string): string {
    const type = CARD_TYPES.find((known) => known === what)
    return type ? an(TYPE_NAMES[type]) : isOfMany(what) ? name(what) : the(name(what))
  }

  const thing = (id: string, count: Value = 1): string =>
    isOfMany(id) ? `${value(count)} ${name(id)}` : the(name(id))

  function rolling({ word, trait, for: cause }: Extract<Condition, { rolling: unknown }>['rolling']): string {
    const what = [word ? wordName(word) : '', trait ? TRAIT_NAMES[trait] : ''].filter(Boolean).join(' ')
    return `${mine.subject} ${mine.isPlural ? 'make' : 'makes'} ${an(`${what ? `${what} ` : ''}roll`)}${cause ? ` for ${an(cause === 'event' ? 'Event' : cause.replace('-', ' '))}` : ''}`
  }

  function exists(what: Who | Tiles, yes: boolean): string {
    if (isTiles(what)) {
      if (typeof what === 'object' && 'tile' in what) {
        const names = [what.tile].flat().map((id) => the(name(id)))
        if (names.length === 1) return `${names[0]} is${yes ? '' : ' not'} discovered`
        return `${yes ? 'one' : 'none'} of ${and(names)} is discovered`
      }
      const noun_ = tiles(what).replace(/^any (.*)$/, (_, rest: string) => an(rest))
      return yes ? `there is ${noun_} in the house` : `there is no ${noun_.replace(/^an? /, '')} in the house`
    }
    if (typeof what === 'object' && 'all' in what) {
      const other = what.but === 'me'
      if (!yes && Object.keys(what).length === 1) return `no ${noun(what, 0)} is left`
      return yes ? `there is ${one(what)}` : `there is no ${other ? 'other ' : ''}${noun(what, 0)}`
    }
    return `${verb(what, 'are', 'is', yes)} in the house`
  }

  function list({ ops }: OpList): string {
    if (ops.length === 0) return 'nothing'
    const clauses = ops.map((op) => effectOf(op).sentence(op, say))
    // After a clause about somebody else, "take 1 damage" needs its subject again.
    for (const [n, op] of ops.entries())
      if (n > 0 && me === 'you' && isOthers(ops[n - 1]!) && 'who' in op === false && BEFALLS.includes(op.op))
        clauses[n] = `you ${clauses[n]}`
    if (clauses.some((clause) => /[;:,]| if /.test(clause))) return clauses.join('; then ')
    // "they heal and drop it" rather than "they heal and they drop it".
    const own = `${mine.subject} `
    const areOwn = me !== 'you' && clauses.every((clause) => clause.startsWith(own))
    return and(clauses.map((clause, n) => (areOwn && n > 0 ? clause.slice(own.length) : clause)))
  }

  const say: Say = {
    does,
    subject,
    asTheirs: () => sayFor({ ...wording, me: 'they' }),
    whom,
    whose: (who) => possessive(who) || `${whom(who)}'s`,
    one,
    many,
    value,
    each,
    amount,
    trait: (trait) => TRAIT_NAMES[trait],
    tiles,
    cards,
    condition,
    list,
    standing: (passive, on, home) => standingClause(passive, say, on, home),
    thing,
    name,
  }
  return say
}

/** Ops whose clause has the one they befall as its subject. */
const BEFALLS: readonly string[] = [
  'damage',
  'gain',
  'lose',
  'heal',
  'draw',
  'drop',
  'become',
  'take-object',
  'counter',
  'step',
]
const isOthers = (op: Op): boolean =>
  BEFALLS.includes(op.op) && 'who' in op && op.who !== undefined && op.who !== 'me'

const own = <T>(record: Record<string, T>, id: string): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined

/** The compiler sees to it that no kind of condition is forgotten. */
function unknown(forgotten: never): never {
  throw new Error(`No words for ${JSON.stringify(forgotten)}`)
}
