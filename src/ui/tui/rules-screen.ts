/** The rulebook to read: what is typed is looked up, and the answer stands above it. */
import { ask } from '../../rulebook/ask.ts'
import { layOut } from '../../rulebook/layout.ts'
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import { row } from '../text/rows.ts'
import { Reader } from './reader.ts'
import type { Shell } from './screen.ts'

const HOW = [
  'Type words or an id: haunt roll, attack, L-ATK-01, card bells, list.',
  'Every answer names its rule, what other editions say, and where to read on.',
]

export class RulesScreen extends Reader {
  constructor(shell: Shell, index: RuleIndex) {
    super(shell, {
      title: 'RULES',
      ask: 'look up',
      rows: (width, typed) => {
        if (typed === '') return HOW.map((line) => row(line))
        const words = typed.split(/\s+/)
        const lines = layOut(index, ask(index, { words }), { width, plain: true, inGame: true, asked: typed })
        return lines.map((line, n) => row(line, n === 0 ? 'title' : 'text'))
      },
    })
  }
}
