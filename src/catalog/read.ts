/** Turns the files of a pack into a catalog, with everything that is wrong with them. */

import { addresses, kindAt } from '../engine/addresses.ts'
import { isPlayable, playableEditions, rulesetOf } from '../engine/editions/rulesets.ts'
import { EDITIONS, type FamilyId, type RulesetId } from '../engine/ids.ts'
import type {
  CardDef,
  Catalog,
  ChapterDef,
  Chart,
  DoorDef,
  FamilyDef,
  HauntDef,
  JournalDef,
  LedgerDef,
  ScenarioDef,
  StickerDef,
  TileDef,
} from '../engine/language/defs.ts'
import type { EditionProse } from '../engine/language/prose.ts'
import { filesFor, KINDS, type Place, type Placed } from './boxes.ts'
import { withCrossing } from './crossing.ts'
import { RULES, type SourceFile } from './files.ts'
import { hashOf } from './hash.ts'
import { nearest } from './nearest.ts'
import { ContentError, type Problem, printableProblem } from './problems.ts'
import { address } from './walk.ts'

export interface ContentPack {
  /** All that could be read; play only what has no problems. */
  catalog: Catalog
  problems: Problem[]
}

export interface ContentPackOptions {
  edition?: RulesetId
  /** A whole edition, and not a part of one: chart, starting house and families must be all there. */
  complete?: boolean
  /** Asks for prose wherever the edition has any of its kind. */
  prose?: boolean
  /** With somebody's pack among the files: the counts of the box are no longer those that are printed. */
  packed?: boolean
  /** Leaves the static checks out: for tests that need an odd pack. */
  unchecked?: boolean
}

/** Editions that have rules to read or a ruleset to be played by, and the boxes that some of them share. */
const editionFolders = (): string[] => [
  ...new Set<string>([...EDITIONS, ...playableEditions(), ...playableEditions().flatMap(boxOf)]),
]
const boxOf = (edition: string): string[] => {
  const box = isPlayable(edition) ? rulesetOf(edition).box : null
  return box === null ? [] : [box]
}
export async function parsePack(
  files: readonly SourceFile[],
  options: ContentPackOptions = {},
): Promise<ContentPack> {
  const { edition: wanted = 'legacy', complete = false, prose = false, unchecked = false } = options
  const { packed = false } = options
  const { SCHEMAS } = await import('./schema.ts')
  const { parsed } = await import('./issues.ts')
  const { check } = await import('./check.ts')
  const problems: Problem[] = []
  const broken: string[] = []
  const gathered = new Gathering(wanted, problems)
  // In the order of their paths: the engine deals and asks in the order of the catalog.
  const placed = [...files]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap((file): Placed[] => {
      const place = placeOf(file.path)
      if (place === null) return []
      if (!('expected' in place)) return [{ ...file, ...place }]
      problems.push({ file: file.path, path: '', ...place })
      return []
    })
  for (const { path, kind, slug, value, faults } of filesFor(wanted, placed)) {
    const body = kind === 'tiles' ? withCrossing(value) : value
    const result = faults.length > 0 ? { faults } : parsed<unknown>(SCHEMAS[kind], body)
    if ('value' in result) gathered.add(path, { kind, slug }, result.value as object)
    else {
      problems.push(...result.faults.map((fault) => ({ file: path, ...fault })))
      broken.push(`${kind}/${slug}`)
    }
  }
  const { catalog, fileOf } = gathered
  catalog.hash = hashOf({ ...catalog, hash: '' })
  if (!unchecked)
    problems.push(
      ...check(catalog, { complete, prose, packed, broken, fileOf: (home) => fileOf.get(home) ?? wanted }),
    )
  return { catalog, problems: problems.map(printableProblem) }
}

/** A catalog or a ContentError that lists every problem. */
export async function packOf(
  files: readonly SourceFile[],
  options: ContentPackOptions = {},
): Promise<Catalog> {
  const { catalog, problems } = await parsePack(files, options)
  if (problems.length > 0) throw new ContentError(problems)
  return catalog
}

/** Where a file belongs by its path; null for what is no content of a game. */
function placeOf(path: string): Place | { expected: string; nearest: string | null } | null {
  if (!path.endsWith('.yaml')) {
    const isNear = /\.(ya?ml|json)$/i.test(path)
    return isNear ? { expected: 'The name of a content file ends with .yaml.', nearest: null } : null
  }
  const parts = path.split('/')
  if (parts[0] === RULES) return null
  const editions = editionFolders()
  const isBare = parts.length < 3 && !(parts.length === 2 && editions.includes(parts[0]!))
  const [folder = '', ...rest] = isBare ? ['legacy', ...parts] : parts
  if (!editions.includes(folder))
    return {
      expected: `There is no edition \`${folder}\`.`,
      nearest: nearest(folder, editions) ?? null,
    }
  const slug = rest.at(-1)!.slice(0, -'.yaml'.length)
  if (rest.length === 1 && (slug === 'chart' || slug === 'prose' || slug === 'take' || slug === 'ledger'))
    return { folder, kind: slug, slug }
  const kind = KINDS.find((known) => known === rest[0])
  if (kind === undefined || rest.length !== 2) {
    const named = rest.length === 1 ? slug : rest[0]!
    return {
      expected: `Nothing reads \`${rest.join('/')}\`; things lie in ${KINDS.join(', ')}.`,
      nearest: nearest(named, KINDS) ?? null,
    }
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return { expected: 'A file is named by its id: small letters, digits and hyphens.', nearest: null }
  return { folder, kind, slug }
}

const CARD_KINDS = { items: 'item', omens: 'omen', events: 'event' } as const

/** The catalog as it fills. */
class Gathering {
  readonly catalog: Catalog
  /** By `item:bells`, `haunt:1`, `chart`. */
  readonly fileOf = new Map<string, string>()

  constructor(
    edition: RulesetId,
    private readonly problems: Problem[],
  ) {
    this.catalog = {
      edition,
      hash: '',
      tiles: {},
      cards: {},
      families: {},
      haunts: {},
      chapters: {},
      chart: {},
    }
  }

  add(file: string, { kind, slug }: Pick<Place, 'kind' | 'slug'>, body: object): void {
    const { catalog } = this
    switch (kind) {
      case 'chart':
        catalog.chart = body as Chart
        this.fileOf.set('chart', file)
        return
      case 'prose':
        catalog.prose = body as EditionProse
        this.fileOf.set('prose', file)
        return
      case 'take':
        return
      case 'ledger':
        address(body, addresses.ledger)
        catalog.ledger = body as LedgerDef
        this.fileOf.set(addresses.ledger, file)
        return
      case 'doors':
        catalog.doors ??= {}
        return this.put<DoorDef>(catalog.doors, slug, addresses.door(slug), file, {
          id: slug,
          ...body,
        } as DoorDef)
      case 'stickers':
        catalog.stickers ??= {}
        return this.put<StickerDef>(catalog.stickers, slug, addresses.sticker(slug), file, {
          id: slug,
          ...body,
        } as StickerDef)
      case 'journal': {
        catalog.journal ??= {}
        const def = body as JournalDef
        if (slug !== String(def.entry))
          this.fault(file, 'entry', `The file of entry ${def.entry} is named \`${def.entry}.yaml\`.`)
        return this.put<JournalDef>(catalog.journal, String(def.entry), addresses.entry(def.entry), file, def)
      }
      case 'scenarios':
        catalog.scenarios ??= {}
        catalog.scenarios[slug] = { id: slug, ...body } as ScenarioDef
        this.fileOf.set(addresses.scenario(slug), file)
        return
      case 'explorers':
      case 'families':
        return this.put<FamilyDef>(catalog.families, slug as FamilyId, addresses.family(slug), file, {
          id: slug,
          ...body,
        } as FamilyDef)
      case 'tiles':
        return this.put<TileDef>(catalog.tiles, slug, addresses.tile(slug), file, {
          id: slug,
          ...body,
        } as TileDef)
      case 'haunts':
        return this.putNumbered(catalog.haunts, 'haunt', slug, file, body as HauntDef)
      case 'chapters':
        return this.putNumbered(catalog.chapters, 'chapter', slug, file, body as ChapterDef)
      default: {
        const card = { id: slug, kind: CARD_KINDS[kind], ...body } as CardDef
        return this.put<CardDef>(catalog.cards, slug, addresses.card(card.kind, slug), file, card)
      }
    }
  }

  private putNumbered<T extends { number: number }>(
    into: Record<string, T>,
    what: 'haunt' | 'chapter',
    slug: string,
    file: string,
    def: T,
  ): void {
    const { number } = def
    if (slug !== String(number) && !slug.startsWith(`${number}-`))
      this.fault(file, 'number', `The file of ${what} ${number} is named \`${number}-\` and then its name.`)
    this.put(into, String(number), addresses[what](number), file, def)
  }

  private put<T>(into: Record<string, T>, id: string, home: string, file: string, def: T): void {
    if (Object.hasOwn(into, id))
      this.fault(file, '', `There is already a ${kindAt(home)} or card \`${id}\` in this pack.`)
    address(def, home)
    into[id] = def
    this.fileOf.set(home, file)
  }

  private fault(file: string, path: string, expected: string): void {
    this.problems.push({ file, path, expected, nearest: null })
  }
}
