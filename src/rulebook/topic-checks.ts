/** Checks that every answer of a topic rests on entries of its edition, and says so when those are ours. */
import { nearest } from '../catalog/nearest.ts'
import type { EditionId } from '../engine/ids.ts'
import { EDITION_NAMES, type Rule, type Topic } from './book.ts'
import type { Fault, Known } from './known.ts'

export function topicFaults(topic: Topic, known: Known, isWhole: boolean): Fault[] {
  const { id, area, answers } = topic
  const faults: Fault[] = []
  if (known.isSecond(`topic ${id}`))
    faults.push({ path: 'id', expected: `There is already a topic \`${id}\`.` })
  if (!known.areas.has(area))
    faults.push({
      path: 'area',
      expected: `There is no area \`${area}\`.`,
      nearest: nearest(area, [...known.areas]),
    })
  faults.push(...citationFaults(topic, known))
  if (!isWhole) return faults
  for (const [edition, answer] of Object.entries(answers) as [EditionId, string][]) {
    const expected = faultOf(answer, entriesFor(topic, edition, known), edition)
    if (expected !== null) faults.push({ path: `answers/${edition}`, expected })
  }
  return faults
}

function citationFaults({ id: topic, answers, cites }: Topic, known: Known): Fault[] {
  return (Object.entries(cites) as [EditionId, string[]][]).flatMap(([edition, ids]) =>
    ids.flatMap((id, n) => {
      const path = `cites/${edition}/${n}`
      const faults = known.citation(path, id, edition)
      if (faults.length > 0) return faults
      if (answers[edition] === undefined)
        return [{ path, expected: `The ${EDITION_NAMES[edition]} edition has no answer to cite it for.` }]
      if (known.rules.get(id)!.topic === topic)
        return [{ path, expected: `\`${id}\` has this topic already.` }]
      return []
    }),
  )
}

function entriesFor({ id, cites }: Topic, edition: EditionId, known: Known): Rule[] {
  const cited = cites[edition] ?? []
  return [...known.rules.values()].filter(
    (rule) => rule.edition === edition && (rule.topic === id || cited.includes(rule.id)),
  )
}

const NOT_SETTLED = /\bnot settled by the book\b/
const PROVISIONAL = /\bprovisional\b/

/** Why an answer is unsupported; null if it is supported. */
function faultOf(answer: string, entries: readonly Rule[], edition: EditionId): string | null {
  const has = (kind: Rule['kind']): boolean => entries.some((entry) => entry.kind === kind)
  if (entries.length === 0)
    return `No entry of the ${EDITION_NAMES[edition]} edition supports this: give one this topic, or cite one.`
  if (NOT_SETTLED.test(answer))
    return has('ruling') ? null : 'The answer says that the book does not settle it, and cites no ruling.'
  if (PROVISIONAL.test(answer))
    return has('ruling') || has('provisional')
      ? null
      : 'The answer says that it is provisional, and no entry is.'
  return has('rule')
    ? null
    : 'No rule of the book says this: the answer must say "(not settled by the book)".'
}
