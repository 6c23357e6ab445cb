/** No reaction may set itself off for ever: op to happening to trigger to the same op. */
import type { ReactionDef, Trigger } from '../../engine/language/defs.ts'
import type { Checking } from '../check.ts'
import { type Part, walk } from '../walk.ts'

/** What an op can set off. */
function firedBy(op: Part, own: string): Trigger[] {
  switch (op.op) {
    case 'heal':
      return reachesMe(op.who) ? ['healed'] : []
    case 'counter':
      return reachesMe(op.who) ? ['counter-changed'] : []
    case 'step':
    case 'walk':
      return ['enters']
    case 'discover':
      return ['discovers', 'enters']
    case 'place':
      return mayLeadHere(op.at, own) ? ['enters'] : []
    case 'damage':
    case 'kill':
      return ['would-die', 'died']
    case 'lose':
      return op.notBelowCritical ? [] : ['would-die', 'died']
    default:
      return []
  }
}

/** Leaves out what is aimed at somebody else. */
function reachesMe(who: unknown): boolean {
  if (who === undefined || who === 'me') return true
  return typeof who === 'object' && who !== null && 'all' in who && !('but' in who && who.but === 'me')
}

function mayLeadHere(at: unknown, own: string): boolean {
  if (typeof at !== 'object' || at === null || !('tile' in at)) return true
  return own.startsWith('haunt:') || [at.tile].flat().includes(own.slice(own.indexOf(':') + 1))
}

export function checkTriggers({ homes, report }: Checking): void {
  for (const { home, def, haunt } of homes) {
    checkLoops(def.reactions, home, (n, expected) => report(home, `reactions/${n}`, expected))
    for (const [m, monster] of haunt?.monsters.entries() ?? [])
      checkLoops(monster.reactions, home, (n, expected) =>
        report(home, `monsters/${m}/reactions/${n}`, expected),
      )
  }
}

/** A reaction that is asked for, comes once, or sets what it watches below what it waits for, ends by itself. */
const isEndless = (reaction: ReactionDef): boolean =>
  reaction.once === undefined && reaction.optional !== true && !isReset(reaction)

/** "When a counter is 3 or more: … set it to 0." */
function isReset({ on, when, do: list }: ReactionDef): boolean {
  if (on !== 'counter-changed' || !when || !('counter' in when)) return false
  const { counter, who, atLeast } = when as { counter: unknown; who?: unknown; atLeast?: unknown }
  if (typeof counter !== 'string' || typeof atLeast !== 'number' || who !== undefined) return false
  const changes: Part[] = []
  walk(list, '', (part) => {
    if (part.op === 'counter' && reachesMe(part.who)) changes.push(part)
  })
  return (
    changes.length > 0 &&
    changes.every((op) => op.counter === counter && typeof op.to === 'number' && op.to < atLeast)
  )
}

function checkLoops(
  reactions: readonly ReactionDef[],
  home: string,
  tell: (n: number, expected: string) => void,
): void {
  const fires = reactions.map((reaction) => {
    const found = new Set<Trigger>()
    walk(reaction.do, '', (part) => {
      for (const trigger of firedBy(part, home)) found.add(trigger)
    })
    return found
  })
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
