/** Roles (what a text is) and grounds (what it lies on). The theme turns each pair into colours; no other file names one. */

export const FAMILIES = ['red', 'green', 'blue', 'yellow', 'purple'] as const
export type Family = (typeof FAMILIES)[number]

export const ROLES = [
  'text',
  'strong',
  'dim',
  'border',
  'title',
  /** Text and walls of the room you stand in. */
  'littext',
  'litwall',
  /** Walls of rooms one doorway away, and of all others. */
  'nearwall',
  'oldwall',
  /** A boarded doorway. */
  'board',
  'door',
  'ghost',
  'thing',
  'rune',
  'foe',
  'good',
  'warn',
  'bad',
  'system',
  'dice',
  'event',
  'item',
  'omen',
  ...FAMILIES,
  /** Names of the regions: outside, ground floor, upper floor, basement. */
  'regO',
  'regG',
  'regU',
  'regB',
  /** The empty part of a bar. */
  'empty',
  /** Text on a chip. */
  'chip',
  /** Floor textures: of the lit room, and by region. */
  'littex',
  'texO',
  'texG',
  'texU',
  'texB',
  /** On paper: writing, and headings in red. */
  'ink',
  'rubric',
] as const
export type Role = (typeof ROLES)[number]

/** Roles that are lines or bars, which need less contrast than letters. */
export const LINES: readonly Role[] = ['border', 'litwall', 'nearwall', 'oldwall', 'board', 'empty']
/** Ornament, which says nothing. */
export const TEXTURES: readonly Role[] = ['littex', 'texO', 'texG', 'texU', 'texB']

/** Roles whose colour can be the ground of a label. */
export const LABELS = ['title', 'omen', 'event', 'item', 'good', 'warn', 'bad', ...FAMILIES] as const
export type Label = (typeof LABELS)[number]

export type Ground = 'none' | 'lit' | 'foe' | 'card' | 'paper' | 'select' | `tint-${Family}` | `chip-${Label}`

/** One place on the screen. `glyph` is empty behind a wide character, which reaches over. */
export interface Cell {
  readonly glyph: string
  readonly role: Role
  readonly ground: Ground
  readonly italic?: boolean
}

/** Text of one look; a row of the screen is a list of them. */
export interface Run {
  readonly text: string
  readonly role?: Role
  readonly ground?: Ground
  readonly italic?: boolean
}
export type Runs = readonly Run[]

/** The colour of an explorer: that of the family, or of the seat in editions without families. */
export const colourOf = ({ family, seat }: { family: string; seat: number }): Family =>
  FAMILIES.find((one) => one === family) ?? FAMILIES[seat % FAMILIES.length]!

export const isFamily = (id: string): id is Family => FAMILIES.some((family) => family === id)
