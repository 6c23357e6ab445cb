/**
 * Copies of a scope with a field changed. In V8 each spread makes objects of a shape of its own, and property access
 * slows down with the number of shapes; these all come from one literal.
 */
import type { ActionWord, CharacterId } from '../ids.ts'
import type { Scope } from './flow.ts'

export const copyScope = (scope: Scope): Scope => ({
  source: scope.source,
  cause: scope.cause,
  me: scope.me,
  target: scope.target,
  card: scope.card,
  word: scope.word,
  rolled: scope.rolled,
  named: scope.named,
})

export function actingAs(scope: Scope, me: CharacterId): Scope {
  const copy = copyScope(scope)
  copy.me = me
  return copy
}

export function aimedAt(scope: Scope, target: CharacterId | null): Scope {
  const copy = copyScope(scope)
  copy.target = target
  return copy
}

export function withWord(scope: Scope, word: ActionWord | null): Scope {
  const copy = copyScope(scope)
  copy.word = word
  return copy
}

export function withRoll(scope: Scope, rolled: number): Scope {
  const copy = copyScope(scope)
  copy.rolled = rolled
  return copy
}

export function naming(scope: Scope, named: string): Scope {
  const copy = copyScope(scope)
  copy.named = named
  return copy
}

/** Several fields at once. */
export const scopeWith = (scope: Scope, other: Partial<Scope>): Scope => ({
  source: other.source ?? scope.source,
  cause: other.cause ?? scope.cause,
  me: other.me ?? scope.me,
  target: other.target === undefined ? scope.target : other.target,
  card: other.card === undefined ? scope.card : other.card,
  word: other.word === undefined ? scope.word : other.word,
  rolled: other.rolled ?? scope.rolled,
  named: other.named === undefined ? scope.named : other.named,
})
