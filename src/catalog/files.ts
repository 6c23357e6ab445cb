/** Where content lies on disk, and the files of it. */
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EDITIONS } from '../engine/ids.ts'

export interface SourceFile {
  /** From the content root, with forward slashes: legacy/tiles/well.yaml */
  path: string
  text: string
  /** It comes from somebody's pack. */
  pack?: true
}

export const LARGEST_FILE = 256 * 1024

/** The top of the project, seen from the sources as from the bundle. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('Lychgate cannot find its own folder')
    folder = above
  }
  return folder
}

export const contentRoot = (): string => join(projectRoot(), 'content')

/** What a game is played with. */
export const playFiles = (root: string): SourceFile[] => filesIn(join(root, 'content'), [RULES])

/** All files below a folder, with paths from it; links, hidden files and the folders named are left out. */
export function filesIn(folder: string, but: readonly string[] = []): SourceFile[] {
  if (!existsSync(folder)) return []
  const found: SourceFile[] = []
  const look = (at: string, path: string) => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`
      if (entry.name.startsWith('.') || but.includes(inner)) continue
      if (entry.isDirectory()) look(join(at, entry.name), inner)
      else if (entry.isFile() && isContentName(entry.name))
        found.push({ path: inner, text: readPlain(join(at, entry.name)) ?? '' })
    }
  }
  look(folder, '')
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

export const isContentName = (name: string): boolean => /\.(ya?ml|json)$/i.test(name)

/**
 * The text of a plain file, never waiting for a pipe or a device; null if it is none or cannot be read. One more byte
 * than is allowed is enough to know that a file is too large.
 */
export function readPlain(file: string): string | null {
  let open: number | null = null
  try {
    open = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    const stat = fstatSync(open)
    if (!stat.isFile()) return null
    if (stat.size <= LARGEST_FILE) return readFileSync(open, 'utf8')
    return ' '.repeat(LARGEST_FILE + 1)
  } catch {
    return null
  } finally {
    if (open !== null) closeSync(open)
  }
}

/** The files an author points at: a content root, an edition, a folder of one kind, or a single file. */
export function filesAt(path: string): SourceFile[] {
  const at = resolve(path)
  if (statSync(at).isDirectory()) {
    const home = homeOf(at)
    return filesIn(at).map((file) => ({ ...file, path: home === '' ? file.path : `${home}/${file.path}` }))
  }
  if (!/\.ya?ml$/.test(at)) return []
  const home = homeOf(dirname(at))
  return [{ path: home === '' ? basename(at) : `${home}/${basename(at)}`, text: readPlain(at) ?? '' }]
}

/** Something of the content root, a folder of one kind or edition, or a single file: no pack. */
export function isOverlay(path: string): boolean {
  const at = resolve(path)
  return (
    `${at}${sep}`.startsWith(`${contentRoot()}${sep}`) || !statSync(at).isDirectory() || homeOf(at) !== ''
  )
}

/** The folder of the content root that holds rules to read, and nothing to play with. */
export const RULES = 'rules'
const FOLDERS: readonly string[] = [...EDITIONS, 'classic']
const KINDS = [
  'families',
  'explorers',
  'tiles',
  'items',
  'omens',
  'events',
  'haunts',
  'chapters',
  'scenarios',
]

/** What a folder is called from the content root: `legacy/tiles` for a folder of tiles. */
function homeOf(folder: string): string {
  const name = basename(folder)
  const above = basename(dirname(folder))
  if (name === RULES || (above === RULES && FOLDERS.includes(name)))
    return name === RULES ? name : `${above}/${name}`
  if (FOLDERS.includes(name)) return name
  if (!KINDS.includes(name)) return ''
  return FOLDERS.includes(above) ? `${above}/${name}` : `legacy/${name}`
}
