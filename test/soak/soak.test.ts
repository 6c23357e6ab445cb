// The share of the soak that every run of the tests has: the same checks, fewer of each.
import { afterAll, expect, test } from 'vitest'
import { rngFor } from '../../src/ai/rng.ts'
import { layGround } from './check.ts'
import { CHECKS, runCheck } from './soak.ts'

/** Units of each check; the long run is `npm run soak`. */
const SHARE: Record<string, number> = {
  kill: 5,
  calls: 16,
  chapter: 2,
  'chapter-calls': 12,
  race: 100,
  'race-stale': 100,
  count: 200,
  fault: 60,
  power: 200,
  damage: 200,
  hostile: 16,
  lines: 500,
  games: 8,
  same: 50,
}

const ground = await layGround([], rngFor('share', 0, 0))
afterAll(ground.clear)

test.each(Object.keys(CHECKS))('%s breaks no promise', async (name) => {
  const { units, broken } = await runCheck(await CHECKS[name]!(ground), (done) => done >= SHARE[name]!)
  expect(broken).toEqual([])
  expect(units).toBeGreaterThanOrEqual(SHARE[name]!)
})
