import { describe, expect, test } from 'vitest'
import { Decoder } from '../../../src/ui/term/decode.ts'
import { foundText } from '../../../src/ui/term/history.ts'
import { emptyLine, type Line } from '../../../src/ui/term/line.ts'
import { type Complete, type Edited, editLine, remember } from '../../../src/ui/term/line-editor.ts'

const UP = '\x1b[A'
const DOWN = '\x1b[B'
const LEFT = '\x1b[D'
const DELETE = '\x1b[3~'
const HISTORY = ['go north', 'take lamp', 'go east']

/** Presses keys as a terminal sends them; the last outcome, with everything that was submitted. */
function press(keys: string, line: Line = emptyLine(HISTORY), complete?: Complete) {
  const decoder = new Decoder()
  let edited: Edited = { line }
  const submitted: string[] = []
  for (const key of [...decoder.feed(keys), ...decoder.flush()]) {
    edited = editLine(edited.line, key, complete)
    if (edited.submit !== undefined) submitted.push(edited.submit)
  }
  return { ...edited, submitted }
}

/** The text with a bar where the cursor stands. */
function drawn({ text, at }: Line): string {
  const all = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  return `${all.slice(0, at).join('')}|${all.slice(at).join('')}`
}

test.each([
  ['letters', 'north', 'north|'],
  ['left and a letter', `nrth${LEFT}${LEFT}${LEFT}o`, 'no|rth'],
  ['home and end', 'orth\x1b[Hn\x1b[Fe', 'northe|'],
  ['^A ^E ^B ^F', 'bc\x01a\x05de\x02\x02\x06x', 'abcdx|e'],
  ['backspace', 'nort\x7f\x7f', 'no|'],
  ['delete', `north\x01${DELETE}`, '|orth'],
  ['^D in a line', 'north\x01\x04', '|orth'],
  ['^K and ^Y', 'go north\x02\x02\x02\x0b\x01\x19', 'rth|go no'],
  ['^U', 'go north\x02\x15', '|h'],
  ['^W takes a word with its marks', 'take the-lamp  \x17', 'take |'],
  ['^W twice keeps the last', 'take lamp\x17\x17\x19\x19', 'take take |'],
  ['Alt-b stops in front of a word', 'take the lamp\x1bb\x1bb', 'take |the lamp'],
  ['Alt-f stops behind one', 'take the lamp\x01\x1bf\x1bf', 'take the| lamp'],
  ['^left and ^right', 'take lamp\x1b[1;5D\x1b[1;5Dx\x1b[1;5C', 'xtake| lamp'],
  ['Alt-backspace', 'take the-lamp\x1b\x7f', 'take the-|'],
  ['Alt-d', 'take lamp\x01\x1bd', '| lamp'],
  ['one grapheme at a time', 'e\u0301屋🕯\x7f\x7f', 'e\u0301|'],
  ['between graphemes', `e\u0301屋${LEFT}${LEFT}x`, 'x|e\u0301屋'],
])('%s', (_what, keys, expected) => {
  expect(drawn(press(keys).line)).toBe(expected)
})

test('an accent that comes late joins its letter, and the cursor stays behind it', () => {
  const key = { name: '\u0301', text: '\u0301', ctrl: false, meta: false, shift: false }
  const { line } = editLine(press('ex\x02').line, key)
  expect(line.text).toBe('e\u0301x')
  expect(line.at).toBe(1)
})

test.each([
  ['left at the beginning', LEFT],
  ['backspace at the beginning', '\x7f'],
  ['right at the end', 'a\x1b[C'],
  ['delete at the end', `a${DELETE}`],
  ['yank with nothing cut', '\x19'],
  ['cut with nothing there', '\x0b'],
  ['down in a new line', DOWN],
  ['up past the oldest', UP.repeat(4)],
  ['more than 1024 characters', `${'x'.repeat(1025)}`],
])('%s only beeps', (_what, keys) => {
  const { beep, changed } = press(keys)
  expect({ beep, changed }).toEqual({ beep: true, changed: undefined })
})

test.each([
  ['^C', '\x03'],
  ['^D in an empty line', '\x04'],
  ['escape', '\x1b'],
  ['F1', '\x1bOP'],
  ['page up', '\x1b[5~'],
  ['tab without anything to complete', '\t'],
])('%s is no key of the line', (_what, keys) => {
  const line = emptyLine(HISTORY)
  expect(press(keys, line)).toEqual({ line, submitted: [] })
})

describe('submitting', () => {
  test('hands the text over and empties the line, keeping history and what was cut', () => {
    const { submitted, line } = press('go north\x15go east\r')
    expect(submitted).toEqual(['go east'])
    expect(line).toEqual({ ...emptyLine(HISTORY), yank: 'go north' })
  })

  test('an empty line is submitted as such', () => {
    expect(press('\r').submitted).toEqual([''])
  })

  test('is remembered once in a row, at most 200, and never when blank', () => {
    let line = emptyLine()
    for (const text of ['north', 'north', '  ', 'east', 'north']) line = remember(line, text)
    expect(line.history).toEqual(['north', 'east', 'north'])
    for (let at = 0; at < 300; at++) line = remember(line, `${at}`)
    expect(line.history).toHaveLength(200)
    expect(line.history.at(0)).toBe('100')
  })
})

describe('history', () => {
  test.each([
    ['up', UP, 'go east|'],
    ['up twice', UP + UP, 'take lamp|'],
    ['down again to the draft', `loo${UP}${UP}${DOWN}${DOWN}`, 'loo|'],
    ['^P and ^N', '\x10\x10\x0e', 'go east|'],
    ['an edited entry is the new draft', `loo${UP}!${UP}${DOWN}`, 'go east!|'],
  ])('%s', (_what, keys, expected) => {
    expect(drawn(press(keys).line)).toBe(expected)
  })

  test('an entry that was edited and submitted leaves the history as it was', () => {
    const { submitted, line } = press(`${UP}!\r`)
    expect(submitted).toEqual(['go east!'])
    expect(line.history).toBe(HISTORY)
    expect(line.recall).toBeNull()
  })
})

describe('searching back', () => {
  const search = (keys: string) => {
    const { line, beep, submitted } = press(keys)
    return { query: line.search?.query, found: foundText(line), line: drawn(line), beep, submitted }
  }

  test('finds the newest entry, then older ones', () => {
    expect(search('dr\x12go')).toMatchObject({ query: 'go', found: 'go east', line: 'dr|' })
    expect(search('dr\x12go\x12')).toMatchObject({ query: 'go', found: 'go north', beep: undefined })
    expect(search('dr\x12go\x12\x12')).toMatchObject({ found: 'go north', beep: true })
    expect(search('\x12GO N')).toMatchObject({ found: 'go north' })
  })

  test('return takes what was found into the line, and does not submit it', () => {
    expect(search('dr\x12lam\r')).toMatchObject({ query: undefined, line: 'take lamp|', submitted: [] })
  })

  test('escape and ^G give up and leave the draft as it was', () => {
    expect(search(`draft${LEFT}\x12lam\x1b`)).toMatchObject({ query: undefined, line: 'draf|t' })
    expect(search('draft\x12lam\x07')).toMatchObject({ query: undefined, line: 'draft|' })
  })

  test('what fits nothing beeps, and can be taken back', () => {
    expect(search('\x12lamz')).toMatchObject({ query: 'lamz', found: null, beep: true })
    expect(search('\x12lamz\x7f')).toMatchObject({ query: 'lam', found: 'take lamp', beep: undefined })
    expect(search('dr\x12zz\r')).toMatchObject({ query: undefined, line: 'dr|' })
  })

  test('any other key takes what was found and then does its work', () => {
    expect(search('\x12lam\x01x')).toMatchObject({ query: undefined, line: 'x|take lamp' })
    expect(search(`dr\x12lam${DOWN}${DOWN}`)).toMatchObject({ line: 'dr|' })
  })
})

describe('completing', () => {
  const words = ['north', 'northeast', 'nod', 'look ']
  const complete: Complete = (text, at) => {
    const from = text.slice(0, at).lastIndexOf(' ') + 1
    const typed = text.slice(from, at).toLowerCase()
    return { from, candidates: words.filter((word) => word.startsWith(typed)) }
  }

  test.each([
    ['to the only candidate', 'l\t', 'look |'],
    ['to where the candidates part', 'n\t', 'no|'],
    ['in the case of the candidates', 'NOR\t', 'north|'],
    ['in the middle of a line', 'go l!\x02\t', 'go look |!'],
    ['and stays where nothing fits', 'x\t', 'x|'],
  ])('%s', (_what, keys, expected) => {
    expect(drawn(press(keys, emptyLine(), complete).line)).toBe(expected)
  })

  test('a second tab shows the candidates', () => {
    expect(press('n\t', emptyLine(), complete).shown).toBeUndefined()
    expect(press('n\t\t', emptyLine(), complete).shown).toEqual(['north', 'northeast', 'nod'])
  })

  test('beeps where there is nothing to complete', () => {
    expect(press('x\t', emptyLine(), complete).beep).toBe(true)
    expect(press('northeast\t', emptyLine(), complete).beep).toBe(true)
  })
})

describe('a paste', () => {
  const paste = (text: string) => `\x1b[200~${text}\x1b[201~`

  test('becomes one line of chained commands, and never submits', () => {
    const { line, submitted } = press(`x ${paste('go north\r\n\n take lamp \rgo east\r')}`)
    expect(drawn(line)).toBe('x go north; take lamp; go east|')
    expect(submitted).toEqual([])
  })

  test('goes in where the cursor stands, without what cannot be typed', () => {
    expect(drawn(press(`ab\x02${paste('1\x1b[31m\t2')}`).line)).toBe('a1[31m 2|b')
  })

  test('fills the line up to 1024 characters and says that there was more', () => {
    const { line, beep } = press(paste('x'.repeat(3000)))
    expect(line.text).toHaveLength(1024)
    expect(beep).toBe(true)
  })
})
