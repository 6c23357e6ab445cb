import { expect, test } from 'vitest'
import { REFUSALS, type RefusalCode } from '../../../src/engine/refusals.ts'
import { refused } from '../../../src/ui/commands/refuse.ts'
import { sessionFor } from '../../support/plain.ts'

const codes = Object.keys(REFUSALS) as RefusalCode[]

test.each(codes)('the refusal %s says what was understood, by what rule not, and what would work', (code) => {
  const scene = sessionFor({ seed: 'refusals' }).scene()
  for (const instead of [scene.view.decision?.choices ?? [], []]) {
    const { voice, text } = refused(scene, 'ATTACK Bob', { code, ...REFUSALS[code], instead })
    expect(voice).toBe('system')
    expect(text).toMatch(/^ATTACK Bob: [a-z].* \((?:L|E\d)-[A-Z]+-\d\d\)\. You can: .+\.$/)
    expect(text).toContain(`(${REFUSALS[code].rule})`)
  }
})

test('a command that never became a choice is refused with a rule or with what would work', () => {
  const session = sessionFor({ seed: 'refusals' })
  for (const line of [
    'xyzzy',
    'x plugh',
    'go',
    'go might',
    'give',
    'take hat',
    'drop hat',
    'attack ghost',
    'up',
    '99',
    'oops',
    'undo',
    'help xyzzy',
    '!!',
    'drag bob',
  ]) {
    const { out } = session.line(line)
    expect(out.join(' '), line).toMatch(/\(L-[A-Z]+-\d\d\)|You can: |Did you mean|LEGAL|HELP|OOPS/)
  }
})
