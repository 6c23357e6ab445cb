import { expect, test } from 'vitest'
import { type Source, sourcesOf } from '../../../src/ai/reading/sources.ts'
import { loadCatalog } from '../../../src/catalog/load.ts'

const { haunts } = await loadCatalog()

const sources = (number: number): Source[] => sourcesOf(haunts[number]!)
const called = (number: number, name: string): Source =>
  sources(number).find(({ action, reaction }) => (action ?? reaction)?.name === name)!
const made = (source: Source) => source.makes.map(({ name, sign }) => (sign < 0 ? `-${name}` : name))

test.each([
  [0, 'Find the diary', ['token:searched', 'object:diary']],
  [0, 'Read the diary', ['secret:soulmate']],
  [0, 'Banish the Bride', ['win:heroes']],
  [0, 'Take up the corpse', ['secret:soulmate', 'corpse']],
  [15, 'Dig up the Root', ['-token:growing-root', 'object:root']],
  [15, 'Drink the Antidote', ['win:me']],
  [17, 'Dry a tile', ['-token:damp']],
  [17, 'Lime the Mother', ['win:heroes', 'counter:spores']],
  [17, 'Draw the damp', ['-counter:spores']],
  [17, 'Breathe on them', ['counter:spores']],
])('haunt %i: "%s" can make %j', (number, name, facts) => {
  expect(made(called(number, name))).toEqual(facts)
})

test('everything that can be won by an action of a shipped haunt is found in one of its sources', () => {
  for (const haunt of Object.values(haunts)) {
    const wins = JSON.stringify([haunt.actions, haunt.reactions, haunt.houseTurn]).includes('"op":"win"')
    const found = sourcesOf(haunt).some((source) => source.makes.some(({ name }) => name.startsWith('win:')))
    expect([haunt.number, found]).toEqual([haunt.number, wins])
  }
})

test('a price stands before what it buys, and before nothing else', () => {
  const [win] = called(17, 'Lime the Mother').makes
  expect(win!.gates).toEqual([{ value: { carried: 'lime', of: 'me' }, atLeast: { players: [2, 3, 4] } }])
  expect(called(17, 'Dig for lime').makes[0]!.gates).toEqual([])
})

test('what is staked is known by what it is counted as', () => {
  const bids = called(2, 'The Hearing').makes.filter(({ stake }) => stake !== null)
  expect(bids.map(({ name, stake }) => [name, stake])).toEqual([
    ['track:defence', 'object:testimony'],
    ['track:prosecution', 'track:evidence'],
  ])
})

test('both branches of a condition have their gates', () => {
  const gated = sources(2).flatMap(({ makes }) => makes.flatMap(({ gates }) => gates))
  const ours = { team: 'heroes', who: { holder: 'crucifix' } }
  expect(gated).toContainEqual(ours)
  expect(gated).toContainEqual({ not: ours })
})

test('what the loser of a contest does is asked of nobody else, so that both sides see it coming', () => {
  const challenge = called(34, 'Challenge the traitor')
  expect(made(challenge)).toEqual(
    expect.arrayContaining(['track:traitor-pool', '-track:traitor-pool', '-track:hero-pool']),
  )
  for (const { gates } of challenge.makes) expect(gates).toEqual([])
})

test('what would only add to a roll helps, and is no gate', () => {
  const banish = called(0, 'Banish the Bride')
  expect(banish.helps).toHaveLength(3)
  expect(banish.helps).toContainEqual({ carries: 'diary' })
  expect(banish.helps).toContainEqual({ named: 'soulmate' })
  expect(banish.makes[0]!.gates).toEqual([])
})

test('what happens by itself is a source too, at an address of its own', () => {
  const house = sources(17).find(({ at }) => at === 'haunt:17/house')!
  expect(made(house)).toEqual(['token:damp'])
  expect([house.action, house.reaction]).toEqual([null, null])
  expect(called(17, 'It gets into the chest')).toMatchObject({ at: 'haunt:17/reactions/0', action: null })
  expect(new Set(sources(17).map(({ at }) => at)).size).toBe(sources(17).length)
})
