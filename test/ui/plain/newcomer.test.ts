// What a newcomer stumbled over.
import { describe, expect, test } from 'vitest'
import { tellAll } from '../../../src/ui/prose/tell.ts'
import { said, sessionFor, sessionWhere } from '../../support/plain.ts'

const kindNow = (session: ReturnType<typeof sessionFor>) => session.scene().view.decision?.kind

describe('help', () => {
  test('fits a small screen, and HELP ALL explains every verb by its other names', () => {
    const session = sessionFor({ wrap: 76 })
    expect(said(session, 'help').split('\n').length).toBeLessThan(20)
    expect(said(session, 'help all')).toContain('| n (also north): Go north, or open the door there.')
    expect(said(session, 'help l')).toContain('l (also look, :)')
  })
})

test('Enter alone says whose turn it is and what can be done', () => {
  const session = sessionWhere((one) => kindNow(one) === 'main')
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
  const drops = (one: ReturnType<typeof sessionFor>) =>
    (one.scene().view.decision?.choices ?? []).filter((key) => key.startsWith('drop:'))
  const session = sessionWhere((one) => kindNow(one) === 'main' && drops(one).length > 1)
  const text = said(session, 'drop all')
  expect(text).toContain('You set ')
  expect(text).not.toContain('Nothing comes of it')
})

test('a monster is named before its place is described', () => {
  const session = sessionWhere((one) => kindNow(one) === 'monster')
  expect(said(session, '')).toMatch(/^\? You move Cold Hand \d .*\nExits: .*\n(There: .*\n)?\| You can: /)
})
