/** Who brought off which action of the haunt: endings of a campaign ask for the last, or for most. */
import { actionAround, kindAt } from '../addresses.ts'
import type { ExplorerId } from '../ids.ts'
import type { ActionDef } from '../language/defs.ts'
import type { Play } from '../play.ts'

/** Its success is decided by a roll and not by doing it. */
export const hasRoll = ({ do: list }: ActionDef): boolean =>
  list?.ops.some(({ op }) => op === 'roll' || op === 'contest') ?? false

/** An action of the haunt, by its address or that of a list within it, has come off. */
export function broughtOff(play: Play, at: string, who: ExplorerId): void {
  const { legacy } = play.state
  if (!legacy || kindAt(at) !== 'haunt') return
  const action = at.includes('#') ? actionAround(at) : at
  const name = action === null ? undefined : play.index.actions.get(action)
  if (!name) return
  const key = deedOf(name)
  legacy.deeds[key] = [...(legacy.deeds[key] ?? []), who]
}

/** The id by which content names an action that has been brought off. */
export const deedOf = ({ name, word }: ActionDef): string =>
  (name ?? word)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
