/** Asks the desk the questions of `test/rulebook/questions/`: how often is the first answer right, one of three, and "not settled"? */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { ask } from '../../src/rulebook/ask.ts'
import { openRules } from '../../src/rulebook/load.ts'
import type { RuleIndex } from '../../src/rulebook/rule-index.ts'

export interface Asked {
  ask: string
  /** Ids that answer it; `compare:TOPIC`; `none` where these rules do not settle it. */
  accept: string[]
}
export type Questions = Record<string, Asked[]>

export const readQuestions = (file: string): Questions =>
  parse(readFileSync(fileURLToPath(new URL(`questions/${file}.yaml`, import.meta.url)), 'utf8'))

/** What the desk answers, the best first. */
export function answered(index: RuleIndex, text: string): string[] {
  const reply = ask(index, { words: text.split(' ') })
  switch (reply.kind) {
    case 'answers':
      return [...reply.found, ...reply.sealed].map(({ id }) => id)
    case 'comparison':
      return reply.pairs.map(({ topic }) => `compare:${topic.id}`)
    case 'nothing':
      return ['none']
    default:
      return [reply.kind]
  }
}

export interface Score {
  kind: string
  asked: number
  first: number
  three: number
  misses: string[]
}

export function scoreOf(index: RuleIndex, kind: string, questions: readonly Asked[]): Score {
  const score: Score = { kind, asked: questions.length, first: 0, three: 0, misses: [] }
  for (const { ask: text, accept } of questions) {
    const found = answered(index, text)
    if (accept.includes(found[0]!)) score.first++
    else score.misses.push(`${text}  =>  ${found.slice(0, 4).join(' ')}  (wanted ${accept.join(' ')})`)
    if (found.slice(0, 3).some((id) => accept.includes(id))) score.three++
  }
  return score
}

/** `npx tsx test/rulebook/score.ts FILE…` prints the shares, and what missed with --misses. */
async function main(argv: readonly string[]): Promise<void> {
  const index = (await openRules())()
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)}%`
  for (const file of argv.filter((word) => !word.startsWith('-'))) {
    const scores = Object.entries(readQuestions(file)).map(([kind, some]) => scoreOf(index, kind, some))
    const settled = scores.filter(({ kind }) => kind !== 'unanswerable')
    const sum = (some: readonly Score[], key: 'asked' | 'first' | 'three') =>
      some.reduce((total, score) => total + score[key], 0)
    for (const { kind, asked, first, three, misses } of scores) {
      console.log(
        `${file} ${kind}: ${asked} asked, first ${percent(first, asked)}, three ${percent(three, asked)}`,
      )
      if (argv.includes('--misses')) for (const miss of misses) console.log(`  ${miss}`)
    }
    const all = sum(settled, 'asked')
    console.log(
      `${file}: first ${percent(sum(settled, 'first'), all)}, three ${percent(sum(settled, 'three'), all)}`,
    )
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2))
