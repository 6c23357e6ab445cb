/** Plays a scenario and says what differed. */
import { ContentError, problemLine } from '../catalog/problems.ts'
import { LuckWanted } from '../engine/game.ts'
import { checksOf } from './facts.ts'
import { betterThanTrue, howRefused, isRefusedAs, type Refused } from './refused.ts'
import type { Facts, Scenario, Step } from './scenario.ts'
import { type Stage, stageFor, type Typed } from './stage.ts'

export interface Played {
  /** Sentences on what differed; none where everything was as told. */
  because: string[]
  /** Where the scenario holds but says less than it could. */
  notes: string[]
}

export async function playScenario(scenario: Scenario): Promise<Played> {
  const played: Played = { because: [], notes: [] }
  for (const edition of scenario.editions) {
    const one = await playBy(scenario, edition)
    const named = (sentence: string) =>
      scenario.editions.length > 1 ? `by ${edition}: ${sentence}` : sentence
    played.because.push(...one.because.map(named))
    played.notes.push(...one.notes.map(named))
  }
  return played
}

async function playBy(scenario: Scenario, edition: string): Promise<Played> {
  const played: Played = { because: [], notes: [] }
  try {
    played.because.push(...(await playThrough(scenario, edition, played.notes)))
  } catch (error) {
    const problems = error instanceof ContentError ? error.problems : null
    const sentences = problems?.map((problem) => problemLine({ ...problem, file: placeOf(problem.file) }))
    played.because.push(...(sentences ?? [brokeOff(error)]))
  }
  return played
}

/** What a scenario defines is read as a file of its own: `legacy/items/axe.yaml` is its `items/axe`. */
const placeOf = (file: string): string => file.replace(/^[a-z]+\//, '').replace(/(-test)?\.yaml$/, '')

/** Odd content can bring the rules to a stop; its author is told where, and never by a stack trace. */
function brokeOff(error: unknown): string {
  if (error instanceof LuckWanted)
    return error.stream === 'dice'
      ? 'more dice are rolled than were given: name them in `rolls`.'
      : 'more is drawn by chance than was given: name it in `chances`.'
  return `the game cannot go on: ${error instanceof Error ? error.message : String(error)}.`
}

async function playThrough(scenario: Scenario, edition: string, notes: string[]): Promise<string[]> {
  const stage = await stageFor(scenario, edition)
  if ('faults' in stage) return stage.faults
  for (const [n, step] of scenario.when.entries()) {
    const mine: string[] = []
    const because = takeStep(stage, step, mine)
    const numbered = (sentence: string) => `step ${n + 1}: ${sentence}`
    notes.push(...mine.map(numbered))
    if (because.length > 0) return because.map(numbered)
  }
  const left = stage.unused.map(({ stream, left: dice }) => `${stream} not used: ${dice.join(' ')}`)
  return [...unheld(stage, scenario.then, notes), ...left]
}

function unheld(stage: Stage, facts: readonly Facts[], notes: string[]): string[] {
  const checks = facts.flatMap((one) => checksOf(stage, one))
  notes.push(...checks.flatMap(({ note }) => note ?? []))
  return checks.filter(({ holds }) => !holds).map(({ fact, instead }) => `${fact}, but ${instead}`)
}

function takeStep(stage: Stage, step: Step, notes: string[]): string[] {
  const before = stage.unused.length
  stage.giveDice(step.rolls)
  for (const line of step.commands) {
    for (const seat of seatsFor(stage, step.who!)) {
      const because =
        seat < 0 ? `nobody is called ${step.who}` : attempt(stage, seat, line, step.refused, notes)
      if (because !== null) return [`${step.who}: ${line}: ${because}`]
    }
  }
  const left = stage.unused.find(({ stream }) => stream === 'dice')
  if (step.rolls.length > 0 && before === 0 && left) return [`dice not used: ${left.left.join(' ')}`]
  return unheld(stage, step.then, notes)
}

/** `everyone` is whoever is asked something now. */
function seatsFor(stage: Stage, who: string): number[] {
  if (who !== 'everyone') return [stage.seatOf(who)]
  return stage.table.seats.flatMap((_, seat) => (stage.table.asks(seat) === null ? [] : [seat]))
}

function attempt(...typed: Parameters<typeof typeAt>): string | null {
  try {
    return typeAt(...typed)
  } catch (error) {
    return brokeOff(error)
  }
}

function typeAt(
  stage: Stage,
  seat: number,
  line: string,
  refused: Refused | null,
  notes: string[],
): string | null {
  const was = stage.fingerprint
  const typed = stage.type(seat, line)
  const because =
    refused === null ? troubleWith(typed) : notRefused(typed, refused, stage.fingerprint !== was)
  if (because !== null) return because
  if (refused === true) notes.push(`${line} is ${betterThanTrue(typed)}`)
  const [broken] = stage.broken
  return broken === undefined ? null : `afterwards ${broken}`
}

function troubleWith({ refused, unclear, out }: Typed): string | null {
  if (refused) return `this was refused: ${out}`
  return unclear ? `several things could be meant: ${out}` : null
}

function notRefused(typed: Typed, wanted: Refused, changed: boolean): string | null {
  if (!typed.refused) return 'this should have been refused, and was done'
  if (changed) return 'this was refused and changed the game all the same'
  if (wanted === true || isRefusedAs(typed, wanted)) return null
  return `this should be refused by ${wanted.join(', ')}, and is ${howRefused(typed)}: ${typed.out}`
}
