import { describe, expect, test } from 'vitest'
import { parse, spoilt } from '../../support/pack.ts'
import { BREAD, finds, HALL, LID } from './finds.ts'

describe('an id that names nothing', () => {
  finds([
    [
      'a tile',
      LID,
      'tile: crypt',
      'tile: cript',
      'setup/heroes/0/seat-tile/tile',
      'There is no tile `cript`.',
      'crypt',
    ],
    [
      'a tile in a list',
      LID,
      '[hall, crypt]',
      '[hall, crybt]',
      'setup/traitor/1/spawn/on/tile/1',
      'There is no tile `crybt`.',
      'crypt',
    ],
    [
      'a token',
      LID,
      'on: { token: coffin }',
      'on: { token: cofin }',
      'actions/0/when/on/token',
      'There is no token `cofin` in this haunt.',
      'coffin',
    ],
    [
      'the mark of a seat',
      LID,
      'mark: coffin',
      'mark: coffer',
      'setup/heroes/0/seat-tile/mark',
      'There is no token `coffer` in this haunt.',
      'coffin',
    ],
    [
      'a track',
      LID,
      'track: nails, by',
      'track: nials, by',
      'actions/0/do/0/track/track',
      'There is no track `nials` in this haunt.',
      'nails',
    ],
    [
      'an Object',
      LID,
      'object: diary',
      'object: dairy',
      'actions/0/do/1/take-object/object',
      'There is no Object `dairy` in this haunt.',
      'diary',
    ],
    [
      'a secret',
      LID,
      'secret: soulmate,',
      'secret: solemate,',
      'setup/traitor/0/draw-secret/secret',
      'There is no secret `solemate` in this haunt.',
      'soulmate',
    ],
    [
      'a monster',
      LID,
      'monster: hand',
      'monster: hnad',
      'setup/traitor/1/spawn/monster',
      'There is no monster `hnad` in this haunt.',
      'hand',
    ],
    [
      'a card in a condition',
      LID,
      'when: { on: { token: coffin } }',
      'when: { all: [{ on: { token: coffin } }, { carries: bels }] }',
      'actions/0/when/all/1/carries',
      'There is no card or Object `bels`.',
      'bells',
    ],
    [
      'a family',
      LID,
      'when: { on: { token: coffin } }',
      'when: { all: [{ on: { token: coffin } }, { family: rde }] }',
      'actions/0/when/all/1/family',
      'There is no family `rde`.',
      'red',
    ],
    [
      'a linked tile',
      HALL,
      'code: Hal',
      'code: Hal\nlinks: [crypts]',
      'links/0',
      'There is no tile `crypts`.',
      'crypt',
    ],
    [
      'a track outside of any haunt',
      BREAD,
      'by: 1',
      'by: { track: nails }',
      'do/0/choose/options/0/do/0/gain/by/track',
      'There is no track `nails`.',
    ],
  ])

  test('tokens of the box and kinds of card are known everywhere', async () => {
    const files = spoilt(
      BREAD,
      'gain: { trait: might, by: 1 }',
      'when: { if: { carries: weapon }, then: [put-token: { token: searched, on: here }] }',
    )
    expect((await parse(files)).problems).toEqual([])
  })
})

describe('something a haunt declares and nothing uses', () => {
  finds([
    [
      'a track',
      LID,
      'start: 1 }]',
      'start: 1 }, { id: frost, name: Frost, start: 0 }]',
      'tracks/1',
      'Nothing in this haunt uses the track `frost`.',
    ],
    [
      'a token',
      LID,
      'name: Coffin }]',
      'name: Coffin }, { id: lamp, name: Lamp }]',
      'tokens/1',
      'Nothing in this haunt uses the token `lamp`.',
    ],
    [
      'an Object',
      LID,
      ', take-object: { object: diary }',
      '',
      'objects/0',
      'Nothing in this haunt uses the Object `diary`.',
    ],
    [
      'a monster',
      LID,
      'monsters:',
      'monsters:\n  - { id: dog, name: Dog, size: small, traits: { speed: 3 } }',
      'monsters/0',
      'Nothing in this haunt uses the monster `dog`.',
    ],
    [
      'a track twice',
      LID,
      'start: 1 }]',
      'start: 1 }, { id: nails, name: Nails, start: 0 }]',
      'tracks/1/id',
      'There are two of `nails` in this haunt.',
    ],
  ])
})
