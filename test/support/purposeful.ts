/**
 * A player with a purpose, for making scripts: games are played turn by turn by people who walk somewhere and
 * do something there, and of many such turns the ones that lead toward an end are played on. It knows the whole
 * state, dice included, which no player may; what it leaves behind is an honest list of choices.
 */
import alea from 'seedrandom/lib/alea.js'
import { advance, clone, legalChoices, nextSeat, playOf, type State } from '../../src/engine/game.ts'
import { type Seat, SIDES, type Side, type TileId } from '../../src/engine/ids.ts'
import { indexOf } from '../../src/engine/language/catalog-index.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import { omensInPlay } from '../../src/engine/language/values/omens.ts'
import { distancesFrom, tileOf } from '../../src/engine/state/house.ts'
import type { Explorer } from '../../src/engine/state/state.ts'
import type { Pick } from './random-game.ts'

export interface Purpose {
  /** Is this the end that is wanted? */
  isWon: (state: State) => boolean
  /** The higher, the nearer to it. */
  toward: (state: State) => number
  /** Who plays for it; the others mostly stand about. */
  isKeen: (explorer: Explorer, state: State) => boolean
  /** Choices nobody makes. */
  never?: (key: string, state: State) => boolean
}

interface Line {
  state: State
  picks: Pick[]
  score: number
}

type Luck = () => number

export interface Search {
  /** How many games are kept after each turn, and how many turns are tried from each. */
  keep: number
  tries: number
  seed: string
}

/** The choices of a short game that ends as wanted, or null. */
export function findGame(catalog: Catalog, opening: State, purpose: Purpose, search: Search): Pick[] | null {
  const luck = alea(`${search.seed}/purpose`, { state: true })
  let lines: Line[] = [{ state: opening, picks: [], score: 0 }]
  for (let turn = 0; turn < 400 && lines.length > 0; turn++) {
    const next: Line[] = []
    for (const line of lines) {
      const tries = lines.length === 1 ? search.keep : search.tries
      for (let n = 0; n < tries; n++) next.push(playTurn(catalog, line, purpose, luck))
    }
    const won = next.filter(({ state }) => state.outcome && purpose.isWon(state))
    if (won.length > 0) return won.sort((a, b) => a.picks.length - b.picks.length)[0]!.picks
    lines = next
      .filter(({ state }) => !state.outcome)
      .sort((a, b) => b.score - a.score)
      .slice(0, search.keep)
  }
  return null
}

/** Rounds and haunts count for more than anything in them, so that games of one age are compared. */
function scoreOf(catalog: Catalog, state: State, picks: readonly Pick[], { toward }: Purpose): number {
  const brevity = -0.08 * picks.length
  if (state.phase !== 'haunt' && state.phase !== 'over')
    return 3 * omensInPlay(playOf(catalog, state)) + brevity + (state.phase === 'setup' ? 50 : 0)
  return 100 + toward(state) + brevity
}

const MOST_IN_A_TURN = 80

/** Plays until somebody else's slot of the round begins. */
function playTurn(catalog: Catalog, line: Line, purpose: Purpose, luck: Luck): Line {
  const state = clone(line.state)
  const picks = [...line.picks]
  const began = momentOf(state)
  const plan = new Plan(catalog, state, purpose, luck)
  for (let n = 0; n < MOST_IN_A_TURN && !state.outcome && (n === 0 || momentOf(state) === began); n++) {
    const seat = nextSeat(state)!
    const key = plan.pick(seat)
    const result = advance(catalog, state, seat, key)
    if ('refusal' in result) throw new Error(`${key} was refused`)
    picks.push({ seat, key })
  }
  return { state, picks, score: scoreOf(catalog, state, picks, purpose) + 0.5 * luck() }
}

const momentOf = ({ phase, round, slot }: State): string => `${phase}/${round}/${slot}`

const HANDS = ['give', 'take', 'drop', 'pick-up', 'drag', 'release', 'ignore', 'heed']

/** One turn: somewhere to go, something to do there. */
class Plan {
  #destination: TileId | 'outwards' | null | undefined
  #wanders = 0

  constructor(
    readonly catalog: Catalog,
    readonly state: State,
    readonly purpose: Purpose,
    readonly luck: Luck,
  ) {}

  pick(seat: Seat): string {
    const { catalog, state, purpose } = this
    const all = legalChoices(catalog, state, seat)
    // One thing is handed over at a time.
    const allowed = all.filter((key) => !key.startsWith('more:') && !purpose.never?.(key, state))
    const legal = allowed.length > 0 ? allowed : all
    const { kind, about } = state.asking!.open.find((decision) => decision.seat === seat)!
    if (kind !== 'main' && kind !== 'monster') return this.any(legal)
    const who = about.who ?? state.explorers[seat]!.id
    const explorer = state.explorers.find(({ id }) => id === who)
    const keen = state.phase === 'explore' || purpose.isKeen(explorer ?? state.explorers[seat]!, state)
    if (!keen && legal.includes('end') && this.luck() < 0.9) return 'end'
    return this.deed(legal, who)
  }

  any(keys: readonly string[]): string {
    return keys[Math.floor(this.luck() * keys.length)]!
  }

  deed(legal: readonly string[], who: string): string {
    const here = this.tileOf(who)
    this.#destination ??= this.plan(legal)
    const step = this.step(legal, here)
    if (step) return step
    const acts = legal.filter((key) => !/^(move|go|end)/.test(key) && !HANDS.includes(key.split(':')[0]!))
    const own = acts.filter((key) => key.startsWith('attack:') || this.isOfHaunt(key))
    if (own.length > 0 && this.luck() < 0.85) return this.any(own)
    if (acts.length > 0 && this.luck() < 0.1) return this.any(acts)
    const hands = legal.filter((key) => HANDS.includes(key.split(':')[0]!))
    if (hands.length > 0 && this.luck() < 0.12) return this.any(hands)
    if (this.luck() < 0.4 && this.#wanders++ < 2) {
      this.#destination = this.plan(legal)
      return this.step(legal, here) ?? this.end(legal)
    }
    return this.end(legal)
  }

  isOfHaunt(key: string): boolean {
    const printed = indexOf(this.catalog).printed.get(`haunt:${this.state.haunt?.number}`) ?? []
    return printed.some((one) => key === one.key || key.startsWith(`${one.key}:`))
  }

  end = (legal: readonly string[]): string => (legal.includes('end') ? 'end' : this.any(legal))

  /** Before the haunt people open doors; in it they go where something is. */
  plan(legal: readonly string[]): TileId | 'outwards' | null {
    const { house, phase } = this.state
    const chance = this.luck()
    if (phase === 'explore') return chance < 0.85 ? 'outwards' : null
    if (chance < 0.2) return null
    if (chance < 0.3 && legal.some((key) => key.startsWith('move:'))) return 'outwards'
    // Where something of the haunt lies, as often as not.
    const marked = house.filter(({ tokens, objects }) => tokens.length + objects.length > 0)
    const among = marked.length > 0 && this.luck() < 0.5 ? marked : house
    return among[Math.floor(this.luck() * among.length)]!.id
  }

  step(legal: readonly string[], here: TileId): string | null {
    const ways = legal.filter((key) => /^(move|go):/.test(key))
    const to = this.#destination
    if (to === null || to === undefined || to === here || ways.length === 0) return null
    const play = playOf(this.catalog, this.state)
    if (to === 'outwards') {
      const open = ways.filter((key) => this.leadsTo(key, here) === null)
      if (open.length > 0) return this.any(open)
      const door = this.state.house.filter((tile) => tile.doors !== 0)
      return this.nearer(ways, here, distancesFrom(play, this.any(door.map(({ id }) => id))))
    }
    return this.nearer(ways, here, distancesFrom(play, to))
  }

  nearer(ways: readonly string[], here: TileId, far: ReadonlyMap<TileId, number>): string | null {
    const away = far.get(here) ?? 99
    const good = ways.filter((key) => {
      const tile = this.leadsTo(key, here)
      return tile !== null && (far.get(tile) ?? 99) < away
    })
    return good.length > 0 ? this.any(good) : null
  }

  /** Null for an unopened door. */
  leadsTo(key: string, here: TileId): TileId | null {
    const [verb, to] = key.split(':') as [string, string]
    if (verb === 'go') return to
    return tileOf(this.state, here).next[SIDES.indexOf(to as Side)] ?? null
  }

  tileOf(who: string): TileId {
    const { explorers, monsters } = this.state
    return (explorers.find(({ id }) => id === who) ?? monsters.find(({ id }) => id === who))!.tile
  }
}
