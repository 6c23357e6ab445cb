import { expect, test } from 'vitest'
import { svgOf } from '../../../src/ui/term/svg.ts'

const COLOURS = { ground: '#101010', ink: '#eeeeee' }
const svg = (...lines: string[]): string => svgOf(lines, { columns: 40, rows: lines.length }, COLOURS)

test('a stretch of one paint is one text, and a ground is a rectangle behind it', () => {
  const drawn = svg('\x1b[38;2;255;0;0m\x1b[48;2;0;0;255mred on blue\x1b[39m\x1b[49m plain')
  expect(drawn).toContain('fill="#0000ff"/>')
  expect(drawn).toMatch(/<text x="0"[^>]* fill="#ff0000">red\u00a0on\u00a0blue<\/text>/)
  expect(drawn).toMatch(/fill="#eeeeee">\u00a0plain/)
})

test('reversed text changes ink and ground, and the empty ground is the picture’s', () => {
  const drawn = svg('\x1b[7m@\x1b[27m')
  expect(drawn).toMatch(/<rect x="0" y="0" width="9" height="19" fill="#eeeeee"\/>/)
  expect(drawn).toMatch(/fill="#101010">@<\/text>/)
})

test.each([
  '</text><script>alert(1)</script>',
  '"><image href="http://example.invalid/x"/>',
  '&lt;script&gt; <![CDATA[ ]]>',
  '\x1b]8;;http://example.invalid\x07link\x1b]8;;\x07',
  'a\u0000b\u001fc\u202ed',
])('the name %j stays text', (name) => {
  const drawn = svg(name)
  const within = drawn.replace(/<svg [^>]*>|<\/svg>|<rect [^<>]*\/>|<text [^<>]*>|<\/text>/g, '')
  expect(within).not.toMatch(/[<>]/)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
  expect(drawn).not.toMatch(/[\x00-\x09\x0b-\x1f\u202e]/)
})
