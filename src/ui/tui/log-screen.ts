/** The whole log, with rules and rounds; what is typed picks out the lines that have it. */
import { logRows } from '../panels/log.ts'
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
          `r${round} ${text} ${rules.join(' ')}`.toLowerCase().includes(wanted),
        )
        if (found.length === 0) return [row(`Nothing that was told has "${typed}" in it.`, 'system')]
        return logRows(found, width, width >= 60)
      },
    })
  }
}
