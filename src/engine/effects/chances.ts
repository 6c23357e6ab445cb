/** Chances that weighing needs: of two rolls against each other, and of the trait somebody would pick. */
import type { CharacterId, Trait } from '../ids.ts'
import type { Play } from '../play.ts'
import { valueFor } from '../state/characters.ts'

/** How often the one result is more than the other, less, or the same, and then by how much on average. */
export interface Compared {
  more: number
  less: number
  same: number
  ahead: number
  behind: number
}

export function compared(mine: readonly number[], theirs: readonly number[]): Compared {
  const ends = { more: 0, less: 0, same: 0 }
  const margins = { more: 0, less: 0, same: 0 }
  for (const [one, chance] of mine.entries()) {
    for (const [other, against] of theirs.entries()) {
      const end = one > other ? 'more' : one < other ? 'less' : 'same'
      ends[end] += chance * against
      margins[end] += chance * against * Math.abs(one - other)
    }
  }
  return {
    ...ends,
    ahead: ends.more > 0 ? margins.more / ends.more : 0,
    behind: ends.less > 0 ? margins.less / ends.less : 0,
  }
}

/** The trait somebody has most of, or is furthest ahead in. */
export function likeliest(
  play: Play,
  traits: readonly Trait[],
  who: CharacterId,
  against?: CharacterId,
): Trait | null {
  const lead = (trait: Trait) =>
    (valueFor(play, who, trait) ?? 0) - (against === undefined ? 0 : (valueFor(play, against, trait) ?? 0))
  let best: Trait | null = null
  for (const trait of traits) if (best === null || lead(trait) > lead(best)) best = trait
  return best
}
