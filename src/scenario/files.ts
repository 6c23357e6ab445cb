/** Scenario files: where they lie, what rules they show, and whether they hold. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentRoot, filesIn, LARGEST_FILE, projectRoot } from '../catalog/files.ts'
import { readBook } from '../rulebook/read.ts'
import { playScenario } from './play.ts'
import { readScenario, type Scenario } from './scenario.ts'

export interface Result {
  file: string
  rules: string[]
  title: string
  ok: boolean
  /** What differed, a sentence each. */
  because: string[]
  /** Where it holds but says less than it could. */
  notes: string[]
}

interface ScenarioFile {
  file: string
  text: string
}

export const scenarioRoot = (): string => join(projectRoot(), 'test', 'scenarios')

/** The files somebody points at: a scenario, or a folder of them. */
export function scenariosAt(path: string): ScenarioFile[] {
  if (statSync(path).isDirectory())
    return filesIn(path)
      .filter((inside) => /\.ya?ml$/i.test(inside.path))
      .map((inside) => ({ file: join(path, inside.path), text: inside.text }))
  const isHuge = statSync(path).size > LARGEST_FILE
  return [{ file: path, text: isHuge ? ' '.repeat(LARGEST_FILE + 1) : readFileSync(path, 'utf8') }]
}

/** Those of the project itself; none where they are not part of the installation. */
export const ownScenarios = (): ScenarioFile[] =>
  existsSync(scenarioRoot()) ? scenariosAt(scenarioRoot()) : []

/** By the rules of every edition that it names, or of one alone. */
export async function tryScenario({ file, text }: ScenarioFile, edition?: string): Promise<Result> {
  const read = readScenario(text)
  if ('faults' in read) return { file, rules: [], title: '', ok: false, because: read.faults, notes: [] }
  const { rules, title } = read.scenario
  const strangers = unknownRules(rules)
  const played =
    strangers.length > 0
      ? { because: strangers, notes: [] }
      : await playScenario(narrowed(read.scenario, edition))
  return { file, rules, title, ok: played.because.length === 0, ...played }
}

const narrowed = (scenario: Scenario, edition: string | undefined): Scenario =>
  edition === undefined ? scenario : { ...scenario, editions: [edition as Scenario['editions'][number]] }

let known: Set<string> | null = null

function unknownRules(rules: readonly string[]): string[] {
  known ??= new Set(readBook(filesIn(contentRoot())).book.rules.map(({ id }) => id))
  return rules.filter((id) => !known!.has(id)).map((id) => `There is no rule ${id}.`)
}
