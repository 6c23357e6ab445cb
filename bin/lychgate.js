#!/usr/bin/env node
// Runs the built program; in a checkout whose sources are newer than the build, runs the sources through tsx.
// The folder is CommonJS: it is loaded at one go, where modules are waited for one by one.
const { existsSync, readdirSync, statSync } = require('node:fs')
const { dirname, join } = require('node:path')
const { pathToFileURL } = require('node:url')

const root = dirname(__dirname)
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

// What answers at once is made from these: the rest of the sources need not be looked at.
const QUICK_SOURCES = ['content', 'src/rulebook', 'src/odds', 'src/cli', 'src/catalog', 'src/engine/editions']

function isQuickFresh() {
  const quick = statSync(join(root, 'dist', 'quick.cjs'), { throwIfNoEntry: false })
  if (quick === undefined) return false
  return !existsSync(source) || !QUICK_SOURCES.some((path) => isNewer(join(root, path), true, quick.mtimeMs))
}

async function startTsx() {
  const tsx = await import('tsx/esm/api').catch(() => undefined)
  tsx?.register({ tsconfig: join(root, 'tsconfig.json') })
  return tsx !== undefined
}

// Rules and chances are looked up in the middle of things: one small file answers before the program is loaded.
// Whatever goes wrong with that, the program says so better.
function isAnswered(argv) {
  if (!['rules', 'odds', 'desk', '--version', '-V'].includes(argv[0]) || !isQuickFresh()) return false
  try {
    return require(join(root, 'dist', 'quick.cjs')).quickly(argv, root)
  } catch {
    return false
  }
}

async function run() {
  if (isAnswered(process.argv.slice(2))) return
  const isFresh = isBuildFresh()
  if (!isFresh && existsSync(source) && (await startTsx())) await import(pathToFileURL(source).href)
  else if (existsSync(built)) await import(pathToFileURL(built).href)
  else {
    process.stderr.write('Lychgate is not built yet: run "npm ci" in its folder, then try again.\n')
    process.exitCode = 1
  }
}

run()
