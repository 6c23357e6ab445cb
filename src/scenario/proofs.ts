/** Which rules are shown by a scenario or named by a test of the project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../catalog/files.ts'
import { ownScenarios, type Result, tryScenario } from './files.ts'
import { readScenario } from './scenario.ts'

/** A title names the rules it tests before its first colon: `'L-ATK-03, L-ATK-04: given …'`. */
const TITLE = /['"`]((?:(?:L|E[123])-[A-Z]+-\d{2,3}(?:, )?)+):/g

/** Rules named by the titles of the tests written in code. */
export function rulesNamedIn(text: string): string[] {
  return [...text.matchAll(TITLE)].flatMap(([, ids = '']) => ids.split(', '))
}

function testRules(): string[] {
  const folder = join(projectRoot(), 'test')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => rulesNamedIn(readFileSync(join(folder, name), 'utf8')))
}

export interface Proofs {
  /** Shown by a scenario that holds. */
  shown: ReadonlySet<string>
  /** Named by a test in code. */
  named: ReadonlySet<string>
}

/** Plays every scenario of the project; the tests in code are only read. */
export async function findProofs(): Promise<Proofs & { scenarios: Result[] }> {
  const scenarios: Result[] = []
  for (const file of ownScenarios()) scenarios.push(await tryScenario(file))
  const shown = scenarios.filter(({ ok }) => ok).flatMap(({ rules }) => rules)
  return { scenarios, shown: new Set(shown), named: new Set(testRules()) }
}

/** The same from the files alone, where something else plays them. */
export function readProofs(): Proofs {
  const shown = ownScenarios().flatMap(({ text }) => {
    const read = readScenario(text)
    return 'scenario' in read ? read.scenario.rules : []
  })
  return { shown: new Set(shown), named: new Set(testRules()) }
}
