import { describe, expect, test } from 'vitest'
import type { State } from '../../../src/engine/game.ts'
import type { PlainSession } from '../../../src/ui/plain/session.ts'
import { OMEN_IN_THE_EAST, passUntil, rearranged, revealBy } from '../../support/laid.ts'
import { said, sessionFor, sessionOn, tableFor } from '../../support/plain.ts'

/** How much Lime the person at the keyboard has. */
const lime = (session: PlainSession): number => {
  const view = session.table.view(session.seat)
  const { objects } = view.explorers.find(({ id }) => id === view.viewer)!
  return objects.filter((object) => object === 'lime').length
}
const laden = () => sessionOn(rearranged(haunted(17, 1), holdLime))
const holdLime = ({ explorers, haunt }: State) =>
  explorers[1]!.objects.push(...haunt!.aside.splice(haunt!.aside.indexOf('lime'), 3))

/** A haunt that Alice has set off, with three people at the keyboard, in somebody's turn. */
const haunted = (haunt: number, seat: number) =>
  passUntil(
    revealBy(tableFor({ haunt, human: 3, laid: OMEN_IN_THE_EAST }), 0),
    (table) => table.asks(seat) === 'main',
  )

describe('Objects of a kind', () => {
  const session = laden()
  const held = lime(session)

  test('are counted where they are carried and where they lie', () => {
    expect(said(session, 'i')).toContain(`${held} Lime`)
    expect(said(session, 'drop lime')).toContain('1 Lime down')
    expect(lime(session)).toBe(held - 1)
    expect(said(session, 'look')).toContain('1 Lime')
    expect(said(session, 'x lime')).toContain(`(${held - 1} Lime you carry)`)
    expect(said(session, 'get lime')).toContain('pick up 1 Lime')
  })

  test('can be handled by number, or all at once', () => {
    said(session, 'drop 2 lime')
    expect(lime(session)).toBe(held - 2)
    said(session, 'get all lime')
    expect(lime(session)).toBeGreaterThanOrEqual(held)
    said(session, 'drop all lime')
    expect(lime(session)).toBe(0)
    expect(said(session, 'drop lime')).toMatch(/\(L-ACT-03\)|do not carry/)
  })

  test('and counters stand in the status line, in WHO and on the page', () => {
    expect(said(session, 'me')).toMatch(/Spores \d/)
    expect(said(session, 'who')).toMatch(/Spores \d/)
    expect(said(session, 'goal')).toMatch(/Spores now: .*\d/)
  })
})

test('L-INFO-01: WHO tells the tracks, and GOAL who the revealer is', () => {
  const session = sessionOn(haunted(34, 1))
  expect(said(session, 'who')).toMatch(/Heroes' Pool \d+, Traitor's Pool \d+, Lost Dice \d+/)
  said(session, 'goal')
  const page = said(session, '')
  expect(page).toMatch(/The revealer: (you|Alice|Bob|Cora)\./)
  expect(page).toMatch(/The traitor: (you|Alice|Bob|Cora)\./)
})

describe('an action that is called like a verb', () => {
  const KEY = 'take-the-body'
  const taking = () => {
    const table = haunted(11, 1)
    expect(table.view(1).decision!.choices.filter((key) => key.endsWith(`:${KEY}`))).toHaveLength(1)
    return sessionOn(table)
  }

  test('is done when the verb finds nothing, by its whole name alone', () => {
    const session = taking()
    const before = session.table.journal.length
    session.line('take')
    session.line('take bod')
    const since = session.table.journal.slice(before).map(({ pick }) => pick)
    expect(since.filter((pick) => pick.endsWith(KEY))).toEqual([])
    const another = taking()
    another.line('Take the body')
    expect(another.table.journal.at(-1)!.pick).toContain(KEY)
  })

  test('can name whom it is aimed at', () => {
    const session = taking()
    const { decision, explorers } = session.table.view(session.seat)
    const target = decision!.choices.find((key) => key.endsWith(KEY))!.split(':')[1]
    session.line(`take the body ${explorers.find(({ id }) => id === target)!.name}`)
    expect(session.table.journal.at(-1)!.pick).toContain(KEY)
  })
})

test('somebody who asks WHERE they are is you', () => {
  const session = sessionFor()
  expect(said(session, 'where me')).toMatch(/^You are .*: here\.$/)
})
