/** A game on the screen: what is typed goes to the command language, what happens comes back as log, map and pages. */
import type { Happening } from '../../engine/happenings.ts'
import type { Seat } from '../../engine/ids.ts'
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import type { Table, Told } from '../../table/table.ts'
import { completionsFor } from '../commands/complete.ts'
import { triesFor } from '../commands/tries.ts'
import { welcome } from '../commands/welcome.ts'
import { bindingFor, type Intent } from '../keymap.ts'
import { ZOOMS } from '../map/region-map.ts'
import type { Page } from '../panels/page.ts'
import { clean, printable } from '../prose/clean.ts'
import { hintsIn } from '../prose/hints.ts'
import { LogBook } from '../prose/log-book.ts'
import { type Said, system } from '../prose/said.ts'
import { type Scene, sceneOf } from '../prose/scene.ts'
import { summary } from '../prose/summary.ts'
import { layoutFor, pageLayout, placesFor, tableScreen } from '../screens/table.ts'
import type { Key } from '../term/key.ts'
import { editLine, emptyLine, type Line, remember } from '../term/line-editor.ts'
import { type Row, span } from '../text/rows.ts'
import type { Frame, Size } from '../text/sheet.ts'
import { changedTiles } from './changed.ts'
import { HelpScreen } from './help-screen.ts'
import { HouseView } from './house-view.ts'
import { LogScreen } from './log-screen.ts'
import { Others, type Think, thinkAtTable } from './others.ts'
import { answerPage, briefingPage, endPage, isAsked, momentPage, oddsOf, questionIn } from './pages.ts'
import { Privacy } from './privacy.ts'
import { RulesScreen } from './rules-screen.ts'
import type { Screen, Shell } from './screen.ts'
import { settingOf } from './settings.ts'
import { TableDesk } from './table-desk.ts'

/** How long a line of the others stands before the next. */
const PACE = 400
const DIE_FALLS = 140
/** Keys that come sooner after a question were meant for something else. */
const GUARD = 150
/** A number answers by itself; Enter behind it means nothing more. */
const ENTER_BEHIND = 500

export interface TableOptions {
  title: string
  rules?: () => RuleIndex
  think?: Think
  /** What the player should know first. */
  notices?: readonly string[]
}

export class TableScreen implements Screen {
  readonly #desk: TableDesk
  readonly #log: LogBook
  readonly #others: Others
  readonly #privacy: Privacy
  #line: Line = emptyLine()
  #isKeys = false
  #page: Page | null = null
  #from = 0
  /** What the open question has been shown for: its choices, so that the next one is known to be new. */
  #asked = ''
  #guardedUntil = 0
  #enterBehindUntil = 0
  #changed: ReadonlySet<string> = new Set()
  #banner: string | null = null
  /** What has happened since a person last chose, for the page about it. */
  #since: number
  #candidates: string | null = null
  /** Hints that wait for their turn, and how much of the story has been looked through for them. */
  readonly #hints: Said[] = []
  #hinted: number
  #callOffDice: (() => void) | null = null

  constructor(
    private readonly shell: Shell,
    private readonly table: Table,
    private readonly options: TableOptions,
  ) {
    const people = table.seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []))
    this.#privacy = new Privacy(table, people, shell.clock, {
      fell: () => shell.redraw(),
      forgot: (seat) => {
        const said = system(`${clean(table.seats[seat]!.name)} has made a new seat word.`)
        for (const person of people) this.#log.note(person, [said])
      },
    })
    this.#desk = new TableDesk(table, people[0]!, options.rules)
    this.#log = new LogBook(table)
    this.#since = table.told.length
    const isNew = table.journal.length === 0
    this.#hinted = isNew ? 0 : table.told.length
    for (const seat of people) {
      const first = welcome(sceneOf(table.catalog, table.view(seat)), table, isNew)
      this.#log.note(seat, [...(options.notices ?? []).map(system), ...first], isNew ? 0 : undefined)
    }
    this.#others = new Others(table, shell.clock, options.think ?? thinkAtTable(table), {
      acted: (told) => this.#othersActed(told),
      thinks: (seat) => this.#showThinking(seat),
      done: () => this.#settle(),
      failed: (error) => {
        throw error
      },
    })
    this.#goOn()
  }

  frame(size: Size): Frame {
    if (this.#privacy.curtain) return this.#privacy.frame(size, this.shell.settings.glyphs)
    this.#desk.width = Math.max(20, size.columns - 6)
    const scene = this.#scene()
    return tableScreen(
      {
        scene,
        title: this.options.title,
        log: this.#log.lines(scene, this.#isOpen ? null : this.#desk.seat),
        zoom: this.shell.settings.zoom,
        changed: this.#changed,
        page: this.#page,
        from: this.#from,
        tries: this.#others.isPlaying ? [] : triesFor(scene),
        prompt: this.#prompt(),
        footer: this.#footer(),
        banner: this.#banner ?? (this.table.saveFault ? `NOT SAVED: ${this.table.saveFault.message}` : null),
      },
      size,
      this.shell.settings.glyphs,
    )
  }

  press(key: Key): void {
    const isEmpty = this.#line.text === '' && !this.#line.search
    const binding = bindingFor(key, { isEmpty, isKeys: this.#isKeys })
    if (binding?.when === 'always' && 'intent' in binding.does && this.#urgent(binding.does.intent)) return
    if (this.#privacy.curtain) return this.#atCurtain(key)
    if (this.shell.clock.now() < this.#guardedUntil) return
    const isBehind = this.shell.clock.now() < this.#enterBehindUntil
    this.#enterBehindUntil = 0
    if (isBehind && isEmpty && key.name === 'return') return
    this.#privacy.touched(this.#desk.seat)
    this.#candidates = null
    if (this.#others.isPlaying && ['space', 'return', 'escape'].includes(key.name) && isEmpty)
      return this.#others.hurry()
    if (this.#callOffDice && isEmpty && this.#showAllDice(key)) return
    if (this.#page && isEmpty && this.#onPage(key)) return this.shell.redraw()
    if (isEmpty && key.name === 'escape' && this.#privacy.isPrivate(this.#desk.seat)) return this.#draw()
    if (binding && !(this.#page?.question && 'command' in binding.does)) return this.#do(binding.does)
    if (this.#isKeys && key.text !== null) return
    this.#edit(key)
  }

  disturbed(): void {
    this.#privacy.draw(this.#desk.seat)
  }

  close(): void {
    this.#others.stop()
    this.#privacy.stop()
    this.#callOffDice?.()
  }

  /** While the others play at a shared keyboard, everybody may look: nothing private is in sight. */
  get #isOpen(): boolean {
    return this.#privacy.isShared && this.#others.isPlaying
  }

  #scene(): Scene {
    return this.#isOpen ? sceneOf(this.table.catalog, this.table.view(null)) : this.#desk.scene()
  }

  #prompt() {
    const { text, at, search } = this.#line
    if (search) {
      const found = search.found === null ? '' : (this.#line.history[search.found] ?? '')
      return { mark: `(search "${search.query}") `, text: found, at: found.length }
    }
    return { mark: this.#isKeys ? 'KEYS ' : '> ', text, at }
  }

  #footer(): Row {
    const keys = (pairs: readonly (readonly [string, string])[]): Row =>
      pairs.flatMap(([key, does], n) => [span(`${n > 0 ? '   ' : ''}${key}`, 'key'), span(` ${does}`)])
    if (this.#candidates !== null) return [span(this.#candidates, 'system')]
    if (this.#others.isPlaying)
      return keys([
        ['Space', 'skip'],
        ['fast', 'always'],
        ['^P', 'whole log'],
        ['^Q', 'leave'],
      ])
    if (this.#page?.question)
      return keys([
        ['1-9', 'choose'],
        ['Up Down Enter', 'pick'],
        ['?', 'help'],
        ['odds', 'the chances'],
        ['rules', 'WORD'],
      ])
    if (this.#page)
      return keys([
        ['Space', 'read on'],
        ['Esc', 'close'],
        ['^P', 'whole log'],
        ['?', 'help'],
      ])
    if (this.#isKeys)
      return keys([
        ['hjkl', 'go'],
        ['o', 'explore'],
        ['x', 'look'],
        ['m', 'house'],
        ['.', 'end'],
        [':', 'type'],
        ['?', 'help'],
      ])
    return keys([
      ['Enter', 'do it'],
      ['Tab', 'complete'],
      ['arrows', 'go'],
      ['Esc', 'keys'],
      ['?', 'help'],
      ['^P', 'log'],
      ['^Q', 'leave'],
    ])
  }

  /** These work behind a curtain and in the middle of anything. */
  #urgent(intent: Intent): boolean {
    if (intent === 'leave') this.shell.pop()
    else if (intent === 'interrupt') this.shell.leave(130)
    else if (intent === 'suspend') this.shell.suspend()
    else if (intent === 'redraw') this.shell.repaint()
    else return false
    return true
  }

  #atCurtain(key: Key): void {
    if (this.#privacy.press(key, () => this.#reveal())) this.shell.redraw()
  }

  #draw(): void {
    this.#privacy.draw(this.#desk.seat)
    this.shell.redraw()
  }

  #do(does: { command: string } | { intent: Intent }): void {
    if ('command' in does) return this.#submit(does.command)
    switch (does.intent) {
      case 'help':
        return this.shell.push(new HelpScreen(this.shell, this.#desk))
      case 'log':
        return this.shell.push(
          new LogScreen(this.shell, () => this.#log.lines(this.#scene(), this.#desk.seat)),
        )
      case 'house':
        return this.shell.push(new HouseView(this.shell, () => this.#scene()))
      case 'people':
        return this.#submit('who')
      case 'goal':
        return this.#submit('goal')
      case 'zoom-in':
      case 'zoom-out':
        return this.#zoom(does.intent === 'zoom-in' ? 1 : -1)
      case 'key-mode':
      case 'type-mode':
        this.#isKeys = does.intent === 'key-mode'
        return this.shell.redraw()
      case 'end-turn':
        this.#isKeys = false
        this.#line = { ...this.#line, text: 'end', at: 3 }
        return this.shell.redraw()
      case 'page-down':
        return this.#submit('')
      default:
    }
  }

  #zoom(by: number): void {
    const size = this.shell.size
    const wide = placesFor(size).map.width >= 70 && size.rows >= 30
    const now = ZOOMS.indexOf(this.shell.settings.zoom ?? (wide ? 'large' : 'small'))
    const next = ZOOMS[(now + by + ZOOMS.length) % ZOOMS.length]!
    this.shell.settings = { ...this.shell.settings, zoom: next }
    this.shell.redraw()
  }

  #edit(key: Key): void {
    const edited = editLine(this.#line, key, (text) => ({
      from: 0,
      candidates: completionsFor(this.#scene()).filter((one) => one.startsWith(text.toLowerCase())),
    }))
    this.#line = edited.line
    if (edited.shown) this.#candidates = edited.shown.slice(0, 12).join('   ')
    if (key.cut) this.#say([system('Some of what was pasted was too much and was left out.')])
    if (edited.submit !== undefined) this.#submit(edited.submit)
    this.shell.redraw()
  }

  /** Keys that mean the page: turning it, choosing on it, closing it. */
  #onPage(key: Key): boolean {
    const page = this.#page!
    const { question } = page
    const { turned, view } = pageLayout(page, this.shell.size)
    const below = turned.length - this.#from - view
    if (question && /^[0-9]$/.test(key.text ?? '') && question.choices.length + question.first <= 10) {
      this.#enterBehindUntil = this.shell.clock.now() + ENTER_BEHIND
      this.#submit(key.text!)
      return true
    }
    switch (key.name) {
      case 'pagedown':
      case 'space':
        if (below > 0) this.#from += Math.max(1, view - 1)
        else if (!question) this.#turnOver()
        return true
      case 'pageup':
        this.#from = Math.max(0, this.#from - Math.max(1, view - 1))
        return true
      case 'up':
      case 'down':
        if (!question) return false
        this.#pick(key.name === 'down' ? 1 : -1)
        return true
      case 'return':
        if (question) {
          if (question.picked !== null) this.#submit(String(question.first + question.picked))
        } else if (below > 0) this.#from += Math.max(1, view - 1)
        else this.#turnOver()
        return true
      case 'escape':
        // Escape never answers, and a question is not closed.
        if (!question && this.table.asks(this.#desk.seat) !== 'ready') this.#page = null
        return true
      default:
        return false
    }
  }

  #pick(by: number): void {
    const page = this.#page!
    const { question } = page
    const many = question!.choices.length
    const picked = ((question!.picked ?? (by > 0 ? -1 : 0)) + by + many) % many
    this.#page = { ...page, question: { ...question!, picked } }
    const { picked: at, view } = pageLayout(this.#page, this.shell.size)
    if (at !== null && (at < this.#from || at >= this.#from + view))
      this.#from = Math.max(0, at - Math.floor(view / 2))
  }

  /** The end of a page: the next one, if something still has to be read. */
  #turnOver(): void {
    const isReady = this.table.asks(this.#desk.seat) === 'ready'
    if (isReady && this.#page?.title === 'THE HAUNT HAS BEGUN') return this.#show(briefingPage(this.#scene()))
    if (isReady) return this.#submit('ready')
    this.#page = null
  }

  #submit(text: string): void {
    const typed = printable(text).trim()
    const { seat } = this.#desk
    const isSealed = this.#privacy.isShared && ['bid', 'vote'].includes(this.table.asks(seat) ?? '')
    if (!isSealed) this.#line = remember(this.#line, typed)
    if (this.#others.isPlaying) return this.#whilePlaying(typed)
    if (this.#screenVerb(typed)) return this.shell.redraw()
    const before = this.table.told.length
    const result = this.#desk.take(typed)
    if (result.quit) return this.shell.pop()
    if (!this.#page?.question) this.#page = null
    this.#say(this.#desk.besides(result.said), typed)
    if (result.acted) {
      this.#since = before
      this.#changed = new Set()
      this.#page = null
      this.#goOn()
    } else if (typed.startsWith('undo') && !result.refused) this.#refresh()
    this.shell.redraw()
  }

  /** Nothing can be done meanwhile, but it can be looked about and hurried. */
  #whilePlaying(typed: string): void {
    if (typed === '') this.#others.hurry()
    else if (/^(q|quit|bye)$/.test(typed)) this.shell.pop()
    else if (!this.#screenVerb(typed)) this.#line = { ...this.#line, text: typed, at: typed.length }
    this.shell.redraw()
  }

  /** What is typed but means the screen and not the game. */
  #screenVerb(typed: string): boolean {
    const [verb = '', ...words] = typed.toLowerCase().split(/\s+/)
    if (verb === 'm' || verb === 'map' || verb === 'house') this.#do({ intent: 'house' })
    else if (verb === 'keys') this.#isKeys = true
    else if (verb === '?' || (verb === 'help' && words.length === 0)) this.#do({ intent: 'help' })
    else if (verb === 'log' && words.length === 0) this.#do({ intent: 'log' })
    else if (isRules(typed) && (words.length === 0 || this.#others.isPlaying)) return this.#openRules(typed)
    else {
      const set = settingOf(this.shell.settings, verb, words)
      if (!set) return false
      this.shell.settings = set.settings
      this.#log.note(this.#desk.seat, [system(set.said)])
    }
    return true
  }

  /** The rulebook itself, with what was asked looked up already; false where there is none. */
  #openRules(typed: string): boolean {
    const index = this.#desk.rules()
    if (index) this.shell.push(new RulesScreen(this.shell, index, typed.replace(/^\S+\s*/, '')))
    return index !== null
  }

  /** A few words go into the log; more get a page, with the question that is open still below. */
  #say(said: readonly Said[], typed = ''): void {
    if (said.length === 0) return
    const { size } = this.shell
    const room = layoutFor(size) === 'full' ? (placesFor(size).log?.height ?? 4) - 2 : 2
    const rows = said.reduce((sum, { text }) => sum + Math.ceil(text.length / (size.columns - 4)), 0)
    if (rows <= room) return this.#log.note(this.#desk.seat, said)
    if (isRules(typed) && this.#openRules(typed)) return
    this.#show({
      ...answerPage(typed.toUpperCase() || 'LYCHGATE', said),
      question: this.#page?.question ?? null,
    })
  }

  #show(page: Page): void {
    this.#page = page
    this.#from = 0
    this.shell.redraw()
  }

  /** After a choice, at the start, and when somebody sits down: whoever is next. */
  #goOn(): void {
    const happened = this.#happenedSince()
    const scene = this.#desk.scene()
    if (this.table.nextComputer() !== null) {
      const page = this.#privacy.isShared ? null : momentPage(scene, happened)
      if (page) this.#show(page)
      this.#rollDice()
      return this.#others.play()
    }
    this.#settle()
  }

  #happenedSince(): Happening[] {
    return this.table.told.slice(this.#since).map(({ happening }) => happening)
  }

  #othersActed(told: readonly Told[]): number {
    const happenings = told.map(({ happening }) => happening)
    const { motion, fast } = this.shell.settings
    this.#changed = motion && !fast ? changedTiles(happenings) : new Set()
    this.shell.redraw()
    const scene = this.#scene()
    const before = this.table.told.length - told.length
    const isTold = this.#log.lines(scene, null).length > 0 && happenings.length > 0 && before >= 0
    return motion && !fast && isTold && happenings.some(({ kind }) => !QUIET.includes(kind)) ? PACE : 0
  }

  #showThinking(seat: Seat | null): void {
    const banner = seat === null ? null : `${clean(this.table.seats[seat]!.name)} is thinking`
    if (banner === this.#banner) return
    this.#banner = banner
    this.shell.redraw()
  }

  /** A person is asked, or the game is over. */
  #settle(): void {
    const seat = this.#privacy.asked() ?? this.#desk.seat
    const isOther = seat !== this.#desk.seat
    if (isOther) this.#sitDown(seat)
    this.#changed = new Set()
    const needsCurtain = this.#privacy.needs(seat, isOther, this.#happenedSince())
    if (needsCurtain) {
      this.#page = null
      this.#privacy.draw(seat)
    } else this.#reveal()
    this.shell.redraw()
  }

  #sitDown(seat: Seat): void {
    this.#desk.seat = seat
    this.#desk.memory = { ...this.#desk.memory, again: null, thing: null, person: null, lastOut: [] }
    this.#line = emptyLine()
    this.#page = null
    this.#isKeys = false
  }

  /** Shows whoever sits here what is theirs to see: a page, a question, the end. */
  #reveal(): void {
    const scene = this.#desk.scene()
    const { decision, outcome } = scene.view
    const happened = this.#happenedSince()
    if (this.shell.settings.fast) this.#log.note(this.#desk.seat, summary(happened, scene))
    this.#hint(scene)
    if (outcome) return this.#show(endPage(scene, happened, this.table.opening.seed))
    const asked = decision && decision.kind !== 'main' ? `${this.table.journal.length}/${decision.kind}` : ''
    const isNew = asked !== '' && asked !== this.#asked
    this.#asked = asked
    const moment = momentPage(scene, happened)
    if (decision?.kind === 'ready')
      this.#show(moment?.title === 'THE HAUNT HAS BEGUN' ? moment : briefingPage(scene))
    else if (moment && (moment.question || !this.#page)) this.#show(moment)
    if (isNew && decision?.kind !== 'monster') this.#guard()
    if (isAsked(scene)) this.#weigh()
    this.#rollDice()
  }

  /** In a first game, what should be known when it first comes up; one thing at a time. */
  #hint(scene: Scene): void {
    const told = this.table.told.map(({ happening }) => happening)
    const readers = this.#privacy.people.map((seat) => scene.view.explorers[seat]!.id)
    this.#hints.push(...hintsIn(told, this.#hinted, scene, readers))
    this.#hinted = told.length
    const next = this.#hints.shift()
    if (next && this.#desk.memory.hints) this.#log.note(this.#desk.seat, [next])
  }

  /** What was typed before a question came is not its answer. */
  #guard(): void {
    this.#line = { ...emptyLine(this.#line.history), yank: this.#line.yank }
    this.#isKeys = false
    this.#guardedUntil = this.shell.clock.now() + GUARD
  }

  /** The chances stand under the choices as soon as they are worked out; the question does not wait for them. */
  #weigh(): void {
    const at = this.table.journal.length
    this.shell.clock.after(1, () => {
      if (at !== this.table.journal.length || !this.#page?.question) return
      const scene = this.#desk.scene()
      const question = questionIn(scene, oddsOf(scene))
      if (question)
        this.#page = { ...this.#page, question: { ...question, picked: this.#page.question.picked } }
      this.shell.redraw()
    })
  }

  /** The question as it stands again, after something was taken back. */
  #refresh(): void {
    const scene = this.#desk.scene()
    this.#since = this.table.told.length
    this.#page = isAsked(scene) ? momentPage(scene, []) : null
  }

  /** Dice come to rest one after the other. */
  #rollDice(): void {
    this.#callOffDice?.()
    this.#callOffDice = null
    const page = this.#page
    if (!page || page.dice.length === 0) return
    if (!this.shell.settings.motion) return this.#restDice()
    const next = page.dice.findIndex(({ faces, fallen }) => fallen < faces.length)
    if (next < 0) return
    this.#callOffDice = this.shell.clock.after(DIE_FALLS, () => {
      this.#callOffDice = null
      const now = this.#page
      if (!now || now.dice.length === 0) return
      const dice = now.dice.map((one, n) => (n === next ? { ...one, fallen: one.fallen + 1 } : one))
      this.#page = { ...now, dice }
      this.shell.redraw()
      this.#rollDice()
    })
  }

  #restDice(): void {
    if (this.#page)
      this.#page = {
        ...this.#page,
        dice: this.#page.dice.map((one) => ({ ...one, fallen: one.faces.length })),
      }
  }

  /** A key while dice roll lets them lie; Space and Enter mean no more than that. */
  #showAllDice(key: Key): boolean {
    this.#callOffDice?.()
    this.#callOffDice = null
    this.#restDice()
    this.shell.redraw()
    return ['space', 'return', 'escape'].includes(key.name)
  }
}

/** Asks the rulebook, and not about this moment: HERE and WHY are answered at the table. */
const isRules = (typed: string): boolean => /^rule(s|book)?(?!\s+(here|why)$)(\s[^;]*)?$/i.test(typed)

/** Nothing to see in these. */
const QUIET: readonly Happening['kind'][] = [
  'turn-began',
  'turn-ended',
  'chose',
  'band',
  'tile-buried-unseen',
]
