import { describe, expect, test } from 'vitest'
import { inRows, letters } from '../../support/houses.ts'
import { PEOPLE, type Person, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { SIZES, tuned } from '../../support/tuned.ts'

/**
 * The Mother in M, a hall and a far room on the ground floor; a cellar with an item beside a plain vault.
 * All are heroes unless told, and Alice is first.
 */
const house = { ground: '[M]-[H]-[F]', basement: '[C]-[V]', upper: '[U]', outside: '[Y]' }
const damp = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house,
    people: { alice: 'C', bob: 'F', cora: 'F' },
    haunt: 17,
    revealer: 'cora',
    ...more,
    tiles: { C: { symbols: ['item'] }, H: { links: ['v'] }, Y: { symbols: ['item'] }, ...more.tiles },
    tokens: more.tokens ?? { M: ['mother', 'damp'] },
  })
const spores = (table: SceneTable, who: Person) => table.state.haunt!.counters.spores![who]
const stained = (table: SceneTable) =>
  table.state.house.filter(({ tokens }) => tokens.includes('damp')).map(({ id }) => id)
/** The Spores that turn a hero. */
const SPORES = tuned(17, { counter: 'spores' }, 'atLeast', 3, 'Taken on')
const lime = (count: number) => Array<string>(count).fill('lime')

describe('H17 setup', () => {
  /** Alice finds the Kitchen between three tiles, and the last Omen starts haunt 17. */
  const begun = async (players: number, chances: number[]) => {
    const table = await scene({
      content: true,
      forced: 17,
      house: {
        ground: '         [N]\n          |\n-[L]-[E]-   -[G]',
        basement: '[K]-',
        upper: '[U]-',
        outside: '[F]-',
      },
      named: { E: 'entrance-hall', K: 'basement-landing', U: 'upper-landing', F: 'front-steps' },
      people: Object.fromEntries(PEOPLE.slice(0, players).map((name) => [name, 'entrance-hall'])),
      stack: ['kitchen'],
      piles: { 'front-steps': ['kris', 'spear', 'brooch'] },
      decks: { omen: ['radio'] },
      rolls: [2, 2, 1, 0],
      chances,
    })
    return table.choose('move:east')
  }

  test.each([
    [3, ['entrance-hall', 'kitchen']],
    [4, ['entrance-hall', 'g', 'kitchen']],
    [5, ['entrance-hall', 'g', 'kitchen']],
  ])(
    'given a table of %s, when the haunt begins, then the Mother is where it was set off and damp lies around her',
    async (players, wet) => {
      const table = await begun(players, [0, 1])
      expect(table.told('teams-set')).toMatchObject([{ teams: 'none' }])
      expect(table.tile('kitchen').tokens).toEqual(['mother', 'damp'])
      expect(stained(table).sort()).toEqual(wet)
      expect(table.state.haunt!.aside).toEqual(lime(24))
      expect(Object.values(table.state.haunt!.counters.spores!)).toEqual(Array(players).fill(0))
      for (const explorer of table.state.explorers) expect(explorer.shown).toBe('heroes')
      table.choose(...Array<string>(players).fill('ready'))
      expect(table.state.order.at(-1)).toBe('*house')
      expect(table.asked()).toEqual({ who: 'bob', kind: 'main' }) // left of the revealer
    },
  )
})

const DIG = 'search:dig-for-lime'
describe('H17 SEARCH', () => {
  test.each([
    ['4', [1, 1, 1, 1], 2, 0],
    ['3', [2, 1, 0, 0], 0, 0],
    ['2', [1, 1, 0, 0], 0, 0],
    ['1', [1, 0, 0, 0], 0, 1],
    ['0', [0, 0, 0, 0], 0, 1],
  ])(
    'given a Knowledge roll of %s, when lime is dug for with %j, then %s Lime come and %s physical damage',
    async (_, rolls, found, damage) => {
      const table = await damp({ rolls })
      table.choose(DIG)
      if (damage > 0) table.choose('damage:might')
      expect(table.person('alice').objects).toEqual(lime(found))
      expect(table.told('damaged').map(({ damage: kind, amount }) => [kind, amount])).toEqual(
        damage > 0 ? [['physical', 1]] : [],
      )
    },
  )

  test('given an item tile outside, when choices are listed, then lime can be dug there, but not upstairs and not on the ground floor', async () => {
    const people = { alice: 'Y', bob: 'U', cora: 'F' }
    const item = { symbols: ['item'] }
    const table = await damp({ people, tiles: { U: item, F: item } })
    expect(table.legal()).toContain(DIG)
    table.choose('end')
    expect(table.legal()).not.toContain(DIG)
    table.choose('end')
    expect(table.legal()).not.toContain(DIG)
  })

  test('given no item on the tile, when choices are listed, then there is nothing to dig for', async () => {
    const table = await damp({ people: { alice: 'V', bob: 'F', cora: 'F' } })
    expect(table.legal()).not.toContain(DIG)
  })

  test('given a tile dug this round, when others come, then it waits for the next round', async () => {
    const table = await damp({ people: { alice: 'C', bob: 'C', cora: 'F' }, rolls: [1, 1, 0, 0, 1, 1, 0, 0] })
    table.choose(DIG, 'end')
    expect(table.refuse(DIG).code).toBe('not-now')
    table.choose('end', 'end')
    expect(table.state.round).toBe(2)
    table.choose(DIG)
  })
})

const DRY = 'prepare:dry-a-tile'
const MOTHER = 'prepare:lime-the-mother'
describe('H17 PREPARE', () => {
  test('given a damp tile, when 1 Lime is spent, then it is dry', async () => {
    const table = await damp({
      people: { alice: { at: 'H', objects: lime(2) }, bob: 'F', cora: 'F' },
      tokens: { M: ['mother', 'damp'], H: ['damp'] },
    })
    table.choose(DRY)
    expect(stained(table)).toEqual(['m'])
    expect(table.person('alice').objects).toEqual(lime(1))
  })

  test('given no Lime, or the tile of the Mother, when choices are listed, then it cannot be dried', async () => {
    const tokens = { M: ['mother', 'damp'], H: ['damp'] }
    const bare = await damp({ people: { alice: 'H', bob: 'F', cora: 'F' }, tokens })
    expect(bare.refuse(DRY).code).toBe('not-now')
    const mother = await damp({
      people: { alice: { at: 'M', objects: lime(1) }, bob: 'F', cora: 'F' },
      tokens,
    })
    expect(mother.refuse(DRY).code).toBe('not-now')
  })

  const around = (players: number, held: number, more: Partial<Scene> = {}) =>
    damp({
      people: Object.fromEntries(
        PEOPLE.slice(0, players).map((name) => [
          name,
          name === 'alice' ? { at: 'M', objects: lime(held) } : 'F',
        ]),
      ),
      revealer: PEOPLE[players - 1]!,
      ...more,
    })

  test.each([
    [3, 2],
    [4, 3],
    [5, 4],
  ])('given a table of %s, when the Mother is limed, then it takes %s Lime', async (players, needed) => {
    expect((await around(players, needed - 1)).legal()).not.toContain(MOTHER)
    const table = await around(players, needed, { rolls: [2, 2, 1, 0] })
    table.choose(MOTHER)
    expect(table.told('lost-object')).toMatchObject([{ count: needed, how: 'spent' }])
    expect(table.state.outcome).toMatchObject({ winner: 'heroes', because: 'goal' })
    expect(table.state.outcome!.players).toHaveLength(players)
  })

  test.each([
    ['5 alone', [2, 2, 1, 0], [], true],
    ['4 alone', [2, 2, 0, 0], [], false],
    ['4 and a hero here', [2, 2, 0, 0], ['bob'], true],
    ['3 and two heroes here', [2, 1, 0, 0], ['bob', 'cora'], true],
    ['3 and one hero here', [2, 1, 0, 0], ['bob'], false],
  ] as [string, number[], Person[], boolean][])(
    'given a Knowledge roll of %s, when the Mother is limed, then it is won or costs a Spore',
    async (_, rolls, here, won) => {
      const at = (name: Person) => (here.includes(name) ? 'M' : 'F')
      const table = await damp({
        people: { alice: { at: 'M', objects: lime(2) }, bob: at('bob'), cora: at('cora') },
        rolls,
      })
      table.choose(MOTHER)
      expect(table.state.outcome?.winner ?? null).toBe(won ? 'heroes' : null)
      expect(spores(table, 'alice')).toBe(won ? 0 : 1)
      expect(table.person('alice').objects).toEqual([])
    },
  )

  test('given a Sodden player on the tile of the Mother, when she is limed, then only heroes lend a hand', async () => {
    const table = await damp({
      people: { alice: { at: 'M', objects: lime(2) }, bob: { at: 'M', team: 'traitor' }, cora: 'F' },
      rolls: [2, 2, 0, 0],
    })
    table.choose(MOTHER)
    expect(table.state.outcome).toBeNull()
  })
})

const DRAW = 'operate:draw-the-damp'
describe('H17 OPERATE', () => {
  const surgery = (rolls: number[], more: Partial<Scene> = {}) =>
    damp({
      people: { alice: { at: 'F', cards: ['apothecary-kit'] }, bob: 'F', cora: 'H' },
      counters: { spores: { alice: 1, bob: SPORES - 1, cora: SPORES - 1 } },
      rolls,
      ...more,
    })

  test.each([
    ['4', [2, 2, 0, 0], SPORES - 2],
    ['3', [2, 1, 0, 0], SPORES - 1],
  ])(
    'given a Knowledge roll of %s, when the damp is drawn with %j, then the patient has %s Spores',
    async (_, rolls, left) => {
      const table = await surgery(rolls)
      table.choose(`${DRAW}:bob`)
      expect(spores(table, 'bob')).toBe(left)
    },
  )

  test('given the Kit, when choices are listed, then every hero here who has a Spore can be the patient, oneself too, but no Sodden', async () => {
    const table = await surgery([], {
      people: {
        alice: { at: 'F', cards: ['apothecary-kit'] },
        bob: 'F',
        cora: 'H',
        dan: { at: 'F', team: 'traitor' },
      },
      counters: { spores: { alice: 1, bob: SPORES - 1, cora: SPORES - 1, dan: SPORES } },
    })
    expect(table.legal().filter((key) => key.startsWith(DRAW))).toEqual([`${DRAW}:bob`, `${DRAW}:alice`])
  })

  test('given no Kit, or nobody with a Spore, when choices are listed, then there is nothing to draw', async () => {
    const people = { alice: 'F', bob: 'F', cora: 'H' }
    expect((await surgery([], { people })).refuse(`${DRAW}:bob`).code).toBe('not-now')
    const clean = await surgery([], { counters: {} })
    expect(clean.legal().filter((key) => key.startsWith(DRAW))).toEqual([])
  })
})

const BREATHE = 'attack:alice:breathe-on-them'
describe('H17 the Sodden', () => {
  const sodden = (more: Partial<Scene> = {}) =>
    damp({
      people: {
        alice: { at: 'F', objects: lime(1) },
        bob: { at: 'F', team: 'traitor', cards: ['axe'] },
        cora: 'H',
      },
      items: {
        axe: { types: ['weapon'], actions: [{ word: 'attack', attack: { trait: 'might', reach: 'here' } }] },
      },
      turn: 'bob',
      ...more,
    })

  test('given a Sodden player, when attacks are listed, then there is the breath alone, no fist and no weapon', async () => {
    const table = await sodden()
    expect(table.legal().filter((key) => key.startsWith('attack'))).toEqual([BREATHE])
    expect(table.refuse('attack:alice').code).toBe('own-attack-only')
  })

  test('given a breath that wins by more than 2, when it lands, then it gives 1 Spore, no damage and no theft', async () => {
    const table = await sodden({ rolls: [2, 2, 2, 0, 0, 0, 0, 0] })
    table.choose(BREATHE)
    expect(spores(table, 'alice')).toBe(1)
    expect(table.told('damaged')).toEqual([])
    expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
  })

  test('given a breath that loses, when it is met, then the Sodden player is hurt as usual', async () => {
    const table = await sodden({ rolls: [0, 0, 0, 0, 2, 0, 0, 0] })
    table.choose(BREATHE)
    expect(table.asked()).toEqual({ who: 'bob', kind: 'damage' })
    expect(spores(table, 'alice')).toBe(0)
  })

  test('L-OBJ-04: given Lime on the tile, when a Sodden player has a turn, then they cannot have it', async () => {
    const table = await sodden({ objectsOn: { F: lime(1) } })
    expect(table.legal().filter((key) => key.endsWith(':lime'))).toEqual([])
    expect(table.refuse('pick-up:lime').code).toBe('other-side')
  })

  test('L-TRTR-02: given a Sodden player on a damp tile, when the turn ends, then nothing gets into the chest', async () => {
    const table = await sodden({ tokens: { M: ['mother', 'damp'], F: ['damp'] } })
    table.choose('end')
    expect(spores(table, 'bob')).toBe(0)
  })

  test('given the last Spore by a breath, when it lands, then the hero turns there and then', async () => {
    const table = await sodden({
      counters: { spores: { alice: SPORES - 1 } },
      rolls: [2, 2, 2, 0, 0, 0, 0, 0],
    })
    table.choose(BREATHE)
    expect(table.person('alice')).toMatchObject({ team: 'traitor', objects: [] })
    expect(table.tile('F').objects).toEqual(lime(1))
    expect(table.state.outcome).toBeNull()
  })
})

describe('H17 reactions', () => {
  test('given a hero on a damp tile, when the turn ends, then there is 1 Spore more; on a dry one none', async () => {
    const table = await damp({ people: { alice: 'M', bob: 'F', cora: 'F' } })
    table.choose('end', 'end')
    expect([spores(table, 'alice'), spores(table, 'bob')]).toEqual([1, 0])
  })

  test('given a Spore that is not yet the last, when it comes, then the hero stays one', async () => {
    const table = await damp({
      people: { alice: { at: 'M', objects: lime(1) }, bob: 'F', cora: 'F' },
      counters: { spores: { alice: SPORES - 2 } },
    })
    table.choose('end')
    expect(spores(table, 'alice')).toBe(SPORES - 1)
    expect(table.told('team-changed')).toEqual([])
    expect(table.person('alice')).toMatchObject({ team: 'heroes', objects: lime(1) })
  })

  test('given one Spore too few, when the last comes, then the hero changes sides for all to see, heals and drops the Lime', async () => {
    const table = await damp({
      people: {
        alice: { at: 'M', objects: ['lime', 'lime'], steps: { might: 1, sanity: 2 } },
        bob: 'F',
        cora: 'F',
      },
      counters: { spores: { alice: SPORES - 1 } },
    })
    table.choose('end')
    expect(table.told('team-changed')).toMatchObject([{ who: 'alice', team: 'traitor' }])
    expect(table.person('alice')).toMatchObject({
      team: 'traitor',
      shown: 'traitor',
      objects: [],
      steps: { speed: 4, might: 4, sanity: 4, knowledge: 4 },
    })
    expect(table.tile('M').objects).toEqual(lime(2))
    expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
    expect(table.state.order).toEqual(['alice', 'bob', 'cora', '*house'])
  })

  test('L-AMB-75: given the last hero, when they turn, then the Damp has won and everybody is on its side', async () => {
    const table = await damp({
      people: { alice: 'M', bob: { at: 'F', team: 'traitor' }, cora: { at: 'F', dead: true } },
      counters: { spores: { alice: SPORES - 1 } },
    })
    table.choose('end')
    expect(table.state.outcome).toEqual({ winner: 'traitor', players: ['alice', 'bob'], because: 'all-dead' })
  })

  test('L-AMB-75: given no Sodden player left alive, when the last one dies, then the stain plays on', async () => {
    const table = await damp({
      people: { alice: 'F', bob: { at: 'F', team: 'traitor', steps: { might: 1, speed: 1 } }, cora: 'H' },
      rolls: [2, 2, 2, 2, 0, 0],
    })
    table.choose('attack:bob')
    while (table.asked()?.kind === 'steal') table.choose('damage')
    while (table.asked()?.kind === 'damage') table.choose(table.legal()[0]!)
    expect(table.person('bob').dead).toBe(true)
    expect(table.state.outcome).toBeNull()
  })
})

describe('H17 house turn', () => {
  const houseTurn = async (more: Partial<Scene> = {}) => {
    const table = await damp({ people: { alice: 'F', bob: 'F', cora: 'F' }, ...more })
    return table.choose('end', 'end', 'end')
  }

  test('given damp in one region, when the house has its turn, then the dry tile nearest to a hero is stained', async () => {
    const table = await houseTurn({ tokens: { H: ['mother', 'damp'] } })
    expect(stained(table)).toEqual(['h', 'f'])
    expect(table.state.round).toBe(2)
  })

  test('L-REG-06: given only stairs to go by, when the house has its turn, then the stain takes them', async () => {
    const table = await houseTurn({
      tokens: { H: ['mother', 'damp'], M: ['damp'], F: ['damp'] },
      people: { alice: 'C', bob: 'C', cora: 'C' },
    })
    expect(stained(table).sort()).toEqual(['f', 'h', 'm', 'v'])
  })

  test('given damp in two regions, when the house has its turn, then each grows', async () => {
    const table = await houseTurn({ tokens: { M: ['mother', 'damp'], V: ['damp'] } })
    // From M the hall is next; from V the hall is nearer than the cellar, and it is stained already.
    expect(stained(table).sort()).toEqual(['c', 'h', 'm', 'v'])
  })

  test.each([
    [3, ['b', 'd']],
    [4, ['b', 'd']],
    [5, ['b', 'd', 'f']],
  ])(
    'given a table of %s and damp in four regions, when the house has its turn, then %j are stained, nearest first',
    async (players, tiles) => {
      const at: Partial<Record<Person, string>> = { alice: 'B', bob: 'D', cora: 'Z' }
      const table = await scene({
        content: true,
        // From the heroes it is no step to B and D, 1 to F and 2 to H.
        house: { ground: '[A]-[B]', basement: '[C]-[D]', upper: '[E]-[F]-[Z]', outside: '[G]-[H]-[I]-[J]' },
        people: Object.fromEntries(PEOPLE.slice(0, players).map((name) => [name, at[name] ?? 'J'])),
        haunt: 17,
        tokens: { A: ['mother', 'damp'], C: ['damp'], E: ['damp'], G: ['damp'] },
      })
      for (let turn = 0; turn < players; turn++) table.choose('end')
      const fresh = stained(table).filter((id) => !['a', 'c', 'e', 'g'].includes(id))
      expect(fresh.sort()).toEqual(tiles)
    },
  )
})

describe('H17 goals', () => {
  const NEEDED = SIZES.map(
    (players) => [players, tuned(17, {}, 'atLeast', players, 'A larger county')] as const,
  )
  /** So many damp tiles on two floors, and a dry one beside them where everybody is. */
  const spread = (count: number, players: number, team: 'heroes' | 'traitor' = 'heroes') => {
    const rooms = letters(count + 1)
    const dry = rooms[count]!
    const tokens = Object.fromEntries(letters(count).map((room) => [room, ['damp']]))
    tokens.A!.push('mother')
    return scene({
      content: true,
      house: { ground: inRows(rooms.slice(0, 5)), basement: inRows(rooms.slice(5)) },
      people: Object.fromEntries(
        PEOPLE.slice(0, players).map((name) => [name, name === 'bob' ? { at: dry, team } : dry]),
      ),
      haunt: 17,
      tokens,
    })
  }

  test.each(NEEDED)(
    'given a table of %s, when %s tiles are damp, then the house has won',
    async (players, needed) => {
      const before = await spread(needed - 1, players)
      expect(before.state.outcome).toBeNull()
      const table = await spread(needed, players)
      expect(table.state.outcome).toEqual({ winner: 'house', players: [], because: 'goal' })
    },
  )

  test('given a Sodden player, when enough tiles are damp, then the Damp has won with them', async () => {
    const table = await spread(NEEDED[0]![1], 3, 'traitor')
    expect(table.state.outcome).toEqual({ winner: 'traitor', players: ['bob'], because: 'goal' })
  })
})
