/** What stands beside the map for a while: a card, an answer, a question with its choices, dice. */
import type { LogLine } from '../prose/log-book.ts'
import type { Said } from '../prose/said.ts'
import type { FrameKind } from '../widgets/CardFrame.tsx'
import type { Ending } from './ending.ts'

/** Dice on the table; those that still fall show nothing. */
export interface Throw {
  faces: readonly number[]
  add: number
  total: number
  /** Who rolls what. */
  label: string
  /** How many have come to rest. */
  fallen: number
}

/** A part of what a roll may bring. */
export interface Band {
  /** "4-5", or what comes of it. */
  name: string
  /** From 0 to 1. */
  share: number
  percent: string
}
export interface Odds {
  dice: number
  /** An event hides its results: nothing may tell good from bad. */
  isSealed: boolean
  bands: readonly Band[]
}

export interface Choice {
  label: string
  detail: string
  odds: Odds | null
}

export interface PageQuestion {
  text: string
  choices: readonly Choice[]
  /** Numbered from here; a bid is a number itself. */
  first: number
  picked: number | null
}

export interface Labelled {
  label: string
  text: string
}

export interface Page {
  title: string
  note: string
  /** Drawn as a card of this kind. */
  card: { kind: FrameKind; name: string; flavour: string } | null
  said: readonly Said[]
  /** Lines of the log, with their marks. */
  log: readonly LogLine[]
  dice: readonly Throw[]
  /** What the dice bring: told when they have come to rest. */
  after: readonly Said[]
  question: PageQuestion | null
  /** Entries under a word each, before all else. */
  entries: readonly Labelled[]
  /** To be read at leisure: it takes the place of the map as well. */
  isWhole: boolean
  /** The end of a game, for the page that shows it. */
  ending: Ending | null
}

export const EMPTY_PAGE: Page = {
  title: '',
  note: '',
  card: null,
  said: [],
  log: [],
  dice: [],
  after: [],
  question: null,
  entries: [],
  isWhole: false,
  ending: null,
}

export const isRolling = ({ dice }: Page): boolean => dice.some(({ faces, fallen }) => fallen < faces.length)
