// Writes the skeleton of a piece of content, under a name, number and ref that are free.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, playFiles, projectRoot, type SourceFile } from '../../catalog/files.ts'
import { nearest } from '../../catalog/nearest.ts'
import { PACK_FOLDERS, PACK_KIND_WORDS, type PackKind } from '../../catalog/pack-kinds.ts'
import { printable } from '../../catalog/problems.ts'
import type { Identity } from '../../catalog/skeleton-examples.ts'
import { readYaml } from '../../catalog/yaml.ts'
import { EXIT } from './exit-codes.ts'
import { fail, type Refuse } from './fail.ts'
import { writeNew } from './write-new.ts'

export async function writeSkeleton(
  word: string,
  asked: string,
  { dir, number }: { dir: string; number?: string },
  refuse: Refuse,
): Promise<void> {
  const kind = kindCalled(word, refuse)
  const name = asked.trim().replace(/\s+/g, ' ')
  const slug = slugOf(name)
  if (slug === '' || name.length > LONGEST_NAME || printable(name) !== name)
    refuse(`a name has 1 to ${LONGEST_NAME} characters, and at least one letter or digit`)
  if (number !== undefined && kind !== 'haunt') refuse('only a haunt has a --number')
  const known = [...playFiles(projectRoot()), ...(existsSync(dir) ? filesIn(dir) : [])]
  const identity = freeIdentity(kind, name, known, number, refuse)
  const folder = join(dir, PACK_FOLDERS[kind])
  const file = join(folder, `${kind === 'haunt' ? `${identity.number}-` : ''}${slug}.yaml`)
  const twin = known.find(({ path }) => isTaken(kind, slug, path))
  if (twin) return fail(`There is ${twin.path} already: give this one another name.`, EXIT.failed)
  const { skeletonOf } = await import('../../catalog/skeleton.ts')
  const fault = makeFolder(folder) ?? writeNew(file, skeletonOf(kind, identity))
  if (fault !== null) return fail(fault, EXIT.failed)
  const lines = [
    `Wrote ${file}: change it, and check it as often as you like.`,
    `Next: lychgate check ${dir}`,
  ]
  process.stdout.write(`${lines.map(printable).join('\n')}\n`)
}
const LONGEST_NAME = 40

function kindCalled(word: string, refuse: Refuse): PackKind {
  const kind = PACK_KIND_WORDS.find((known) => known === word)
  if (kind) return kind
  const meant = nearest(word, PACK_KIND_WORDS)
  return refuse(
    `there is no skeleton of '${word}'; there is ${PACK_KIND_WORDS.join(', ')}${meant ? `\n(Did you mean ${meant}?)` : ''}`,
  )
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[’'\p{M}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Cards of all kinds share their ids. */
function isTaken(kind: PackKind, slug: string, path: string): boolean {
  const [folder = '', file = ''] = path.split('/').slice(-2)
  const same: readonly string[] =
    kind === 'haunt' || kind === 'tile' ? [PACK_FOLDERS[kind]] : ['items', 'omens', 'events']
  return (
    same.includes(folder) && file.replace(/^\d+-(?=.*\.)/, kind === 'haunt' ? '' : '$&') === `${slug}.yaml`
  )
}

/** Haunts of the charts have numbers too, also those that are not written yet. */
function freeIdentity(
  kind: PackKind,
  name: string,
  files: readonly SourceFile[],
  asked: string | undefined,
  refuse: Refuse,
): Identity {
  const bodies = files.map(({ path, text }) => ({ path, value: readYaml(text).value }))
  const numbers = bodies.flatMap(({ path, value }) => (isNumbered(path) ? numbersIn(value) : hauntIn(path)))
  const number = asked === undefined ? Math.max(...numbers) + 1 : Number(asked)
  if (asked !== undefined && !/^\d{1,3}$/.test(asked)) refuse('--number takes a whole number up to 999')
  if (asked !== undefined && files.some(({ path }) => hauntIn(path).includes(number)))
    refuse(`there is a haunt ${number} already; ${Math.max(...numbers) + 1} is free`)
  const tiles = bodies.filter(({ path }) => path.includes('tiles/')).map(({ value }) => value as Tile | null)
  const letters = name.replace(/^the /i, '').replace(/[^\p{L}\p{N}]/gu, '')
  return {
    name,
    number,
    ref: freeRef(
      REF_LETTERS[kind],
      bodies.map(({ value }) => String((value as Tile | null)?.ref)),
    ),
    short: freeWord(
      letters,
      7,
      tiles.map((tile) => tile?.short),
    ),
    code: freeWord(
      letters,
      3,
      tiles.map((tile) => tile?.code),
    ),
  }
}

interface Tile {
  ref?: unknown
  short?: unknown
  code?: unknown
}

const REF_LETTERS: Record<PackKind, string> = { haunt: 'H', tile: 'T', item: 'I', event: 'E', omen: 'OM' }

const isNumbered = (path: string): boolean => /(^|\/)chart\.yaml$|(^|\/)scenarios\//.test(path)

/** Every number of a chart or a scenario is that of a haunt. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

function hauntIn(path: string): number[] {
  const [, number] = /(?:^|\/)haunts\/(\d+)-/.exec(path) ?? []
  return number === undefined ? [] : [Number(number)]
}

function freeRef(letters: string, taken: readonly string[]): string {
  const numbers = taken.flatMap((ref) => {
    const [, number] = new RegExp(`^${letters}(\\d+)$`).exec(ref) ?? []
    return number === undefined ? [] : [Number(number)]
  })
  return `${letters}${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}`
}

/** The beginning of a name, or with a digit at its end if another begins so. */
function freeWord(letters: string, length: number, taken: readonly unknown[]): string {
  const first = letters.slice(0, length).padEnd(length === 3 ? 3 : 1, 'x')
  for (let n = 1; ; n++) {
    const word = n === 1 ? first : `${first.slice(0, length - String(n).length)}${n}`
    if (!taken.includes(word)) return word
  }
}

function makeFolder(folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true })
    return null
  } catch (error) {
    return `The folder ${folder} cannot be made (${(error as NodeJS.ErrnoException).code}).`
  }
}
