import { describe, expect, test } from 'vitest'
import { type AskedFor, abilitiesOf, type Streams } from '../../../src/ui/term/abilities.ts'
import { THEMES } from '../../../src/ui/theme/themes.ts'

const STREAMS: Streams = { stdinTTY: true, stdoutTTY: true, columns: 80, rows: 24 }
const USUAL = { TERM: 'xterm-256color', LANG: 'en_GB.UTF-8' }

const of = (env: Record<string, string>, asked: AskedFor = {}, streams: Partial<Streams> = {}) =>
  abilitiesOf({ ...USUAL, ...env }, { ...STREAMS, ...streams }, asked)

test('a usual terminal has a full screen, lines and 256 colours', () => {
  expect(of({})).toEqual({ plain: null, ascii: false, theme: 'dark', level: 2 })
})

describe('plain', () => {
  test.each([
    ['asked', {}, { plain: true }, {}],
    ['accessible', { ACCESSIBLE: '1' }, {}, {}],
    ['accessible', { ACCESSIBLE: 'yes' }, {}, {}],
    ['screen-reader', { INK_SCREEN_READER: 'true' }, {}, {}],
    ['dumb', { TERM: 'dumb' }, {}, {}],
    ['dumb', { TERM: '' }, {}, {}],
    ['no-input', {}, {}, { stdinTTY: false }],
    ['no-output', {}, {}, { stdoutTTY: false }],
    ['no-size', {}, {}, { columns: 0 }],
    [null, { ACCESSIBLE: '0' }, {}, {}],
    [null, { ACCESSIBLE: 'false' }, {}, {}],
    [null, { ACCESSIBLE: '' }, {}, {}],
    [null, { INK_SCREEN_READER: 'false' }, {}, {}],
    [null, { TERM: '', OS: 'Windows_NT' }, {}, {}],
    [null, { NO_COLOR: '1' }, {}, {}],
  ] as const)('%s: %o %o %o', (reason, env, asked, streams) => {
    expect(of(env, asked, streams).plain).toBe(reason)
  })
})

describe('the theme', () => {
  test.each([
    ['mono', { NO_COLOR: '1', FORCE_COLOR: '3', LYCHGATE_THEME: 'cb' }, { theme: 'dark', colour: 'always' }],
    ['dark', { NO_COLOR: '' }, {}],
    ['mono', {}, { colour: 'never', theme: 'dark' }],
    ['cb', { FORCE_COLOR: '0', LYCHGATE_THEME: 'light' }, { theme: 'cb' }],
    ['dark', { TERM: 'vt100' }, { theme: 'dark' }],
    ['dark', { TERM: 'vt100' }, { colour: 'always' }],
    ['dark', {}, { theme: 'constructor' }],
    ['mono', { FORCE_COLOR: '0', LYCHGATE_THEME: 'cb' }, {}],
    ['mono', { FORCE_COLOR: 'false' }, {}],
    ['dark', { FORCE_COLOR: '', TERM: 'vt100' }, {}],
    ['dark', { FORCE_COLOR: '1', TERM: 'vt100' }, {}],
    ['dark', { CLICOLOR_FORCE: '1', TERM: 'vt100' }, {}],
    ['mono', { CLICOLOR_FORCE: '0', TERM: 'vt100' }, {}],
    ['mono', { TERM: 'vt100', LYCHGATE_THEME: 'cb' }, {}],
    ['cb', { LYCHGATE_THEME: 'cb', COLORFGBG: '0;15' }, {}],
    ['light', { COLORFGBG: '0;15' }, {}],
    ['light', { COLORFGBG: '0;default;7' }, {}],
    ['dark', { COLORFGBG: '15;0' }, {}],
    ['dark', { COLORFGBG: '15;17' }, {}],
    ['light', { COLORFGBG: '15;0' }, { theme: 'light' }],
  ] as const)('%s: %o %o', (theme, env, asked) => {
    expect(of(env, asked).theme).toBe(theme)
  })

  test.each(THEMES)('%s can be asked for', (theme) => {
    expect(of({}, { theme }).theme).toBe(theme)
    expect(of({ LYCHGATE_THEME: theme }).theme).toBe(theme)
  })
})

test.each([
  [1, { TERM: 'xterm' }],
  [1, { TERM: 'linux' }],
  [1, { TERM: 'screen' }],
  [1, { TERM: 'vt100', COLORTERM: 'truecolor' }],
  [2, { TERM: 'screen-256color' }],
  [3, { COLORTERM: 'truecolor' }],
  [3, { TERM: 'xterm', COLORTERM: '24bit' }],
  [3, { TERM: 'xterm-direct' }],
  [1, { FORCE_COLOR: '1', COLORTERM: 'truecolor' }],
  [3, { FORCE_COLOR: '3', TERM: 'xterm' }],
  [2, { FORCE_COLOR: 'true' }],
] as const)('colours of level %i: %o', (level, env) => {
  expect(of(env).level).toBe(level)
})

test.each([
  [false, { LANG: 'C.UTF-8' }, {}],
  [false, { LANG: 'en_GB.utf8' }, {}],
  [true, { LANG: 'en_GB.ISO-8859-1' }, {}],
  [true, { LANG: '' }, {}],
  [false, { LANG: '', WT_SESSION: 'x' }, {}],
  [true, { LC_ALL: 'C' }, {}],
  [false, { LC_ALL: 'C.UTF-8', LANG: 'C' }, {}],
  [true, { LC_CTYPE: 'C' }, {}],
  [true, { LANG: 'ja_JP.UTF-8' }, {}],
  [true, { LANG: 'zh_CN.UTF-8' }, {}],
  [true, { LANG: 'ko_KR.UTF-8' }, {}],
  [true, { TERM: 'linux' }, {}],
  [true, { TERM: 'vt100' }, {}],
  [true, {}, { ascii: true }],
  [false, { LANG: 'ja_JP.UTF-8' }, { ascii: false }],
] as const)('ASCII %o: %o %o', (ascii, env, asked) => {
  expect(of(env, asked).ascii).toBe(ascii)
})
