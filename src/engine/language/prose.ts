/** Words that no rule reads: what places, things and people are like. The screens choose among them. */

/** The years of the campaign in three parts: to 1749, to 1889, and since. */
export const ERAS = ['early', 'middle', 'late'] as const
export type Era = (typeof ERAS)[number]

export interface TileProse {
  /** On entering for the first time, and on LOOK. */
  look: string
  /** On coming back before the haunt. */
  again: string
  /** After `look`, by the year. */
  then: Partial<Record<Era, string>>
  /** In place of `again` while a haunt runs. */
  wakes: string
  /** After any of these, if a ghost is on the tile; in a house without ghosts there is none. */
  ghost?: string
}

/** Of an Item or Omen. `{family}` and `{name}` stand for the family and the person that named it. */
export interface ThingProse {
  look: string
  /** Once it is an heirloom or has a name. */
  kept?: string
  /** Of an Omen: its haunt roll started nothing. */
  stirs?: string
}

/** How a person of the family seems, by age: under 30, under 60, older; and a computer player by its temper. */
export interface FamilyProse {
  young: string[]
  grown: string[]
  old: string[]
  helpful: string
  even: string
  timid: string
  /** What a computer player of the family says at a telling moment. */
  says?: SpokenLine[]
}

/** A haunt begins, the speaker is hurt, another has died, the speaker has drawn an Omen, the last round, a suspicion. */
export const MOMENTS = ['begins', 'hurt', 'dies', 'omen', 'last', 'accuse'] as const
export type SpokenMoment = (typeof MOMENTS)[number]

/** `{name}` is the one who died, or the one suspected. */
export interface SpokenLine {
  on: SpokenMoment
  /** Only of this temper, or of this age. */
  temper?: 'helpful' | 'even' | 'timid' | undefined
  age?: 'young' | 'grown' | 'old' | undefined
  line: string
}

/** Words of the edition as a whole. */
export interface EditionProse {
  /** A haunt roll that started nothing, by the number of dice: one line for each from 1 up, the last for more. */
  stirs: string[]
  /** Before the haunt, from dusk to just before light; the last entry serves free play. */
  weather: { chapters: number[]; lines: string[] }[]
  /** While a haunt runs, in no order. */
  weatherHaunt: string[]
}

/** Fields of definitions that hold words alone, so that no game is another for a change in them. */
export const PROSE_FIELDS: readonly string[] = [
  'prose',
  'plan',
  'line',
  'flavour',
  'premise',
  'truths',
  'facts',
  'wins',
  'endings',
  'opening',
]
