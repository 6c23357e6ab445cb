/** A side's page of a haunt as entries, shared by GOAL in a game and by `preview`: premise, plan, actions, clock, details. */
import type { Team } from '../../engine/ids.ts'
import type { HauntPage } from '../../engine/text/haunt-page.ts'

/** The kinds of entry, each with the words before it on a line of its own. */
const LEADS = {
  premise: '',
  plan: 'Plan: ',
  team: '',
  truth: 'This much is true: ',
  'their-truth': 'Read out by the other side: ',
  setup: 'Setup: ',
  'their-setup': 'Setup of the other side: ',
  win: '',
  goal: 'Goal',
  'side-goal': 'Side goal',
  action: '',
  fact: '',
  reaction: '',
  passive: '',
  monster: '',
  track: '',
  counter: '',
  object: 'Things: ',
  secret: 'Secret: ',
  end: '',
} as const
export type Part = keyof typeof LEADS

export interface PageEntry {
  part: Part
  /** Goals, actions and monsters have one. */
  name?: string
  /** The side it is for, if both sides read one book. */
  of?: Team
  text: string
  /** Of an action: its place in the list. */
  number?: number
  /** Its sentences, if each stands for itself. */
  lines?: string[]
}

export function pageOf(page: HauntPage): PageEntry[] {
  const all = (part: Part, texts: readonly string[]): PageEntry[] => texts.map((text) => ({ part, text }))
  return [
    ...all('premise', [page.premise]),
    ...page.plans.map((plan): PageEntry => ({ part: 'plan', ...plan })),
    ...all('win', [page.win]),
    ...page.actions.map(
      ({ name, of, text }, n): PageEntry => ({
        part: 'action',
        name,
        number: n + 1,
        text,
        ...(of && { of }),
      }),
    ),
    // A goal without a text is reached by the action with the same name.
    ...page.goals.flatMap(({ name, kind, of, text }): PageEntry[] =>
      text ? [{ part: kind === 'main' ? 'goal' : 'side-goal', name, text, ...(of && { of }) }] : [],
    ),
    ...all('end', [page.lastRound]),
    ...all('team', [page.team]),
    ...all('truth', page.truths),
    ...all('their-truth', page.theirTruths),
    ...all('setup', page.setup),
    ...all('their-setup', page.theirSetup),
    ...all('fact', page.facts),
    ...page.reactions.map((one): PageEntry => ({ part: 'reaction', ...one })),
    ...all('passive', page.passives),
    ...page.monsters.map(
      ({ name, lines }): PageEntry => ({ part: 'monster', name, text: lines.join(' '), lines }),
    ),
    ...all('track', page.tracks),
    ...all('counter', page.counters),
    ...all('object', page.objects),
    ...all('secret', page.secrets),
  ]
}

/** "1. Drive a nail (heroes)". */
export const nameOfEntry = ({ name, of, number }: PageEntry): string =>
  name === undefined ? '' : `${number === undefined ? '' : `${number}. `}${name}${of ? ` (${of})` : ''}`

/** A text with its rolls cut up: what leads to the dice, then each result; never within brackets. */
export function partsOf(text: string, between: RegExp = BETWEEN_BANDS): string[] {
  const parts: string[] = []
  for (const part of text.split(between)) {
    const before = parts.at(-1)
    if (before !== undefined && depth(before) > 0) parts[parts.length - 1] = `${before} ${part}`
    else parts.push(part)
  }
  return parts
}
const depth = (text: string): number => text.split('(').length - text.split(')').length

/** "Might roll: 6+ add 2; 4-5 add 1" parts before 6+ and before 4-5. */
const BETWEEN_BANDS = /(?<=[:;]) (?=\d[\d/]*(?:\+|-\d[\d/]*)? )/
/** Long texts also break before each further step. */
export const BETWEEN_PARTS = /(?<=[:;]) (?=\d[\d/]*(?:\+|-\d[\d/]*)? )|(?<=;) (?=then |or |if |on a tie)/

/** An entry on a line of its own: "Goal, Drive a nail: At the end of a round, if …". */
export function told(entry: PageEntry): string {
  const { part, text } = entry
  if (part === 'plan' && entry.of) return `Plan of the ${entry.of}: ${text}`
  if (part === 'action' || part === 'monster') return `${nameOfEntry(entry)}. ${text}`
  if (entry.name === undefined) return `${LEADS[part]}${text}`
  if (part === 'reaction') return `${LEADS[part]}${entry.name}. ${text}`
  const ends = part === 'goal' || part === 'side-goal' ? ':' : '.'
  return `${LEADS[part]}, ${nameOfEntry(entry)}${ends} ${text}`
}
