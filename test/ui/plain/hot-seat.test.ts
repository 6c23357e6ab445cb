import { describe, expect, test } from 'vitest'
import type { State } from '../../../src/engine/game.ts'
import type { Seat } from '../../../src/engine/ids.ts'
import type { Table } from '../../../src/table/table.ts'
import type { PlainSession } from '../../../src/ui/plain/session.ts'
import { OMEN_IN_THE_EAST, passUntil, rearranged, revealBy } from '../../support/laid.ts'
import { catalog, kindNow, playUntil, said, sessionFor, sessionOn, tableFor } from '../../support/plain.ts'

describe('several people at one keyboard', () => {
  test('the next one is called to the keyboard', () => {
    const session = sessionFor({ seed: 'hot', human: 3 })
    const first = session.seat
    const out = playUntilSeatChanges(session, first)
    expect(out).toMatch(/\| Pass the keyboard to (Alice|Bob|Cora)\./)
    expect(session.seat).not.toBe(first)
  })

  test("L-START-06: a side's page waits until its reader has typed something", () => {
    const session = sessionOn(revealBy(tableFor({ human: 3, laid: OMEN_IN_THE_EAST }), 0))
    expect(kindNow(session)).toBe('ready')
    expect(session.memory.lastOut.join('\n')).toContain('alone: press')
    expect(session.memory.lastOut.join('\n')).not.toContain('1. Pull a nail.')
    expect(session.line('').out.join('\n')).toContain('1. Pull a nail.')
    expect(kindNow(session)).toBe('ready')
  })

  test('L-HSTR-11: what only the traitor may know is told to nobody else', () => {
    for (const seed of ['secret-1', 'secret-2', 'secret-3', 'secret-4']) {
      const session = sessionFor({ seed, haunt: 0, human: 3 })
      const seen: { seat: number; out: string }[] = []
      const line = session.line.bind(session)
      session.line = (text) => {
        const { seat } = session
        const answer = line(text)
        seen.push({ seat, out: answer.out.join('\n') })
        return answer
      }
      playUntil(session, (one) => one.table.view(null).phase === 'haunt')
      const view = session.table.view(null)
      if (!view.haunt) continue
      const traitor = view.explorers.findIndex(({ team }) => team === 'traitor')
      expect(catalog.haunts[view.haunt.number]!.secrets).toHaveLength(1)
      expect(seen.filter(({ out }) => out.includes('For you alone')).map(({ seat }) => seat)).toEqual([
        traitor,
      ])
    }
  })
})

function playUntilSeatChanges(session: ReturnType<typeof sessionFor>, seat: number): string {
  const all: string[] = []
  playUntil(session, (one) => {
    all.push(...one.memory.lastOut)
    return one.seat !== seat
  })
  return all.join('\n')
}

/** Lines to look about with; none of them may bring up what somebody else has typed or been told. */
const LOOKING = [
  'repeat',
  'g',
  'again',
  'oops',
  'undo',
  'why',
  'rules here',
  'rules why',
  'log 500',
  'who',
  'x them',
  '?',
  'help',
  'legal',
  'goal',
  'me',
]
const teamOf = (session: PlainSession, seat: number) => session.table.view(seat).explorers[seat]!.team
/** A haunt that Alice has set off, with three people at the keyboard; everybody passes until somebody is asked this. */
function hauntedUntil(haunt: number, kind: string, change: (state: State) => void = () => {}): Table {
  const revealed = revealBy(tableFor({ haunt, human: 3, laid: OMEN_IN_THE_EAST }), 0)
  const begun = passUntil(revealed, (table) => table.asks(table.nextSeat()!) === 'main')
  return passUntil(rearranged(begun, change), (table) => table.asks(table.nextSeat()!) === kind)
}
const guiltyIs = (seat: Seat) => (state: State) => {
  for (const one of state.explorers) one.team = one.seat === seat ? 'traitor' : 'heroes'
}
/** Bob is the first of a ballot to be called to the keyboard; Enter has not been pressed. */
const ballotOf = (guilty: Seat = 2) => sessionOn(hauntedUntil(43, 'vote', guiltyIs(guilty)), { curtain: 5 })

describe('a ballot at one keyboard', () => {
  test('waits until nobody else is looking, and a curtain falls behind it', () => {
    const session = ballotOf()
    expect(session.memory.lastOut.join('\n')).toContain('press Enter')
    expect(session.memory.lastOut.join('\n')).not.toContain('whom do you pick')
    expect(said(session, '')).toContain('whom do you pick')
    const first = session.seat
    const out = session.line('1').out
    expect(out.slice(0, 5)).toEqual(['', '', '', '', ''])
    expect(out.join('\n')).toContain('press Enter')
    expect(session.seat).not.toBe(first)
  })

  test.each(LOOKING)(
    'L-HID-01: given two different ballots before, then the next person hears the same from %s',
    (line) => {
      const heard = ['1', '2'].map((ballot) => {
        const session = ballotOf()
        expect(teamOf(session, session.seat)).toBe('heroes')
        session.line('')
        session.line(ballot)
        return [session.memory, said(session, ''), said(session, line), said(session, '')]
      })
      expect(heard[0]).toEqual(heard[1])
    },
  )

  test('is not kept for the arrow keys', () => {
    const session = ballotOf()
    expect(session.isSealed).toBe(true)
    for (let n = 0; n < 3; n++) session.line('1')
    expect(session.isSealed).toBe(false)
  })

  test('is given by name, by number, and with something more by its words', () => {
    const guilty = () => {
      const session = ballotOf(1)
      expect(teamOf(session, session.seat)).toBe('traitor')
      session.line('')
      return session
    }
    const session = guilty()
    const { choices } = session.table.view(session.seat).decision!
    expect(choices).toHaveLength(6)
    const [name] = session.table
      .view(session.seat)
      .explorers.flatMap((one) => (choices[0] === `target:${one.id}` ? [one.name] : []))
    const typed = [
      ['1', choices[0]],
      [name!, choices[0]],
      [name!.slice(0, 2), choices[0]],
      [`${name} and wait`, choices[1]],
      [`${name} wait`, choices[1]],
      [`${name} and w`, choices[1]],
      [`${name} and the rider hurries`, choices[2]],
    ] as const
    for (const [line, key] of typed) {
      const one = guilty()
      one.line(line)
      expect(one.table.journal.at(-1)!.pick, line).toBe(key)
    }
  })
})

test('L-HID-01: at one keyboard neither WHO nor ME tells a hidden side, and GOAL waits until nobody else is looking', () => {
  const session = sessionOn(hauntedUntil(43, 'main', guiltyIs(1)), { curtain: 5 })
  for (const line of ['who', 'me', 'x me', 'l']) expect(said(session, line)).not.toContain('raitor')
  expect(said(session, 'goal')).not.toContain('You are the traitor')
  expect(said(session, '')).toContain('You are the traitor')
  expect(session.line('i').out.slice(0, 5)).toEqual(['', '', '', '', ''])
})

test('a bid is the number typed, alone or among words', () => {
  for (const line of ['1', 'commit 1', '1 STAKE', 'commit 1 STAKE']) {
    const session = sessionOn(hauntedUntil(2, 'bid'))
    const asked = /In secret: how much (Testimony|Evidence) do you commit, from 0 to \d+\?/.exec(
      said(session, ''),
    )
    session.line(line.replace('STAKE', asked![1]!))
    expect(session.table.journal.at(-1)!.pick).toBe('bid:1')
  }
})

test('a bid can be all or none, and nothing typed to look about is taken for one', () => {
  const bidding = () => {
    const session = sessionOn(hauntedUntil(2, 'bid'))
    session.line('')
    return session
  }
  const session = bidding()
  const { seat } = session
  const before = session.table.journal.length
  for (const line of [
    '-1',
    'commit -1',
    '1.5',
    '1,5',
    '1 2',
    'log 1',
    'x beadle 1',
    'near 1',
    '',
    'zzz',
    '99',
  ])
    session.line(line)
  expect(session.table.journal).toHaveLength(before)
  const { choices } = session.table.view(seat).decision!
  for (const [line, key] of [
    ['all', choices.at(-1)],
    ['commit everything', choices.at(-1)],
    ['NONE', 'bid:0'],
    ['commit nothing', 'bid:0'],
  ] as const) {
    const one = bidding()
    one.line(line)
    expect(one.table.journal.at(-1)!.pick, line).toBe(key)
  }
})

test('a bid with something more is given by its words, or by the number beside it', () => {
  const bidding = (guilty: Seat) => {
    const session = sessionOn(hauntedUntil(49, 'bid', guiltyIs(guilty)), { curtain: 5 })
    return { session, asked: said(session, '') }
  }
  const hero = bidding(2)
  expect(hero.asked).toContain('Type the number. Only the total is told.')
  hero.session.line('4')
  expect(hero.session.table.view(hero.session.seat).given).toBeNull()
  const told = ['2', '', '2', '', '2', ''].map((line) => said(hero.session, line)).join('\n')
  expect(told).toContain(
    'The bids are counted, and nobody says whose they were. Wax Burning: 6. Open Hands: 3.',
  )
  for (const [line, key] of [
    ['3', 'bid:3'],
    ['commit 3', 'bid:3'],
    ['all', 'bid:3'],
    ['2 and snuff', 'bid:2+snuff'],
    ['2 snuff', 'bid:2+snuff'],
    ['4', 'bid:0+snuff'],
  ] as const) {
    const { session, asked } = bidding(1)
    expect(asked).toContain('Type the number, or the words. Only the total is told.')
    session.line(line)
    expect(session.table.journal.at(-1)!.pick, line).toBe(key)
  }
})

test('a number that is no choice is never taken for one', () => {
  const session = sessionOn(hauntedUntil(43, 'vote'))
  session.line('')
  const before = session.table.journal.length
  for (const line of ['-1', '- 1', '+2', '1.5', '1,2', '0', '99'])
    expect(said(session, line), line).toContain('There is no choice')
  expect(session.table.journal).toHaveLength(before)
})

const giveTestimony = ({ explorers, haunt }: State) =>
  explorers[2]!.objects.push(...haunt!.aside.splice(haunt!.aside.indexOf('testimony'), 2))

test('L-INFO-01: given two different bids before, then the next person hears the same', () => {
  const heard = ['0', '1'].map((amount) => {
    const session = sessionOn(hauntedUntil(2, 'bid', giveTestimony))
    expect(session.table.view(null).waiting.length).toBeGreaterThan(1)
    session.line('')
    return [said(session, amount), ...LOOKING.map((line) => said(session, line))]
  })
  expect(heard[0]).toEqual(heard[1])
})

/** Every die shows 2, for longer than any test plays. */
const dieOfTwos = ({ rng }: State) => {
  rng.dice = { given: new Array(2000).fill(2) }
}

test('L-HID-01: an answer for one person alone waits until nobody else is looking, and is gone for the next', () => {
  const session = sessionOn(hauntedUntil(43, 'main', dieOfTwos), { curtain: 5 })
  for (const line of ['go front steps', 'study', '1', '1']) session.line(line)
  expect(session.table.told.at(-1)?.happening.kind).toBe('learned')
  const told = session.memory.lastOut.join('\n')
  expect(told).toMatch(/asks? about/)
  expect(told).toContain('press Enter')
  expect(told).not.toContain('For you alone')
  expect(said(session, '')).toMatch(/For you alone: (yes|no)/)
  expect(session.line('l').out.slice(0, 5)).toEqual(['', '', '', '', ''])
  const first = session.seat
  playUntil(session, (one) => one.seat !== first)
  const next = ['log 500', '', 'repeat', 'why'].map((line) => said(session, line)).join('\n')
  expect(next).not.toMatch(/For you alone: (yes|no)/)
})
