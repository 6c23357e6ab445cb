/** What a haunt must have to be played: actions that can be told apart, and no more monsters than the box holds. */
import type { Ruleset } from '../../engine/editions/ruleset.ts'
import { effectOf, type Op } from '../../engine/effects/table.ts'
import type { HauntDef } from '../../engine/language/defs.ts'
import { factName } from '../../engine/language/facts.ts'
import { valueWord } from '../../engine/language/tables.ts'
import type { Value } from '../../engine/language/words.ts'
import { type Node, partAt } from '../tree.ts'
import { type Checking, rulesOf } from './checking.ts'
import { slug } from './ops.ts'

type Report = (path: string, expected: string) => void

export function checkHaunts({ catalog, homes, report }: Checking): void {
  const rules = rulesOf(catalog)
  for (const { haunt, home, tree } of homes) {
    if (!haunt) continue
    const tell: Report = (path, expected) => report(home, path, expected)
    checkActions(haunt, tell)
    checkMonsters(haunt, tell)
    if (rules) checkSupply(haunt, tree, rules.monsters, tell)
  }
}

function checkActions(haunt: HauntDef, tell: Report): void {
  const names = haunt.actions.map(({ name }) => slug(name ?? ''))
  for (const [n, action] of haunt.actions.entries()) {
    if (action.by === undefined)
      tell(`actions/${n}/by`, 'An action of a haunt says by whom: `heroes`, `traitor` or `everyone`.')
    if (!action.name) tell(`actions/${n}/name`, 'An action of a haunt has a name.')
    else if (names.indexOf(names[n]!) < n)
      tell(`actions/${n}/name`, `There is already an action called ${action.name} in this haunt.`)
  }
}

/** The traitor takes their monsters wherever they like; and who never attacks has no prey. */
function checkMonsters({ monsters, monstersRunBy }: HauntDef, tell: Report): void {
  for (const [n, { goes, prey, runBy, attack }] of monsters.entries()) {
    if (goes !== undefined && monstersRunBy !== 'house' && runBy !== 'house')
      tell(`monsters/${n}/goes`, 'Only the house goes by this: add `runBy: house`.')
    if (prey !== undefined && !attack) tell(`monsters/${n}/prey`, 'A monster without `attack` has no prey.')
  }
}

/** L-COMP-20, L-COMP-21: a setup may ask for no more monsters than there are tokens. */
function checkSupply(haunt: HauntDef, tree: Node, supply: Ruleset['monsters'], tell: Report): void {
  const setup = partAt(tree, 'setup')
  for (const size of ['large', 'small'] as const) {
    const kinds = haunt.monsters
      .filter((monster) => monster.size === size)
      .map(({ id }) => factName.monster(id))
    const wanted = spawned(setup, kinds)
    if (wanted > supply[size])
      tell('setup', `The setup places up to ${wanted} ${size} monsters; the box holds ${supply[size]}.`)
  }
}

/** The most of these kinds that a part of the setup can place; of two branches the greater one. */
function spawned(node: Node, kinds: readonly string[]): number {
  const inner = node.inner.map((one) => spawned(one, kinds))
  const sum = inner.reduce((all, one) => all + one, 0)
  if (node.kind !== 'OP') return sum
  const op = node.value as Op
  const { makes, forks } = effectOf(op)
  const own = (makes?.(op) ?? []).reduce(
    (all, { fact, most: ofThem }) => all + (kinds.includes(fact) ? (ofThem?.(most) ?? 1) : 0),
    0,
  )
  return own + (forks ? Math.max(0, ...branches(node).map((one) => spawned(one, kinds))) : sum)
}

/** The lists of an op, wherever in its fields they are. */
const branches = ({ inner }: Node): Node[] =>
  inner.flatMap((one) => (one.kind === 'OPS' ? [one] : branches(one)))

/** Where nobody can say, one. */
const most = (value: Value): number =>
  typeof value === 'number' ? value : (valueWord(value).most?.(value, most) ?? 1)
