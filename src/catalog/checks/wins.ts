/** Each side that can win has something that ends the game for it (L-HSTR-03, L-WIN-01). */
import type { Team } from '../../engine/ids.ts'
import type { HauntDef } from '../../engine/language/defs.ts'
import type { Condition } from '../../engine/language/words.ts'
import type { Checking } from '../check.ts'
import { walk } from '../walk.ts'
import { neverIn, tablesOf } from './goals.ts'

type IsNever = (when: Condition) => unknown

export function checkWins({ catalog, report }: Checking): void {
  for (const haunt of Object.values(catalog.haunts)) {
    const tell = (path: string, expected: string) => report(`haunt:${haunt.number}`, path, expected)
    checkSides(haunt, neverIn(haunt, tablesOf(catalog)), tell)
  }
}

/** With no traitor the heroes alone, unless somebody can turn; in a free-for-all anybody. */
function sidesOf(haunt: HauntDef): Team[] {
  const { kind } = haunt.team
  if (kind === 'none') return turns(haunt) ? ['heroes', 'traitor'] : ['heroes']
  return kind === 'all-traitors' ? ['traitor'] : kind === 'everyone' ? [] : ['heroes', 'traitor']
}

function turns(haunt: HauntDef): boolean {
  let found = false
  walk(haunt, '', (part) => {
    if (part.op === 'become' && part.team === 'traitor') found = true
  })
  return found
}

function checkSides(haunt: HauntDef, isNever: IsNever, tell: (path: string, expected: string) => void): void {
  const wins = winsIn(haunt, isNever)
  const goals = haunt.goals.filter(({ kind, when }) => kind === 'main' && when && !isNever(when))
  if (haunt.team.kind === 'everyone' && wins.size === 0 && goals.length === 0)
    tell('goals', 'Nothing in this haunt lets anybody win.')
  for (const team of sidesOf(haunt)) {
    const side = team === 'heroes' ? 'the heroes' : 'the traitor'
    const acts = haunt.actions.some(({ by }) => by === team || by === 'everyone')
    if (haunt.team.kind === 'known' && !acts && !haunt.goals.some((goal) => goal.team === team))
      tell('actions', `This haunt gives ${side} neither an action nor a goal.`)
    if (!wins.has(team) && !goals.some((goal) => goal.team === team))
      tell(
        'goals',
        `Nothing lets ${side} win: a main goal with \`when\`, or an op \`win\` in what ${side} can do.`,
      )
  }
}

/** Sides a `win` op is within reach of: in their own actions, or in what happens by itself. */
function winsIn(haunt: HauntDef, isNever: IsNever): Set<Team | 'me'> {
  const found = new Set<Team | 'me'>()
  const look = (part: unknown, by: Team | 'everyone' | undefined) =>
    walk(part, '', (inner) => {
      if (inner.op !== 'win') return
      const team = (inner.team ?? 'me') as Team | 'me'
      if (team === 'me' && by !== 'everyone' && by !== undefined) found.add(by)
      else if (by === undefined || by === 'everyone' || by === team) found.add(team)
    })
  const may = ({ when }: { when?: Condition }) => when === undefined || !isNever(when)
  for (const action of haunt.actions.filter(may)) look(action, action.by)
  for (const free of [haunt.reactions.filter(may), haunt.monsters, haunt.houseTurn]) look(free, undefined)
  return found
}
