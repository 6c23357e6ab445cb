/** Ops on trial: the action TRY of tile A, its sentence for the player and what it would change. */
import type { OpList } from '../../src/engine/language/defs.ts'
import type { Scope } from '../../src/engine/state/flow.ts'
import { sentencesOf } from '../../src/engine/text/sentences.ts'
import { changesIn } from './ops.ts'
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

/** What it would change if Alice did it now. */
export const changesOf = (table: SceneTable, scope: Partial<Scope> = {}): Record<string, number> =>
  changesIn(table, tried(table), scope)

/** A haunt without a traitor. */
export const NO_TRAITOR = { team: { kind: 'none' } }
