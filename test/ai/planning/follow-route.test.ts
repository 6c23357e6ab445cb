import { expect, test } from 'vitest'
import { newMind } from '../../../src/ai/mind.ts'
import { followRoute, turnName } from '../../../src/ai/planning/follow-route.ts'
import { viewFor } from '../../../src/engine/game.ts'
import { scene } from '../../support/scene.ts'

/** Alice has come to where she meant to do something, and may do that and more. */
async function arriving(then: string, choices: string[]) {
  const { catalog, state } = await scene({
    house: '[A]-[B]',
    people: { alice: 'B', bob: 'A', cora: { at: 'A', team: 'traitor' } },
    haunt: {
      goals: [{ team: 'heroes', kind: 'main', name: 'Morning', when: { round: true, atLeast: 9 } }],
    },
  })
  const view = viewFor(catalog, state, 0)
  const { id, tile } = view.explorers[0]!
  const memory = {
    ...newMind('steady').memory,
    turn: turnName(view),
    route: { who: id, at: tile, left: [], then },
  }
  return followRoute({ ...view, decision: { ...view.decision!, choices } }, memory)
}

test('given somebody has come to where they meant to do something, then they do it and are on no way any more', async () => {
  const followed = await arriving('study:read', ['study:read', 'end'])
  expect(followed).toMatchObject({ key: 'study:read', memory: { route: null } })
})

test('given it can be done no more, or a name can be said with it, then they think again', async () => {
  expect(await arriving('study:read', ['end'])).toBeNull()
  expect(await arriving('invoke:banish', ['invoke:banish', 'invoke:banish:ann', 'end'])).toBeNull()
})
