/** How long commands take from nothing, in turn with bare Node, so that whatever else the machine does slows all alike. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { median } from './measure.ts'

export interface ColdStart {
  command: readonly string[]
  milliseconds: number
  bareMilliseconds: number
}

const RUNS = 20

export function coldStarts(root: string, commands: readonly (readonly string[])[]): ColdStart[] {
  // Certificates of a company, read by every Node that starts, are no part of either side.
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')
  const { status } = spawnSync(process.execPath, [tsx, join(root, 'src', 'build', 'build.ts')], { cwd: root })
  if (status !== 0) throw new Error('The program could not be built')
  const calls = [['-e', '0'], ...commands.map((command) => [join(root, 'bin', 'lychgate.js'), ...command])]
  const times: number[][] = calls.map(() => [])
  for (let n = 0; n < RUNS + 1; n++)
    for (const [at, call] of calls.entries()) {
      const began = performance.now()
      spawnSync(process.execPath, call, { env, stdio: 'ignore' })
      // The first time of each is for the disk.
      if (n > 0) times[at]!.push(performance.now() - began)
    }
  const [bare, ...ours] = times.map(median)
  return commands.map((command, at) => ({ command, milliseconds: ours[at]!, bareMilliseconds: bare! }))
}
