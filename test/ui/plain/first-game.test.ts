import { describe, expect, test } from 'vitest'
import { pickFrom, rngFor } from '../../../src/ai/rng.ts'
import { MINDS } from '../../../src/cli/services/computer-players.ts'
import { openTable } from '../../../src/table/table.ts'
import { PlainSession } from '../../../src/ui/plain/session.ts'
import { HINTS, hintsIn, hintText } from '../../../src/ui/prose/hints.ts'
import { catalog, kindNow, type Sitting, said, sessionFor, tableFor } from '../../support/plain.ts'

const first = (sitting: Sitting = {}): Sitting => ({ chapter: 0, ...sitting })
const opened = (sitting: Sitting = {}) => {
  const session = new PlainSession(tableFor(first(sitting)), [0], { wrap: 0, ids: sitting.ids ?? false })
  return { session, lines: session.start() }
}
const hintsAmong = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.startsWith('| New: ')).map((line) => line.slice(2))

/** Plays on by numbers to the end, and gives back every line that was printed. */
function transcript(session: PlainSession, seed: string): string[] {
  const lines: string[] = []
  const type = (line: string) => lines.push(...session.line(line).out)
  for (let n = 0; n < 2000 && !session.isOver; n++) {
    const choices = session.table.view(session.seat).decision?.choices ?? []
    const kind = kindNow(session)
    if (kind === 'main' || kind === 'monster') type('legal')
    type(kind === 'ready' ? 'ready' : String(choices.indexOf(pickFrom(choices, rngFor(seed, 9, n))) + 1))
  }
  expect(session.isOver).toBe(true)
  return lines
}

describe('the beginning of a first game', () => {
  const { session, lines } = opened()

  test('is the opening, who you are, who goes first and the first hint', () => {
    expect(lines.slice(0, 4)).toEqual([
      catalog.chapters[0]!.opening,
      expect.stringMatching(/^You are Alice of the \w+ family\. Bob and Cora are with you\.$/),
      'You go first, being the youngest.',
      '| New: type n, e, s or w to go; goal says why, help says how.',
    ])
  })

  test('has at most 60 words before the place', () => {
    const words = lines
      .slice(0, 4)
      .join(' ')
      .split(/\s+/)
      .filter((word) => word !== '|')
    expect(words.length).toBeLessThanOrEqual(60)
  })

  test('GOAL says what will start the haunt (L-CAMP-04)', () => {
    expect(said(session, 'goal')).toContain(
      "in which the sixth room is found, or Bearers' Rest is found as the fourth or later; 0 found so far",
    )
  })
})

describe('hints', () => {
  const texts = HINTS.map((hint) => hintText({ view: { edition: 'legacy' }, ids: true }, hint))

  test('are one sentence of at most 25 words, with a rule, and each has its own name', () => {
    for (const text of texts) {
      expect(`New: ${text}`.split(' ').length, text).toBeLessThanOrEqual(25)
      expect(text).toMatch(/\(L-[A-Z]+-\d\d(, L-[A-Z]+-\d\d)?\); .*\.$/)
    }
    expect(new Set(HINTS.map(({ id }) => id)).size).toBe(HINTS.length)
  })

  test('come at most once each in a whole game, those of the first turn in the first turn, and each in some game', () => {
    const seen = new Set<string>()
    // Some are rare, a death above all.
    for (let n = 0; n < 8 || (n < 40 && seen.size < HINTS.length); n++) {
      const seed = `hints-${n}`
      const { session, lines } = opened({ seed, ids: true })
      const early = [...lines, ...session.line('n').out]
      if (kindNow(session) === 'turn-tile') early.push(...session.line('1').out)
      expect(hintsAmong(early)[0], seed).toMatch(/type n, e, s or w/)
      expect(hintsAmong(early)[1], seed).toMatch(/a room stays where it is placed/)
      const hints = hintsAmong([...early, ...transcript(session, seed)])
      expect(new Set(hints).size, seed).toBe(hints.length)
      for (const hint of hints) seen.add(hint)
    }
    expect([...seen].sort()).toEqual(texts.map((text) => `New: ${text}`).sort())
  })

  test('come once for everybody at one keyboard', () => {
    const seed = 'shared'
    const session = new PlainSession(tableFor(first({ seed, human: 2 })), [0, 1], { wrap: 0 })
    const hints = hintsAmong([...session.start(), ...transcript(session, seed)])
    expect(new Set(hints).size).toBe(hints.length)
    expect(hints.length).toBeGreaterThan(8)
  })

  test('are not said again when a game goes on', () => {
    const { session } = opened({ seed: 'again' })
    said(session, 'n')
    const again = new PlainSession(session.table, [0], { wrap: 0 })
    expect(hintsAmong(again.start())).toEqual([])
    const told = session.table.told.map(({ happening }) => happening)
    const { viewer } = session.scene().view
    expect(hintsIn(told, 0, session.scene(), [viewer!]).length).toBeGreaterThan(1)
    expect(hintsIn(told, told.length, session.scene(), [viewer!])).toEqual([])
  })

  test('can be turned off and on, also while something is asked', () => {
    const { session } = opened({ seed: 'off' })
    expect(said(session, 'hints off')).toBe(
      '| Hints are off; only a first game has them. HINTS ON changes it.',
    )
    expect(hintsAmong(session.line('n').out)).toEqual([])
    expect(said(session, 'hints on')).toBe(
      '| Hints are on; only a first game has them. HINTS OFF changes it.',
    )
  })

  test('do not come in free play', () => {
    const seed = 'free'
    const table = openTable(catalog, {
      seed,
      seats: [{ by: 'person' }, { by: 'ai:random' }, { by: 'ai:random' }],
      minds: MINDS,
    })
    const session = new PlainSession(table, [0], { wrap: 0 })
    expect(hintsAmong([...session.start(), ...transcript(session, seed)])).toEqual([])
    expect(said(sessionFor(), 'help hints')).toContain('hints off')
  })
})
