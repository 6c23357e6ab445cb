/** Ops that would show everybody whom a secret names, or who the hidden traitor is (L-HID-01, L-AMB-65). */

import { effectOf, type Op } from '../../engine/effects/table.ts'
import type { HauntDef, OpList } from '../../engine/language/defs.ts'
import { factName } from '../../engine/language/facts.ts'
import { conditionWord, whoWord } from '../../engine/language/tables.ts'
import type { Condition, Who } from '../../engine/language/words.ts'
import { type Node, nodesIn, partAt } from '../tree.ts'
import { join } from '../walk.ts'
import type { Checking } from './checking.ts'

type Tell = (path: string, expected: string) => void

export function checkShows({ homes, report }: Checking): void {
  for (const { haunt, home, tree } of homes) {
    if (!haunt) continue
    const tell: Tell = (path, expected) => report(home, path, expected)
    for (const list of listsIn(tree)) look(haunt, list, shownBefore(haunt, list.path), tell)
    checkActions(haunt, tree, tell)
    if (haunt.team.kind === 'hidden') checkReactions(haunt, tell)
  }
}

/** The op lists directly within a part; those inside them are left to the reader. */
const listsIn = ({ inner }: Node): Node[] =>
  inner.flatMap((one) => (one.kind === 'OPS' ? [one] : listsIn(one)))

/** An op list in order: what has been shown may be used from there on. */
function look(haunt: HauntDef, list: Node, before: ReadonlySet<string>, tell: Tell): void {
  const shown = new Set(before)
  for (const node of list.inner) {
    const op = node.value as Op
    const { makes, quiet, gate } = effectOf(op)
    for (const { fact } of makes?.(op) ?? []) shown.add(fact)
    if (!quiet) for (const aim of aimsIn(node)) checkAim(haunt, aim, shown, tell)
    for (const inner of listsIn(node)) {
      const gated = gate?.(op, inner.value as OpList)
      look(haunt, inner, new Set([...shown, ...revealedIn(gated ?? undefined)]), tell)
    }
  }
}

/** Where a part says whom it befalls or where it happens; asking whether something is so shows nobody. */
const aimsIn = ({ inner }: Node): Node[] =>
  inner.flatMap((one) =>
    one.kind === 'WHO' || one.kind === 'TILES' || one.kind === 'CARDS'
      ? [one]
      : one.kind === null
        ? aimsIn(one)
        : [],
  )

function checkAim(haunt: HauntDef, aim: Node, shown: ReadonlySet<string>, tell: Tell): void {
  if (aim.kind === 'CONDITION') return
  const { names, value, path, kind } = aim
  if (names?.sort === 'secret' && !shown.has(factName.secret(value as string)))
    tell(path, `This would show whom the secret \`${value}\` names; \`show-secret\` comes first.`)
  if (haunt.team.kind === 'hidden' && kind === 'WHO' && whoWord(value as Who).tellsSide?.(value as Who))
    tell(path, 'This would show who the hidden traitor is: everybody sees whom it befalls.')
  for (const inner of aim.inner) checkAim(haunt, inner, shown, tell)
}

/** The facts of secrets a condition says are shown. */
const revealedIn = (condition: Condition | undefined): string[] =>
  condition ? shownIf(condition).map(factName.secret) : []
const shownIf = (condition: Condition): readonly string[] =>
  conditionWord(condition).shows?.(condition, shownIf) ?? []

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
function checkActions({ actions, secrets }: HauntDef, tree: Node, tell: Tell): void {
  for (const [n, { by, when }] of actions.entries()) {
    const shown = revealedIn(when)
    const parts = ['when', 'target'].map((field) => partAt(tree, join(`actions/${n}`, field)))
    const named = parts.flatMap((part) => [...nodesIn(part)].filter(({ kind }) => kind === 'WHO'))
    for (const { names, value, path } of named.flatMap(({ inner }) => inner)) {
      const secret = names?.sort === 'secret' ? secrets.find(({ id }) => id === value) : undefined
      if (!secret || shown.includes(factName.secret(secret.id))) continue
      if (by === 'traitor' && secret.knownTo === 'traitor') continue
      tell(
        path,
        `Whether this can be done would tell whom the secret \`${secret.id}\` names; ask for it in \`do\`, or for \`revealed\` as well.`,
      )
    }
  }
}
