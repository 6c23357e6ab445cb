// Bare `rules` with something to read: one question a line through a pipe, a prompt on a terminal.
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import { answerLine, type DeskManners, LONGEST_LINE } from './desk-line.ts'
import { eachLine } from './lines.ts'

const NO_LIMIT = Number.POSITIVE_INFINITY

/** Answers each line of the input; returns how many there were. */
export async function answerPipe(index: RuleIndex, manners: DeskManners): Promise<number> {
  let asked = 0
  const limits = { line: LONGEST_LINE, perSecond: NO_LIMIT, lines: NO_LIMIT, bytes: NO_LIMIT, idle: NO_LIMIT }
  await eachLine(process.stdin, limits, (line) => {
    if (line.trim() === '') return true
    const { text, isLeaving } = answerLine(index, line, manners)
    if (asked > 0 && !manners.json) process.stdout.write('\n')
    asked++
    process.stdout.write(`${text}\n`)
    return !isLeaving
  })
  return asked
}
