// G6, G7: games end, no rule breaks, and the same seed gives the same bytes in another zone, locale or version of Node.
import { rngFor } from '../../src/ai/rng.ts'
import { brokenInvariants } from '../../src/engine/invariants.ts'
import { openSaved } from '../../src/table/open-saved.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { openTable } from '../../src/table/table.ts'
import { playOn } from '../support/play-on.ts'
import { type Check, ended, type Ground } from './check.ts'

const A_FEW = 50
const SURROUNDINGS: NodeJS.ProcessEnv[] = [
  { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' },
  { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  { TZ: 'America/St_Johns', LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8' },
]

/** Each few games are played here and in every other version of Node, each in other surroundings. */
export const sameCheck = (ground: Ground): Check => ({
  name: 'same',
  promises: 'G6',
  unit: `games, each played on ${1 + ground.nodes.length} versions of Node${ground.nodes.length === 0 ? ' twice' : ''}`,
  step: async (n) => {
    const nodes = [process.execPath, ...(ground.nodes.length > 0 ? ground.nodes : [process.execPath])]
    const args = ['games', 'CATALOG', String(n * A_FEW), String((n + 1) * A_FEW)]
    const broken: string[] = []
    const played: string[] = []
    for (const [at, node] of nodes.entries()) {
      const env = { ...process.env, ...SURROUNDINGS[at % SURROUNDINGS.length] }
      const { out, err, code } = await ended(ground.child(args, node, env))
      if (code !== 0) broken.push(`${node}: ${err.slice(0, 200)}`)
      played.push(out)
    }
    if (new Set(played).size > 1) broken.push(`Games ${args[2]} to ${args[3]} differ`)
    if (played[0]!.trim().split('\n').length !== A_FEW) broken.push('Games are missing')
    return { units: A_FEW, broken }
  },
})

/** Random games, one after the other, saved and opened again at a random point, with every invariant checked. */
export const gamesCheck = (ground: Ground): Check => {
  const haunts = [null, ...Object.keys(ground.catalog.haunts).map(Number)]
  return {
    name: 'games',
    promises: 'G6, G7',
    unit: 'random games',
    step: async (n) => {
      const seed = `game-${Math.floor(ground.random() * 1e9)}`
      const seats = Array.from({ length: 3 + (n % 3) }, () => ({ by: 'person' as const }))
      const plan = { seed, seats, options: { haunt: haunts[n % haunts.length]! } }
      const straight = playOn(openTable(ground.catalog, plan))
      const saves = new Saves(ground.place(), '0.1.0')
      const before = openTable(ground.catalog, plan)
      playOn(before, Math.floor(rngFor(seed, 0, 0)() * straight.journal.length))
      before.saveTo(saves)
      const opened = await openSaved(async () => ground.catalog, saves, before.name!)
      if ('problem' in opened) return { units: 1, broken: [`${seed}: ${opened.problem.expected}`] }
      const { table } = opened
      const broken: string[] = []
      playOn(table, 5_000, () => broken.push(...brokenInvariants(ground.catalog, table.state)))
      const isSame = JSON.stringify(table.state) === JSON.stringify(straight.state)
      if (!straight.isOver) broken.push('no end')
      if (!isSame) broken.push('it goes another way after it was saved')
      return { units: 1, broken: broken.map((one) => `${seed}: ${one}`) }
    },
  }
}
