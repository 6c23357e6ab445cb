// The prompt of the rule desk on a terminal: history, completion, and an index by topic.
import { createInterface } from 'node:readline'
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import { bareWords } from '../../rulebook/words.ts'
import { answerLine, type DeskManners } from './desk-line.ts'

const WELCOME =
  'Ask about the rules in your own words. TOPICS is the index, Tab completes, the arrow keys bring questions back, QUIT leaves.'
const COMMANDS = [
  'card',
  'diff',
  'help',
  'list',
  'odds',
  'preview haunt',
  'quit',
  'tile',
  'topics',
  'why-not',
]

export async function promptForRules(index: RuleIndex, manners: DeskManners): Promise<void> {
  const names = completions(index)
  const reader = createInterface({
    input: process.stdin,
    output: process.stdout,
    prompt: 'rules> ',
    historySize: 200,
    removeHistoryDuplicates: true,
    completer: (line: string) => completed(names, line),
  })
  process.stdout.write(`${WELCOME}\n`)
  reader.prompt()
  for await (const line of reader) {
    if (line.trim() !== '') {
      const { text, isLeaving } = answerLine(index, line, manners)
      process.stdout.write(`${text}\n\n`)
      if (isLeaving) break
    }
    reader.prompt()
  }
  reader.close()
}

/** Ids, names of cards and tiles, topics and commands. */
export function completions(index: RuleIndex): string[] {
  const named = index.entries.flatMap(({ id, kind, title }) =>
    kind === 'haunt'
      ? []
      : kind === 'card' || kind === 'tile'
        ? [`${kind} ${bareWords(title).join(' ')}`]
        : [id],
  )
  const topics = index.topics.map(({ title }) => title.toLowerCase())
  return [...new Set([...COMMANDS, ...topics, ...named])].sort()
}

/** What the whole line may become, in whatever case it is typed. */
export function completed(names: readonly string[], line: string): [found: string[], line: string] {
  const small = line.toLowerCase()
  const found = names.filter((name) => name.toLowerCase().startsWith(small))
  return [found, line]
}
