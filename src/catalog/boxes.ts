/**
 * The files of one edition: its own, those of the box that it shares with others, and what the box takes from Legacy.
 * A file of the edition itself stands in place of the box's file of that name.
 */
import { isPlayable, rulesetOf } from '../engine/editions/rulesets.ts'
import { REGIONS, type RulesetId } from '../engine/ids.ts'
import type { SourceFile } from './files.ts'
import { atTables, type Folding, fitsTables, folded } from './fold.ts'
import type { Problem } from './problems.ts'
import { readYaml } from './yaml.ts'

export const KINDS = [
  'families',
  'explorers',
  'tiles',
  'items',
  'omens',
  'events',
  'haunts',
  'chapters',
  'scenarios',
  'doors',
  'stickers',
  'journal',
] as const
type Kind = (typeof KINDS)[number]

export interface Place {
  /** The folder of its edition. */
  folder: string
  kind: Kind | 'chart' | 'prose' | 'take' | 'ledger'
  /** The file's name without `.yaml`. */
  slug: string
}

export type Placed = SourceFile & Place

interface Source extends Pick<Place, 'kind' | 'slug'> {
  path: string
  value: unknown
  faults: Omit<Problem, 'file'>[]
}
type Yaml = Record<string, unknown>

/** Where what a box takes lies. */
const TAKEN_FROM = 'legacy'

/** Ordered by kind and name, whichever folder they come from. */
export function filesFor(wanted: RulesetId, placed: readonly Placed[]): Source[] {
  const rules = isPlayable(wanted) ? rulesetOf(wanted) : null
  const box = rules?.box ?? null
  const read = (one: Placed): Source => ({
    path: one.path,
    kind: one.kind,
    slug: one.slug,
    ...readYaml(one.text),
  })
  const own = placed.filter(({ folder }) => folder === wanted).map(read)
  const tables = rules?.scaling.length ?? 0
  const cut = (one: Source): Source => ({ ...one, value: tables ? atTables(one.value, tables) : one.value })
  if (box === null) return own.map(cut)
  const isReplaced = ({ kind, slug }: Source) => own.some((one) => one.kind === kind && one.slug === slug)
  const shared = placed
    .filter(({ folder }) => folder === box)
    .map(read)
    .flatMap((one) => forEdition(one, wanted))
    .filter((one) => !isReplaced(one))
  const take = [...own, ...shared].find(({ kind }) => kind === 'take')
  const taken =
    take && take.faults.length === 0 ? takenBy(take.value as Yaml, placed, rules!.regions, tables) : []
  const sides: readonly string[] = rules!.sides
  const all = [...own, ...shared, ...taken.filter((one) => !isReplaced(one))].filter(
    ({ kind, value, faults }) => kind !== 'haunts' || faults.length > 0 || fits(value as Yaml, sides, tables),
  )
  const place = ({ kind, slug }: Source) => `${kind}/${slug}`
  return all.map(cut).sort((a, b) => (place(a) < place(b) ? -1 : 1))
}

/** `editions: [first, second]` leaves a thing of the box to those. */
function forEdition(one: Source, edition: RulesetId): Source[] {
  const { editions, ...value } = (one.value ?? {}) as Yaml
  if (!Array.isArray(editions)) return [one]
  return editions.includes(edition) ? [{ ...one, value }] : []
}

/** A haunt is played where its kind of sides is, and its numbers are given for every size of table. */
export const fits = (haunt: Yaml, sides: readonly string[], tables: number): boolean =>
  sides.includes(String((haunt.team as Yaml | undefined)?.kind)) && fitsTables(haunt, tables)

const TAKEN = ['tiles', 'items', 'omens', 'events', 'haunts'] as const

function takenBy(
  take: Yaml,
  placed: readonly Placed[],
  regions: Folding['regions'],
  tables: number,
): Source[] {
  const folding: Folding = {
    regions,
    tables,
    standIns: (take['stand-ins'] ?? {}) as Folding['standIns'],
    outer: (take.outer ?? []) as string[],
  }
  return TAKEN.flatMap((kind) => {
    const wanted = ((take[kind] ?? []) as (string | number)[]).map(String)
    return placed
      .filter((one) => one.folder === TAKEN_FROM && one.kind === kind && wanted.includes(nameOf(one)))
      .map(({ path, slug, text }): Source => {
        const { value, faults } = readYaml(text)
        const def =
          faults.length > 0 || regions.length === REGIONS.length ? value : folded(value as Yaml, folding)
        return { path, kind, slug, value: def, faults }
      })
  })
}

/** A haunt goes by its number. */
const nameOf = ({ kind, slug }: Place): string => (kind === 'haunts' ? slug.split('-')[0]! : slug)
