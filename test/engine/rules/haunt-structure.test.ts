import { expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { parsePack } from '../../../src/catalog/read.ts'

const acts = (by: string, name: string) => ({ word: 'invoke', name, by, do: [] })

const page = (more: object) => ({
  path: 'legacy/haunts/7-seven.yaml',
  text: JSON.stringify({
    number: 7,
    name: 'Seven',
    team: { kind: 'known', traitor: { revealer: true } },
    premise: 'It is so.',
    truths: { heroes: ['It is so.'], traitor: ['It is so.'] },
    wins: { heroes: 'Win.', traitor: 'Win.' },
    ai: { heroes: 'Win.', traitor: 'Win.' },
    endings: { heroes: 'Won.', traitor: 'Won.' },
    ...more,
  }),
})
const wins = (by: string) => ({ ...acts(by, `Win for ${by}`), do: [{ win: { team: by } }] })
const told = async (more: object) => (await parsePack([page(more)])).problems.map(({ expected }) => expected)

test.each([
  ['none', []],
  ['four', ['One.', 'Two.', 'Three.', 'Four.']],
])(
  'L-START-07: given a page with %s clues, when the pack is read, then that is a problem',
  async (_, clues) => {
    const read = async (heroes: string[]) =>
      (await parsePack([page({ truths: { heroes, traitor: ['It is so.'] } })], { unchecked: true })).problems
    for (const fine of [['One.'], ['One.', 'Two.', 'Three.']]) expect(await read(fine)).toEqual([])
    expect(await read(clues)).toMatchObject([{ path: 'truths/heroes' }])
  },
)

test('L-HSTR-03: given a side that nothing lets win, when the pack is checked, then that is a problem', async () => {
  const whole = { actions: [wins('heroes'), wins('traitor')] }
  expect((await told(whole)).filter((line) => line.includes('win'))).toEqual([])
  expect((await told({ actions: [wins('heroes')] })).join(' ')).toContain('Nothing lets the traitor win')
  expect((await told({ actions: [wins('traitor')] })).join(' ')).toContain('Nothing lets the heroes win')
})

test('L-HSTR-04: given a side goal and no other way to win, when the pack is checked, then that is a problem', async () => {
  const goal = {
    team: 'heroes',
    kind: 'side',
    name: 'Two dead',
    when: { value: { count: { all: 'players', dead: true } }, atLeast: 2 },
  }
  const side = await told({ actions: [wins('traitor')], goals: [goal] })
  expect(side.join(' ')).toContain('Nothing lets the heroes win')
  const main = await told({ actions: [wins('traitor')], goals: [{ ...goal, kind: 'main' }] })
  expect(main.join(' ')).not.toContain('Nothing lets the heroes win')
})

test('L-HSTR-05: given two boxes of one name, when the pack is checked, then that is a problem', async () => {
  const twice = await told({ actions: [wins('heroes'), wins('traitor'), acts('heroes', 'Win for heroes')] })
  expect(twice.join(' ')).toContain('already an action called Win for heroes')
})

test('L-HSTR-05: given the shipped haunts, then every goal the engine does not look after by itself has its box', async () => {
  const { haunts } = await loadCatalog()
  for (const { goals, actions, number } of Object.values(haunts)) {
    const boxless = goals.filter(
      ({ team, kind, name, when }) =>
        !when &&
        !actions.some(
          (box) => box.name === name && box.goal === kind && (box.by === team || box.by === 'everyone'),
        ),
    )
    expect({ number, boxless }).toEqual({ number, boxless: [] })
  }
})
