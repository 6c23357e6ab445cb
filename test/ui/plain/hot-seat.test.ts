import { describe, expect, test } from 'vitest'
import { catalog, kindNow, playUntil, sessionFor, sessionWhere } from '../../support/plain.ts'

describe('several people at one keyboard', () => {
  test('the next one is called to the keyboard', () => {
    const session = sessionFor({ seed: 'hot', human: 3 })
    const first = session.seat
    const out = playUntilSeatChanges(session, first)
    expect(out).toMatch(/\| Pass the keyboard to (Alice|Bob|Cora)\./)
    expect(session.seat).not.toBe(first)
  })

  test("L-START-06: a side's page waits until its reader has typed something", () => {
    const session = sessionWhere((one) => kindNow(one) === 'ready', { human: 3 })
    expect(session.memory.lastOut.join('\n')).toContain('alone: press')
    expect(session.memory.lastOut.join('\n')).not.toContain('Action, ')
    expect(session.line('').out.join('\n')).toContain('Action, ')
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
