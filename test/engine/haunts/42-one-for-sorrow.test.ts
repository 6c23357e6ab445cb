import { describe, expect, test } from 'vitest'
import { PEOPLE, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { diceFor, goalOf, SIZES } from '../../support/tuned.ts'

/** The Nest in N, a hall H and a far room R; a garden G outside, beside the Front Steps. Cora is the traitor. */
const flock = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: { ground: '[E]-[N]-[H]-[R]', outside: '[F]-[G]' },
    named: { E: 'entrance-hall', F: 'front-steps' },
    people: { alice: 'H', bob: 'R', cora: { at: 'R', team: 'traitor' } },
    haunt: 42,
    ...more,
    tokens: { N: ['nest'], ...more.tokens },
  })
const magpies = (...at: string[]) => at.map((tile) => ({ kind: 'magpie', at: tile }))
const birds = (tile: string, count: number) => magpies(...Array<string>(count).fill(tile))
const onTile = ({ state }: SceneTable, tile: string) =>
  state.monsters.filter((monster) => monster.tile === tile).length
const tracks = ({ state }: SceneTable) => [state.haunt!.tracks.feathers, state.haunt!.tracks.sorrow]
const marks = (table: SceneTable, tile: string) => table.tile(tile).tokens

test('H42 setup: given a house, when the haunt begins, then three Magpies and the Nest are with the revealer and six at the doors', async () => {
  const table = await scene({
    content: true,
    forced: 42,
    house: {
      ground: '         [N]\n          |\n-[L]-[E]-   -[G]',
      basement: '[K]-',
      upper: '[U]-',
      outside: '[F]-',
    },
    named: { E: 'entrance-hall', K: 'basement-landing', U: 'upper-landing', F: 'front-steps' },
    people: { alice: 'entrance-hall', bob: 'entrance-hall', cora: 'entrance-hall' },
    stack: ['kitchen'],
    piles: { 'front-steps': ['kris', 'spear', 'brooch'] },
    decks: { omen: ['radio'] },
    rolls: [2, 2, 1, 0],
  })
  table.choose('move:east')
  expect(table.person('alice').team).toBe('traitor')
  expect(marks(table, 'kitchen')).toEqual(['nest'])
  expect(
    ['kitchen', 'front-steps', 'upper-landing', 'entrance-hall', 'basement-landing'].map((tile) =>
      onTile(table, tile),
    ),
  ).toEqual([3, 2, 2, 1, 1])
  expect(tracks(table)).toEqual([0, 0])
})

describe('H42 the count', () => {
  const counting = async (count: number, more: Partial<Scene> = {}) =>
    flock({ monsters: birds('H', count), ...more })

  test.each([
    [0, [0, 0], []],
    [1, [0, 1], [['mental', 1]]],
    [3, [0, 1], [['physical', 2]]],
    [5, [2, 0], []],
    [6, [0, 1], [['general', 2]]],
    [9, [0, 1], [['general', 2]]],
  ])(
    'given %s Magpies, when a hero ends a turn among them, then Feathers and Sorrow are %j and the damage is %j',
    async (count, [feathers, sorrow], damage) => {
      const table = await counting(count)
      table.choose('end')
      while (table.asked()!.kind === 'damage') table.choose(table.legal()[0]!)
      expect(tracks(table)).toEqual([feathers, sorrow])
      expect(table.told('damaged').map(({ damage: kind, amount }) => [kind, amount])).toEqual(damage)
    },
  )

  test.each([
    [[], 1, ['mirth']],
    [['mirth'], 0, ['mirth']],
    [['birth'], 1, ['birth', 'mirth']],
  ])(
    'given two Magpies on a tile with %j, when a hero counts them, then Sanity rises and %s Feathers come',
    async (before, feathers, after) => {
      const table = await counting(2, { tokens: { N: ['nest'], H: before } })
      table.choose('end', 'trait:sanity')
      expect(table.person('alice').steps.sanity).toBe(5)
      expect(tracks(table)).toEqual([feathers, 0])
      expect(marks(table, 'h')).toEqual(after)
    },
  )

  test.each([
    [[], 1, ['birth']],
    [['birth'], 0, ['birth']],
    [['mirth'], 1, ['mirth', 'birth']],
  ])(
    'given four Magpies on a tile with %j, when a hero counts them, then a trait is healed and %s Feathers come',
    async (before, feathers, after) => {
      const table = await counting(4, {
        tokens: { N: ['nest'], H: before },
        people: {
          alice: { at: 'H', steps: { might: 2, speed: 2 } },
          bob: 'R',
          cora: { at: 'R', team: 'traitor' },
        },
      })
      table.choose('end', 'trait:might')
      expect(table.person('alice').steps).toMatchObject({ might: 4, speed: 2 })
      expect(tracks(table)).toEqual([feathers, 0])
      expect(marks(table, 'h')).toEqual(after)
    },
  )

  test('given three Magpies with the traitor, when the traitor ends a turn, then nothing is counted', async () => {
    const table = await flock({ turn: 'cora', monsters: birds('R', 3), rolls: [0, 0] })
    table.choose('end')
    table.choose('tile:r', 'tile:r', 'tile:r')
    expect(tracks(table)).toEqual([0, 0])
    expect(table.told('damaged')).toEqual([])
  })
})

describe('H42 the whistle', () => {
  const WHISTLE = 'talk:whistle-for-two'

  test('given a roll of 5, when a hero whistles, then one Magpie comes and another goes', async () => {
    const table = await flock({ monsters: magpies('R', 'H'), rolls: diceFor(5) })
    table.choose(WHISTLE, 'target:magpie-1', 'target:magpie-2')
    expect([...table.legal()].sort()).toEqual(['tile:n', 'tile:r'])
    table.choose('tile:n')
    expect([onTile(table, 'h'), onTile(table, 'n'), onTile(table, 'r')]).toEqual([1, 1, 0])
  })

  test.each([3, 4])('given a roll of %s, when a hero whistles, then one Magpie moves', async (rolled) => {
    const table = await flock({ monsters: magpies('R', 'R'), rolls: diceFor(rolled) })
    table.choose(WHISTLE, 'target:magpie-1')
    expect(table.asked()!.kind).toBe('main')
    expect(onTile(table, 'h')).toBe(1)
  })

  test('given a roll of 5 and none to be had, when a hero whistles, then nothing moves; those further off do not hear', async () => {
    const table = await flock({ monsters: magpies('entrance-hall', 'R'), rolls: diceFor(5) })
    table.choose(WHISTLE)
    expect(table.legal()).not.toContain('target:magpie-1')
    table.choose('pass', 'pass')
    expect(onTile(table, 'r')).toBe(1)
  })

  test('given a roll of 2, when a hero whistles, then nothing moves', async () => {
    const table = await flock({ monsters: magpies('H', 'R'), rolls: diceFor(2) })
    table.choose(WHISTLE)
    expect([onTile(table, 'h'), onTile(table, 'r')]).toEqual([1, 1])
  })

  test.each([0, 1])(
    'given a roll of %s, when a hero whistles, then all here fly to the Nest',
    async (rolled) => {
      const table = await flock({ monsters: magpies('H', 'H', 'R'), rolls: diceFor(rolled) })
      table.choose(WHISTLE)
      expect([onTile(table, 'n'), onTile(table, 'h'), onTile(table, 'r')]).toEqual([2, 0, 1])
    },
  )

  test('given the Bells, when they are rung, then one Magpie moves without a roll', async () => {
    const table = await flock({
      monsters: magpies('R'),
      people: { alice: { at: 'H', cards: ['bells'] }, bob: 'R', cora: { at: 'R', team: 'traitor' } },
    })
    table.choose('ring:ring-for-one', 'target:magpie-1')
    expect(onTile(table, 'h')).toBe(1)
    expect((await flock({ monsters: magpies('R') })).legal()).not.toContain('ring:ring-for-one')
  })

  test.each([
    [3, 2, 0],
    [2, 0, 0],
    [1, 0, 1],
  ])(
    'given a roll of %s, when the traitor whistles, then %s come and %s go to the Nest',
    async (rolled, come, home) => {
      const table = await flock({ turn: 'cora', monsters: magpies('H', 'H', 'R'), rolls: diceFor(rolled) })
      table.choose('talk:whistle-them-away')
      for (let n = 1; n <= come; n++) table.choose(`target:magpie-${n}`)
      expect(onTile(table, 'r')).toBe(1 + come - home)
      expect(onTile(table, 'n')).toBe(home)
    },
  )
})

describe('H42 the traitor', () => {
  const SEVEN = 'prepare:seven-for-a-secret'
  const atNest = (count: number, at = 'N') =>
    flock({
      turn: 'cora',
      people: { alice: 'R', bob: 'R', cora: { at, team: 'traitor' } },
      monsters: birds('N', count),
    })

  test('given seven Magpies at the Nest, when the traitor is counted with them, then Sorrow rises by 3 and they scatter', async () => {
    const needed = goalOf(42, { track: 'sorrow' }, 3)
    const table = await atNest(7)
    table.choose(SEVEN)
    expect(tracks(table)[1]).toBe(3)
    if (needed <= 3) return expect(table.state.outcome).toMatchObject({ winner: 'traitor' })
    for (let n = 0; n < 7; n++) table.choose(n % 2 === 0 ? 'tile:h' : 'tile:entrance-hall')
    expect([onTile(table, 'n'), onTile(table, 'h'), onTile(table, 'entrance-hall')]).toEqual([0, 4, 3])
  })

  test('given six Magpies, or another tile, when choices are listed, then it is not offered', async () => {
    expect((await atNest(6)).legal()).not.toContain(SEVEN)
    expect((await atNest(7, 'H')).legal()).not.toContain(SEVEN)
  })

  test.each([
    ['calm', [0, 1], [1, 0]],
    ['a breath', [2, 0], [0, 1]],
    ['a gust', [2, 2], [1, 0]],
  ])(
    'given %s, when the traitor ends a turn, then the wind has the Magpie outside before all are sent',
    async (_, rolls, [steps, garden]) => {
      const start = rolls.join('') === '22' ? 'G' : 'front-steps'
      const table = await flock({
        turn: 'cora',
        monsters: magpies(start, 'H'),
        rolls,
        house: { ground: '[N]-[H]-[R]', outside: '[F]-[G]' },
        named: { F: 'front-steps' },
      })
      table.choose('end')
      expect([onTile(table, 'front-steps'), onTile(table, 'g')]).toEqual([steps, garden])
      table.choose(`tile:${table.monster('magpie-1').tile}`)
      expect([...table.legal()].sort()).toEqual(['tile:h', 'tile:n', 'tile:r'])
      table.choose('tile:n')
      expect(onTile(table, 'n')).toBe(1)
    },
  )

  test('given the last step, when the traitor would die, then the traitor is carried to the Nest, healed, and misses a turn', async () => {
    const table = await flock({
      people: {
        alice: 'R',
        bob: 'R',
        cora: { at: 'R', team: 'traitor', steps: { might: 1, speed: 1, sanity: 2 } },
      },
      rolls: [...diceFor(8), ...diceFor(0, 2)],
    })
    table.choose('attack:cora')
    while (table.asked()!.kind === 'steal') table.choose('damage')
    while (table.asked()!.kind === 'damage') table.choose(table.legal()[0]!)
    expect(table.person('cora')).toMatchObject({ dead: false, tile: 'n', steps: { might: 4, speed: 4 } })
    table.choose('end', 'end')
    expect(table.asked()!.who).toBe('alice')
  })

  test('given Magpies here, when attacks are listed, then none can be attacked and none stops anybody', async () => {
    const table = await flock({ monsters: birds('H', 3), moves: 1 })
    expect(table.legal().filter((key) => key.startsWith('attack:'))).toEqual([])
    table.choose('move:east')
    expect(table.person('alice').tile).toBe('r')
  })
})

describe('H42 goals', () => {
  test.each(
    SIZES.flatMap((players) => [
      [players, 'feathers', 'heroes', goalOf(42, { track: 'feathers' }, players)] as const,
      [players, 'sorrow', 'traitor', goalOf(42, { track: 'sorrow' }, players)] as const,
    ]),
  )(
    'given a table of %s, when %s reach their number, then the winner is: %s',
    async (players, track, winner, needed) => {
      const people = Object.fromEntries(
        PEOPLE.slice(0, players).map((name) => [
          name,
          name === 'bob' ? { at: 'H', team: 'traitor' as const } : 'R',
        ]),
      )
      expect((await flock({ people, tracks: { [track]: needed - 1 } })).state.outcome).toBeNull()
      const table = await flock({ people, tracks: { [track]: needed } })
      expect(table.state.outcome).toMatchObject({ winner, because: 'goal' })
    },
  )
})
