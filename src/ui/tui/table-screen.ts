/** A game on the screen: what is typed goes to the command language, what happens comes back as log, map and pages. */
import type { Happening } from '../../engine/happenings.ts'
import type { Seat } from '../../engine/ids.ts'
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import type { Table, Told } from '../../table/table.ts'
import { handedOn, type Whys } from '../commands/desk.ts'
import { triesFor } from '../commands/tries.ts'
import { exactVerb } from '../commands/verbs.ts'
import { welcome } from '../commands/welcome.ts'
import { WhyLines } from '../commands/whys.ts'
import { chainOf } from '../commands/words.ts'
import { bindingFor } from '../keymap.ts'
import { clean, printable } from '../prose/clean.ts'
import type { LogLine } from '../prose/log-book.ts'
import { type Said, system } from '../prose/said.ts'
import { type Scene, sceneOf } from '../prose/scene.ts'
import { summary } from '../prose/summary.ts'
import { layoutFor, placesFor, tableScreen } from '../screens/table.ts'
import type { Key } from '../term/key.ts'
import type { ScreenFrame, Size } from '../text/sheet.ts'
import { changedTiles } from './changed.ts'
import { footerFor } from './footer.ts'
import { OpenPage } from './open-page.ts'
import { Others, type Think, thinkAtTable } from './others.ts'
import {
  answerPage,
  briefingPage,
  endPage,
  hauntPages,
  isAsked,
  momentPage,
  oddsOf,
  questionIn,
} from './pages.ts'
import { Privacy } from './privacy.ts'
import type { Screen, Shell } from './screen.ts'
import { isRules, ScreenVerbs } from './screen-verbs.ts'
import { TableDesk } from './table-desk.ts'
import { Telling } from './telling.ts'
import { Typing } from './typing.ts'

/** How long a line of the others stands before the next. */
const PACE = 400
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

export interface TableOptions {
  title: string
  rules?: () => RuleIndex
  think?: Think
  /** Shows the game again from its opening. */
  watch?: () => void
  /** What the player should know first. */
  notices?: readonly string[]
  /** Whether the others say why they do what they do. */
  whys?: Whys | undefined
  /** Nobody plays it here any more. */
  left?: () => void
}

export class TableScreen implements Screen {
  readonly #desk: TableDesk
  readonly #telling: Telling
  readonly #others: Others
  readonly #privacy: Privacy
  readonly #page: OpenPage
  readonly #verbs: ScreenVerbs
  readonly #whys = new Map<Seat, WhyLines>()
  /** Everybody has a line and a history of their own, and so has the time in which all may look. */
  readonly #lines = new Map<Seat | 'all', Typing>()
  /** The question that has been shown, so that the next one is known to be new. */
  #asked = ''
  #guardedUntil = 0
  #enterBehindUntil = 0
  #changed: ReadonlySet<string> = new Set()
  /** How it stood before the last choice, to be shown while its dice roll. */
  #before: Scene | null = null
  #thinking: string | null = null
  /** How much had happened before a person last chose: what came since may be worth a page. */
  #since: number

  constructor(
    private readonly shell: Shell,
    private readonly table: Table,
    private readonly options: TableOptions,
  ) {
    const people = table.seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []))
    this.#page = new OpenPage(shell)
    this.#desk = new TableDesk(table, people[0]!, options.rules)
    this.#desk.memory.whys = options.whys ?? 'off'
    this.#desk.answered = () => this.#sayWhy()
    this.#telling = new Telling(table, people)
    this.#verbs = new ScreenVerbs(shell, {
      desk: this.#desk,
      page: this.#page,
      typing: () => this.#typing,
      scene: () => this.#scene(),
      log: () => this.#logLines(this.#scene()),
      isWatching: () => this.#others.isPlaying,
      tell: (text) => this.#telling.tell(this.#desk.seat, [system(text)]),
      submit: (text) => this.#submit(text),
      watch: () => this.#watch(),
    })
    for (const seat of people) this.#whys.set(seat, new WhyLines())
    this.#privacy = new Privacy(table, people, shell.clock, {
      silence: () => this.disturbed(),
      forgot: (seat) => this.#telling.tellAll(`${clean(table.seats[seat]!.name)} has made a new seat word.`),
    })
    this.#others = new Others(table, shell.clock, options.think ?? thinkAtTable(table), {
      acted: (told) => this.#othersActed(told),
      thinks: (seat) => this.#showThinking(seat),
      done: () => this.#settle(),
      failed: (error) => {
        throw error
      },
    })
    const isNew = table.journal.length === 0
    this.#since = table.told.length
    for (const seat of people) {
      const first = welcome(sceneOf(table.catalog, table.view(seat)), table, isNew)
      const said = [...(options.notices ?? []).map(system), ...first]
      if (isNew) this.#telling.tellFirst(seat, said)
      else this.#telling.tell(seat, said)
    }
    this.#goOn()
  }

  frame(size: Size): ScreenFrame {
    const { glyphs, zoom } = this.shell.settings
    if (this.#privacy.curtain) return this.#privacy.frame(size, glyphs)
    this.#desk.width = Math.max(20, size.columns - 6)
    // Nothing tells what the dice show before they do.
    const isRolling = this.#page.isRolling
    const now = this.#scene()
    const scene = (isRolling && this.#before) || now
    const upTo = isRolling ? this.#firstRoll() : undefined
    const { saveFault } = this.table
    return tableScreen(
      {
        scene,
        title: this.options.title,
        log: this.#logLines(now, upTo),
        zoom,
        changed: this.#changed,
        page: this.#page.now,
        from: this.#page.from,
        tries: this.#others.isPlaying || isRolling ? [] : triesFor(scene),
        prompt: this.#typing.prompt,
        footer: footerFor({
          candidates: this.#typing.candidates,
          isPlaying: this.#others.isPlaying,
          page: this.#page.now,
          mustRead: this.#mustRead,
          isKeys: this.#typing.isKeys,
          isTyping: !this.#typing.isEmpty,
        }),
        banner: this.#thinking ?? (saveFault?.what === 'unsaved' ? 'NOT SAVED (see the log)' : null),
      },
      size,
      glyphs,
    )
  }

  press(key: Key): void {
    const { isEmpty, isKeys } = this.#typing
    const binding = bindingFor(key, { isEmpty, isKeys })
    // Whatever is going on and behind a curtain too, one may leave.
    if (binding && 'intent' in binding.does && binding.does.intent === 'leave') return this.shell.pop()
    if (this.#privacy.curtain) {
      if (this.#privacy.press(key, () => this.#others.isPlaying || this.#reveal())) this.shell.redraw()
      return
    }
    if (this.shell.clock.now() < this.#guardedUntil) return
    const isBehind = this.shell.clock.now() < this.#enterBehindUntil
    this.#enterBehindUntil = 0
    if (isBehind && isEmpty && key.name === 'return') return
    this.#privacy.touched(this.#desk.seat)
    this.#typing.candidates = null
    const isPlain = isEmpty && ['space', 'return', 'escape'].includes(key.name)
    if (this.#others.isPlaying && isPlain) return this.#others.hurry()
    if (this.#page.isRolling && isEmpty) {
      this.#page.rest()
      this.shell.redraw()
      if (isPlain || this.#page.now?.question) return
    }
    if (this.#page.now && isEmpty && this.#onPage(key)) return this.shell.redraw()
    if (isEmpty && key.name === 'escape' && this.#privacy.isPrivate(this.#desk.seat))
      return this.#dropCurtain()
    if (binding && !(this.#page.now?.question && 'command' in binding.does))
      return this.#verbs.do(binding.does)
    this.#edit(key)
  }

  disturbed(): void {
    if (!this.#isPublic) this.#dropCurtain()
  }

  close(): void {
    this.#others.stop()
    this.#privacy.stop()
    this.#page.close()
    this.options.left?.()
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
    return this.#isPublic ? sceneOf(this.table.catalog, this.table.view(null)) : this.#desk.scene()
  }

  #logLines(scene: Scene, upTo?: number): LogLine[] {
    return this.#telling.lines(scene, this.#isPublic ? null : this.#desk.seat, upTo)
  }

  /** What was opened above the table would show whoever sits here now. */
  #dropCurtain(): void {
    this.#privacy.draw(this.#desk.seat)
    if (this.#privacy.curtain) this.shell.returnTo(this)
  }

  #edit(key: Key): void {
    const typed = this.#typing.press(key, () => this.#scene())
    if (key.cut) this.#say([system('Part of the pasted text was too long and was left out.')])
    if (typed !== null) this.#submit(typed)
    this.shell.redraw()
  }

  /** Play waits for everybody to have read their page. */
  get #mustRead(): boolean {
    return this.table.asks(this.#desk.seat) === 'ready'
  }

  #onPage(key: Key): boolean {
    const turned = this.#page.press(key, !this.#mustRead)
    if (turned === null) return false
    if (turned === 'over') this.#turnOver()
    else if (turned !== 'stays') {
      if (key.text !== null) this.#enterBehindUntil = this.shell.clock.now() + ENTER_BEHIND
      this.#submit(turned.answer)
    }
    return true
  }

  /** The end of a page: the next one, if something still has to be read. */
  #turnOver(): void {
    if (this.#page.next()) return
    if (this.#mustRead) this.#submit('ready')
    else this.#page.close()
  }

  #submit(text: string): void {
    const typed = printable(text).trim()
    if (!this.#privacy.isSealed(this.#desk.seat)) this.#typing.remember(typed)
    if (this.#others.isPlaying) return this.#whilePlaying(typed)
    if (this.#verbs.take(typed)) return this.shell.redraw()
    // Whoever has not seen their page yet cannot have read it.
    if (this.#mustRead && typed.toLowerCase() === 'ready' && this.#page.last()) return
    const before = this.table.told.length
    this.#before = this.#desk.scene()
    const result = this.#desk.take(typed)
    if (result.quit) return this.shell.pop()
    if (this.#mustRead) this.#page.putAway()
    else if (!this.#page.now?.question) this.#page.close()
    this.#say(this.#desk.besides(result.said), typed)
    if (result.acted) {
      this.#since = before
      this.#page.close()
      this.#goOn()
    } else if (this.table.told.length < before) this.#tookBack()
    this.shell.redraw()
  }

  /** Nothing can be done meanwhile, but it can be looked about, asked and hurried. */
  #whilePlaying(typed: string): void {
    if (typed === '') this.#others.hurry()
    else if (exactVerb(typed)?.name === 'quit') this.shell.pop()
    else if (this.#verbs.take(typed)) this.shell.redraw()
    else if (isLook(typed) && !this.#privacy.isShared)
      this.#say(this.#desk.besides(this.#desk.take(typed).said), typed)
    else {
      this.#typing.fill(typed)
      this.#say([system('Wait for your turn, then press Enter.')])
    }
    this.shell.redraw()
  }

  #watch(): boolean {
    const { watch } = this.options
    if (!this.table.isOver || !watch) return false
    watch()
    return true
  }

  /** A few words go into the log; more get a page, with the question that is open still below. */
  #say(said: readonly Said[], typed = ''): void {
    if (said.length === 0) return
    const { size } = this.shell
    const room = layoutFor(size) === 'full' ? (placesFor(size).log?.height ?? 4) - 2 : 2
    const rows = said.reduce((sum, { text }) => sum + Math.ceil(text.length / (size.columns - 4)), 0)
    if (rows <= room) return this.#telling.tell(this.#desk.seat, said)
    if (isRules(typed) && this.#verbs.openRules(typed)) return
    const question = this.#page.now?.question ?? null
    const answer = { ...answerPage(typed.toUpperCase() || 'LYCHGATE', said), question }
    this.#page.read(this.#mustRead ? [answer, briefingPage(this.#desk.scene())] : [answer])
  }

  /** After a choice, at the start, and when somebody sits down: whoever is next. */
  #goOn(): void {
    this.#changed = new Set()
    if (this.table.nextComputer() === null) return this.#settle()
    const page = this.#privacy.isShared ? null : momentPage(this.#desk.scene(), this.#happenedSince())
    if (page) this.#page.show(page)
    this.#others.play()
  }

  #firstRoll(): number | undefined {
    const at = this.#happenedSince().findIndex(({ kind }) => kind === 'rolled' || kind === 'haunt-rolled')
    return at < 0 ? undefined : this.#since + at
  }

  /** What the choice before this question brought, whoever made it. */
  #lastChoice(): Happening[] {
    const { told } = this.table
    return told.filter(({ n }) => n === told.at(-1)?.n).map(({ happening }) => happening)
  }

  #happenedSince(): Happening[] {
    return this.table.told.slice(this.#since).map(({ happening }) => happening)
  }

  #othersActed(told: readonly Told[]): number {
    this.#sayWhy()
    const happenings = told.map(({ happening }) => happening)
    const { motion, fast } = this.shell.settings
    const isShown = motion && !fast
    this.#changed = isShown ? changedTiles(happenings) : new Set()
    this.shell.redraw()
    return isShown && happenings.some(({ kind, seenBy }) => !seenBy && !QUIET.includes(kind)) ? PACE : 0
  }

  /** In everybody's own log, as far as they may hear it. */
  #sayWhy(): void {
    const { whys } = this.#desk.memory
    if (whys === 'off') return
    for (const [seat, lines] of this.#whys)
      this.#telling.tellBefore(seat, lines.of(this.table, [this.#desk.scene(seat)], whys))
  }

  #showThinking(seat: Seat | null): void {
    const thinking = seat === null ? null : `${clean(this.table.seats[seat]!.name)} is thinking`
    if (thinking === this.#thinking) return
    this.#thinking = thinking
    this.shell.redraw()
  }

  /** A person is asked, or the game is over. */
  #settle(): void {
    this.#telling.mindSaving()
    if (this.table.isOver) this.#privacy.lift()
    const seat = this.#privacy.asked() ?? this.#desk.seat
    const isOther = seat !== this.#desk.seat
    if (isOther) this.#sitDown(seat)
    this.#changed = new Set()
    if (this.shell.settings.fast) this.#telling.tell(seat, summary(this.#happenedSince(), this.#desk.scene()))
    if (this.#privacy.needs(seat, isOther)) {
      this.#page.close()
      this.#dropCurtain()
    } else {
      this.#privacy.touched(seat)
      if (isOther)
        this.#telling.tell(seat, [system(`Pass the keyboard to ${clean(this.table.seats[seat]!.name)}.`)])
      this.#reveal()
    }
    this.shell.redraw()
  }

  #sitDown(seat: Seat): void {
    this.#desk.seat = seat
    this.#desk.memory = handedOn(this.#desk.memory)
    this.#typing.drop()
    this.#page.close()
    this.#before = null
  }

  /** Shows whoever sits here what is theirs to see: a page, a question, the end. */
  #reveal(): void {
    const scene = this.#desk.scene()
    const { decision, outcome } = scene.view
    const happened = this.#happenedSince()
    if (outcome) return this.#page.show(endPage(scene, happened, this.table.opening.seed))
    this.#telling.hint(this.#desk.seat, scene, this.#desk.memory.hints)
    const asked = decision && decision.kind !== 'main' ? `${this.table.journal.length}/${decision.kind}` : ''
    const isNew = asked !== '' && asked !== this.#asked
    this.#asked = asked
    const moment = momentPage(scene, isAsked(scene) && !isOwnTurn(scene) ? this.#lastChoice() : happened)
    if (decision?.kind === 'ready')
      this.#page.read(isNew ? hauntPages(scene, happened) : [briefingPage(scene)])
    else if (moment && (moment.question || !this.#page.now)) this.#page.show(moment)
    if (isNew && decision?.kind !== 'monster') this.#guard()
    if (isAsked(scene)) this.#weigh()
  }

  /** What was typed before a question came is not its answer. */
  #guard(): void {
    this.#typing.drop()
    this.#guardedUntil = this.shell.clock.now() + GUARD
  }

  /** The chances stand under the choices as soon as they are worked out; the question does not wait for them. */
  #weigh(): void {
    const at = this.table.journal.length
    this.shell.clock.after(1, () => {
      const page = this.#page.now
      if (at !== this.table.journal.length || !page?.question) return
      const scene = this.#desk.scene()
      const question = questionIn(scene, oddsOf(scene))
      if (question) this.#page.change({ ...page, question: { ...question, picked: page.question.picked } })
    })
  }

  /** The question as it stands again. */
  #tookBack(): void {
    const scene = this.#desk.scene()
    this.#since = this.table.told.length
    this.#page.close()
    const page = isAsked(scene) ? momentPage(scene, []) : null
    if (page) this.#page.show(page)
  }
}

const isOwnTurn = ({ view }: Scene): boolean => view.turn.who === view.viewer
