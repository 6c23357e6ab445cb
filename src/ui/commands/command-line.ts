/**
 * What is typed at a table, line by line: chains, corrections, what was said before, and the choices that come of it.
 * Whoever shows the answers, as plain text or on a screen, says when the others play and what is told of it.
 */
import type { Happening } from '../../engine/happenings.ts'
import type { ChoiceKey, Seat } from '../../engine/ids.ts'
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import { SaveFault } from '../../table/save-fault.ts'
import type { Table } from '../../table/table.ts'
import { choiceOf } from '../prose/choices.ts'
import { printable } from '../prose/clean.ts'
import { nameOf, thingName } from '../prose/names.ts'
import { follows, type Said, system } from '../prose/said.ts'
import { findExplorer, findMonster, type Scene, sceneOf } from '../prose/scene.ts'
import { runCommand } from './commands.ts'
import { type Desk, freshMemory, type Memory, type Result, refuses, says, type Understood } from './desk.ts'
import { lookAt } from './look.ts'
import { canDo, refused } from './refuse.ts'
import { situation, standing } from './situation.ts'
import { pickOf } from './unclear.ts'
import { understand } from './understand.ts'
import { exactVerb } from './verbs.ts'
import { reasonToStop } from './ways.ts'
import { chainOf, wordsOf } from './words.ts'

const LONGEST_LINE = 1024
const MOST_COMMANDS = 50

export abstract class CommandLine implements Desk {
  memory: Memory = freshMemory()
  readonly rules: () => RuleIndex | null

  constructor(
    readonly table: Table,
    public seat: Seat,
    rules?: () => RuleIndex,
  ) {
    this.rules = rules ?? (() => null)
  }

  abstract get width(): number
  /** Lets the others answer, as far as they should before it is told what came of a choice. */
  protected abstract letOthersAnswer(): void
  /** What came of a choice, as it is told here. */
  protected abstract news(now: Scene): Said[]
  /** Some of what was told has been taken back. */
  protected takenBack(): void {}
  /** Answers nobody else may read over a shoulder; what is handed back is shown at once. */
  protected abstract keepApart(result: Result): Result

  scene(seat: Seat = this.seat): Scene {
    return sceneOf(this.table.catalog, this.table.view(seat))
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
    this.letOthersAnswer()
    const happenings = this.table.told.slice(before).map(({ happening }) => happening)
    const now = this.scene()
    for (const one of happenings)
      if (one.kind === 'card-drawn' && one.who === now.view.viewer)
        this.memory.thing = thingName(now, one.card)
    const stop = reasonToStop(now, happenings)
    const said = this.news(now)
    const isDeed = scene.view.decision?.kind === 'main' && now.view.decision?.kind === 'main'
    if (isDeed && cameToNothing(happenings, said)) said.push(follows('Nothing comes of it.'))
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
      // A turn that is over has said so by itself.
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
    if (result.refused && !this.memory.refusal) this.memory.refusal = refusalIn(result.said)
    return result.alone ? this.keepApart(result) : result
  }

  #repeat(): Result {
    const { lastOut } = this.memory
    if (lastOut.length === 0)
      return refuses(system('There is nothing to say again yet. LEGAL lists what you can do.'))
    return says(...lastOut.map((text): Said => ({ voice: 'story', text, fresh: true })))
  }

  /** Nothing brings a game back, so its name has to be typed. */
  #abandon(command: string): Result {
    const { name } = this.table
    if (name === null)
      return refuses(system('This game is not on disk: QUIT leaves it, and nothing is kept.'))
    if (command.trim().split(/\s+/)[1] !== name)
      return refuses(
        system(
          `This gives the game up for good. To be sure, type: abandon ${name}. QUIT leaves and keeps it.`,
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
    // A command that named all its things has said "no more" by itself: the handing goes back with it.
    while (taken && this.scene().view.decision?.kind === 'more' && this.table.undo(this.seat)) {}
    this.takenBack()
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
}

const TOO_LONG = 'That line is longer than 1 KB, which is more than anybody says at once. Nothing was done.'

/** What was refused without asking the engine names its rule in the sentence. */
function refusalIn(said: readonly Said[]): Memory['refusal'] {
  const because = said.map(({ text }) => text).join(' ')
  const [rule] = /\bL-[A-Z]+-\d+\b/.exec(because) ?? []
  return rule === undefined ? null : { rule, because }
}

/** A deed that was told, if at all, and led to nothing that could be. */
const cameToNothing = (happenings: readonly Happening[], said: readonly Said[]): boolean =>
  said.length === 0 || happenings.every(({ kind }) => kind === 'acted')
