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
  ['--all', 'print everything found, in full'],
  ['--spoilers', 'show what games keep secret'],
  ['--json', 'print one JSON object'],
  ['--md', 'print Markdown to quote'],
  ['--plain', 'plain sentences, without columns'],
  ['--save <name>', 'for here and why: which saved game; by default the newest'],
  ['--saves <dir>', 'the folder of the saved games'],
]

export const DESK_JSON = ['--json', 'print one JSON object for each line'] as const

export type Errand = 'here' | 'why' | 'coverage' | 'run'

/** Questions that need a saved game or the scenarios. RUN AWAY is an ordinary question. */
export function errandOf([first = '', ...rest]: readonly string[]): Errand | null {
  const word = first.toLowerCase()
  if (word === 'here' || word === 'why' || word === 'coverage') return rest.length === 0 ? word : null
  return word === 'run' && (rest.length === 0 || (rest.length === 1 && /-/.test(rest[0]!))) ? word : null
}
