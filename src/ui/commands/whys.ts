/** WHY NED, and the log lines in which computer players announce their plans. */
import type { Seat } from '../../engine/ids.ts'
import { mayKnow } from '../../engine/view.ts'
import type { Table } from '../../table/table.ts'
import { clean } from '../prose/clean.ts'
import { type Said, system } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'
import { ballotWhy, mayHear, mayHearBallot, maySay, purposeText, whyText } from '../prose/why.ts'
import { type Desk, type Result, refuses, says, WHYS, type Whys } from './desk.ts'

/** The plan of a player, now or in their last turn, if the asker may know it. */
export function whyOf(desk: Desk, seat: Seat): Result {
  if (seat === desk.seat) return says(system('That is your own seat: only you know why.'))
  const name = clean(desk.table.seats[seat]!.name)
  if (desk.table.seats[seat]!.by === 'person')
    return says(system(`A person plays ${name}, and only they can say why.`))
  const scene = desk.scene()
  const ballot = ballotOf(desk.table, scene, seat)
  const text = answerOf(desk.table, scene, seat) ?? ballot
  if (text === null) return says(system(`${name} ${KEEPS}.`))
  const both = ballot === null || ballot === text ? [text] : [text, ballot]
  return { said: both.map(system), ...(isOwn(scene) && { alone: true as const }) }
}

/** About their last vote, once it has been told. */
function ballotOf(table: Table, scene: Scene, seat: Seat): string | null {
  const reason = table.ballotOf(seat)
  const shown = (n: number, who: string): boolean =>
    table.told.some(
      ({ n: at, happening }) =>
        at > n &&
        happening.kind === 'note-shown' &&
        happening.who === who &&
        mayKnow(happening, scene.view.viewer),
    )
  return reason && mayHearBallot(scene, reason, shown) ? ballotWhy(scene, reason) : null
}

const KEEPS = 'keeps that secret until the game is over'

/** A computer player's answer; null if it is secret. */
function answerOf(table: Table, scene: Scene, seat: Seat): string | null {
  const reason = table.purposeOf(seat)
  if (reason) return mayHear(scene, reason) ? purposeText(scene, reason) : null
  return `${clean(table.seats[seat]!.name)} has given no reason since you sat down.`
}

/** Plans of the asker's own side are not for everybody at the keyboard. */
const isOwn = ({ haunt, view }: Scene): boolean => haunt !== null && view.outcome === null

/** The last reason of every player who has one that the asker may know. */
export function allWhys(desk: Desk): Result {
  const scene = desk.scene()
  const said = desk.table.seats.flatMap((_, seat) => {
    const reason = desk.table.purposeOf(seat)
    return reason && mayHear(scene, reason) ? [system(purposeText(scene, reason))] : []
  })
  return { said, ...(said.length > 0 && isOwn(scene) && { alone: true as const }) }
}

const MEANS: Record<Whys, string> = {
  off: 'Computer players do not announce their plans; WHY NAME asks one.',
  brief: 'Computer players announce any plans you may know.',
  full: 'Computer players announce any plans and answers you may know.',
}

/** WHYS BRIEF, WHYS FULL, WHYS OFF. */
export function setWhys({ memory }: Desk, [word]: readonly string[]): Result {
  const wanted = word === undefined ? memory.whys : WHYS.find((one) => one === word)
  if (!wanted) return refuses(system('WHYS takes OFF, BRIEF or FULL.'))
  memory.whys = wanted
  const others = WHYS.filter((one) => one !== wanted).map((one) => one.toUpperCase())
  return says(system(`${MEANS[wanted]} WHYS ${others.join(' or ')} changes it.`))
}

/** The lines of the log, each plan once a turn. */
export class WhyLines {
  readonly #said = new Map<Seat, string>()

  /** The line about the last choice, if a computer made it and every reader may know it. */
  of(table: Table, readers: readonly Scene[], wanted: Whys): Said[] {
    const reason = wanted === 'off' ? null : table.lastReason()
    // The choice that ends the game is treated like any other: its line comes before the end.
    if (!reason || !readers.every((scene) => maySay(scene, reason))) return []
    const { decision, round, slot } = reason.view
    const isTurn = decision!.kind === 'main' || decision!.kind === 'monster'
    if (!isTurn && wanted !== 'full') return []
    const plan = JSON.stringify([round, slot, decision!.about.who, reason.why.aim])
    if (isTurn && this.#said.get(reason.seat) === plan) return []
    if (isTurn) this.#said.set(reason.seat, plan)
    return [system(whyText(readers[0]!, reason))]
  }
}
