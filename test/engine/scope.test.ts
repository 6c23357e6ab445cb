import { expect, test } from 'vitest'
import {
  actingAs,
  aimedAt,
  copyScope,
  naming,
  scopeWith,
  withRoll,
  withWord,
} from '../../src/engine/state/scope.ts'

const scope = {
  source: 'item:bells',
  cause: 'item',
  me: 'a',
  target: 'b',
  card: 'bells',
  word: 'ring',
  rolled: 3,
  named: 'c',
} as const

test('copies keep every field but the one changed, and leave the original alone', () => {
  const before = { ...scope }
  expect(copyScope(scope)).toEqual(scope)
  expect(copyScope(scope)).not.toBe(scope)
  expect(actingAs(scope, 'x')).toEqual({ ...scope, me: 'x' })
  expect(aimedAt(scope, null)).toEqual({ ...scope, target: null })
  expect(withWord(scope, null)).toEqual({ ...scope, word: null })
  expect(withRoll(scope, 0)).toEqual({ ...scope, rolled: 0 })
  expect(naming(scope, 'x')).toEqual({ ...scope, named: 'x' })
  const other = { target: null, card: null, rolled: 0 }
  expect(scopeWith(scope, other)).toEqual({ ...scope, ...other })
  expect(scope).toEqual(before)
})
