import { describe, expect, test } from 'vitest'
import type { PlainSession } from '../../../src/ui/plain/session.ts'
import { kindNow, said, sessionWhere } from '../../support/plain.ts'

/** Somebody at the keyboard with three Lime or more, in the middle of their turn. */
const lime = (session: PlainSession): number => {
  const view = session.table.view(session.seat)
  const { objects } = view.explorers.find(({ id }) => id === view.viewer)!
  return objects.filter((object) => object === 'lime').length
}
const laden = () =>
  sessionWhere((session) => kindNow(session) === 'main' && lime(session) >= 3, { haunt: 17, human: 3 })

describe('Objects of a kind', () => {
  const session = laden()
  const held = lime(session)

  test('are counted where they are carried and where they lie', () => {
    expect(said(session, 'i')).toContain(`${held} Lime`)
    expect(said(session, 'drop lime')).toContain('1 Lime down')
    expect(lime(session)).toBe(held - 1)
    expect(said(session, 'look')).toContain('1 Lime')
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
