/** Prices of facts: how much of a win one unit of a fact is, on our way to a win and on the ways of our rivals. */
import type { ExplorerId } from '../../engine/ids.ts'
import type { PriceCache } from '../memory.ts'
import type { FactName } from '../reading/sources.ts'
import { type Camp, UNREACHABLE, type World } from '../reading/world.ts'
import { GoalSearch } from './goal-search.ts'
import { houseTurnPrices } from './house-turn-prices.ts'
import type { Need } from './need.ts'

/** Ways to win that set prices: the shortest. */
const MAX_WAYS = 3

/** The cached prices if they still hold, else new ones; before the haunt nothing has a price. */
export function currentPrices(
  world: World,
  search: GoalSearch,
  before: PriceCache | null,
  /** Accept prices of another turn if no fact has changed since. */
  mayBeOld: boolean,
): PriceCache | null {
  if (!world.haunt) return before
  const when = turnOf(world)
  const goods = fingerprintOf(world)
  if (before?.goods === goods && (mayBeOld || before.when === when)) return before
  const prices = new Map<FactName, number>()
  const fears = new Map<FactName, number>()
  const mine = addPrices(search.ways(), 1, prices)
  const rivals = rivalsOf(world).map(({ who, camp }) => {
    const rival = who === world.me ? search : new GoalSearch(world, who)
    return addPrices(rival.ways(camp), -1, fears)
  })
  const theirs = Math.min(UNREACHABLE, ...rivals)
  addHousePrices(world, search, prices, fears)
  return { when, goods, mine, theirs, prices: [...prices], fears: [...fears] }
}

function addHousePrices(
  world: World,
  search: GoalSearch,
  prices: Map<FactName, number>,
  fears: ReadonlyMap<FactName, number>,
): void {
  const shared = (name: FactName) => (prices.get(name) ?? 0) + (fears.get(name) ?? 0)
  for (const { name, price, need } of houseTurnPrices(world, search, shared)) {
    if (need) addNeed(need, Math.abs(price * need.units!) / Math.max(1, need.turns), prices)
    else prices.set(name, price)
  }
}

const turnOf = ({ state: { round, turn }, me }: World): string => `${round}/${turn.who}/${me}`

/** Everything prices depend on, except places and traits. */
function fingerprintOf({ state }: World): string {
  const { haunt, explorers } = state
  const held = explorers.map(({ dead, team, body, objects }) => `${dead ? '-' : ''}${team}${body}${objects}`)
  const shown = Object.values(haunt?.secrets ?? {}).map((secret) => secret.shown)
  const tracks = Object.values(haunt?.tracks ?? {})
  const counters = Object.values(haunt?.counters ?? {}).map((kept) => Object.values(kept))
  return [tracks, counters, held, shown].join('/')
}

/** Players whose win is our loss. If nobody plays the traitor's side, a hero searches the house's ways to win. */
export function rivalsOf(world: World): { who: ExplorerId; camp: Camp }[] {
  const mine = world.campOf(world.me)
  const others = world.state.explorers.filter(({ id, dead }) => !dead && world.campOf(id) !== mine)
  if (others.length === 0 && mine === 'heroes') return [{ who: world.me, camp: 'traitor' }]
  return others.map(({ id }) => ({ who: id, camp: world.campOf(id) }))
}

/** Prices the needs of the shortest ways, longer ways at a discount. Returns the turns of the shortest. */
function addPrices(ways: readonly Need[], sign: 1 | -1, into: Map<FactName, number>): number {
  const [best] = ways
  if (!best) return UNREACHABLE
  for (const way of ways.slice(0, MAX_WAYS)) {
    const weight = (Math.max(1, best.turns) / Math.max(1, way.turns)) ** 2
    addNeed(way, (sign * weight) / Math.max(1, way.turns), into)
  }
  return Math.max(1, best.turns)
}

/** A fact's price is its share of the turns, per unit; the highest price wins. */
function addNeed(need: Need, weight: number, into: Map<FactName, number>): void {
  if (need.fact !== undefined && need.units) {
    const price = (weight * need.turns) / need.units
    const before = into.get(need.fact) ?? 0
    if (Math.abs(price) > Math.abs(before)) into.set(need.fact, price)
  }
  for (const part of need.parts) addNeed(part, weight, into)
}
