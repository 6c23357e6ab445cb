import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentRoot, filesIn } from '../../src/catalog/files.ts'
import { EDITIONS } from '../../src/engine/ids.ts'
import type { Rule } from '../../src/rulebook/book.ts'
import { bookOf } from '../../src/rulebook/read.ts'
import { coverageOf } from '../../src/scenario/coverage.ts'
import { scenarioRoot } from '../../src/scenario/files.ts'
import { readProofs, rulesNamedIn } from '../../src/scenario/proofs.ts'

const { rules } = bookOf(filesIn(contentRoot()))
const proofs = readProofs()
const proved = [...new Set([...proofs.shown, ...proofs.named])]

describe('the rulebook', () => {
  test('has every rule that a scenario or a test names', () => {
    const ids = new Set(rules.map(({ id }) => id))
    expect(proved.filter((id) => !ids.has(id))).toEqual([])
  })

  // The box has no inhabitants yet, so nothing shows that free play sets three of them out.
  test('covers every Legacy rule outside the campaign but the three inhabitants of free play', () => {
    const { missing, total, justified } = coverageOf(rules, proofs).legacy
    expect(missing).toEqual(['L-FREE-06'])
    expect(justified / total).toBeLessThan(0.15)
  })

  // A rule that has lost its scenario is missing from the list; one that has got its first is not on it yet.
  test('loses no rule that was once covered', async () => {
    await expect(`${proved.sort().join('\n')}\n`).toMatchFileSnapshot(join(scenarioRoot(), 'covered.txt'))
  })

  test('gives no reason for having no test where there is one', () => {
    const needless = rules.filter(({ id, untestable }) => untestable !== undefined && proved.includes(id))
    expect(needless.map(({ id }) => id)).toEqual([])
  })
})

describe('coverage', () => {
  const rule = (id: string, more: Partial<Rule> = {}): Rule => ({
    id,
    kind: 'rule',
    edition: 'legacy',
    section: 'Attack',
    title: id,
    text: id,
    source: 'ATTACK',
    tags: [],
    aliases: [],
    see: [],
    rulings: [],
    ...more,
  })

  test('counts by section what is covered, exempt and missing, the campaign apart', () => {
    const book = [
      rule('L-ATK-01'),
      rule('L-ATK-02'),
      rule('L-ATK-03', { untestable: 'Talk.' }),
      rule('L-DIE-01', { section: 'Death' }),
      rule('L-CAMP-01', { layer: 'campaign' }),
      rule('E3-ATK-01', { edition: 'third' }),
    ]
    const coverage = coverageOf(book, { shown: new Set(['L-ATK-01']), named: new Set(['L-DIE-01']) })
    expect(coverage.legacy).toEqual({
      total: 4,
      covered: 2,
      justified: 1,
      missing: ['L-ATK-02'],
      byScenario: 1,
      reasons: [{ id: 'L-ATK-03', because: 'Talk.' }],
      sections: [
        { section: 'Attack', total: 3, covered: 1, justified: 1, missing: ['L-ATK-02'] },
        { section: 'Death', total: 1, covered: 1, justified: 0, missing: [] },
      ],
      campaign: { total: 1, covered: 0, justified: 0, missing: ['L-CAMP-01'] },
    })
    expect(coverage.third.missing).toEqual(['E3-ATK-01'])
    expect(Object.keys(coverage)).toEqual([...EDITIONS])
  })

  test('reads the rules at the head of a title, and no others', () => {
    const text = `test('L-ATK-03, L-ATK-04: as in L-ATK-09', …)\ntest.each(x)("E1-GEN-01: %s")\nconst why = 'L-DIE-01'`
    expect(rulesNamedIn(text)).toEqual(['L-ATK-03', 'L-ATK-04', 'E1-GEN-01'])
  })
})

test('the guide for authors names everything that can happen and every kind of question', async () => {
  const { TELLERS } = await import('../../src/ui/prose/tell.ts')
  const { DECISION_KINDS } = await import('../../src/engine/state/flow.ts')
  const guide = readFileSync(join(scenarioRoot(), 'README.md'), 'utf8')
  const names = [...Object.keys(TELLERS), ...DECISION_KINDS]
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})
