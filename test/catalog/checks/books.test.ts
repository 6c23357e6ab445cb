import { describe, expect, test } from 'vitest'
import { parse, spoilt } from '../../support/pack.ts'
import { finds, LID } from './finds.ts'

describe('L-INFO-03: secrets in the wrong book', () => {
  finds([
    [
      'a fact that names an Object of the other side',
      LID,
      'goals:',
      'facts: { traitor: [Burn the Diary.] }\ngoals:',
      'facts/traitor/0',
      'This fact names "Diary", which only the heroes know.',
    ],
    [
      'a win that names one',
      LID,
      'traitor: Pull it up.',
      'traitor: Take their diary.',
      'wins/traitor',
      'This page names "Diary", which only the heroes know.',
    ],
    [
      'the name of an action',
      LID,
      'name: Fill the box',
      'name: Find the Diary first',
      'actions/1/name',
      'This name names "Diary", which only the heroes know.',
    ],
    [
      'the label of a course',
      LID,
      'do: [win: { team: traitor }]',
      'do: [choose: { options: [{ key: a, label: Burn the diary, do: [win: { team: traitor }] }, { key: b, label: Wait, do: [] }] }]',
      'actions/1/do/0/choose/options/0/label',
      'This label names "Diary", which only the heroes know.',
    ],
  ])

  test.each([
    ['a clue may name a thing', 'traitor: [Open it.]', 'traitor: [She kept a diary.]'],
    ['what lies in the open may be named', 'traitor: Pull it up.', 'traitor: Fill the coffin.'],
  ])('%s', async (_, from, to) => {
    expect((await parse(spoilt(LID, from, to))).problems).toEqual([])
  })
})
