/** The table of a scenario while it is played: one keyboard for each seat, and all that was heard there. */
import { clone, fingerprint, newGame, type Progress, playOf, type State } from '../engine/game.ts'
import type { Happening } from '../engine/happenings.ts'
import { brokenInvariants } from '../engine/invariants.ts'
import type { Catalog } from '../engine/language/defs.ts'
import type { RefusalCode } from '../engine/refusals.ts'
import { run } from '../engine/rules/run.ts'
import { seedStreams } from '../engine/state/dice.ts'
import { mayKnow } from '../engine/view.ts'
import { Table } from '../table/table.ts'
import { PlainSession } from '../ui/plain/session.ts'
import { sceneOf } from '../ui/prose/scene.ts'
import { tellAll } from '../ui/prose/tell.ts'
import { dealt, namesBox } from './box.ts'
import { drawnIn } from './drawing.ts'
import { layOut } from './lay-out.ts'
import { strangersIn } from './names.ts'
import { catalogFor, shippedCatalog } from './pack.ts'
import type { Scenario } from './scenario.ts'

/** Everything that happens does so by a rule. */
const RULE_ID = /^(L|E[123])-[A-Z]+-\d{2,3}$/

/** What came of a line typed at one seat. */
export interface Typed {
  out: string
  acted: boolean
  refused: boolean
  /** The parser asked which of several was meant. */
  unclear: boolean
  /** Rules the answer names. */
  rules: string[]
  /** The engine's refusal; null where the prompt refused by itself. */
  code: RefusalCode | null
}

export class Stage {
  readonly table: Table
  readonly #sessions: PlainSession[]
  readonly #printed: string[][]

  constructor(
    readonly catalog: Catalog,
    progress: Progress,
  ) {
    const { explorers } = progress.state
    const seats = explorers.map(() => ({ by: 'person' as const }))
    this.table = new Table(catalog, { opening: { seed: 'scenario', seats: [] }, seats, at: progress })
    this.#sessions = explorers.map(({ seat }) => new PlainSession(this.table, [seat], { wrap: 0, ids: true }))
    this.#printed = this.#sessions.map((session) => session.start())
  }

  get state(): State {
    return this.table.state
  }

  get happenings(): Happening[] {
    return this.table.told.map(({ happening }) => happening)
  }

  seatOf(who: string): number {
    const wanted = who.toLowerCase()
    return this.state.explorers.findIndex(({ id, name }) => id === wanted || name.toLowerCase() === wanted)
  }

  type(seat: number, line: string): Typed {
    const before = this.table.journal.length
    const session = this.#sessions[seat]!
    const { out, refused = false } = session.line(line)
    this.#printed[seat]!.push(...out)
    const text = out.join('\n')
    return {
      out: text,
      acted: this.table.journal.length > before,
      refused,
      unclear: session.memory.unclear !== null,
      code: (refused && session.memory.refusal?.code) || null,
      rules: text.match(/\b(L|E[123])-[A-Z]+-\d{2,3}\b/g) ?? [],
    }
  }

  /** The same line at the same table, which stays as it is; whatever dice it takes fall by themselves. */
  wouldType(seat: number, line: string): Typed {
    const state = { ...clone(this.state), rng: seedStreams('scenario') }
    return new Stage(this.catalog, { state, happenings: [] }).type(seat, line)
  }

  /** Everything a seat has been told or shown. */
  heard(seat: number): string {
    const scene = sceneOf(this.catalog, this.table.view(seat))
    const told = tellAll(
      this.happenings.filter((one) => mayKnow(one, scene.view.viewer)),
      scene,
    ).map(({ text }) => text)
    return [...this.#printed[seat]!, ...told].join('\n')
  }

  /** Dice and chances that were given and not used, by stream. */
  get unused(): { stream: string; left: number[] }[] {
    return Object.entries(this.state.rng).flatMap(([stream, luck]) =>
      'given' in luck && luck.given.length > 0 ? [{ stream, left: luck.given }] : [],
    )
  }

  giveDice(rolls: readonly number[]): void {
    const { dice } = this.state.rng
    if ('given' in dice) dice.given.push(...rolls)
  }

  /** What must never be. */
  get broken(): string[] {
    const unfounded = this.happenings.filter(
      ({ rules }) => rules.length === 0 || rules.some((rule) => !RULE_ID.test(rule)),
    )
    return [
      ...brokenInvariants(this.catalog, this.state),
      ...unfounded.map(({ kind }) => `${kind} happened by no rule`),
    ]
  }

  get fingerprint(): string {
    return fingerprint(this.state)
  }
}

/** Sets the table, or says what stands in the way. Dice fall as they are given, and none besides. */
export async function stageFor(
  { given: written, opening }: Scenario,
  edition: string,
): Promise<Stage | { faults: string[] }> {
  if (opening) return openedStage(opening, edition)
  const given = { ...written!, edition }
  const drawn = drawnIn(given)
  const catalog = await catalogFor(given, drawn)
  const faults = strangersIn(catalog, given, drawn)
  if (faults.length > 0) return { faults }
  const state = layOut(catalog, { rolls: [], ...given }, drawn)
  const play = playOf(catalog, state)
  run(play)
  return new Stage(catalog, { state, happenings: play.out })
}

/** A new game of the shipped content; where it should be refused and is, nobody sits at the stage. */
async function openedStage(
  opening: NonNullable<Scenario['opening']>,
  edition: string,
): Promise<Stage | { faults: string[] }> {
  const { seed = 'scenario', seats, rolls = [], refused, ...rest } = opening
  const { ledger, stuck, records, opened, played, deck, ...options } = rest
  const catalog = await shippedCatalog(edition)
  try {
    const brought = namesBox(rest) ? dealt(catalog, rest, seats) : { seats }
    const progress = newGame(catalog, { ...brought, seed, options })
    if (refused) return { faults: [`The game should have been refused by ${refused}, and was opened.`] }
    progress.state.rng.dice = { given: [...rolls] }
    return new Stage(catalog, progress)
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error)
    return { faults: refused && because.includes(refused) ? [] : [because] }
  }
}
