/** Traits as a reader sees them: the number shown, the step it stands on, what carried cards add (L-TRAIT-03, L-AMB-23). */
import { TRAITS, type Trait } from '../../engine/ids.ts'
import { TRAIT_NAMES } from './names.ts'
import { type Explorer, findExplorer, type Scene } from './scene.ts'

/** The trait ladder of the body an explorer is in. */
export const ladderOf = (scene: Scene, { body }: Explorer, trait: Trait) =>
  scene.catalog.families[findExplorer(scene, body)!.family]!.ladders[trait]

/** The number a trait shows, or would show with its marker on another step; 0 is the skull. */
export function valueAt(
  scene: Scene,
  explorer: Explorer,
  trait: Trait,
  step = explorer.steps[trait],
): number {
  if (step <= 0) return 0
  const { steps } = ladderOf(scene, explorer, trait)
  const shown = Math.max(1, Math.min(step + explorer.overlay[trait], steps.length))
  return steps[shown - 1]!
}

export const topStep = (scene: Scene, explorer: Explorer, trait: Trait): number =>
  ladderOf(scene, explorer, trait).steps.length

/** "4 to 3, step 3 of 8": what a marker's move would mean. */
export const change = (scene: Scene, explorer: Explorer, trait: Trait, from: number, to: number): string =>
  moveText(
    valueAt(scene, explorer, trait, from),
    valueAt(scene, explorer, trait, to),
    to,
    topStep(scene, explorer, trait),
  )

/** The same, from the values shown. */
export function moveText(was: number, value: number, step: number, top: number): string {
  if (step <= 0) return `${was} to the skull`
  return `${was === value ? `still ${value}` : `${was} to ${value}`}, step ${step} of ${top}${step === 1 ? ', critical' : ''}`
}

/** "Speed 4, Might 5, Sanity 4, Knowledge 3 (critical)", and what the haunt counts for each: ", Spores 2". */
export const traitLine = (scene: Scene, explorer: Explorer): string =>
  [
    ...TRAITS.map((trait) => {
      const critical =
        explorer.steps[trait] === 1 ? ' (critical)' : explorer.steps[trait] <= 0 ? ' (skull)' : ''
      return `${TRAIT_NAMES[trait]} ${valueAt(scene, explorer, trait)}${critical}`
    }),
    ...(scene.haunt?.counters ?? []).map(
      ({ id, name }) => `${name} ${scene.view.haunt!.counters[id]![explorer.id]}`,
    ),
  ].join(', ')

/** "Speed 4, step 4 of 8: 2 3 3 [4] 5 5 6 6." */
export function ladderLine(scene: Scene, explorer: Explorer, trait: Trait): string {
  const { steps, start } = ladderOf(scene, explorer, trait)
  const at = explorer.steps[trait]
  const ladder = steps.map((value, n) => (n + 1 === at ? `[${value}]` : `${value}`)).join(' ')
  const began = at === start ? '' : `, began on step ${start}`
  return `${TRAIT_NAMES[trait]} ${valueAt(scene, explorer, trait)}, step ${at} of ${steps.length}${began}: ${ladder}.`
}
