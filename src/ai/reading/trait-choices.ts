/** Choices between traits. */
import { findExplorer, type State } from '../../engine/ai-queries.ts'
import type { ChoiceKey, Trait } from '../../engine/ids.ts'
import { parseKey } from '../../engine/keys.ts'

export function traitIn(key: ChoiceKey): Trait | undefined {
  const answer = parseKey(key)
  return 'trait' in answer ? answer.trait : undefined
}

export const bestBy = (choices: readonly ChoiceKey[], score: (key: ChoiceKey) => number): ChoiceKey =>
  choices
    .map((key) => ({ key, score: score(key) }))
    .reduce((best, next) => (next.score > best.score ? next : best)).key

/** The choice of the trait with the most steps: a default answer that needs no search. */
export function highestTrait(state: State, who: string, choices: readonly ChoiceKey[]): ChoiceKey {
  const steps = findExplorer(state, who)?.steps
  return bestBy(choices, (key) => steps?.[traitIn(key) ?? 'speed'] ?? 0)
}
