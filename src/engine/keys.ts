/**
 * Choice keys, the text of one legal answer: `move:north`, `attack:red:crossbow`, `damage:might`, `done`. Saves
 * and journals hold them, so their text never changes. Only this module builds and parses them.
 */
import {
  type ActionWord,
  type CardId,
  type CharacterId,
  type ChoiceKey,
  type ExplorerId,
  type ObjectId,
  SIDES,
  type Side,
  type TileId,
  TRAITS,
  type Trait,
} from './ids.ts'

type ThingId = CardId | ObjectId

/** Keys of one word. */
export const PLAIN_KEYS = [
  'end',
  'ready',
  'done',
  'stop',
  'pass',
  'accept',
  'refuse',
  'draw',
  'skip',
  'roll',
  'five',
  'damage',
  'steal',
  'keep',
  'heirloom',
  'again',
  'show',
] as const
export type PlainKey = (typeof PLAIN_KEYS)[number]

/** What a key says, by its first word. Ids are as they stand in the key: an illegal key may name anything. */
export type ParsedKey =
  | { kind: 'plain'; word: PlainKey }
  // Choices of a turn.
  | { kind: 'move'; side: Side }
  | { kind: 'go'; tile: TileId }
  /** An action of the word ATTACK that is no attack has its own slug in place of a target. */
  | { kind: 'attack'; target: CharacterId; slug: string | null }
  | { kind: 'give' | 'take'; partner: ExplorerId; thing: ThingId }
  | { kind: 'drop' | 'pick-up'; thing: ThingId }
  | { kind: 'drag' | 'release'; corpse: ExplorerId }
  | { kind: 'ignore' | 'heed'; card: CardId }
  /** Any other word is an action of a card, a tile or the haunt, aimed at a target or naming an explorer. */
  | { kind: 'act'; word: ActionWord; slug: string; aim: CharacterId | null }
  // Answers.
  | { kind: 'damage' | 'trait'; trait: Trait }
  | { kind: 'target'; target: CharacterId; extra: string | null }
  | { kind: 'tile' | 'to'; tile: TileId }
  | { kind: 'doorway'; tile: TileId; side: Side }
  | { kind: 'turn'; degrees: number }
  | { kind: 'card'; card: CardId }
  | { kind: 'more'; owner: ExplorerId | null; card: CardId }
  | { kind: 'keep' | 'bury' | 'under'; id: string }
  | { kind: 'thing'; thing: ThingId }
  | { kind: 'token'; token: string }
  | { kind: 'option'; option: string }
  | { kind: 'bid'; number: number; extra: string | null }
  | { kind: 'gain' | 'result'; number: number }
  | { kind: 'first'; at: string }
  /** What a player writes, and who comes: a name with an age. */
  | { kind: 'write'; text: string }
  | { kind: 'who'; age: number; name: string }
export type KeyKind = ParsedKey['kind']
type NamedKind = Exclude<KeyKind, 'plain' | 'act'>

const MOVES: Record<Side, ChoiceKey> = {
  north: 'move:north',
  east: 'move:east',
  south: 'move:south',
  west: 'move:west',
}

export const keys = {
  plain: (word: PlainKey): ChoiceKey => word,
  move: (side: Side): ChoiceKey => MOVES[side],
  go: (tile: TileId): ChoiceKey => `go:${tile}`,
  attack: (target: CharacterId, slug: string | null = null): ChoiceKey =>
    slug === null ? `attack:${target}` : `attack:${target}:${slug}`,
  give: (to: ExplorerId, thing: ThingId): ChoiceKey => `give:${to}:${thing}`,
  take: (from: ExplorerId, thing: ThingId): ChoiceKey => `take:${from}:${thing}`,
  drop: (thing: ThingId): ChoiceKey => `drop:${thing}`,
  pickUp: (thing: ThingId): ChoiceKey => `pick-up:${thing}`,
  drag: (corpse: ExplorerId): ChoiceKey => `drag:${corpse}`,
  release: (corpse: ExplorerId): ChoiceKey => `release:${corpse}`,
  ignore: (card: CardId): ChoiceKey => `ignore:${card}`,
  heed: (card: CardId): ChoiceKey => `heed:${card}`,
  act: (word: ActionWord, slug: string): ChoiceKey => `${word}:${slug}`,
  /** The key of an action with the target it is aimed at, or the explorer it names. */
  aimed: (action: ChoiceKey, aim: CharacterId): ChoiceKey => `${action}:${aim}`,
  damage: (trait: Trait): ChoiceKey => `damage:${trait}`,
  trait: (trait: Trait): ChoiceKey => `trait:${trait}`,
  target: (target: CharacterId, extra: string | null = null): ChoiceKey =>
    extra === null ? `target:${target}` : `target:${target}+${extra}`,
  tile: (tile: TileId): ChoiceKey => `tile:${tile}`,
  to: (tile: TileId): ChoiceKey => `to:${tile}`,
  doorway: (tile: TileId, side: Side): ChoiceKey => `doorway:${tile}:${side}`,
  turn: (degrees: number): ChoiceKey => `turn:${degrees}`,
  card: (card: CardId): ChoiceKey => `card:${card}`,
  more: (card: CardId, owner: ExplorerId | null = null): ChoiceKey =>
    owner === null ? `more:${card}` : `more:${owner}:${card}`,
  keep: (id: TileId | CardId): ChoiceKey => `keep:${id}`,
  bury: (id: TileId | CardId): ChoiceKey => `bury:${id}`,
  under: (id: TileId | CardId): ChoiceKey => `under:${id}`,
  thing: (thing: ThingId): ChoiceKey => `thing:${thing}`,
  token: (token: string): ChoiceKey => `token:${token}`,
  option: (option: string): ChoiceKey => `option:${option}`,
  bid: (number: number, extra: string | null = null): ChoiceKey =>
    extra === null ? `bid:${number}` : `bid:${number}+${extra}`,
  gain: (number: number): ChoiceKey => `gain:${number}`,
  result: (number: number): ChoiceKey => `result:${number}`,
  /** The address of the reaction that comes first. */
  first: (at: string): ChoiceKey => `first:${at}`,
  write: (text: string): ChoiceKey => `write:${text}`,
  who: (age: number, name: string): ChoiceKey => `who:${age}:${name}`,
} as const

/** The kinds whose first word is their name. */
const NAMED_KINDS: Record<NamedKind, true> = {
  move: true,
  go: true,
  attack: true,
  give: true,
  take: true,
  drop: true,
  'pick-up': true,
  drag: true,
  release: true,
  ignore: true,
  heed: true,
  damage: true,
  trait: true,
  target: true,
  tile: true,
  to: true,
  doorway: true,
  turn: true,
  card: true,
  more: true,
  keep: true,
  bury: true,
  under: true,
  thing: true,
  token: true,
  option: true,
  bid: true,
  gain: true,
  result: true,
  first: true,
  write: true,
  who: true,
}
/** First words of the rules' own choices: an action of the content takes another, or its key could mean two things. */
export const RESERVED_WORDS: readonly string[] = [...new Set([...Object.keys(NAMED_KINDS), ...PLAIN_KEYS])]

/** The first word of a key. */
export function verbOf(key: ChoiceKey): string {
  const colon = key.indexOf(':')
  return colon < 0 ? key : key.slice(0, colon)
}

/** The words between the colons, for matching what a player typed. */
export const partsOf = (key: ChoiceKey): string[] => key.split(':')

/** `verbOf(key) === kind`, without making a string: for loops over every legal choice. */
export const isOfKind = (key: ChoiceKey, kind: NamedKind): boolean =>
  key.charCodeAt(kind.length) === COLON && key.startsWith(kind)
const COLON = ':'.charCodeAt(0)

/** Is this the key of that action with an aim? */
export const isAimed = (key: ChoiceKey, action: ChoiceKey): boolean =>
  key.charCodeAt(action.length) === COLON && key.startsWith(action)

/** Parses any text. A malformed key of the rules, as `move:sideways`, comes back as an action that nothing has. */
export function parseKey(key: ChoiceKey): ParsedKey {
  const colon = key.indexOf(':')
  if (colon < 0) return parseWord(key)
  const verb = key.slice(0, colon)
  const rest = key.slice(colon + 1)
  return parseTurn(verb, rest) ?? parseAnswer(verb, rest) ?? parseAct(verb, rest)
}

/** Parses an answer to a question that offered only keys of this kind. */
export function readKey<K extends KeyKind>(key: ChoiceKey, kind: K): ParsedKey & { kind: K } {
  const parsed = parseKey(key)
  if (parsed.kind !== kind) throw new Error(`${key} is no key of the kind ${kind}`)
  return parsed as ParsedKey & { kind: K }
}

/** A bare `attack` is an attack on nobody. */
function parseWord(key: string): ParsedKey {
  const word = PLAIN_KEYS.find((one) => one === key)
  if (word) return { kind: 'plain', word }
  return key === 'attack'
    ? { kind: 'attack', target: '', slug: null }
    : { kind: 'act', word: key, slug: '', aim: null }
}

function parseTurn(verb: string, rest: string): ParsedKey | null {
  switch (verb) {
    case 'move': {
      const side = SIDES.find((one) => one === rest)
      return side ? { kind: verb, side } : null
    }
    case 'go':
      return { kind: verb, tile: rest }
    case 'attack': {
      const [target, slug] = halves(rest)
      return { kind: verb, target, slug }
    }
    case 'give':
    case 'take': {
      const [partner, thing] = halves(rest)
      return thing === null ? null : { kind: verb, partner, thing }
    }
    case 'drop':
    case 'pick-up':
      return { kind: verb, thing: rest }
    case 'drag':
    case 'release':
      return { kind: verb, corpse: rest }
    case 'ignore':
    case 'heed':
      return { kind: verb, card: rest }
    default:
      return null
  }
}

function parseAnswer(verb: string, rest: string): ParsedKey | null {
  switch (verb) {
    case 'damage':
    case 'trait': {
      const trait = TRAITS.find((one) => one === rest)
      return trait ? { kind: verb, trait } : null
    }
    case 'target': {
      const [target, extra] = halves(rest, '+')
      return { kind: verb, target, extra }
    }
    case 'tile':
    case 'to':
      return { kind: verb, tile: rest }
    case 'doorway': {
      const [tile, last] = halves(rest)
      const side = SIDES.find((one) => one === last)
      return side ? { kind: verb, tile, side } : null
    }
    case 'card':
      return { kind: verb, card: rest }
    case 'more': {
      const [first, card] = halves(rest)
      return card === null ? { kind: verb, owner: null, card: first } : { kind: verb, owner: first, card }
    }
    case 'keep':
    case 'bury':
    case 'under':
      return { kind: verb, id: rest }
    case 'thing':
      return { kind: verb, thing: rest }
    case 'token':
      return { kind: verb, token: rest }
    case 'option':
      return { kind: verb, option: rest }
    case 'first':
      return { kind: verb, at: rest }
    case 'write':
      return { kind: verb, text: rest }
    case 'who': {
      const [age, name] = halves(rest)
      return name === null ? null : { kind: verb, age: Number(age), name }
    }
    case 'bid': {
      const [amount, extra] = halves(rest, '+')
      return Number.isNaN(Number(amount)) ? null : { kind: verb, number: Number(amount), extra }
    }
    default:
      return parseNumber(verb, Number(rest))
  }
}

function parseNumber(verb: string, number: number): ParsedKey | null {
  if (Number.isNaN(number)) return null
  if (verb === 'turn') return { kind: verb, degrees: number }
  return verb === 'gain' || verb === 'result' ? { kind: verb, number } : null
}

function parseAct(word: string, rest: string): ParsedKey {
  const [slug, aim] = halves(rest)
  return { kind: 'act', word, slug, aim }
}

/** The text before and after the first separator; null where there is none. */
function halves(text: string, separator = ':'): [string, string | null] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)]
}
