/** An op by itself: what the player reads of it, and what it would change on a table. */
import { type Changes, expectedChanges } from '../../src/ai/pricing/effect-changes.ts'
import { World } from '../../src/ai/reading/world.ts'
import type { Op } from '../../src/engine/effects/table.ts'
import { playOf } from '../../src/engine/game.ts'
import type { CharacterId } from '../../src/engine/ids.ts'
import type { Catalog, OpList } from '../../src/engine/language/defs.ts'
import { scopeFor } from '../../src/engine/rules/questions.ts'
import type { Scope } from '../../src/engine/state/flow.ts'
import { sentencesOf } from '../../src/engine/text/sentences.ts'
import type { SceneTable } from './scene.ts'

const listOf = (op: Op): OpList => ({ ref: 'test', ops: [op] })

export const sentenceOf = (catalog: Catalog, op: Op, haunt = 99): string =>
  sentencesOf(catalog, { haunt: catalog.haunts[haunt] }).say.list(listOf(op))

/** What one op would change if Alice did it on tile A. */
export const changesOf = (table: SceneTable, op: Op, scope: Partial<Scope> = {}): Record<string, number> =>
  changesIn(table, listOf(op), scope)

/** By fact, to a thousandth, as the op's own `weigh` notes it. */
export function changesIn(
  { catalog, state }: SceneTable,
  list: OpList,
  scope: Partial<Scope> = {},
): Record<string, number> {
  const world = new World(playOf(catalog, state), 'alice')
  const changes = expectedChanges(world, list, { ...scopeFor('tile:a', 'tile', 'alice'), ...scope }, selfish)
  return Object.fromEntries([...changes].map(([fact, by]) => [fact, Math.round(by * 1000) / 1000 + 0]))
}

/** Whoever decides looks at what is noted of them alone. */
function selfish(changes: Changes, to: CharacterId): number {
  let sum = 0
  for (const [fact, by] of changes) if (fact.split(':').includes(to)) sum += by
  return sum
}
