/** The catalog of a scenario: what it defines itself, and the shipped definitions where it asks for them. */
import { stringify } from 'yaml'
import type { SourceFile } from '../catalog/files.ts'
import { loadCatalog } from '../catalog/load.ts'
import { packOf } from '../catalog/read.ts'
import { type Side, TRAITS } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { type Drawn, startOf } from './drawing.ts'
import { type Given, LADDER, letterOf, PEOPLE, START } from './given.ts'

type Yaml = Record<string, unknown>

export async function catalogFor(given: Given, drawn: Drawn[]): Promise<Catalog> {
  const { edition = 'legacy' } = given
  const read = await packOf(filesOf(given, drawn), { unchecked: true })
  const inline = { ...read, edition, ...(given.scenarios && { scenarios: scenariosIn(given.scenarios) }) }
  return given.content ? withShipped(inline, await shippedCatalog(edition), drawn, given) : inline
}

let load: (edition: string) => Promise<Catalog> = loadCatalog
/** Somebody's pack may add to the shipped definitions. */
export function loadShippedBy(loading: typeof load): void {
  load = loading
  shipped.clear()
}

const shipped = new Map<string, Promise<Catalog>>()
export function shippedCatalog(edition: string): Promise<Catalog> {
  const catalog = shipped.get(edition) ?? load(edition)
  shipped.set(edition, catalog)
  return catalog
}

/** Drawn tiles lie as drawn, and no others begin in the house. */
function withShipped(inline: Catalog, base: Catalog, drawn: Drawn[], { starting }: Given): Catalog {
  const tiles: Catalog['tiles'] = {}
  for (const { start: _, ...def } of Object.values(base.tiles)) {
    const place = drawn.find(({ id }) => id === def.id)
    if (!place) tiles[def.id] = def
    else {
      const start = startOf(place, drawn, starting)
      tiles[def.id] = { ...def, doors: place.doors as Side[], ...(start && { start }), blocked: [] }
    }
  }
  return {
    ...inline,
    tiles: { ...tiles, ...inline.tiles },
    cards: { ...base.cards, ...inline.cards },
    families: { ...base.families, ...inline.families },
    haunts: { ...base.haunts, ...inline.haunts },
    chapters: { ...base.chapters, ...inline.chapters },
    chart: { ...base.chart, ...inline.chart },
    ...withCampaign(inline, base),
    ...(base.scenarios && { scenarios: { ...base.scenarios, ...inline.scenarios } }),
  }
}

/** Ledger, doors, stickers and entries of no chapter. */
function withCampaign(inline: Catalog, base: Catalog): Partial<Catalog> {
  const ledger = inline.ledger ?? base.ledger
  return {
    doors: { ...base.doors, ...inline.doors },
    stickers: { ...base.stickers, ...inline.stickers },
    journal: { ...base.journal, ...inline.journal },
    ...(ledger && { ledger }),
  }
}

const scenariosIn = (written: NonNullable<Given['scenarios']>): NonNullable<Catalog['scenarios']> =>
  Object.fromEntries(
    Object.entries(written).map(([id, haunts]) => [id, { id, name: capital(id), reason: 'A test.', haunts }]),
  )

const CARDS = ['items', 'omens', 'events'] as const

function filesOf(given: Given, drawn: Drawn[]): SourceFile[] {
  const cards = CARDS.flatMap((kind) =>
    Object.entries(given[kind] ?? {}).map(([id, body], n) =>
      fileOf(`${kind}/${id}`, cardBody(kind, id, n, body)),
    ),
  )
  const inline = typeof given.haunt === 'object' ? [given.haunt] : []
  const haunts = [...inline, ...(given.haunts ?? [])].map((haunt) =>
    fileOf(`haunts/${haunt.number ?? 99}-test`, { ...bareHaunt(), ...haunt }),
  )
  const chapters = typeof given.chapter === 'object' ? [chapterFile(given, given.chapter)] : []
  const chart = given.chart ? [fileOf('chart', given.chart)] : []
  const lasting = campaignFiles(given)
  return [
    ...familyFiles(),
    ...tileFiles(given, drawn),
    ...cards,
    ...haunts,
    ...chapters,
    ...chart,
    ...lasting,
  ]
}

/** The ledger has the lines that are written in it, unless the scenario says what they are. */
function campaignFiles({ campaign, ledger, content, doors, stickers, journal }: Given): SourceFile[] {
  const lines = Object.entries(ledger ?? {}).map(([id, value]) => ({
    id,
    name: capital(id),
    ...(typeof value === 'number' ? { counts: true } : { values: [value] }),
  }))
  const needed = campaign !== undefined || (lines.length > 0 && !content)
  const bare = (id: string) => ({ name: capital(id), text: 'A test.' })
  const own = (kind: string, bodies: Record<string, Yaml> = {}, more: (id: string) => Yaml = bare) =>
    Object.entries(bodies).map(([id, body]) => fileOf(`${kind}/${id}`, { ...more(id), ...body }))
  return [
    ...(needed ? [fileOf('ledger', { lines, ...campaign })] : []),
    ...own('doors', doors, (id) => ({ ref: id.toUpperCase(), ...bare(id) })),
    ...own('stickers', stickers),
    ...own('journal', journal, (id) => ({ entry: Number(id), text: 'A test.' })),
  ]
}

/** The number of the chapter that is played, if any. */
export const chapterIn = ({ chapter }: Given): number | null =>
  typeof chapter === 'object' ? Number(chapter.number ?? LAST_CHAPTER) : (chapter ?? null)

const LAST_CHAPTER = 13

/** More tiles than any scenario has. */
const NEVER = { discovered: 99 }

/** It brings whatever the scenario has, unless it says otherwise. */
function chapterFile(given: Given, chapter: Yaml): SourceFile {
  const number = chapterIn(given)
  const brought = Object.fromEntries(CARDS.map((kind) => [kind, Object.keys(given[kind] ?? {})]))
  const tiles = (given.stack ?? []).map(letterOf)
  const head = { number, name: 'Test', year: 1666, opening: 'It snows.' }
  const bare = { ...head, tiles, ...brought, pause: [NEVER], haunt: 99 }
  return fileOf(`chapters/${number}-test`, { ...bare, ...chapter })
}

const fileOf = (path: string, body: Yaml): SourceFile => ({
  path: `legacy/${path}.yaml`,
  text: stringify(body, { aliasDuplicateObjects: false }),
})

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

const familyFiles = (): SourceFile[] =>
  PEOPLE.map((name) => {
    const ladders = Object.fromEntries(TRAITS.map((trait) => [trait, { steps: LADDER, start: START }]))
    return fileOf(`families/${name}`, {
      name: capital(name),
      place: 'the test bench',
      motto: 'Again.',
      ladders,
    })
  })

function tileFiles(given: Given, drawn: Drawn[]): SourceFile[] {
  const named = [
    ...drawn.map(({ id }) => id),
    ...Object.keys(given.tiles ?? {}).map(letterOf),
    ...(given.stack ?? []).map(letterOf),
  ]
  const letters = new Set(named.filter((id) => !given.content || id.length === 1))
  const drawnRegions = [...new Set(drawn.map(({ region }) => region))]
  return [...letters].map((id, n) => {
    const place = drawn.find((tile) => tile.id === id)
    const more = Object.entries(given.tiles ?? {}).find(([name]) => letterOf(name) === id)?.[1] ?? {}
    const name = id.toUpperCase()
    const start = place && startOf(place, drawn, given.starting)
    return fileOf(`tiles/${id}`, {
      ref: `T${n + 1}`,
      name,
      short: name,
      code: `${name}--`.slice(0, 3),
      regions: place ? [place.region] : drawnRegions,
      ...(start && { start }),
      doors: place ? place.doors : ['north', 'east', 'south', 'west'],
      ...more,
      actions: given.mayEnd ? (more.actions ?? []) : withWait(more.actions ?? []),
    })
  })
}

/** Something to do everywhere, so that no turn ends by itself under the test. */
const withWait = (actions: unknown): unknown =>
  Array.isArray(actions) ? [...actions, { word: 'wait', do: [] }] : actions

const cardBody = (kind: (typeof CARDS)[number], id: string, n: number, body: Yaml): Yaml => ({
  ref: `${n + 1}`,
  name: capital(id),
  flavour: 'A test.',
  ...(kind !== 'omens' && { regions: ['outside', 'basement', 'ground', 'upper'] }),
  ...(kind === 'events' && { do: [] }),
  ...body,
})

const bareHaunt = (): Yaml => ({
  number: 99,
  name: 'The Test',
  team: { kind: 'known', traitor: { revealer: true } },
  premise: 'Something is being tried.',
  truths: { heroes: ['It can be passed.'], traitor: ['It can be failed.'] },
  wins: { heroes: 'Pass.', traitor: 'Fail them.' },
  ai: { heroes: 'Try.', traitor: 'Try harder.' },
  endings: { heroes: 'Passed.', traitor: 'Failed.' },
})
