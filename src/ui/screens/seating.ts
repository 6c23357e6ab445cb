/** The form one sits down with: a field a line, the picked one marked, and what a family is like. */
import { TRAITS } from '../../engine/ids.ts'
import { drawPrompt } from '../panels/prompt.ts'
import { LEVEL_MEANS, TEMPER_MEANS } from '../prose/levels.ts'
import { TRAIT_NAMES } from '../prose/names.ts'
import type { Glyphs } from '../text/glyphs.ts'
import { type Row, row, span } from '../text/rows.ts'
import { type ScreenFrame, Sheet, type Size } from '../text/sheet.ts'
import { widthOf, wrap } from '../text/width.ts'
import { type Field, type Form, familiesLeft, familyLine, fieldsOf, hauntsOf } from './seating-form.ts'

const LABELS: Record<Field, string> = {
  family: 'Family',
  name: 'Name',
  age: 'Age',
  seats: 'Players',
  people: 'At this keyboard',
  level: 'The others play',
  temper: 'Their temper',
  haunt: 'Haunt',
}

const ARROWS: Row = [span('Left Right', 'key'), span(' change   ')]
/** How each line is changed. */
const CHANGED: Record<Field, Row> = {
  family: ARROWS,
  name: [span('letters', 'key'), span(' another name   ')],
  age: [span('digits Left Right', 'key'), span(' change   ')],
  seats: ARROWS,
  people: ARROWS,
  level: ARROWS,
  temper: ARROWS,
  haunt: ARROWS,
}

export function seatingScreen(form: Form, message: string, size: Size, glyphs: Glyphs): ScreenFrame {
  const sheet = new Sheet(size.columns, Math.max(1, size.rows - 1), glyphs)
  const width = Math.min(76, size.columns - 2)
  const x = Math.max(1, Math.floor((size.columns - width) / 2))
  const isTall = size.rows >= 18
  const isRoomy = size.rows >= 22
  let y = isRoomy ? 2 : 0
  const who =
    form.done.length === 0
      ? 'Which family?'
      : `Person ${form.done.length + 1} of ${form.people}: which family?`
  const isLast = form.done.length + 1 >= form.people
  const stays = form.done.length === 0 ? '; all of it can stay as it is' : ''
  const rest = isLast ? `  Enter begins${stays}.` : '  Enter, and the next sits down.'
  sheet.spans(x, y, [span(who, 'title'), span(rest)], width)
  y += isRoomy ? 2 : 1
  let cursor: ScreenFrame['cursor'] = null
  for (const field of fieldsOf(form)) {
    const isPicked = field === form.field
    sheet.put(x, y, isPicked ? glyphs.pointer : ' ', 'key')
    sheet.put(x + 2, y, LABELS[field].padEnd(18), isPicked ? 'strong' : 'text')
    const isText = field === 'name' || field === 'age'
    const value = shownValue(form, field)
    if (isPicked && isText) {
      sheet.put(x + 20, y, value)
      cursor = { x: Math.min(size.columns - 1, x + 20 + widthOf(value)), y: Math.min(sheet.height - 1, y) }
    } else
      sheet.put(
        x + 20,
        y,
        isPicked ? `${glyphs.more.left} ${value} ${glyphs.more.right}` : value,
        isPicked ? 'selected' : 'text',
        width - 20,
      )
    y++
  }
  if (isTall) {
    y += 1
    for (const one of aboutPicked(form, width, message === ''))
      if (y < sheet.height - 3) sheet.spans(x, y++, one, width)
  } else if (!message) {
    const [meaning] = meaningRows(form, width)
    if (meaning && y < sheet.height - 2) sheet.spans(x, y, meaning, width)
  }
  for (const line of wrap(message, width))
    if (message && y < sheet.height - 1) sheet.put(x, ++y, line, 'bad', width)
  const foot: Row = [
    span('Enter', 'key'),
    span(isLast ? ' begin   ' : ' next person   '),
    span('Up Down', 'key'),
    span(' line   '),
    ...CHANGED[form.field],
    span('Esc', 'key'),
    span(' back'),
  ]
  sheet.spans(1, sheet.height - 1, foot, size.columns - 2)
  if (!cursor) cursor = drawPrompt(sheet, sheet.height - 2, { mark: '', text: '', at: 0 })
  return { sheet, cursor }
}

function shownValue(form: Form, field: Field): string {
  switch (field) {
    case 'family':
      return familyLine(form.catalog, familiesLeft(form)[form.family]!)
    case 'name':
      return form.name
    case 'age':
      return form.age
    case 'seats':
      return `${form.seats}`
    case 'people':
      return form.people === 1
        ? `1, you; the computer plays the other ${form.seats - 1}`
        : `${form.people} of ${form.seats}`
    case 'level':
      return form.level
    case 'temper':
      return form.temper
    case 'haunt': {
      const number = hauntsOf(form)[form.haunt]
      return number === undefined ? 'as the chart says' : `${number}  ${form.catalog.haunts[number]!.name}`
    }
  }
}

const BRACKETS = row('  You begin on [ ]; left of the first number is the skull.', 'hint')

/** What the picked line means, where it needs saying; else what the family is like. */
function aboutPicked(form: Form, width: number, withHint: boolean): Row[] {
  const meaning = meaningRows(form, width)
  return meaning.length > 0 ? meaning : [...familyRows(form, width), ...(withHint ? [BRACKETS] : [])]
}

function meaningRows({ field, level, temper }: Form, width: number): Row[] {
  const meaning = field === 'level' ? LEVEL_MEANS[level] : field === 'temper' ? TEMPER_MEANS[temper] : ''
  return meaning ? wrap(meaning, width - 2).map((line) => row(`  ${line}`)) : []
}

/** What the picked family can do: four ladders with the step it starts on. */
function familyRows(form: Form, width: number): Row[] {
  const family = form.catalog.families[familiesLeft(form)[form.family]!]!
  const ladders = TRAITS.map((trait) => {
    const { steps, start } = family.ladders[trait]
    const rungs = steps.map((value, n) => (n + 1 === start ? `[${value}]` : ` ${value} `)).join('')
    return row(`  ${TRAIT_NAMES[trait].padEnd(10)} ${rungs}`)
  })
  return [...wrap(`"${family.motto}"`, width).map((line) => row(`  ${line}`)), ...ladders]
}
