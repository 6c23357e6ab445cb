import { expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/game.ts'
import { TRAITS } from '../../../src/engine/ids.ts'
import { START } from '../../../src/scenario/given.ts'
import { LADDER, PEOPLE, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { bandsOf, diceFor, diceOf, lastRoundOf, SIZES, stepAfterSetup } from '../../support/tuned.ts'

/**
 * The Library (an omen tile with a runestone) and the Larder (an item tile) indoors, the Hanging Tree and the
 * Well (a runestone) outside. Cora is the traitor; Bob is the Soulmate, and only she knows.
 */
const wedding = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: { ground: '[L]-[P]-[A]', outside: '[W]-[T]-[O]' },
    named: { L: 'library', P: 'larder', T: 'hanging-tree', W: 'well' },
    people: { alice: 'library', bob: 'A', cora: { at: 'A', team: 'traitor' } },
    haunt: 0,
    revealer: 'cora',
    tokens: { 'hanging-tree': ['wedding-tree'] },
    monsters: [{ kind: 'bride', at: 'hanging-tree' }],
    secrets: { soulmate: { value: 'bob', knownTo: ['cora'] } },
    ...more,
  })
const withDiary: Scene['people'] = {
  alice: { at: 'library', objects: ['diary'] },
  bob: 'A',
  cora: { at: 'A', team: 'traitor' },
}
const bride = (table: SceneTable) => table.monster('bride-1')
const BANISH = 'invoke:banish-the-bride'
/** What banishes her at a table of three, and what at least brings her. */
const [ENOUGH, COMES] = bandsOf(0, 'Banish the Bride', 3) as [number, number]
/** What weds them. */
const [WEDS] = bandsOf(0, 'Conduct the wedding', 3) as [number]

test('H0-H-MAIN-1, H0-T-MAIN-2: given any table, then banishing takes 13, fails from 6 and from 0, and the wedding takes 5', () => {
  for (const players of SIZES) {
    expect(bandsOf(0, 'Banish the Bride', players)).toEqual([13, 6, 0])
    expect(bandsOf(0, 'Conduct the wedding', players)).toEqual([5, 0])
    for (const trait of TRAITS) expect(stepAfterSetup(0, trait, players)).toBe(START)
  }
})
const SPEED = diceOf(0, 'bride', 'speed')
const SANITY = diceOf(0, 'bride', 'sanity')

test('L-DICE-02: given Knowledge 6 and the right name, when banishing, then 8 dice fall and not 10', async () => {
  const table = await wedding({
    people: {
      alice: { at: 'library', steps: { knowledge: 8 } },
      bob: 'A',
      cora: { at: 'A', team: 'traitor' },
    },
    rolls: [0, 0, 0, 0, 0, 0, 0, 0],
  })
  table.choose(`${BANISH}:bob`)
  expect(table.told('rolled')[0]!.dice).toHaveLength(8)
})

test('H0-H-MAIN-1: given the Diary, the right name and the Bride here, when the dice and 6 are just enough, then the heroes win', async () => {
  const table = await wedding({
    people: withDiary,
    monsters: [{ kind: 'bride', at: 'library' }],
    rolls: diceFor(ENOUGH - 6, 8),
  })
  table.choose(`${BANISH}:bob`)
  expect(table.told('rolled')).toMatchObject([{ total: ENOUGH, add: 6 }])
  expect(table.state.outcome).toEqual({ winner: 'heroes', players: ['alice', 'bob'], because: 'goal' })
  expect(table.catalog.haunts[0]!.endings.heroes).toContain('Petals')
})

test('H0-H-MAIN-1: given the Diary, the right name and the Bride elsewhere, when the dice and 4 are one too few, then she comes and the actor takes 1 mental damage', async () => {
  const table = await wedding({ people: withDiary, rolls: diceFor(ENOUGH - 5, 8) })
  table.choose(`${BANISH}:bob`, 'damage:sanity')
  expect(table.told('rolled')).toMatchObject([{ total: ENOUGH - 1, add: 4 }])
  expect(table.told('band')).toMatchObject([{ from: COMES, to: ENOUGH - 1 }])
  expect(table.state.outcome).toBeNull()
  expect(bride(table).tile).toBe('library')
  expect(table.told('damaged')).toMatchObject([{ who: 'alice', damage: 'mental', amount: 1 }])
})

test('H0 F6: given a stunned Bride, when a banishing fails, then she comes all the same and stays stunned', async () => {
  const table = await wedding({
    monsters: [{ kind: 'bride', at: 'hanging-tree', stunned: true }],
    rolls: diceFor(COMES),
  })
  table.choose(BANISH)
  expect(bride(table)).toMatchObject({ tile: 'library', stunned: true })
})

test('H0-H-MAIN-1: given a tile without an omen symbol, when banishing, then it is refused', async () => {
  const table = await wedding({ people: { alice: 'larder', bob: 'A', cora: { at: 'A', team: 'traitor' } } })
  expect(table.refuse(BANISH)).toMatchObject({ code: 'not-now', rule: 'L-ACT-25' })
})

test('H0 F9: given no omen tile in the house, when in the Entrance Hall, then it serves as one; with one it does not', async () => {
  const hall = (ground: string) =>
    wedding({
      house: { ground },
      named: { E: 'entrance-hall', L: 'library' },
      people: { alice: 'entrance-hall', bob: 'A', cora: { at: 'A', team: 'traitor' } },
      monsters: [{ kind: 'bride', at: 'A' }],
      tokens: { A: ['wedding-tree'] },
    })
  expect((await hall('[E]-[A]')).legal()).toContain(BANISH)
  expect((await hall('[E]-[A]-[L]')).legal()).not.toContain(BANISH)
})

/** Alice looks for the Diary in the Larder. */
const searching = (more: Partial<Scene> = {}) =>
  wedding({ people: { alice: 'larder', bob: 'A', cora: { at: 'A', team: 'traitor' } }, ...more })
const SEARCH = 'search:find-the-diary'

test.each(['knowledge', 'sanity'] as const)(
  'H0-H-SIDE-2: given a search by %s, when it shows 4, then the Diary is found and the tile Searched',
  async (trait) => {
    const table = await searching({ rolls: [1, 1, 1, 1] })
    table.choose(SEARCH)
    expect(table.legal()).toEqual(['trait:knowledge', 'trait:sanity'])
    table.choose(`trait:${trait}`)
    expect(table.told('rolled')).toMatchObject([{ trait, total: 4 }])
    expect(table.person('alice').objects).toEqual(['diary'])
    expect(table.tile('larder').tokens).toEqual(['searched'])
  },
)

test.each([
  [2, 0, [2, 0, 0, 0]],
  [3, 0, [2, 1, 0, 0]],
  [1, 1, [1, 0, 0, 0]],
  [0, 1, [0, 0, 0, 0]],
])(
  'H0-H-SIDE-2: given a search that shows %i, when resolved, then the tile is Searched, there is no Diary and %i mental damage',
  async (_, damage, rolls) => {
    const table = await searching({ rolls })
    table.choose(SEARCH, 'trait:knowledge')
    if (damage > 0) table.choose('damage:sanity')
    expect(table.person('alice')).toMatchObject({ objects: [], steps: { sanity: 4 - damage } })
    expect(table.tile('larder').tokens).toEqual(['searched'])
  },
)

test('H0-H-SIDE-2: given a ghost here, when a search shows 3, then it counts 4', async () => {
  const table = await searching({ ghosts: { larder: 1 }, rolls: [2, 1, 0, 0] })
  table.choose(SEARCH, 'trait:sanity')
  expect(table.person('alice').objects).toEqual(['diary'])
})

test('H0-H-SIDE-2: given a Searched tile, the Diary found, or a tile of no kind that may hold it, when searching, then it is not offered', async () => {
  expect((await searching({ tokens: { larder: ['searched'] } })).legal()).not.toContain(SEARCH)
  expect((await searching({ objectsOn: { A: ['diary'] } })).legal()).not.toContain(SEARCH)
  expect(
    (await searching({ people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } } })).legal(),
  ).not.toContain(SEARCH)
  // The Library may hold it although it prints no item symbol.
  expect((await wedding()).legal()).toContain(SEARCH)
})

test('H0 3.4: given every place Searched and the Diary aside, when a hero finds the next item tile, then it lies there', async () => {
  const next = (tokens: Record<string, string[]>) =>
    wedding({
      house: { ground: '[L]-[P]-[A]-', outside: '[T]' },
      named: { L: 'library', P: 'larder', T: 'hanging-tree' },
      people: { alice: 'A', bob: 'larder', cora: { at: 'larder', team: 'traitor' } },
      tiles: { X: { symbols: ['item'] } },
      stack: ['X'],
      decks: { item: ['bells'] },
      tokens,
    })
  const found = (await next({ library: ['searched'], larder: ['searched'] })).choose('move:east', 'keep')
  expect(found.person('alice').objects).toEqual(['diary'])
  const left = (await next({ library: ['searched'] })).choose('move:east', 'keep')
  expect(left.person('alice').objects).toEqual([])
})

const STUDY = 'study:read-the-diary'
const reading = (cards: string[], more: Partial<Scene> = {}) =>
  wedding({ people: { ...withDiary, alice: { at: 'library', objects: ['diary'], cards } }, ...more })

test('H0-H-SIDE-1: given a roll of 4 and two Sacred Items, when reading, then it is 6 and the Soulmate is public', async () => {
  const table = await reading(['bells', 'book-of-scripture'], { rolls: [1, 1, 1, 1] })
  table.choose(STUDY)
  expect(table.told('rolled')).toMatchObject([{ total: 6, add: 2 }])
  expect(table.told('secret-shown')).toMatchObject([{ secret: 'soulmate', value: 'bob' }])
  expect(viewFor(table.catalog, table.state, 0).haunt!.secrets.soulmate!.value).toBe('bob')
})

test('H0-H-SIDE-1, L-ITEM-05: given a roll of 5 and one Sacred Omen, when reading, then it is 5 and nothing comes of it', async () => {
  const table = await reading(['crucifix'], { rolls: [2, 1, 1, 1] })
  table.choose(STUDY)
  expect(table.told('rolled')).toMatchObject([{ total: 5, add: 0 }])
  expect(table.told('secret-shown')).toEqual([])
})

test('H0-H-SIDE-1: given the Soulmate is public, or no Diary, when choices are listed, then reading is not among them', async () => {
  const shown = await reading([], { secrets: { soulmate: { value: 'bob', shown: true } } })
  expect(shown.legal()).not.toContain(STUDY)
  expect((await wedding()).legal()).not.toContain(STUDY)
})

test('H0-H-FACT-1: given the Diary on the traitor’s victim, when beaten by 2 or more, then it cannot be stolen; a hero may give it', async () => {
  const table = await wedding({
    people: { alice: { at: 'A', objects: ['diary'] }, bob: 'A', cora: { at: 'A', team: 'traitor' } },
    rolls: [2, 2, 0, 0, 0, 0, 0, 0],
  })
  table.choose('give:bob:diary')
  expect(table.person('bob').objects).toEqual(['diary'])
  table.choose('end', 'end', 'attack:bob')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'damage' })
})

/** Cora's turn; Bob, the Soulmate, lies dead on her tile. */
const widow = (more: Partial<Scene> = {}) =>
  wedding({
    people: { alice: 'library', bob: { at: 'A', dead: true }, cora: { at: 'A', team: 'traitor' } },
    turn: 'cora',
    ...more,
  })
const PREPARE = 'prepare:take-up-the-corpse'

test('H0-T-MAIN-1, L-AMB-02: given the Soulmate’s corpse here and the Bride elsewhere, when prepared, then the Crest is shown and the corpse goes with the traitor', async () => {
  const table = await widow()
  table.choose(PREPARE)
  expect(table.told('secret-shown')).toMatchObject([{ value: 'bob' }])
  expect(table.person('bob').borneBy).toBe('cora')
  expect(table.legal()).not.toContain(PREPARE)
})

test('H0 F8: given another’s corpse here, or the Soulmate alive, when choices are listed, then it cannot be taken up', async () => {
  const other = await widow({ secrets: { soulmate: { value: 'alice', knownTo: ['cora'] } } })
  expect(other.legal()).not.toContain(PREPARE)
  expect((await wedding({ turn: 'cora' })).legal()).not.toContain(PREPARE)
  const far = await widow({
    people: { alice: 'library', bob: { at: 'larder', dead: true }, cora: { at: 'A', team: 'traitor' } },
  })
  expect(far.legal()).not.toContain(PREPARE)
})

/** Cora under the tree with the Bride and the corpse. */
async function underTheTree(cards: string[], more: Partial<Scene> = {}) {
  const table = await widow({
    people: {
      alice: 'library',
      bob: { at: 'hanging-tree', dead: true },
      cora: { at: 'hanging-tree', team: 'traitor', cards },
    },
    ...more,
  })
  return table.choose(PREPARE)
}
const WED = 'invoke:conduct-the-wedding'

test('H0-T-MAIN-2: given the Bells, when the Sanity roll and 2 are just enough, then the traitor wins', async () => {
  const table = await underTheTree(['bells'], { rolls: diceFor(WEDS - 2) })
  table.choose(WED)
  expect(table.told('rolled')).toMatchObject([{ trait: 'sanity', total: WEDS, add: 2 }])
  expect(table.state.outcome).toEqual({ winner: 'traitor', players: ['cora'], because: 'goal' })
  expect(table.catalog.haunts[0]!.endings.traitor).toContain('The bells ring once')
})

test('H0-T-MAIN-2: given Book and Bells, when the roll and 4 are enough, then the traitor wins', async () => {
  const table = await underTheTree(['bells', 'book-of-scripture'], { rolls: diceFor(Math.max(0, WEDS - 4)) })
  table.choose(WED)
  expect(table.told('rolled')).toMatchObject([{ add: 4 }])
  expect(table.state.outcome).toMatchObject({ winner: 'traitor' })
})

test('H0-T-MAIN-2, L-AMB-67: given neither, when the roll is one too few, then dice fell without a flat 5 and nothing comes of it', async () => {
  const table = await underTheTree([], { rolls: diceFor(WEDS - 1) })
  table.choose(WED)
  expect(table.told('took-five')).toEqual([])
  expect(table.told('rolled')).toMatchObject([{ trait: 'sanity', total: WEDS - 1, add: 0 }])
  expect(table.state.outcome).toBeNull()
  expect(table.refuse(WED)).toMatchObject({ code: 'word-spent', rule: 'L-ACT-06' })
})

test('H0-T-MAIN-2, F6: given the Bride elsewhere or stunned, when choices are listed, then there is no wedding', async () => {
  const away = await underTheTree([], { monsters: [{ kind: 'bride', at: 'well' }] })
  expect(away.refuse(WED)).toMatchObject({ code: 'not-now', rule: 'L-ACT-25' })
  const stunned = await underTheTree([], { monsters: [{ kind: 'bride', at: 'hanging-tree', stunned: true }] })
  expect(stunned.legal()).not.toContain(WED)
})

test('H0-T-MAIN-2: given the corpse under the tree but not taken up, when choices are listed, then there is no wedding', async () => {
  const table = await widow({
    people: {
      alice: 'library',
      bob: { at: 'hanging-tree', dead: true },
      cora: { at: 'hanging-tree', team: 'traitor' },
    },
  })
  expect(table.legal()).not.toContain(WED)
})

const crowd = (players: number) =>
  Object.fromEntries(['bob', 'dan', 'eve'].slice(0, players - 2).map((name) => [name, 'larder']))

test.each([
  [3, 1],
  [4, 2],
  [5, 3],
])(
  'H0-T-REACT-1, L-DIE-05: given %i players and the traitor at the skull in Might, when death is looked at, then all is healed, Speed is up %i, Might down 2, and play goes on',
  async (players, speed) => {
    const table = await wedding({
      people: {
        alice: 'A',
        ...crowd(players),
        cora: { at: 'A', team: 'traitor', cards: ['bells'], steps: { might: 1, sanity: 2, knowledge: 6 } },
      },
      rolls: [1, 0, 0, 0, 0, 0],
    })
    table.choose('attack:cora', 'damage:might')
    expect(table.told('death-put-off')).toMatchObject([{ who: 'cora' }])
    expect(table.person('cora')).toMatchObject({
      dead: false,
      cards: ['bells'],
      steps: { speed: 4 + speed, might: 2, sanity: 4, knowledge: 6 },
    })
    expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  },
)

test('H0 F3, F5: given the traitor carries the corpse and has been mended before, when about to die again, then it happens again and the corpse stays', async () => {
  const table = await wedding({
    people: {
      alice: 'A',
      bob: { at: 'A', dead: true },
      dan: 'A',
      cora: { at: 'A', team: 'traitor', steps: { might: 1, speed: 8 } },
    },
    turn: 'dan',
    rolls: [1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0],
  })
  table.person('bob').borneBy = 'cora'
  table.choose('attack:cora', 'damage:might')
  expect(table.person('cora').steps).toMatchObject({ might: 2, speed: 8 })
  table.choose('end')
  expect(table.asked()!.who).toBe('alice')
  table.choose('attack:cora', 'damage:might', 'damage:might')
  expect(table.told('death-put-off')).toHaveLength(2)
  expect(table.person('cora')).toMatchObject({ dead: false, steps: { might: 2, speed: 8 } })
  expect(table.person('bob').borneBy).toBe('cora')
})

test('H0-M-1, L-ATK-19: given a hero with no card that attacks by Speed or Sanity, when attacking the Bride, then no dice fall, ATTACK is spent and her box is open', async () => {
  const table = await wedding({ monsters: [{ kind: 'bride', at: 'library' }] })
  table.choose('attack:bride-1')
  expect(table.told('attack-wasted')).toMatchObject([{ target: 'bride-1', trait: 'might' }])
  expect(table.told('rolled')).toEqual([])
  expect(table.state.turn.words).toEqual(['attack'])
  expect(viewFor(table.catalog, table.state, 0).haunt!.disclosed).toContain('monster:bride')
})

test('H0-M-1: given the Crossbow and Speed 4, when attacking the Bride here, then 4 dice against those of her Speed, and she is stunned if the hero is higher', async () => {
  const table = await wedding({
    people: { alice: { at: 'library', cards: ['crossbow'] }, bob: 'A', cora: { at: 'A', team: 'traitor' } },
    monsters: [{ kind: 'bride', at: 'library' }],
    rolls: [2, 2, 2, 0, ...diceFor(5, SPEED)],
  })
  table.choose('attack:bride-1:crossbow')
  expect(table.told('rolled').map(({ trait, dice }) => [trait, dice.length])).toEqual([
    ['speed', 4],
    ['speed', SPEED],
  ])
  expect(bride(table).stunned).toBe(true)
})

/** The Bride's turn begins. */
const hers = (more: Partial<Scene> = {}) => wedding({ turn: 'cora', ...more })

test('H0-M-1, L-HSTR-10: given runestone tiles, when her turn starts, then she may be put on any of them and then moves by the dice of her Speed', async () => {
  const table = await hers({ rolls: diceFor(2, SPEED) })
  table.choose('end')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'accept' })
  table.choose('accept')
  expect([...table.legal()].sort()).toEqual(['tile:hanging-tree', 'tile:library', 'tile:well'])
  table.choose('tile:library')
  expect(bride(table).tile).toBe('library')
  expect(table.told('rolled')[0]!.dice).toHaveLength(SPEED)
  expect(table.state.turn).toMatchObject({ who: 'bride-1', moves: 2 })
})

test('H0-M-1: given a Sanity attack by the Bride, when she rolls lower, then she is stunned; when higher, the hero takes mental damage', async () => {
  const attack = async (rolls: number[]) => {
    const table = await hers({ rolls: [...diceFor(1, SPEED), ...rolls] })
    return table.choose('end', 'accept', 'tile:library', 'attack:alice')
  }
  const lost = await attack([...diceFor(3, SANITY), 2, 2, 1, 0])
  expect(
    lost
      .told('rolled')
      .slice(1)
      .map(({ trait, dice }) => [trait, dice.length]),
  ).toEqual([
    ['sanity', SANITY],
    ['sanity', 4],
  ])
  expect(bride(lost).stunned).toBe(true) // L-MON-23
  const won = await attack([...diceFor(4, SANITY), 1, 1, 1, 0])
  expect(won.told('damaged')).toMatchObject([{ who: 'alice', damage: 'mental', amount: 1 }])
})

test('H0-M-1, L-MON-14: given a stunned Bride, when her turn comes, then she recovers and is not put anywhere', async () => {
  const table = await hers({ monsters: [{ kind: 'bride', at: 'hanging-tree', stunned: true }] })
  table.choose('end')
  expect(bride(table)).toMatchObject({ tile: 'hanging-tree', stunned: false })
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
})

test('L-AMB-75: given the last hero dies, when it is looked at, then the traitor wins without a wedding', async () => {
  const table = await wedding({
    people: {
      alice: { at: 'A', dead: true },
      bob: { at: 'A', steps: { might: 1, speed: 1 } },
      cora: { at: 'A', team: 'traitor' },
    },
    turn: 'cora',
    rolls: [2, 0, 0, 0, 0, 0],
  })
  table.choose('attack:bob', 'damage:might')
  expect(table.state.outcome).toMatchObject({ winner: 'traitor', because: 'all-dead' })
})

test('L-AMB-75: given the last round ends with neither, when it is looked at, then the house wins, and not before', async () => {
  const ended = async (round: number) => {
    const table = await hers({ round, rolls: diceFor(1, SPEED) })
    return table.choose('end', 'refuse', 'end').state.outcome
  }
  expect(await ended(lastRoundOf(0) - 1)).toBeNull()
  expect(await ended(lastRoundOf(0))).toEqual({ winner: 'house', players: [], because: 'last-round' })
})

/** Alice steps east of the Entrance Hall, finds the Library, and the fourth Omen starts haunt 0. */
async function rehearsal(more: Partial<Scene> = {}) {
  const table = await scene({
    content: true,
    forced: 0,
    house: { ground: '[E]-', outside: '-[F]-' },
    named: { E: 'entrance-hall', F: 'front-steps' },
    people: { alice: 'entrance-hall', bob: 'entrance-hall', cora: 'entrance-hall' },
    stack: ['library', 'hanging-tree'],
    piles: { 'entrance-hall': ['kris', 'spear', 'brooch'] },
    decks: { omen: ['radio'] },
    ...more,
    rolls: [2, 2, 1, 0, ...(more.rolls ?? [])],
  })
  return table.choose('move:east', 'turn:0')
}

test('H0 setup: given the tree is still in the stack, when the haunt starts, then the revealer, unhealed, is the traitor and picks its doorway, the Bride waits farthest off and the Soulmate is secret', async () => {
  const table = await rehearsal({
    people: {
      alice: { at: 'entrance-hall', steps: { might: 2, sanity: 2 } },
      bob: 'entrance-hall',
      cora: 'entrance-hall',
    },
  })
  expect(table.asked()).toEqual({ who: 'alice', kind: 'doorway' })
  expect([...table.legal()].sort()).toEqual(['doorway:front-steps:east', 'doorway:front-steps:west'])
  table.choose('doorway:front-steps:west')
  const might = stepAfterSetup(0, 'might', 3, 2)
  expect(table.person('alice')).toMatchObject({ team: 'traitor', steps: { might, sanity: 2 } })
  expect(table.tile('hanging-tree').tokens).toEqual(['wedding-tree'])
  expect(table.tile('front-steps').next[3]).toBe('hanging-tree')
  expect(bride(table).tile).toBe('hanging-tree')
  const { soulmate } = table.state.haunt!.secrets
  expect(soulmate!.among).toEqual(['bob', 'cora'])
  expect(soulmate!.among).toContain(soulmate!.value)
  expect(soulmate).toMatchObject({ knownTo: ['alice'], shown: false })
  expect(table.state.haunt!.aside).toEqual(['diary'])
})

test.each(SIZES)(
  'H0 setup: given %i players, when the haunt starts, then the traitor is stronger and faster by as much as is written',
  async (players) => {
    const people = Object.fromEntries(PEOPLE.slice(0, players).map((name) => [name, 'entrance-hall']))
    const table = await rehearsal({ people })
    table.choose('doorway:front-steps:east')
    expect(table.person('alice').steps).toEqual({
      speed: stepAfterSetup(0, 'speed', players),
      might: stepAfterSetup(0, 'might', players),
      sanity: 4,
      knowledge: 4,
    })
  },
)

test('H0 setup: given a house without the tree, when the haunt starts, then the Woodlot serves, and with no runestone the Bride waits there', async () => {
  const table = await rehearsal({ stack: ['kitchen', 'woodlot'] })
  table.choose('doorway:front-steps:east')
  expect(table.tile('woodlot').tokens).toEqual(['wedding-tree'])
  expect(bride(table).tile).toBe('woodlot')
})

test('H0: given the haunt has begun, when a hero finds the Diary, reads it and says the name, then the heroes win', async () => {
  const table = await rehearsal({ rolls: [1, 1, 1, 1, 2, 2, 1, 1, ...diceFor(ENOUGH - 4, 8)] })
  table.choose('doorway:front-steps:east', 'ready', 'ready', 'ready')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
  table.choose('move:east', SEARCH, 'trait:knowledge', STUDY)
  const [shown] = table.told('secret-shown')
  table.choose(`${BANISH}:${shown!.value}`)
  expect(table.told('rolled').at(-1)).toMatchObject({ add: 4, total: ENOUGH })
  expect(table.state.outcome).toEqual({ winner: 'heroes', players: ['bob', 'cora'], because: 'goal' })
})

test('H0: given the haunt has begun, when the traitor kills the Soulmate and brings the body to the tree, then the traitor wins', async () => {
  const weak = { at: 'entrance-hall', steps: { might: 1, speed: 1 } }
  const strength = LADDER[stepAfterSetup(0, 'might', 3) - 1]
  const table = await rehearsal({
    people: { alice: 'entrance-hall', bob: weak, cora: weak },
    rolls: [...diceFor(8, strength), 0, 0, ...diceFor(WEDS)],
  })
  table.choose('doorway:front-steps:east', 'ready', 'ready', 'ready', 'end', 'end')
  const soulmate = table.state.haunt!.secrets.soulmate!.value
  table.choose('move:west', `attack:${soulmate}`, 'damage:might')
  expect(table.told('died')).toMatchObject([{ who: soulmate }])
  table.choose(PREPARE, 'go:front-steps', 'move:east', WED)
  expect(table.state.outcome).toEqual({ winner: 'traitor', players: ['alice'], because: 'goal' })
})
