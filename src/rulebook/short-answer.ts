/** The first line of an answer: yes, no, a number. */
import type { ShortAnswer } from './book.ts'
import { cosine, readingsOf } from './query.ts'
import { kindOf, type Question, turnsIn } from './question.ts'
import { isRule, type RulebookEntry, type RuleIndex } from './rule-index.ts'
import { bareWords } from './words.ts'

/** An example question must be as like as this, since the answer to its opposite would be wrong. */
const LIKE_ENOUGH = 0.6

/** The short answer of a rule, if the question is one that it was written for. */
export function shortAnswer(index: RuleIndex, question: Question, entry: RulebookEntry): string | undefined {
  if (!isRule(entry) || !entry.answer || entry.answer.kind !== question.kind) return undefined
  const turns = turnsIn(question.words)
  const [units = []] = readingsOf(index, question.words.join(' '))
  const isLike = (entry.asks ?? []).some((ask) => {
    const words = bareWords(ask)
    return (
      kindOf(words) === question.kind && turnsIn(words) === turns && cosine(index, units, ask) >= LIKE_ENOUGH
    )
  })
  return isLike ? told(entry.answer) : undefined
}

/** "No, until the haunt has begun." */
export function told({ say, ...rest }: ShortAnswer): string {
  const conditions = (['until', 'unless', 'when', 'but'] as const).flatMap((word) =>
    rest[word] === undefined ? [] : [`, ${word} ${rest[word]}`],
  )
  return `${say.charAt(0).toUpperCase()}${say.slice(1)}${conditions.join('')}.`
}
