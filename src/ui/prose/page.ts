/** A side's page of a haunt as entries, the same for the reader in a game and for `preview`. */
import type { Team } from '../../engine/ids.ts'
import type { HauntPage } from '../../engine/language/haunt-page.ts'

/** What an entry is, with the words that lead it in where it stands alone. */
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

export interface Entry {
  part: Part
  /** Goals, actions and monsters have one. */
  name?: string
  /** Whose it is, where both sides read one book. */
  of?: Team
  text: string
  /** The sentences of it, where each says something of its own. */
  lines?: string[]
}

export function pageOf(page: HauntPage): Entry[] {
  const all = (part: Part, texts: readonly string[]): Entry[] => texts.map((text) => ({ part, text }))
  return [
    ...all('premise', [page.premise]),
    ...all('team', [page.team]),
    ...all('truth', page.truths),
    ...all('their-truth', page.theirTruths),
    ...all('setup', page.setup),
    ...all('their-setup', page.theirSetup),
    ...all('win', [page.win]),
    // A goal without a text is reached by the action of its name.
    ...page.goals.flatMap(({ name, kind, of, text }): Entry[] =>
      text ? [{ part: kind === 'main' ? 'goal' : 'side-goal', name, text, ...(of && { of }) }] : [],
    ),
    ...page.actions.map(({ name, of, text }): Entry => ({ part: 'action', name, text, ...(of && { of }) })),
    ...all('fact', page.facts),
    ...page.reactions.map((one): Entry => ({ part: 'reaction', ...one })),
    ...all('passive', page.passives),
    ...page.monsters.map(
      ({ name, lines }): Entry => ({ part: 'monster', name, text: lines.join(' '), lines }),
    ),
    ...all('track', page.tracks),
    ...all('counter', page.counters),
    ...all('object', page.objects),
    ...all('secret', page.secrets),
    ...all('end', [page.lastRound]),
  ]
}

/** "Drive a nail (heroes)". */
export const nameOfEntry = ({ name, of }: Entry): string => (name && of ? `${name} (${of})` : (name ?? ''))

/** An entry on a line of its own: "Goal, Drive a nail: At the end of a round, if …". */
export function told(entry: Entry): string {
  const { part, text } = entry
  if (entry.name === undefined) return `${LEADS[part]}${text}`
  if (part === 'reaction') return `${LEADS[part]}${entry.name}. ${text}`
  const ends = part === 'goal' || part === 'side-goal' ? ':' : '.'
  return `${LEADS[part]}, ${nameOfEntry(entry)}${ends} ${text}`
}
