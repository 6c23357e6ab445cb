/** The story of a campaign on paper: what has been read out, who has come, and what stays for good. Pure. */
import type { Change, Happening } from '../../engine/happenings.ts'
import { entryDef } from '../../engine/language/lines.ts'
import { changeSentence, stickerText } from '../../engine/text/change.ts'
import { mayKnow } from '../../engine/view.ts'
import { chapterIn } from '../prose/chapter.ts'
import { clean } from '../prose/clean.ts'
import { capital, nameOf } from '../prose/names.ts'
import { findExplorer, type Scene } from '../prose/scene.ts'
import { tellAll } from '../prose/tell.ts'
import { namesIn } from '../prose/tell-legacy.ts'
import { colourOf, type Label, type Run } from '../theme/roles.ts'

export type BookPart =
  | { kind: 'heading'; text: string }
  | { kind: 'prose'; text: string }
  /** Words that are not part of the story. */
  | { kind: 'note'; text: string }
  /** Something with a colour of its own, and a few words about it. */
  | { kind: 'label'; label: Run; text: string }

export interface Book {
  kind: 'book'
  /** "CHAPTER 2", or the name of the chapter once it has begun. */
  over: string
  /** At the beginning of the chapter, and at its end. */
  title: string | null
  year: number
  parts: readonly BookPart[]
}

/** Told in the book, so the page beside the map need not say it again. */
export const IN_BOOK: readonly Happening['kind'][] = [
  'introduced',
  'legacy-read',
  'entry-called',
  'polled',
  'changed',
  'sitting-over',
]

/** The first page of a game of a campaign; null in any other game. */
export function openingBook(scene: Scene): Book | null {
  const chapter = chapterIn(scene)
  if (!chapter || !scene.view.legacy) return null
  return {
    kind: 'book',
    over: chapter.number === 0 ? 'PROLOGUE' : `CHAPTER ${chapter.number}`,
    title: chapter.name.toUpperCase(),
    year: chapter.year,
    parts: [{ kind: 'prose', text: chapter.opening }],
  }
}

/** Null if nothing was read out. */
export function bookFor(scene: Scene, happenings: readonly Happening[]): Book | null {
  const chapter = chapterIn(scene)
  const seen = happenings.filter((one) => IN_BOOK.includes(one.kind) && mayKnow(one, scene.view.viewer))
  const read = readOut(scene, seen)
  if (!chapter || !scene.view.legacy || read.length === 0) return null
  const isOver = seen.some(({ kind }) => kind === 'sitting-over')
  return {
    kind: 'book',
    over: isOver ? 'THE END OF THE NIGHT' : chapter.name.toUpperCase(),
    title: isOver ? chapter.name.toUpperCase() : null,
    year: chapter.year,
    parts: [
      ...headed('Who has come', people(scene, seen)),
      ...read,
      ...headed('Stuck on for good', stickers(scene, seen)),
      ...headed('New in the house', pieces(scene, seen)),
      ...headed('Entered in the book', entered(scene, seen)),
      ...over(scene, seen),
    ],
  }
}

const headed = (heading: string, parts: readonly BookPart[]): BookPart[] =>
  parts.length > 0 ? [{ kind: 'heading', text: heading }, ...parts] : []

/** Cards, entries and the votes between them, in order. */
function readOut(scene: Scene, seen: readonly Happening[]): BookPart[] {
  return seen.flatMap((one): BookPart[] => {
    if (one.kind === 'entry-called') {
      const text = entryDef(scene.catalog, one.entry)?.text
      return text ? [{ kind: 'prose', text }] : []
    }
    if (one.kind === 'legacy-read') {
      const cards = Object.values(scene.catalog.chapters).flatMap(({ cards }) => cards)
      const text = cards.find(({ card }) => card === one.card)?.text
      return text ? [{ kind: 'prose', text }] : []
    }
    return one.kind === 'polled' ? noted(scene, one) : []
  })
}

const noted = (scene: Scene, happening: Happening): BookPart[] =>
  tellAll([happening], scene).map(({ text }) => ({ kind: 'note', text }))

const people = (scene: Scene, seen: readonly Happening[]): BookPart[] =>
  seen.flatMap((one): BookPart[] => {
    if (one.kind !== 'introduced') return []
    const explorer = findExplorer(scene, one.who)!
    const family = namesIn(scene).family(explorer.family)
    const again = one.again ? ', here again' : ''
    return [
      {
        kind: 'label',
        label: { text: ` ${capital(family)} `, role: 'chip', ground: `chip-${colourOf(explorer)}` },
        text: `${clean(nameOf(scene, one.who))}, ${one.age}${again}`,
      },
    ]
  })

const changesIn = (seen: readonly Happening[]): Change[] =>
  seen.flatMap((one) => (one.kind === 'changed' ? [one.change] : []))

const CHIPS: Readonly<Record<string, Label>> = { ghost: 'event', passage: 'purple' }

const stickers = (scene: Scene, seen: readonly Happening[]): BookPart[] =>
  changesIn(seen).flatMap((change): BookPart[] => {
    if (change.kind !== 'stuck') return []
    const names = namesIn(scene)
    const family = change.sticker === 'crest' ? (change.family ?? '') : ''
    const explorer = scene.view.explorers.find((one) => one.family === family)
    const chip = explorer ? colourOf(explorer) : (CHIPS[change.sticker] ?? 'item')
    const name = stickerText(change.sticker, change.family ?? null, names).replace(/^an? |^the sticker /, '')
    return [
      {
        kind: 'label',
        label: { text: ` ${explorer ? 'crest' : name} `, role: 'chip', ground: `chip-${chip}` },
        text: `${explorer ? `of the ${names.family(family)} family, ` : ''}${names.inTile(change.tile)}`,
      },
    ]
  })

const pieces = (scene: Scene, seen: readonly Happening[]): BookPart[] => {
  const added = changesIn(seen).flatMap((change) => (change.kind === 'added' ? [change.piece] : []))
  const named = (kind: string, names: readonly string[]): BookPart[] =>
    names.length > 0 ? [{ kind: 'note', text: `${kind}: ${names.join(', ')}.` }] : []
  const { tiles, cards } = scene.catalog
  const ofKind = (kind: string) =>
    added.flatMap((id) => (cards[id]?.kind === kind ? [clean(cards[id].name)] : []))
  return [
    ...named(
      'Rooms',
      added.flatMap((id) => tiles[id]?.name ?? []),
    ),
    ...named('Items', ofKind('item')),
    ...named('Omens', ofKind('omen')),
    ...named('Events', ofKind('event')),
  ]
}

/** Everything else that has changed, as it is told. */
const entered = (scene: Scene, seen: readonly Happening[]): BookPart[] =>
  changesIn(seen).flatMap((change): BookPart[] => {
    if (change.kind === 'stuck' || change.kind === 'added') return []
    if (change.kind === 'noted') return [{ kind: 'note', text: clean(change.text) }]
    const text = changeSentence(change, namesIn(scene))
    return text === null ? [] : [{ kind: 'note', text: capital(text.replace(/^The ledger: /, '')) }]
  })

const over = (scene: Scene, seen: readonly Happening[]): BookPart[] =>
  seen.flatMap((one) => (one.kind === 'sitting-over' ? noted(scene, one) : []))
