/** Watching a recorded game: step by step, turn by turn or by itself, through somebody's eyes, until one takes it over. */
import type { Seat } from '../../engine/ids.ts'
import type { Playback } from '../../table/playback.ts'
import { type ReplayIntent, replayIntentFor } from '../keymap.ts'
import { clean } from '../prose/clean.ts'
import type { LogLine } from '../prose/log-book.ts'
import { count } from '../prose/names.ts'
import { system } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'
import type { Shell } from '../shell.ts'
import type { Key } from '../term/key.ts'
import { emptyLine, type Line } from '../term/line.ts'
import { editLine } from '../term/line-editor.ts'
import type { Page } from './page.ts'
import { answerPage } from './pages.ts'
import { Playing } from './playing.ts'
import { type Sight, sightOf } from './sight.ts'
import { Store } from './store.ts'
import type { Prompt } from './typing.ts'

/** To be typed in full: a new game is nothing to begin by a slip. */
const WORD = 'take over'

export interface ReplayState extends Sight {
  title: string
  last: number
  /** The choice that began the haunt. */
  haunt: number | null
  speed: number
  isPlaying: boolean
  message: string
  /** What is being typed, if anything is. */
  prompt: Prompt | null
  page: Page | null
}

export interface ReplayOptions {
  title: string
  /** Opens a new game that goes on from here in place of this page; a sentence where that cannot be. */
  takeOver: (at: number, seat: Seat) => Promise<{ sentence: string } | null>
  opens: {
    house: (scene: Scene) => void
    log: (lines: readonly LogLine[]) => void
    help: () => void
  }
}

export class ReplayStore extends Store<ReplayState> {
  readonly #shell: Shell
  readonly #playback: Playback
  readonly #options: ReplayOptions
  readonly #playing: Playing
  #at = 0
  #eyes: Seat | null
  #digits = ''
  /** What is typed to take the game over; null while nobody has asked to. */
  #line: Line | null = null
  #message = ''
  #page: Page | null
  /** The new game is being set up. */
  #isLeaving = false
  #sight: Sight

  constructor(shell: Shell, playback: Playback, options: ReplayOptions) {
    const { fault, last, haunt } = playback
    const eyes = playback.eyes[0]!
    const sight = sightOf(playback, 0, eyes)
    const told = [fault ?? '', `It can be watched up to choice ${last}.`]
    const page = fault === null ? null : answerPage('THE RECORD', told.map(system))
    const title = `REPLAY  ${options.title}`
    super({ ...sight, title, last, haunt, speed: 1, isPlaying: false, message: '', prompt: null, page })
    this.#shell = shell
    this.#playback = playback
    this.#options = options
    this.#eyes = eyes
    this.#sight = sight
    this.#page = page
    this.#playing = new Playing(shell.clock, () => this.#step())
    this.#publish()
  }

  readonly press = (key: Key): boolean => {
    if (this.#isLeaving) return true
    this.#message = ''
    if (this.#page) this.#page = null
    else if (this.#line) this.#answer(key)
    else if (!this.#count(key)) this.#do(replayIntentFor(key), key)
    this.#publish()
    return true
  }

  readonly close = (): void => {
    this.#playing.stop()
    this.#shell.pages.isTurned.set(false)
  }

  #publish(): void {
    if (this.#sight.at !== this.#at || this.#sight.eyes !== this.#eyes)
      this.#sight = sightOf(this.#playback, this.#at, this.#eyes)
    const { title, last, haunt } = this.get()
    const { scene } = this.#sight
    this.#shell.pages.isTurned.set(scene.haunt !== null && scene.view.phase !== 'over')
    this.set({
      ...this.#sight,
      title,
      last,
      haunt,
      speed: this.#playing.speed,
      isPlaying: this.#playing.isOn,
      message: this.#message,
      prompt: this.#prompt(),
      page: this.#page,
    })
  }

  #prompt(): Prompt | null {
    if (this.#line) {
      const { text, at } = this.#line
      return { mark: `Type "${WORD}" to go on as ${this.#nameOf(this.#heir()!)} > `, text, at }
    }
    return this.#digits === ''
      ? null
      : { mark: 'go to choice > ', text: this.#digits, at: this.#digits.length }
  }

  #nameOf(seat: Seat): string {
    return clean(this.#playback.at(this.#at).seats[seat]!.name)
  }

  /** Digits gather until it is said what they are for; true where the key was one of theirs. */
  #count(key: Key): boolean {
    if (/^[0-9]$/.test(key.text ?? '')) {
      this.#digits = `${this.#digits}${key.text}`.slice(0, 6)
      return true
    }
    const digits = this.#digits
    this.#digits = ''
    if (digits === '') return false
    if (key.name === 'backspace') this.#digits = digits.slice(0, -1)
    else if (key.name === 'return' || key.name === 'g') this.#goToNumber(Number(digits))
    else return key.name === 'escape'
    return true
  }

  #goToNumber(n: number): void {
    const { last } = this.#playback
    if (n > last) this.#message = `There ${last === 1 ? 'is' : 'are'} only ${count(last, 'choice')}.`
    else this.#goTo(n)
  }

  #do(intent: ReplayIntent | null, key: Key): void {
    const { turns, rounds, haunt, last, fault } = this.#playback
    switch (intent) {
      case 'next':
        return this.#goTo(this.#at + 1, fault ? FURTHER : END)
      case 'back':
        return this.#goTo(this.#at - 1, OPENING)
      case 'next-turn':
        return this.#goTo(turns.find((n) => n > this.#at && n <= last) ?? last, END)
      case 'previous-turn':
        return this.#goTo(turns.findLast((n) => n < this.#at) ?? 0, OPENING)
      case 'next-round':
        return this.#goTo(rounds.find((n) => n > this.#at && n <= last) ?? last, END)
      case 'start':
        return this.#goTo(0, OPENING)
      case 'end':
        return this.#goTo(last, END)
      case 'haunt':
        if (haunt !== null && haunt <= last) return this.#goTo(haunt, 'The haunt begins here.')
        this.#message = 'The haunt does not begin in this record.'
        return
      case 'play':
        return this.#play()
      case 'faster':
      case 'slower':
        return this.#playing.change(intent === 'faster' ? 1 : -1)
      case 'go-to':
        this.#message = 'Type the number of a choice, then g.'
        return
      case 'eyes':
        return this.#lookThrough()
      case 'take-over':
        return this.#ask()
      case 'leave':
        return this.#shell.pages.pop()
      case 'house':
      case 'log':
      case 'help':
        return this.#open(intent)
      default:
        this.#message = `${key.text ? `"${key.text}"` : 'That key'} does nothing here; ? lists the keys.`
    }
  }

  /** Stops what plays by itself; where there is no way further, it is said why. */
  #goTo(n: number, otherwise = ''): void {
    this.#playing.stop()
    const to = Math.max(0, Math.min(this.#playback.last, n))
    if (to === this.#at) this.#message = otherwise
    this.#at = to
  }

  #play(): void {
    if (this.#playing.isOn) this.#playing.stop()
    else if (this.#at < this.#playback.last) this.#playing.start()
    else this.#message = END
  }

  /** One choice further, as time passes. */
  #step(): boolean {
    this.#at++
    this.#message = ''
    const hasMore = this.#at < this.#playback.last
    queueMicrotask(() => this.#publish())
    return hasMore
  }

  #lookThrough(): void {
    const { eyes, isOver } = this.#playback
    this.#eyes = eyes[(eyes.indexOf(this.#eyes) + 1) % eyes.length]!
    if (eyes.length === 1)
      this.#message = isOver
        ? 'There is nobody else.'
        : 'Until the game is over you see only what everybody may see.'
  }

  #open(what: 'house' | 'log' | 'help'): void {
    this.#playing.stop()
    const { opens } = this.#options
    const { scene, log } = this.#sight
    if (what === 'house') opens.house(scene)
    else if (what === 'log') opens.log(log)
    else opens.help()
  }

  /** Whose place one would take: of those one looks through, or the only person's. */
  #heir(): Seat | null {
    const { people } = this.#playback
    return this.#eyes ?? (people.length === 1 ? people[0]! : null)
  }

  #ask(): void {
    this.#playing.stop()
    const fault = this.#playback.takeOverFault(this.#at)
    if (fault !== null) this.#message = fault
    else if (this.#heir() === null) this.#message = 'Tab picks whose place you take; then press t again.'
    else this.#line = emptyLine()
  }

  #answer(key: Key): void {
    const { line, submit } = editLine(this.#line!, key)
    if (key.name !== 'escape' && submit === undefined) {
      this.#line = line
      return
    }
    const heir = this.#heir()!
    this.#line = null
    if (submit?.trim().toLowerCase() === WORD) void this.#takeOver(heir)
    else this.#message = 'Nothing was taken over.'
  }

  async #takeOver(seat: Seat): Promise<void> {
    this.#isLeaving = true
    const failed = await this.#options.takeOver(this.#at, seat)
    this.#isLeaving = false
    if (failed) this.#message = failed.sentence
    this.#publish()
  }
}

const OPENING = 'This is the opening.'
const END = 'This is the end of the record.'
const FURTHER = 'The record cannot be followed any further.'
