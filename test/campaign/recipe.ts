/**
 * `npx tsx test/campaign/recipe.ts [CAMPAIGNS]` runs the README's recipe for GNU parallel on this machine, with fewer
 * campaigns (24 by default), and compares its sum with one run that was not parted.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'lychgate-'))
const campaigns = Number(process.argv[2] ?? 24)

/** Runs a line of the shell with `lychgate` on the path. */
function shell(line: string): string {
  const { stdout, stderr, status } = spawnSync('sh', ['-c', line], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
  })
  if (status !== 0) throw new Error(`${line}\n${stderr}`)
  return stdout
}

function recipe(): string {
  const [, found] = /```sh\n(seq [^`]+)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  if (found === undefined) throw new Error('README.md has no recipe that begins with seq')
  return found.replace('--games 1000', `--games ${campaigns}`).replace(/--sshlogin \S+/, '--sshlogin :')
}

try {
  symlinkSync(join(root, 'bin/lychgate.js'), join(folder, 'lychgate'))
  shell(
    'command -v parallel || { echo "Install GNU parallel first (apt-get install parallel)." >&2; exit 1; }',
  )
  const parted = shell(recipe())
  const whole = shell(`lychgate campaign auto --games ${campaigns} --upto 2`)
  process.stdout.write(parted)
  if (parted !== whole) throw new Error(`The shards do not add up to one run:\n${whole}`)
  process.stdout.write('The shards add up to the run that was not parted.\n')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}
