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
      expect(new RegExp(`\\d\\. ${name}\\.`).test(hero)).toBe(by === 'heroes')
      expect(new RegExp(`\\d\\. ${name}\\.`).test(traitor)).toBe(by === 'traitor')
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
      'Dusk. At the end of the round, take 1 mental damage.',
    ])
  }
})

test.each([0, 1, 2, 11, 15, 17, 34, 43])(
  'the page of haunt %i opens with the premise, a plan and numbered actions, and names no other table size',
  (haunt) => {
    const { hero } = pages(haunt)
    const [fact] = catalog.haunts[haunt]!.facts.heroes
    const at = (text: string) => hero.indexOf(text)
    expect(at(catalog.haunts[haunt]!.premise)).toBeGreaterThan(0)
    expect(at('Plan')).toBeGreaterThan(at(catalog.haunts[haunt]!.premise))
    expect(at('\n1. ')).toBeGreaterThan(at('Plan'))
    expect(at('The haunt ends with round')).toBeGreaterThan(at('\n1. '))
    expect(at(fact!)).toBeGreaterThan(at('The haunt ends with round'))
    expect(hero).not.toMatch(/\d\/\d+\/\d|table of (three|four|five)/)
  },
)

test('an action tells the chances at the traits of the reader', () => {
  expect(pages(1).hero).toMatch(
    /1\. Drive a nail\. .*Might roll:\n6\+ \([\d.]+%\) .*\n4-5 \([\d.]+%\) .*\n2-3 \([\d.]+%\) nothing;\n0-1 \([\d.]+%\) /,
  )
})
