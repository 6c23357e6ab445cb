/** Prose: every line of the right length and with the right placeholders; none left out where an edition has any. */
import { addresses } from '../../engine/addresses.ts'
import type { Band, Catalog, HauntDef } from '../../engine/language/defs.ts'
import type { FamilyProse, ThingProse, TileProse } from '../../engine/language/prose.ts'
import { nodesIn } from '../tree.ts'
import { join, rangeOf } from '../walk.ts'
import { type Checking, rulesOf } from './checking.ts'

type Words = readonly [fewest: number, most: number]
const TILE: Record<'look' | 'again' | 'wakes' | 'ghost', Words> = {
  look: [18, 45],
  again: [4, 12],
  wakes: [4, 14],
  ghost: [5, 14],
}
const THEN: Words = [8, 18]
const THING: Record<keyof ThingProse, Words> = { look: [12, 30], kept: [8, 16], stirs: [5, 12] }
const SPOKEN: Words = [2, 14]
const BEARING: Words = [7, 16]
const WEATHER: Words = [5, 14]
const BAND_LINE: Words = [1, 14]
const PLAN_SENTENCES = 3

export function checkProse(checking: Checking): void {
  checkTiles(checking)
  checkThings(checking)
  checkPeople(checking)
  checkBandLines(checking)
  checkPlans(checking)
  checkEdition(checking)
}

function checkTiles({ catalog, prose: asked, report }: Checking): void {
  const tiles = Object.values(catalog.tiles)
  const isHaunted = tiles.some(({ ghosts }) => ghosts.circles > 0)
  for (const { id, prose } of missing(tiles, asked, report, ({ id }) => addresses.tile(id))) {
    const home = addresses.tile(id)
    const tell = teller(report, home)
    for (const [field, words] of Object.entries(TILE)) {
      const line = prose[field as keyof typeof TILE]
      if (line !== undefined) tell(`prose/${field}`, line, words)
      else if (asked && isHaunted)
        report(home, `prose/${field}`, `The prose of a tile needs \`${field}\` in a house with ghosts.`)
    }
    for (const [era, line] of Object.entries(prose.then)) tell(`prose/then/${era}`, line, THEN)
  }
}

function checkThings({ catalog, prose: asked, report }: Checking): void {
  const areNamed = (rulesOf(catalog)?.heirlooms.perFamily ?? 1) > 0
  const things = Object.values(catalog.cards).flatMap((card) => (card.kind === 'event' ? [] : [card]))
  for (const { id, kind, prose } of missing(things, asked, report, ({ id, kind }) =>
    addresses.card(kind, id),
  )) {
    const home = addresses.card(kind, id)
    const tell = teller(report, home, ['family', 'name'])
    for (const [field, words] of Object.entries(THING)) {
      const line = prose[field as keyof ThingProse]
      if (line !== undefined) tell(`prose/${field}`, line, words)
      else if (asked && kind === 'omen' && (areNamed || field !== 'kept'))
        report(home, `prose/${field}`, `The prose of an Omen needs \`${field}\`.`)
    }
  }
}

function checkPeople({ catalog, prose: asked, report }: Checking): void {
  const families = Object.values(catalog.families)
  for (const { id, prose } of missing(families, asked, report, ({ id }) => addresses.family(id))) {
    const tell = teller(report, addresses.family(id), ['name'])
    const { says = [], ...seeming } = prose
    for (const [field, said] of Object.entries(seeming) as [keyof FamilyProse, string | string[]][])
      for (const line of [said].flat()) tell(`prose/${field}`, line, BEARING)
    for (const [n, { line }] of says.entries()) tell(`prose/says/${n}/line`, line, SPOKEN)
  }
}

/** Every result of an Event and of a haunt's action has a line, once a result of the edition has one. */
function checkBandLines({ homes, prose: asked, report }: Checking): void {
  const found = homes.flatMap(({ home, def, tree }) =>
    [...nodesIn(tree)].flatMap(({ kind, value, path }) =>
      kind === 'BANDS'
        ? (value as Band[]).map((band) => ({ home, def, band, path: join(path, rangeOf(band)) }))
        : [],
    ),
  )
  const isAsked = asked && found.some(({ band }) => band.line !== undefined)
  for (const { home, band, path } of found) {
    if (band.line !== undefined) teller(report, home)(`${path}/line`, band.line, BAND_LINE)
    else if (isAsked) report(home, path, 'A result needs a line of its own: write `{ line: …, do: […] }`.')
  }
}

function checkPlans({ catalog, prose: asked, report }: Checking): void {
  const haunts: HauntDef[] = Object.values(catalog.haunts)
  const isAsked = asked && haunts.some(({ plan }) => plan !== undefined)
  for (const { number, plan } of haunts) {
    const home = addresses.haunt(number)
    if (!plan && isAsked)
      report(home, 'plan', 'A haunt needs a `plan` for each side, of at most three sentences.')
    for (const [team, written] of Object.entries(plan ?? {})) {
      const sentences = written.split(/(?<=[.!?])\s+/).length
      if (sentences > PLAN_SENTENCES)
        report(
          home,
          `plan/${team}`,
          `The plan has ${sentences} sentences; at most ${PLAN_SENTENCES} are read.`,
        )
    }
  }
}

function checkEdition({ catalog, prose: asked, report }: Checking): void {
  const { prose } = catalog
  if (!prose) {
    if (asked && hasAny(catalog))
      report('prose', '', 'The edition needs `prose.yaml`: its weather and its haunt rolls.')
    return
  }
  const tell = teller(report, 'prose')
  for (const [n, line] of prose.stirs.entries()) tell(`stirs/${n}`, line, THING.stirs)
  for (const [n, { lines }] of prose.weather.entries())
    for (const [m, line] of lines.entries()) tell(`weather/${n}/lines/${m}`, line, WEATHER)
  for (const [n, line] of prose.weatherHaunt.entries()) tell(`weatherHaunt/${n}`, line, WEATHER)
}

const hasAny = ({ tiles }: Catalog): boolean => Object.values(tiles).some(({ prose }) => prose !== undefined)

/** Those that have prose; those that have none are reported if others of their kind have. */
function missing<P extends TileProse | ThingProse | FamilyProse, T extends { prose?: P }>(
  all: readonly T[],
  asked: boolean,
  report: Checking['report'],
  home: (one: T) => string,
): (T & { prose: P })[] {
  const isAsked = asked && all.some(({ prose }) => prose !== undefined)
  return all.flatMap((one) => {
    const { prose } = one
    if (prose !== undefined) return [{ ...one, prose }]
    if (isAsked) report(home(one), 'prose', 'It needs `prose`, as the others of its kind have.')
    return []
  })
}

const teller =
  (report: Checking['report'], home: string, placeholders: readonly string[] = []) =>
  (path: string, line: string, [fewest, most]: Words): void => {
    const words = line.split(' ').length
    if (words < fewest || words > most)
      report(home, path, `The line has ${words} words; ${fewest} to ${most} are wanted.`)
    for (const [, name = ''] of line.matchAll(/\{([^}]*)\}/g))
      if (!placeholders.includes(name)) report(home, path, `Nothing fills in \`{${name}}\` here.`)
  }
