/** Ops on trial: the action TRY of tile A, its sentence for the player and its weight for the AI. */
import type { Weighing } from '../../src/engine/effects/effect.ts'
import { effectOf } from '../../src/engine/effects/index.ts'
import type { OpList } from '../../src/engine/language/defs.ts'
import { sentencesOf } from '../../src/engine/language/sentences.ts'
import { type Scene, type SceneTable, scene } from './scene.ts'

/** Alice, Bob and Cora on A, beside B; `try:a` does the ops. */
export const trying = (ops: object[], more: Partial<Scene> = {}): Promise<SceneTable> =>
  scene({
    house: '[A]-[B]-',
    people: { alice: 'A', bob: 'A', cora: 'A' },
    ...more,
    tiles: { ...more.tiles, A: { ...more.tiles?.A, actions: [{ word: 'try', do: ops }] } },
  })

const tried = (table: SceneTable): OpList => table.catalog.tiles.a!.actions[0]!.do!

export const sentenceOf = (table: SceneTable): string => {
  const haunt = Object.values(table.catalog.haunts)[0]
  return sentencesOf(table.catalog, haunt ? { haunt } : {}).say.list(tried(table))
}

/** The weight to the one who does it; a die is worth 1, anything else that is not a plain number too. */
export function weightOf(table: SceneTable): number {
  const weighing: Weighing = {
    value: (amount) => {
      if (typeof amount === 'number') return amount
      return 'dice' in amount && typeof amount.dice === 'number' ? amount.dice : 1
    },
    list: ({ ops }) => ops.reduce((sum, op) => sum + effectOf(op).weigh(op, weighing), 0),
    self: (who) => who === undefined || who === 'me',
  }
  return weighing.list(tried(table))
}

/** A haunt without a traitor. */
export const NO_TRAITOR = { team: { kind: 'none' } }
