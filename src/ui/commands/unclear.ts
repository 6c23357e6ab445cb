/** Answers to the parser's own questions. */
import { exactVerb } from './verbs.ts'
import { allBegin, bare, wordsOf } from './words.ts'

/** The bare answer to "Which bell: 1 …, 2 …?". */
export function pickOf(names: readonly string[][], typed: string): number | null {
  const words = wordsOf(typed)
  if (/^\d+$/.test(typed))
    return Number(typed) >= 1 && Number(typed) <= names.length ? Number(typed) - 1 : null
  if (exactVerb(typed.toLowerCase())) return null
  const exact = names.findIndex((calls) => calls.some((name) => wordsOf(name).join(' ') === words.join(' ')))
  if (exact >= 0) return exact
  const found = names.flatMap((calls, n) =>
    words.length > 0 && allBegin(words, calls.flatMap(bare)) ? [n] : [],
  )
  return found.length === 1 ? found[0]! : null
}
