import { describe, expect, test } from 'vitest'
import { parse, spoilt } from '../../support/pack.ts'
import { finds, LID } from './finds.ts'

describe('something that can never come about', () => {
  const goal = 'when: { track: nails, atLeast: { players: [7, 11, 15] } }'
  finds([
    [
      'a goal that wants more of a track than any op gives',
      LID,
      'track: nails, by: 1',
      'track: nails, by: -1',
      'goals/0/when/track',
      'This goal can never hold: nothing raises the track `nails` to 7.',
    ],
    [
      'a goal at one size of table',
      LID,
      'track: nails, by: 1',
      'track: nails, to: 11',
      'goals/0/when/track',
      'This goal can never hold: nothing raises the track `nails` to 15 with 5 players.',
    ],
    [
      'a goal below where a track begins',
      LID,
      goal,
      'when: { track: nails, is: 0 }',
      'goals/0/when/track',
      'This goal can never hold: nothing lowers the track `nails` to 0.',
    ],
    [
      'a goal past the last round',
      LID,
      `${goal} }`,
      'when: { any: [{ round: true, is: 9 }] } }\nlastRound: 8',
      'goals/0/when/any/0/round',
      'This goal can never hold: the haunt ends with round 8, before round 9.',
    ],
    [
      'a reaction to a number of tokens nothing puts down',
      LID,
      'name: Coffin }]',
      'name: Coffin }, { id: lamp, name: Lamp }]\nreactions:\n  - { on: round-end, when: { count: { token: lamp }, atLeast: 3 }, do: [] }',
      'reactions/0/when/count/token',
      'This reaction can never happen: nothing puts down the token `lamp`.',
    ],
    [
      'an action for an Object nothing brings out',
      LID,
      'do: [track: { track: nails, by: 1 }, take-object: { object: diary }]',
      'do: [track: { track: nails, by: 1 }]\n  - { word: read, name: Read, by: heroes, when: { carries: diary }, do: [] }',
      'actions/1/when/carries',
      'This action can never be taken: nothing brings out the Object `diary`.',
    ],
    [
      'a reaction to a secret nothing shows',
      LID,
      'monsters:',
      'reactions:\n  - { on: turn-end, who: heroes, when: { revealed: soulmate }, do: [] }\nmonsters:',
      'reactions/0/when/revealed',
      'This reaction can never happen: nothing shows the secret `soulmate`.',
    ],
    [
      'L-HSTR-05: a goal with neither `when` nor a box of its name',
      LID,
      'goals:',
      'goals:\n  - { team: traitor, kind: main, name: Fill the bax }',
      'goals/0',
      'Nothing brings the goal Fill the bax about: give it `when`, or an action or reaction of its name.',
      'Fill the box',
    ],
    [
      'L-HSTR-03: a win behind what can never be',
      LID,
      'by: traitor\n    do: [win',
      'by: traitor\n    when: { track: nails, is: 0 }\n    do: [win',
      'goals',
      /^Nothing lets the traitor win/,
    ],
  ])

  test.each([
    [
      'a track only an op of the other side raises',
      'by: 1 }, take',
      'by: { count: { all: heroes } } }, take',
    ],
    ['a goal with a way out', goal, `when: { any: [{ track: nails, is: 0 }, { track: nails, atLeast: 7 }] }`],
    [
      'a goal in the last round',
      goal,
      'when: { all: [{ round: true, is: 20 }, { track: nails, atLeast: 7 }] }',
    ],
  ])('is not said of %s', async (_, from, to) => {
    expect((await parse(spoilt(LID, from, to))).problems).toEqual([])
  })
})
