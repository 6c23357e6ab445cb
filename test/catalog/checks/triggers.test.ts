import { describe, expect, test } from 'vitest'
import { parse, spoilt } from '../../support/pack.ts'
import { CRYPT, finds, LID } from './finds.ts'

describe('a reaction that sets itself off for ever', () => {
  const endless = /^This reaction to `[a-z-]+` can set itself off for ever; give it `once` or `optional`\.$/
  const on = (text: string) => `reactions:\n  - ${text}\n  - { on: turn-end,`
  const old = 'reactions:\n  - { on: turn-end,'
  finds([
    [
      'healing on being healed',
      CRYPT,
      old,
      on('{ on: healed, do: [heal: { traits: all }] }'),
      'reactions/0',
      endless,
    ],
    [
      'entering on entering',
      CRYPT,
      old,
      on('{ on: enters, do: [place: { at: { tile: crypt } }] }'),
      'reactions/0',
      endless,
    ],
    [
      'damage instead of death',
      CRYPT,
      old,
      on('{ on: would-die, do: [lose: { trait: might, by: 2 }] }'),
      'reactions/0',
      endless,
    ],
    [
      'by way of another',
      CRYPT,
      old,
      on(
        '{ on: healed, do: [damage: { kind: mental, amount: 1 }] }\n  - { on: would-die, do: [heal: { traits: all }] }',
      ),
      'reactions/1',
      endless,
    ],
  ])

  test.each([
    ['comes once', '{ on: healed, once: person, do: [heal: { traits: all }] }'],
    ['may be declined', '{ on: healed, optional: true, do: [heal: { traits: all }] }'],
    ['is for somebody else', '{ on: healed, do: [heal: { who: { all: people, but: me }, traits: same }] }'],
    ['leads elsewhere', '{ on: enters, do: [place: { at: { tile: hall } }] }'],
    ['stops at critical', '{ on: would-die, do: [lose: { trait: might, by: 2, notBelowCritical: true }] }'],
  ])('is fine if it %s', async (_, text) => {
    expect((await parse(spoilt(CRYPT, old, on(text)))).problems).toEqual([])
  })

  const dread = (change: string) =>
    `counters: [{ id: dread, name: Dread, start: 0 }]\nhouseTurn: [counter: { counter: dread, who: { all: heroes }, by: 1 }]\nreactions:\n  - { on: counter-changed, who: heroes, when: { counter: dread, atLeast: 3 }, do: [counter: { counter: dread, ${change} }] }\nmonsters:`
  test.each([
    ['to: 0', []],
    ['to: 2', []],
    ['to: 3', ['reactions/0']],
    ['by: 1', ['reactions/0']],
  ])('given a counter it waits for, when it changes it %s, then only going on counts', async (change, at) => {
    const { problems } = await parse(spoilt(LID, 'monsters:', dread(change)))
    expect(problems.map(({ path }) => path)).toEqual(at)
  })
})
