#!/usr/bin/env node
// Runs the built program; in a checkout whose sources are newer than the build, runs the sources through tsx.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const built = join(root, 'dist', 'main.js')
const source = join(root, 'src', 'cli', 'main.ts')

// A folder counts too: its time changes when a file in it is added, renamed or removed.
function isNewer(path, isFolder, time) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return false
  if (stat.mtimeMs > time) return true
  if (!isFolder) return false
  const inside = readdirSync(path, { withFileTypes: true })
  return inside.some((entry) => isNewer(`${path}/${entry.name}`, entry.isDirectory(), time))
}

function isBuildFresh() {
  if (!existsSync(built)) return false
  if (!existsSync(source)) return true
  const time = statSync(built).mtimeMs
  return !isNewer(join(root, 'src'), true, time) && !isNewer(join(root, 'content'), true, time)
}

async function startTsx() {
  const tsx = await import('tsx/esm/api').catch(() => undefined)
  tsx?.register({ tsconfig: join(root, 'tsconfig.json') })
  return tsx !== undefined
}

// Rules are looked up in the middle of things, and one small file answers before the program is loaded.
async function runBuilt() {
  if (process.argv[2] === 'rules') {
    const { quickly } = await import(pathToFileURL(join(root, 'dist', 'quick.js')).href)
    if (quickly(process.argv.slice(2))) return
  }
  await import(pathToFileURL(built).href)
}

if (isBuildFresh()) await runBuilt()
else if (existsSync(source) && (await startTsx())) await import(pathToFileURL(source).href)
else if (existsSync(built)) await runBuilt()
else {
  process.stderr.write('Lychgate is not built yet: run "npm ci" in its folder, then try again.\n')
  process.exitCode = 1
}
