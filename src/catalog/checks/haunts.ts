/** What a haunt must have to be played: actions that can be told apart, and no more monsters than the box holds. */
import type { Ruleset } from '../../engine/editions/ruleset.ts'
import { rulesetOf } from '../../engine/game.ts'
import type { HauntDef } from '../../engine/language/defs.ts'
import type { Tiles, Value } from '../../engine/language/words.ts'
import type { Checking } from '../check.ts'
import { slug } from './ops.ts'

type Report = (path: string, expected: string) => void

export function checkHaunts({ catalog, report }: Checking): void {
  for (const haunt of Object.values(catalog.haunts)) {
    const tell: Report = (path, expected) => report(`haunt:${haunt.number}`, path, expected)
    checkActions(haunt, tell)
    checkSupply(haunt, rulesetOf(catalog.edition).monsters, tell)
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

/** L-COMP-20, L-COMP-21: a setup may ask for no more monsters than there are tokens. */
function checkSupply(haunt: HauntDef, supply: Ruleset['monsters'], tell: Report): void {
  const wanted = { large: 0, small: 0 }
  for (const team of ['heroes', 'traitor'] as const)
    wanted.large += spawned(haunt, haunt.setup[team], 'large')
  for (const team of ['heroes', 'traitor'] as const)
    wanted.small += spawned(haunt, haunt.setup[team], 'small')
  for (const size of ['large', 'small'] as const)
    if (wanted[size] > supply[size])
      tell('setup', `The setup places up to ${wanted[size]} ${size} monsters; the box holds ${supply[size]}.`)
}

/** The most a part of the setup can place; of two branches the greater one. */
function spawned(haunt: HauntDef, part: unknown, size: 'small' | 'large'): number {
  if (typeof part !== 'object' || part === null) return 0
  if (Array.isArray(part)) return part.reduce<number>((sum, inner) => sum + spawned(haunt, inner, size), 0)
  const { op, monster, on, first, count } = part as {
    op?: string
    monster?: string
    on?: Tiles
    first?: Value
    count?: Value
  }
  if (op === 'spawn') {
    if (haunt.monsters.find(({ id }) => id === monster)?.size !== size) return 0
    const places = typeof on === 'object' && 'tile' in on ? [on.tile].flat().length : Number.POSITIVE_INFINITY
    return most(count ?? 1) * (first === undefined ? 1 : Math.min(places, most(first)))
  }
  const inner = Object.values(part).map((one) => spawned(haunt, one, size))
  return op === 'when' || op === 'choose' || op === 'roll'
    ? Math.max(0, ...inner)
    : inner.reduce((sum, one) => sum + one, 0)
}

function most(value: Value): number {
  if (typeof value === 'number') return value
  if ('players' in value) return Math.max(...value.players)
  if ('sum' in value) return value.sum.reduce<number>((sum, part) => sum + most(part), 0)
  if ('min' in value) return Math.min(...value.min.map(most))
  if ('max' in value) return Math.max(...value.max.map(most))
  return 'if' in value ? Math.max(most(value.then), most(value.else ?? 0)) : 1
}
