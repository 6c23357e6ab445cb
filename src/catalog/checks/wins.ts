/** Each side that can win has something that ends the game for it (L-HSTR-03, L-WIN-01). */

import type { Team } from '../../engine/ids.ts'
import type { HauntDef } from '../../engine/language/defs.ts'
import { factName } from '../../engine/language/facts.ts'
import type { Condition } from '../../engine/language/words.ts'
import { type Node, partAt } from '../tree.ts'
import { makingsIn } from './changes.ts'
import { type Checking, tablesOf } from './checking.ts'
import { neverIn } from './goals.ts'

type IsNever = (when: Condition) => unknown

export function checkWins({ catalog, homes, report }: Checking): void {
  for (const { haunt, home, tree } of homes) {
    if (!haunt) continue
    const isNever = neverIn(haunt, tree, tablesOf(catalog))
    checkSides(haunt, tree, isNever, (path, expected) => report(home, path, expected))
  }
}

/** With no traitor the heroes alone, unless somebody can turn; in a free-for-all anybody. */
function sidesOf({ team: { kind } }: HauntDef, tree: Node): Team[] {
  if (kind === 'none') return canTurn(tree) ? ['heroes', 'traitor'] : ['heroes']
  return kind === 'all-traitors' ? ['traitor'] : kind === 'everyone' ? [] : ['heroes', 'traitor']
}

/** Can an op make somebody a traitor? */
export const canTurn = (tree: Node): boolean =>
  makingsIn(tree).some(({ fact }) => fact === factName.side('traitor'))

function checkSides(
  haunt: HauntDef,
  tree: Node,
  isNever: IsNever,
  tell: (path: string, expected: string) => void,
): void {
  const wins = winsIn(haunt, tree, isNever)
  const goals = haunt.goals.filter(({ kind, when }) => kind === 'main' && when && !isNever(when))
  if (haunt.team.kind === 'everyone' && wins.size === 0 && goals.length === 0)
    tell('goals', 'Nothing in this haunt lets anybody win.')
  for (const team of sidesOf(haunt, tree)) {
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

/** Sides a win is within reach of: in their own actions, or in what happens by itself. */
function winsIn(haunt: HauntDef, tree: Node, isNever: IsNever): Set<Team | 'me'> {
  const found = new Set<Team | 'me'>()
  const look = (path: string, by: Team | 'everyone' | undefined) => {
    const facts = makingsIn(partAt(tree, path)).map(({ fact }) => fact)
    for (const team of ['heroes', 'traitor', 'me'] as const) {
      if (!facts.includes(factName.win(team))) continue
      if (team === 'me' && by !== 'everyone' && by !== undefined) found.add(by)
      else if (by === undefined || by === 'everyone' || by === team) found.add(team)
    }
  }
  const may = ({ when }: { when?: Condition }) => when === undefined || !isNever(when)
  for (const [n, action] of haunt.actions.entries()) if (may(action)) look(`actions/${n}`, action.by)
  for (const [n, reaction] of haunt.reactions.entries()) if (may(reaction)) look(`reactions/${n}`, undefined)
  for (const field of ['monsters', 'houseTurn']) look(field, undefined)
  return found
}
