/** What stands inside the walls of a room, at each zoom. */
import type { Role, Sheet, Span } from '../text/sheet.ts'
import { widthOf } from '../text/width.ts'
import { MARKS, spanOf } from './marks.ts'
import type { Zoom } from './plan.ts'
import { type Room, type Sign, WORD } from './room.ts'

type DrawInside = (sheet: Sheet, x: number, y: number, room: Room) => void

/** From the north-western corner of the room. */
export const INSIDES: Record<Zoom, DrawInside> = { overview: drawDot, small: drawSmall, large: drawLarge }

/** Whoever is there first, then where it leads, then what lies there. */
function drawDot(sheet: Sheet, x: number, y: number, room: Room): void {
  const { text, role } = room.people[0] ?? spanOf(room.ways[0] ?? room.signs[0] ?? MARKS.room)
  sheet.put(x + 1, y + 1, text, room.people.length > 0 ? role : plain(room, role))
}

/**
 * Three letters: whoever is there, or the code. What lies there hangs on the wall above, two kinds of it; where
 * the room leads, and what found no place on the wall, stands in what is left of the inside.
 */
function drawSmall(sheet: Sheet, x: number, y: number, room: Room): void {
  const [left, middle] = [x + 1, y + 1]
  const people = crowd(room.people, 3)
  const [onRight, onLeft, ...others] = hung(room.signs)
  const tail = [...room.ways, ...others].slice(0, people.length > 0 ? 3 - people.length : 2)
  sheet.put(left, middle, '   ', plain(room, 'text'))
  if (people.length > 0) sheet.spans(people.length === 1 && tail.length < 2 ? left + 1 : left, middle, people)
  else sheet.put(left, middle, room.code, plain(room, 'text'), 3)
  for (const [n, sign] of tail.entries())
    if (sign) sheet.put(left + 3 - tail.length + n, middle, sign.glyph, plain(room, sign.role))
  if (onRight) sheet.put(x + 3, y, onRight.glyph, onRight.role)
  if (onLeft) sheet.put(x + 1, y, onLeft.glyph, onLeft.role)
}

/** Right, left, and the others. Ghosts always hang on the left, so that they are found at a glance. */
function hung(signs: readonly Sign[]): (Sign | undefined)[] {
  const kinds = oneOfEach(signs)
  const ghost = kinds.find(({ glyph }) => glyph === MARKS.ghost.glyph)
  if (!ghost) return kinds
  const [first, ...others] = kinds.filter((kind) => kind !== ghost)
  return [first, ghost, ...others]
}

const oneOfEach = (signs: readonly Sign[]): Sign[] =>
  signs.filter((one, n) => signs.findIndex(({ glyph }) => glyph === one.glyph) === n)

function drawLarge(sheet: Sheet, x: number, y: number, room: Room): void {
  const left = x + 1
  for (let row = y + 1; row <= y + 3; row++) sheet.put(left, row, ' '.repeat(WORD), plain(room, 'text'))
  sheet.put(left, y + 1, room.short, plain(room, room.isYours ? 'strong' : 'text'), WORD)
  centred(sheet, left, y + 2, crowd(room.people, WORD))
  const signs = inWords([...room.ways, ...room.signs])
  const line = signs.length > 0 ? signs : [{ text: room.symbols, role: 'text' as Role }]
  centred(
    sheet,
    left,
    y + 3,
    line.map(({ text, role }) => ({ text, role: plain(room, role) })),
  )
}

/** In words; where there are too many, the last of them as glyphs, one of each kind, close together if need be. */
function inWords(signs: readonly Sign[]): Span[] {
  for (let words = signs.length; words > 0; words--)
    for (const gap of [' ', '']) {
      const rest = oneOfEach(signs.slice(words))
      const spans = [
        ...signs.slice(0, words).map(({ word, role }, n) => ({ text: n > 0 ? ` ${word}` : word, role })),
        ...rest.map(({ glyph, role }, n) => ({ text: n > 0 ? glyph : `${gap}${glyph}`, role })),
      ]
      if (lengthOf(spans) <= WORD) return spans
    }
  const kinds = oneOfEach(signs).slice(0, WORD)
  const gap = kinds.length * 2 - 1 <= WORD ? ' ' : ''
  return kinds.map(({ glyph, role }, n) => ({ text: n > 0 ? `${gap}${glyph}` : glyph, role }))
}

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { text }) => sum + widthOf(text), 0)

function centred(sheet: Sheet, x: number, y: number, spans: readonly Span[]): void {
  sheet.spans(x + Math.floor((WORD - lengthOf(spans)) / 2), y, spans)
}

/** People keep their own look in a room that has just changed; all else shows the change. */
const plain = ({ isChanged }: Room, role: Role): Role => (isChanged ? 'changed' : role)

function crowd(people: readonly Span[], room: number): Span[] {
  return people.length <= room ? [...people] : [...people.slice(0, room - 1), spanOf(MARKS.crowd)]
}
