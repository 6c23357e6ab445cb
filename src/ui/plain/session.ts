/**
 * Plain play without input or output of its own: lines go in, lines come out. `play`, `run` and the tests
 * share it. One session serves everybody at the keyboard; what is meant for one seat waits for that seat.
 */
import { SEALED_KINDS } from '../../engine/game.ts'
import type { Happening } from '../../engine/happenings.ts'
import type { ChoiceKey, Seat } from '../../engine/ids.ts'
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import type { Table } from '../../table/table.ts'
import { runCommand } from '../commands/commands.ts'
import {
  type Desk,
  freshMemory,
  type Memory,
  type Result,
  refuses,
  says,
  type Understood,
} from '../commands/desk.ts'
import { lookAt } from '../commands/look.ts'
import { News } from '../commands/news.ts'
import { canDo, refused } from '../commands/refuse.ts'
import { situation, standing } from '../commands/situation.ts'
import { pickOf } from '../commands/unclear.ts'
import { understand } from '../commands/understand.ts'
import { exactVerb } from '../commands/verbs.ts'
import { reasonToStop } from '../commands/ways.ts'
import { welcome } from '../commands/welcome.ts'
import { chainOf, wordsOf } from '../commands/words.ts'
import { briefing } from '../prose/briefing.ts'
import { choiceOf } from '../prose/choices.ts'
import { clean, printable } from '../prose/clean.ts'
import { nameOf, thingName } from '../prose/names.ts'
import { follows, MARKS, type Said, system } from '../prose/said.ts'
import { findExplorer, findMonster, type Scene, sceneOf } from '../prose/scene.ts'
import { linesOf } from './lines.ts'

const LONGEST_LINE = 1024
const WIDTH = 76
/** Questions that only the one who is asked should see. */
const ALONE: readonly string[] = ['ready', 'peek', ...SEALED_KINDS]
const MOST_COMMANDS = 50

export interface SessionOptions {
  /** 0 leaves lines unwrapped. */
  wrap?: number
  /** Blank lines between two people at one keyboard, so that nothing private stays in sight. */
  curtain?: number
  /** How to open the rulebook. */
  rules?: () => RuleIndex
}

export interface Answer {
  out: string[]
  quit?: true
  /** Something typed was not done. */
  refused?: true
}

export class PlainSession implements Desk {
  memory: Memory = freshMemory()
  seat: Seat
  readonly rules: () => RuleIndex | null
  readonly #wrap: number
  readonly #curtain: number
  readonly #news: News
  readonly #briefed = new Set<Seat>()
  /** There is something for one person alone, who has not typed yet. */
  #waiting = false
  /** Something for one person alone is on the screen. */
  #alone = false
  /** What that person has asked to see, until nobody else is looking. */
  readonly #held: Said[] = []

  constructor(
    readonly table: Table,
    readonly seats: readonly Seat[],
    { wrap = WIDTH, curtain = 0, rules }: SessionOptions = {},
  ) {
    this.#news = new News(table, seats)
    this.#wrap = wrap
    this.#curtain = curtain
    this.rules = rules ?? (() => null)
    this.seat = this.#asked() ?? seats[0]!
  }

  get width(): number {
    return (this.#wrap || WIDTH) - MARKS.system.length
  }

  get isOver(): boolean {
    return this.table.isOver
  }

  scene(seat: Seat = this.seat): Scene {
    return sceneOf(this.table.catalog, this.table.view(seat))
  }

  /** The first lines: who sits here, what has happened so far, what is asked. */
  start(): string[] {
    const { table } = this
    const isNew = table.journal.length === 0
    if (!isNew) this.#news.catchUp()
    table.playComputers()
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
    if (Buffer.byteLength(text) > LONGEST_LINE)
      return this.#answer(
        refuses(
          system('That line is longer than 1 KB, which is more than anybody says at once. Nothing was done.'),
        ),
      )
    const typed = printable(text).trim()
    const { seat } = this
    const shown = this.#waiting ? this.#reveal() : []
    const wasAlone = this.#alone
    if (shown.length > 0 && typed === '') return this.#answer(says(...shown))
    const before = this.table.told.length
    const result = this.#take(typed)
    const said = [...result.said, ...(result.acted ? this.#afterwards(seat, before) : [])]
    if (this.#held.length > 0 && !this.#waiting) said.push(...this.#callToKeyboard(false))
    const stays = shown.length > 0 || result.alone === true || this.#isAskedAlone()
    this.#alone = this.#isShared && !this.#waiting && this.seat === seat && stays
    const curtain = this.#waiting || (wasAlone && !this.#alone) ? this.#veil() : []
    return this.#answer({ ...result, said: [...shown, ...curtain, ...said] })
  }

  /** What is typed now should be found by nobody who sits here next. */
  get isSealed(): boolean {
    return this.#isShared && SEALED_KINDS.includes(this.table.asks(this.seat) ?? 'main')
  }

  /** What the game's own file could not take. */
  get saveFault(): string | null {
    return this.table.saveFault ? printable(this.table.saveFault.message) : null
  }

  choose(key: ChoiceKey, understood?: string): Result {
    const scene = this.scene()
    const before = this.table.told.length
    const name = understood ?? choiceOf(scene, key).label
    const result = this.table.choose(this.seat, key)
    if ('refusal' in result) {
      const said = refused(scene, printable(name), result.refusal)
      const { rule, because } = result.refusal
      this.memory.refusal = { rule, because }
      return refuses(said)
    }
    this.#remember(scene, key)
    this.memory.numbered = null
    this.table.playComputers()
    const happenings = this.table.told.slice(before).map(({ happening }) => happening)
    const now = this.scene()
    for (const one of happenings)
      if (one.kind === 'card-drawn' && one.who === now.view.viewer)
        this.memory.thing = thingName(now, one.card)
    const stop = reasonToStop(now, happenings)
    const said = this.#news.tell(now)
    const isDeed = scene.view.decision?.kind === 'main' && now.view.decision?.kind === 'main'
    if (isDeed && cameToNothing(happenings, said)) said.push(follows('Nothing comes of it.'))
    return { said, acted: true, ...(stop !== null && { stop }) }
  }

  understand(command: string): Understood {
    return understand(this, command)
  }

  /** An empty line, an answer to the parser's own question, or a chain of commands. */
  #take(typed: string): Result {
    const { memory } = this
    const { unclear, offered, wrong } = memory
    memory.unclear = null
    memory.offered = null
    memory.wrong = null
    if (typed === '') return offered === null ? this.#nudge() : this.#take(offered)
    if (unclear) {
      const picked = pickOf(unclear.names, typed)
      if (picked !== null) return unclear.runs[picked]!()
    }
    const [verb = ''] = wordsOf(typed)
    const name = exactVerb(verb)?.name
    if (name === 'again')
      return memory.again === null
        ? refuses(system('There is nothing to do again yet. LEGAL lists what you can do.'))
        : this.#chain(memory.again)
    if (name === 'oops') return this.#oops(wrong, wordsOf(typed).slice(1).join(' '))
    memory.again = typed
    return this.#chain(typed)
  }

  #oops(wrong: Memory['wrong'], word: string): Result {
    if (!wrong)
      return refuses(system('Nothing was misunderstood just now. OOPS WORD mends the last word that was.'))
    if (!word)
      return refuses(
        system(`OOPS and the word that should stand for "${wrong.word}": for instance OOPS LOOK.`),
      )
    return this.#chain(wrong.command.toLowerCase().replace(wrong.word, () => word))
  }

  #chain(text: string): Result {
    const commands = chainOf(text)
    const all: Result = { said: [] }
    if (commands.length === 0) return this.#nudge()
    if (commands.length > MOST_COMMANDS)
      return refuses(system(`That is more than ${MOST_COMMANDS} commands at once. Nothing was done.`))
    for (const [n, command] of commands.entries()) {
      const result = this.#one(command)
      all.said.push(...result.said)
      if (result.acted) all.acted = true
      if (result.alone) all.alone = true
      if (result.quit) return { ...all, quit: true }
      if (result.refused) all.refused = true
      const next = commands[n + 1]
      const why = result.refused ? 'that was not done' : result.stop
      if (why && next !== undefined) {
        all.said.push(system(`Stopped before "${next}": ${why}.`))
        break
      }
      if (result.stop && result.short) all.said.push(system(`You stop: ${result.stop}.`))
    }
    return all
  }

  #one(command: string): Result {
    const name = exactVerb(wordsOf(command)[0] ?? '')?.name
    if (name !== 'why' && name !== 'rules') this.memory.refusal = null
    if (name === 'quit') return { said: [], quit: true }
    if (name === 'undo') return this.#undo()
    const result =
      name === 'repeat'
        ? says(...this.memory.lastOut.map((text): Said => ({ voice: 'story', text, fresh: true })))
        : runCommand(this, command)
    if (result.refused && !this.memory.refusal) this.memory.refusal = refusalIn(result.said)
    if (!result.alone || !this.#isShared || this.#alone) return result
    this.#held.push(...result.said)
    return { ...result, said: [] }
  }

  #undo(): Result {
    const taken = this.table.undo(this.seat)
    // A command that named all its things has said "no more" by itself: the handing goes back with it.
    while (taken && this.scene().view.decision?.kind === 'more' && this.table.undo(this.seat)) {}
    this.#news.takeBack()
    this.memory.numbered = null
    const scene = this.scene()
    if (taken) return says(system('Taken back.'), ...lookAt(scene, undefined, false), ...standing(scene))
    return refuses(
      system(
        'Nothing can be taken back: only your own choices of this turn that showed nothing new (L-PREC-06).',
      ),
    )
  }

  #nudge(): Result {
    const scene = this.scene()
    const { decision } = scene.view
    if (decision?.kind !== 'main') return says(...situation(scene, []))
    return says(...standing(scene), system(canDo(scene, decision.choices)))
  }

  #remember(scene: Scene, key: ChoiceKey): void {
    for (const part of key.split(':').slice(1)) {
      if (findExplorer(scene, part) || findMonster(scene, part)) this.memory.person = nameOf(scene, part)
      else if (scene.catalog.cards[part]) this.memory.thing = thingName(scene, part)
    }
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
    // What "it" and AGAIN meant to one person is nothing to the next.
    if (isOther) this.memory = freshMemory()
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
    return [...(isReading ? briefing(scene, false) : []), ...situation(scene, since)]
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

/** What was refused without asking the engine names its rule in the sentence. */
function refusalIn(said: readonly Said[]): Memory['refusal'] {
  const because = said.map(({ text }) => text).join(' ')
  const [rule] = /\bL-[A-Z]+-\d+\b/.exec(because) ?? []
  return rule === undefined ? null : { rule, because }
}

/** A deed that was told, if at all, and led to nothing that could be. */
const cameToNothing = (happenings: readonly Happening[], said: readonly Said[]): boolean =>
  said.length === 0 || happenings.every(({ kind }) => kind === 'acted')
