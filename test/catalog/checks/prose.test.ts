import { describe, expect, test } from 'vitest'
import { parse, SMALL_PACK, spoilt } from '../../support/pack.ts'
import { BELLS, CRYPT, finds, HALL, LID } from './finds.ts'

const words = (many: number) => Array(many).fill('word').join(' ')
const prose = (look: string, more = '') =>
  `prose: { look: ${look}, again: ${words(4)}, wakes: ${words(5)}, ghost: ${words(5)}${more} }`

describe('prose', () => {
  finds([
    [
      'a description that is too short',
      HALL,
      'code: Hal',
      `code: Hal\n${prose(words(17))}`,
      'prose/look',
      'The line has 17 words; 18 to 45 are wanted.',
    ],
    [
      'a line for an era that is too long',
      HALL,
      'code: Hal',
      `code: Hal\n${prose(words(20), `, then: { late: ${words(19)} }`)}`,
      'prose/then/late',
      'The line has 19 words; 8 to 18 are wanted.',
    ],
    [
      'a line of a result with 15 words',
      BELLS,
      '1-3: []',
      `1-3: { line: ${words(15)} }`,
      'actions/0/do/0/roll/bands/1-3/line',
      'The line has 15 words; 1 to 14 are wanted.',
    ],
  ])

  test('a placeholder that nothing fills in is found', async () => {
    const { problems } = await parse(
      spoilt(BELLS, 'flavour: Six ring.', `flavour: Six ring.\nprose: { look: "${words(12)} {colour}" }`),
    )
    expect(problems.map(({ path, expected }) => [path, expected])).toContainEqual([
      'prose/look',
      'Nothing fills in `{colour}` here.',
    ])
  })

  test('a result with a line is played as one without', async () => {
    const { catalog, problems } = await parse(spoilt(BELLS, '1-3: []', '1-3: { line: Six of them ring. }'))
    expect(problems).toEqual([])
    const card = catalog.cards.bells!
    const [op] = card.kind === 'item' ? card.actions[0]!.do!.ops : []
    expect(op).toMatchObject({
      bands: [{}, { from: 1, to: 3, line: 'Six of them ring.', do: { ops: [] } }, {}],
    })
  })

  describe('is asked for by check, wherever the edition has any', () => {
    const missing = async (files: typeof SMALL_PACK) =>
      (await parse(files, { prose: true })).problems.map(({ file, path }) => `${file}: ${path}`)

    test('nothing, as long as there is none', async () => {
      expect(await missing(SMALL_PACK)).toEqual([])
    })

    test('on every tile, and of the edition, once a tile has some', async () => {
      const found = await missing(spoilt(HALL, 'code: Hal', `code: Hal\n${prose(words(20))}`))
      expect(found).toContain(`legacy/${CRYPT}: prose`)
      expect(found).toContain('legacy: ')
      expect(found).not.toContain(`legacy/${HALL}: prose`)
    })

    test('on every result, once a result has a line', async () => {
      const found = await missing(spoilt(BELLS, '1-3: []', '1-3: { line: Six of them ring. }'))
      expect(found).toContain(`legacy/${BELLS}: actions/0/do/0/roll/bands/4+`)
    })

    test('a plan has at most three sentences', async () => {
      const plan = 'plan: { heroes: One. Two. Three. Four., traitor: One. }\npremise:'
      const { problems } = await parse(spoilt(LID, 'premise:', plan))
      expect(problems).toMatchObject([
        { path: 'plan/heroes', expected: 'The plan has 4 sentences; at most 3 are read.' },
      ])
    })
  })
})
