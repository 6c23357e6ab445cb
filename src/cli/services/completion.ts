// Completion scripts: commands and options are written out, names are asked of the program when they are wanted.

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** What the program lists for the scripts: rule ids, names of cards and tiles, haunt numbers, saved games. */
export const LISTS = ['rules', 'things', 'haunts', 'saves'] as const
export type List = (typeof LISTS)[number]

/** The list that the words of a command are taken from. */
const LIST_OF: Readonly<Record<string, List>> = {
  rules: 'rules',
  'rules card': 'things',
  'rules tile': 'things',
  preview: 'haunts',
  'preview haunt': 'haunts',
  resume: 'saves',
  saves: 'saves',
  report: 'saves',
  replay: 'saves',
  share: 'saves',
}
/** Options whose value is a name. */
const LIST_OF_OPTION: Readonly<Record<string, List>> = { '--haunt': 'haunts', '--save': 'saves' }

/** A command as the scripts need it. */
export interface Described {
  name: string
  says: string
  options: { long: string; says: string }[]
  commands: Described[]
}

interface Words {
  /** "rules" or "odds roll" */
  path: string
  words: string[]
  says: Map<string, string>
  list: List | undefined
}

const WORDS_OF_RULES = ['list', 'card', 'tile', 'diff', 'run', 'coverage', 'here', 'why', 'why-not', 'topics']

function wordsOf(program: Described): Words[] {
  const below = (command: Described, path: string): Words[] => {
    const says = new Map<string, string>([
      ...command.commands.map(({ name, says: told }): [string, string] => [name, told]),
      ...command.options.map(({ long, says: told }): [string, string] => [long, told]),
      ['--help', 'explain it'],
    ])
    const words = [
      ...says.keys(),
      ...(path === 'rules' ? WORDS_OF_RULES : []),
      ...(path === 'completion' ? SHELLS : []),
    ]
    const own: Words = { path, words: words.filter(Boolean), says, list: LIST_OF[path] }
    return [own, ...command.commands.flatMap((each) => below(each, `${path} ${each.name}`.trim()))]
  }
  return [
    ...below(program, ''),
    ...['rules card', 'rules tile'].map((path) => ({
      path,
      words: [],
      says: new Map(),
      list: LIST_OF[path],
    })),
  ]
}

export function scriptFor(shell: Shell, program: Described): string {
  const all = wordsOf(program)
  if (shell === 'fish') return fish(all)
  return shell === 'bash' ? bash(all) : zsh(all)
}

const ask = (list: List): string => `$(lychgate completion bash --list ${list} 2>/dev/null)`

const cases = (all: readonly Words[]): string =>
  all
    .filter(({ path }) => path !== '')
    .map(
      ({ path, words, list }) =>
        `    '${path}') words='${words.join(' ')}'${list ? `; names="${ask(list)}"` : ''} ;;`,
    )
    .join('\n')

const optionCases = Object.entries(LIST_OF_OPTION)
  .map(([option, list]) => `    ${option}) words=; names="${ask(list)}" ;;`)
  .join('\n')

const bash = (all: readonly Words[]): string => `# bash completion for lychgate
_lychgate() {
  local IFS=$' \\t\\n' cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
  local path=\${COMP_WORDS[1]} words='${all[0]!.words.join(' ')}' names=
  ((COMP_CWORD > 1)) || path=
  case "$path \${COMP_WORDS[2]}" in
${all
  .filter(({ path }) => path.includes(' '))
  .map(({ path }) => `    '${path}') ((COMP_CWORD > 2)) && path='${path}' ;;`)
  .join('\n')}
  esac
  case $path in
${cases(all)}
  esac
  case $prev in
${optionCases}
  esac
  COMPREPLY=($(compgen -W "$words $names" -- "$cur"))
}
complete -F _lychgate lychgate
`

const zsh = (all: readonly Words[]): string => `#compdef lychgate
_lychgate() {
  local place=\${words[2]} prev=\${words[CURRENT-1]} second="\${words[2]} \${words[3]}" found='${all[0]!.words.join(' ')}' names=
  ((CURRENT > 2)) || place=
  case $second in
${all
  .filter(({ path }) => path.includes(' '))
  .map(({ path }) => `    '${path}') ((CURRENT > 3)) && place='${path}' ;;`)
  .join('\n')}
  esac
  case $place in
${cases(all).replaceAll("words='", "found='")}
  esac
  case $prev in
${optionCases.replaceAll('words=;', 'found=;')}
  esac
  compadd -- \${=found} \${=names}
}
compdef _lychgate lychgate
`

function fish(all: readonly Words[]): string {
  const lines = all.flatMap(({ path, words, says, list }) => {
    const parts = path.split(' ').filter(Boolean)
    const where =
      parts.length === 0
        ? '__fish_use_subcommand'
        : parts.map((part) => `__fish_seen_subcommand_from ${part}`).join('; and ')
    const own = words.map((word) => {
      const told = says.get(word)?.replaceAll("'", '') ?? ''
      const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-a ${word}`
      return `complete -c lychgate -n '${where}' ${what}${told ? ` -d '${told}'` : ''}`
    })
    const names = list
      ? [`complete -c lychgate -n '${where}' -a '(lychgate completion fish --list ${list} 2>/dev/null)'`]
      : []
    return [...own, ...names]
  })
  const options = Object.entries(LIST_OF_OPTION).map(
    ([option, list]) =>
      `complete -c lychgate -l ${option.slice(2)} -x -a '(lychgate completion fish --list ${list} 2>/dev/null)'`,
  )
  return ['# fish completion for lychgate', 'complete -c lychgate -f', ...lines, ...options, ''].join('\n')
}
