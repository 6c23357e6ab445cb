// npm run soak -- --minutes N: the long versions of the reliability checks, in turn, until the time is up.
import { parseArgs } from 'node:util'
import { rngFor } from '../../src/ai/rng.ts'
import { callsCheck } from './calls.ts'
import { chapterCallsCheck, chapterCheck } from './chapter.ts'
import { type Check, type Ground, layGround } from './check.ts'
import { damageCheck } from './damage.ts'
import { faultCheck } from './fault.ts'
import { gamesCheck, sameCheck } from './games.ts'
import { hostileCheck } from './hostile.ts'
import { killCheck } from './kill.ts'
import { linesCheck } from './lines.ts'
import { powerCheck } from './power.ts'
import { countCheck, raceCheck } from './race.ts'

const USAGE = `npm run soak -- [--minutes N] [--only NAMES] [--count N] [--from N] [--seed S] [--nodes PATHS]

  --minutes N    how long all checks together may run; 10 by default
  --only NAMES   some of them, with commas between
  --count N      at least so many units of each check, however long that takes; Ctrl-C ends it with a report
  --from N       skips the first N steps of each check, as where an earlier run has ended
  --seed S       other random numbers
  --nodes PATHS  other versions of Node for the check "same", with commas between
`

/** In the order in which they run; each is set up when its turn comes. */
export const CHECKS: Readonly<Record<string, (ground: Ground) => Check | Promise<Check>>> = {
  kill: killCheck,
  calls: callsCheck,
  chapter: chapterCheck,
  'chapter-calls': chapterCallsCheck,
  race: () => raceCheck('race', false),
  'race-stale': () => raceCheck('race-stale', true),
  count: countCheck,
  fault: faultCheck,
  power: powerCheck,
  damage: damageCheck,
  hostile: hostileCheck,
  lines: linesCheck,
  games: gamesCheck,
  same: sameCheck,
}

export interface Tally {
  check: Check
  units: number
  broken: string[]
  seconds: number
}

/** Runs a check until `isEnough` says so. */
export async function runCheck(
  check: Check,
  isEnough: (units: number, seconds: number) => boolean,
  from = 0,
): Promise<Tally> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  const tally: Tally = { check, units: 0, broken: [], seconds: 0 }
  for (let n = from; !isEnough(tally.units, seconds()); n++) {
    const { units, broken } = await check.step(n)
    tally.units += units
    tally.broken.push(...broken)
  }
  return { ...tally, seconds: seconds() }
}

function report({ check, units, broken, seconds }: Tally): void {
  const found = broken.length === 0 ? 'no promise broken' : `${broken.length} BROKEN`
  process.stdout.write(
    `${check.name.padEnd(11)} ${check.promises.padEnd(8)} ${units} ${check.unit}, ${found} (${Math.round(seconds)} s)\n`,
  )
  for (const one of broken.slice(0, 10)) process.stdout.write(`  ${one}\n`)
}

async function soak(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      only: { type: 'string' },
      count: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      seed: { type: 'string', default: 'soak' },
      nodes: { type: 'string', default: '' },
    },
  })
  const ground = await layGround(values.nodes.split(',').filter(Boolean), rngFor(values.seed, 0, 0))
  try {
    const chosen = values.only?.split(',') ?? Object.keys(CHECKS)
    const stranger = chosen.find((name) => !Object.hasOwn(CHECKS, name))
    const [minutes, count, from] = [Number(values.minutes), Number(values.count), Number(values.from)]
    if (
      stranger !== undefined ||
      !(minutes >= 0) ||
      !(count >= 1) ||
      !(Number.isInteger(from) && from >= 0)
    ) {
      process.stderr.write(`${stranger === undefined ? '' : `There is no check ${stranger}.\n`}${USAGE}`)
      process.exitCode = 2
      return
    }
    // The first signal ends the run with its report; repeating it kills.
    let isStopped = false
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        isStopped = true
      })
    const share = (minutes * 60) / chosen.length
    const isEnough = (units: number, seconds: number) => isStopped || (units >= count && seconds >= share)
    for (const name of chosen) {
      const tally = await runCheck(await CHECKS[name]!(ground), isEnough, from)
      report(tally)
      if (tally.broken.length > 0) process.exitCode = 1
    }
  } finally {
    ground.clear()
  }
}

if (process.argv[1] === import.meta.filename) await soak()
