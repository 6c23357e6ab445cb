// What a newcomer stumbled over.
import { describe, expect, test } from 'vitest'
import { tellAll } from '../../../src/ui/prose/tell.ts'
import { OMEN_IN_THE_EAST, passUntil, revealBy } from '../../support/laid.ts'
import { said, sessionFor, sessionOn, tableFor } from '../../support/plain.ts'

describe('help', () => {
  test('fits a small screen, and HELP ALL explains every verb by its other names', () => {
    const session = sessionFor({ wrap: 76 })
    expect(said(session, 'help').split('\n').length).toBeLessThan(20)
    expect(said(session, 'help all')).toContain('| n (also north): Go north, or open the door there.')
    expect(said(session, 'help l')).toContain('l (also look, :)')
  })
})

test('Enter alone says whose turn it is and what can be done', () => {
  const session = sessionFor()
  expect(said(session, '')).toMatch(/^Your turn, round \d+.*\n\| You can: /)
})

test('somebody who does nothing in a turn is said to wait', () => {
  const session = sessionFor()
  const scene = session.scene()
  const who = scene.view.explorers[1]!.id
  const turn = [
    { kind: 'turn-began' as const, rules: [], who, moves: 4 },
    { kind: 'turn-ended' as const, rules: [], who },
  ]
  expect(tellAll(turn, scene).map(({ text }) => text)).toEqual(['Bob waits.'])
})

test('dropping one of several things says nothing more of it', () => {
  const session = sessionFor({ laid: { hands: { 0: ['bells', 'crossbow'] } } })
  const text = said(session, 'drop all')
  expect(text).toContain('You set ')
  expect(text).not.toContain('Nothing comes of it')
})

test('a monster is named before its place is described', () => {
  const revealed = revealBy(tableFor({ laid: OMEN_IN_THE_EAST }), 0)
  const session = sessionOn(passUntil(revealed, (table) => table.asks(0) === 'monster'))
  expect(said(session, '')).toMatch(/^\? You move Cold Hand \d .*\nExits: .*\n(There: .*\n)?\| You can: /)
})
