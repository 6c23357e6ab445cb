import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { fingerprint } from '../../src/engine/game.ts'
import { readRecording, recordingOf, recordingText } from '../../src/table/recording.ts'
import { replay } from '../../src/table/replay.ts'
import { saveText } from '../../src/table/save.ts'
import { APP, playOn, someTable } from '../support/tables.ts'

const catalog = await loadCatalog()
const names = ['Alice', 'Bob', 'Cora']
const table = playOn(
  someTable(catalog, {
    seed: 'replayed',
    seats: names.map((name) => ({ by: 'person', name })),
    options: { haunt: 1 },
  }),
)
const body = table.toSave('x')
const file = saveText(body, APP)
const lines = recordingText(recordingOf(JSON.parse(file), null))

async function read(text: string) {
  const result = await readRecording(Buffer.from(text), 'x', APP)
  if ('problem' in result) throw new Error(result.problem.expected)
  return result.recording
}

test('a save and its recording replay to the same end, with every fingerprint checked', async () => {
  for (const text of [file, lines]) {
    const { table: again, diverged, fingerprint: is } = replay(catalog, await read(text))
    expect(diverged).toBeNull()
    expect(is).toBe(fingerprint(body.state))
    expect(again.journal).toEqual(table.journal)
    expect(again.told).toEqual(table.told)
  }
})

test('a recording is the opening, one line a choice, and one wherever a turn ended', () => {
  const all = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(all[0]).toEqual({
    open: 1,
    engine: APP,
    edition: 'legacy',
    content: body.content,
    seed: 'replayed',
    seats: body.opening.seats.map(({ family }, seat) => ({ family, name: names[seat], by: 'person' })),
    options: { haunt: 1 },
    pieces: body.opening.pieces,
  })
  expect(all[1]).toEqual({ n: 1, seat: expect.any(String), ask: 'main', pick: table.journal[0]!.pick })
  expect(all.filter((line) => 'turn' in line)).toEqual(
    table.journal.flatMap(({ is }) => is ?? []).map((is, n) => ({ turn: n + 1, is })),
  )
})

test('a recording is read back as it was written, and seats may be numbers', async () => {
  expect(recordingText(await read(lines))).toBe(lines)
  const numbered = names.reduce(
    (text, name, seat) => text.replaceAll(`"seat":"${name}"`, `"seat":${seat}`),
    lines,
  )
  expect(numbered).not.toBe(lines)
  expect((await read(numbered)).journal).toEqual((await read(lines)).journal)
})

test('a recording keeps the day of play, the scenario and the haunts played before, and replays by them', async () => {
  const third = await loadCatalog('third')
  const options = { day: '06-20', scenario: Object.keys(third.scenarios!)[1]!, played: [2, 34] }
  const evening = playOn(someTable(third, { seed: 'evening', options }))
  const text = recordingText(recordingOf(JSON.parse(saveText(evening.toSave('x'), APP)), null))
  const recording = await read(text)
  expect(recording.opening.options).toMatchObject(options)
  expect(recordingText(recording)).toBe(text)
  expect(replay(third, recording)).toMatchObject({
    diverged: null,
    fingerprint: fingerprint(evening.toSave('x').state),
  })
})

test('an edited choice diverges there, or at the next fingerprint', async () => {
  for (const n of [1, 20, 61]) {
    const recording = await read(file)
    const entry = recording.journal[n - 1]!
    recording.journal[n - 1] = { ...entry, pick: 'dance' }
    const { diverged } = replay(catalog, recording)
    expect(diverged).toMatchObject({
      at: n,
      because: expect.stringContaining('dance is not among the choices'),
    })
  }
})

test('L-INFO-01: a ballot that does not fit is not told, nor what it could have been', async () => {
  const night = playOn(someTable(catalog, { seed: 'ballots', options: { haunt: 43 } }))
  const recording = await read(saveText(night.toSave('x'), APP))
  const ballot = recording.journal.find(({ ask }) => ask === 'vote')!
  recording.journal[ballot.n - 1] = { ...ballot, pick: 'target:nobody' }
  const { diverged } = replay(catalog, recording)
  expect(diverged).toEqual({ at: ballot.n, because: 'what was answered is not among the choices' })
})

test('a legal choice in the place of another is found out by the end of the turn', async () => {
  const recording = await read(file)
  const [first] = recording.journal
  const fresh = someTable(catalog, { seed: 'replayed', options: { haunt: 1 } })
  const other = fresh
    .view(first!.seat)
    .decision!.choices.find((key) => key !== first!.pick && key.startsWith('move'))!
  recording.journal[0] = { ...first!, pick: other }
  const { diverged } = replay(catalog, recording)
  const turnEnd = recording.journal.find(({ is }) => is !== undefined)!.n
  expect(diverged!.at).toBeLessThanOrEqual(turnEnd)
})

test('a wrong fingerprint, a wrong question and a wrong end are named', async () => {
  const because = async (spoil: (recording: Awaited<ReturnType<typeof read>>) => unknown) => {
    const recording = await read(file)
    recording.journal = recording.journal.map((entry) => ({ ...entry }))
    spoil(recording)
    return replay(catalog, recording).diverged!
  }
  const end = table.journal.find(({ is }) => is !== undefined)!
  expect(await because(({ journal }) => Object.assign(journal[end.n - 1]!, { is: '00000000' }))).toEqual({
    at: end.n,
    because: `the state is ${end.is} after it, and 00000000 in the record`,
  })
  expect((await because(({ journal }) => Object.assign(journal[0]!, { ask: 'peek' }))).because).toContain(
    'asked main',
  )
  expect(await because((recording) => Object.assign(recording, { is: '00000000' }))).toMatchObject({
    at: table.journal.length,
  })
})

test('a replay stops where it is told to, and tells each choice as it goes', async () => {
  const seen: number[] = []
  const { table: part } = replay(catalog, await read(file), {
    until: 12,
    watch: (at, told) => {
      seen.push(at.journal.length)
      expect(told.every(({ n }) => n === at.journal.length)).toBe(true)
    },
  })
  expect(part.journal).toHaveLength(12)
  expect(seen).toEqual(Array.from({ length: 13 }, (_, n) => n))
})

const [open = '', first = ''] = lines.split('\n')
test.each([
  ['nothing at all', '', 'A recording begins with its opening, and this file does not.'],
  ['no opening', `${first}\n`, 'A recording begins with its opening, and this file does not.'],
  ['two openings', `${open}\n${open}\n`, 'The recording has two openings.'],
  ['a gap', `${open}\n${first.replace('"n":1', '"n":2')}\n`, 'The recording goes from choice 0 to choice 2.'],
  [
    'a stranger',
    `${open}\n${first.replace(/"seat":"\w+"/, '"seat":"Dan"')}\n`,
    'Choice 1 is made by nobody at the table.',
  ],
  ['a turn too early', `${open}\n{"turn":1,"is":"00000000"}\n`, /ends a turn before anything was chosen/],
  ['another line', `${open}\n{"x":1}\n`, /^This is no line of a recording/],
  ['a prototype', `${open}\n{"__proto__":1}\n`, /field `__proto__`/],
  ['half a line', `${open}\n{"n":1,`, /^The file is damaged: it is not whole JSON/],
  ['nesting', '['.repeat(1000), /nested more than 64 deep/],
])('a recording with %s is refused with a sentence', async (_, text, sentence) => {
  const result = await readRecording(Buffer.from(text), 'x', APP)
  const said = 'problem' in result ? result.problem.expected : 'accepted'
  if (typeof sentence === 'string') expect(said).toBe(sentence)
  else expect(said).toMatch(sentence)
})
