/** A side's page of a haunt as entries, shared by GOAL in a game and by `preview`. */
import type { Team } from '../../engine/ids.ts'
import type { HauntPage } from '../../engine/text/haunt-page.ts'

/** The kinds of entry, each with the words before it on a line of its own. */
const LEADS = {
  premise: '',
  team: '',
  truth: 'True: ',
  'their-truth': 'True as well, read out from the other page: ',
  setup: 'Setup: ',
  'their-setup': 'Setup of the other side: ',
  win: '',
  goal: 'Goal',
  'side-goal': 'Side goal',
  action: 'Action',
  fact: 'Fact: ',
  reaction: 'Happens: ',
  passive: 'Holds: ',
  monster: 'Monster',
  track: 'Track: ',
  counter: 'Count: ',
  object: 'Object: ',
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
  /** Its sentences, if each stands for itself. */
  lines?: string[]
}

export function pageOf(page: HauntPage): PageEntry[] {
  const all = (part: Part, texts: readonly string[]): PageEntry[] => texts.map((text) => ({ part, text }))
  return [
    ...all('premise', [page.premise]),
    ...all('team', [page.team]),
    ...all('truth', page.truths),
    ...all('their-truth', page.theirTruths),
    ...all('setup', page.setup),
    ...all('their-setup', page.theirSetup),
    ...all('win', [page.win]),
    // A goal without a text is reached by the action with the same name.
    ...page.goals.flatMap(({ name, kind, of, text }): PageEntry[] =>
      text ? [{ part: kind === 'main' ? 'goal' : 'side-goal', name, text, ...(of && { of }) }] : [],
    ),
    ...page.actions.map(
      ({ name, of, text }): PageEntry => ({ part: 'action', name, text, ...(of && { of }) }),
    ),
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
    ...all('end', [page.lastRound]),
  ]
}

/** "Drive a nail (heroes)". */
export const nameOfEntry = ({ name, of }: PageEntry): string =>
  name && of ? `${name} (${of})` : (name ?? '')

/** An entry on a line of its own: "Goal, Drive a nail: At the end of a round, if …". */
export function told(entry: PageEntry): string {
  const { part, text } = entry
  if (entry.name === undefined) return `${LEADS[part]}${text}`
  if (part === 'reaction') return `${LEADS[part]}${entry.name}. ${text}`
  const ends = part === 'goal' || part === 'side-goal' ? ':' : '.'
  return `${LEADS[part]}, ${nameOfEntry(entry)}${ends} ${text}`
}
