import { expect, test } from 'vitest'
import { applyAll, type Box, newBox } from '../../src/campaign/box.ts'
import { chronicleOf } from '../../src/campaign/chronicle.ts'
import { fold } from '../../src/campaign/fold.ts'
import { htmlOf } from '../../src/campaign/html.ts'
import { markdownOf } from '../../src/campaign/markdown.ts'
import { recordOf } from '../../src/campaign/telling.ts'
import { loadCatalog } from '../../src/catalog/load.ts'
import type { Change } from '../../src/engine/state/legacy.ts'
import { findBrowser, layOut } from '../support/browser.ts'
import { openSitting, playUntil } from './play-through.ts'

const catalog = await loadCatalog()

/** The shipped campaign after its first games, with the changes of each. */
function played(chapters: number, seed = 'crow'): { box: Box; changes: Change[][] } {
  let box = newBox(catalog, seed)
  const changes: Change[][] = []
  for (let n = 0; n < chapters; n++) {
    const { state } = playUntil(catalog, openSitting(catalog, box))
    box = fold(box, state)
    changes.push(state.legacy!.changes)
  }
  return { box, changes }
}
const two = played(2)
const CAUSE = { cause: 'test' }
const MARKUP = '<img src=x onerror=alert(1)> & "Ann\'s" `x` [a](b)'
const odd = applyAll(two.box, [
  { kind: 'named', what: 'blue', name: MARKUP, ...CAUSE },
  { kind: 'noted', family: 'blue', text: `</style><script>alert(1)</script>\u202e`, ...CAUSE },
  { kind: 'noted', family: null, text: MARKUP, ...CAUSE },
])
const page = ({ box, changes } = two) => htmlOf('thole', chronicleOf(catalog, box, changes))

test('L-WIN-06: given two games, when their chronicle is told, then each has its people, entries, ending and what it changed', () => {
  const { chapters, families, house, ledger } = chronicleOf(catalog, two.box, two.changes)
  expect(chapters.map(({ year }) => year)).toEqual([1666, 1694])
  for (const { members, ending, entries, changed } of chapters) {
    expect(members).toHaveLength(3)
    expect(ending).not.toBeNull()
    expect(entries.length).toBeGreaterThan(0)
    expect(changed.length).toBeGreaterThan(3)
  }
  expect(families.map(({ members }) => members.length)).toEqual([2, 2, 2])
  expect(house.some(({ marks }) => marks.length > 0)).toBe(true)
  expect(ledger.map(({ name }) => name)).toContain('Coffin')
})

test('L-WIN-06: given a page, when it is read, then it needs nothing from elsewhere and has its three drawings', () => {
  const html = page()
  expect(html.match(/<svg /g)).toHaveLength(3)
  expect(html).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|src=|https?:/i)
  expect(html).toContain("default-src 'none'")
  for (const tag of ['svg', 'section', 'g', 'ul', 'li', 'blockquote', 'table', 'figure', 'text', 'p'])
    expect(html.match(new RegExp(`<${tag}[ >]`, 'g')) ?? []).toHaveLength(
      (html.match(new RegExp(`</${tag}>`, 'g')) ?? []).length,
    )
})

const browser = findBrowser()
const TAGS = /<(svg|section|g|ul|li|blockquote|table|figure|text|p)[ >]/g

test.each([
  ['wide', 1200],
  ['narrow', 500],
])(
  'L-WIN-06: given a page, when it is opened in a browser in a %s window, then all of it is in sight',
  (_, width) => {
    for (const html of [page(), page({ box: odd, changes: two.changes })]) {
      if (browser === null) {
        // Without a browser on this machine the page is only read.
        for (const [, tag] of html.matchAll(TAGS)) expect(html).toContain(`</${tag}>`)
        continue
      }
      const { drawings, headings, tooWide, scripts } = layOut(browser, html, width)
      expect(drawings).toHaveLength(3)
      for (const { width, height, outside } of drawings) {
        expect(width).toBeGreaterThan(300)
        expect(height).toBeGreaterThan(60)
        expect(outside).toBe(0)
      }
      expect(headings).toEqual(expect.arrayContaining(['thole', 'The families', 'The house', 'The ledger']))
      expect(tooWide).toBe(0)
      expect(scripts).toBe(0)
    }
  },
)

test('L-WIN-06: given names and lines that look like markup, when they are told, then they are text and nothing else', () => {
  const html = page({ box: odd, changes: two.changes })
  expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Ann&#39;s&quot;')
  expect(html).not.toContain('\u202e')
  const lines = markdownOf('thole', chronicleOf(catalog, odd, two.changes)).join('\n')
  expect(lines).not.toMatch(/(?<!\\)<img|(?<!\\)\[a\]/)
})

test('L-FREE-19, L-CAMP-12, L-CAMP-15: given two games, when the campaign is told in any way, then nothing that was not reached is in it', () => {
  const { box, changes } = two
  const record = recordOf(catalog, box, changes)
  const told = [
    page(),
    ...markdownOf('thole', chronicleOf(catalog, box, changes)),
    ...Object.values(record).flatMap((topic) => topic([])),
  ].join('\n')
  const texts = Object.values(catalog.chapters).flatMap(({ entries }) =>
    Object.entries(entries).map(([number, { text }]) => ({ number: Number(number), text })),
  )
  const sealed = texts.filter(({ number }) => !box.read.includes(number))
  expect(sealed.length).toBeGreaterThan(8)
  for (const { text } of sealed) expect(told).not.toContain(text.slice(0, 30))
  expect(told).not.toContain(catalog.chapters[2]!.name)
  for (const door of Object.values(catalog.doors ?? {})) expect(told).not.toContain(door.text)
  const away = Object.values(catalog.tiles).filter(({ id }) => !box.inPlay.includes(id))
  for (const { name } of away) expect(told).not.toContain(`>${name}<`)
  const played = box.endings.map(({ haunt }) => haunt)
  for (const { number, name } of Object.values(catalog.haunts))
    if (!played.includes(number)) expect(told).not.toContain(name)
})

test('L-FAM-04: given a game under way, when its record is asked for, then it tells what has changed tonight as well', () => {
  const { box, changes } = two
  const record = recordOf(catalog, box, changes)
  const tonight: Change[] = [
    { kind: 'entered', line: 'fever', value: 'turned-away', ...CAUSE },
    { kind: 'stuck', tile: 'kirk-path', sticker: 'ghost', ...CAUSE },
    { kind: 'sat-down', family: 'blue', name: 'Kezia', age: 30, year: 1721, again: false, ...CAUSE },
  ]
  expect(record.ledger([])).not.toContain('Fever: turned away')
  expect(record.ledger(tonight)).toContain('Fever: turned away')
  expect(record.house(tonight).join()).toContain('Kirk Path: ')
  expect(record.family(tonight)).toContain('  1721  Kezia, 30')
})

test('given a campaign that has just begun, when it is told, then every topic says so', () => {
  const box = newBox(catalog, 'crow')
  const record = recordOf(catalog, box, [])
  expect(record.chronicle([])).toEqual(['No chapter has ended yet.'])
  expect(record.family([])).toEqual(['Nobody has come to the house yet.'])
  expect(record.ledger([])).toEqual(['Nothing stands in the ledger yet.'])
  expect(record.house([]).join()).toContain('Nothing has been put on them')
  expect(htmlOf('thole', chronicleOf(catalog, box, []))).toContain('Nothing has been written yet.')
})
