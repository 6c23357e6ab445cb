import { describe, expect, test } from 'vitest'
import { parse, spoilt } from '../../support/pack.ts'
import { finds, LID } from './finds.ts'

describe('what would be shown to all', () => {
  const HIDDEN = 'team: { kind: hidden, traitor: { random: true } }\nbooks: SS'
  const KNOWN = 'team: { kind: known, traitor: { revealer: true } }'
  finds([
    [
      'whom a secret names',
      LID,
      'do: [win: { team: traitor }]',
      'do: [damage: { who: { secret: soulmate }, kind: mental, amount: 1 }, win: { team: traitor }]',
      'actions/1/do/0/damage/who/secret',
      'This would show whom the secret `soulmate` names; `show-secret` comes first.',
    ],
    [
      'whom a secret names, by what can be done',
      LID,
      'when: { on: { token: coffin } }',
      'when: { on: { of: { secret: soulmate } } }',
      'actions/0/when/on/of/secret',
      'Whether this can be done would tell whom the secret `soulmate` names; ask for it in `do`, or for `revealed` as well.',
    ],
    [
      'L-HID-01: the hidden traitor, by name',
      LID,
      KNOWN,
      `${HIDDEN}\nhouseTurn: [gain: { who: traitor, trait: might, by: 1 }]`,
      'houseTurn/0/gain/who',
      'This would show who the hidden traitor is: everybody sees whom it befalls.',
    ],
    [
      'L-HID-01: the hidden traitor, by leaving them out',
      LID,
      KNOWN,
      `${HIDDEN}\nhouseTurn: [gain: { who: { all: heroes, at: here }, trait: might, by: 1 }]`,
      'houseTurn/0/gain/who',
      /^This would show who the hidden traitor is/,
    ],
    [
      'L-HID-01: the hidden traitor, by a reaction',
      LID,
      KNOWN,
      `${HIDDEN}\nreactions:\n  - { on: turn-end, who: traitor, do: [gain: { trait: might, by: 1 }] }`,
      'reactions/0/who',
      'This would show who the hidden traitor is: it happens to one side and not to the other.',
    ],
    [
      'L-HID-03: who opens the second book',
      LID,
      KNOWN,
      'team: { kind: hidden, traitor: { random: true } }',
      'books',
      'A haunt with a hidden traitor has one book: `SS`.',
    ],
    [
      'L-HID-03: a hidden traitor in the traitor’s book',
      LID,
      KNOWN,
      'books: TT\nteam: { kind: hidden, traitor: { random: true } }',
      'books',
      'A haunt with a hidden traitor has one book: `SS`.',
    ],
    [
      'L-HID-05: who opens the second book of an unknown traitor',
      LID,
      KNOWN,
      'team: { kind: unknown }',
      'books',
      'A haunt with an unknown traitor has one book: `SS`.',
    ],
  ])

  test.each([
    [
      'once it has been shown',
      '[show-secret: { secret: soulmate }, damage: { who: { secret: soulmate }, kind: mental, amount: 1 }, win: { team: traitor }]',
    ],
    [
      'where it is asked first',
      '[when: { if: { revealed: soulmate }, then: [damage: { who: { secret: soulmate }, kind: mental, amount: 1 }], else: [show-secret: { secret: soulmate }] }, win: { team: traitor }]',
    ],
    ['by a condition', '[when: { if: { dead: { secret: soulmate } }, then: [win: { team: traitor }] }]'],
  ])('a secret may be used %s', async (_, ops) => {
    expect((await parse(spoilt(LID, '[win: { team: traitor }]', ops))).problems).toEqual([])
  })
})
