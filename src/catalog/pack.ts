/**
 * A pack: a folder of somebody's own tiles, cards and haunts, added to those of an edition. It comes from anywhere, so
 * that nothing in it is trusted: plain files of bounded number, size and depth, no links, and nothing that runs.
 */
import { type Dirent, opendirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { isContentName, readPlain, type SourceFile } from './files.ts'
import { digest } from './hash.ts'
import { PACK_KINDS } from './pack-kinds.ts'
import { type Problem, printable } from './problems.ts'

export interface Pack {
  /** The name of its folder. */
  name: string
  /** Of its content files: their names and every byte. */
  hash: string
  folder: string
  files: SourceFile[]
}

/** Scenarios for `lychgate try`, beside the content. */
const ASIDE = ['try']

const MOST_FILES = 200
const MOST_BYTES = 1024 * 1024
/** Files and folders of any kind: a home folder is no pack. */
const MOST_ENTRIES = 3000
/** `legacy/haunts/51-name.yaml`. */
const DEEPEST = 3
/** Told of one folder. */
const MOST_PROBLEMS = 50
const LONGEST_NAME = 40

export function readPack(folder: string): { pack: Pack } | { problems: Problem[] } {
  const found = new Walk(folder)
  found.look('', 0)
  const { files, problems } = found
  if (problems.length === 0 && files.length === 0)
    problems.push(problem('', `There is no content in this pack: it has ${list(PACK_KINDS)} in YAML files.`))
  if (problems.length > 0) return { problems }
  files.sort((a, b) => (a.path < b.path ? -1 : 1))
  const hash = digest(JSON.stringify(files.map(({ path, text }) => [path, text])))
  return { pack: { name: packName(folder), hash, folder: resolve(folder), files } }
}

export const packName = (folder: string): string =>
  printable(basename(resolve(folder))).slice(0, LONGEST_NAME) || 'pack'

/** A folder that is walked without following a link, up to a bounded number of entries. */
class Walk {
  readonly files: SourceFile[] = []
  readonly problems: Problem[] = []
  #entries = 0
  #bytes = 0
  #isFull = false

  constructor(private readonly folder: string) {}

  look(path: string, depth: number): void {
    let entries: Dirent[]
    try {
      entries = this.#entriesOf(path)
    } catch (error) {
      this.#tell(path, `This folder cannot be read (${(error as NodeJS.ErrnoException).code}).`)
      return
    }
    for (const entry of entries) {
      if (this.#isFull) return
      this.#take(entry, path === '' ? entry.name : `${path}/${entry.name}`, depth)
    }
  }

  #entriesOf(path: string): Dirent[] {
    const entries: Dirent[] = []
    const folder = opendirSync(join(this.folder, path))
    try {
      for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
        if (++this.#entries > MOST_ENTRIES) {
          this.#stop(`A pack is a folder of its own, with at most ${MOST_ENTRIES} files and folders in all.`)
          break
        }
        entries.push(entry)
      }
    } finally {
      folder.closeSync()
    }
    return entries
  }

  #take(entry: Dirent, path: string, depth: number): void {
    if (entry.name.startsWith('.') || (depth === 0 && ASIDE.includes(entry.name))) return
    if (entry.isSymbolicLink())
      return this.#tell(path, 'This is a link, and a pack holds its files itself: put the file here instead.')
    if (entry.isDirectory()) {
      if (depth + 1 < DEEPEST) return this.look(path, depth + 1)
      return this.#tell(path, `Folders lie at most ${DEEPEST - 1} deep in a pack, as in legacy/haunts.`)
    }
    if (!entry.isFile()) return this.#tell(path, 'This is not a plain file, and is not read.')
    if (isContentName(entry.name)) this.#read(path)
  }

  #read(path: string): void {
    const text = readPlain(join(this.folder, path))
    if (text === null) return this.#tell(path, 'This is not a plain file that can be read.')
    const misplaced = misplacedIn(path)
    if (misplaced !== null) this.#tell(path, misplaced)
    this.files.push({ path, text, pack: true })
    this.#bytes += Buffer.byteLength(text)
    if (this.files.length > MOST_FILES) this.#stop(`A pack has at most ${MOST_FILES} content files.`)
    if (this.#bytes > MOST_BYTES)
      this.#stop(`A pack holds at most ${MOST_BYTES / 1024 / 1024} MB of content in all.`)
  }

  #tell(path: string, expected: string): void {
    this.problems.push(problem(path, expected))
    if (this.problems.length >= MOST_PROBLEMS) this.#isFull = true
  }

  #stop(expected: string): void {
    this.#isFull = true
    this.#tell('', expected)
  }
}

const problem = (file: string, expected: string): Problem => ({
  file: printable(file),
  path: '',
  expected,
  nearest: null,
})

/** Why a file of this name has no place in a pack, or null. */
function misplacedIn(path: string): string | null {
  const parts = path.split('/')
  const [kind] = parts.slice(-2)
  if (parts.length > 1 && PACK_KINDS.some((known) => known === kind)) return null
  return `A pack adds ${list(PACK_KINDS)}, each in a folder of that name, such as haunts/51-the-clockmaker.yaml; nothing reads this file.`
}

/** What the box has already: a pack adds and never replaces, so that saved games keep what they were played with. */
export function collisionsOf(shipped: readonly SourceFile[], { files }: Pick<Pack, 'files'>): Problem[] {
  const owned = new Map(shipped.flatMap((file) => claimsOf(file).map((claim) => [claim, file.path] as const)))
  return files.flatMap((file) =>
    claimsOf(file).flatMap((claim) => {
      const owner = owned.get(claim)
      if (owner === undefined) return []
      return [
        problem(
          file.path,
          `The box already has ${claim} (${owner}). A pack adds and never replaces: give yours another ${claim.startsWith('haunt') ? 'number' : 'name'}.`,
        ),
      ]
    }),
  )
}

/** `card bells`, `haunt 17`: what a file takes for itself. Cards of all kinds share their ids. */
function claimsOf({ path }: SourceFile): string[] {
  const [kind = '', file = ''] = path.split('/').slice(-2)
  const slug = file.replace(/\.yaml$/, '')
  if (kind === 'haunts') return [`haunt ${slug.split('-')[0]}`]
  if (kind === 'tiles') return [`a tile called \`${slug}\``]
  return PACK_KINDS.some((known) => known === kind) ? [`a card called \`${slug}\``] : []
}

/** The files of a pack that lie in no folder of an edition belong to every edition that they fit. */
export const isForAll = ({ path, pack }: SourceFile): boolean => pack === true && path.split('/').length === 2

const list = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
