/** WHY NED, and the lines in the log that say by themselves what the others are about. */
import type { Seat } from '../../engine/ids.ts'
import type { Table } from '../../table/table.ts'
import { clean } from '../prose/clean.ts'
import { type Said, system } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'
import { mayHear, maySay, purposeText, whyText } from '../prose/why.ts'
import { type Desk, type Result, refuses, says, WHYS, type Whys } from './desk.ts'

/** What somebody is about, or was in their last turn, as far as whoever asks may be told. */
export function whyOf(desk: Desk, seat: Seat): Result {
  if (seat === desk.seat) return says(system('Nobody but you can say: that is your own seat.'))
  const name = clean(desk.table.seats[seat]!.name)
  if (desk.table.seats[seat]!.by === 'person')
    return says(system(`A person plays ${name}, and only they can say why.`))
  const scene = desk.scene()
  const text = answerOf(desk.table, scene, seat)
  if (text === null) return says(system(`${name} ${KEEPS}.`))
  return { said: [system(text)], ...(isOwn(scene) && { alone: true as const }) }
}

const KEEPS = 'keeps that to themself until the game is over'

/** What a computer player answers; null where they keep it to themselves. */
function answerOf(table: Table, scene: Scene, seat: Seat): string | null {
  const reason = table.purposeOf(seat)
  if (reason) return mayHear(scene, reason) ? purposeText(scene, reason) : null
  return `${clean(table.seats[seat]!.name)} has given no reason since you sat down.`
}

/** What one's own side says is not for everybody at the keyboard. */
const isOwn = ({ haunt, view }: Scene): boolean => haunt !== null && view.outcome === null

/** Everybody's last reason, one a line; those who have none or tell none are left out. */
export function allWhys(desk: Desk): Result {
  const scene = desk.scene()
  const said = desk.table.seats.flatMap((_, seat) => {
    const reason = desk.table.purposeOf(seat)
    return reason && mayHear(scene, reason) ? [system(purposeText(scene, reason))] : []
  })
  return { said, ...(said.length > 0 && isOwn(scene) && { alone: true as const }) }
}

const MEANS: Record<Whys, string> = {
  off: 'The others do not say why, unless WHY and a name asks them.',
  brief: 'The others say what they are about in their turns, as far as you may hear it.',
  full: 'The others say why they do and answer things, as far as you may hear it.',
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

  /** What is said of the last choice, if it was a computer's; everybody who reads it must be allowed to. */
  of(table: Table, readers: readonly Scene[], wanted: Whys): Said[] {
    const reason = wanted === 'off' ? null : table.lastReason()
    // Of the choice that ends the game no more is said than of any other: it stands before the end.
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
