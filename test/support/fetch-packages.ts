/** Installs packages that only some tools of a developer need, so that `npm ci` can do without them. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs packages, given as `name@version`, into a folder that lacks them. False if npm fails. Their peer
 * dependencies are not installed: they resolve to the packages of the project.
 */
export function fetchPackages(folder: string, packages: readonly string[]): boolean {
  const nameOf = (spec: string) => spec.slice(0, spec.lastIndexOf('@'))
  if (packages.every((spec) => existsSync(join(folder, 'node_modules', nameOf(spec))))) return true
  process.stdout.write(`Fetching ${packages.join(', ')} ...\n`)
  mkdirSync(folder, { recursive: true })
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const flags = ['--no-save', '--legacy-peer-deps', '--no-audit', '--no-fund', '--ignore-scripts']
  const { status } = spawnSync(
    npm,
    ['install', '--prefix', folder, ...flags, '--loglevel=error', ...packages],
    { stdio: ['ignore', 'ignore', 'inherit'], timeout: 180_000 },
  )
  return status === 0
}
