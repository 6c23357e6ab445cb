/**
 * Answers to everything that is asked besides a turn. What has a plain answer gets it; anything else is tried
 * out on the imagined table, each choice in turn, and the table it leads to is appraised.
 */
import { advance, clone, decisionOf, legalChoices, nextSeat, playOf } from '../engine/game.ts'
import type { Happening } from '../engine/happenings.ts'
import type { ChoiceKey } from '../engine/ids.ts'
import type { Scope, State } from '../engine/insight.ts'
import type { Catalog, OpList } from '../engine/language/defs.ts'
import type { View } from '../engine/view.ts'
import { askingOp } from './asking.ts'
import { awaitedAt } from './meetings.ts'
import { appraise, type Outlook } from './outlook.ts'
import type { Luck } from './random.ts'
import { reckon } from './reckoning.ts'
import { weighed } from './scales.ts'
import { mostLeft, traitAnswer } from './traits.ts'
import { World } from './world.ts'

export type Asked = NonNullable<View['decision']>

/** Decisions of others that are answered in passing while something is tried out. */
const MOST_IN_PASSING = 8

/** Turns until a win that one counts on. */
const SOON = 1.5

/** Plain answers, without trying anything. */
export function plainAnswer(world: World, asked: Asked): ChoiceKey | null {
  const { kind, choices } = asked
  switch (kind) {
    case 'ready':
    case 'order':
    case 'turn-tile':
      return choices[0]!
    case 'more':
      return choices.includes('done') ? 'done' : choices[0]!
    case 'heirloom':
      return choices.find((key) => key !== 'decline' && key !== 'no' && key !== 'refuse') ?? choices[0]!
    default:
      return traitAnswer(world, asked)
  }
}

/** Leave that somebody asks for; null where nobody does. */
export const permission = (outlook: Outlook, asked: Asked): ChoiceKey | null =>
  asked.kind !== 'permit' ? null : permits(outlook, asked) ? 'accept' : 'refuse'

/** What a friend asks for is given, as long as one does not need it more. */
function permits(outlook: Outlook, { about }: Asked): boolean {
  const { world } = outlook
  const asking = askingOp(world)
  if (asking?.op.op === 'agree') return agrees(outlook, asking.op.then, asking.scope)
  const asker = world.state.turn.who
  // Before there are sides, it is a matter of taste.
  if (world.haunt === null) return world.taste.giving >= 1
  if (asker === null || !world.isWithMe(asker) || about.card === null) return false
  return !isSoonNeeded(outlook, about.card)
}

/** What wins for me will not be given away by whoever is about to win. */
const isSoonNeeded = ({ prices, mine }: Outlook, thing: string): boolean =>
  mine <= SOON && (prices.get(`object:${thing}`) ?? 0) > 0

/** A win is shared only by one who could not have it alone next turn; anything else if it does good. */
function agrees(outlook: Outlook, list: OpList, scope: Scope): boolean {
  const { world, mine } = outlook
  const changes = weighed(world, list, scope, (found) => outlook.worth(found))
  const won = changes.get(`win:${world.me}`) ?? 0
  return won > 0 ? mine > SOON : outlook.worth(changes) > 0
}

/** Where dice would fall, exact odds say more than the few throws of a few tables. */
export function tryOut(
  catalog: Catalog,
  outlook: Outlook,
  worlds: readonly State[],
  asked: Asked,
  luck: Luck,
): { key: ChoiceKey; worth: number }[] {
  const tried = asked.choices.map((key) => ({ key, ...triedOn(catalog, outlook, worlds, key) }))
  const reckoned = tried.some(({ rolled }) => rolled)
    ? asked.choices.map((key) => reckon(outlook, key))
    : [null]
  return tried
    .map(({ key, worth }, n) => ({
      key,
      worth: (reckoned.includes(null) ? worth : reckoned[n]!) + luck() * 1e-6,
    }))
    .sort((a, b) => b.worth - a.worth)
}

function triedOn(
  catalog: Catalog,
  outlook: Outlook,
  worlds: readonly State[],
  key: ChoiceKey,
): { worth: number; rolled: boolean } {
  const { seat } = outlook.world.self()
  let sum = 0
  let rolled = false
  for (const state of worlds) {
    const copy = clone(state)
    const result = advance(catalog, copy, seat, key)
    if ('refusal' in result) return { worth: -99, rolled }
    rolled =
      [...result.happenings, ...inPassing(catalog, copy)].some(({ kind }) => kind === 'rolled') || rolled
    sum += appraise(outlook, copy) + (moved(state, copy) ? nearness(catalog, outlook, copy) : 0)
  }
  return { worth: sum / worlds.length, rolled }
}

const moved = (before: State, after: State): boolean =>
  before.explorers.some(({ tile }, n) => after.explorers[n]!.tile !== tile) ||
  before.monsters.some(({ tile }, n) => after.monsters[n]?.tile !== tile) ||
  isPlacing(before)

/** A question about where somebody goes: staying is an answer too, and has to be compared with the others. */
const isPlacing = ({ asking }: State): boolean =>
  asking?.open.some(({ kind }) => kind === 'tile' || kind === 'step' || kind === 'accept') ?? false

/** What it is worth to be where everybody is then: me near what is to be done, ours near their prey. */
function nearness(catalog: Catalog, outlook: Outlook, state: State): number {
  if (state.outcome || state.phase !== 'haunt') return 0
  const world = new World(playOf(catalog, state), outlook.world.me)
  const far = [...outlook.goalTiles()].map((tile) => world.roads(world.me).cost.get(tile) ?? 20)
  let near = far.length > 0 ? -0.01 * Math.min(...far) : 0
  for (const monster of state.monsters) {
    const prey = world
      .preyOf(monster.id)
      .map((id) => world.roads(monster.id).cost.get(world.tileOf(id)) ?? 20)
    if (prey.length > 0) near -= (world.isWithMe(monster.id) ? 0.005 : -0.005) * Math.min(...prey)
    for (const [tile, worth] of awaitedAt(outlook, monster.id))
      near -= 0.1 * worth * (world.roads(monster.id).cost.get(tile) ?? 20)
  }
  return near
}

/** Lets what was begun come to its end: whoever is asked in between gives the first answer that will do. */
export function inPassing(catalog: Catalog, state: State): Happening[] {
  const happenings: Happening[] = []
  for (let n = 0; n < MOST_IN_PASSING && !state.outcome; n++) {
    const seat = nextSeat(state)
    const decision = seat === null ? null : decisionOf(state, seat)
    if (seat === null || !decision || decision.kind === 'main' || decision.kind === 'monster') break
    const choices = legalChoices(catalog, state, seat)
    const { kind, about } = decision
    const key = choices.includes('done')
      ? 'done'
      : kind === 'damage'
        ? mostLeft(state, about.who!, choices)
        : choices[0]!
    const result = advance(catalog, state, seat, key)
    if ('refusal' in result) break
    happenings.push(...result.happenings)
  }
  return happenings
}
