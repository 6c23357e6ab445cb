import alea from 'seedrandom/lib/alea.js'
import { expect, test } from 'vitest'
import { actionWords, piecesOf } from '../../../src/engine/pieces.ts'
import { VERBS } from '../../../src/ui/commands/verbs.ts'
import { catalog, sessionFor } from '../../support/plain.ts'

const names = [
  ...Object.values(catalog.tiles).map(({ name }) => name),
  ...Object.values(catalog.cards).map(({ name }) => name),
]
const WORDS = [
  ...VERBS.flatMap(({ name, also }) => [name, ...also]).filter(
    (word) => !['quit', 'q', 'bye', 'leave-game'].includes(word),
  ),
  ...actionWords(catalog, piecesOf(catalog)),
  ...names,
  ...[
    'bob',
    'cora',
    'me',
    'him',
    'it',
    'all',
    'and',
    'to',
    'from',
    'with',
    'the',
    'ready',
    'yes',
    'no',
    'done',
    'grep',
    'here',
  ],
  ...[
    '1',
    '2',
    '3',
    '4',
    '0',
    '-1',
    '999999999999',
    '__proto__',
    'constructor',
    'toString',
    'move:north',
    ';',
    '.',
    ',',
  ],
  ...['\u001b[2J', '\u0007', '\u202e', '\u0000', '🕯', 'é', '"', "'", '(', '*', '\\', '$&', '%s'],
]

test.each(['dictionary', 'garbage'])(
  '2,000 lines of %s never throw, always answer, and print no control byte',
  (kind) => {
    const luck = alea(kind, { state: true })
    const next = (most: number): number => Math.floor(luck() * most)
    let session = sessionFor({ seed: kind, wrap: 76 })
    for (let n = 0; n < 2000; n++) {
      if (session.isOver) session = sessionFor({ seed: `${kind}-${n}`, wrap: 76 })
      const line =
        kind === 'dictionary'
          ? Array.from({ length: 1 + next(4) }, () => WORDS[next(WORDS.length)]).join(' ')
          : String.fromCharCode(...Array.from({ length: next(40) }, () => next(next(2) ? 128 : 65_000)))
      const { out } = session.line(line)
      for (const text of out) {
        expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
        expect(text.length).toBeLessThanOrEqual(90)
      }
    }
  },
  120_000,
)
