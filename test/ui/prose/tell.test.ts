import { describe, expect, test } from 'vitest'
import type { Happening } from '../../../src/engine/happenings.ts'
import type { Told } from '../../../src/table/table.ts'
import { paragraphs } from '../../../src/ui/prose/said.ts'
import { type Scene, sceneOf } from '../../../src/ui/prose/scene.ts'
import { TELLERS, tell, tellAll } from '../../../src/ui/prose/tell.ts'
import { catalog, playUntil, sessionFor, tableFor } from '../../support/plain.ts'
import { playOn, someTable } from '../../support/tables.ts'

const table = tableFor({ seed: 'prose' })
const alice = sceneOf(catalog, table.view(0))
const [ALICE, BOB] = table.view(0).explorers.map(({ id }) => id) as [string, string]
const text = (happening: Happening, scene: Scene = alice) =>
  paragraphs(tell(happening, scene) ?? [])
    .map((said) => said.text)
    .join(' ')

/** Where a room leads, and whose a thing has become, is told as it is now. */
const AS_IT_IS_NOW: readonly string[] = ['tile-discovered', 'card-drawn', 'looked']

describe('happenings told as sentences', () => {
  test('every kind that ever happens is told without a gap, for every seat and for a spectator', () => {
    const kinds = new Set<string>()
    for (const [seed, haunt] of [
      ['a', 0],
      ['b', 1],
      ['c', 0],
      ['d', 1],
      ['e', 1],
      ['f', 0],
    ] as const) {
      const session = sessionFor({ seed, haunt })
      playUntil(session, () => false)
      for (const seat of [0, 1, null]) {
        const scene = sceneOf(catalog, session.table.view(seat))
        for (const { happening } of session.table.told) {
          kinds.add(happening.kind)
          for (const said of tell(happening, scene) ?? []) {
            expect(said.text).toMatch(/[.!?:]$/)
            expect(said.text).not.toMatch(/undefined|NaN|null|\[object| {2}|\.\./)
          }
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(40)
    expect(Object.keys(TELLERS)).toEqual(expect.arrayContaining([...kinds]))
  })

  test.each([0, 1, 2, 11, 15, 17, 34, 43])(
    'what was told of haunt %i is told in the same words later',
    (haunt) => {
      const seats = Array.from({ length: 4 }, () => ({ by: 'person' as const }))
      const game = someTable(catalog, { seed: `later-${haunt}`, seats, options: { haunt } })
      const wordsOf = ({ happening }: Told) =>
        AS_IT_IS_NOW.includes(happening.kind) ? null : text(happening, sceneOf(catalog, game.view(0)))
      const live: unknown[] = []
      const listen = () => live.push(...game.told.slice(live.length).map(wordsOf))
      playOn(game, 600, listen)
      listen()
      expect(live.length).toBeGreaterThan(100)
      expect(game.told.map(wordsOf)).toEqual(live)
    },
  )

  test('the reader is you, others go by name', () => {
    const moved: Happening = {
      kind: 'moved',
      rules: [],
      from: 'entrance-hall',
      to: 'ground-floor-staircase',
      cost: 1,
      how: 'walked',
      who: BOB,
    }
    expect(text({ ...moved, who: ALICE })).toBe('You go north to the Ground Floor Staircase.')
    expect(text({ ...moved, who: BOB })).toBe('Bob goes north to the Ground Floor Staircase.')
    expect(text({ ...moved, to: 'front-steps', who: BOB })).toBe('Bob goes out to the Front Steps.')
  })

  test('L-DICE-01: dice are told one by one, with what is added and the total', () => {
    const rolled = {
      kind: 'rolled',
      rules: ['L-DICE-01'],
      dice: [2, 1, 0, 1],
      add: -1,
      total: 3,
      for: 'event',
      word: null,
    } as const
    expect(text({ ...rolled, dice: [2, 1, 0, 1], rules: [], who: ALICE, trait: null })).toBe(
      '4 dice: 2 1 0 1, minus 1, total 3.',
    )
    expect(text({ ...rolled, dice: [2], add: 0, total: 2, rules: [], who: BOB, trait: 'sanity' })).toBe(
      'Bob, Sanity, 1 die: 2, total 2.',
    )
  })

  test('a result is told in the words of its content, even if it does nothing', () => {
    const at = 'event:the-extra-chair#/do/0/choose/options/0/do/0/roll/bands/2-3'
    const source = 'event:the-extra-chair'
    const band = { kind: 'band', source, from: 2, to: 3, at, rules: ['L-DICE-05'] } as const
    const nothing = { kind: 'nothing', source, rules: ['L-PREC-02'] } as const
    const told = tellAll([band, nothing], alice).map((said) => said.text)
    expect(told).toEqual(['A chair. It creaks once and leaves it at that.'])
    const unwritten = tellAll([{ ...band, at: 'event:elsewhere#/do' }, nothing], alice)
    expect(unwritten.map((said) => said.text)).toEqual(['No effect.'])
  })

  test('L-TRAIT-04: a loss tells both numbers and the step', () => {
    const fell = { kind: 'trait-fell' as const, rules: [], who: ALICE, trait: 'might' as const, by: 1 }
    expect(text({ ...fell, step: 3, was: 4, value: 3 })).toBe('You lose 1 Might: 4 to 3, step 3 of 8.')
    expect(text({ ...fell, step: 1, was: 3, value: 3 })).toBe(
      'You lose 1 Might: still 3, step 1 of 8, critical.',
    )
    expect(text({ ...fell, step: 0, was: 3, value: 0 })).toBe('You lose 1 Might: 3 to the skull.')
  })

  test('L-HID-01: what only one may know is told to that one', () => {
    const told: Happening = { kind: 'told-team', rules: [], seenBy: [BOB], who: BOB, team: 'traitor' }
    expect(tell(told, alice)).toBeNull()
    expect(tell(told, sceneOf(catalog, table.view(1)))?.[0]?.text).toBe('For you alone: you are the traitor.')
    expect(tell(told, sceneOf(catalog, table.view(null)))).toBeNull()
  })

  test('a walk of several rooms is one sentence, and each actor begins a line', () => {
    const step = (who: string, from: string, to: string): Happening => ({
      kind: 'moved',
      rules: [],
      who,
      from,
      to,
      cost: 1,
      how: 'walked',
    })
    const lines = paragraphs(
      tellAll(
        [
          step(BOB, 'entrance-hall', 'ground-floor-staircase'),
          step(BOB, 'ground-floor-staircase', 'upper-landing'),
          step(BOB, 'upper-landing', 'ground-floor-staircase'),
          step(ALICE, 'entrance-hall', 'front-steps'),
        ],
        alice,
      ),
    ).map((said) => said.text)
    expect(lines).toEqual([
      'Bob goes by way of the Upper Landing to the Ground Floor Staircase.',
      'You go out to the Front Steps.',
    ])
  })
})
