/** Somebody or something selected before it is given: in the setup, whose ops run in order, heroes first. */

import { effectOf, type Op } from '../../engine/effects/table.ts'
import type { HauntDef } from '../../engine/language/defs.ts'
import { factName } from '../../engine/language/facts.ts'
import { nameIn, WHO, whoWord } from '../../engine/language/tables.ts'
import type { Who } from '../../engine/language/words.ts'
import { type Node, nodesIn, partAt } from '../tree.ts'
import { join } from '../walk.ts'
import type { Checking } from './checking.ts'
import { COMMON_TOKENS } from './references.ts'
import { canTurn } from './wins.ts'

type Tell = (path: string, expected: string) => void

export function checkRoles({ homes, report }: Checking): void {
  for (const { haunt, home, tree } of homes) {
    if (!haunt) continue
    const tell: Tell = (path, expected) => report(home, path, expected)
    checkSetup(haunt, tree, tell)
    checkTraitor(haunt, tree, tell)
  }
}

/** What has to be made before it is found, and how that is told. */
const FOUND = {
  token: { facts: (id: string) => [factName.token(id)], told: 'selected here before it is put down' },
  monster: { facts: (id: string) => [factName.monster(id)], told: 'selected here before it is spawned' },
  object: {
    facts: (id: string) => [factName.object(id), factName.lies(id)],
    told: 'selected here before it is brought out',
  },
  secret: { facts: (id: string) => [factName.drawn(id)], told: 'read here before it is drawn' },
}

const isFound = (sort: string): sort is keyof typeof FOUND => sort in FOUND

/** What each op of the setup makes, and what is asked for too early. */
function checkSetup(haunt: HauntDef, tree: Node, tell: Tell): void {
  const made = new Set<string>(COMMON_TOKENS.map(factName.token))
  for (const team of ['heroes', 'traitor'])
    for (const { kind, names, value, path } of nodesIn(partAt(tree, `setup/${team}`))) {
      if (kind === 'OP') {
        const op = value as Op
        for (const { fact, way } of effectOf(op).makes?.(op) ?? []) if (way === 'up') made.add(fact)
      }
      if (names?.use !== 'finds' || typeof value !== 'string' || !isFound(names.sort)) continue
      const { facts, told } = FOUND[names.sort]
      if (!facts(value).some((fact) => made.has(fact)))
        tell(path, `The ${names.sort === 'object' ? 'Object' : names.sort} \`${value}\` is ${told}.`)
    }
  for (const [n, { id }] of haunt.secrets.entries())
    if (!made.has(factName.drawn(id))) tell(`secrets/${n}`, `No op of the setup draws the secret \`${id}\`.`)
}

const WITHOUT: Partial<Record<HauntDef['team']['kind'], string>> = {
  none: 'this haunt has no traitor',
  unknown: 'nobody is the traitor yet',
  everyone: 'everyone plays alone',
}

/** `traitor` where there is none: in the setup always, elsewhere if nobody can turn. */
function checkTraitor(haunt: HauntDef, tree: Node, tell: Tell): void {
  const why = WITHOUT[haunt.team.kind]
  if (!why) return
  const turns = canTurn(tree)
  if (!turns) {
    for (const [n, { by }] of haunt.actions.entries())
      if (by === 'traitor') tell(`actions/${n}/by`, `Nobody can ever do this: ${why}, and nobody turns.`)
    for (const [n, { who }] of haunt.reactions.entries())
      if (who === 'traitor')
        tell(`reactions/${n}/who`, `This can never happen to anybody: ${why}, and nobody turns.`)
  }
  for (const { kind, value, path } of nodesIn(turns ? partAt(tree, 'setup') : tree)) {
    if (kind !== 'WHO') continue
    const who = value as Who
    if (!whoWord(who).isTraitor?.(who)) continue
    const at = typeof who === 'string' ? path : join(path, nameIn(WHO, who))
    tell(at, `The traitor is selected here, but ${why}.`)
  }
}
