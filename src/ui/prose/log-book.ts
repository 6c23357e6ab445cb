/** The log of one seat: lines with their round and rules, with system messages in between. */
import type { Happening } from '../../engine/happenings.ts'
import type { RuleId, Seat } from '../../engine/ids.ts'
import { mayKnow } from '../../engine/view.ts'
import type { Table, Told } from '../../table/table.ts'
import { paragraphs, type Said, type Voice } from './said.ts'
import type { Scene } from './scene.ts'
import { tellAll } from './tell.ts'

export interface LogLine {
  round: number
  voice: Voice
  text: string
  rules: readonly RuleId[]
}

/** One stretch: a person's choice and everything others did after it, within one round. */
interface Stretch {
  from: number
  to: number
  round: number
}

interface Note {
  /** The number of happenings before it, and the seat it was shown to. */
  at: number
  seat: Seat
  said: readonly Said[]
  /** Stays at that place instead of moving to the end of its stretch. */
  isBetween: boolean
}

export class LogBook {
  readonly #notes: Note[] = []
  /** Stretches already told, per seat; the last is told again until it is complete. */
  readonly #told = new Map<string, { last: Told | undefined; lines: LogLine[] }>()

  constructor(private readonly table: Table) {}

  /** Adds a system message for the person typing: now, or before everything else. */
  note(seat: Seat, said: readonly Said[], at: number = this.table.told.length): void {
    if (said.length > 0) this.#notes.push({ at, seat, said, isBetween: false })
  }

  /** The same before the results of the last choice, even in the middle of a stretch. */
  noteBefore(seat: Seat, said: readonly Said[]): void {
    if (said.length > 0) this.#notes.push({ at: lastChoiceAt(this.table), seat, said, isBetween: true })
  }

  /** Everything this seat may know, or only the first happenings up to a number. */
  lines(scene: Scene, seat: Seat | null, upTo: number = this.table.told.length): LogLine[] {
    const notes = this.#notes.filter((note) => note.seat === seat && note.at <= upTo)
    const lines: LogLine[] = []
    let round = 1
    const cuts = new Set(notes.filter(({ isBetween }) => isBetween).map(({ at }) => at))
    for (const stretch of this.#stretches(upTo, cuts)) {
      while (notes[0] && notes[0].at <= stretch.from) lines.push(...linesOf(notes.shift()!.said, round))
      round = stretch.round
      lines.push(...this.#tell(stretch, scene, seat))
    }
    for (const note of notes) lines.push(...linesOf(note.said, round))
    return lines
  }

  #tell({ from, to, round }: Stretch, scene: Scene, seat: Seat | null): LogLine[] {
    const key = `${seat}/${from}`
    const last = this.table.told[to - 1]
    const known = this.#told.get(key)
    if (known && known.last === last) return known.lines
    const happenings = this.table.told.slice(from, to).map(({ happening }) => happening)
    const seen = happenings.filter((one) => mayKnow(one, scene.view.viewer))
    const lines = linesOf(tellAll(seen, scene), round)
    this.#told.set(key, { last, lines })
    return lines
  }

  #stretches(upTo: number, cuts: ReadonlySet<number>): Stretch[] {
    const { seats } = this.table
    const told = this.table.told.slice(0, upTo)
    const stretches: Stretch[] = []
    let round = 1
    told.forEach(({ n, seat, happening }, at) => {
      const before = told[at - 1]
      const isNew = n !== before?.n && seat !== null && seats[seat]!.by === 'person'
      if (happening.kind === 'round-began') round = happening.round
      if (at === 0 || isNew || cuts.has(at) || isRound(happening))
        stretches.push({ from: at, to: at + 1, round })
      else stretches.at(-1)!.to = at + 1
    })
    return stretches
  }
}

/** The number of happenings before the last choice. */
export const lastChoiceAt = ({ told, journal }: Table): number =>
  told.findLastIndex(({ n }) => n < journal.length) + 1

const isRound = ({ kind }: Happening): boolean => kind === 'round-began' || kind === 'haunt-began'

/** What is said in one round, as lines of the log. */
export const linesOf = (said: readonly Said[], round: number): LogLine[] =>
  paragraphs(said).map(({ voice, text, rules = [] }) => ({ round, voice, text, rules }))
