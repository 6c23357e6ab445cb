import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { fingerprint } from '../../src/engine/game.ts'
import type { Happening } from '../../src/engine/happenings.ts'
import { playRandomly } from '../support/random-game.ts'

const catalog = await loadCatalog()
const haunts = Object.values(catalog.haunts)

/** One line per choice, and under it everything that came of it, so that a change of behaviour shows as a readable diff. */
function playthrough(number: number): string {
  const lines: string[] = []
  const { state, picks } = playRandomly(catalog, {
    seed: `playthrough-${number}`,
    seats: 3 + (number % 3),
    haunt: number,
    at: (now, seat, n) => {
      const { kind } = now.asking!.open.find((decision) => decision.seat === seat)!
      lines.push(`${n + 1} ${now.phase} ${now.round} ${now.explorers[seat]!.id} ${kind}`)
    },
    after: (_now, happenings) => lines.push(...happenings.map(lineOf)),
  })
  const chosen = lines.map((line) => {
    const n = Number.parseInt(line, 10)
    return Number.isNaN(n) ? line : `${line} > ${picks[n - 1]!.key}`
  })
  // Another haunt in the catalog is no change of this game.
  const end = fingerprint({ ...state, catalog: '' })
  return [...chosen, `end ${JSON.stringify(state.outcome)} ${end}`, ''].join('\n')
}

function lineOf({ kind, rules, ...facts }: Happening): string {
  const told = Object.entries(facts).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return `  ${[kind, ...told].join(' ')}${rules.length > 0 ? ` (${rules.join(' ')})` : ''}`
}

const fileOf = (number: number) => `haunt-${String(number).padStart(2, '0')}.txt`

for (const { number, name } of haunts) {
  test(`haunt ${number}, ${name}: the recorded game still goes the same way`, async () => {
    await expect(playthrough(number)).toMatchFileSnapshot(fileOf(number))
  })
}

test('every recorded game belongs to a haunt of the catalog', () => {
  const recorded = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.txt'))
  expect(recorded.sort()).toEqual(haunts.map(({ number }) => fileOf(number)).sort())
})
