/** Answers between the games of a campaign: votes by the family's leaning, names by suggestion; nothing is searched. */
import { pollCourses } from '../../engine/ai-queries.ts'
import type { ChoiceKey } from '../../engine/ids.ts'
import { keys } from '../../engine/keys.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import type { Knowledge } from '../../engine/view.ts'
import { pickFrom, type Rng } from '../rng.ts'
import type { AskedDecision } from '../types.ts'

/** Probability of voting for what the family leans to. */
const LOYALTY = 0.75
/** Probability that the survivor of the last game comes again. */
const AGAIN = 0.4

/** Null for every other question. */
export function campaignAnswer(
  catalog: Catalog,
  view: Knowledge,
  { kind, choices }: AskedDecision,
  rng: Rng,
): ChoiceKey | null {
  switch (kind) {
    case 'write':
      return choices.includes('pass') ? 'pass' : pickFrom(choices, rng)
    case 'member':
      return choices.includes('again') && rng() < AGAIN
        ? 'again'
        : pickFrom(
            choices.filter((key) => key !== 'again'),
            rng,
          )
    case 'poll':
    case 'secret-poll':
      return vote(catalog, view, choices, rng)
    default:
      return null
  }
}

function vote(catalog: Catalog, view: Knowledge, choices: readonly ChoiceKey[], rng: Rng): ChoiceKey {
  const family = view.explorers.find(({ id }) => id === view.viewer)?.family ?? ''
  const leaning = catalog.families[family]?.leaning
  const liked = pollCourses(catalog, view)
    .filter(({ leans }) => leaning !== undefined && leans?.includes(leaning))
    .map(({ key }) => keys.option(key))
    .filter((key) => choices.includes(key))
  return liked.length > 0 && rng() < LOYALTY ? pickFrom(liked, rng) : pickFrom(choices, rng)
}
