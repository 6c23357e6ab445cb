// Finds the edition that is asked for, or says which there are.
import { nearest } from '../../catalog/nearest.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import type { Refuse } from './fail.ts'

export async function editionIn(name: string, refuse: Refuse): Promise<string> {
  const { isPlayable, playableEditions } = await import('../../engine/game.ts')
  if (isPlayable(name)) return name
  const meant = nearest(name, playableEditions())
  const hint = meant === undefined ? '' : `\n(Did you mean ${meant}?)`
  return refuse(`there is no edition '${name}' to play; there is ${playableEditions().join(', ')}${hint}`)
}

/** The content of the edition, Legacy's by default, and of the pack in this folder. */
export async function catalogOf(
  edition: string | undefined,
  refuse: Refuse,
  pack?: string,
): Promise<Catalog> {
  const { contentWith } = await import('./packs.ts')
  return contentWith(await editionIn(edition ?? 'legacy', refuse), pack)
}
