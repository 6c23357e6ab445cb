// The desk behind a restricted account: one command of the connection, or a line at a time.
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import { answerLine, LONGEST_LINE } from './desk-line.ts'
import { EXIT } from './exit-codes.ts'
import { type Ended, eachLine, type Limits } from './lines.ts'

const LIMITS: Limits = {
  line: LONGEST_LINE,
  perSecond: 200,
  lines: 20_000,
  bytes: 16_000_000,
  idle: 10 * 60_000,
}

const GOODBYES: Partial<Record<Ended, string>> = {
  lines: `This connection has asked ${LIMITS.lines} questions; connect again for more.`,
  bytes: 'This connection has sent too much; connect again for more.',
  idle: 'Nobody has asked anything for ten minutes. Good night.',
}

const WELCOME = 'The rule desk of Lychgate. Ask about the rules or the odds; HELP says how, QUIT leaves.'

/** SSH_ORIGINAL_COMMAND is what was typed after the host; without it questions are read from the input. */
export async function openDesk(index: RuleIndex, json: boolean): Promise<void> {
  const { SSH_ORIGINAL_COMMAND: command = '' } = process.env
  if (command.trim() !== '') {
    const { text, isRefused } = answerLine(index, command, { json })
    process.stdout.write(`${text}\n`)
    process.exitCode = isRefused ? EXIT.failed : EXIT.done
    return
  }
  const isTyped = process.stdin.isTTY === true
  const prompt = isTyped ? '> ' : ''
  if (isTyped) process.stdout.write(`${WELCOME}\n${prompt}`)
  const ended = await eachLine(process.stdin, LIMITS, (line) => {
    if (line.trim() === '') {
      process.stdout.write(prompt)
      return true
    }
    const { text, isLeaving } = answerLine(index, line, { json })
    process.stdout.write(`${text}\n${isLeaving ? '' : prompt}`)
    return !isLeaving
  })
  const goodbye = GOODBYES[ended]
  if (goodbye && !json) process.stdout.write(`${goodbye}\n`)
}
