/** What was done in a turn: `did` and the value `spent`. */
import { expect, test } from 'vitest'
import type { Condition } from '../../../src/engine/language/words.ts'
import { sentencesOf } from '../../../src/engine/text/sentences.ts'
import { type Scene, scene } from '../../support/scene.ts'

const idle = (when: object): Partial<Scene> => ({
  haunt: {
    tracks: [{ id: 'marks', name: 'Mark Count', start: 0 }],
    reactions: [{ on: 'turn-end', when, do: [{ track: { track: 'marks', by: 1 } }] }],
  },
})
const turn = (when: object) =>
  scene({
    house: '[A]-[B]',
    people: { alice: { at: 'A', team: 'heroes' }, bob: { at: 'A', team: 'traitor' }, cora: 'B' },
    turn: 'alice',
    moves: 3,
    tiles: { A: { actions: [{ word: 'wash', do: [{ track: { track: 'marks', by: 0 } }] }] } },
    rolls: [],
    ...idle(when),
  })
const marks = (table: Awaited<ReturnType<typeof turn>>) => table.state.haunt!.tracks.marks

test('did: given the word was used this turn, then it holds, and of nobody else', async () => {
  const washed = await turn({ did: 'wash' })
  washed.choose('wash:a', 'end')
  expect(marks(washed)).toBe(1)
  washed.choose('end') // Bob has done nothing
  expect(marks(washed)).toBe(1)
  const other = await turn({ did: 'wash', who: { all: 'heroes', but: 'me' } })
  other.choose('wash:a', 'end')
  expect(marks(other)).toBe(0)
})

test('did: given it was not, then its denial holds', async () => {
  const table = await turn({ not: { did: 'wash' } })
  table.choose('end')
  expect(marks(table)).toBe(1)
})

test('spent: given moves were spent, then they count in that turn alone', async () => {
  const table = await turn({ value: { spent: 'moves' }, atLeast: 1 })
  table.choose('move:east', 'end')
  expect(marks(table)).toBe(1)
  table.choose('end')
  expect(marks(table)).toBe(1)
})

test.each([
  [{ did: 'attack' }, 'you used ATTACK this turn'],
  [{ not: { did: 'attack' } }, 'you did not use ATTACK this turn'],
  [{ value: { spent: 'moves' }, atLeast: 1 }, 'you spent a move this turn'],
  [{ value: { spent: 'moves' }, atLeast: 3 }, 'you spent 3 or more moves this turn'],
])('%j reads: %s', async (condition, text) => {
  const table = await turn({ did: 'wash' })
  const { say } = sentencesOf(table.catalog, { haunt: table.catalog.haunts[99]! })
  expect(say.condition(condition as Condition)).toBe(text)
})
