import { expect, test } from 'vitest'
import { listSaves } from '../../src/cli/services/saves.ts'
import { clone, legalChoices } from '../../src/engine/game.ts'
import type { Table } from '../../src/table/table.ts'
import { choose, OMEN_IN_THE_EAST, passUntil, revealBy } from '../support/laid.ts'
import { catalog, tableFor } from '../support/plain.ts'
import { someSaves } from '../support/tables.ts'

/** A game in its second pointing, with one of the ballots in. */
function midBallot(): Table {
  const isBallot = (table: Table) => table.asks(table.nextSeat()!) === 'vote'
  const table = revealBy(tableFor({ haunt: 43, human: 3, laid: OMEN_IN_THE_EAST }), 0)
  passUntil(table, isBallot)
  // Everybody points at somebody else, so that nobody is taken.
  const [alice, bob, cora] = table.view(null).explorers.map(({ id }) => id)
  choose(table, `target:${cora}`, `target:${alice}`, `target:${bob}`)
  passUntil(table, isBallot)
  return choose(table, `target:${cora}`)
}

test('L-HID-01: the list of saved games tells neither who is the hidden traitor nor what anybody has written', async () => {
  const table = midBallot()
  const body = table.toSave('night')
  const state = clone(body.state)
  const guilty = state.explorers.find(({ team }) => team === 'traitor')!
  guilty.team = 'heroes'
  state.explorers.find((one) => one !== guilty)!.team = 'traitor'
  for (const note of Object.values(state.haunt!.notes.pointing!)) note.says = state.explorers[0]!.id
  for (const { seat } of state.asking!.open) {
    const given = state.asking!.given[seat]
    if (given === undefined) continue
    delete state.asking!.given[seat]
    state.asking!.given[seat] = legalChoices(catalog, state, seat).find((key) => key !== given)!
  }
  const listed = await Promise.all(
    [body, { ...body, state }].map(async (one) => {
      const saves = someSaves()
      saves.write(saves.claim('night'), one)
      return (await listSaves(saves)).map(({ savedAt: _, ...rest }) => rest)
    }),
  )
  expect(listed[0]![0]).toMatchObject({ name: 'night', haunt: 43 })
  expect(listed[0]).toEqual(listed[1])
})
