/** The campaign as a whole: cards and entries once each and called, ledger values entered and asked, stickers that find their tile. */
import { addresses } from '../../engine/addresses.ts'
import type { ChapterDef, EntryDef } from '../../engine/language/defs.ts'
import { type Part, walk } from '../walk.ts'
import type { Checking } from './checking.ts'

/** A part of a definition with the address of its home, and where it stands there. */
interface Found {
  home: string
  path: string
  part: Part
}

export function checkCampaign(checking: Checking): void {
  const chapters = Object.values(checking.catalog.chapters).sort((a, b) => a.number - b.number)
  if (!chapters.some(({ cards }) => cards.length > 0)) return
  const parts = partsOf(checking)
  checkCards(checking, chapters)
  checkEntries(checking, chapters, parts)
  checkHauntRows(checking, chapters)
  checkLedger(checking, chapters, parts)
  checkStickers(checking, chapters)
}

function partsOf({ catalog, homes }: Checking): Found[] {
  const found: Found[] = []
  const look = (home: string, def: unknown) => walk(def, '', (part, path) => found.push({ home, path, part }))
  for (const { home, def } of homes) look(home, def)
  for (const chapter of Object.values(catalog.chapters)) look(addresses.chapter(chapter.number), chapter)
  for (const entry of Object.values(catalog.journal ?? {})) look(addresses.entry(entry.entry), entry)
  if (catalog.ledger) look(addresses.ledger, catalog.ledger)
  return found
}

/** L-DECK-07: a number stands on one card; the cards of a later chapter follow those of the earlier. */
function checkCards({ report }: Checking, chapters: readonly ChapterDef[]): void {
  let before = 0
  for (const { number, cards } of chapters) {
    const home = addresses.chapter(number)
    const numbers = cards.map(({ card }) => card).sort((a, b) => a - b)
    for (const [n, { card }] of cards.entries()) {
      const twice = cards.findIndex((one) => one.card === card) < n
      if (twice) report(home, `cards/${n}/card`, `Card ${card} stands here twice.`)
      else if (card <= before)
        report(home, `cards/${n}/card`, `Card ${card} comes before the cards of an earlier chapter.`)
    }
    checkHalts(report, home, cards)
    before = Math.max(before, ...numbers)
  }
}

/** Reading halts once before the game and once after it, and the ending is read between the two. */
function checkHalts(report: Checking['report'], home: string, cards: ChapterDef['cards']): void {
  if (cards.length === 0) return
  const inOrder = [...cards].sort((a, b) => a.card - b.card)
  const [pauses, stops] = [inOrder.filter(({ pause }) => pause), inOrder.filter(({ stop }) => stop)]
  if (pauses.length !== 1) report(home, 'cards', 'One card of a chapter has the `pause`, and no other.')
  if (stops.length !== 1 || !inOrder.at(-1)!.stop)
    report(home, 'cards', 'The last card of a chapter has the `stop`, and no other.')
  const endings = inOrder.filter((card) => card.do.ops.some(({ op }) => op === 'ending'))
  if (endings.length !== 1 || (pauses[0] && endings[0]!.card < pauses[0].card))
    report(home, 'cards', 'One card after the `pause` reads the `ending`.')
}

/** An entry is an ending of a haunt that the chapter can come to, or something calls it. */
function checkEntries(
  { catalog, report }: Checking,
  chapters: readonly ChapterDef[],
  parts: readonly Found[],
): void {
  const called = new Set(parts.flatMap(({ part }) => (part.op === 'call-entry' ? [part.entry] : [])))
  const homes = new Map<string, string>()
  const once = (number: string, home: string, path: string) => {
    if (homes.has(number)) report(home, path, `Entry ${number} stands elsewhere already.`)
    homes.set(number, home)
  }
  for (const { number, entries, haunts } of chapters) {
    const home = addresses.chapter(number)
    const played = haunts.map(({ haunt }) => haunt)
    for (const [key, { haunt }] of Object.entries(entries)) {
      once(key, home, `entries/${key}`)
      if (haunt === undefined ? !called.has(Number(key)) : !played.includes(haunt))
        report(
          home,
          `entries/${key}`,
          haunt === undefined
            ? `Nothing calls entry ${key}.`
            : `Entry ${key} ends haunt ${haunt}, which this chapter does not come to.`,
        )
    }
    for (const [n, haunt] of played.entries())
      if (played.indexOf(haunt) === n && !endsEitherWay(Object.values(entries), haunt))
        report(home, `haunts/${n}`, `Haunt ${haunt} has no ending here for one of its sides.`)
  }
  for (const { entry } of Object.values(catalog.journal ?? {})) {
    once(String(entry), addresses.entry(entry), 'entry')
    if (!called.has(entry)) report(addresses.entry(entry), 'entry', `Nothing calls entry ${entry}.`)
  }
}

/** Whoever wins, an entry without a condition is left. */
function endsEitherWay(entries: readonly EntryDef[], haunt: number): boolean {
  const sure = entries.filter((entry) => entry.haunt === haunt && entry.if === undefined)
  return (['heroes', 'traitor'] as const).every((side) =>
    sure.some((entry) => entry.side === undefined || entry.side === side),
  )
}

/** Some haunt begins whatever the ledger says: only the last row has no condition. */
function checkHauntRows({ report }: Checking, chapters: readonly ChapterDef[]): void {
  for (const { number, haunts, cards } of chapters) {
    const home = addresses.chapter(number)
    if (cards.length > 0 && haunts.length === 0) report(home, 'haunts', 'No haunt is named.')
    for (const [n, row] of haunts.entries()) {
      const isLast = n === haunts.length - 1
      if (isLast && row.if !== undefined)
        report(home, `haunts/${n}/if`, 'The last row has no condition, so that some haunt always begins.')
      if (!isLast && row.if === undefined)
        report(home, `haunts/${n}`, 'Every row but the last has a condition; those below never count.')
    }
  }
}

/** Each value is entered somewhere and asked somewhere; of two values, asking for one asks for the other. */
function checkLedger(
  { catalog, report }: Checking,
  chapters: readonly ChapterDef[],
  parts: readonly Found[],
): void {
  const last = Math.max(...chapters.map(({ number }) => number))
  for (const [n, line] of (catalog.ledger?.lines ?? []).entries()) {
    const { id, values } = line
    const written = parts.filter(
      ({ part }) => part.line === id && ['enter', 'write', 'count'].includes(String(part.op)),
    )
    const read = parts.filter(({ part }) => part.ledger === id || part.holds === id)
    const tell = (expected: string) => report(addresses.ledger, `lines/${n}`, expected)
    const isWaiting = line.asked !== undefined && line.asked > last
    if (line.asked !== undefined && !isWaiting && read.length === 0)
      tell(`Chapter ${line.asked} is written, and nothing asks for \`${id}\`.`)
    if (written.length === 0) tell(`Nothing enters anything under \`${id}\`.`)
    if (read.length === 0 && line.asked === undefined) tell(`Nothing asks for \`${id}\`.`)
    for (const value of values) {
      if (written.length > 0 && !written.some(({ part }) => part.value === value))
        tell(`Nothing enters \`${value}\` under \`${id}\`.`)
      const asked = read.flatMap(({ part }) => (part.value === undefined ? [] : [part.value]))
      const isAsked = asked.includes(value) || (values.length === 2 && asked.length > 0)
      if (read.length > 0 && !isAsked && !isWaiting && !line.family)
        tell(`Nothing asks for \`${value}\` under \`${id}\`.`)
    }
    if (line.family && !written.some(({ part }) => part.family !== undefined))
      tell(`Nothing enters a family under \`${id}\`.`)
    if (line.text && !written.some(({ part }) => part.op === 'write'))
      tell(`Nobody writes anything under \`${id}\`.`)
  }
}

/** A sticker goes on a tile that can be in the house by then; a ghost needs a circle, a passage a tile without one. */
function checkStickers({ catalog, report }: Checking, chapters: readonly ChapterDef[]): void {
  const house = new Set(Object.values(catalog.tiles).flatMap(({ id, start }) => (start ? [id] : [])))
  for (const [index, chapter] of chapters.entries()) {
    const found: Found[] = []
    const home = addresses.chapter(chapter.number)
    walk(chapter, '', (part, path) => found.push({ home, path, part }))
    if (index === 0) for (const tile of chapter.tiles) house.add(tile)
    for (const { part } of found) for (const tile of addedBy(catalog, part)) house.add(tile)
    for (const { part, path } of found) {
      if (part.op === 'destroy-tile' && !house.has(String(part.tile)))
        report(home, `${path}/tile`, `The tile \`${part.tile}\` cannot be in the house by then.`)
      if (part.op !== 'stick') continue
      for (const id of [part.on].flat() as string[]) {
        const tile = catalog.tiles[id]
        if (!tile) continue
        if (!house.has(id)) report(home, `${path}/on`, `The tile \`${id}\` cannot be in the house by then.`)
        else if (part.ghost && tile.ghosts.circles <= tile.ghosts.filled)
          report(home, `${path}/on`, `The tile \`${id}\` has no empty circle for a ghost.`)
        else if (part.passage && tile.passage)
          report(home, `${path}/on`, `The tile \`${id}\` has a secret passage already.`)
      }
    }
  }
}

const addedBy = (catalog: Checking['catalog'], { op, planks, tiles }: Part): string[] =>
  op === 'add'
    ? [
        ...((tiles as string[] | undefined) ?? []),
        ...Object.values(catalog.tiles).flatMap(({ id, plank }) =>
          plank !== undefined && (planks as number[] | undefined)?.includes(plank) ? [id] : [],
        ),
      ]
    : []
