/** The pages of a haunt laid out for paper or a screen: headings, short lines, nothing twice. */
import wrapAnsi from 'wrap-ansi'
import { rulesetOf } from '../../engine/game.ts'
import type { Team } from '../../engine/ids.ts'
import type { Catalog, HauntDef } from '../../engine/language/defs.ts'
import type { Reader } from '../../engine/language/say.ts'
import { sentencesOf } from '../../engine/text/sentences.ts'
import { listed } from '../prose/names.ts'
import { BETWEEN_PARTS, nameOfEntry, type PageEntry, type Part, pageOf, partsOf } from '../prose/page.ts'

export interface Page {
  side: Team | 'everybody'
  entries: PageEntry[]
}

/** The pages of both sides or of one; with one book there is one page (L-START-01, L-START-02). */
export function pagesOf(
  catalog: Catalog,
  haunt: HauntDef,
  {
    side,
    table,
    reader,
  }: { side?: Team | undefined; table?: number | undefined; reader?: Reader | undefined } = {},
): Page[] {
  const sentences = sentencesOf(catalog, {
    haunt,
    ...(table !== undefined && { table }),
    ...(reader && { reader }),
  })
  const page = (team: Team): PageEntry[] => pageOf(sentences.haunt(haunt, team))
  if (haunt.books !== 'both') return [{ side: 'everybody', entries: page('heroes') }]
  return (side ? [side] : (['heroes', 'traitor'] as const)).map((team) => ({
    side: team,
    entries: page(team),
  }))
}

const WHOSE = { heroes: "the heroes'", traitor: "the traitor's", everybody: "everybody's" } as const
const BY = { heroes: 'by the heroes', traitor: 'by the traitor', everybody: '' } as const

/** Parts in the order of the page, each with the heading it stands under. */
const HEADINGS: Record<Part, string> = {
  premise: '',
  plan: 'Plan',
  team: 'Who turns',
  truth: 'True',
  'their-truth': 'True',
  setup: 'Setup',
  'their-setup': 'Setup',
  win: 'To win',
  goal: 'Goals',
  'side-goal': 'Goals',
  action: 'Actions',
  fact: 'Facts',
  reaction: 'What happens by itself',
  passive: 'What holds throughout',
  monster: 'Monsters',
  track: 'Counts',
  counter: 'Counts',
  object: 'Objects',
  secret: 'Secrets',
  end: 'The end',
}

export interface Layout {
  width: number
  /** Formats headings; plain text by default. */
  bold?: (text: string) => string
}

export function previewLines(
  catalog: Catalog,
  haunt: HauntDef,
  pages: readonly Page[],
  layout: Layout,
): string[] {
  const { width, bold = (text: string) => text } = layout
  const title = `Haunt ${haunt.number}: ${haunt.name}`
  const texts = pages.flatMap(({ entries }) => entries.map(({ text }) => text))
  const scaled = texts.some((text) => /\d\/\d+\/\d/.test(text))
  const tables = rulesetOf(catalog.edition).scaling
  const note = `Numbers such as ${tables.map((_, n) => n + 1).join('/')} are for tables of ${listed(tables.map(String))}.`
  const [shared, own] = pages.length > 1 ? parted(pages) : [null, pages]
  return [
    bold(title),
    bold('='.repeat(title.length)),
    ...(scaled ? filled(note, '', '', width) : []),
    ...(shared ? sheet(shared, { width, bold }) : []),
    ...own.flatMap((page) => [
      '',
      bold(capital(`${WHOSE[page.side]} page`)),
      bold('-'.repeat(`${WHOSE[page.side]} page`.length)),
      ...sheet(page, { width, bold }),
    ]),
  ]
}

/** Entries that both sides read come once, before their pages. */
function parted([heroes, traitor]: readonly Page[]): [shared: Page, own: Page[]] {
  const heard = (entry: PageEntry): boolean => HEARD.includes(entry.part) || has(traitor!, entry)
  const isOwn = ({ part }: PageEntry) => !HEARD.includes(part)
  return [
    { side: 'heroes', entries: heroes!.entries.filter(heard) },
    [
      { side: 'heroes', entries: heroes!.entries.filter((entry) => !heard(entry)) },
      {
        side: 'traitor',
        entries: traitor!.entries.filter((entry) => isOwn(entry) && !has(heroes!, entry)),
      },
    ],
  ]
}

/** L-START-06: the openings of both books are for all. */
const HEARD: readonly Part[] = ['premise', 'team', 'truth', 'their-truth', 'setup', 'their-setup']

const has = ({ entries }: Page, { part, name, text }: PageEntry): boolean =>
  entries.some((other) => other.part === part && other.name === name && other.text === text)

/** Entries under their headings. */
function sheet({ side, entries }: Page, { width, bold }: Required<Layout>): string[] {
  const lines: string[] = []
  let under = ''
  for (const entry of entries) {
    const heading = headingOf(entry.part, side)
    if (heading !== under) lines.push('', bold(heading))
    else if (heading === '') lines.push('')
    under = heading
    lines.push(...entryLines(entry, width))
  }
  return lines
}

function headingOf(part: Part, side: Page['side']): string {
  const heading = HEADINGS[part]
  const whose = part.startsWith('their-') ? (side === 'heroes' ? 'traitor' : 'heroes') : side
  if (heading === 'True' && whose !== 'everybody') return `True, from ${WHOSE[whose]} page`
  return heading === 'Setup' ? [heading, BY[whose]].filter(Boolean).join(' ') : heading
}

/** A name has a line of its own, and each band of a roll begins one. */
function entryLines(entry: PageEntry, width: number): string[] {
  const name = nameOfEntry(entry)
  const margin = entry.part === 'premise' ? '' : '  '
  const within = name ? '    ' : margin
  const rest = name || margin === '' ? within : '    '
  return [
    ...(name ? filled(name, margin, '    ', width) : []),
    ...(entry.lines ?? [entry.text]).flatMap((text) => {
      const [head = '', ...parts] = partsOf(text, text.length > LONG ? BETWEEN_PARTS : undefined)
      return [
        ...filled(head, within, rest, width),
        ...parts.flatMap((part) =>
          IS_BAND.test(part) ? filled(part, '      ', '        ', width) : filled(part, rest, rest, width),
        ),
      ]
    }),
  ]
}

const IS_BAND = /^\d[\d/]*(?:\+|-\d[\d/]*)? /
const LONG = 240

/** Wrapped, with a margin for the first line and one for the rest. */
function filled(text: string, first: string, rest: string, width: number): string[] {
  const room = Math.max(12, width - Math.max(first.length, rest.length))
  return wrapAnsi(text, room)
    .split('\n')
    .map((line, n) => `${n === 0 ? first : rest}${line}`.trimEnd())
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
