// An edition that the engine knows nothing of: three regions, six seats, its own procedures and rule IDs.
import { describe, expect, test } from 'vitest'
import { newGame } from '../../../src/engine/game.ts'
import { testCatalog } from '../../support/test-edition/catalog.ts'
import { testRules } from '../../support/test-edition/ruleset.ts'
import { nothingSeen, playAndWatch } from '../../support/test-edition/watch.ts'

const catalog = await testCatalog()
const OWN = /^T-[A-Z]+-\d+$/

describe('300 random games of the test edition', () => {
  const seen = nothingSeen()
  const GAMES = 300

  test('end, break no invariant, roll under a number at the end of a turn, and end a turn with a discovery', () => {
    for (let n = 0; n < GAMES; n++) {
      const seats = 3 + (n % 4)
      const state = playAndWatch(catalog, { seed: `test-${n}`, seats, haunt: null }, seen)
      expect(state.outcome, `test-${n}`).not.toBeNull()
      expect(state.explorers).toHaveLength(seats)
    }
    expect(seen.rolls).toBeGreaterThan(GAMES)
    expect(seen.discoveries).toBeGreaterThan(5 * GAMES)
    expect([...seen.haunts].sort((a, b) => a - b)).toEqual([2, 11, 17, 34])
  }, 240_000)

  test('cite no rule of another edition, in happenings or in refusals', () => {
    expect(seen.cited.size).toBeGreaterThan(50)
    expect([...seen.cited.keys()].filter((rule) => !OWN.test(rule))).toEqual([])
    expect(seen.refused.size).toBeGreaterThan(20)
    expect([...seen.foreign]).toEqual([])
    expect(seen.cited.get('T-TURN-99'), 'one citation may stand for two rules').toBe(
      seen.cited.get('T-TRIG-03'),
    )
  })
})

test('setup cites the edition in its errors', () => {
  const open = (seats: object[]) => () => newGame(catalog, { seed: 's', seats })
  expect(open([{}, {}])).toThrow('2 players: this edition is for 3 to 6 (T-CORE-04)')
  expect(open([{}, {}, { family: 'mauve' }])).toThrow('There is no family mauve (T-COMP-09)')
  expect(open([{}, { family: 'red' }, { family: 'red' }])).toThrow('Two seats play the family red (T-FAM-01)')
})

test('its answers differ from those of Legacy wherever an answer is a yes or a no', async () => {
  const { legacy } = await import('../../../src/engine/editions/legacy/answers.ts')
  const flags = (value: object, path = ''): [string, boolean][] =>
    Object.entries(value).flatMap(([key, one]) => {
      if (typeof one === 'boolean') return [[path + key, one] as [string, boolean]]
      return typeof one === 'object' && one !== null && key !== 'cites' ? flags(one, `${path}${key}.`) : []
    })
  const own = new Map(flags(testRules))
  expect(flags(legacy).filter(([name, answer]) => own.get(name) === answer)).toEqual([])
})
