/** What the family records say: survivors, the dead, and who has been away (L-FAM-02..05, L-CAMP-21, L-CAMP-22). */
import type { FamilyId } from '../engine/ids.ts'
import type { Forebear } from '../engine/state/legacy.ts'
import type { Box } from './box.ts'

type Records = Pick<Box, 'families'>

/** The last member of every family that has one. */
export function forebearsOf({ families }: Records): Record<FamilyId, Forebear> {
  const found: Record<FamilyId, Forebear> = {}
  for (const [family, { members }] of Object.entries(families)) {
    const last = members.at(-1)
    if (last) found[family] = { name: last.name, age: last.age, year: last.year, died: last.died }
  }
  return found
}

/** L-AMB-61: the dead on each record. */
export const ancestorsOf = ({ families }: Records): Record<FamilyId, number> =>
  Object.fromEntries(
    Object.entries(families).map(([family, { members }]) => [
      family,
      members.filter(({ died }) => died).length,
    ]),
  )

/** L-CAMP-22: families that missed more than half of all games so far. */
export const awayTooLong = (
  { families, sitting }: Records & Pick<Box, 'sitting'>,
  playing: readonly FamilyId[],
): FamilyId[] =>
  playing.filter((family) => {
    const came = families[family]?.members.length ?? 0
    return sitting - came > sitting / 2
  })
