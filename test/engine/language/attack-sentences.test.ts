import { expect, test } from 'vitest'
import { sentencesOf } from '../../../src/engine/text/sentences.ts'
import { scene } from '../../support/scene.ts'

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

test('given attacks that do something in place of damage, then the page says what a win brings', async () => {
  const { catalog } = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'B', cora: { at: 'A', team: 'traitor' } },
    haunt: { actions: [cow], monsters: [bailiff] },
  })
  const page = sentencesOf(catalog).haunt(catalog.haunts[99]!, 'heroes')
  expect(page.actions[0]!.text).toBe(
    'ATTACK: Sanity attack on an opponent here except each Bailiff; a win deals no damage; instead, they lose the result Might.',
  )
  const traitors = sentencesOf(catalog).haunt(catalog.haunts[99]!, 'traitor')
  expect(traitors.monsters[0]!.lines).toContain(
    'Attacks with Sanity; a win deals no damage; instead, they lose 1 Speed.',
  )
})
