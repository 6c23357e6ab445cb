/** The rulebook to ask: the same answers as RULES gives, and a way on from each of them. */
import { ask } from '../../rulebook/ask.ts'
import { layOut } from '../../rulebook/layout.ts'
import type { Reply } from '../../rulebook/reply.ts'
import { isRule, type RulebookEntry, type RuleIndex } from '../../rulebook/rule-index.ts'
import { wrapped } from '../text/runs.ts'
import type { Runs } from '../theme/roles.ts'

const HOW = [
  'Type words or an id: haunt roll, attack, L-ATK-01, card bells, list.',
  'Every answer names its rule, what other editions say, and where to read on.',
]

/** What was asked last, what it leads on to, and what is being typed meanwhile. */
export class RulesDesk {
  constructor(
    private readonly index: RuleIndex,
    private asked = '',
  ) {}

  rows(width: number, typed: string): Runs[] {
    const question = this.#meant(typed)
    if (question === '') return HOW.flatMap((line) => wrapped(line, width))
    const { reply, isAll, words } = this.#ask(question)
    const onward = readOn(this.index, reply, isAll)
    const layout = { width, plain: true, inGame: true, all: isAll, asked: words }
    // What is only a list of titles is shown as the list that can be picked from.
    const lines =
      reply.kind === 'titles'
        ? []
        : layOut(this.index, reply.kind === 'nothing' ? { ...reply, nearest: [] } : reply, layout)
    const answer = lines.map((line, n): Runs => [{ text: line, role: n === 0 ? 'title' : 'text' }])
    return [...answer, ...(onward.length > 0 ? onwardRows(onward, width, answer.length > 0) : [])]
  }

  enter(typed: string): void {
    this.asked = this.#meant(typed)
  }

  /** The first of what the answer leads on to, then the one after what stands on the line. */
  next(typed: string): string {
    const before = this.#listed()
    if (typed !== '' && !before.includes(typed)) this.asked = this.#meant(typed)
    const ids = this.#listed()
    return ids[(ids.indexOf(typed) + 1) % ids.length] ?? typed
  }

  /** A number alone means that line of the list; nothing typed, what was asked last. */
  #meant(typed: string): string {
    const question = typed.replace(/^rules?\s+/i, '')
    if (question === '') return this.asked
    const at = /^\d{1,3}$/.test(question) ? Number(question) - 1 : -1
    return this.#listed()[at] ?? question
  }

  #listed(): string[] {
    if (this.asked === '') return []
    const { reply, isAll } = this.#ask(this.asked)
    return readOn(this.index, reply, isAll).map(({ id }) => id)
  }

  #ask(question: string): { reply: Reply; isAll: boolean; words: string } {
    const typed = question.split(/\s+/)
    const words = typed.filter((word) => word !== '--all')
    return {
      reply: ask(this.index, { words }),
      isAll: words.length < typed.length,
      words: words.join(' '),
    }
  }
}

/** What an answer names besides itself; haunts keep their seal. */
function readOn(index: RuleIndex, reply: Reply, isAll: boolean): RulebookEntry[] {
  if (reply.kind === 'titles') return reply.entries.filter(isOpen)
  if (reply.kind === 'nothing') return reply.nearest.filter(isOpen)
  if (reply.kind !== 'answers') return []
  const shown = isAll || reply.isNamed ? reply.found : reply.found.slice(0, 1)
  const seen = shown.flatMap((entry) => (isRule(entry) ? entry.see : []))
  const named = seen.flatMap((id) => index.find(id) ?? [])
  const all = new Set([...named, ...reply.found.slice(shown.length)])
  return [...all].filter((entry) => isOpen(entry) && !shown.includes(entry)).slice(0, MOST_ONWARD)
}

/** More than this is a question to be asked in other words. */
const MOST_ONWARD = 12

const isOpen = ({ kind }: RulebookEntry): boolean => kind !== 'haunt'

function onwardRows(entries: readonly RulebookEntry[], width: number, isBelow: boolean): Runs[] {
  const column = String(entries.length).length + 2
  const inset = ' '.repeat(column + 1)
  return [
    ...(isBelow ? [[]] : []),
    [{ text: 'READ ON  (its number and Enter, or Tab)', role: 'title' }],
    ...entries.flatMap(({ id, title }, n) => {
      const [first = [], ...rest] = wrapped(`${id} ${title}`, width - column - 1)
      return [
        [{ text: `${String(n + 1).padStart(column - 1)}  `, role: 'strong' as const }, ...first],
        ...rest.map((runs): Runs => [{ text: inset }, ...runs]),
      ]
    }),
  ]
}
