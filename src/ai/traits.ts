/** Which trait to roll with, to lose from and to raise, where one may pick: by what one's way to a win hangs on. */
import { type ChoiceKey, TRAITS, type Trait } from '../engine/ids.ts'
import {
  affected,
  explorerOf,
  findExplorer,
  numberOf,
  type Op,
  type Scope,
  type State,
  withSteps,
} from '../engine/insight.ts'
import type { Asked } from './answers.ts'
import { askingOp } from './asking.ts'
import { Effort } from './effort.ts'
import { NEVER, World } from './world.ts'

/** So many steps of anything one gives for a trait that the whole way hangs on. */
const DEAR = 6

/** Null where no trait is asked for, or none can be told from another. */
export function traitAnswer(world: World, asked: Asked): ChoiceKey | null {
  if (asked.kind === 'damage') return leastMissed(world, asked)
  if (asked.kind !== 'trait') return null
  const asking = askingOp(world)
  if (asking?.op.op === 'roll') return bestRolled(world, asked.choices, asking.op, asking.scope)
  if (asking?.op.op === 'gain' && asked.about.who === world.me) return mostWanted(world, asked.choices)
  return null
}

const traitIn = (key: ChoiceKey): Trait | undefined => TRAITS.find((trait) => key.endsWith(trait))

const bestBy = (choices: readonly ChoiceKey[], score: (key: ChoiceKey) => number): ChoiceKey =>
  choices
    .map((key) => ({ key, worth: score(key) }))
    .reduce((best, next) => (next.worth > best.worth ? next : best)).key

/** The trait with most steps left, for who has no time to think. */
export function mostLeft(state: State, who: string, choices: readonly ChoiceKey[]): ChoiceKey {
  const steps = findExplorer(state, who)?.steps
  return bestBy(choices, (key) => steps?.[traitIn(key) ?? 'speed'] ?? 0)
}

/** The damage goes where most steps are left, and least is lost with them. */
function leastMissed(world: World, { choices, about }: Asked): ChoiceKey {
  const { steps } = explorerOf(world.state, about.who!)
  const whole = wayWith(world, about.who!, null)
  return bestBy(choices, (key) => {
    const trait = traitIn(key)
    if (!trait) return -1
    if (steps[trait] <= 1) return -10
    const hindered = 1 - whole / wayWith(world, about.who!, trait, -1)
    return steps[trait] - DEAR * hindered + (trait === 'speed' ? -0.4 : 0)
  })
}

/** What brings one's way nearest its end; else what is lowest. */
function mostWanted(world: World, choices: readonly ChoiceKey[]): ChoiceKey {
  const { steps } = world.self()
  const whole = wayWith(world, world.me, null)
  return bestBy(choices, (key) => {
    const trait = traitIn(key)
    if (!trait) return -10
    const helped = 1 - wayWith(world, world.me, trait, 1) / whole
    return DEAR * helped - steps[trait]
  })
}

/** Turns somebody is from winning, as if that trait stood so many steps higher. */
function wayWith(world: World, who: string, trait: Trait | null, by = 0): number {
  if (!world.haunt) return 1
  const turns = () =>
    new Effort(new World(world.play, world.me, world.taste, world), who).ways()[0]?.turns ?? NEVER
  return Math.max(1, trait === null ? turns() : withSteps(world.play, who, trait, by, turns))
}

/** The trait that rolls highest on average. */
function bestRolled(
  world: World,
  choices: readonly ChoiceKey[],
  op: Extract<Op, { op: 'roll' }>,
  scope: Scope,
): ChoiceKey {
  const [roller] = op.who === undefined ? [scope.me] : affected(world.play, op.who, scope)
  const number = (value: typeof op.add) => (value === undefined ? 0 : numberOf(world.play, value, scope))
  const dice = number(op.dice) + number(op.moreDice)
  return bestBy(choices, (key) => {
    const results = world.results(
      roller ?? scope.me,
      traitIn(key) ?? null,
      dice,
      number(op.add),
      'haunt',
      scope.word,
    )
    return results.reduce((sum, chance, result) => sum + chance * result, 0)
  })
}
