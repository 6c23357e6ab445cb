/** Completions: names of legal choices, verbs, and names that LOOK and GO take. */
import { choiceOf } from '../prose/choices.ts'
import type { Scene } from '../prose/scene.ts'
import { nounsOf } from './nouns.ts'
import { VERBS, wordsIn } from './verbs.ts'

const OF_NOUNS = ['x', 'look', 'examine', 'where', 'path', 'go']

/** Every whole command there is to complete to, lower case. */
export function completionsFor(scene: Scene): string[] {
  const { decision } = scene.view
  const choices = (decision?.choices ?? []).flatMap((key) => {
    const { label, also = [] } = choiceOf(scene, key)
    return [label, ...also]
  })
  const nouns = nounsOf(scene).map(({ names }) => names[0]!)
  const looking = OF_NOUNS.flatMap((verb) => nouns.map((noun) => `${verb} ${noun}`))
  const verbs = VERBS.map(({ name }) => name)
  const all = [...choices.map((label) => label.replaceAll(',', '')), ...verbs, ...wordsIn(scene), ...looking]
  return [...new Set(all.map((one) => one.toLowerCase().trim()))].filter(Boolean)
}
