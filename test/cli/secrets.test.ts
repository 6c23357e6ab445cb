import { expect, test } from 'vitest'
import { listSaves } from '../../src/cli/saves.ts'
import { clone, legalChoices } from '../../src/engine/game.ts'
import type { Table } from '../../src/table/table.ts'
import { catalog } from '../support/plain.ts'
import { playOn, someSaves, someTable } from '../support/tables.ts'

/** A game in the second pointing or later, with some of the ballots in. */
function midBallot(): Table {
  for (let n = 0; n < 40; n++) {
    const table = someTable(catalog, { seed: `listed-${n}`, options: { haunt: 43 } })
    while (!table.isOver) {
      const { waiting, haunt } = table.view(null)
      const isSealed = waiting.some(({ kind, answered }) => kind === 'vote' && answered)
      if (isSealed && haunt!.notes.pointing) return table
      playOn(table, 1)
    }
  }
  throw new Error('No second pointing in 40 games')
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
