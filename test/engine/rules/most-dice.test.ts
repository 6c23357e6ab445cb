import { expect, test } from 'vitest'
import { sentencesOf } from '../../../src/engine/text/sentences.ts'
import { scene } from '../../support/scene.ts'

test('L-PREC-01: given a haunt that limits the dice, then its page says so', async () => {
  const { catalog } = await scene({
    house: '[A]',
    people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } },
    haunt: {
      tracks: [{ id: 'purse', name: 'Purse', start: 0 }],
      passives: [{ ask: 'most-dice', by: { track: 'purse' }, when: { team: 'heroes' } }],
    },
  })
  expect(sentencesOf(catalog).haunt(catalog.haunts[99]!, 'heroes').passives).toEqual([
    'No roll of yours uses more dice than the Purse if you are a hero.',
  ])
})
