/**
 * Reads typed lines at a table: command chains, corrections, repeats, and the choices they make.
 * Subclasses, plain text or screen, decide when the other players move and what is told.
 */
import type { Happening } from '../../engine/happenings.ts'
import type { ChoiceKey, Seat } from '../../engine/ids.ts'
import { partsOf } from '../../engine/keys.ts'
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import { SaveFault } from '../../table/save-fault.ts'
import type { Table } from '../../table/table.ts'
import { choiceOf } from '../prose/choices.ts'
import { printable } from '../prose/clean.ts'
import { nameOf, thingName } from '../prose/names.ts'
import { follows, type Said, system } from '../prose/said.ts'
import { findExplorer, findMonster, type Scene, sceneOf } from '../prose/scene.ts'
import { ownWords, runCommand } from './commands.ts'
import {
  type CommandMemory,
  type Desk,
  freshMemory,
  type Result,
  refuses,
  says,
  type Understood,
} from './desk.ts'
import { lookAt } from './look.ts'
import { canDo, refused, refusesBy } from './refuse.ts'
import { situation, standing } from './situation.ts'
import { pickOf } from './unclear.ts'
import { understand } from './understand.ts'
import { exactVerb } from './verbs.ts'
import { reasonToStop } from './ways.ts'
import { chainOf, wordsOf } from './words.ts'

const LONGEST_LINE = 1024
const MOST_COMMANDS = 50

export abstract class CommandLine implements Desk {
  memory: CommandMemory = freshMemory()
  readonly rules: () => RuleIndex | null

  constructor(
    readonly table: Table,
    public seat: Seat,
    rules?: () => RuleIndex,
  ) {
    this.rules = rules ?? (() => null)
  }

  abstract get width(): number
  /** Lets the other players move before the results of a choice are told. */
  protected abstract letOthersAnswer(): void
  /** The results of a choice, as this subclass tells them. */
  protected abstract news(now: Scene): Said[]
  /** Called after an undo. */
  protected takenBack(): void {}
  /** Holds back answers that others at the keyboard must not read; returns what is shown at once. */
  protected abstract keepApart(result: Result): Result

  scene(seat: Seat = this.seat): Scene {
    return sceneOf(this.table.catalog, this.table.view(seat), this.memory.ids)
  }

  choose(key: ChoiceKey, understood?: string): Result {
    const scene = this.scene()
    const before = this.table.told.length
    const name = understood ?? choiceOf(scene, key).label
    const result = this.table.choose(this.seat, key)
    if ('refusal' in result) {
      const said = refused(scene, printable(name), result.refusal)
      const { rule, because, code } = result.refusal
      this.memory.refusal = { rule, because, code }
      return refuses(said)
    }
    this.#remember(scene, key)
    this.memory.numbered = null
    this.letOthersAnswer()
    const happenings = this.table.told.slice(before).map(({ happening }) => happening)
    const now = this.scene()
    for (const one of happenings)
      if (one.kind === 'card-drawn' && one.who === now.view.viewer)
        this.memory.thing = thingName(now, one.card)
    const stop = reasonToStop(now, happenings)
    const said = this.news(now)
    const isDeed = scene.view.decision?.kind === 'main' && now.view.decision?.kind === 'main'
    if (isDeed && cameToNothing(happenings, said)) said.push(follows('It changes nothing.'))
    return { said, acted: true, ...(stop !== null && { stop }) }
  }

  understand(command: string): Understood {
    return understand(this, command)
  }

  /** An empty line, an answer to the parser's own question, or a chain of commands. */
  take(typed: string): Result {
    if (Buffer.byteLength(typed) > LONGEST_LINE) return refuses(system(TOO_LONG))
    const { memory } = this
    const { unclear, offered, wrong } = memory
    memory.unclear = null
    memory.offered = null
    memory.wrong = null
    if (typed === '') return offered === null ? this.#nudge() : this.take(offered)
    if (unclear) {
      const picked = pickOf(unclear.names, typed)
      if (picked !== null) return unclear.runs[picked]!()
    }
    const [verb = ''] = wordsOf(typed)
    const name = exactVerb(verb)?.name
    // L-FAM-05: a survivor comes AGAIN.
    const isAnswer = this.scene().view.decision?.choices.includes('again')
    if (name === 'again' && !isAnswer)
      return memory.again === null
        ? refuses(system('Nothing to repeat yet. LEGAL lists what you can do.'))
        : this.#chain(memory.again)
    if (name === 'oops') return this.#oops(wrong, wordsOf(typed).slice(1).join(' '))
    memory.again = typed
    return this.#chain(typed)
  }

  #oops(wrong: CommandMemory['wrong'], word: string): Result {
    if (!wrong)
      return refuses(system('No word was misunderstood just now. OOPS WORD corrects the last one that was.'))
    if (!word)
      return refuses(system(`Type OOPS and the word meant by "${wrong.word}": for example OOPS LOOK.`))
    return this.#chain(wrong.command.toLowerCase().replace(wrong.word, () => word))
  }

  #chain(text: string): Result {
    // A text of one's own may hold commas and stops.
    const commands = ownWords(this.scene(), text) === null ? chainOf(text) : [text]
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
      // The end of the turn has been told already.
      if (result.stop && result.short && this.scene().view.decision)
        all.said.push(system(`You stop: ${result.stop}.`))
    }
    return all
  }

  #one(command: string): Result {
    const name = exactVerb(wordsOf(command)[0] ?? '')?.name
    if (name !== 'why' && name !== 'rules') this.memory.refusal = null
    if (name === 'quit') return { said: [], quit: true }
    if (name === 'undo') return this.#undo()
    if (name === 'abandon') return this.#abandon(command)
    const result = name === 'repeat' ? this.#repeat() : runCommand(this, command)
    if (result.rule !== undefined) {
      const because = result.said.map(({ text }) => text).join(' ')
      this.memory.refusal ??= { rule: result.rule, because }
    }
    return result.alone ? this.keepApart(result) : result
  }

  #repeat(): Result {
    const { lastOut } = this.memory
    if (lastOut.length === 0) return refuses(system('Nothing to repeat yet. LEGAL lists what you can do.'))
    return says(...lastOut.map((text): Said => ({ voice: 'story', text, fresh: true })))
  }

  /** Abandoning cannot be undone, so the name must be typed. */
  #abandon(command: string): Result {
    const { name } = this.table
    if (name === null) return refuses(system('This game is not saved: QUIT leaves it and keeps nothing.'))
    if (command.trim().split(/\s+/)[1] !== name)
      return refuses(
        system(
          `This gives up the game and moves it to the trash. To confirm, type: abandon ${name}. QUIT leaves and keeps it.`,
        ),
      )
    try {
      this.table.abandon()
    } catch (error) {
      if (!(error instanceof SaveFault)) throw error
      return refuses(system(error.message))
    }
    return { said: [system(`The game ${name} is given up.`)], quit: true }
  }

  #undo(): Result {
    const taken = this.table.undo(this.seat)
    // A command that named all its things answered "no more" by itself: undo that and the handing over.
    while (taken && this.scene().view.decision?.kind === 'more' && this.table.undo(this.seat)) {}
    this.takenBack()
    this.memory.numbered = null
    const scene = this.scene()
    if (taken) return says(system('Undone.'), ...lookAt(scene, undefined, false), ...standing(scene))
    const why = 'Nothing to undo: you can undo only your own choices of this turn that revealed nothing new'
    return refusesBy(scene, 'L-PREC-06', why)
  }

  #nudge(): Result {
    const scene = this.scene()
    const { decision } = scene.view
    if (decision?.kind !== 'main') return says(...situation(scene, []))
    return says(...standing(scene), system(canDo(scene, decision.choices)))
  }

  #remember(scene: Scene, key: ChoiceKey): void {
    for (const part of partsOf(key).slice(1)) {
      if (findExplorer(scene, part) || findMonster(scene, part)) this.memory.person = nameOf(scene, part)
      else if (scene.catalog.cards[part]) this.memory.thing = thingName(scene, part)
    }
  }
}

const TOO_LONG = 'That line is longer than 1 KB, which is more than anybody says at once. Nothing was done.'

/** A choice that changed nothing. */
const cameToNothing = (happenings: readonly Happening[], said: readonly Said[]): boolean =>
  said.length === 0 || happenings.every(({ kind }) => kind === 'acted')
