/** No reaction may set itself off for ever: op to happening to trigger to the same op. */

import { effectOf, type Op } from '../../engine/effects/table.ts'
import type { OpList, ReactionDef } from '../../engine/language/defs.ts'
import { factName, type Making } from '../../engine/language/facts.ts'
import { kit } from '../kit.ts'
import { opsIn, treeOf } from '../tree.ts'
import type { Checking } from './checking.ts'

export function checkTriggers({ homes, report }: Checking): void {
  for (const { home, def, haunt } of homes) {
    checkLoops(def.reactions, home, (n, expected) => report(home, `reactions/${n}`, expected))
    for (const [m, monster] of haunt?.monsters.entries() ?? [])
      checkLoops(monster.reactions, home, (n, expected) =>
        report(home, `monsters/${m}/reactions/${n}`, expected),
      )
  }
}

/** "When a counter is 3 or more: … set it to 0." */
function isReset({ on, when, do: list }: ReactionDef, home: string): boolean {
  if (on !== 'counter-changed' || !when || !('counter' in when)) return false
  const { counter, who, atLeast } = when
  if (typeof atLeast !== 'number' || who !== undefined) return false
  const changes = opsOf(list).filter((op) => effectOf(op).fires?.(op, home).includes(on))
  const isBelow = ({ fact, to }: Making) =>
    fact === factName.counter(counter) && typeof to === 'number' && to < atLeast
  return changes.length > 0 && changes.every((op) => effectOf(op).makes?.(op).every(isBelow))
}

const opsOf = (list: OpList): Op[] => opsIn(treeOf(kit.ops, list)).map(({ op }) => op)

function checkLoops(
  reactions: readonly ReactionDef[],
  home: string,
  tell: (n: number, expected: string) => void,
): void {
  const fires = reactions.map(
    (reaction) => new Set(opsOf(reaction.do).flatMap((op) => effectOf(op).fires?.(op, home) ?? [])),
  )
  // A reaction that is asked for, comes once, or sets what it watches below what it waits for, ends by itself.
  const isEndless = (reaction: ReactionDef) =>
    reaction.once === undefined && reaction.optional !== true && !isReset(reaction, home)
  const leadsTo = (n: number, to: number, seen: readonly number[]): boolean =>
    reactions.some((next, m) => {
      if (!fires[n]!.has(next.on) || !isEndless(next)) return false
      return m === to || (!seen.includes(m) && leadsTo(m, to, [...seen, m]))
    })
  for (const [n, reaction] of reactions.entries()) {
    if (isEndless(reaction) && leadsTo(n, n, [n]))
      tell(
        n,
        `This reaction to \`${reaction.on}\` can set itself off for ever; give it \`once\` or \`optional\`.`,
      )
  }
}
