// How `rules` is called: its options, and which questions the index alone cannot answer.

export interface RulesOptions {
  edition?: string
  all?: boolean
  spoilers?: boolean
  json?: boolean
  md?: boolean
  plain?: boolean
  save?: string
  saves?: string
}

export const RULES_OPTIONS: readonly (readonly [flags: string, says: string])[] = [
  ['--edition <name>', 'only this edition: legacy, first, second or third'],
  ['--all', 'everything that is found, in full'],
  ['--spoilers', 'show what a game keeps sealed'],
  ['--json', 'print one JSON object'],
  ['--md', 'print Markdown to quote'],
  ['--plain', 'plain sentences, without columns'],
  ['--save <name>', 'for here and why: which saved game, the newest unless told'],
  ['--saves <dir>', 'where the games are kept'],
]

export type Errand = 'here' | 'why' | 'coverage' | 'run'

/** What takes more than the index: a saved game, or the scenarios. RUN AWAY is a question like any other. */
export function errandOf([first = '', ...rest]: readonly string[]): Errand | null {
  const word = first.toLowerCase()
  if (word === 'here' || word === 'why' || word === 'coverage') return rest.length === 0 ? word : null
  return word === 'run' && (rest.length === 0 || (rest.length === 1 && /-/.test(rest[0]!))) ? word : null
}
