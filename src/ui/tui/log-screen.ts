/** The whole log, with rules and rounds; what is typed picks out the lines that have it. */
import { logRows } from '../panels/log.ts'
import { idList } from '../prose/cite.ts'
import type { LogLine } from '../prose/log-book.ts'
import { row } from '../text/rows.ts'
import { Reader } from './reader.ts'
import type { Shell } from './screen.ts'

export class LogScreen extends Reader {
  constructor(shell: Shell, lines: () => readonly LogLine[]) {
    super(shell, {
      title: 'LOG',
      ask: 'filter',
      fromEnd: true,
      rows: (width, typed) => {
        const wanted = typed.toLowerCase()
        const found = lines().filter(({ text, rules, round }) =>
          `r${round} ${text} ${idList(rules, ' ')}`.toLowerCase().includes(wanted),
        )
        if (found.length === 0) return [row(`No line of the log has "${typed}" in it.`, 'system')]
        return logRows(found, width, width >= 60)
      },
    })
  }
}
