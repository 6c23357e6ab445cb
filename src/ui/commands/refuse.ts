/** Refusals in three parts: what was understood, why not and by what rule, what would work. */
import type { Refusal } from '../../engine/game.ts'
import type { ChoiceKey } from '../../engine/ids.ts'
import { choiceOf } from '../prose/choices.ts'
import { questionOf } from '../prose/questions.ts'
import { type Said, system } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'

/** The engine's refusal of a choice. */
export function refused(scene: Scene, understood: string, { because, rule, instead }: Refusal): Said {
  const why = because.replace(/\.$/, '')
  return system(
    `${understood}: ${why.charAt(0).toLowerCase()}${why.slice(1)} (${rule}). ${canDo(scene, instead)}`,
  )
}

/** The same for what never became a choice. */
export const notUnderstood = (scene: Scene, why: string): Said =>
  system(`${why} ${canDo(scene, scene.view.decision?.choices ?? [])}`)

/** "You can: n, s, DRINK, GIVE, end." */
export function canDo(scene: Scene, keys: readonly ChoiceKey[]): string {
  if (keys.length === 0) return 'You can: look, who, rooms, log, help, quit.'
  if (scene.view.decision?.kind === 'bid') return questionOf(scene)!
  const words = shortList(scene, keys)
  const more = words.length > 12 ? [...words.slice(0, 12), 'and more (LEGAL)'] : words
  return `You can: ${more.join(', ')}.`
}

/** Each thing to do in its shortest form, once. */
export function shortList(scene: Scene, keys: readonly ChoiceKey[]): string[] {
  const kind = scene.view.decision?.kind
  if (kind !== 'main' && kind !== 'monster')
    return keys.map((key, n) => `${n + 1} ${choiceOf(scene, key).label}`)
  return [...new Set(keys.map((key) => shortForm(scene, key)))]
}

function shortForm(scene: Scene, key: ChoiceKey): string {
  const [verb = '', rest = ''] = key.split(':')
  if (verb === 'move') return rest.charAt(0)
  if (verb === 'go') return choiceOf(scene, key).label.replace(/^(up|down)$/, (way) => way.charAt(0))
  if (verb === 'pick-up') return 'GET'
  return verb === 'end' ? 'end' : verb.toUpperCase()
}
