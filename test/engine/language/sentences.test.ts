import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { packOf } from '../../../src/catalog/read.ts'
import type { CardDef } from '../../../src/engine/language/defs.ts'
import { sentencesOf } from '../../../src/engine/text/sentences.ts'
import { withFile } from '../../support/pack.ts'

const shipped = await loadCatalog()
const says = sentencesOf(shipped)
const card = (id: string): string[] => says.card(shipped.cards[id] as CardDef)

describe('the words on a card are made from its ops', () => {
  test.each([
    [
      'book-of-scripture',
      [
        "STUDY: Sanity roll, add 1 if this is your family's heirloom: 4+ heal Sanity or Knowledge; 1-3 nothing; 0 take 1 mental damage.",
      ],
    ],
    [
      'well-bucket',
      ['DRINK: Heal 1 trait; then tick a box (the last one: destroy this card); then bury this card.'],
    ],
    [
      'meteorite',
      [
        'Gain 1 Might while carried.',
        'INVOKE: Everyone else here takes 1 physical damage, plus 1 for each ghost here; then you take 1 mental damage.',
      ],
    ],
    [
      'porcelain-doll',
      [
        'Take 1 less mental damage from each source that deals 2 or more.',
        'TALK: Look at the top 1 Event card, plus 1 for each ghost here, and bury any of them.',
      ],
    ],
    [
      'the-extra-chair',
      [
        'Choose: Sit: Sanity roll, subtract 1 if a ghost is here: 4+ gain 1 Sanity; 2-3 nothing; 0-1 take 1 mental damage; or Stand: lose 1 Speed.',
      ],
    ],
    [
      'geese-overhead',
      [
        'Speed roll: 4+ gain 1 Speed; 1-3 nothing; 0 take 1 physical damage; then if a ghost is here, take 1 mental damage.',
      ],
    ],
  ])('%s', (id, lines) => {
    expect(card(id)).toEqual(lines)
  })
})

test('the words on a tile tell what happens to those who end their turn there', () => {
  expect(says.tile(shipped.tiles['bearers-rest']!)).toEqual([
    'If you end your turn here and no other person is here, take 1 mental damage.',
    'If you end your turn here and another person is here (once per person), gain 1 Sanity.',
  ])
  expect(says.tile(shipped.tiles.woodlot!)).toEqual([
    'Leaving this tile costs 1 more move unless you carry a Weapon.',
  ])
})

describe('L-HSTR-01: the page of a haunt', () => {
  const bride = shipped.haunts[0]!

  test('gives each side its own actions, and the monsters to the traitor', () => {
    const [heroes, traitor] = [says.haunt(bride, 'heroes'), says.haunt(bride, 'traitor')]
    expect(heroes.title).toBe('0. The Bride')
    expect(heroes.actions.map(({ name }) => name)).toEqual([
      'Find the diary',
      'Read the diary',
      'Banish the Bride',
    ])
    expect(traitor.actions.map(({ name }) => name)).toEqual(['Take up the corpse', 'Conduct the wedding'])
    expect(heroes.monsters).toEqual([])
    expect(traitor.monsters.map(({ name }) => name)).toEqual(['The Bride'])
    expect(heroes.setup).toEqual(['There is nothing to set up.'])
  })

  test('says an action with its condition, its roll and its bands', () => {
    const { actions } = says.haunt(bride, 'heroes')
    expect(actions[1]!.text).toBe(
      "STUDY (if you carry the Bride's Diary and the Soulmate is not revealed): Knowledge roll, add 1 for each Sacred Item you carry: 6+ reveal the Soulmate; 0-5 nothing.",
    )
  })

  test('L-START-05: prints the number of the table if it is known, else all of them', () => {
    const reactions = (table?: number) =>
      sentencesOf(shipped, table === undefined ? {} : { table }).haunt(bride, 'traitor').reactions
    expect(reactions()).toEqual([
      {
        name: 'She has use for you',
        text: 'When the traitor would die, instead: they heal all traits, gain 1/2/3 Speed and lose 2 Might (not below critical).',
      },
    ])
    expect(reactions(1)[0]!.text).toContain('gain 2 Speed')
  })

  test('speaks of a monster as it', () => {
    expect(says.haunt(shipped.haunts[1]!, 'traitor').monsters[0]!.lines).toContain(
      'Left alone with the lid. At the end of its turn, if it is on the Coffin tile and no hero is here, take 1 off the Nail Count.',
    )
  })
})

/** An event of these ops, as it is printed. */
async function printed(ops: string): Promise<string[]> {
  const text = `ref: E09\nname: Made Up\nregions: [ground]\nflavour: None.\nboxes: 1\ndo:\n  - ${ops}\n`
  const catalog = await packOf(withFile('events/made-up.yaml', text))
  return sentencesOf(catalog).card(catalog.cards['made-up']!)
}

describe('an op reads as a board gamer would write it', () => {
  test.each([
    [
      'damage: { who: { all: people, at: region, but: me }, kind: physical, amount: { dice: 1 } }',
      'Each other person in your region takes 1 die of physical damage.',
    ],
    ['gain: { trait: any, by: 2 }', 'Gain 2 in any trait.'],
    ['moves: { by: none-left }', 'Lose your remaining moves.'],
    [
      'for-each: { who: { all: people, at: here }, asMe: true, do: [choose: { options: [{ key: a, label: Stay, do: [] }, { key: b, label: Go, do: [moves: { by: 1 }] }] }] }',
      'Each person here chooses: Stay: nothing; or Go: gain 1 move this turn.',
    ],
    [
      'choose-who: { from: { all: people, at: adjacent }, optional: true, willing: true, do: [swap-places: { with: target }] }',
      'You may choose a willing person on an adjacent tile: swap places with them.',
    ],
    [
      'choose-who: { from: { all: people }, do: [contest: { trait: might, with: target, lost: [lose: { trait: [might, speed], by: 1 }] }] }',
      'Choose a person: you and they roll Might: if you lose, lose 1 Might or Speed.',
    ],
    [
      'place: { at: { all: tiles, region: [outside, upper], ghost: true } }',
      'Place yourself on any outside or upper floor tile with a ghost.',
    ],
    [
      'when: { if: { any: [{ calling: medical-practitioner }, { not: { critical: might } }] }, then: [draw: { deck: omen }] }',
      'If you are a Medical Practitioner or your Might is not critical, draw an Omen.',
    ],
    [
      'lasting: { passive: { ask: damage-less, by: 1 }, until: turn-start }',
      'Until the start of your next turn, take 1 less damage from each source.',
    ],
    [
      'damage: { kind: mental, amount: { min: [2, { ghosts: here-or-adjacent }] } }',
      'Take 1 mental damage for each ghost here or on an adjacent tile (at most 2).',
    ],
    [
      'roll: { dice: { omens: true }, bands: { 5+: [tick: {}], 0-4: [] } }',
      'Roll the number of Omens in play dice: 5+ tick a box; 0-4 nothing.',
    ],
  ])('%s', async (ops, sentence) => {
    expect(await printed(ops)).toEqual([sentence])
  })
})

test('everything in the shipped content has a sentence', () => {
  const lines = [
    ...Object.values(shipped.tiles).flatMap(says.tile),
    ...Object.values(shipped.cards).flatMap(says.card),
    ...Object.values(shipped.haunts).flatMap((haunt) =>
      says.haunt(haunt, 'traitor').actions.map(({ text }) => text),
    ),
  ]
  for (const line of lines) expect(line).toMatch(/^[A-Z].*\.$/)
})

test('a token that an action lays may lie on several tiles, one the setup lays for the revealer marks one', () => {
  const haunt = shipped.haunts[2]!
  const { say } = sentencesOf(shipped, { haunt })
  expect(say.tiles({ token: 'cited' })).toBe('a tile with a Citation token')
  expect(say.tiles({ token: 'court' })).toBe('the Court tile')
})
