import { expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { parsePack } from '../../../src/catalog/read.ts'
import { playOf } from '../../../src/engine/game.ts'
import { sentencesOf } from '../../../src/engine/language/sentences.ts'
import { valueFor } from '../../../src/engine/state/characters.ts'
import { scene } from '../../support/scene.ts'

const rat = {
  id: 'rat',
  name: 'Rat',
  size: 'small',
  traits: { speed: 3, might: 3 },
  attack: { trait: 'might' },
}
const sides = { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } } as const
const acts = (by: string, name: string) => ({ word: 'invoke', name, by, do: [] })

/** The page of each side of a haunt with something for both. */
async function pages(books: string) {
  const { catalog } = await scene({
    house: '[A]-[B]',
    people: sides,
    haunt: {
      books,
      facts: { heroes: ['It burns.'], traitor: ['It bites.'] },
      goals: [
        { team: 'heroes', kind: 'main', name: 'Burn it' },
        { team: 'heroes', kind: 'side', name: 'Find it' },
        { team: 'traitor', kind: 'main', name: 'Feed it' },
      ],
      actions: [acts('heroes', 'Burn it'), acts('traitor', 'Feed it'), acts('everyone', 'Pet it')],
      monsters: [rat],
    },
  })
  const haunt = catalog.haunts[99]!
  const sentences = sentencesOf(catalog, { haunt })
  return { heroes: sentences.haunt(haunt, 'heroes'), traitor: sentences.haunt(haunt, 'traitor') }
}
const names = (list: { name: string }[]) => list.map(({ name }) => name)

test('L-START-01, L-HSTR-01, L-HSTR-07, L-HSTR-08, L-INFO-01: given a haunt of two books, when the pages are made, then each side reads its own win, goals, facts and boxes', async () => {
  const { heroes, traitor } = await pages('both')
  expect(heroes).toMatchObject({ win: 'Pass.', facts: ['It burns.'], truths: ['It can be passed.'] })
  expect(traitor).toMatchObject({ win: 'Fail them.', facts: ['It bites.'], truths: ['It can be failed.'] })
  expect(names(heroes.goals)).toEqual(['Burn it', 'Find it'])
  expect(names(traitor.goals)).toEqual(['Feed it'])
  expect(names(heroes.actions)).toEqual(['Burn it', 'Pet it'])
  expect(names(traitor.actions)).toEqual(['Feed it', 'Pet it'])
  expect(heroes.monsters).toEqual([])
  expect(names(traitor.monsters)).toEqual(['Rat'])
})

test.each(['SS', 'TT'])(
  'L-START-02, L-FREE-13, L-HID-04: given a haunt of one book (%s), when the pages are made, then everybody reads every line',
  async (books) => {
    const { heroes } = await pages(books)
    expect(heroes.facts).toEqual(['It burns.', 'It bites.'])
    expect(names(heroes.actions)).toEqual(['Burn it', 'Feed it', 'Pet it'])
    expect(names(heroes.monsters)).toEqual(['Rat'])
  },
)

test('L-START-08: given a side without setup, when its page is made, then it says that there is none', async () => {
  const { heroes } = await pages('both')
  expect(heroes.setup).toEqual(['None.'])
})

test('L-HSTR-02: given facts on both pages, when choices are listed, then they add none', async () => {
  const list = async (facts: object) =>
    (await scene({ house: '[A]-[B]', people: sides, haunt: { facts } })).legal()
  expect(await list({ heroes: ['You may fly.'] })).toEqual(await list({}))
})

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

test('L-HSTR-03: given a side that nothing lets win, when the pack is checked, then that is a problem', async () => {
  const whole = { actions: [wins('heroes'), wins('traitor')] }
  expect((await told(whole)).filter((line) => line.includes('win'))).toEqual([])
  expect((await told({ actions: [wins('heroes')] })).join(' ')).toContain('Nothing lets the traitor win')
  expect((await told({ actions: [wins('traitor')] })).join(' ')).toContain('Nothing lets the heroes win')
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

test('L-HSTR-06: given a reaction to the end of a hero’s turn, when turns end, then it fires by itself for heroes alone', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: sides,
    haunt: { reactions: [{ on: 'turn-end', who: 'heroes', do: [{ gain: { trait: 'sanity', by: 1 } }] }] },
  })
  table.choose('end', 'end', 'end')
  expect(['alice', 'bob', 'cora'].map((name) => table.person(name as 'alice').steps.sanity)).toEqual([
    5, 5, 4,
  ])
})

test('L-HSTR-08, L-HSTR-09: given two kinds of monster, when traits are read, then each has its own and lacks what its box does not list', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: sides,
    haunt: { monsters: [rat, { id: 'shade', name: 'Shade', size: 'large', traits: { sanity: 5 } }] },
    monsters: [
      { kind: 'rat', at: 'A' },
      { kind: 'shade', at: 'A' },
    ],
  })
  const play = playOf(table.catalog, table.state)
  expect([valueFor(play, 'rat-1', 'might'), valueFor(play, 'rat-1', 'sanity')]).toEqual([3, null])
  expect([valueFor(play, 'shade-1', 'might'), valueFor(play, 'shade-1', 'sanity')]).toEqual([null, 5])
})

test('L-HSTR-10: given start-of-turn text the keeper may decline, when the monster’s turn begins, then it is asked before the monster moves', async () => {
  const leap = { on: 'monster-turn-start', optional: true, do: [{ place: { at: { tile: 'b' } } }] }
  const turn = async (answer: string) => {
    const table = await scene({
      house: '[A]-[B]',
      people: sides,
      haunt: { monsters: [{ ...rat, reactions: [leap] }] },
      monsters: [{ kind: 'rat', at: 'A' }],
      turn: 'cora',
      rolls: [1, 0, 0],
    })
    table.choose('end')
    expect(table.asked()).toEqual({ who: 'cora', kind: 'accept' })
    expect(table.told('rolled')).toEqual([])
    return table.choose(answer).monster('rat-1').tile
  }
  expect([await turn('accept'), await turn('refuse')]).toEqual(['b', 'a'])
})

test('L-HSTR-06: given a reaction with a name, when it comes over somebody, then it is called by it', async () => {
  const reactions = [
    { on: 'turn-end', name: 'The draught', who: 'heroes', do: [{ lose: { trait: 'speed', by: 1 } }] },
    { on: 'turn-end', who: 'heroes', do: [{ lose: { trait: 'might', by: 1 } }] },
  ]
  const table = await scene({ house: '[A]-[B]', people: sides, haunt: { reactions } })
  table.choose('end', 'first:haunt:99/reactions/0')
  expect(table.told('befell')).toMatchObject([{ who: 'alice', box: 'haunt:99/reactions/0' }])
})
