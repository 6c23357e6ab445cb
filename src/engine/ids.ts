/** The words of the rulebook as lists and id flavours; every other file takes its names from here. */

/** A string that remembers what it names: a TileId is no CardId, but a literal may be either. */
type Flavour<K extends string> = string & { readonly of?: K }

/** Every edition whose rules can be looked up; those that can be played stand in `editions/`. */
export const EDITIONS = ['legacy', 'first', 'second', 'third'] as const
export type EditionId = (typeof EDITIONS)[number]
/** What a game is played by: the ruleset of an edition, or one that was added (`editions/index.ts`). */
export type RulesetId = Flavour<'ruleset'>

export type TileId = Flavour<'tile'>
export type CardId = Flavour<'thing'>
export type FamilyId = Flavour<'character'>
/** An explorer goes by its family (legacy) or its explorer card (the other editions). */
export type ExplorerId = Flavour<'character'>
export type MonsterId = Flavour<'character'>
/** Explorer or monster. */
export type CharacterId = Flavour<'character'>
export type ObjectId = Flavour<'thing'>
export type ActionWord = Flavour<'word'>
export type RuleId = Flavour<'rule'>
export type ChoiceKey = Flavour<'choice'>
/** Index into State.seats, clockwise round the table (L-TURN-08). */
export type Seat = number

/** L-TRAIT-01; the order is the one traits are listed and asked in. */
export const TRAITS = ['speed', 'might', 'sanity', 'knowledge'] as const
export type Trait = (typeof TRAITS)[number]
export type ByTrait<T> = Record<Trait, T>

/** L-TRAIT-02, L-TRAIT-05..07. */
export const DAMAGE_KINDS = ['physical', 'mental', 'general'] as const
export type DamageKind = (typeof DAMAGE_KINDS)[number]
export const TRAITS_OF: Record<DamageKind, readonly Trait[]> = {
  physical: ['speed', 'might'],
  mental: ['sanity', 'knowledge'],
  general: TRAITS,
}
export const kindOf = (trait: Trait): 'physical' | 'mental' =>
  trait === 'speed' || trait === 'might' ? 'physical' : 'mental'

/** L-REG-01. */
export const REGIONS = ['outside', 'basement', 'ground', 'upper'] as const
export type Region = (typeof REGIONS)[number]

/** Sides of a tile, clockwise; a side's index is its number of quarter turns from north. */
export const SIDES = ['north', 'east', 'south', 'west'] as const
export type Side = (typeof SIDES)[number]

export const SYMBOLS = ['event', 'item', 'omen'] as const
export type CardKind = (typeof SYMBOLS)[number]

export const CARD_TYPES = ['weapon', 'firearm', 'sacred'] as const
export type CardType = (typeof CARD_TYPES)[number]

/** The common words of L-ACT-09; a pack may use any other word as well. */
export const ACTION_WORDS = [
  'attack',
  'challenge',
  'drink',
  'drop',
  'eat',
  'give',
  'invoke',
  'operate',
  'pick-up',
  'prepare',
  'search',
  'study',
  'take',
  'talk',
  'wear',
] as const

/** L-FREE-16. */
export const CALLINGS = [
  'hunter',
  'clergy',
  'scholar',
  'occultist',
  'well-to-do',
  'experimentist',
  'gambler',
  'medical-practitioner',
  'seer',
  'savage',
] as const
export type Calling = (typeof CALLINGS)[number]

/** The two sides of an ordinary haunt; in a free-for-all each player is a side of one (L-AMB-63). */
export type Team = 'heroes' | 'traitor'
/** Who can win: a team, the house, nobody, or one player of a free-for-all. */
export type Winner = Team | 'house' | ExplorerId

export const OBSTACLES = ['small-obstacle', 'large-obstacle'] as const
export type Obstacle = (typeof OBSTACLES)[number]

/** A token that only the opponents of one person heed has that person's id behind it: `small-obstacle@red`. */
export const heededBy = (token: string, layer: ExplorerId): string => `${token}@${layer}`
export const kindOfToken = (token: string): string => token.split('@', 1)[0]!
export const layerOf = (token: string): ExplorerId | null =>
  token.includes('@') ? token.slice(token.indexOf('@') + 1) : null
/** Is a token of this kind among these, whoever heeds it? */
export const bears = (tokens: readonly string[], kind: string): boolean =>
  tokens.some((token) => token === kind || token.startsWith(`${kind}@`))
export const isObstacle = (token: string): boolean =>
  OBSTACLES.some((obstacle) => obstacle === kindOfToken(token))
