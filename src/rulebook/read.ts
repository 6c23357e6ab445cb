/** Turns the files of `content/rules` into a book, with everything that is wrong with them. */
import type * as z from 'zod'
import { parsed } from '../catalog/issues.ts'
import { nearest } from '../catalog/nearest.ts'
import { ContentError, type Problem, printableProblem } from '../catalog/problems.ts'
import type { SourceFile } from '../catalog/read.ts'
import { readYaml } from '../catalog/yaml.ts'
import { type Book, EDITIONS, type Edition, type Rule } from './book.ts'
import { faultsOf, type Placed } from './checks.ts'
import { sectionFile, type TopicsFile, topicsFile } from './schema.ts'

const FOLDER = 'rules/'
const TOPICS = `${FOLDER}topics.yaml`

/** Files are named from the content root; those outside `rules/` are passed over. */
export function readBook(files: readonly SourceFile[]): { book: Book; problems: Problem[] } {
  const problems: Problem[] = []
  const own = files.filter(({ path }) => path.startsWith(FOLDER) && path.endsWith('.yaml'))
  const topics = own.flatMap((file) => (file.path === TOPICS ? read(file, topicsFile, problems) : []))
  const placed = EDITIONS.flatMap((edition) => {
    const files = own.filter(({ path }) => IN_EDITION.test(path) && path.startsWith(`${FOLDER}${edition}/`))
    return files.sort(byPath).flatMap((file) => rulesIn(file, edition, problems))
  })
  for (const { path } of own)
    if (path !== TOPICS && !IN_EDITION.test(path)) problems.push({ file: path, path: '', ...misplaced(path) })
  const { areas, topics: known }: TopicsFile = topics[0] ?? { areas: [], topics: [] }
  const book: Book = { areas, topics: known, rules: placed.map(({ rule }) => rule) }
  if (own.length > 0) problems.push(...faultsOf(placed, book, TOPICS))
  return { book, problems: problems.map(printableProblem) }
}

/** A book or a ContentError that lists every problem. */
export function bookOf(files: readonly SourceFile[]): Book {
  const { book, problems } = readBook(files)
  if (problems.length > 0) throw new ContentError(problems)
  return book
}

function read<T>({ path, text }: SourceFile, schema: z.ZodType<T>, problems: Problem[]): T[] {
  const { value, faults } = readYaml(text)
  const result = faults.length > 0 ? { faults } : parsed(schema, value)
  if ('value' in result) return [result.value]
  problems.push(...result.faults.map((fault) => ({ file: path, ...fault })))
  return []
}

const rulesIn = (file: SourceFile, edition: Edition, problems: Problem[]): Placed[] =>
  read(file, sectionFile, problems).flatMap(({ section, rules }) =>
    rules.map((rule, n) => ({
      rule: { ...rule, edition, section } as Rule,
      file: file.path,
      path: `rules/${n}`,
    })),
  )

const byPath = (a: SourceFile, b: SourceFile): number => (a.path < b.path ? -1 : 1)

/** `rules/legacy/16-attack.yaml`: sections in the order of their numbers. */
const IN_EDITION = new RegExp(`^${FOLDER}(?:${EDITIONS.join('|')})/\\d\\d-[a-z0-9]+(?:-[a-z0-9]+)*\\.yaml$`)

function misplaced(path: string): Pick<Problem, 'expected' | 'nearest'> {
  const [, folder = '', ...rest] = path.split('/')
  if (rest.length === 1 && !EDITIONS.some((edition) => folder.includes(edition)))
    return {
      expected: `There are no rules of an edition \`${folder}\`.`,
      nearest: nearest(folder, EDITIONS) ?? null,
    }
  return {
    expected: 'A section of the rules lies in the folder of its edition and is named `16-attack.yaml`.',
    nearest: null,
  }
}
