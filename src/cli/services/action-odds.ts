// odds action: what can come of a choice in a saved game, as far as the seat that asks may know.
import { printable, printableJson } from '../../catalog/problems.ts'
import type { Seat } from '../../engine/ids.ts'
import { numberOf } from '../../odds/fraction.ts'
import type { Saves } from '../../table/saves-dir.ts'
import type { Table } from '../../table/table.ts'
import { allProspects, details, lineOf, type Prospect, prospectsOf } from '../../ui/commands/odds.ts'
import { wrapped } from '../../ui/plain/lines.ts'
import { PlainSession } from '../../ui/plain/session.ts'
import { likeliestFirst } from '../../ui/prose/outcomes.ts'
import { EXIT } from './exit-codes.ts'
import { fail, type Refuse } from './fail.ts'
import { newestUnfinished } from './resume.ts'
import { withSaves } from './saves.ts'
import { widthOf } from './terminal.ts'
import { lookOn, personAt } from './view-saved-game.ts'

export interface ActionOptions {
  save?: string
  seat?: string
  saves?: string
  json?: true
}

export const oddsOfAction = (command: string, options: ActionOptions, refuse: Refuse): Promise<void> =>
  withSaves(options.saves, async (saves) => {
    const table = await openGame(saves, options.save)
    if (!table) return
    const seat = seatOf(table, options.seat, refuse)
    const desk = new PlainSession(table, [seat])
    if (table.asks(seat) === null) return fail(notAsked(table, seat), EXIT.failed)
    const found = command === '' ? allProspects(desk.scene()) : prospectsOf(desk, command)
    if ('said' in found) return fail(found.said.map(({ text }) => text).join(' '), EXIT.failed)
    if (options.json) return print([printableJson(jsonOf(table, seat, found))])
    printProspects(table, seat, found, command === '')
  })

async function openGame(saves: Saves, asked: string | undefined): Promise<Table | null> {
  const name = asked ?? (await newestUnfinished(saves)).name
  const refused = (sentence: string) => {
    fail(sentence, EXIT.failed)
    return null
  }
  if (name === null)
    return refused(`There is no unfinished game in ${saves.folder}; "lychgate play" begins one.`)
  const table = await lookOn(saves, name)
  return table?.isOver ? refused(`The game ${name} is over: nothing is left to choose.`) : table
}

/** The named seat; by default the person to decide, or the first person. */
function seatOf(table: Table, name: string | undefined, refuse: Refuse): Seat {
  if (name === undefined) return personAt(table)
  const seat = table.seats.findIndex((one) => one.name.toLowerCase() === name.toLowerCase())
  const names = table.seats.map((one) => one.name).join(', ')
  return seat >= 0 ? seat : refuse(`nobody called ${name.slice(0, 24)} sits there; there are ${names}`)
}

function notAsked(table: Table, seat: Seat): string {
  const next = table.seats[table.nextSeat() ?? seat]!.name
  return `${table.seats[seat]!.name} has nothing to decide now; it is ${next}'s turn to decide.`
}

function jsonOf(table: Table, seat: Seat, prospects: readonly Prospect[]): object {
  return {
    kind: 'action',
    save: table.name,
    seat: table.seats[seat]!.name,
    actions: prospects.map(({ key, name, dice, isSealed, outcomes }) => ({
      choice: key,
      name,
      dice,
      sealed: isSealed,
      outcomes: likeliestFirst(outcomes).map(({ chance, gist, text }) => ({
        chance: numberOf(chance),
        gist,
        text,
      })),
    })),
  }
}

function printProspects(table: Table, seat: Seat, prospects: readonly Prospect[], inShort: boolean): void {
  const lines = inShort ? prospects.map(lineOf) : prospects.flatMap(details).map(({ text }) => text)
  const none = prospects.length === 0 ? ['No choice rolls dice now.'] : []
  const where = `(${table.seats[seat]!.name} in ${table.name})`
  print([...lines, ...none, where].flatMap((line) => wrapped(printable(line), '', widthOf(process.stdout))))
}

const print = (lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`)
}
