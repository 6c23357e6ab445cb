import { expect, test } from 'vitest'
import { tryScenario } from '../../src/scenario/files.ts'

const GIVEN = `
rules: [L-ATK-08]
title: A brawl
given:
  house: '[A]-[B]'
  people: { alice: A, bob: B, cora: { at: A, team: traitor } }
  haunt: { monsters: [{ id: rat, name: Rat, size: small, traits: { speed: 3, might: 3 } }] }
`
const because = async (rest: string, given = GIVEN): Promise<string[]> =>
  (await tryScenario({ file: 'brawl.yaml', text: `${given}${rest}` })).because

const TIE = 'when: [{ alice: attack cora, rolls: [2, 1, 1, 0, 1, 1, 1, 1] }]'

test('a scenario in which everything comes as it says holds', async () => {
  const result = await tryScenario({
    file: 'brawl.yaml',
    text: `${GIVEN}${TIE}\nthen: { alice: { might: 4 } }`,
  })
  expect(result).toEqual({
    file: 'brawl.yaml',
    rules: ['L-ATK-08'],
    title: 'A brawl',
    ok: true,
    because: [],
    notes: [],
  })
})

test.each([
  ['a value that differs', `${TIE}\nthen: { alice: { might: 3 } }`, /^alice: might: 3, but it is 4$/],
  [
    'a fact denied that is so',
    `${TIE}\nthen: { not: { alice: { might: 4 } } }`,
    /^not alice: might: 4, but it is so$/,
  ],
  [
    'a happening that was not',
    `${TIE}\nthen: { log: attack-won }`,
    /^log: attack-won .*what happened: .*attack-tied/,
  ],
  ['a happening out of order', `${TIE}\nthen: { log: [attack-tied, attacked] }`, /^log: attacked /],
  [
    'a happening of no kind, even denied',
    `${TIE}\nthen: { not: { log: atack-won } }`,
    /did you mean attack-won\?$/,
  ],
  [
    'a field that nobody has, even denied',
    `${TIE}\nthen: { not: { bob: { mihgt: 4 } } }`,
    /there is no mihgt to know/,
  ],
  ['nobody by that name', 'then: { zoe: { might: 4 } }', /nobody and nothing is called zoe/],
  [
    'words nobody read',
    `${TIE}\nthen: { hears: { bob: a bell rings } }`,
    /^bob hears "a bell rings", but what was heard/,
  ],
  [
    'a line that may not be typed',
    'then: { may: { alice: attack bob } }',
    /^alice may: attack bob, but .*L-ATK-04/,
  ],
  [
    'another rule of a refusal',
    'then: { refused: { alice: { attack bob: L-ATK-01 } } }',
    /by L-ATK-01, but .*L-ATK-04/,
  ],
  ['a step that is refused', 'when: [{ alice: attack bob }]', /^step 1: alice: attack bob: this was refused/],
  [
    'a step that is not refused',
    `when: [{ alice: east, refused: L-ATK-01 }]`,
    /should have been refused, and was done$/,
  ],
  [
    'a step refused otherwise',
    `when: [{ alice: attack bob, refused: L-ATK-01 }]`,
    /should be refused by L-ATK-01/,
  ],
  [
    'a misspelt code of a refusal',
    'when: [{ alice: attack bob, refused: attak-too-early }]',
    /^when\/0\/refused: A refusal goes by the ID of its rule, as in L-ATK-01, or by its code/,
  ],
  ['a line nobody understands', 'when: [{ alice: xyzzy }]', /^step 1: alice: xyzzy: this was refused/],
  ['nobody who types', 'when: [{ zoe: east }]', /^step 1: zoe: east: nobody is called zoe$/],
  [
    'dice that fall unasked',
    'when: [{ alice: attack cora }]',
    /^step 1: alice: attack cora: more dice are rolled than were given/,
  ],
  ['dice left over', `when: [{ alice: east, rolls: [1, 2] }]`, /^step 1: dice not used: 1 2$/],
  ['facts in between', `when: [{ then: { bob: { at: A } } }]`, /^step 1: bob: at: "A", but it is "B"$/],
  [
    'dice that are too high',
    'when: [{ alice: attack cora, rolls: [3] }]',
    /^when\/0\/rolls\/0: The most possible here is 2/,
  ],
  ['a line that is none', 'when: [{ alice: { go: east } }]', /^when\/0: A step is what one person types/],
  ['a field of a step misspelt', 'when: [{ alice: attack cora, roll: [1] }]', /did you mean rolls\?/],
  [
    'a refusal of nothing typed',
    'when: [{ then: { bob: { at: B } }, refused: true }]',
    /^when\/0: A step is/,
  ],
  ['nothing to hold', '', /says what must be so/],
  ['facts that say nothing', 'then: { alice: {} }', /^then\/alice: An empty map says nothing\.$/],
  ['no line to be refused', 'then: { refused: { alice: {} } }', /^then\/refused\/alice: An empty map/],
  ['no happening', 'then: { log: [{}] }', /^then\/log\/0: An empty map/],
  ['nothing denied', 'then: { not: [] }', /^then\/not: At least 1/],
  ['facts that are none', 'then: [3]', /^then\/0: Expected a map, not `3`\.$/],
  ['a denial of nothing', 'then: { not: 3 }', /^then\/not: Expected one of a map, a list/],
  ['a log of nothing', 'then: { log: [null] }', /^then\/log\/0: Expected one of a text, a map/],
  ['times of nothing', 'then: { times: null }', /^then\/times: Expected a map, not nothing\.$/],
  ['words of nobody', 'then: { hears: a bell }', /^then\/hears: Expected a map/],
  [
    'a refusal by nothing',
    'then: { refused: { alice: attack bob } }',
    /^then\/refused\/alice: Expected a map/,
  ],
  ['a name every object has', 'then: { toString: { at: A } }', /nobody and nothing is called toString here/],
  ['who there is', 'then: { rat-1: { at: A } }', /there are alice, bob, cora, A, B, table/],
  [
    'an unknown field',
    'then: { bob: { at: B } }\nwhne: []',
    /^whne: There is no field `whne` here. \(did you mean when\?\)$/,
  ],
  ['a field that stands twice', 'then: { bob: { at: B } }\nrules: [ATK-1]', /stands twice/],
])('tells %s', async (_, rest, expected) => {
  const told = await because(rest)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(expected)
})

test.each([
  ['people: { alice: A }', 'people: { alice: Z }', 'There is no tile in the drawing called Z.'],
  ['people: { alice: A }', 'people: { alice: { at: A, cards: [axe] } }', 'There is no card axe.'],
  ['people: { alice: A }', 'people: {}', 'Somebody has to be there'],
  ["house: '[A]'", "house: 'A'", 'The house has no tile'],
  ["house: '[A]'", "house: '[A]-[A]'", 'The tile A is drawn twice.'],
  ['turn: alice', 'turn: bob', 'It cannot be the turn of bob, who is not there.'],
  ['title: A step', 'editions: [fourth]\ntitle: A step', 'editions/0: Expected one of `legacy`, `first`'],
  ['[L-MOVE-01]', '[L-MOVE-01, E3-MOVE-01]', 'A rule is shown by the edition it belongs to'],
  ['turn: alice', 'haunt: 98', 'There is no haunt 98.'],
  ['turn: alice', 'monsters: [{ kind: rat, at: A }]', 'Monsters come with a haunt'],
  ['turn: alice', 'haunt: {}\n  monsters: [{ kind: rat, at: A }]', 'There is no monster rat.'],
  ['rules: [L-MOVE-01]', 'rules: [MOVE-1]', 'A rule goes by its ID, as in L-ATK-01.'],
  ['rules: [L-MOVE-01]', 'rules: [L-MOVE-99]', 'There is no rule L-MOVE-99.'],
  ["house: '[A]'", "house: '[A]=[B]'", 'and `=` is none of these'],
  ["house: '[A]'", "house: '[A]--[B]'", 'four columns and two rows apart'],
  ['turn: alice', 'haunt: { monsters: 3 }', 'haunts/99: monsters: Expected a list, not `3`.'],
  ['turn: alice', 'haunt: { monstres: [] }', '(did you mean monsters?)'],
  ['turn: alice', 'tracks: { doom: 1 }', 'Tracks come with a haunt'],
  ['turn: alice', 'haunt: {}\n  revealer: eve', 'eve is not there.'],
  ['turn: alice', 'haunt: {}\n  tokens: { A: [lime] }', 'There is no token lime.'],
  ['turn: alice', 'haunt: {}\n  objectsOn: { A: [idol] }', 'There is no Object idol.'],
  ['turn: alice', 'tiles: { A: { actions: 3 } }', 'tiles/a: actions: Expected a list, not `3`.'],
  ['turn: alice', "items: { '': {} }", 'A file is named by its id'],
  ['turn: alice', 'items: { axe: {} }\n  decks: { omen: [axe] }', 'axe does not belong in the omen deck.'],
  ['turn: alice', 'items: { axe: {} }\n  piles: { A: [axe, axe] }', 'The card axe is in two places.'],
  ['turn: alice', 'events: { damp: {} }\n  piles: { A: [damp] }', 'damp is an Event, which nobody carries.'],
  ['turn: alice', 'items: { axe: {} }\n  ongoing: { axe: A }', 'axe is no Event'],
  ['people: { alice: A }', 'people: { alice: { at: A, might: 3 } }', 'There is no field `might` here.'],
  ['people: { alice: A }', 'people: { alice: { at: A, body: bob } }', 'bob is not there.'],
  [
    'people: { alice: A }',
    'people: { alice: { at: A, steps: { might: 9 } } }',
    'The most possible here is 8.',
  ],
  ['turn: alice', 'events: { knock: { dew: [] } }', 'There is no field `dew` here.'],
])('tells what stands in the way when %s becomes %s', async (from, to, expected) => {
  const given =
    "rules: [L-MOVE-01]\ntitle: A step\ngiven:\n  house: '[A]'\n  people: { alice: A }\n  turn: alice\n"
  const told = await because('then: { alice: { at: A } }', given.replace(from, to))
  expect(told.join('\n')).toContain(expected)
})

test('facts look at the table without touching it', async () => {
  const told = await because(`then:
  - may: { alice: [east, end] }
  - refused: { bob: { west: L-AMB-51, east: true } }
  - alice: { at: A, moves: 4 }
  - A: { here: [cora, alice] }
  - table: { choices: { has: 'move:east' }, monsters: [], winner: null }
  - view: { bob: { viewer: bob } }
  - not: { may: { alice: west } }`)
  expect(told).toEqual([])
})

test('a new game of the shipped content can be opened, and is refused where it must be', async () => {
  const open =
    'rules: [L-CORE-04]\ntitle: Sitting down\nopening: { seats: [SEATS] }\nthen: { table: { phase: explore } }'
  expect(await because('', open.replace('SEATS', 'red, blue, green'))).toEqual([])
  expect((await because('', open.replace('SEATS', 'red, blue')))[0]).toMatch(/L-CORE-04/)
  expect(await because('', open.replace('[SEATS]', '[red, blue], refused: L-CORE-04'))).toEqual([])
  expect((await because('', open.replace('SEATS', 'red, blue, puce')))[0]).toMatch(/puce/)
})

test.each([
  ['an empty file', '', 'The file is empty.'],
  ['a file that is no text', 'rules: \0', 'is text, and this one is not'],
  ['a file that is too large', ' '.repeat(300_000), 'at most 256 KB'],
  ['YAML that breaks off', 'rules: [L-', 'This is not YAML'],
  ['a list', '- 1', 'Expected a map, not a list.'],
  ['lists in lists in lists', `then: ${'['.repeat(1000)}`, 'at most 64 deep'],
])('tells what is wrong with %s', async (_, text, expected) => {
  expect((await because('', text)).join('\n')).toContain(expected)
})

test('what the dead type is refused like anything out of turn', async () => {
  const given = GIVEN.replace('alice: A', 'alice: { at: A, dead: true }')
  expect((await because('when: [{ alice: east }]', given))[0]).toMatch(
    /^step 1: alice: east: this was refused/,
  )
})

test('rules that come to a stop over odd content are told as a difference', async () => {
  const odd = '  tiles: { A: { actions: [{ word: pray, do: [spawn: { monster: imp, on: here }] }] } }\n'
  expect((await because('when: [{ alice: pray }]', `${GIVEN}${odd}`))[0]).toMatch(
    /^step 1: alice: pray: the game cannot go on: /,
  )
})

const notes = async (rest: string): Promise<string[]> => {
  const result = await tryScenario({ file: 'brawl.yaml', text: `${GIVEN}${rest}` })
  expect(result.because).toEqual([])
  return result.notes
}

test('`refused: true` holds, and says by what the line was refused', async () => {
  const told = await notes(
    'when: [{ alice: attack bob, refused: true }, { alice: fly, refused: true }]\nthen: { refused: { alice: { north: true } } }',
  )
  expect(told).toEqual([
    'step 1: attack bob is refused by L-ATK-04, no-target; write `refused: [L-ATK-04, no-target]`',
    'step 2: fly is refused by prompt; write `refused: prompt`',
    'north is refused by L-REG-03, no-doorway; write `refused: [L-REG-03, no-doorway]`',
  ])
})

test.each(['L-ATK-04', 'no-target', '[L-ATK-04, no-target]'])(
  'a refusal may be named by its rule and by its code: %s',
  async (named) => {
    expect(await notes(`when: [{ alice: attack bob, refused: ${named} }]`)).toEqual([])
    expect(await notes(`then: { refused: { alice: { attack bob: ${named} } } }`)).toEqual([])
  },
)

test('a refusal that comes by another name is a difference', async () => {
  expect(await because('when: [{ alice: attack bob, refused: [L-ATK-04, friend] }]')).toEqual([
    expect.stringMatching(/should be refused by L-ATK-04, friend, and is refused by L-ATK-04, no-target: /),
  ])
  expect(await because('when: [{ alice: attack bob, refused: prompt }]')).toHaveLength(1)
  expect(await because('when: [{ alice: attack bob, refused: no-tarmac }]')).toEqual([
    expect.stringMatching(/no-tarmac|A refusal goes by/),
  ])
})

test('a track called count is a track', async () => {
  const counting = GIVEN.replace('haunt: {', 'haunt: { tracks: [{ id: count, name: Count, start: 3 }],')
  expect(await because('then: { table: { tracks: { count: 3 } } }', counting)).toEqual([])
  expect(await because('then: { table: { tracks: { count: 1 } } }', counting)).toHaveLength(1)
  expect(await because('then: { table: { counters: { count: 0 } } }', counting)).toEqual([])
})

const STAIRS = `
rules: [L-REG-12]
title: Stairs
given:
  house: { ground: '[G]-', upper: '[U]-' }
  people: { alice: G }
  tiles: { G: { links: [u] } }
`

test('GO takes a tile whose name is a direction, as its own hint says', async () => {
  expect(await because('when: [{ alice: go U }]\nthen: { alice: { at: U } }', STAIRS)).toEqual([])
})

test('a tile of the stack fits every region that is drawn', async () => {
  const stacked = STAIRS.replace('people:', 'stack: [X]\n  people:')
  expect(await because('when: [{ alice: [go U, east] }]\nthen: { alice: { at: X } }', stacked)).toEqual([])
})

test('with the shipped content a deck holds what is named and what the scenario defines', async () => {
  const content = STAIRS.replace('given:', 'given:\n  content: true\n  items: { cup: {} }')
  expect(await because('then: { table: { items: [cup], omens: [], events: [] } }', content)).toEqual([])
  const named = content.replace(
    'content: true',
    'content: true\n  decks: { item: [bells], event: [a-borrowed-coat] }',
  )
  expect(await because('then: { table: { items: [bells, cup], events: [a-borrowed-coat] } }', named)).toEqual(
    [],
  )
})
