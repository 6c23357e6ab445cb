/** Goals, actions and reactions that can never come about (L-HSTR-03, L-HSTR-05). */
import { addresses } from '../../engine/addresses.ts'
import type { GoalDef, HauntDef } from '../../engine/language/defs.ts'
import type { Never } from '../../engine/language/never.ts'
import type { Condition } from '../../engine/language/words.ts'
import { nearest } from '../nearest.ts'
import type { Node } from '../tree.ts'
import { join } from '../walk.ts'
import { changesOf } from './changes.ts'
import { type Checking, tablesOf } from './checking.ts'
import { whyNever } from './never.ts'
import { slug } from './ops.ts'

export function checkGoals({ catalog, homes, report }: Checking): void {
  for (const { haunt, tree } of homes) {
    if (!haunt) continue
    const tell = (path: string, expected: string, meant?: string) =>
      report(addresses.haunt(haunt.number), path, expected, meant)
    const isNever = neverIn(haunt, tree, tablesOf(catalog))
    const check = (path: string, when: Condition | undefined, what: string) => {
      const never = when && isNever(when)
      if (never) tell(join(path, never.path), `${what}: ${never.because}${never.where}.`)
    }
    for (const [n, goal] of haunt.goals.entries()) {
      check(`goals/${n}/when`, goal.when, 'This goal can never hold')
      if (!goal.when) checkBox(haunt, goal, (expected, meant) => tell(`goals/${n}`, expected, meant))
    }
    for (const [n, { when }] of haunt.actions.entries())
      check(`actions/${n}/when`, when, 'This action can never be taken')
    for (const [n, { when }] of haunt.reactions.entries())
      check(`reactions/${n}/when`, when, 'This reaction can never happen')
    for (const [m, { reactions }] of haunt.monsters.entries())
      for (const [n, { when }] of reactions.entries())
        check(`monsters/${m}/reactions/${n}/when`, when, 'This reaction can never happen')
  }
}

/** Tells of a condition that cannot hold at some table, and at which. */
export function neverIn(
  haunt: HauntDef,
  tree: Node,
  tables: readonly number[],
): (when: Condition) => (Never & { where: string }) | null {
  const changes = changesOf(haunt, tree)
  return (when) => {
    const found = tables.map((_, table) => whyNever(when, haunt, changes, table))
    const at = found.findIndex((one) => one !== null)
    if (at < 0) return null
    const where = found.every((one) => one !== null) ? '' : ` with ${tables[at]} players`
    return { ...found[at]!, where }
  }
}

/** L-HSTR-05: a goal the engine does not watch is reached by a box of its name. */
function checkBox(
  { actions, reactions }: HauntDef,
  goal: GoalDef,
  tell: (expected: string, meant?: string) => void,
): void {
  const own = actions.filter(({ by }) => by === goal.team || by === 'everyone')
  const names = [...own, ...reactions].flatMap(({ name }) => name ?? [])
  if (names.some((name) => slug(name) === slug(goal.name))) return
  tell(
    `Nothing brings the goal ${goal.name} about: give it \`when\`, or an action or reaction of its name.`,
    nearest(goal.name, names),
  )
}
