import { describe, expect, test } from 'vitest'
import { parse, spoilt } from '../../support/pack.ts'
import { finds, LID } from './finds.ts'

describe('a haunt', () => {
  finds([
    [
      'whose action has no name',
      LID,
      'name: Drive a nail\n    ',
      '',
      'actions/0/name',
      'An action of a haunt has a name.',
    ],
    [
      'whose actions share a name',
      LID,
      'name: Fill the box',
      'name: Drive a Nail',
      'actions/1/name',
      'There is already an action called Drive a Nail in this haunt.',
    ],
    [
      'whose action belongs to nobody',
      LID,
      'by: heroes\n    ',
      '',
      'actions/0/by',
      'An action of a haunt says by whom: `heroes`, `traitor` or `everyone`.',
    ],
    [
      'whose traitor moves a monster that has a way of its own',
      LID,
      'traits: { speed: 3 } }',
      'traits: { speed: 3 }, goes: { landing: upper } }',
      'monsters/0/goes',
      'Only the house goes by this: add `runBy: house`.',
    ],
    [
      'whose monster hunts and cannot attack',
      LID,
      'traits: { speed: 3 } }',
      'traits: { speed: 3 }, prey: { all: heroes } }',
      'monsters/0/prey',
      'A monster without `attack` has no prey.',
    ],
    [
      'L-HSTR-03: that the traitor cannot win',
      LID,
      'win: { team: traitor }',
      'win: { team: heroes }',
      'goals',
      'Nothing lets the traitor win: a main goal with `when`, or an op `win` in what the traitor can do.',
    ],
    [
      'L-HSTR-03: that the heroes cannot win',
      LID,
      ', when: { track: nails, atLeast: { players: [7, 11, 15] } }',
      '',
      'goals',
      /^Nothing lets the heroes win/,
    ],
    [
      'that gives a side nothing to do',
      LID,
      'by: traitor',
      'by: heroes',
      'actions',
      'This haunt gives the traitor neither an action nor a goal.',
    ],
    [
      'whose goal waits for a track that nothing moves',
      LID,
      'track: { track: nails, by: 1 }, ',
      '',
      'goals/0/when/track',
      'This goal can never hold: no op moves the track `nails`.',
    ],
    [
      'whose secret is never drawn',
      LID,
      '- draw-secret: { secret: soulmate, among: { all: heroes } }',
      '- show-secret: { secret: soulmate }',
      'secrets/0',
      'No op of the setup draws the secret `soulmate`.',
    ],
    [
      'whose secret is read before it is drawn',
      LID,
      '- draw-secret',
      '- damage: { who: { secret: soulmate }, kind: mental, amount: 1 }\n    - draw-secret',
      'setup/traitor/0/damage/who/secret',
      'The secret `soulmate` is read here before it is drawn.',
    ],
    [
      'L-COMP-20: with more small monsters than the box holds',
      LID,
      'on: { tile: [hall, crypt] }, first: { players: [1, 2, 2] }',
      'on: { all: tiles }, first: { players: [1, 2, 21] }',
      'setup',
      'The setup places up to 21 small monsters; the box holds 20.',
    ],
    [
      'L-START-06: whose opening names the plan of a side',
      LID,
      'The coffin knocks.',
      'They will drive a nail at dawn.',
      'premise',
      'The premise names "Drive a nail", which only the heroes know.',
    ],
    [
      "L-INFO-03: whose fact tells the other side's plan",
      LID,
      'goals:',
      'facts: { heroes: [He means to fill the box.] }\ngoals:',
      'facts/heroes/0',
      'This fact names "Fill the box", which only the traitor knows.',
    ],
    [
      'with a known traitor and one book',
      LID,
      'premise:',
      'books: SS\npremise:',
      'books',
      'A haunt with a known traitor needs both books.',
    ],
  ])

  test('places no more than the greater of two branches', async () => {
    const one = '[spawn: { monster: hand, on: { all: tiles }, first: 15 }]'
    const files = spoilt(
      LID,
      '- spawn: { monster: hand, on: { tile: [hall, crypt] }, first: { players: [1, 2, 2] } }',
      `- when: { if: { exists: { all: tiles, runestone: true } }, then: ${one}, else: ${one} }`,
    )
    expect((await parse(files)).problems).toEqual([])
  })
})
