import { expect, test } from 'vitest'
import { sentencesOf } from '../../../src/engine/text/sentences.ts'
import { scene } from '../../support/scene.ts'

const guide = { id: 'guide', name: 'The Guide', size: 'large', traits: {}, neutral: true }
const house = '[A]-[B]-'

test('given a monster that is nobody’s opponent, then it is no obstacle, no target, and has no turn', async () => {
  const table = await scene({
    house,
    people: { alice: 'B', bob: 'B', cora: 'A' },
    turn: 'alice',
    haunt: { team: { kind: 'none' }, monsters: [guide] },
    monsters: [{ kind: 'guide', at: 'B' }],
    rolls: [],
  })
  expect(table.legal()).not.toContain('attack:guide-1')
  table.choose('move:west')
  expect(table.state.turn.moves).toBe(3)
  table.choose('end')
  expect(table.told('monster-moves')).toEqual([])
  expect(table.asked()).toMatchObject({ who: 'bob' })
})

test('the page says what it is', async () => {
  const table = await scene({
    house,
    people: { alice: 'A', bob: 'B', cora: 'B' },
    haunt: { team: { kind: 'none' }, monsters: [guide] },
  })
  const [monster] = table.catalog.haunts[99]!.monsters
  expect(sentencesOf(table.catalog).monster(monster!)).toEqual([
    'Large monster, without traits.',
    "Nobody's opponent: no obstacle, not to be attacked, and without a turn of its own.",
  ])
})
