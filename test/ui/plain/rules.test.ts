// RULES, WHY and RULES HERE in the game.
import { describe, expect, test } from 'vitest'
import { openRules } from '../../../src/rulebook/load.ts'
import { kindNow, said, sessionFor } from '../../support/plain.ts'

const rules = await openRules()
const session = (more = {}) => sessionFor({ rules, ...more })

describe('RULES', () => {
  test('answers words and ids as the command line does, in sentences', () => {
    const game = session()
    const lines = said(game, 'rules haunt roll').split('\n')
    expect(lines[0]).toBe('| L-TRIG-03 One die for every Omen found. Legacy, rule.')
    expect(lines.length).toBeLessThanOrEqual(9)
    expect(said(game, 'RULE l-atk-1')).toMatch(
      /^\| L-ATK-01 No attack before the haunt\. Legacy, rule\.\n\| Attacks exist/,
    )
    expect(said(game, 'rules L-LOS')).toMatch(/^\| L-LOS-01 Sight runs straight through doorways\.\n/)
    expect(said(game, 'rules card bels')).toContain('| RING: ')
    expect(said(game, 'rules haunt roll --all')).toContain('L-TRIG-04 ')
  })

  test('costs nothing, changes nothing and works while something must be answered', () => {
    // Bearers' Rest hurts whoever ends a turn there alone.
    const game = session({ laid: { find: ['bearers-rest'], draw: ['cold-bread'] } })
    for (const line of ['e', 'leave it', 'end']) game.line(line)
    expect(kindNow(game)).toBe('damage')
    const before = JSON.stringify(game.table.toSave(''))
    for (const line of [
      'rules damage',
      'rules here',
      'rules why',
      'why',
      'rules',
      'rules diff legacy third traits',
    ])
      expect(game.line(line).refused, line).toBeUndefined()
    expect(JSON.stringify(game.table.toSave(''))).toBe(before)
    expect(said(game, 'rules here')).toContain('L-TRAIT-04 The victim splits the damage.')
  })

  test('refuses what it does not know', () => {
    expect(session().line('rules L-TRIG-30')).toMatchObject({
      out: ['| No rule L-TRIG-30. L-TRIG has 01 to 09.'],
      refused: true,
    })
  })

  test('L-EVENT-03: keeps Events and haunts sealed, spoilers or not', () => {
    const game = session()
    expect(said(game, 'rules card knock')).toMatch(
      /\| Its effects are sealed until you roll \(L-EVENT-03\)\.$/,
    )
    expect(said(game, 'rules haunt 17')).toBe('| 1 sealed result (haunt 17).')
    expect(said(game, 'rules haunt 17 --spoilers')).not.toContain('preview')
  })

  test('says so where there is no book', () => {
    const game = sessionFor()
    expect(game.line('rules attack').refused).toBe(true)
    expect(said(game, 'rules here')).toContain('Entrance Hall')
  })
})

describe('RULES HERE', () => {
  test('tells the room, what is carried and the rules for what may be done', () => {
    const game = session({ laid: { hands: { 0: ['bells', 'brooch'] } } })
    const here = said(game, 'rules here')
    const { explorers } = game.table.view(game.seat)
    for (const card of explorers[game.seat]!.cards)
      expect(here).toContain(game.table.catalog.cards[card]!.name)
    expect(here).toContain('| L-TURN-05 A turn ends when you stop.')
    expect(here).toContain('| L-ACT-13 DROP: leave cards on your tile.')
  })
})

describe('WHY', () => {
  test('goes back from the last effect to where it began', () => {
    const game = session()
    said(game, 'n')
    expect(said(game, 'why')).toBe(
      '| You go north to the Ground Floor Staircase. (L-MOVE-02 Pay for the tile you leave)',
    )
    const drawn = session({ laid: { find: ['bearers-rest'], draw: ['cold-bread'] } })
    said(drawn, 'e')
    const chain = said(drawn, 'rules why').split('\n')
    expect(chain.length).toBeGreaterThan(1)
    expect(chain.slice(1).every((line) => line.startsWith('| Because: '))).toBe(true)
    expect(chain.join('\n')).toContain('L-MOVE-12 Drawing a card ends your moves')
  })

  test('after a refusal reads out the rule, whoever refused', () => {
    const game = session()
    expect(said(game, 'attack bob')).toContain('(L-ATK-01)')
    expect(said(game, 'why')).toMatch(
      /^\| L-ATK-01 No attack before the haunt\. Legacy, rule\.\n\| Attacks exist/,
    )
    expect(said(game, 'go up')).toContain('(L-REG-03)')
    expect(said(game, 'rules why')).toMatch(/^\| L-REG-03 Adjacent means joined/)
    said(game, 'n')
    expect(said(game, 'why')).toContain('L-MOVE-02')
  })
})
