/** Can a game that somebody else wrote down be set up with this content at all? */
import { type Opening, rulesetOf } from '../engine/game.ts'
import type { Catalog } from '../engine/language/defs.ts'

/** A part of a sentence that says why not, or null. */
export function openingFault(catalog: Catalog, { seats, options, legacy }: Opening): string | null {
  const { fewest, most } = rulesetOf(catalog.edition).players
  if (seats.length < fewest || seats.length > most)
    return `${seats.length} play, and ${fewest} to ${most} can`
  const families = seats.flatMap(({ family }) => (family === undefined ? [] : [family]))
  const stranger = families.find((family) => !Object.hasOwn(catalog.families, family))
  if (stranger !== undefined) return `there is no family ${stranger}`
  if (new Set(families).size < families.length) return 'two players have the same family'
  const haunt = options?.haunt ?? null
  if (haunt !== null && !Object.hasOwn(catalog.haunts, haunt)) return `there is no haunt ${haunt}`
  const chapter = options?.chapter ?? null
  if (chapter !== null && !Object.hasOwn(catalog.chapters, chapter)) return `there is no chapter ${chapter}`
  const card = Object.keys(legacy?.marks ?? {}).find((id) => !Object.hasOwn(catalog.cards, id))
  return card === undefined ? null : `there is no card ${card}`
}
