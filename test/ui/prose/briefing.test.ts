import { expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/game.ts'
import { briefing } from '../../../src/ui/prose/briefing.ts'
import { sceneOf } from '../../../src/ui/prose/scene.ts'
import { catalog } from '../../support/plain.ts'
import { playRandomly } from '../../support/random-game.ts'
import { scene } from '../../support/scene.ts'

/** What a hero and the traitor read when the haunt is set up. */
function pages(haunt: number): { hero: string; traitor: string } {
  const read = { hero: '', traitor: '' }
  playRandomly(catalog, {
    seed: 'pages',
    seats: 3,
    haunt,
    at: (state) => {
      if (state.phase !== 'setup' || state.asking?.open[0]?.kind !== 'ready') return
      for (const { seat, team } of state.explorers) {
        const said = briefing(sceneOf(catalog, viewFor(catalog, state, seat)))
        read[team === 'traitor' ? 'traitor' : 'hero'] = said.map(({ text }) => text).join('\n')
      }
    },
  })
  return read
}

test.each([0, 1])(
  'L-START-06: given haunt %i, when the pages are read, then each side has heard the clues of both',
  (haunt) => {
    const { hero, traitor } = pages(haunt)
    const { truths } = catalog.haunts[haunt]!
    for (const clue of [...truths.heroes, ...truths.traitor]) {
      expect(hero).toContain(clue)
      expect(traitor).toContain(clue)
    }
  },
)

test.each([0, 1])(
  'L-INFO-01: given haunt %i, when the pages are read, then neither shows the other side’s actions',
  (haunt) => {
    const { hero, traitor } = pages(haunt)
    for (const { by, name } of catalog.haunts[haunt]!.actions) {
      expect(hero.includes(`Action, ${name}.`)).toBe(by === 'heroes')
      expect(traitor.includes(`Action, ${name}.`)).toBe(by === 'traitor')
    }
  },
)

test('L-INFO-03: given a reaction both sides have on their page, when it has happened, then it is not told as the other side’s', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } },
    haunt: {
      reactions: [{ on: 'round-end', name: 'Dusk', do: [{ damage: { kind: 'mental', amount: 1 } }] }],
    },
    turn: 'cora',
  })
  table.choose('end', 'damage:sanity')
  for (const seat of [0, 2]) {
    const said = briefing(sceneOf(table.catalog, viewFor(table.catalog, table.state, seat)))
    expect(said.filter(({ text }) => text.includes('Dusk.')).map(({ text }) => text)).toEqual([
      'Happens: Dusk. At the end of the round: take 1 mental damage.',
    ])
  }
})
