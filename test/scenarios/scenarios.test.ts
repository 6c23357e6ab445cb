// Every scenario of this folder, played as `lychgate try` plays it.
import { relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ownScenarios, scenarioRoot, tryScenario } from '../../src/scenario/files.ts'

describe('scenarios', () => {
  test.each(ownScenarios().map((one) => [relative(scenarioRoot(), one.file), one] as const))(
    '%s',
    async (_, scenario) => {
      const { rules, because, notes } = await tryScenario(scenario)
      expect(because).toEqual([])
      expect(notes).toEqual([])
      expect(rules).not.toEqual([])
    },
  )
})
