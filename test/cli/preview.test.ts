import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { viewFor } from '../../src/engine/game.ts'
import type { Team } from '../../src/engine/ids.ts'
import type { Reader } from '../../src/engine/language/say.ts'
import { pagesOf, previewLines } from '../../src/ui/plain/preview.ts'
import { briefing } from '../../src/ui/prose/briefing.ts'
import { partsOf, told } from '../../src/ui/prose/page.ts'
import { readerOf, sceneOf } from '../../src/ui/prose/scene.ts'
import { catalog } from '../support/plain.ts'
import { playRandomly } from '../support/random-game.ts'

const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const haunts = Object.values(catalog.haunts)

function preview(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [executable, 'preview', ...args], {
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

const asOne = (text: string): string => text.replace(/\s+/g, ' ')

/** What every seat reads in a real game when the haunt has been set up. */
function read(haunt: number, seats: number): { team: Team; lines: string[]; reader: Reader }[] {
  let pages: { team: Team; lines: string[]; reader: Reader }[] = []
  playRandomly(catalog, {
    seed: 'preview',
    seats,
    haunt,
    at: (state) => {
      if (state.asking?.open[0]?.kind !== 'ready') return
      pages = state.explorers.map(({ seat, team }) => ({
        team: team ?? 'heroes',
        lines: briefing(sceneOf(catalog, viewFor(catalog, state, seat))).map(({ text }) => text),
        reader: readerOf(viewFor(catalog, state, seat), catalog.haunts[haunt]!.team.kind),
      }))
    },
  })
  return pages
}

describe.each(haunts.map(({ number, name }) => ({ number, name })))('haunt $number, $name', ({ number }) => {
  const haunt = catalog.haunts[number]!

  test.each([3, 4, 5])(
    'L-START-06, L-INFO-01: with %i players the preview is what each seat reads',
    (seats) => {
      for (const { team, lines, reader } of read(number, seats)) {
        const [page] = pagesOf(catalog, haunt, { side: team, table: seats - 3, reader })
        // Where things stand, and the chances at somebody's traits, are for a game to say.
        const previewed = page!.entries
          .filter(({ part }) => part !== 'track' && part !== 'counter')
          .flatMap((entry) => partsOf(told(entry)))
        const withoutOdds = lines.map((line) => line.replace(/^(\d\S*) \([\d.]+%\)/, '$1'))
        expect(withoutOdds.slice(1, previewed.length + 1)).toEqual(previewed)
        expect(lines[0]).toContain(`Haunt ${number}: ${haunt.name}.`)
      }
    },
  )

  test('everything on a page is printed, and nothing else', () => {
    for (const side of ['heroes', 'traitor'] as const) {
      const pages = pagesOf(catalog, haunt, { side })
      const printed = asOne(previewLines(catalog, haunt, pages, { width: 80 }).join(' '))
      for (const { name, text } of pages[0]!.entries) {
        expect(printed).toContain(asOne(text))
        if (name) expect(printed).toContain(name)
      }
    }
  })

  test('L-INFO-01: the page of a side holds no box of the other', () => {
    if (haunt.books !== 'both') return
    for (const side of ['heroes', 'traitor'] as const) {
      const other = side === 'heroes' ? 'traitor' : 'heroes'
      const printed = asOne(
        previewLines(catalog, haunt, pagesOf(catalog, haunt, { side }), { width: 80 }).join(' '),
      )
      const sealed = pagesOf(catalog, haunt, { side: other })[0]!.entries.filter(
        (entry) =>
          ['win', 'goal', 'side-goal', 'action', 'fact', 'reaction', 'monster'].includes(entry.part) &&
          !pagesOf(catalog, haunt, { side })[0]!.entries.some(({ text }) => text === entry.text),
      )
      for (const { text } of sealed) expect(printed).not.toContain(asOne(text))
    }
  })

  test.each([40, 80, 120])('no line is wider than %i', (width) => {
    const lines = previewLines(catalog, haunt, pagesOf(catalog, haunt), { width })
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width)
  })

  test('without a side both pages stand there, and what both read only once', () => {
    const lines = previewLines(catalog, haunt, pagesOf(catalog, haunt), { width: 80 })
    const whole = asOne(lines.join(' '))
    expect(whole.split(asOne(haunt.premise))).toHaveLength(2)
    for (const heading of ["The heroes' page", "The traitor's page"])
      expect(lines.filter((line) => line === heading)).toHaveLength(haunt.books === 'both' ? 1 : 0)
    expect(lines.filter((line) => line === "Everybody's page")).toHaveLength(haunt.books === 'both' ? 0 : 1)
  })
})

describe('lychgate preview haunt', () => {
  test('prints plain lines of at most 80 through a pipe', () => {
    const { stdout, stderr, status } = preview('haunt', '1', '--side', 'heroes', '--players', '4')
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
    expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
    expect(stdout).not.toContain('Fill the box')
  })

  test('gives all three numbers where no table size is told, and says so', () => {
    const nails = (...players: string[]) => {
      const { stdout } = preview('haunt', '1', ...players)
      expect(stdout.includes('tables of 3, 4 and 5')).toBe(players.length === 0)
      return /Nail Count is ([\d/]+) or more/.exec(asOne(stdout))?.[1]
    }
    const each = ['3', '4', '5'].map((size) => nails('--players', size))
    expect(each[0]).toMatch(/^\d+$/)
    expect(nails()).toBe(each.join('/'))
  })

  test('--json gives the entries of each page', () => {
    const { haunt, pages } = JSON.parse(preview('haunt', '0', '--json').stdout)
    expect(haunt).toBe(0)
    expect(pages.map(({ side }: { side: string }) => side)).toEqual(['heroes', 'traitor'])
    expect(pages[0].entries[0]).toEqual({ part: 'premise', text: catalog.haunts[0]!.premise })
  })

  test.each([
    [['haunt', '99'], /^There is no haunt 99; there are 0, 1\b.*\. See "lychgate preview haunt --help"\.\n$/],
    [['haunt', 'bride'], /^There is no haunt bride; there are 0, 1\b/],
    [['haunt', '1', '--side', 'heros'], /^--side takes heroes or traitor\. Did you mean heroes\?/],
    [['haunt', '1', '--players', '6'], /^--players takes one of 3, 4, 5\./],
    [['haunt'], /^Missing required argument 'number'\./],
  ])('answers %j with one sentence and exit code 2', (args, sentence) => {
    const { stdout, stderr, status } = preview(...args)
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
    expect(stderr).toMatch(sentence)
  })

  test('explains itself with an example', () => {
    expect(preview('haunt', '--help').stdout).toContain('Example:\n  lychgate preview haunt ')
  })
})
