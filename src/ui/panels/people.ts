/** People in a few columns: mark, name, traits, what they carry. */
import { TRAITS, type Trait } from '../../engine/ids.ts'
import { explorerFigure, figureRun } from '../map/figures.ts'
import { capital, nameOf, TRAIT_NAMES, thingName } from '../prose/names.ts'
import type { Explorer, Scene } from '../prose/scene.ts'
import { valueAt } from '../prose/traits.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import { colourOf, type Role, type Run } from '../theme/roles.ts'
import { nearness } from '../widgets/Ladder.tsx'

/** " @ ", " 2 ", or the mark of the dead. */
export const personChip = (scene: Scene, explorer: Explorer, glyphs: Glyphs): Run =>
  figureRun(explorerFigure(scene, explorer, glyphs))

export const familyRole = (explorer: Explorer): Role => colourOf(explorer)

/** The name of the house they belong to: "Harrow". */
export const surnameOf = ({ catalog }: Scene, { family }: Explorer): string =>
  catalog.families[family]?.name ?? capital(family)

export const namedInFull = (scene: Scene, explorer: Explorer): string =>
  `${nameOf(scene, explorer.id)} ${surnameOf(scene, explorer)}`

export const traitName = (trait: Trait): string => (trait === 'knowledge' ? 'Knowl' : TRAIT_NAMES[trait])

const SHORT: Record<Trait, string> = { speed: 'Sp', might: 'Mi', sanity: 'Sa', knowledge: 'Kn' }

/** "Sp5 Mi4! Sa3* Kn4": ! is two steps from the skull, * one. */
export function traitRuns(scene: Scene, explorer: Explorer, glyphs: Glyphs): Run[] {
  return TRAITS.flatMap((trait): Run[] => {
    const at = explorer.steps[trait]
    const near = nearness(at)
    const mark = at <= 0 ? glyphs.skull : at === 1 ? '*' : at === 2 ? '!' : ' '
    return [
      { text: SHORT[trait], role: 'dim' },
      { text: `${valueAt(scene, explorer, trait)}${mark}`, role: near === 'good' ? 'strong' : near },
    ]
  })
}

/** Two steps from the skull and one step have marks of their own. */
export const nearMark = (at: number): string => (at <= 1 ? '*' : at === 2 ? '!' : ' ')

export function carried(scene: Scene, { cards, objects }: Explorer): string[] {
  const named = [...new Set(objects)].map((id) => {
    const many = objects.filter((other) => other === id).length
    return many > 1 ? `${many} ${thingName(scene, id)}` : thingName(scene, id)
  })
  return [...cards.map((card) => thingName(scene, card)), ...named]
}

/** Names as far as they fit whole; the rest as a number: "Crossbow, Bells +2". */
export function listFitting(names: readonly string[], width: number): string {
  for (let many = names.length; many > 0; many--) {
    const rest = names.length - many
    const text = `${names.slice(0, many).join(', ')}${rest > 0 ? ` +${rest}` : ''}`
    if (text.length <= width) return text
  }
  return names.length === 0 ? '' : `${names.length} ${names.length === 1 ? 'thing' : 'things'}`
}

/** What the haunt counts for each: "Spores 2". */
export const countersOf = ({ haunt, view }: Scene, { id }: Explorer): string[] =>
  (haunt?.counters ?? []).map((one) => `${capital(one.name)} ${view.haunt!.counters[one.id]![id]}`)

/** What somebody is, in a word: dead, the traitor. */
export const stateOf = ({ dead, shown }: Explorer): string =>
  [dead ? 'dead' : '', shown === 'traitor' ? 'traitor' : ''].filter(Boolean).join(', ')
