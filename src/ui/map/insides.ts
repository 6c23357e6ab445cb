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

/** Three letters: whoever is there or the code, and in what room is left where it leads. What lies there is hung on the wall above. */
function drawSmall(sheet: Sheet, x: number, y: number, room: Room): void {
  const [left, middle] = [x + 1, y + 1]
  sheet.put(left, middle, '   ', plain(room, 'text'))
  const people = crowd(room.people, 3)
  const ways = room.ways.slice(0, people.length > 0 ? 3 - people.length : 2).map(spanOf)
  const isAlone = people.length === 1 && ways.length < 2
  if (people.length > 0) sheet.spans(isAlone ? left + 1 : left, middle, people)
  else sheet.put(left, middle, room.code, plain(room, 'text'), 3)
  sheet.spans(
    left + 3 - ways.length,
    middle,
    ways.map((way) => ({ ...way, role: plain(room, way.role) })),
  )
  const [onRight, onLeft] = hung(room.signs)
  if (onRight) sheet.put(x + 3, y, onRight.glyph, onRight.role)
  if (onLeft) sheet.put(x + 1, y, onLeft.glyph, onLeft.role)
}

/** Ghosts always hang on the left, so that they are found at a glance. */
function hung(signs: readonly Sign[]): (Sign | undefined)[] {
  const ghost = signs.find(({ glyph }) => glyph === MARKS.ghost.glyph)
  const others = signs.filter(
    (one, n) => one !== ghost && signs.findIndex(({ glyph }) => glyph === one.glyph) === n,
  )
  return ghost ? [others[0], ghost] : others
}

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

/** In words; where there are too many, the last of them as glyphs, close together if need be. */
function inWords(signs: readonly Sign[]): Span[] {
  for (let words = signs.length; words > 0; words--)
    for (const gap of [' ', '']) {
      const spans = signs.map(({ word, glyph, role }, n) => {
        const before = n === 0 ? '' : n < words ? ' ' : n === words ? gap : ''
        return { text: `${before}${n < words ? word : glyph}`, role }
      })
      if (lengthOf(spans) <= WORD) return spans
    }
  const gap = signs.length * 2 - 1 <= WORD ? ' ' : ''
  return signs.map(({ glyph, role }, n) => ({ text: n > 0 ? `${gap}${glyph}` : glyph, role }))
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
