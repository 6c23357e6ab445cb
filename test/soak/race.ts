// G11: of several programs that want one game, exactly one has it; what each writes under the lock is there.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { race } from '../support/lock-race.ts'
import { type Check, ended, type Ground } from './check.ts'

const A_FEW = 100

export const raceCheck = (name: string, isStale: boolean): Check => ({
  name,
  promises: 'G11',
  unit: 'races',
  step: async (n) => {
    const { shared, unheld, leftovers } = await race({ races: A_FEW, isStale, hasLinks: n % 2 === 0 })
    const broken = [
      ...(shared > 0 ? [`Two programs had one game in ${shared} races`] : []),
      ...(unheld > 0 ? [`Nobody got the game in ${unheld} races`] : []),
      ...(leftovers > 0 ? [`${leftovers} files left behind`] : []),
    ]
    return { units: A_FEW, broken }
  },
})

/** Three programs add to one number; one of them is killed and leaves its lock. */
export const countCheck = (ground: Ground): Check => ({
  name: 'count',
  promises: 'G11',
  unit: 'writes under the lock',
  step: async (n) => {
    const folder = ground.place()
    const path = join(folder, 'count')
    writeFileSync(path, '0')
    const args = ['count', path, String(A_FEW), n % 2 === 0 ? 'links' : 'no-links']
    const victim = ground.child(['count', path, '1000000', args[3]!])
    const killed = ended(victim)
    setTimeout(() => victim.kill('SIGKILL'), 200 + ground.random() * 200)
    const all = await Promise.all([ended(ground.child(args)), ended(ground.child(args)), killed])
    const counted = Number(readFileSync(path, 'utf8'))
    const acknowledged = all.reduce((sum, { out }) => sum + out.length, 0)
    // The killed program may have written once more than it could say.
    const isRight = counted === acknowledged || counted === acknowledged + 1
    const broken = [
      ...(isRight ? [] : [`${acknowledged} writes were acknowledged, and the number is ${counted}`]),
      ...all.flatMap(({ err }) => (err ? [err.slice(0, 200)] : [])),
    ]
    rmSync(folder, { recursive: true, force: true })
    return { units: acknowledged, broken }
  },
})
