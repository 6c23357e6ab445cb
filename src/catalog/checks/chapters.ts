/** Chapters: everything they bring exists, the haunt can begin, and the opening is short enough to be read. */
import type { ChapterDef } from '../../engine/language/defs.ts'
import { brokenIn, type Checking } from '../check.ts'
import { nearest } from '../nearest.ts'

const OPENING_WORDS = 40

export function checkChapters(checking: Checking): void {
  for (const chapter of Object.values(checking.catalog.chapters)) {
    checkPieces(checking, chapter)
    checkPause(checking, chapter)
    const { report, broken, catalog } = checking
    const home = `chapter:${chapter.number}`
    const words = chapter.opening.split(' ').length
    if (words > OPENING_WORDS)
      report(home, 'opening', `The opening has ${words} words; at most ${OPENING_WORDS} are read.`)
    const isBroken = brokenIn(broken, 'haunts').some((file) => file.split('-')[0] === String(chapter.haunt))
    if (!isBroken && !Object.hasOwn(catalog.haunts, chapter.haunt))
      report(home, 'haunt', `There is no haunt ${chapter.haunt}.`)
  }
}

function checkPieces({ catalog, broken, report }: Checking, chapter: ChapterDef): void {
  const home = `chapter:${chapter.number}`
  const tiles = Object.values(catalog.tiles)
  const ofKind = (wanted: string) =>
    Object.values(catalog.cards).flatMap(({ id, kind }) => (kind === wanted ? [id] : []))
  const known = {
    tiles: tiles.flatMap(({ id, start }) => (start ? [] : [id])),
    items: ofKind('item'),
    events: ofKind('event'),
    omens: ofKind('omen'),
  }
  for (const [field, what] of Object.entries(NAMES) as [keyof typeof NAMES, string][]) {
    const all = [...known[field], ...brokenIn(broken, field)]
    const brought: readonly string[] = chapter[field]
    for (const [n, id] of brought.entries()) {
      if (!all.includes(id)) report(home, `${field}/${n}`, `There is no ${what} \`${id}\`.`, nearest(id, all))
      if (brought.indexOf(id) < n) report(home, `${field}/${n}`, `\`${id}\` stands here twice.`)
    }
  }
  const starts = tiles.flatMap(({ id, start }) => (start ? [id] : []))
  const { begin } = chapter
  if (begin !== undefined && !starts.includes(begin) && !brokenIn(broken, 'tiles').includes(begin))
    report(home, 'begin', `There is no starting tile \`${begin}\`.`, nearest(begin, starts))
}

const NAMES = { tiles: 'tile to find', items: 'Item', events: 'Event', omens: 'Omen' } as const

/** One of them must be sure to come true. */
function checkPause({ report }: Checking, { number, pause, tiles }: ChapterDef): void {
  const home = `chapter:${number}`
  for (const [n, { tile }] of pause.entries())
    if (tile !== undefined && !tiles.includes(tile))
      report(
        home,
        `pause/${n}/tile`,
        `The tile \`${tile}\` is not among those of this chapter.`,
        nearest(tile, tiles),
      )
  if (!pause.some(({ discovered, tile }) => tile === undefined && discovered <= tiles.length))
    report(
      home,
      'pause',
      `Nothing here is sure to start the haunt: one of them is a number of tiles alone, at most ${tiles.length}.`,
    )
}
