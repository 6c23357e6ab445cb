import { expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/view.ts'
import { sceneOf } from '../../../src/ui/prose/scene.ts'
import { tellAll } from '../../../src/ui/prose/tell.ts'
import { inRows, letters } from '../../support/houses.ts'
import { type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { lastRoundOf, tuned } from '../../support/tuned.ts'

/** What a seat is told of the last thing that happened. */
const heard = (table: SceneTable, seat: number): string[] => {
  const won = table.happenings.filter(({ kind }) => kind === 'won')
  return tellAll(won, sceneOf(table.catalog, viewFor(table.catalog, table.state, seat))).map(
    ({ text }) => text,
  )
}

const dose = (people: Scene['people'], more: Partial<Scene> = {}) =>
  scene({ content: true, house: '[S]', people, haunt: 15, tokens: { S: ['shelf'] }, ...more })

test('L-WIN-01: given one who wins alone, when it is told, then the winner is you or has a name', async () => {
  const table = await dose({ alice: { at: 'S', objects: ['antidote'] }, bob: 'S', cora: 'S' })
  table.choose('drink:drink-the-antidote')
  const ending = 'You put down the glass. The others watch your throat.'
  expect(heard(table, 0)).toEqual([ending, 'You win.'])
  expect(heard(table, 1)).toEqual([ending, 'Alice wins.'])
})

test('L-WIN-01: given two who share it, when it is told, then both are named', async () => {
  const people = {
    alice: { at: 'S', objects: ['root', 'salt'] },
    bob: { at: 'S', objects: ['feather', 'leaf'] },
    cora: 'S',
  }
  const table = await dose(people, { rolls: [2, 2, 0, 0] })
  table.choose('prepare:share-a-dose:bob', 'accept')
  expect(heard(table, 1).at(-1)).toBe('Alice and you win together.')
  expect(heard(table, 2).at(-1)).toBe('Alice and Bob win together.')
})

test('L-WIN-01: given the house wins what was the traitor’s to win, when it is told, then with the traitor’s ending', async () => {
  const needed = tuned(17, {}, 'atLeast', 3, 'A larger county')
  const rooms = letters(needed + 1)
  const dry = rooms[needed]!
  const table = await scene({
    content: true,
    house: inRows(rooms),
    people: { alice: dry, bob: dry, cora: dry },
    haunt: 17,
    revealer: 'cora',
    tokens: Object.fromEntries(letters(needed - 1).map((room) => [room, ['damp']])),
  })
  table.choose('end', 'end', 'end')
  expect(heard(table, 0)).toEqual([
    'It is comfortable. Nobody says so. Nobody says anything.',
    'The house wins.',
  ])
})

test('L-WIN-01: given nobody has won, when the last round is over, then the house has its own ending', async () => {
  const table = await scene({
    content: true,
    house: '[A]-[B]',
    people: { alice: 'B', bob: 'B', cora: 'B' },
    haunt: 17,
    revealer: 'cora',
    round: lastRoundOf(17),
  })
  table.choose('end', 'end', 'end')
  expect(heard(table, 0)).toEqual([
    'The wallpaper is left as it is. In a dry summer you can hardly see the coast.',
    'The last round is over. The house wins.',
  ])
})

test('L-HID-01: given a traitor who was hidden to the end, when it is told, then it is told who it was', async () => {
  const table = await scene({
    content: true,
    house: { outside: '[F]-[L]', ground: '[E]-[A]-[B]' },
    named: { F: 'front-steps', E: 'entrance-hall' },
    people: { alice: 'B', bob: { at: 'A', team: 'traitor' }, cora: 'B' },
    haunt: 43,
    revealer: 'cora',
    round: lastRoundOf(43),
    monsters: [{ kind: 'rider', at: 'front-steps' }],
  })
  const sides = () => viewFor(table.catalog, table.state, 0).explorers.map(({ shown }) => shown)
  table.choose('end', 'end', 'end')
  expect(sides()).toEqual([null, null, null])
  table.choose('target:bob', 'target:cora', 'target:alice')
  expect(heard(table, 0).slice(1)).toEqual(['The traitor wins.', 'The traitor was Bob.'])
  expect(heard(table, 1).at(-1)).toBe('The traitor was you.')
  expect(sides()).toEqual(['heroes', 'traitor', 'heroes'])
})
