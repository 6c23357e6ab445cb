/** Chapters: everything they bring exists, the haunt can begin, and the opening is short enough to be read. */
import { addresses } from '../../engine/addresses.ts'
import type { ChapterDef } from '../../engine/language/defs.ts'
import { nearest } from '../nearest.ts'
import { brokenIn, type Checking } from './checking.ts'

const OPENING_WORDS = 40

export function checkChapters(checking: Checking): void {
  for (const chapter of Object.values(checking.catalog.chapters)) {
    checkTwice(checking, chapter)
    checkPause(checking, chapter)
    const { report, broken, catalog } = checking
    const home = addresses.chapter(chapter.number)
    const words = chapter.opening.split(' ').length
    if (words > OPENING_WORDS)
      report(home, 'opening', `The opening has ${words} words; at most ${OPENING_WORDS} are read.`)
    const isBroken = brokenIn(broken, 'haunts').some((file) => file.split('-')[0] === String(chapter.haunt))
    if (chapter.haunt !== undefined && !isBroken && !Object.hasOwn(catalog.haunts, chapter.haunt))
      report(home, 'haunt', `There is no haunt ${chapter.haunt}.`)
  }
}

function checkTwice({ report }: Checking, chapter: ChapterDef): void {
  for (const field of ['tiles', 'items', 'events', 'omens'] as const)
    for (const [n, id] of chapter[field].entries())
      if ((chapter[field] as string[]).indexOf(id) < n)
        report(addresses.chapter(chapter.number), `${field}/${n}`, `\`${id}\` stands here twice.`)
}

/** One of them must be sure to come true. */
function checkPause({ report }: Checking, chapter: ChapterDef): void {
  const { number, pause, tiles } = chapter
  const home = addresses.chapter(number)
  const omens = omensOf(chapter)
  for (const [n, { tile }] of pause.entries())
    if (tile !== undefined && !tiles.includes(tile))
      report(
        home,
        `pause/${n}/tile`,
        `The tile \`${tile}\` is not among those of this chapter.`,
        nearest(tile, tiles),
      )
  if (
    !pause.some(({ discovered, tile }) => tile === undefined && (discovered ?? 99) <= tiles.length) &&
    !pause.some(({ roll, omens: wanted }) => (roll === undefined ? wanted : 1)! <= omens)
  )
    report(
      home,
      'pause',
      `Nothing here is sure to start the haunt: ${
        pause.some(({ roll, omens: wanted }) => roll ?? wanted)
          ? `it waits for Omens, and the chapter has ${omens}.`
          : `one of them is a number of tiles alone, at most ${tiles.length}.`
      }`,
    )
}

/** The Omens of the chapter, with those that its cards become. */
const omensOf = ({ omens, cards }: ChapterDef): number =>
  new Set([...omens, ...cards.flatMap(({ becomes }) => becomes ?? [])]).size
