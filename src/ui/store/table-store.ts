/** A game on the screen: what is typed goes to the command language, what happens comes back as a state to draw. */
import type { Happening } from '../../engine/happenings.ts'
import type { Seat } from '../../engine/ids.ts'
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import type { Table, Told } from '../../table/table.ts'
import { handedOn, type Whys } from '../commands/desk.ts'
import { type Try, triesFor } from '../commands/tries.ts'
import { exactVerb } from '../commands/verbs.ts'
import { welcome } from '../commands/welcome.ts'
import { WhyLines } from '../commands/whys.ts'
import { chainOf } from '../commands/words.ts'
import { bindingFor } from '../keymap.ts'
import { tableLayout } from '../layout/table-layout.ts'
import { handHeight } from '../panels/HandPanel.tsx'
import { logRows } from '../panels/LogPanel.tsx'
import type { Program } from '../program.ts'
import { clean, printable } from '../prose/clean.ts'
import { Company } from '../prose/company.ts'
import { type LogLine, linesOf } from '../prose/log-book.ts'
import { type Said, system } from '../prose/said.ts'
import { type Scene, sceneOf } from '../prose/scene.ts'
import { summary } from '../prose/summary.ts'
import type { Shell } from '../shell.ts'
import type { Key } from '../term/key.ts'
import { beatsFor, type Held, isHeld } from './beats.ts'
import { bookFor, IN_BOOK, openingBook } from './book.ts'
import { changedTiles } from './changed.ts'
import { isSamePhase, type Phase, phaseFor } from './flow.ts'
import { OpenSide } from './open-side.ts'
import { Others, type Think, thinkAtTable, UNTIL_KEY } from './others.ts'
import type { Page } from './page.ts'
import {
  answerPage,
  briefingPage,
  endPage,
  hauntPages,
  haveOthersPlayed,
  isAsked,
  isTelling,
  momentPage,
  newsPage,
  oddsOf,
  questionIn,
} from './pages.ts'
import { Privacy } from './privacy.ts'
import { isRules, ScreenVerbs } from './screen-verbs.ts'
import type { Pace } from './settings.ts'
import { Store } from './store.ts'
import { TableDesk } from './table-desk.ts'
import { Telling } from './telling.ts'
import { type Prompt, Typing } from './typing.ts'

/** Milliseconds that a line of the others stands before the next. */
const PACES: Record<Pace, number> = { slow: 1200, normal: 400, fast: 0, instant: 0 }
/** Keys that come sooner after a question were meant for something else. */
const GUARD = 150
/** What can be asked while the others play. */
const LOOKING: readonly string[] = [
  'look',
  'examine',
  'inventory',
  'exits',
  'me',
  'who',
  'where',
  'path',
  'near',
  'rooms',
  'unopened',
  'why',
  'whys',
]
/** One command and no more: what comes behind it might be a deed. */
const isLook = (typed: string): boolean =>
  chainOf(typed).length === 1 && LOOKING.includes(exactVerb(typed.split(/\s+/)[0]!)?.name ?? '')
/** Keys that come sooner were pressed before the beat was seen. */
const BEAT_GUARD = 300
/** A number answers by itself; Enter behind it means nothing more. */
const ENTER_BEHIND = 500
/** Nothing to see in these. */
const QUIET: readonly Happening['kind'][] = [
  'turn-began',
  'turn-ended',
  'chose',
  'band',
  'tile-buried-unseen',
]

/** What components draw. Every value keeps its identity until it changes. */
export interface TableState {
  phase: Phase
  title: string
  /** While dice fall, the scene before them: nothing else tells what they show. */
  scene: Scene
  log: readonly LogLine[]
  side: Page | null
  /** The first row of the side that is seen. */
  from: number
  /** It is not closed before it has been read. */
  mustRead: boolean
  tries: readonly Try[]
  prompt: Prompt
  /** Letters act at once. */
  isKeys: boolean
  /** A question has just come: keys are dropped, and no cursor asks for them. */
  isGuarded: boolean
  /** Something has been typed. */
  isTyping: boolean
  /** What Tab has found, or why a key did nothing. */
  notice: string | null
  /** Something that must not be overlooked: who is thinking, what could not be saved. */
  banner: string | null
  /** Rooms in which something has just changed. */
  changed: ReadonlySet<string>
  /** The haunt that has just begun, for the curtain. */
  curtainNews: string | null
}

export interface TableOptions {
  title: string
  rules?: () => RuleIndex
  think?: Think
  /** Pages that the table opens above itself. */
  opens: Opens
  /** What the player should know first. */
  notices?: readonly string[]
  /** Whether the others say why they do what they do. */
  whys?: Whys | undefined
  /** Hints and rule IDs as in earlier games, and how to keep them. */
  kept?: Program['kept'] | undefined
  /** Nobody plays it here any more. */
  left?: () => void
}

export interface Opens {
  help: (desk: TableDesk) => void
  log: (lines: () => readonly LogLine[]) => void
  house: (scene: () => Scene) => void
  rules: (index: RuleIndex, query: string) => void
  /** Shows the game again from its opening. */
  watch?: () => void
}

const NOTHING: ReadonlySet<string> = new Set()
const NO_TRIES: readonly Try[] = []

export class TableStore extends Store<TableState> {
  readonly #desk: TableDesk
  readonly #telling: Telling
  readonly #others: Others
  readonly #privacy: Privacy
  readonly #side: OpenSide
  readonly #verbs: ScreenVerbs
  readonly #company: Company
  readonly #whys = new Map<Seat, WhyLines>()
  /** Everybody has a line and a history of their own, and so has the time in which all may look. */
  readonly #lines = new Map<Seat | 'all', Typing>()
  readonly #shell: Shell
  readonly #table: Table
  readonly #options: TableOptions
  /** The question that has been shown, so that the next one is known to be new. */
  #asked = ''
  #isGuarded = false
  #endGuard: (() => void) | null = null
  #enterBehindUntil = 0
  #changed: ReadonlySet<string> = NOTHING
  /** How it stood before the last choice, to be shown while its dice fall. */
  #before: Scene | null = null
  #thinking: Seat | null = null
  /** Moments that have not been read yet; the first is shown unless a page with its dice still stands. */
  #beats: Held[] = []
  #isBeat = false
  #beatSince = 0
  #onRead: (() => void) | null = null
  /** The beat of the haunt has been shown: its page need not say so again. */
  #isHauntTold = false
  /** How much had happened before a person last chose: what came since may be worth a page. */
  #since: number
  #known: { last: unknown; seat: Seat | null; scene: Scene; tries: readonly Try[] } | null = null
  #isReady = false

  constructor(shell: Shell, table: Table, options: TableOptions) {
    const people = table.seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []))
    const first = people[0] ?? 0
    super(blank(options.title, sceneOf(table.catalog, table.view(first)), first))
    this.#shell = shell
    this.#table = table
    this.#options = options
    this.#side = new OpenSide(shell, () => this.#publish())
    this.#desk = new TableDesk(table, first, options.rules)
    this.#desk.memory.whys = options.whys ?? 'off'
    if (options.kept) {
      this.#desk.memory.hints = options.kept.hints
      this.#desk.memory.ids = options.kept.ids
      this.#desk.keepSettings = options.kept.keep
    }
    this.#desk.answered = () => this.#sayWhy()
    this.#telling = new Telling(table, people)
    this.#company = new Company(table)
    this.#verbs = this.#makeVerbs()
    for (const seat of people) this.#whys.set(seat, new WhyLines())
    this.#privacy = new Privacy(table, people, shell.clock, {
      silence: () => this.disturbed(),
      forgot: (seat) => this.#telling.tellAll(`${clean(table.seats[seat]!.name)} has made a new seat word.`),
    })
    this.#others = new Others(table, shell.clock, options.think ?? thinkAtTable(table), {
      acted: (told) => this.#othersActed(told),
      held: () => this.#held(),
      waits: () => this.#publish(),
      thinks: (seat) => this.#showThinking(seat),
      done: () => this.#settle(),
      failed: (error) => {
        throw error
      },
    })
    this.#since = table.told.length
    this.#greet(people)
    this.#openBook()
    this.#goOn()
    this.#isReady = true
    this.#publish()
  }

  #makeVerbs(): ScreenVerbs {
    return new ScreenVerbs(this.#shell, {
      desk: this.#desk,
      page: this.#side,
      opens: this.#options.opens,
      typing: () => this.#typing,
      scene: () => this.#scene(),
      log: () => this.#logLines(this.#scene()),
      isWatching: () => this.#others.isPlaying,
      isOver: () => this.#table.isOver,
      tell: (text) => this.#telling.tell(this.#desk.seat, [system(text)]),
      submit: (text) => this.#submit(text),
    })
  }

  #greet(people: readonly Seat[]): void {
    const table = this.#table
    const isNew = table.journal.length === 0
    for (const seat of people) {
      const first = welcome(sceneOf(table.catalog, table.view(seat)), table, isNew)
      const said = [...(this.#options.notices ?? []).map(system), ...first]
      if (isNew) this.#telling.tellFirst(seat, said)
      else this.#telling.tell(seat, said)
    }
  }

  /** Layer `curtain`: everything but the way out is for the seat word. */
  readonly pressCurtain = (key: Key): boolean => {
    if (this.#isLeaving(key)) return this.#leave()
    this.#privacy.press(key, () => this.#others.isPlaying || this.#reveal())
    this.#publish()
    return true
  }

  /** Layer `beat`: keys that came too soon, and keys that only speed something up. */
  readonly pressFirst = (key: Key): boolean => {
    if (this.#isLeaving(key)) return this.#leave()
    const now = this.#shell.clock.now()
    if (this.#isGuarded) return true
    const { isEmpty } = this.#typing
    const isBehind = now < this.#enterBehindUntil
    this.#enterBehindUntil = 0
    if (isBehind && isEmpty && key.name === 'return') return true
    this.#privacy.touched(this.#desk.seat)
    this.#typing.candidates = null
    const isPlain = isEmpty && ['space', 'return', 'escape'].includes(key.name)
    if (this.#others.isPlaying && isPlain) {
      this.#others.hurry()
      return true
    }
    if (!this.#side.isRolling || !isEmpty) return false
    this.#side.rest()
    this.#shell.pages.moveFocus()
    return isPlain || this.#side.now?.question !== null
  }

  /** The beat that is shown has been read. */
  readonly readBeat = (): void => {
    if (this.#shell.clock.now() < this.#beatSince + BEAT_GUARD) return
    this.#beats.shift()
    if (this.#beats.length > 0) this.#showBeat()
    else {
      this.#isBeat = false
      const onRead = this.#onRead
      this.#onRead = null
      if (onRead) onRead()
      else this.#goOn()
    }
    this.#publish()
  }

  #showBeat(): void {
    this.#isBeat = true
    this.#beatSince = this.#shell.clock.now()
    if (this.#beats[0]!.kind === 'haunt-begins') this.#isHauntTold = true
    this.#shell.pages.moveFocus()
  }

  /** Looks for great moments in what has just happened; at one keyboard only for those that everybody may see. */
  #lookForBeats(before: Scene, happenings: readonly Happening[]): void {
    const { beats, glyphs } = this.#shell.settings.get()
    const isShared = this.#privacy.isShared
    const after = isShared ? sceneOf(this.#table.catalog, this.#table.view(null)) : this.#scene()
    const great = beatsFor(isShared ? after : before, after, happenings, glyphs)
    const book = bookFor(after, happenings)
    const all = [...great.filter(({ isPrivate }) => !(isShared && isPrivate)), ...(book ? [book] : [])]
    this.#beats.push(...all.filter((one) => isHeld(one, beats)))
  }

  /** A game of a campaign begins with a page. */
  #openBook(): void {
    const isNew = this.#table.journal.length === 0
    const book = isNew ? openingBook(sceneOf(this.#table.catalog, this.#table.view(null))) : null
    if (book && isHeld(book, this.#shell.settings.get().beats)) this.#beats.push(book)
  }

  /** While the others play, a beat stops them. */
  #held(): Promise<void> | null {
    if (this.#beats.length === 0) return null
    this.#showBeat()
    this.#publish()
    return new Promise((resolve) => {
      this.#onRead = resolve
    })
  }

  /** Layer `side`: turning the page, choosing on it, closing it. */
  readonly pressSide = (key: Key): boolean => {
    if (!this.#side.now || !this.#typing.isEmpty) return false
    const turned = this.#side.press(key, !this.#mustRead)
    if (turned === null) return false
    if (turned === 'over') this.#turnOver()
    else if (turned !== 'stays') {
      if (key.text !== null) this.#enterBehindUntil = this.#shell.clock.now() + ENTER_BEHIND
      this.#submit(turned.answer)
    }
    if (this.#beats.length > 0 && !this.#isBeat && !this.#side.now) this.#showBeat()
    this.#publish()
    return true
  }

  /** Layer `keymap`. */
  readonly pressKeymap = (key: Key): boolean => {
    const { isEmpty, isKeys } = this.#typing
    if (isEmpty && key.name === 'escape' && !isKeys && this.#privacy.isPrivate(this.#desk.seat)) {
      this.#dropCurtain()
      this.#publish()
      return true
    }
    const binding = bindingFor(key, { isEmpty, isKeys })
    if (!binding || (this.#side.now?.question && 'command' in binding.does)) return false
    this.#verbs.do(binding.does)
    this.#publish()
    return true
  }

  /** Layer `prompt`: the line. */
  readonly pressPrompt = (key: Key): boolean => {
    const typed = this.#typing.press(key, () => this.#scene())
    if (key.cut) this.#say([system('Part of the pasted text was too long and was left out.')])
    if (typed !== null) this.#submit(typed)
    this.#publish()
    return true
  }

  /** The terminal was resized or suspended, or nobody has touched a key for long. */
  readonly disturbed = (): void => {
    if (!this.#isPublic) this.#dropCurtain()
    this.#publish()
  }

  readonly close = (): void => {
    this.#others.stop()
    this.#endGuard?.()
    this.#onRead?.()
    this.#privacy.stop()
    this.#side.close()
    this.#shell.pages.isTurned.set(false)
    this.#options.left?.()
  }

  #isLeaving(key: Key): boolean {
    const { isEmpty, isKeys } = this.#typing
    const binding = bindingFor(key, { isEmpty, isKeys })
    return binding !== null && 'intent' in binding.does && binding.does.intent === 'leave'
  }

  #leave(): true {
    this.#shell.pages.pop()
    return true
  }

  /** Makes the state that is drawn; values that have not changed stay the same objects. */
  #publish(): void {
    if (!this.#isReady) return
    const isRolling = this.#side.isRolling
    const now = this.#scene()
    const scene = (isRolling && this.#before) || now
    const { saveFault } = this.#table
    const phase = phaseFor({
      curtain: this.#privacy.curtain,
      beat: (this.#isBeat && this.#beats[0]) || null,
      isOver: this.#table.isOver,
      isPlaying: this.#others.isPlaying,
      isHeld: this.#others.isHeld,
      thinking: this.#thinking,
      seat: this.#desk.seat,
    })
    const before = this.get()
    if (!isSamePhase(before.phase, phase)) this.#shell.pages.moveFocus()
    const thinking = this.#thinking === null ? null : `${this.#nameOf(this.#thinking)} is thinking`
    this.#shell.pages.isTurned.set(scene.haunt !== null && scene.view.phase !== 'over')
    const prompt = this.#typing.prompt
    this.set({
      phase,
      title: this.#options.title,
      scene,
      log: sameLines(before.log, this.#logLines(now, isRolling ? this.#firstRoll() : undefined)),
      side: this.#side.now,
      from: this.#side.from,
      mustRead: this.#mustRead,
      tries: phase.at === 'others' || isRolling ? NO_TRIES : this.#tries(scene),
      prompt: isSamePrompt(before.prompt, prompt) ? before.prompt : prompt,
      isKeys: this.#typing.isKeys,
      isGuarded: this.#isGuarded,
      isTyping: !this.#typing.isEmpty,
      notice: this.#typing.candidates,
      banner: thinking ?? (saveFault?.what === 'unsaved' ? 'NOT SAVED (see the log)' : null),
      changed: this.#changed,
      curtainNews: this.#news(),
    })
  }

  /** Everybody may hear that the haunt has begun, and which one it is. */
  #news(): string | null {
    const { phase, haunt } = this.#table.view(null)
    const def = phase === 'setup' && haunt ? this.#table.catalog.haunts[haunt.number]! : null
    return def && `${def.number}   ${def.name}`
  }

  #nameOf(seat: Seat): string {
    return clean(this.#table.seats[seat]!.name)
  }

  /** While the others play at a shared keyboard, everybody may look: nothing private is in sight. */
  get #isPublic(): boolean {
    return this.#privacy.isShared && this.#others.isPlaying
  }

  get #typing(): Typing {
    const whose = this.#isPublic ? 'all' : this.#desk.seat
    const typing = this.#lines.get(whose) ?? new Typing()
    this.#lines.set(whose, typing)
    return typing
  }

  #scene(): Scene {
    const seat = this.#isPublic ? null : this.#desk.seat
    const { journal, catalog } = this.#table
    const last = journal.at(-1)
    if (!this.#known || this.#known.last !== last || this.#known.seat !== seat)
      this.#known = { last, seat, scene: sceneOf(catalog, this.#table.view(seat)), tries: NO_TRIES }
    return this.#known.scene
  }

  #tries(scene: Scene): readonly Try[] {
    if (this.#known?.scene !== scene) return triesFor(scene)
    if (this.#known.tries === NO_TRIES) this.#known.tries = triesFor(scene)
    return this.#known.tries
  }

  #logLines(scene: Scene, upTo?: number): LogLine[] {
    return this.#telling.lines(scene, this.#isPublic ? null : this.#desk.seat, upTo)
  }

  /** What was opened above the table would show whoever sits here now. */
  #dropCurtain(): void {
    this.#privacy.draw(this.#desk.seat)
    if (this.#privacy.curtain) this.#shell.pages.popTo('table')
  }

  /** Play waits for everybody to have read their page. */
  get #mustRead(): boolean {
    return this.#table.asks(this.#desk.seat) === 'ready'
  }

  /** The end of a page: the next one, if something still has to be read. */
  #turnOver(): void {
    if (this.#beats.length > 0 && !this.#isBeat) return this.#side.close()
    if (this.#side.next()) return
    if (this.#mustRead) this.#submit('ready')
    else this.#side.close()
  }

  #submit(text: string): void {
    const typed = printable(text).trim()
    if (!this.#privacy.isSealed(this.#desk.seat)) this.#typing.remember(typed)
    if (this.#others.isPlaying) return this.#whilePlaying(typed)
    if (this.#verbs.take(typed)) return
    // Whoever has not seen their page yet cannot have read it.
    if (this.#mustRead && typed.toLowerCase() === 'ready' && this.#side.last()) return
    const before = this.#table.told.length
    this.#before = this.#scene()
    this.#desk.width = Math.max(20, this.#shell.size.get().columns - 6)
    const result = this.#desk.take(typed)
    if (result.quit) return this.#shell.pages.pop()
    if (this.#mustRead) this.#side.putAway()
    else if (!this.#side.now?.question) this.#side.close()
    this.#say(this.#desk.besides(result.said), typed)
    if (result.acted) {
      this.#since = before
      this.#isHauntTold = false
      this.#side.close()
      this.#speak()
      this.#lookForBeats(this.#before, this.#happenedSince())
      this.#goOn()
    } else if (this.#table.told.length < before) {
      this.#company.takeBack()
      this.#tookBack()
    }
  }

  /** Handles input during other players' turns. */
  #whilePlaying(typed: string): void {
    if (typed === '') this.#others.hurry()
    else if (exactVerb(typed)?.name === 'quit') this.#shell.pages.pop()
    else if (this.#verbs.take(typed)) return
    else if (isLook(typed) && !this.#privacy.isShared)
      this.#say(this.#desk.besides(this.#desk.take(typed).said), typed)
    else {
      this.#typing.fill(typed)
      this.#say([system('Wait for your turn, then press Enter.')])
    }
  }

  /** A few words go into the log; more get a page, with the question that is open still below. */
  #say(said: readonly Said[], typed = ''): void {
    if (said.length === 0) return
    const { columns } = this.#shell.size.get()
    const { mode, log, text } = tableLayout(this.#shell.size.get())
    const width = mode === 'huge' ? text : columns - 4
    const room = mode === 'huge' ? 8 : mode === 'tiny' ? 2 : log
    const rows = said.reduce((sum, one) => sum + Math.ceil(one.text.length / width), 0)
    if (rows <= room) return this.#telling.tell(this.#desk.seat, said)
    if (isRules(typed) && this.#verbs.openRules(typed)) return
    const question = this.#side.now?.question ?? null
    const answer = { ...answerPage(titleOf(typed), said), question }
    this.#side.read(this.#mustRead ? [answer, briefingPage(this.#scene())] : [answer])
  }

  /** After a choice, at the start, and when somebody sits down: whoever is next. */
  #goOn(): void {
    this.#changed = NOTHING
    if (this.#beats.length > 0) return this.#holdForBeats()
    if (this.#table.nextComputer() === null) return this.#settle()
    const page = this.#privacy.isShared ? null : this.#momentPage(this.#happenedSince())
    if (page) this.#side.show(page)
    this.#others.play()
    this.#publish()
  }

  /** The dice that led to a beat lie before it is shown. */
  #holdForBeats(): void {
    const page = this.#privacy.isShared ? null : momentPage(this.#scene(), beforeHaunt(this.#happenedSince()))
    if (page && page.dice.length > 0) this.#side.show({ ...page, question: null })
    else this.#showBeat()
    this.#publish()
  }

  /** What the book has told already is left out. */
  #momentPage(happenings: readonly Happening[]): Page | null {
    const isInBook = this.#shell.settings.get().beats !== 'off' && this.#scene().view.legacy !== undefined
    const told = isInBook ? happenings.filter(({ kind }) => !IN_BOOK.includes(kind)) : happenings
    return momentPage(this.#scene(), told)
  }

  #firstRoll(): number | undefined {
    const at = this.#happenedSince().findIndex(({ kind }) => kind === 'rolled' || kind === 'haunt-rolled')
    return at < 0 ? undefined : this.#since + at
  }

  /** What the choice before this question brought, whoever made it. */
  #lastChoice(): Happening[] {
    const { told } = this.#table
    return told.filter(({ n }) => n === told.at(-1)?.n).map(({ happening }) => happening)
  }

  #allHappened(): Happening[] {
    return this.#table.told.map(({ happening }) => happening)
  }

  #happenedSince(): Happening[] {
    return this.#table.told.slice(this.#since).map(({ happening }) => happening)
  }

  #othersActed(told: readonly Told[]): number {
    this.#sayWhy()
    const happenings = told.map(({ happening }) => happening)
    this.#speak()
    const { motion, pace } = this.#shell.settings.get()
    const wait = motion ? PACES[pace] : 0
    this.#lookForBeats(this.get().scene, happenings)
    this.#changed = wait > 0 ? changedTiles(happenings) : NOTHING
    this.#publish()
    if (pace === 'slow' && happenings.some(({ kind }) => kind === 'turn-ended')) return UNTIL_KEY
    return happenings.some(({ kind, seenBy }) => !seenBy && !QUIET.includes(kind)) ? wait : 0
  }

  /** In everybody's own log, as far as they may hear it. */
  #sayWhy(): void {
    const { whys } = this.#desk.memory
    if (whys === 'off') return
    for (const [seat, lines] of this.#whys)
      this.#telling.tellBefore(seat, lines.of(this.#table, [this.#desk.scene(seat)], whys))
  }

  /** What companions say at this moment, to everybody. */
  #speak(): void {
    const said = this.#company.speak(this.#desk.memory.hush)
    for (const [seat] of this.#whys) this.#telling.tell(seat, said)
  }

  #showThinking(seat: Seat | null): void {
    if (seat === this.#thinking) return
    this.#thinking = seat
    this.#publish()
  }

  /** A person is asked, or the game is over. */
  #settle(): void {
    this.#telling.mindSaving()
    if (this.#table.isOver) this.#privacy.lift()
    const seat = this.#privacy.asked() ?? this.#desk.seat
    const isOther = seat !== this.#desk.seat
    if (isOther) this.#sitDown(seat)
    this.#changed = NOTHING
    if (this.#shell.settings.get().pace === 'fast')
      this.#telling.tell(seat, summary(this.#happenedSince(), this.#desk.scene()))
    if (this.#privacy.needs(seat, isOther)) {
      this.#side.close()
      this.#dropCurtain()
    } else {
      this.#privacy.touched(seat)
      if (isOther) this.#telling.tell(seat, [system(`Pass the keyboard to ${this.#nameOf(seat)}.`)])
      this.#reveal()
    }
    this.#publish()
  }

  #sitDown(seat: Seat): void {
    this.#desk.seat = seat
    this.#desk.memory = handedOn(this.#desk.memory)
    this.#typing.drop()
    this.#side.close()
    this.#before = null
  }

  /** Shows whoever sits here what is theirs to see: a page, a question, the end. */
  #reveal(): void {
    const scene = this.#scene()
    const { decision, outcome } = scene.view
    const happened = this.#happenedSince()
    if (outcome && this.#table.isOver)
      return this.#side.show(endPage(scene, happened, this.#allHappened(), this.#table.opening.seed))
    const hint = this.#telling.hint(this.#desk.seat, scene, this.#desk.memory.hints)
    const asked = decision && decision.kind !== 'main' ? `${this.#table.journal.length}/${decision.kind}` : ''
    const isNew = asked !== '' && asked !== this.#asked
    this.#asked = asked
    const isTurn = !isAsked(scene) && haveOthersPlayed(scene, happened)
    const moment = isTurn
      ? this.#newsPage(scene, happened, hint)
      : this.#momentPage(isAsked(scene) && !isOwnTurn(scene) ? this.#lastChoice() : happened)
    if (decision?.kind === 'ready')
      this.#side.read(isNew && !this.#isHauntTold ? hauntPages(scene, happened) : [briefingPage(scene)])
    else if (moment && (moment.question || !this.#side.now)) this.#side.show(moment)
    if (isNew && decision?.kind !== 'monster') this.#guard()
    if (isAsked(scene)) this.#weigh()
  }

  /** What the others did, where it is more than the log below the map holds, or something befell the reader. */
  #newsPage(scene: Scene, happened: readonly Happening[], hint: Said | null): Page | null {
    const { settings, size } = this.#shell
    const { pace, glyphs } = settings.get()
    const page = newsPage(scene, happened)
    const { mode, log, body, text, width } = tableLayout(size.get())
    const isHuge = mode === 'huge'
    if (!isHuge && isTelling(scene, happened)) return page
    const lines = [...page.log, ...linesOf(hint ? [hint] : [], scene.view.round)]
    const rows = logRows(lines, isHuge ? text : width, glyphs).length
    const room = isHuge ? body - handHeight(scene, text, body) - 1 : log
    return pace === 'fast' || rows <= room ? null : page
  }

  /** What was typed before a question came is not its answer. */
  #guard(): void {
    this.#typing.drop()
    this.#isGuarded = true
    this.#endGuard?.()
    const { clock } = this.#shell
    // It counts from when the question has been drawn, which a busy machine may take long for.
    this.#endGuard = clock.after(0, () => {
      this.#endGuard = clock.after(GUARD, () => {
        this.#isGuarded = false
        this.#publish()
      })
    })
  }

  /** The chances stand under the choices as soon as they are worked out; the question does not wait for them. */
  #weigh(): void {
    const at = this.#table.journal.length
    this.#shell.clock.after(1, () => {
      const page = this.#side.now
      if (at !== this.#table.journal.length || !page?.question) return
      const scene = this.#scene()
      const question = questionIn(scene, oddsOf(scene))
      if (question) this.#side.change({ ...page, question: { ...question, picked: page.question.picked } })
    })
  }

  /** The question as it stands again. */
  #tookBack(): void {
    const scene = this.#scene()
    this.#since = this.#table.told.length
    this.#side.close()
    const page = isAsked(scene) ? momentPage(scene, []) : null
    if (page) this.#side.show(page)
  }
}

/** What came before the haunt, the roll included. */
function beforeHaunt(happenings: readonly Happening[]): readonly Happening[] {
  const at = happenings.findIndex(({ kind }) => kind === 'haunt-began')
  return at < 0 ? happenings : happenings.slice(0, at)
}

/** An answer is headed by what was asked for, in full: LOOK for `l`. */
function titleOf(typed: string): string {
  const [verb = '', ...words] = typed.split(/\s+/)
  return [exactVerb(verb.toLowerCase())?.name ?? verb, ...words].join(' ').toUpperCase() || 'LYCHGATE'
}

const isOwnTurn = ({ view }: Scene): boolean => view.turn.who === view.viewer

const blank = (title: string, scene: Scene, seat: Seat): TableState => ({
  phase: { at: 'asked', seat },
  title,
  scene,
  log: [],
  side: null,
  from: 0,
  mustRead: false,
  tries: NO_TRIES,
  prompt: { mark: '> ', text: '', at: 0 },
  isKeys: false,
  isGuarded: false,
  isTyping: false,
  notice: null,
  banner: null,
  changed: NOTHING,
  curtainNews: null,
})

/** The log is put together anew each time; its lines are the same objects. */
const sameLines = (before: readonly LogLine[], now: readonly LogLine[]): readonly LogLine[] =>
  before.length === now.length && before.every((line, n) => line === now[n]) ? before : now

const isSamePrompt = (one: Prompt, other: Prompt): boolean =>
  one.mark === other.mark && one.text === other.text && one.at === other.at
