import { describe, expect, test } from 'vitest'
import { parse, withFile } from '../../support/pack.ts'
import { CRYPT, finds, HALL } from './finds.ts'

describe('the house', () => {
  finds([
    [
      'a short name of eight characters',
      CRYPT,
      'short: Crypt',
      'short: TheCrypt',
      'short',
      '`TheCrypt` is longer than 7 characters.',
    ],
    ['a code of two', CRYPT, 'code: Cry', 'code: Cr', 'code', '`Cr` must have exactly 3 characters.'],
    ['a ref twice', HALL, 'ref: T01', 'ref: T02', 'ref', 'The ref T02 belongs to Crypt already.'],
    [
      'a region without a landing',
      HALL,
      'landing: true, ',
      '',
      'start',
      'No tile is the landing of the region ground.',
    ],
    [
      'no beginning',
      HALL,
      ', begin: true',
      '',
      'start',
      'No tile is marked `begin`: nobody would know where to start.',
    ],
    [
      'a start in a foreign region',
      CRYPT,
      'code: Cry',
      'code: Cry\nstart: { region: upper, x: 0, y: 0, landing: true }',
      'start/region',
      'upper is not among the regions of this tile.',
    ],
    [
      'a piece of one space',
      HALL,
      'begin: true',
      'begin: true, piece: T01',
      'start/piece',
      'No other tile belongs to the piece T01.',
    ],
    [
      'more ghosts than circles',
      CRYPT,
      'code: Cry',
      'code: Cry\nghosts: { circles: 1, filled: 2 }',
      'ghosts',
      'More ghosts than circles are filled.',
    ],
  ])

  test('with a second beginning or landing is told of the later one', async () => {
    const start = 'start: { region: ground, x: 0, y: 1, landing: true, begin: true }'
    const text = `ref: T03\nname: Porch\nregions: [ground]\ndoors: [north]\nshort: Porch\ncode: Por\n${start}\n`
    const { problems } = await parse(withFile('tiles/porch.yaml', text))
    expect(problems.map(({ file, path, expected }) => [file, path, expected])).toEqual([
      ['legacy/tiles/porch.yaml', 'start/landing', 'The region ground has a landing already.'],
      ['legacy/tiles/porch.yaml', 'start/begin', 'Another tile is marked `begin` already.'],
    ])
  })

  const second = (start: string, doors: string) =>
    withFile(
      'tiles/stairs.yaml',
      `ref: T03\nname: Stairs\nregions: [ground]\ndoors: [${doors}]\nshort: Stairs\ncode: Sta\nstart: { region: ground, ${start}, piece: T01 }\n`,
    ).map((one) =>
      one.path.endsWith('hall.yaml')
        ? { ...one, text: one.text.replace('begin: true', 'begin: true, piece: T01') }
        : one,
    )

  test('L-AMB-01: two spaces of a piece side by side with a doorway between are fine', async () => {
    expect((await parse(second('x: 0, y: -1', 'south'))).problems).toEqual([])
  })

  test.each([
    ['apart', 'x: 0, y: -2', 'south'],
    ['against a wall', 'x: 0, y: -1', 'north'],
  ])('L-AMB-01: two spaces of a piece %s are not', async (_, start, doors) => {
    const { problems } = await parse(second(start, doors))
    expect(problems.map(({ file, path }) => `${file} ${path}`)).toEqual([
      'legacy/tiles/hall.yaml start/piece',
      'legacy/tiles/stairs.yaml start/piece',
    ])
  })

  test('names are the same only where tiles never lie in one region', async () => {
    const same =
      'ref: T03\nname: Cry Room\nregions: [basement, upper]\ndoors: [south]\nshort: Cry\ncode: Cry\n'
    const { problems } = await parse(withFile('tiles/cry-room.yaml', same))
    expect(problems).toEqual([
      {
        file: 'legacy/tiles/crypt.yaml',
        path: 'code',
        expected: '`Cry` is also the name of Cry Room, which can lie in the same region.',
        nearest: null,
      },
    ])
    expect((await parse(withFile('tiles/cry-room.yaml', same.replace('basement, ', '')))).problems).toEqual(
      [],
    )
  })
})
