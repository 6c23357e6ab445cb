/** The chances of the reader's own rolls, for the page of a haunt. */
import type { Trait } from '../../engine/ids.ts'
import type { Band, Bound } from '../../engine/language/defs.ts'
import { percent } from '../../odds/fraction.ts'
import { rollOdds } from '../../odds/roll.ts'
import { type Scene, viewerOf } from './scene.ts'
import { valueAt } from './traits.ts'

/** "33.3%" for a result at the reader's best trait for the roll, before any bonus; empty if they cannot roll. */
export function chanceOf(scene: Scene, traits: readonly Trait[], band: Band): string {
  const viewer = viewerOf(scene)
  if (!viewer || viewer.dead) return ''
  const table = scene.sentences.say.table ?? 0
  const bound = (of: Bound): number => (typeof of === 'number' ? of : (of[table] ?? 0))
  const { chance } = rollOdds({
    edition: scene.view.edition,
    dice: Math.max(...traits.map((trait) => valueAt(scene, viewer, trait))),
    add: 0,
    atLeast: bound(band.from),
    atMost: band.to === null ? null : bound(band.to),
  })
  return percent(chance)
}
