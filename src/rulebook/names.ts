/** Finds cards and tiles by a name or a similar one. */
import { editsBetween } from '../catalog/nearest.ts'
import { slipsAllowed } from './query.ts'
import { answers, nothing, type Reply } from './reply.ts'
import { isRule, type RuleIndex } from './rule-index.ts'
import type { Thing } from './things.ts'
import { bareWords } from './words.ts'

export function askThing({ entries }: RuleIndex, kind: 'card' | 'tile', name: string): Reply {
  const things = entries.filter((entry): entry is Thing => !isRule(entry) && entry.kind === kind)
  const words = bareWords(name).slice(0, 12)
  if (words.length === 0) return { kind: 'titles', entries: things }
  const called = (matches: (word: string, other: string) => boolean): Thing[] =>
    things.filter(({ title }) =>
      words.every((word) => bareWords(title).some((other) => matches(word, other))),
    )
  const whole = words.join(' ')
  const named = (slips: number): Thing[] =>
    things.filter(({ title }) => editsBetween(whole, bareWords(title).join(' ')) <= slips)
  const tries = [
    () => named(0),
    () => called((word, other) => other.startsWith(word)),
    () => named(slipsAllowed(whole)),
    () => called((word, other) => editsBetween(word, other) <= slipsAllowed(word)),
  ]
  const found = tries.map((look) => look()).find((some) => some.length > 0) ?? []
  if (found.length === 1) return answers(found)
  if (found.length > 1) return { kind: 'titles', entries: found }
  const asked = words.join(' ').slice(0, 60)
  const near = things
    .map((thing) => ({ thing, edits: editsBetween(asked, bareWords(thing.title).join(' ')) }))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 3)
  return nothing(
    `There is no ${kind} "${asked}"; "rules ${kind}" lists them.`,
    near.map(({ thing }) => thing),
  )
}
