import { expect, test } from 'vitest'
import { scene } from '../../support/scene.ts'
import { NO_TRAITOR } from '../../support/trying.ts'

const house = '[A]-[B]-'
const people = { alice: 'A', bob: 'A', cora: 'A' }
const ogre = {
  id: 'ogre',
  name: 'Ogre',
  size: 'small',
  traits: { speed: 3, might: 4 },
  attack: { trait: 'might' },
}

test('given one turn is lost, when it has been passed over, then the next one is had', async () => {
  const lose = [
    { lasting: { on: { all: 'people', but: 'me' }, passive: { ask: 'no-turn' }, until: 'turn-start' } },
  ]
  const table = await scene({
    house,
    people,
    haunt: NO_TRAITOR,
    tiles: { A: { actions: [{ word: 'try', do: lose }] } },
  })
  table.choose('try:a', 'end')
  expect(table.told('turn-passed').map(({ who }) => who)).toEqual(['bob', 'cora'])
  expect(table.asked()).toMatchObject({ who: 'alice' })
  table.choose('end')
  expect(table.asked()).toMatchObject({ who: 'bob' })
})

test('given monsters lose their next turn, when it comes, then they neither move nor attack', async () => {
  const lose = [
    { lasting: { on: { monster: 'ogre' }, passive: { ask: 'no-turn' }, until: 'monster-turn-end' } },
  ]
  const table = await scene({
    house,
    people,
    turn: 'alice',
    haunt: { ...NO_TRAITOR, monstersRunBy: 'house', monsters: [ogre] },
    monsters: [{ kind: 'ogre', at: 'B' }],
    tiles: { A: { actions: [{ word: 'try', do: lose }] } },
    rolls: [],
  })
  table.choose('try:a', 'end')
  expect(table.told('turn-passed')).toMatchObject([{ who: 'ogre-1' }])
  expect(table.monster('ogre-1').tile).toBe('b')
  expect(table.state.lasting).toEqual([])
})
