/** Ops that would show everybody whom a secret names, or who the hidden traitor is (L-HID-01, L-AMB-65). */
import type { HauntDef, OpList } from '../../engine/language/defs.ts'
import type { Checking } from '../check.ts'
import { join, listsIn, type Part, walk } from '../walk.ts'

type Tell = (path: string, expected: string) => void

export function checkShows({ catalog, report }: Checking): void {
  for (const haunt of Object.values(catalog.haunts)) {
    const tell: Tell = (path, expected) => report(`haunt:${haunt.number}`, path, expected)
    for (const [list, path] of listsIn(haunt, '')) look(haunt, list, path, shownBefore(haunt, path), tell)
    checkActions(haunt, tell)
    if (haunt.team.kind === 'hidden') checkReactions(haunt, tell)
  }
}

/** Fields that say whom an op befalls or where it happens. */
const AIMS = ['who', 'on', 'at', 'with', 'from', 'of', 'toward', 'near'] as const
/** These end the game, keep it to one seat, or are about the secret itself. */
const QUIET: readonly string[] = ['win', 'draw-secret', 'show-secret', 'learn', 'vote', 'carry-corpse']

/** An op list in order: what has been shown may be used from there on. */
function look(haunt: HauntDef, list: OpList, path: string, before: ReadonlySet<string>, tell: Tell): void {
  const shown = new Set(before)
  for (const [n, op] of (list.ops as unknown as Part[]).entries()) {
    const here = join(path, `${n}/${op.op}`)
    if (op.op === 'show-secret') shown.add(op.secret as string)
    if (!QUIET.includes(op.op as string))
      for (const field of AIMS) checkAim(haunt, op[field], join(here, field), shown, tell)
    const within = new Set([...shown, ...revealedIn(op.if)])
    for (const [inner, at] of listsIn(op, here)) look(haunt, inner, at, within, tell)
  }
}

function checkAim(haunt: HauntDef, aim: unknown, path: string, shown: ReadonlySet<string>, tell: Tell): void {
  if (haunt.team.kind === 'hidden' && aim === 'traitor') tell(path, SHOWS_TRAITOR)
  walk(withoutConditions(aim), path, (part, at) => {
    if (typeof part.secret === 'string' && !shown.has(part.secret))
      tell(
        join(at, 'secret'),
        `This would show whom the secret \`${part.secret}\` names; \`show-secret\` comes first.`,
      )
    const isSide = ['heroes', 'traitors', 'opponents'].includes(part.all as string)
    if (haunt.team.kind === 'hidden' && (isSide || Object.values(part).includes('traitor')))
      tell(at, SHOWS_TRAITOR)
  })
}

const SHOWS_TRAITOR = 'This would show who the hidden traitor is: everybody sees whom it befalls.'

/** Asking whether something is so shows nobody. */
function withoutConditions(aim: unknown): unknown {
  if (typeof aim !== 'object' || aim === null || Array.isArray(aim)) return aim
  return Object.fromEntries(
    Object.entries(aim)
      .filter(([key]) => key !== 'if')
      .map(([key, inner]) => [key, withoutConditions(inner)]),
  )
}

/** Secrets a condition says are shown. */
function revealedIn(condition: unknown): string[] {
  const found: string[] = []
  const seek = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const { revealed, all } = part as { revealed?: unknown; all?: unknown }
    if (typeof revealed === 'string') found.push(revealed)
    if (Array.isArray(all)) for (const inner of all) seek(inner)
  }
  seek(condition)
  return found
}

/** What the action or reaction at this place asks for has been shown when it runs. */
function shownBefore(haunt: HauntDef, path: string): Set<string> {
  const [field, n] = path.split('/')
  const box = field === 'actions' || field === 'reactions' ? haunt[field][Number(n)] : undefined
  return new Set(revealedIn(box?.when))
}

/** A reaction of one side alone tells who is on it, unless they are dead and it is known. */
function checkReactions({ reactions }: HauntDef, tell: Tell): void {
  for (const [n, { who, on }] of reactions.entries())
    if ((who === 'heroes' || who === 'traitor') && on !== 'died' && on !== 'dead-turn')
      tell(
        `reactions/${n}/who`,
        'This would show who the hidden traitor is: it happens to one side and not to the other.',
      )
}

/** What can be done is listed: whether it is there must not tell its reader whom a secret names. */
function checkActions({ actions, secrets }: HauntDef, tell: Tell): void {
  for (const [n, { by, when, target }] of actions.entries()) {
    const shown = revealedIn(when)
    walk({ when, target }, `actions/${n}`, (part, path) => {
      const secret = secrets.find(({ id }) => id === part.secret)
      if (!secret || shown.includes(secret.id) || (by === 'traitor' && secret.knownTo === 'traitor')) return
      tell(
        join(path, 'secret'),
        `Whether this can be done would tell whom the secret \`${secret.id}\` names; ask for it in \`do\`, or for \`revealed\` as well.`,
      )
    })
  }
}
