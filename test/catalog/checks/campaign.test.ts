import { describe, expect, test } from 'vitest'
import { campaignFiles, campaignPack } from '../../support/campaign.ts'

const FIRST = 'chapters/0-first.yaml'
const SECOND = 'chapters/1-second.yaml'
const THIRD = 'chapters/2-third.yaml'
const LEDGER = 'ledger.yaml'

const textOf = (path: string): string =>
  String(campaignFiles().find((file) => file.path === `legacy/${path}`)!.text)

/** What is found once this stands in place of that. */
async function told(path: string, from: string, to: string): Promise<string[]> {
  const text = textOf(path)
  expect(text).toContain(from)
  const { problems } = await campaignPack({ [path]: text.replace(from, to) })
  return problems.map((one) => `${one.file.replace('legacy/', '')} ${one.path}: ${one.expected}`)
}

test('given the campaign of the tests, when it is checked, then it has no problem', async () => {
  expect((await campaignPack({})).problems).toEqual([])
})

describe('L-DECK-07: Legacy cards', () => {
  test.each([
    ['{ card: 9, becomes', '{ card: 8, becomes', 'cards/1/card: Card 8 stands here twice.'],
    ['{ card: 8, do', '{ card: 7, do', 'cards/0/card: Card 7 comes before the cards of an earlier chapter.'],
    [
      '{ card: 12, pause: true }',
      '{ card: 12 }',
      'cards: One card of a chapter has the `pause`, and no other.',
    ],
    [', stop: true }', ' }', 'cards: The last card of a chapter has the `stop`, and no other.'],
    ['do: [ending: {}], ', '', 'cards: One card after the `pause` reads the `ending`.'],
  ])('%s made %s', async (from, to, problem) => {
    expect(await told(SECOND, from, to)).toContain(`${SECOND} ${problem}`)
  })
})

describe('L-CAMP-17: entries', () => {
  test('given an entry that nothing calls, when content is checked, then it is found', async () => {
    expect(await told(FIRST, 'entry: 53', 'entry: 58')).toContain(
      `${FIRST} entries/53: Nothing calls entry 53.`,
    )
    const lonely = 'entry: 157\ntext: It.\n'
    const { problems } = await campaignPack({ 'journal/157.yaml': lonely })
    expect(problems.map(({ expected }) => expected)).toEqual(['Nothing calls entry 157.'])
  })
  test('given an entry that stands in two chapters, when content is checked, then it is found', async () => {
    expect(await told(SECOND, '  60: {', '  54: {')).toContain(
      `${SECOND} entries/54: Entry 54 stands elsewhere already.`,
    )
  })
  test('given the ending of a haunt that the chapter never comes to, when content is checked, then it is found', async () => {
    expect(await told(THIRD, '72: { haunt: 11', '72: { haunt: 17')).toContain(
      `${THIRD} entries/72: Entry 72 ends haunt 17, which this chapter does not come to.`,
    )
  })
  test('given a haunt with an ending for one side alone, when content is checked, then it is found', async () => {
    expect(await told(SECOND, 'side: traitor, text: Guilty.', 'side: heroes, text: Guilty.')).toContain(
      `${SECOND} haunts/1: Haunt 2 has no ending here for one of its sides.`,
    )
  })
})

describe('L-CAMP-25: haunts and the ledger', () => {
  test.each([
    [
      '{ haunt: 11 }',
      '{ if: { ledger: fever, value: away }, haunt: 11 }',
      'haunts/1/if: The last row has no condition, so that some haunt always begins.',
    ],
    [
      '{ if: { all: [{ trigger: apothecary-kit }, { ledger: fever, value: in }] }, haunt: 15 }',
      '{ haunt: 15 }',
      'haunts/0: Every row but the last has a condition; those below never count.',
    ],
  ])('%s made %s', async (from, to, problem) => {
    expect(await told(THIRD, from, to)).toContain(`${THIRD} ${problem}`)
  })
  test.each([
    [
      LEDGER,
      'values: [in, away] }',
      'values: [in, away, late] }',
      'lines/3: Nothing enters `late` under `fever`.',
    ],
    [
      LEDGER,
      'values: [in, away] }',
      'values: [in, away, late] }',
      'lines/3: Nothing asks for `late` under `fever`.',
    ],
    [LEDGER, ', asked: 4 }', ' }', 'lines/4: Nothing asks for `last`.'],
    [LEDGER, ', asked: 4 }', ', asked: 2 }', 'lines/4: Chapter 2 is written, and nothing asks for `last`.'],
    [
      SECOND,
      '{ ledger: coffin, value: sealed }',
      '{ ledger: fever, value: in }',
      'lines/0: Nothing asks for `coffin`.',
    ],
    [FIRST, ', do: [count: { line: wren, by: 1 }]', '', 'lines/5: Nothing enters anything under `wren`.'],
    [
      FIRST,
      'write: { who: { holds: lantern }, line: plate }',
      'enter: { line: plate, value: blank }',
      'lines/2: Nobody writes anything under `plate`.',
    ],
    [
      FIRST,
      'enter: { line: lantern, family: target }',
      'enter: { line: lantern, value: blank }',
      'lines/1: Nothing enters a family under `lantern`.',
    ],
  ])('%s: %s made %s', async (path, from, to, problem) => {
    expect(await told(path, from, to)).toContain(`${LEDGER} ${problem}`)
  })
})

test('L-CAMP-25: given a poll that says nothing of a tie, when content is checked, then it is found', async () => {
  expect((await told(THIRD, 'tied: away', 'tied: nobody')).join()).toContain('A tie means one of the options')
  expect(await told(THIRD, '          tied: away\n', '')).not.toEqual([])
})

describe('L-CAMP-04: a PAUSE', () => {
  test.each([
    [
      'pause: [{ discovered: 3 }]',
      'pause: [{ discovered: 9 }]',
      'one of them is a number of tiles alone, at most 8.',
    ],
    ['pause: [{ discovered: 3 }]', 'pause: [{ roll: 2 }]', 'it waits for Omens, and the chapter has 0.'],
  ])('%s made %s', async (from, to, problem) => {
    expect(await told(FIRST, from, to)).toContain(
      `${FIRST} pause: Nothing here is sure to start the haunt: ${problem}`,
    )
  })
  test('given more Omens than the chapter has, when content is checked, then it is found', async () => {
    expect(await told(SECOND, '[{ roll: 2 }, { omens: 2 }]', '[{ omens: 3 }]')).toContain(
      `${SECOND} pause: Nothing here is sure to start the haunt: it waits for Omens, and the chapter has 2.`,
    )
  })
})

describe('L-CORE-15: a sticker', () => {
  test.each([
    [
      'on: woodlot, passage',
      'on: kitchen, passage',
      '/stick/on: The tile `kitchen` cannot be in the house by then.',
    ],
    [
      'destroy-tile: { tile: larder }',
      'destroy-tile: { tile: crypt }',
      '/tile: The tile `crypt` cannot be in the house by then.',
    ],
    ['on: woodlot, passage: true', 'on: larder, ghost: true', 'has no empty circle for a ghost.'],
  ])('%s made %s', async (from, to, problem) => {
    expect((await told(FIRST, from, to)).join('\n')).toContain(problem)
  })
})
