// What computer players say of themselves, and to whom they say it.
import { describe, expect, test } from 'vitest'
import type { PlainSession } from '../../../src/ui/plain/session.ts'
import { sceneOf } from '../../../src/ui/prose/scene.ts'
import { mayHear } from '../../../src/ui/prose/why.ts'
import { OMEN_IN_THE_EAST, passUntil, revealBy } from '../../support/laid.ts'
import { catalog, playUntil, said, sessionFor, sessionOn, tableFor } from '../../support/plain.ts'
import { REASON, TELLTALES } from '../../support/telltales.ts'

const minds = TELLTALES
const KEEPS = 'keeps that secret until the game is over.'
/** The others have had a turn. */
const playedOn = () => {
  const session = sessionFor({ minds, seed: 'crow' })
  playUntil(session, ({ table }) => table.reasonOf(1) !== null && table.reasonOf(2) !== null)
  return session
}

describe('WHY', () => {
  test('with a name: the plan and its chance', () => {
    expect(said(playedOn(), 'why bob')).toMatch(
      /^\| Bob meant to wait in .*, 4 in 5 to succeed\. Anything else would cost more than it brings\. .+ (change|instead)/,
    )
    const session = playedOn()
    for (const question of ['did cora do that', 'is cora going there', 'cora', '3'])
      expect(said(session, `why ${question}`)).toMatch(/^\| Cora meant to wait in /)
  })

  test('ALL is everybody in turn; alone it follows the rules of what was said', () => {
    const names = (text: string) => text.split('\n').flatMap((line) => REASON.exec(line)?.[1] ?? [])
    expect(names(said(playedOn(), 'why all'))).toEqual(['Bob', 'Cora'])
    const alone = said(playedOn(), 'why')
    expect(alone).toMatch(/\(L-[A-Z]+-\d+/)
    expect(names(alone)).toEqual(['Bob', 'Cora'])
  })

  test('after a refusal it is about the refusal and nothing else', () => {
    const session = playedOn()
    said(session, 'attack bob')
    expect(said(session, 'why')).not.toMatch(/mean[st]+ to|chose/)
  })

  test('people answer for themselves', () => {
    const session = sessionFor({ minds, human: 2 })
    expect(said(session, 'why bob')).toContain(
      session.seat === 1 ? 'That is your own seat' : 'A person plays Bob',
    )
    expect(said(session, 'why alice')).toContain(
      session.seat === 0 ? 'That is your own seat' : 'A person plays Alice',
    )
  })

  test('nobody is called that, and who chose without a reason has none', () => {
    const session = sessionFor()
    expect(said(session, 'why zebedee')).toContain('Nothing in sight is called "zebedee". OOPS')
    expect(said(session, 'why corra')).toContain('Nothing in sight is called "corra". Did you mean Cora?')
    expect(said(session, 'why cora')).toBe('| Cora has given no reason since you sat down.')
    expect(said(session, 'why all')).toContain('No computer player has a plan')
  })
})

describe('WHYS', () => {
  const reasonsIn = (whys: 'off' | 'brief' | 'full') => {
    const session = sessionFor({ minds, seed: 'crow', whys, chapter: 0 })
    const lines: string[] = []
    const { line } = session
    session.line = (text) => {
      const answer = line.call(session, text)
      lines.push(...answer.out)
      return answer
    }
    playUntil(session, ({ table }) => table.journal.length > 150)
    return lines.filter((one) => REASON.test(one))
  }

  test('off says nothing, brief tells the plans of turns, full what was answered too', () => {
    expect(reasonsIn('off')).toEqual([])
    const brief = reasonsIn('brief')
    expect(brief.length).toBeGreaterThan(0)
    expect(brief.every((line) => line.includes('means to'))).toBe(true)
    const full = reasonsIn('full')
    expect(full.some((line) => line.includes(' chose "'))).toBe(true)
    expect(full.filter((line) => line.includes('means to')).length).toBeGreaterThan(0)
  })

  test('is set by typing, and says what it is set to', () => {
    const session = sessionFor({ minds })
    expect(said(session, 'whys')).toContain('WHYS BRIEF or FULL changes it')
    expect(said(session, 'whys brief')).toContain('announce any plans you may know')
    expect(session.memory.whys).toBe('brief')
    expect(session.line('whys loud')).toMatchObject({
      refused: true,
      out: ['| WHYS takes OFF, BRIEF or FULL.'],
    })
  })
})

describe('once the haunt has begun', () => {
  const { haunts } = catalog
  const secret = Object.values(haunts).filter(({ team }) => team.kind !== 'known' && team.kind !== 'none')

  test.each(secret.map(({ number, team }) => ({ haunt: number, kind: team.kind })))(
    'L-HID-01: haunt $haunt ($kind): nobody says why until the game is over, then everybody does',
    ({ haunt }) => {
      let asked = 0
      for (const seed of ['ash', 'birch', 'cedar']) {
        const session = sessionFor({ minds, haunt, seed, whys: 'full' })
        const leaks: string[] = []
        const plainly = session.line.bind(session)
        session.line = (text) => {
          const isHaunt = session.table.view(null).haunt !== null
          const answer = plainly(text)
          if (!isHaunt) return answer
          const questions = !session.isOver && asked++ % 5 === 0 ? ['why bob', 'why all', 'why'] : []
          const told = [...answer.out, ...questions.flatMap((question) => plainly(question).out)]
          leaks.push(...told.filter((one) => REASON.test(one)))
          return answer
        }
        playUntil(session, () => false, 4000)
        expect(leaks).toEqual([])
        expect(session.isOver).toBe(true)
        expect(said(session, 'why bob')).toMatch(REASON)
      }
      expect(asked).toBeGreaterThan(10)
    },
  )

  test('L-INFO-03: one hears their own side and nobody else', () => {
    // Bob has set the haunt off, and the computers have had a turn in it.
    const session = sessionOn(revealBy(tableFor({ minds, laid: OMEN_IN_THE_EAST }), 1))
    for (const line of ['ready', 'end']) session.line(line)
    expect(session.table.view(0)).toMatchObject({ phase: 'haunt', round: 2, decision: { kind: 'main' } })
    const { explorers } = session.table.view(0)
    const [traitor, hero] = [1, 2].sort((seat) => (explorers[seat]!.shown === 'traitor' ? -1 : 1))
    const name = (seat: number) => session.table.seats[seat]!.name
    expect(said(session, `why ${name(traitor!)}`)).toBe(`| ${name(traitor!)} ${KEEPS}`)
    expect(said(session, `why ${name(hero!)}`)).toMatch(REASON)
    const all = said(session, 'why all')
    expect(all).toContain(name(hero!))
    expect(all).not.toContain(name(traitor!))
  })

  test('L-INFO-03: what one of two at a keyboard may hear and the other may not is not said aloud', () => {
    const isSplit = (session: PlainSession) => {
      const { phase, explorers } = session.table.view(0)
      return phase === 'haunt' && explorers[0]!.shown !== explorers[1]!.shown
    }
    const revealed = revealBy(tableFor({ minds, human: 2, laid: OMEN_IN_THE_EAST }), 1)
    const begun = passUntil(revealed, (table) => table.view(null).phase === 'haunt')
    const session = sessionOn(begun, { whys: 'full' })
    expect(isSplit(session)).toBe(true)
    const aloud: string[] = []
    const plainly = session.line.bind(session)
    session.line = (text) => {
      const answer = plainly(text)
      if (!session.isOver) aloud.push(...answer.out)
      return answer
    }
    playUntil(session, ({ table }) => table.isOver, 120)
    expect(aloud.length).toBeGreaterThan(20)
    expect(aloud.filter((line) => REASON.test(line))).toEqual([])
  })

  test('a ballot and a look into a pack stay with whoever gave or had them, on any side', () => {
    const session = playedOn()
    const reason = session.table.reasonOf(1)!
    const scene = sceneOf(catalog, session.table.view(0))
    const asked = (kind: string) =>
      ({ ...reason, view: { ...reason.view, decision: { ...reason.view.decision!, kind } } }) as typeof reason
    expect(['main', 'vote', 'bid', 'peek'].map((kind) => mayHear(scene, asked(kind)))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('somebody who only watches hears nobody', () => {
    const session = sessionOn(revealBy(tableFor({ minds, laid: OMEN_IN_THE_EAST }), 1))
    for (const line of ['ready', 'end']) session.line(line)
    expect([1, 2].some((seat) => session.table.reasonOf(seat))).toBe(true)
    const onlooker = sceneOf(catalog, session.table.view(null))
    for (const seat of [1, 2]) {
      const reason = session.table.reasonOf(seat)
      if (reason) expect(mayHear(onlooker, reason)).toBe(false)
    }
  })
})
