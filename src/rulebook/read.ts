/** Reads the files of `content/rules` into a book and lists every problem. */
import type * as z from 'zod'
import type { SourceFile } from '../catalog/files.ts'
import { parsed } from '../catalog/issues.ts'
import { nearest } from '../catalog/nearest.ts'
import { ContentError, type Problem, printableProblem } from '../catalog/problems.ts'
import { readYaml } from '../catalog/yaml.ts'
import { EDITIONS, type EditionId } from '../engine/ids.ts'
import type { Book, Rule } from './book.ts'
import { faultsOf, type Placed } from './checks.ts'
import { englishFile, sectionFile, synonymsFile, type TopicsFile, topicsFile } from './schema.ts'

const FOLDER = 'rules/'
const TOPICS = `${FOLDER}topics.yaml`
const SYNONYMS = `${FOLDER}synonyms.yaml`
const ENGLISH = `${FOLDER}english.yaml`

/** Paths start at the content root; files outside `rules/` are ignored. */
export function readBook(files: readonly SourceFile[]): { book: Book; problems: Problem[] } {
  const problems: Problem[] = []
  const own = files.filter(({ path }) => path.startsWith(FOLDER) && path.endsWith('.yaml'))
  const topics = own.flatMap((file) => (file.path === TOPICS ? read(file, topicsFile, problems) : []))
  const synonyms = own.flatMap((file) =>
    file.path === SYNONYMS ? read(file, synonymsFile, problems).flat() : [],
  )
  const english = own.flatMap((file) => (file.path === ENGLISH ? read(file, englishFile, problems) : []))
  const placed = EDITIONS.flatMap((edition) => {
    const files = own.filter(({ path }) => IN_EDITION.test(path) && path.startsWith(`${FOLDER}${edition}/`))
    return files.sort(byPath).flatMap((file) => rulesIn(file, edition, problems))
  })
  for (const { path } of own)
    if (![TOPICS, SYNONYMS, ENGLISH].includes(path) && !IN_EDITION.test(path))
      problems.push({ file: path, path: '', ...misplaced(path) })
  const { areas, topics: known }: TopicsFile = topics[0] ?? { areas: [], topics: [] }
  const book: Book = {
    areas,
    topics: known,
    synonyms,
    english: english[0]?.words ?? '',
    rules: placed.map(({ rule }) => rule),
  }
  const isWhole = problems.length === 0
  if (own.length > 0) problems.push(...faultsOf(placed, book, { topicsFile: TOPICS, isWhole }))
  return { book, problems: problems.map(printableProblem) }
}

/** Throws a ContentError that lists every problem, if there are any. */
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

const rulesIn = (file: SourceFile, edition: EditionId, problems: Problem[]): Placed[] =>
  read(file, sectionFile, problems).flatMap(({ section, rules }) =>
    rules.map((rule, n) => ({
      rule: { ...rule, edition, section } as Rule,
      file: file.path,
      path: `rules/${n}`,
    })),
  )

const byPath = (a: SourceFile, b: SourceFile): number => (a.path < b.path ? -1 : 1)

/** `rules/legacy/16-attack.yaml`: the number orders the sections. */
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
