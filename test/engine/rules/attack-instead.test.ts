import { expect, test } from 'vitest'
import { sentencesOf } from '../../../src/engine/language/sentences.ts'
import { type Scene, scene } from '../../support/scene.ts'

const bailiff = {
  id: 'bailiff',
  name: 'Bailiff',
  size: 'small',
  traits: { speed: 3, sanity: 4 },
  attack: { trait: 'sanity', instead: [{ lose: { who: 'target', trait: 'speed', by: 1 } }] },
}
const cow = {
  word: 'attack',
  name: 'Cow them',
  by: 'heroes',
  target: { all: 'opponents', at: 'here', but: { monster: 'bailiff' } },
  attack: {
    trait: 'sanity',
    reach: 'here',
    instead: [{ lose: { who: 'target', trait: 'might', by: { rolled: true } } }],
  },
}

/** Alice is a hero with a trophy; Cora, the traitor, has one too. The Bailiff stands by. */
const court = (more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-[B]',
    people: {
      alice: { at: 'A', cards: ['cup'] },
      bob: 'B',
      cora: { at: 'A', team: 'traitor', cards: ['jug'] },
    },
    items: { cup: {}, jug: {} },
    haunt: { actions: [cow], monsters: [bailiff] },
    monsters: [{ kind: 'bailiff', at: 'A' }],
    ...more,
  })

test('L-ATK-09, L-STEAL-01: given an attack with something in place of damage, when it is won by 3, then that happens with the margin, and nothing is stolen or hurt', async () => {
  const table = await court({ rolls: [2, 2, 1, 0, 2, 0, 0, 0] })
  table.choose('attack:cora:cow-them')
  expect(table.told('attack-won')).toMatchObject([{ winner: 'alice', loser: 'cora', by: 3 }])
  expect(table.person('cora').steps).toEqual({ speed: 4, might: 1, sanity: 4, knowledge: 4 })
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  expect(table.told('stole')).toEqual([])
})

test('L-ATK-07: given such an attack, when it is lost, then the attacker is hurt as in any other', async () => {
  const table = await court({ rolls: [0, 0, 0, 0, 2, 0, 0, 0] })
  table.choose('attack:cora:cow-them', 'damage:sanity', 'damage:knowledge')
  expect(table.person('alice').steps).toMatchObject({ sanity: 3, knowledge: 3 })
  expect(table.person('cora').steps.might).toBe(4)
})

test('L-ATK-08: given such an attack, when it is a draw, then nothing happens', async () => {
  const table = await court({ rolls: [1, 0, 0, 0, 1, 0, 0, 0] })
  table.choose('attack:cora:cow-them')
  expect(table.person('cora').steps.might).toBe(4)
})

test('L-ATK-04: given an attack that says at whom it is aimed, when choices are listed, then nobody else in reach is offered', async () => {
  const table = await court()
  expect(table.legal().filter((key) => key.startsWith('attack'))).toEqual([
    'attack:cora:cow-them',
    'attack:cora',
    'attack:bailiff-1',
  ])
})

test('L-MON-09: given a monster whose attack does something in place of damage, when it wins, then that happens to the one attacked', async () => {
  const table = await court({ turn: 'cora', rolls: [1, 1, 1, 2, 2, 0, 0, 1, 0, 0, 0] })
  table.choose('end', 'attack:alice')
  expect(table.told('damaged')).toMatchObject([{ who: 'alice', amount: 1 }])
  expect(table.person('alice').steps).toMatchObject({ speed: 3, sanity: 4 })
})

test('given such attacks, then the page says what a win brings', async () => {
  const { catalog } = await court()
  const page = sentencesOf(catalog).haunt(catalog.haunts[99]!, 'heroes')
  expect(page.actions[0]!.text).toBe(
    'ATTACK: Sanity attack on an opponent here except each Bailiff; a win does no damage: they lose the result Might.',
  )
  const traitors = sentencesOf(catalog).haunt(catalog.haunts[99]!, 'traitor')
  expect(traitors.monsters[0]!.lines).toContain(
    'Attacks with Sanity; a win does no damage: they lose 1 Speed.',
  )
})
