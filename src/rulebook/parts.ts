/** Splits an entry into printable parts, ranked by importance. */
import { cite } from '../engine/editions/cited.ts'
import { isPlayable, rulesetOf } from '../engine/editions/rulesets.ts'
import { EDITIONS, type EditionId } from '../engine/ids.ts'
import { EDITION_NAMES, type Rule } from './book.ts'
import { isRule, type RulebookEntry, type RuleIndex } from './rule-index.ts'
import type { Thing } from './things.ts'

export interface Part {
  text: string
  /** Rank 0 is always printed; the others while there is room, lowest first. */
  rank: number
  /** A shorter form. */
  short?: string
  /** Printed before the text: "Why" for a reason. */
  label?: string
}

export interface Telling {
  spoilers?: boolean
  /** During a game an Event stays sealed even with spoilers (L-EVENT-03). */
  inGame?: boolean
}

/** Printed beside the title: "Legacy, ruling (ours)". */
export function labelOf(entry: RulebookEntry): string[] {
  const kind = entry.kind === 'ruling' ? 'ruling (ours)' : entry.kind
  return [EDITION_NAMES[entry.edition], kind]
}

export const partsOf = (index: RuleIndex, entry: RulebookEntry, telling: Telling = {}): Part[] =>
  isRule(entry) ? ruleParts(index, entry, telling) : thingParts(entry, telling)

/** The parts in printing order. */
function ruleParts(index: RuleIndex, rule: Rule, { inGame = false }: Telling): Part[] {
  const { id, kind, text, more, because, rulings, source, see } = rule
  const parts: (Part | null)[] = [
    { text, rank: 0 },
    more === undefined ? null : { text: more, rank: 3 },
    kind === 'ruling' ? { text: 'the book does not settle this.', rank: 0, label: 'Our ruling' } : null,
    ...rulings.map((ruling) => rulingPart(index, ruling)),
    because === undefined ? null : { text: because, rank: 3, label: 'Why' },
    otherEditions(index, rule),
    kind === 'ruling' ? null : { text: source, rank: 5, label: 'From' },
    index.runs.includes(id) && !inGame
      ? { text: `lychgate rules run ${id}`, rank: 2, label: 'Try it' }
      : null,
    see.length > 0 ? { text: see.join(', '), rank: 1, label: 'See' } : null,
  ]
  return parts.filter((part) => part !== null)
}

function rulingPart(index: RuleIndex, id: string): Part {
  const { text } = index.find(id) as Rule
  return { text: `${text} (${id})`, short: id, rank: 1, label: 'Our ruling' }
}

function thingParts(
  { kind, lines, sealed, edition }: Thing,
  { spoilers = false, inGame = false }: Telling,
): Part[] {
  const open = lines.map((text) => ({ text, rank: 0 }))
  if (sealed.length === 0) return open
  if (spoilers) return [...open, ...sealed.map((text) => ({ text, rank: 0 }))]
  const rule = isPlayable(edition) ? cite(rulesetOf(edition).cites, 'L-EVENT-03') : ''
  const how = inGame
    ? `Its effects are sealed until you roll${rule}.`
    : `Its effects are read when it is drawn${rule}; --spoilers shows them.`
  return kind === 'card' ? [...open, { text: how, rank: 0 }] : open
}

/** The editions with a different answer, grouped by answer, with an entry of each. */
function otherEditions(index: RuleIndex, { topic: id, edition: own }: Rule): Part | null {
  const topic = id === undefined ? undefined : index.topic(id)
  if (!topic) return null
  const rules = index.rulesOn(topic.id)
  const by = new Map<string, EditionId[]>()
  for (const edition of EDITIONS) {
    const answer = topic.answers[edition]
    if (answer !== undefined && answer !== topic.answers[own])
      by.set(answer, [...(by.get(answer) ?? []), edition])
  }
  if (by.size === 0) return null
  const idsOf = (editions: readonly EditionId[]) =>
    editions.flatMap((edition) => rules.find((rule) => rule.edition === edition)?.id ?? [])
  const told = [...by].map(([answer, editions]) => {
    const ids = idsOf(editions)
    const names = editions.map((edition) => EDITION_NAMES[edition])
    const plain = answer.replace(/\.$/, '')
    return `${names.join(', ').replace(/, (?=\w+$)/, ' and ')}: ${plain}${ids.length > 0 ? ` (${ids.join(', ')})` : ''}.`
  })
  const short = [...by.values()].flatMap(idsOf).join(', ')
  return {
    text: told.join(' '),
    rank: 4,
    label: 'Other editions',
    ...(short && { short: `differ, ${short}` }),
  }
}
