import { describe, expect, test } from 'vitest'
import type { PlainSession } from '../../../src/ui/plain/session.ts'
import { OMEN_IN_THE_EAST, passUntil, revealBy } from '../../support/laid.ts'
import {
  besideTheTraitor,
  kindNow,
  playUntil,
  said,
  sessionFor,
  sessionOn,
  tableFor,
} from '../../support/plain.ts'

/** Alice's first turn, with nobody having moved. */
const firstTurn = (): PlainSession => sessionFor()
/** Alice in her first turn, with these cards in hand. */
const carrying = (...cards: string[]): PlainSession => sessionFor({ laid: { hands: { 0: cards } } })
/** Alice has opened a door, and must say how the tile lies. */
const turningTile = (): PlainSession => {
  const session = sessionFor({ laid: { find: ['larder'] } })
  session.line('e')
  expect(kindNow(session)).toBe('turn-tile')
  return session
}
const choicesOf = (session: PlainSession): string[] =>
  session.table.view(session.seat).decision?.choices ?? []

describe('the start', () => {
  test('the first lines say who you are, where, and what can be done', () => {
    const out = firstTurn().memory.lastOut.join('\n')
    expect(out).toMatch(/You are Alice, \d+, of the \w+ family/)
    expect(out).toContain(
      'Exits: north Ground Floor Staircase; east unopened; west unopened; out Front Steps.',
    )
    expect(out).toMatch(/Your turn, round 1\. Moves \d of \d\. Speed \d, Might \d/)
  })
})

describe('what is typed', () => {
  test.each([['l'], ['look'], ['LOOK'], ['the look'], ['loo']])('%j looks', (line) => {
    expect(said(firstTurn(), line)).toMatch(/^Entrance Hall, ground floor\./)
  })

  test('a beginning that could be two verbs asks, and the bare answer works', () => {
    const session = firstTurn()
    expect(said(session, 'lo')).toBe('| Which "lo": 1 LOOK, 2 LOG?')
    expect(said(session, '1')).toMatch(/^Entrance Hall/)
    said(session, 'lo')
    expect(said(session, 'log')).not.toContain('Which')
  })

  test('a name that could be two rooms asks, and the bare answer works', () => {
    const session = firstTurn()
    expect(said(session, 'x landing')).toBe('| Which landing: 1 the Basement Landing, 2 the Upper Landing?')
    expect(said(session, 'upper')).toMatch(/^Upper Landing, upper floor\./)
  })

  test('several commands run in a row, and stop with the reason when something comes up', () => {
    const session = firstTurn()
    expect(said(session, 'n; s then x bob')).toMatch(/You go north.*\nYou go south.*\nBob, \d+/s)
    const stopped = firstTurn()
    const out = said(stopped, 'n; frobnicate; n')
    expect(out).toContain('| No verb "frobnicate".')
    expect(out).toContain('| Stopped before "n": that was not done.')
    expect(stopped.table.journal).toHaveLength(1)
  })

  test('an unknown verb is met with the nearest one, and Enter takes it', () => {
    const session = firstTurn()
    expect(said(session, 'loook')).toBe('| No verb "loook". Did you mean LOOK?  (Enter = yes)')
    expect(said(session, '')).toMatch(/^Entrance Hall/)
    expect(said(session, 'serch')).toBe('| No verb "serch". Did you mean SEARCH?  (Enter = yes)')
    expect(said(session, '')).toContain('(L-ACT-02)')
  })

  test('the first letters of QUIT or UNDO are not enough: it is offered, and Enter takes it', () => {
    const session = firstTurn()
    expect(session.line('qui')).toEqual({ out: ['| Did you mean QUIT?  (Enter = yes)'], refused: true })
    expect(session.line('')).toMatchObject({ quit: true })
    expect(said(session, 'und')).toBe('| Did you mean UNDO?  (Enter = yes)')
  })

  test('OOPS puts the right word in place of the wrong one', () => {
    const session = firstTurn()
    expect(said(session, 'x bbo')).toContain('Nothing in sight is called "bbo"')
    expect(said(session, 'oops bob')).toMatch(/^Bob, \d+/)
    expect(said(session, 'oops cora')).toContain('No word was misunderstood')
  })

  test('HIM and IT are the last one named', () => {
    const session = firstTurn()
    said(session, 'x bob')
    expect(said(session, 'where him')).toMatch(/^Bob is in/)
    const holder = carrying('bells')
    const name = said(holder, 'i').split('\n')[1]!.split(',')[0]!
    said(holder, `x ${name}`)
    expect(said(holder, 'x it')).toContain(name)
  })

  test('G does the last command again', () => {
    const session = firstTurn()
    const who = said(session, 'who')
    expect(said(session, 'g')).toBe(who)
  })

  test('a line of more than 1 KB is refused with a sentence', () => {
    const { out, refused } = firstTurn().line('x '.repeat(600))
    expect({ out, refused }).toEqual({ out: [expect.stringContaining('longer than 1 KB')], refused: true })
  })
})

describe('finding the way', () => {
  test('GO walks known rooms one choice at a time', () => {
    const session = firstTurn()
    const out = said(session, 'go upper landing')
    expect(out).toMatch(/^You go north to the Ground Floor Staircase\.\nYou go up to the Upper Landing\./)
    expect(session.table.journal.map(({ pick }) => pick)).toEqual(['move:north', 'go:upper-landing'])
  })

  test('L-REG-03: a room that has not been found is named, with the doors that are left', () => {
    expect(said(firstTurn(), 'go crypt')).toMatch(
      /^\| The Crypt has not been found \(L-REG-03\)\. Rooms with unopened doors: .*Front Steps \(3\)/,
    )
  })

  test('WHERE, PATH, NEAR, ROOMS, EXITS and UNOPENED answer without a map', () => {
    const session = firstTurn()
    expect(said(session, 'where upper')).toContain('2 moves, north, up.')
    expect(said(session, 'path basement landing')).toMatch(
      /^2 moves: north to the Ground Floor Staircase, down to the Basement Landing\./,
    )
    expect(said(session, 'near 1')).toContain('Ground Floor Staircase 1')
    expect(said(session, 'rooms')).toContain('Ground floor: Entrance Hall, Ground Floor Staircase')
    expect(said(session, 'exits')).toMatch(/^Exits: north/)
    expect(said(session, 'unopened')).toContain('Upper Landing (4)')
  })
})

describe('choosing', () => {
  test('free verbs cost nothing and work while a decision is open', () => {
    const session = turningTile()
    const before = session.table.journal.length
    for (const line of [
      'l',
      'who',
      'i',
      'me',
      'rooms',
      'goal',
      'log',
      'help',
      'x bob',
      'legal',
      'why',
      'exits',
    ])
      expect(session.line(line).refused).toBeUndefined()
    expect(kindNow(session)).toBe('turn-tile')
    expect(session.table.journal).toHaveLength(before)
  })

  test('a decision is answered by its number or by its words', () => {
    for (const byWords of [false, true]) {
      const session = turningTile()
      const [head, first] = said(session, 'legal').split('\n')
      expect(head).toMatch(/^\? Behind the \w+ door: .* Which way do its other doors lead\?$/)
      said(session, byWords ? first!.replace(/^\? 1 /, '') : '1')
      expect(kindNow(session)).not.toBe('turn-tile')
    }
  })

  test('L-EVENT-10: other deeds are refused while a decision is open', () => {
    const session = sessionFor({ laid: { find: ['crawlspace'], draw: ['cold-bread'] } })
    session.line('e')
    expect(kindNow(session)).toBe('option')
    const { out, refused } = session.line('drop all')
    expect(refused).toBe(true)
    expect(out[0]).toMatch(/\(L-EVENT-10\)\. You can: 1 /)
  })

  test('LEGAL numbers the choices of a turn, and a number takes one until something changes', () => {
    const session = firstTurn()
    expect(session.line('1').refused).toBe(true)
    said(session, 'legal')
    const key = choicesOf(session)[0]
    said(session, '1')
    expect(session.table.journal[0]?.pick).toBe(key)
  })

  test('DROP ALL sets everything down in one action, and GET ALL picks it up', () => {
    const session = carrying('bells', 'crossbow')
    const tile = session.table.view(0).explorers[0]!.tile
    const pile = () => session.table.view(0).house.find(({ id }) => id === tile)!.pile.length
    const [before, held] = [pile(), session.table.view(0).explorers[0]!.cards.length]
    said(session, 'drop all')
    expect(pile()).toBe(before + held)
    expect(session.table.journal.at(-1)?.pick).not.toBe('end')
  })

  test('UNDO takes back a choice that showed nothing, and says why it cannot otherwise', () => {
    const session = firstTurn()
    said(session, 'n')
    expect(said(session, 'undo')).toMatch(/^\| Undone\.\nEntrance Hall/)
    expect(session.table.journal).toHaveLength(0)
    expect(session.line('undo')).toMatchObject({ refused: true })
  })

  test('UNDO takes back a whole DROP, not only the "no more" it ended with', () => {
    const session = carrying('bells', 'crossbow')
    const { cards } = session.table.view(0).explorers[0]!
    said(session, `drop ${cards.at(-1)!.replaceAll('-', ' ')}`)
    expect(session.table.view(0).explorers[0]!.cards).toHaveLength(cards.length - 1)
    expect(said(session, 'undo')).toMatch(/^\| Undone\./)
    expect(session.table.view(0).explorers[0]!.cards).toEqual(cards)
    expect(kindNow(session)).toBe('main')
  })

  test('WHY names the rules of what was said last', () => {
    const session = firstTurn()
    said(session, 'n')
    expect(said(session, 'why')).toBe('| You go north to the Ground Floor Staircase. (L-MOVE-02)')
    said(session, 'attack bob')
    expect(said(session, 'why')).toBe('| L-ATK-01: Nobody can be attacked before the haunt.')
  })

  test('refusals are never journalled', () => {
    const session = firstTurn()
    for (const line of ['attack bob', 'go crypt', 'drink', 'up', 'give bells to bob', '9', 'xyzzy'])
      session.line(line)
    expect(session.table.journal).toHaveLength(0)
  })

  test('Q leaves', () => {
    for (const line of ['q', 'Q', 'quit']) expect(firstTurn().line(line).quit).toBe(true)
  })
})

describe('the haunt', () => {
  test('L-ORDER-05: the reading page is shown once, and READY goes on', () => {
    const session = sessionFor({ laid: OMEN_IN_THE_EAST })
    session.line('e')
    expect(kindNow(session)).toBe('ready')
    expect(session.memory.lastOut.join('\n')).toContain('Haunt 1: Leave Before Light. You are')
    expect(session.memory.lastOut.at(-1)).toBe(
      '? When you have read your page, type READY. GOAL shows it again.',
    )
    said(session, 'ready')
    expect(kindNow(session)).not.toBe('ready')
  })

  test('GOAL shows the page of one side only, with the numbers as they stand', () => {
    for (const team of ['heroes', 'traitor'] as const) {
      const revealed = revealBy(tableFor({ laid: OMEN_IN_THE_EAST }), team === 'traitor' ? 0 : 1)
      const session = sessionOn(passUntil(revealed, (table) => table.asks(0) === 'main'))
      expect(session.table.view(0).explorers[0]!.team).toBe(team)
      const out = said(session, 'goal')
      expect(out).toMatch(/Nail.* now: \d+\./)
      expect(out.includes('Drive a nail')).toBe(team === 'heroes')
      expect(out.includes('Fill the box')).toBe(team === 'traitor')
    }
  })

  test('L-ATK-04: ATTACK NAME chooses the attack', () => {
    const session = sessionOn(besideTheTraitor())
    const attacks = choicesOf(session).filter((one) => one.startsWith('attack:'))
    expect(attacks).toHaveLength(1)
    const [key] = attacks
    said(session, 'attack')
    expect(session.table.journal.findLast(({ seat }) => seat === 0 || seat === session.seat)?.pick).toBe(key)
  })
})

test('LOG with a word tells what has it, as many lines as are asked for', () => {
  const session = sessionFor({ seed: 'crow' })
  playUntil(session, ({ table }) => table.journal.length > 60)
  const told = (line: string) => session.line(line).out
  const all = told('log 500').join('\n')
  expect(all).toContain('Bob')
  const about = told('log 500 bob')
  expect(about.length).toBeGreaterThan(3)
  expect(about.every((line) => /bob/i.test(line))).toBe(true)
  expect(told('log grep bob 2')).toEqual(about.slice(-2))
  expect(told('log 2 bob')).toEqual(about.slice(-2))
  expect(told('log zebedee')).toEqual(['| No line of the log has "zebedee" in it.'])
})
