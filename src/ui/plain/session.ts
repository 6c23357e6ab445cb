/**
 * Plain play without input or output of its own: lines go in, lines come out. `play`, `run` and the tests
 * share it. One session serves everybody at the keyboard; what is meant for one seat waits for that seat.
 */
import { SEALED_KINDS } from '../../engine/game.ts'
import type { Happening } from '../../engine/happenings.ts'
import type { Seat } from '../../engine/ids.ts'
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import type { Table } from '../../table/table.ts'
import { CommandLine } from '../commands/command-line.ts'
import { handedOn, type KeepSettings, type Result, says, type Whys } from '../commands/desk.ts'
import { News } from '../commands/news.ts'
import { situation } from '../commands/situation.ts'
import { welcome } from '../commands/welcome.ts'
import { WhyLines } from '../commands/whys.ts'
import { briefing } from '../prose/briefing.ts'
import { clean, printable } from '../prose/clean.ts'
import { Company } from '../prose/company.ts'
import { MARKS, type Said, system } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'
import { storyLines, storyOf } from '../prose/story.ts'
import { linesOf } from './lines.ts'

const WIDTH = 76
/** Decisions that only the asked player may see. */
const ALONE: readonly string[] = ['ready', 'peek', ...SEALED_KINDS]

export interface SessionOptions {
  /** 0 leaves lines unwrapped. */
  wrap?: number
  /** Blank lines between two people at one keyboard, so that nothing private stays in sight. */
  curtain?: number
  /** How to open the rulebook. */
  rules?: () => RuleIndex
  /** Whether computer players announce their plans. */
  whys?: Whys | undefined
  /** Whether rule IDs are printed after sentences. */
  ids?: boolean | undefined
  hints?: boolean | undefined
  /** Keeps settings for later games. */
  keepSettings?: KeepSettings | undefined
}

export interface Answer {
  out: string[]
  quit?: true
  /** A typed command was refused. */
  refused?: true
}

export class PlainSession extends CommandLine {
  readonly keepSettings: KeepSettings | undefined
  readonly #wrap: number
  readonly #curtain: number
  readonly #news: News
  readonly #company: Company
  readonly #whys = new WhyLines()
  readonly #briefed = new Set<Seat>()
  /** Private lines wait until their reader presses Enter. */
  #waiting = false
  /** Private lines are on the screen. */
  #alone = false
  /** The private lines that wait. */
  readonly #held: Said[] = []

  constructor(
    table: Table,
    readonly seats: readonly Seat[],
    {
      wrap = WIDTH,
      curtain = 0,
      rules,
      whys = 'off',
      ids = false,
      hints = true,
      keepSettings,
    }: SessionOptions = {},
  ) {
    super(table, seats[0]!, rules)
    this.#news = new News(table, seats)
    this.#company = new Company(table)
    this.#wrap = wrap
    this.#curtain = curtain
    this.memory.whys = whys
    this.memory.ids = ids
    this.memory.hints = hints
    this.keepSettings = keepSettings
    this.seat = this.#asked() ?? this.seat
  }

  get width(): number {
    return (this.#wrap || WIDTH) - MARKS.system.length
  }

  get isOver(): boolean {
    return this.table.isOver
  }

  /** The first lines: who sits here, what has happened so far, what is asked. */
  start(): string[] {
    const { table } = this
    const isNew = table.journal.length === 0
    if (!isNew) this.#news.catchUp()
    this.letOthersAnswer()
    this.seat = this.#asked() ?? this.seat
    const scene = this.scene()
    const head = welcome(scene, table, isNew)
    const said = [...head, ...this.#news.tell(scene)]
    const turn: Happening[] = [{ kind: 'turn-began', rules: [], who: scene.view.viewer!, moves: 0 }]
    return this.#print([
      ...said,
      ...this.#callToKeyboard(true),
      ...(this.#waiting ? [] : this.#standing(turn)),
    ])
  }

  line(text: string): Answer {
    const typed = printable(text).trim()
    const { seat } = this
    const shown = this.#waiting ? this.#reveal() : []
    const wasAlone = this.#alone
    if (shown.length > 0 && typed === '') return this.#answer(says(...shown))
    const before = this.table.told.length
    const result = this.take(typed)
    const said = [...result.said, ...(result.acted ? this.#afterwards(seat, before) : [])]
    if (this.#held.length > 0 && !this.#waiting) said.push(...this.#callToKeyboard(false))
    const stays = shown.length > 0 || result.alone === true || this.#isAskedAlone()
    this.#alone = this.#isShared && !this.#waiting && this.seat === seat && stays
    const curtain = this.#waiting || (wasAlone && !this.#alone) ? this.#veil() : []
    return this.#answer({ ...result, said: [...shown, ...curtain, ...said] })
  }

  /** Is the answer secret, so that it must not stay in the input history? */
  get isSealed(): boolean {
    return this.#isShared && SEALED_KINDS.includes(this.table.asks(this.seat) ?? 'main')
  }

  /** The message of the last failed save. */
  get saveFault(): string | null {
    return this.table.saveFault ? printable(this.table.saveFault.message) : null
  }

  protected letOthersAnswer(): void {
    this.#letCompanySpeak()
    this.table.playComputers(() => {
      this.#sayWhy()
      this.#letCompanySpeak()
    })
  }

  #letCompanySpeak(): void {
    this.#news.sayAfter(this.#company.speak(this.memory.hush))
  }

  /** Everybody at this keyboard reads the same lines. */
  #sayWhy(): void {
    const { whys } = this.memory
    if (whys === 'off') return
    const readers = this.seats.map((seat) => this.scene(seat))
    this.#news.sayBefore(this.#whys.of(this.table, readers, whys))
  }

  protected news(now: Scene): Said[] {
    return this.#news.tell(now, this.memory.hints)
  }

  protected override takenBack(): void {
    this.#news.takeBack()
    this.#company.takeBack()
  }

  protected keepApart(result: Result): Result {
    if (!this.#isShared || this.#alone) return result
    this.#held.push(...result.said)
    return { ...result, said: [] }
  }

  /** Who at this keyboard has to answer. */
  #asked(): Seat | null {
    const next = this.table.nextSeat()
    return next !== null && this.seats.includes(next) ? next : null
  }

  /** After a choice: the place and the next decision, here or at another seat. */
  #afterwards(seat: Seat, before: number): Said[] {
    this.seat = this.#asked() ?? seat
    const isOther = this.seat !== seat
    if (isOther) this.memory = handedOn(this.memory)
    const since = this.table.told.slice(before).map(({ happening }) => happening)
    if (!isOther && (this.#alone || !this.#hasForOne()))
      return [...this.#news.tellAlone(this.seat, this.scene()), ...this.#standing(since)]
    const called = this.#callToKeyboard(isOther)
    return this.#waiting ? called : [...called, ...this.#standing(since)]
  }

  get #isShared(): boolean {
    return this.seats.length > 1
  }

  #isAskedAlone(): boolean {
    return ALONE.includes(this.table.asks(this.seat) ?? 'main')
  }

  #hasForOne(): boolean {
    return this.#isShared && (this.#news.hasFor(this.seat) || this.#held.length > 0 || this.#isAskedAlone())
  }

  /** Where more than one plays here: who should type, and whether the others should look away. */
  #callToKeyboard(isOther: boolean): Said[] {
    if (!this.#isShared || this.isOver) return []
    const name = clean(this.table.seats[this.seat]!.name)
    this.#waiting = this.#hasForOne()
    const pass = isOther ? [`Pass the keyboard to ${name}.`] : []
    const alone = this.#waiting
      ? [`There is something for ${name} alone: press Enter when nobody else is looking.`]
      : []
    return [system([...pass, ...alone].join(' '))]
  }

  /** Blank lines, so that nothing private stays in sight. */
  #veil(): Said[] {
    return Array.from({ length: this.#curtain }, (): Said => ({ voice: 'story', text: '', fresh: true }))
  }

  #reveal(): Said[] {
    this.#waiting = false
    this.#alone = true
    const held = this.#held.splice(0)
    return [
      ...held,
      ...this.#news.tellAlone(this.seat, this.scene()),
      ...(held.length > 0 ? [] : this.#standing([])),
    ]
  }

  /** The reading page once, then the situation. */
  #standing(since: readonly Happening[]): Said[] {
    const scene = this.scene()
    const isReading = scene.view.decision?.kind === 'ready' && !this.#briefed.has(this.seat)
    if (isReading) this.#briefed.add(this.seat)
    return [
      ...(isReading ? briefing(scene, false) : []),
      ...(since.some(({ kind }) => kind === 'won') ? this.#story(scene) : []),
      ...situation(scene, since),
    ]
  }

  /** The story of the evening, once it is over. */
  #story(scene: Scene): Said[] {
    const { name, told } = this.table
    const again = `"lychgate play" begins another night`
    const next = name === null ? `${again}.` : `${again}, "lychgate replay ${name}" shows this one.`
    return storyLines(
      storyOf(
        told.map(({ happening }) => happening),
        scene,
        [next],
      ),
    )
  }

  #answer({ said, quit, refused: isRefused }: Result): Answer {
    const out = this.#print(said)
    return { out, ...(quit && { quit }), ...(isRefused && { refused: isRefused }) }
  }

  #print(said: readonly Said[]): string[] {
    const lines = linesOf(said, this.#wrap)
    if (lines.length > 0) this.memory.lastOut = lines
    return lines
  }
}
