// Every citation of the program, in every edition: its own rules, or nothing at all.
import { describe, expect, test } from 'vitest'
import { contentRoot, filesIn } from '../../../src/catalog/files.ts'
import { CITED } from '../../../src/engine/editions/cited.ts'
import { playableEditions, rulesetOf } from '../../../src/engine/editions/rulesets.ts'
import { bookOf } from '../../../src/rulebook/read.ts'

const { rules } = bookOf(filesIn(contentRoot()))

describe.each(playableEditions())('the citations of %s', (edition) => {
  const own = new Set(rules.filter((rule) => rule.edition === edition).map(({ id }) => id))
  const { cites } = rulesetOf(edition)

  test('are answered, or marked as unable to happen', () => {
    expect(CITED.filter((id) => cites[id] === undefined)).toEqual([])
  })

  test('name rules of this edition and of no other', () => {
    const strangers = CITED.flatMap((id) => (cites[id] ?? []).filter((rule) => !own.has(rule)))
    expect(strangers).toEqual([])
  })
})
