/** Keeps an eye on whole games of the test edition: who has a turn, what is cited, when the haunt is rolled for. */
import alea from 'seedrandom/lib/alea.js'
import { choose, type Decision, decisionOf, type State } from '../../../src/engine/game.ts'
import type { Happening, HappeningOf } from '../../../src/engine/happenings.ts'
import type { ChoiceKey, RuleId } from '../../../src/engine/ids.ts'
import { brokenInvariants } from '../../../src/engine/invariants.ts'
import type { Catalog } from '../../../src/engine/language/defs.ts'
import type { RefusalCode } from '../../../src/engine/refusals.ts'
import { playRandomly, type RandomGame } from '../random-game.ts'

export interface Seen {
  /** How often each rule was cited by a happening, and each refusal made. */
  cited: Map<RuleId, number>
  refused: Map<RefusalCode, number>
  /** Rule IDs of shipped editions anywhere in a happening or refusal, sentences included. */
  foreign: Set<string>
  haunts: Set<number>
  rolls: number
  discoveries: number
}

export const nothingSeen = (): Seen => ({
  cited: new Map(),
  refused: new Map(),
  foreign: new Set(),
  haunts: new Set(),
  rolls: 0,
  discoveries: 0,
})

const FOREIGN = /\b(?:L|E[123])-[A-Z]+-\d+/g

function noteRefusal(seen: Seen, result: ReturnType<typeof choose>): void {
  if (!('refusal' in result)) return
  const { code, rule } = result.refusal
  seen.refused.set(code, (seen.refused.get(code) ?? 0) + 1)
  seen.cited.set(rule, (seen.cited.get(rule) ?? 0) + 1)
  noteForeign(seen, result.refusal)
}

function noteForeign(seen: Seen, told: object): void {
  for (const [id] of JSON.stringify(told).matchAll(FOREIGN)) seen.foreign.add(id)
}

/** Words that are seldom legal, put together from what is on the table. */
function anyKey(state: State, luck: () => number): ChoiceKey {
  const one = <T>(list: readonly T[]): T => list[Math.floor(luck() * list.length)]!
  const people = [...state.explorers, ...state.monsters].map(({ id }) => id)
  const things = [...state.explorers.flatMap(({ cards }) => cards), 'bells', 'kris', 'nothing']
  const tiles = [...state.house.map(({ id }) => id), 'nowhere']
  return one([
    `move:${one(['north', 'east', 'south', 'west', 'up'])}`,
    `go:${one(tiles)}`,
    `attack:${one(people)}`,
    `attack:${one(people)}:${one(things)}`,
    `give:${one(people)}:${one(things)}`,
    `take:${one(people)}:${one(things)}`,
    `drop:${one(things)}`,
    `pick-up:${one(things)}`,
    `${one(['ring', 'study', 'search', 'wear'])}:${one([...things, ...tiles])}`,
    `damage:${one(['speed', 'might', 'sanity', 'knowledge', 'luck'])}`,
    one(['end', 'ready', 'nonsense']),
  ])
}

/** Plays a random game to its end and throws at the first thing that is not as this edition has it. */
export function playAndWatch(catalog: Catalog, game: RandomGame, seen: Seen): State {
  const luck = alea(`${game.seed}/illegal`, { state: true })
  const watch = new TurnWatch(game.seed, seen)
  const { state } = playRandomly(catalog, {
    ...game,
    at: (now, seat, n) => {
      watch.asked(decisionOf(now, seat)!)
      if (n % 4 !== 0) return
      const answer = choose(catalog, now, luck() < 0.9 ? seat : (seat + 1) % game.seats, anyKey(now, luck))
      noteRefusal(seen, answer)
    },
    after: (now, happenings) => {
      const broken = brokenInvariants(catalog, now)
      if (broken.length > 0) throw new Error(`${game.seed}: ${broken.join('; ')}`)
      for (const happening of happenings) watch.happened(happening)
    },
  })
  noteRefusal(seen, choose(catalog, state, 0, 'end'))
  return state
}

class TurnWatch {
  /** Whose turn it is; null between turns. */
  #turn: string | null = null
  #hasFound = false
  #last: Happening | null = null

  constructor(
    private readonly seed: string,
    private readonly seen: Seen,
  ) {}

  /** A discovery ends the turn: nothing more is chosen in it. */
  asked({ kind, about: { who } }: Decision): void {
    if (kind === 'main' && this.#hasFound) throw new Error(`${this.seed}: ${who} goes on after a discovery`)
  }

  happened(happening: Happening): void {
    const { cited } = this.seen
    for (const rule of happening.rules) cited.set(rule, (cited.get(rule) ?? 0) + 1)
    noteForeign(this.seen, happening)
    if (happening.kind === 'turn-began') this.#turn = happening.who
    if (happening.kind === 'tile-discovered' && happening.who === this.#turn) this.#found()
    if (happening.kind === 'haunt-rolled') this.#rolled(happening)
    if (happening.kind === 'haunt-began') this.seen.haunts.add(happening.haunt)
    if (happening.kind === 'turn-ended' || happening.kind === 'haunt-began') {
      this.#turn = null
      this.#hasFound = false
    }
    this.#last = happening
  }

  #found(): void {
    if (this.#hasFound) throw new Error(`${this.seed}: two discoveries in one turn`)
    this.#hasFound = true
    this.seen.discoveries++
  }

  /** Right after the turn, or after another roll of the same turn that did not start the haunt. */
  #rolled({ total, needs, starts }: HappeningOf<'haunt-rolled'>): void {
    this.seen.rolls++
    const before = this.#last?.kind
    if (this.#turn !== null || (before !== 'turn-ended' && before !== 'haunt-rolled'))
      throw new Error(`${this.seed}: the haunt is rolled for after ${before}`)
    if (needs.bound !== 'under' || starts !== total < needs.value)
      throw new Error(`${this.seed}: ${total} against ${JSON.stringify(needs)} starts: ${starts}`)
  }
}
