import { expect, test } from 'vitest'
import { parsePack } from '../../../src/catalog/read.ts'
import { reveal } from '../../support/reveal.ts'

test.each([
  ['none', []],
  ['four', ['One.', 'Two.', 'Three.', 'Four.']],
])(
  'L-START-07: given a page with %s truths, when the pack is read, then that is a problem',
  async (_, truths) => {
    const text = (heroes: string[]) =>
      JSON.stringify({
        number: 7,
        name: 'Seven',
        team: { kind: 'none' },
        premise: 'It is so.',
        truths: { heroes, traitor: ['It is so.'] },
        wins: { heroes: 'Win.', traitor: 'Win.' },
        ai: { heroes: 'Win.', traitor: 'Win.' },
        endings: { heroes: 'Won.', traitor: 'Won.' },
      })
    const read = (heroes: string[]) =>
      parsePack([{ path: 'legacy/haunts/7-seven.yaml', text: text(heroes) }], { unchecked: true })
    expect((await read(['One.'])).problems).toEqual([])
    expect((await read(truths)).problems).toMatchObject([{ path: 'truths/heroes' }])
  },
)

test('L-TRTR-01: given a traitor with wounds, when the haunt starts, then the default setup heals them unless the haunt says not', async () => {
  const people = { alice: { at: 'A', steps: { might: 1, sanity: 6 } }, bob: 'A', cora: 'A' }
  const healed = await reveal({}, { people })
  expect(healed.person('alice').steps).toMatchObject({ might: 4, sanity: 6 })
  const left = await reveal({ traitorHeals: false }, { people })
  expect(left.person('alice').steps.might).toBe(1)
})

test('L-AMB-85: given the same cell in two games, when looked up, then it is the same haunt', async () => {
  const again = () => reveal({ number: 2 }, { haunts: [{ number: 3 }], chart: { o: { radio: 3 } } })
  expect([(await again()).state.haunt!.number, (await again()).state.haunt!.number]).toEqual([3, 3])
})

test('L-AMB-17: given equal values on different steps, when the highest is asked for, then it is a tie', async () => {
  const table = await reveal(
    { team: { kind: 'known', traitor: { highest: 'might' } } },
    {
      people: { alice: 'A', bob: { at: 'A', steps: { might: 6 } }, cora: { at: 'A', steps: { might: 7 } } },
      chances: [0],
    },
  )
  expect(table.told('traitor-named')).toMatchObject([{ who: 'bob', tied: ['bob', 'cora'] }])
})

test('L-AMB-17, L-AMB-23: given a card that lifts Might while carried, when the highest is asked for, then it counts', async () => {
  const table = await reveal(
    { team: { kind: 'known', traitor: { highest: 'might' } } },
    {
      people: {
        alice: 'A',
        bob: { at: 'A', steps: { might: 6 } },
        cora: { at: 'A', steps: { might: 7 }, cards: ['belt'] },
      },
      items: { belt: { passives: [{ ask: 'trait', trait: 'might', by: 1 }] } },
    },
  )
  expect(table.told('traitor-named')).toMatchObject([{ who: 'cora', tied: [] }])
})
