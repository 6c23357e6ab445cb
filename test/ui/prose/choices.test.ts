import { describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/game.ts'
import { choiceOf, describeChoice } from '../../../src/ui/prose/choices.ts'
import { questionOf } from '../../../src/ui/prose/questions.ts'
import { sceneOf } from '../../../src/ui/prose/scene.ts'
import { sealedText } from '../../../src/ui/prose/sealed.ts'
import { catalog, playUntil, said, sessionFor, tableFor } from '../../support/plain.ts'
import { scene } from '../../support/scene.ts'

describe('choices in words', () => {
  test('every choice of whole games has a text of its own, and every decision a question', () => {
    const kinds = new Set<string>()
    const haunts = Object.values(catalog.haunts).flatMap(({ number }) => [number, number])
    for (const [n, haunt] of haunts.entries()) {
      const seed = `words-${n}`
      const session = sessionFor({ seed, haunt, human: 3 })
      playUntil(session, () => {
        const scene = sceneOf(catalog, session.table.view(session.seat))
        const { kind, choices } = scene.view.decision!
        kinds.add(kind)
        const texts = choices.map((key) => describeChoice(scene, key))
        const labels = choices.map((key) => choiceOf(scene, key).label)
        expect(new Set(labels).size, `${kind}: ${choices.join(' ')}`).toBe(labels.length)
        for (const text of texts) expect(text).not.toMatch(/undefined|NaN|null|^$|[a-z]:[a-z]/)
        expect(questionOf(scene)).toMatch(/[.?!]$/)
        return false
      })
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['main', 'monster', 'turn-tile', 'damage', 'option', 'ready']),
    )
  })

  test('L-EVENT-03: what an event brings stays sealed until the roll, and certain costs are shown', () => {
    const scene = sceneOf(catalog, tableFor().view(0))
    for (const card of Object.values(catalog.cards)) {
      if (card.kind !== 'event') continue
      const text = sealedText(scene, card.do)
      expect(text).not.toMatch(/\d\+|\d-\d|: *$/)
      if (JSON.stringify(card.do).includes('"op":"roll"')) expect(text).toContain('result sealed')
    }
    const [choose] = (catalog.cards['cold-bread'] as { do: { ops: { op: string }[] } }).do.ops
    const options = (
      choose as unknown as { options: { key: string; do: Parameters<typeof sealedText>[1] }[] }
    ).options
    expect(options.map((option) => sealedText(scene, option.do))).toEqual([
      'roll 2 dice, subtract 1 if a ghost is here, result sealed',
      'lose 1 Might to gain 1 Sanity',
    ])
  })

  test('L-EVENT-03: looking at an open event shows no more than its picture', () => {
    const session = sessionFor({ laid: { find: ['crawlspace'], draw: ['cold-bread'] } })
    session.line('e')
    const { card } = session.table.view(0).decision!.about
    const text = said(session, `x ${catalog.cards[card!]!.name}`)
    expect(text).toContain('sealed until you roll (L-EVENT-03)')
    expect(text).not.toMatch(/\d\+/)
  })
})

test('somebody whose leave is needed hears what for', async () => {
  const table = await scene({
    content: true,
    house: '[S]-[G]',
    people: {
      alice: { at: 'S', objects: ['root', 'salt'] },
      bob: { at: 'S', objects: ['feather', 'leaf'] },
      cora: 'G',
    },
    haunt: 15,
    revealer: 'cora',
    tokens: { S: ['shelf'] },
  })
  table.choose('prepare:share-a-dose:bob')
  const asked = sceneOf(table.catalog, viewFor(table.catalog, table.state, 1))
  expect(questionOf(asked)).toMatch(/^\S+ needs your consent for this: Share a dose\. Do you agree\?$/)
})

test('an action of the word ATTACK that attacks nobody goes by its own name', async () => {
  const table = await scene({
    content: true,
    house: '[S]-[G]',
    people: { alice: { at: 'S', cards: ['felling-axe'] }, bob: 'G', cora: 'G' },
    tokens: { S: ['small-obstacle'] },
  })
  expect(table.legal()).toContain('attack:clear-the-way')
  const mine = sceneOf(table.catalog, viewFor(table.catalog, table.state, 0))
  expect(choiceOf(mine, 'attack:clear-the-way')).toMatchObject({
    label: 'ATTACK Clear the way',
    own: 'Clear the way',
  })
})
