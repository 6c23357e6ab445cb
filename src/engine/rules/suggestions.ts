/** Names and ages that the game suggests; whoever likes none writes one (L-SETUP-05). */
import { chapterOf } from '../language/chapters.ts'
import type { Play } from '../play.ts'
import type { Explorer, State } from '../state/state.ts'

const AGES = [24, 37, 19, 52, 31, 66, 45, 28, 71, 16, 58, 41]
/** Each seat begins at another place of the list, and so does each chapter. */
const APART = { seats: 5, chapters: 3 }

/** The names of the chapter's year but that of the last of the family; in no chapter those of the last year. */
export function suggestedNames(
  { catalog, state }: Play,
  explorer: Explorer,
  kind: 'given' | 'surnames',
): string[] {
  const { name, family } = explorer
  const lists = catalog.ledger?.names ?? []
  const year = chapterOf(catalog, state.options)?.year ?? 9999
  const list = (lists.find(({ until }) => year <= until) ?? lists.at(-1))?.[kind] ?? []
  if (list.length === 0) return [name === '' ? 'Nobody' : name]
  const from = startOf(state, explorer) % list.length
  const last = state.legacy?.forebears[family]?.name
  const all = [...list.slice(from), ...list.slice(0, from)].filter((one) => one !== last)
  const own = catalog.families[family]!.name
  return kind === 'surnames' ? [own, ...all.filter((one) => one !== own)] : all
}

export const suggestedAge = (state: State, explorer: Explorer, n: number): number =>
  AGES[(startOf(state, explorer) + n) % AGES.length]!

const startOf = ({ options }: State, { seat }: Explorer): number =>
  seat * APART.seats + (options.chapter ?? 0) * APART.chapters
