/** Plays a scenario and says what differed. */
import { ContentError, problemLine } from '../catalog/problems.ts'
import { LuckWanted } from '../engine/game.ts'
import { type Check, checksOf } from './facts.ts'
import type { Facts, Scenario, Step } from './scenario.ts'
import { type Stage, stageFor, type Typed } from './stage.ts'

/** Sentences on what differed; none where everything was as told. */
export async function playScenario(scenario: Scenario): Promise<string[]> {
  try {
    return await playThrough(scenario)
  } catch (error) {
    if (!(error instanceof ContentError)) return [brokeOff(error)]
    return error.problems.map((problem) => problemLine({ ...problem, file: placeOf(problem.file) }))
  }
}

/** What a scenario defines is read as a file of its own: `legacy/items/axe.yaml` is its `items/axe`. */
const placeOf = (file: string): string => file.replace(/^legacy\//, '').replace(/(-test)?\.yaml$/, '')

/** Odd content can bring the rules to a stop; its author is told where, and never by a stack trace. */
function brokeOff(error: unknown): string {
  if (error instanceof LuckWanted)
    return error.stream === 'dice'
      ? 'more dice are rolled than were given: name them in `rolls`.'
      : 'more is drawn by chance than was given: name it in `chances`.'
  return `the game cannot go on: ${error instanceof Error ? error.message : String(error)}.`
}

async function playThrough(scenario: Scenario): Promise<string[]> {
  const stage = await stageFor(scenario)
  if ('faults' in stage) return stage.faults
  for (const [n, step] of scenario.when.entries()) {
    const because = takeStep(stage, step)
    if (because.length > 0) return because.map((sentence) => `step ${n + 1}: ${sentence}`)
  }
  const left = stage.unused.map(({ stream, left: dice }) => `${stream} not used: ${dice.join(' ')}`)
  return [...unheld(stage, scenario.then), ...left]
}

const unheld = (stage: Stage, facts: readonly Facts[]): string[] =>
  facts
    .flatMap((one) => checksOf(stage, one))
    .filter(({ holds }: Check) => !holds)
    .map(({ fact, instead }) => `${fact}, but ${instead}`)

function takeStep(stage: Stage, step: Step): string[] {
  const before = stage.unused.length
  stage.giveDice(step.rolls)
  for (const line of step.commands) {
    for (const seat of seatsFor(stage, step.who!)) {
      const because = seat < 0 ? `nobody is called ${step.who}` : attempt(stage, seat, line, step.refused)
      if (because !== null) return [`${step.who}: ${line}: ${because}`]
    }
  }
  const left = stage.unused.find(({ stream }) => stream === 'dice')
  if (step.rolls.length > 0 && before === 0 && left) return [`dice not used: ${left.left.join(' ')}`]
  return unheld(stage, step.then)
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

function typeAt(stage: Stage, seat: number, line: string, refused: Step['refused']): string | null {
  const was = stage.fingerprint
  const typed = stage.type(seat, line)
  const because =
    refused === null ? troubleWith(typed) : notRefused(typed, refused, stage.fingerprint !== was)
  if (because !== null) return because
  const [broken] = stage.broken
  return broken === undefined ? null : `afterwards ${broken}`
}

function troubleWith({ refused, unclear, out }: Typed): string | null {
  if (refused) return `this was refused: ${out}`
  return unclear ? `several things could be meant: ${out}` : null
}

function notRefused(typed: Typed, rule: string | true, changed: boolean): string | null {
  if (!typed.refused) return 'this should have been refused, and was done'
  if (changed) return 'this was refused and changed the game all the same'
  return rule === true || typed.rules.includes(rule)
    ? null
    : `this should be refused by ${rule}: ${typed.out}`
}
