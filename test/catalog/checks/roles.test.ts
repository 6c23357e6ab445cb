import { describe, expect, test } from 'vitest'
import { parse, spoilt, withFile } from '../../support/pack.ts'
import { finds, LID } from './finds.ts'

describe('a role selected before it is given', () => {
  const draw = '- draw-secret'
  finds([
    [
      'a token',
      LID,
      '- seat-tile: { tile: crypt, mark: coffin }',
      '- place: { who: { all: heroes }, at: { token: coffin } }\n    - seat-tile: { tile: crypt, mark: coffin }',
      'setup/heroes/0/place/at/token',
      'The token `coffin` is selected here before it is put down.',
    ],
    [
      'a monster',
      LID,
      draw,
      '- place: { at: { of: { monster: hand } } }\n    - draw-secret',
      'setup/traitor/0/place/at/of/monster',
      'The monster `hand` is selected here before it is spawned.',
    ],
    [
      'the traitor of a haunt without one',
      LID,
      'team: { kind: known, traitor: { revealer: true } }',
      'team: { kind: none }\nbooks: SS\nhouseTurn: [damage: { who: traitor, kind: mental, amount: 1 }]',
      'houseTurn/0/damage/who',
      'The traitor is selected here, but this haunt has no traitor.',
    ],
    [
      'an action of a traitor nobody can be',
      LID,
      'team: { kind: known, traitor: { revealer: true } }',
      'team: { kind: none }\nbooks: SS',
      'actions/1/by',
      'Nobody can ever do this: this haunt has no traitor, and nobody turns.',
    ],
    [
      'what happens to a traitor nobody can be',
      LID,
      'team: { kind: known, traitor: { revealer: true } }',
      'team: { kind: everyone }\nbooks: SS\nreactions: [{ on: turn-end, who: traitor, do: [] }]',
      'reactions/0/who',
      'This can never happen to anybody: everyone plays alone, and nobody turns.',
    ],
    [
      'a target nobody has picked',
      LID,
      draw,
      '- damage: { who: target, kind: mental, amount: 1 }\n    - draw-secret',
      'setup/traitor/0/damage/who',
      'There is no `target` here: nobody has been picked, met or aimed at.',
    ],
    [
      'a target among several',
      LID,
      draw,
      '- heal: { who: { these: [revealer, target] }, traits: all }\n    - draw-secret',
      'setup/traitor/0/heal/who/these/1',
      'There is no `target` here: nobody has been picked, met or aimed at.',
    ],
    [
      'the tile of a target nobody has picked',
      LID,
      draw,
      '- place: { at: there }\n    - draw-secret',
      'setup/traitor/0/place/at',
      'There is no `target` here: nobody has been picked, met or aimed at.',
    ],
    [
      'a monster that never comes',
      LID,
      '    - spawn: { monster: hand, on: { tile: [hall, crypt] }, first: { players: [1, 2, 2] } }',
      '    - stun: { who: { monster: hand } }',
      'monsters/0',
      'The monster `hand` is asked for, but no op spawns it.',
    ],
  ])

  test('nobody has turned yet in the setup', async () => {
    const turning = spoilt(
      LID,
      'team: { kind: known, traitor: { revealer: true } }',
      'team: { kind: none }\nbooks: SS\nhouseTurn: [become: { who: { all: heroes }, team: traitor }]',
    ).find(({ path }) => path.endsWith(LID))!
    const gain = '- gain: { who: { all: traitors }, trait: might, by: 1 }\n    - draw-secret'
    const { problems } = await parse(withFile(LID, turning.text.replace('- draw-secret', gain)))
    expect(problems.map(({ path, expected }) => [path, expected])).toEqual([
      ['setup/traitor/0/gain/who/all', 'The traitor is selected here, but this haunt has no traitor.'],
    ])
  })

  test('somebody who can turn may be selected once the setup is over', async () => {
    const files = spoilt(
      LID,
      'team: { kind: known, traitor: { revealer: true } }',
      'team: { kind: none }\nbooks: SS\nhouseTurn:\n  - become: { who: { all: heroes, at: { token: coffin } }, team: traitor }\n  - damage: { who: traitor, kind: mental, amount: 1 }',
    )
    expect((await parse(files)).problems).toEqual([])
  })
})
