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
  let [more, less, same, ahead, behind] = [0, 0, 0, 0, 0]
  for (let one = 0; one < mine.length; one++) {
    for (let other = 0; other < theirs.length; other++) {
      const chance = mine[one]! * theirs[other]!
      if (one > other) {
        more += chance
        ahead += chance * (one - other)
      } else if (one < other) {
        less += chance
        behind += chance * (other - one)
      } else same += chance
    }
  }
  return { more, less, same, ahead: more > 0 ? ahead / more : 0, behind: less > 0 ? behind / less : 0 }
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
