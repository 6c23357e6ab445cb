/** The trigger `beaten`: whom a lost attack befalls, who won it, and by how much. */
import { describe, expect, test } from 'vitest'
import { type Scene, scene } from '../../support/scene.ts'
import { diceFor } from '../../support/tuned.ts'

const bear = {
  id: 'bear',
  name: 'Bear',
  size: 'large',
  traits: { speed: 2, might: 4 },
  attack: { trait: 'might' },
}
/** Alice and the traitor Cora on one tile with a Bear; a lost attack moves the Margin to what the attack was lost by. */
const fighting = (who: string, mine: number, theirs: number, more: Partial<Scene> = {}) =>
  scene({
    house: '[A]',
    people: {
      alice: { at: 'A', team: 'heroes' },
      bob: { at: 'A', team: 'heroes' },
      cora: { at: 'A', team: 'traitor' },
    },
    monsters: [{ kind: 'bear', at: 'A' }],
    haunt: {
      monsters: [bear],
      tracks: [{ id: 'margin', name: 'Margin', start: 0 }],
      reactions: [
        {
          on: 'beaten',
          name: 'Down',
          who,
          do: [{ track: { track: 'margin', to: { rolled: true } } }, { heal: { traits: 'all' } }],
        },
      ],
    },
    rolls: [...diceFor(mine), ...diceFor(theirs)],
    ...more,
  })

describe('beaten', () => {
  test.each([
    ['monster', 5, 2, 3],
    ['monster', 2, 5, 0],
    ['monster', 3, 3, 0],
    ['heroes', 2, 5, 3],
    ['heroes', 5, 2, 0],
    ['everyone', 4, 2, 2],
    ['traitor', 5, 2, 0],
  ])(
    'given a reaction of %s, when a hero attacks a Bear with %s against %s, then the Margin is %s',
    async (who, mine, theirs, margin) => {
      const table = await fighting(who, mine, theirs)
      table.choose('attack:bear-1')
      while (table.asked()!.kind === 'damage') table.choose(table.legal()[0]!)
      expect(table.state.haunt!.tracks.margin).toBe(margin)
    },
  )

  test('given a monster that is stunned by it, when it is beaten, then the haunt reacts after the stun', async () => {
    const table = await fighting('monster', 5, 2)
    table.choose('attack:bear-1')
    const kinds = table.all.map(({ kind }) => kind)
    expect(kinds.indexOf('befell')).toBeGreaterThan(kinds.indexOf('stunned'))
  })

  test('given a traitor who is robbed in place of the damage, when the theft is over, then they were beaten all the same', async () => {
    const table = await fighting('traitor', 5, 2, {
      people: {
        alice: { at: 'A', team: 'heroes' },
        bob: { at: 'A', team: 'heroes' },
        cora: { at: 'A', team: 'traitor', cards: ['cup'] },
      },
      items: { cup: { name: 'Cup' } },
    } as Partial<Scene>)
    table.choose('attack:cora', 'steal')
    if (table.asked()!.kind === 'pick') table.choose('thing:cup')
    expect(table.state.haunt!.tracks.margin).toBe(3)
  })
})
