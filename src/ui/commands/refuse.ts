/** Refusals in three parts: what was understood, why not and by what rule, what would work. */
import type { Cited } from '../../engine/editions/cited.ts'
import type { Refusal } from '../../engine/game.ts'
import type { ChoiceKey } from '../../engine/ids.ts'
import { parseKey, verbOf } from '../../engine/keys.ts'
import { choiceOf } from '../prose/choices.ts'
import { citeRules, rulesBehind } from '../prose/cite.ts'
import { questionOf } from '../prose/questions.ts'
import { type Said, system } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'
import { type Result, refuses } from './desk.ts'

/** The engine's refusal of a choice. */
export function refused(scene: Scene, understood: string, { because, rule, instead }: Refusal): Said {
  const why = because.replace(/\.$/, '')
  return system(
    `${understood}: ${why.charAt(0).toLowerCase()}${why.slice(1)}${citeRules(scene, [rule])}. ${canDo(scene, instead)}`,
  )
}

/** The refusal of a command that is no choice. */
export const notUnderstood = (scene: Scene, why: string): Said => system(`${why} ${canDoNow(scene)}`)

/** Refuses by a rule, for WHY to quote: a sentence without its full stop, and what follows it. */
export function refusesBy(scene: Scene, cited: Cited, why: string, then = canDoNow(scene)): Result {
  const rules = rulesBehind(scene, cited)
  const result = refuses(system(`${why}${citeRules(scene, rules)}. ${then}`.trim()))
  return rules[0] === undefined ? result : { ...result, rule: rules[0] }
}

const canDoNow = (scene: Scene): string => canDo(scene, scene.view.decision?.choices ?? [])

/** "You can: n, s, DRINK, GIVE, end." */
export function canDo(scene: Scene, keys: readonly ChoiceKey[]): string {
  if (keys.length === 0) return 'You can: look, who, rooms, log, help, quit.'
  if (scene.view.decision?.kind === 'bid') return questionOf(scene)!
  const words = shortList(scene, keys)
  const more = words.length > 12 ? [...words.slice(0, 12), 'and more (LEGAL)'] : words
  return `You can: ${more.join(', ')}.`
}

/** The shortest command for each kind of choice, once. */
export function shortList(scene: Scene, keys: readonly ChoiceKey[]): string[] {
  const kind = scene.view.decision?.kind
  if (kind !== 'main' && kind !== 'monster')
    return keys.map((key, n) => `${n + 1} ${choiceOf(scene, key).label}`)
  return [...new Set(keys.map((key) => shortForm(scene, key)))]
}

function shortForm(scene: Scene, key: ChoiceKey): string {
  const choice = parseKey(key)
  if (choice.kind === 'move') return choice.side.charAt(0)
  if (choice.kind === 'go') return choiceOf(scene, key).label.replace(/^(up|down)$/, (way) => way.charAt(0))
  if (choice.kind === 'pick-up') return 'GET'
  return key === 'end' ? 'end' : verbOf(key).toUpperCase()
}
