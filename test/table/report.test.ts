// Reports: nothing that anybody typed is in one, and it can be replayed all the same.
import { expect, test } from 'vitest'
import { newBox } from '../../src/campaign/box.ts'
import { deal } from '../../src/campaign/deal.ts'
import type { ChoiceKey, Seat } from '../../src/engine/ids.ts'
import { readRecording, recordingOf } from '../../src/table/recording.ts'
import { replay } from '../../src/table/replay.ts'
import { reportOf } from '../../src/table/report.ts'
import { openTable } from '../../src/table/table.ts'
import { campaignCatalog } from '../support/campaign.ts'
import { playOn } from '../support/play-on.ts'

const catalog = await campaignCatalog()

/** Names that no list suggests. */
const TYPED = /Zebedee|Philomena|Ozymandias|Quillfeather|Grimalkin/

/** A game of a campaign of which much is known already, and in which the players write. */
function played() {
  const box = newBox(catalog, 'crow')
  const families = ['blue', 'green', 'purple']
  const opening = deal(catalog, box, {
    chapter: 0,
    seats: families.map((family) => ({ family })),
  })
  const { legacy } = opening
  Object.assign(legacy!, {
    ledger: { ...legacy!.ledger, plate: 'Ozymandias', coffin: 'sealed' },
    forebears: { blue: { name: 'Quillfeather', age: 40, year: 1600, died: true } },
  })
  legacy!.marks = { ...legacy!.marks, green: { ticks: 0, heirloom: null, name: 'Grimalkin' } }
  const seats = opening.seats.map((seat) => ({ ...seat, by: 'person' as const }))
  const table = openTable(catalog, { ...opening, seats })
  const write = (seat: Seat, key: ChoiceKey) => expect(table.choose(seat, key)).toHaveProperty('told')
  write(0, 'who:30:Zebedee')
  write(1, 'who:41:Philomena')
  playOn(table, 40)
  return table
}

test('a report of a campaign has none of the names that were written, and replays to its end', async () => {
  const table = played()
  const body = table.toSave('chapter')
  const { text, replayed } = reportOf(catalog, recordingOf({ app: '0.1.0', body }, null))
  expect(JSON.stringify(body)).toMatch(TYPED)
  expect(text).not.toMatch(TYPED)
  expect(text).toContain('"coffin":"sealed"')
  expect(replayed).toBe(table.journal.length)
  const read = await readRecording(Buffer.from(text), 'report.jsonl', '0.1.0')
  if ('problem' in read) throw new Error(read.problem.expected)
  expect(replay(catalog, read.recording).diverged).toBeNull()
})
