import { expect, test } from 'vitest'
import { type Scene, scene } from '../../support/scene.ts'

const rat = {
  id: 'rat',
  name: 'Rat',
  size: 'small',
  traits: { speed: 3, might: 3 },
  attack: { trait: 'might' },
}
const track = { tracks: [{ id: 'nails', name: 'Nails', start: 0 }] }
const drive = (by: string, add: number) => ({
  word: 'prepare',
  name: `Drive ${add}`,
  by,
  do: [{ track: { track: 'nails', by: add } }],
})
const goal = (team: string, atLeast: number, more = {}) => ({
  team,
  kind: 'main',
  name: `${atLeast} for ${team}`,
  when: { track: 'nails', atLeast },
  ...more,
})
const dare = { word: 'invoke', name: 'Dare', by: 'everyone', do: [{ lose: { trait: 'might', by: 9 } }] }

const race = (more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } },
    haunt: { ...track, actions: [drive('everyone', 2), dare], goals: [goal('heroes', 2)] },
    ...more,
  })

test('L-WIN-01: given the last hero’s turn, when the goal is reached, then the game ends before the traitor’s turn and names the winners', async () => {
  const table = await race({ turn: 'bob' })
  table.choose('prepare:drive-2')
  expect(table.state.outcome).toEqual({ winner: 'heroes', players: ['alice', 'bob'], because: 'goal' })
  expect(table.state.phase).toBe('over')
  expect(table.told('turn-began')).toEqual([])
  expect(table.refuse('end', 2)).toMatchObject({ code: 'game-over', rule: 'L-WIN-01', instead: [] })
})

test('L-WIN-01, L-HSTR-04: given a side goal not done, when the main goal is reached, then the win stands', async () => {
  const table = await race({
    haunt: {
      ...track,
      actions: [drive('heroes', 2)],
      goals: [goal('heroes', 2), { team: 'heroes', kind: 'side', name: 'Read' }],
    },
  })
  table.choose('prepare:drive-2')
  expect(table.state.outcome).toMatchObject({ winner: 'heroes' })
})

test('L-WIN-01: given a goal of the round’s end, when it holds earlier, then the game goes on until the round ends', async () => {
  const table = await race({
    haunt: { ...track, actions: [drive('heroes', 2)], goals: [goal('heroes', 2, { at: 'round-end' })] },
    turn: 'bob',
  })
  table.choose('prepare:drive-2')
  expect(table.state.outcome).toBeNull()
  table.choose('end', 'end')
  expect(table.state.outcome).toMatchObject({ winner: 'heroes', because: 'goal' })
})

test.each([
  ['alice', 'heroes'],
  ['cora', 'traitor'],
] as const)(
  'L-AMB-76: given one effect that completes both sides’ goals, when %s does it, then the winner is %s',
  async (turn, winner) => {
    const table = await race({
      haunt: { ...track, actions: [drive('everyone', 2)], goals: [goal('heroes', 2), goal('traitor', 1)] },
      turn,
    })
    table.choose('prepare:drive-2')
    expect(table.state.outcome!.winner).toBe(winner)
  },
)

test('L-AMB-76: given a monster’s deed that completes both goals, when it is done, then the traitor’s side has it', async () => {
  const reactions = [{ on: 'monster-turn-start', do: [{ track: { track: 'nails', by: 2 } }] }]
  const table = await race({
    haunt: { ...track, monsters: [{ ...rat, reactions }], goals: [goal('heroes', 2), goal('traitor', 2)] },
    monsters: [{ kind: 'rat', at: 'B' }],
    turn: 'cora',
    rolls: [1, 0, 0],
  })
  table.choose('end')
  expect(table.state.outcome!.winner).toBe('traitor')
})

test('L-AMB-75: given the last living hero, when they die, then the traitor wins', async () => {
  const table = await race({
    people: { alice: { at: 'A', dead: true }, bob: 'A', cora: { at: 'A', team: 'traitor' } },
    turn: 'bob',
  })
  table.choose('invoke:dare')
  expect(table.state.outcome).toEqual({ winner: 'traitor', players: ['cora'], because: 'all-dead' })
})

test('L-AMB-75: given one hero still alive, when another dies, then the game goes on', async () => {
  const table = await race()
  table.choose('invoke:dare')
  expect(table.state.outcome).toBeNull()
})

test('L-AMB-75: given no monster, when the only traitor dies, then the heroes win', async () => {
  const table = await race({ turn: 'cora' })
  table.choose('invoke:dare')
  expect(table.state.outcome).toEqual({ winner: 'heroes', players: ['alice', 'bob'], because: 'no-opponent' })
})

test('L-AMB-75, L-DIE-04: given a monster left, when the only traitor dies, then the game goes on', async () => {
  const table = await race({
    haunt: { actions: [dare], monsters: [rat] },
    monsters: [{ kind: 'rat', at: 'B' }],
    turn: 'cora',
    rolls: [1, 0, 0],
  })
  table.choose('invoke:dare')
  expect(table.state.outcome).toBeNull()
  expect(table.asked()).toEqual({ who: 'cora', kind: 'monster' })
})

test('L-AMB-75, L-ATK-10: given a dead traitor and one monster that can be killed, when it is killed, then the heroes win', async () => {
  const table = await race({
    people: { alice: 'A', bob: 'A', cora: { at: 'B', team: 'traitor', dead: true } },
    haunt: { monsters: [{ ...rat, killable: true }] },
    monsters: [{ kind: 'rat', at: 'A' }],
    rolls: [2, 2, 0, 0, 0, 0, 0],
  })
  table.choose('attack:rat-1')
  expect(table.state.outcome).toEqual({ winner: 'heroes', players: ['alice', 'bob'], because: 'no-opponent' })
})

test('L-AMB-75: given a haunt that plays on, when the only traitor dies, then nobody has won yet', async () => {
  const table = await race({ haunt: { actions: [dare], playsOn: true }, turn: 'cora' })
  table.choose('invoke:dare')
  expect(table.state.outcome).toBeNull()
})

test.each(['none', 'everyone'])(
  'L-AMB-75: given a haunt of kind %s, when the last one dies, then the house wins',
  async (kind) => {
    const table = await race({
      people: { alice: 'A', bob: { at: 'A', dead: true }, cora: { at: 'A', dead: true } },
      haunt: { team: { kind }, actions: [dare] },
    })
    table.choose('invoke:dare')
    expect(table.state.outcome).toEqual({ winner: 'house', players: [], because: 'all-dead' })
  },
)

test('L-WIN-01: given the last round of a haunt, when it ends with no goal reached, then the house wins', async () => {
  const table = await race({ haunt: { lastRound: 3 }, round: 3, turn: 'cora' })
  table.choose('end')
  expect(table.state.outcome).toEqual({ winner: 'house', players: [], because: 'last-round' })
})

test('L-CORE-02: given the time before the haunt, when rounds pass, then nobody wins', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'A', cora: 'A' },
    haunt: { lastRound: 1 },
    phase: 'explore',
  })
  for (let n = 0; n < 9; n++) table.choose('end')
  expect(table.state).toMatchObject({ outcome: null, round: 4 })
})
