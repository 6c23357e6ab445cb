/** The command language at a table on the screen: what happens is told by the log, so answers are all there is to say. */
import type { Seat } from '../../engine/ids.ts'
import { mayKnow } from '../../engine/view.ts'
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import type { Table } from '../../table/table.ts'
import { CommandLine } from '../commands/command-line.ts'
import type { KeepSettings, Result } from '../commands/desk.ts'
import { MARKS, paragraphs, type Said } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'
import { tellAll } from '../prose/tell.ts'

export class TableDesk extends CommandLine {
  width = 76
  /** Is called whenever one of the others has answered something. */
  answered: () => void = () => {}
  keepSettings: KeepSettings | undefined
  #told: number
  readonly #news = new WeakSet<Said>()

  constructor(table: Table, seat: Seat, rules?: () => RuleIndex) {
    super(table, seat, rules)
    this.#told = table.told.length
  }

  override take(typed: string): Result {
    const result = super.take(typed)
    const said = paragraphs(result.said).map(({ voice, text }) => `${MARKS[voice]}${text}`)
    if (said.length > 0) this.memory.lastOut = said
    return result
  }

  /** The others' own turns come one by one, for everybody to see. */
  protected letOthersAnswer(): void {
    this.table.playAnswers(() => this.answered())
  }

  protected news(now: Scene): Said[] {
    const fresh = this.table.told.slice(this.#told).map(({ happening }) => happening)
    this.#told = this.table.told.length
    const said = tellAll(
      fresh.filter((one) => mayKnow(one, now.view.viewer)),
      now,
    )
    for (const one of said) this.#news.add(one)
    return said
  }

  /** What was answered besides what happened: the log has that already. */
  besides(said: readonly Said[]): Said[] {
    return said.filter((one) => !this.#news.has(one))
  }

  protected override takenBack(): void {
    this.#told = this.table.told.length
  }

  /** Whoever types has the screen to themselves by then. */
  protected keepApart(result: Result): Result {
    return result
  }
}
