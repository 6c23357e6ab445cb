/**
 * The files of one edition: its own, those of the box that it shares with others, and what the box takes from Legacy.
 * A file of the edition itself stands in place of the box's file of that name.
 */
import type { Ruleset } from '../engine/editions/ruleset.ts'
import { isPlayable, rulesetOf } from '../engine/editions/rulesets.ts'
import { REGIONS, type RulesetId } from '../engine/ids.ts'
import type { SourceFile } from './files.ts'
import { atTables, type Folding, fitsTables, folded } from './fold.ts'
import { isForAll } from './pack.ts'
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
  const all = [...own, ...shared, ...taken.filter((one) => !isReplaced(one))].filter(
    ({ kind, value, faults }) =>
      kind !== 'haunts' || faults.length > 0 || unfitBecause((value ?? {}) as Yaml, rules!) === null,
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

/** Why an edition cannot play a haunt: its kind of sides, or numbers that some table size lacks. Null if it can. */
export function unfitBecause(haunt: Yaml, { sides, scaling }: Ruleset): string | null {
  const kind = String((haunt.team as Yaml | undefined)?.kind)
  if (!(sides as readonly string[]).includes(kind))
    return `its sides are \`${kind}\`, and here they are ${sides.join(' or ')}`
  return fitsTables(haunt, scaling.length)
    ? null
    : `a number is not given for each table size, ${scaling.join(', ')} players`
}

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
      .filter((one) => one.folder === TAKEN_FROM && one.kind === kind)
      .filter((one) => isForAll(one) || wanted.includes(nameOf(one)))
      .map(({ path, slug, text }): Source => {
        const { value, faults } = readYaml(text)
        const def =
          faults.length > 0 || regions.length === REGIONS.length ? value : folded(value as Yaml, folding)
        return { path, kind, slug, value: def, faults }
      })
      .filter((one) => kind !== 'tiles' || canLie(one))
  })
}

/** A tile whose regions the edition all lacks, such as one of the outside, is no part of it. */
const canLie = ({ value }: Source): boolean => {
  const { regions } = (value ?? {}) as Yaml
  return !Array.isArray(regions) || regions.length > 0
}

/** A haunt goes by its number. */
const nameOf = ({ kind, slug }: Place): string => (kind === 'haunts' ? slug.split('-')[0]! : slug)
