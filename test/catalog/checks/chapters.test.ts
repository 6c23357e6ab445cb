import { describe, expect, test } from 'vitest'
import { parse, withFile } from '../../support/pack.ts'

describe('a chapter', () => {
  const FILE = 'chapters/0-the-rest.yaml'
  const CHAPTER = `number: 0
name: The Rest
year: 1666
opening: It snows.
tiles: [crypt]
items: [bells]
events: [cold-bread]
begin: hall
first: youngest
pause: [{ discovered: 1 }, { discovered: 1, tile: crypt }]
haunt: 1
`
  const told = async (from: string, to: string) =>
    (await parse(withFile(FILE, CHAPTER.replace(from, to)))).problems.map(
      ({ path, expected, nearest }) => `${path}: ${expected}${nearest ? ` (${nearest})` : ''}`,
    )

  test('that is right in everything has no problem', async () => {
    expect(await told('', '')).toEqual([])
  })

  test.each([
    ['tiles: [crypt]', 'tiles: [crypt, cript]', 'tiles/1: There is no tile to find `cript`. (crypt)'],
    ['tiles: [crypt]', 'tiles: [crypt, hall]', 'tiles/1: There is no tile to find `hall`.'],
    ['tiles: [crypt]', 'tiles: [crypt, crypt]', 'tiles/1: `crypt` stands here twice.'],
    ['items: [bells]', 'items: [bels]', 'items/0: There is no Item `bels`. (bells)'],
    ['events: [cold-bread]', 'events: [veil]', 'events/0: There is no Event `veil`.'],
    ['begin: hall', 'begin: crypt', 'begin: There is no starting tile `crypt`.'],
    ['haunt: 1', 'haunt: 7', 'haunt: There is no haunt 7.'],
    ['tile: crypt', 'tile: hall', 'pause/1/tile: The tile `hall` is not among those of this chapter.'],
    [
      'discovered: 1 }',
      'discovered: 2 }',
      'pause: Nothing here is sure to start the haunt: one of them is a number of tiles alone, at most 1.',
    ],
    [
      'It snows.',
      Array(41).fill('snow').join(' '),
      'opening: The opening has 41 words; at most 40 are read.',
    ],
    ['number: 0', 'number: 3', 'number: The file of chapter 3 is named `3-` and then its name.'],
  ])('%s made %s', async (from, to, problem) => {
    expect(await told(from, to)).toEqual([problem])
  })
})
