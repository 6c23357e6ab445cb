/** One entry taken apart into what may be printed of it, most wanted first. */
import { EDITION_NAMES, EDITIONS, type Edition, type Rule } from './book.ts'
import { type Entry, isRule, type RuleIndex } from './rule-index.ts'
import type { Thing } from './things.ts'

export interface Part {
  text: string
  /** 0 is always printed; the others as long as there is room. */
  rank: number
  /** Says the same in fewer words. */
  short?: string
  /** Where it is quoted: "Why" before a reason. */
  label?: string
}

export interface Telling {
  spoilers?: boolean
  /** In a game an Event keeps its seal whoever asks (L-EVENT-03). */
  inGame?: boolean
}

/** What stands beside the title: "Legacy, ruling (ours)". */
export function labelOf(entry: Entry): string[] {
  const kind = entry.kind === 'ruling' ? 'ruling (ours)' : entry.kind
  return [EDITION_NAMES[entry.edition], kind]
}

export const partsOf = (index: RuleIndex, entry: Entry, telling: Telling = {}): Part[] =>
  isRule(entry) ? ruleParts(index, entry, telling) : thingParts(entry, telling)

/** In the order they are printed. */
function ruleParts(index: RuleIndex, rule: Rule, { inGame = false }: Telling): Part[] {
  const { id, text, more, because, source, see } = rule
  const parts: (Part | null)[] = [
    { text, rank: 0 },
    more === undefined ? null : { text: more, rank: 3 },
    because === undefined ? null : { text: because, rank: 3, label: 'Why' },
    otherEditions(index, rule),
    { text: source === 'ours' ? 'our own' : source, rank: 5, label: 'From' },
    index.runs.includes(id) && !inGame
      ? { text: `lychgate rules run ${id}`, rank: 2, label: 'Try it' }
      : null,
    see.length > 0 ? { text: see.join(', '), rank: 1, label: 'See' } : null,
  ]
  return parts.filter((part) => part !== null)
}

function thingParts({ kind, lines, sealed }: Thing, { spoilers = false, inGame = false }: Telling): Part[] {
  const open = lines.map((text) => ({ text, rank: 0 }))
  if (sealed.length === 0) return open
  if (spoilers) return [...open, ...sealed.map((text) => ({ text, rank: 0 }))]
  const how = inGame ? 'What it does is sealed until it is rolled for (L-EVENT-03).' : SEALED_EVENT
  return kind === 'card' ? [...open, { text: how, rank: 0 }] : open
}
const SEALED_EVENT = 'What it does is read when it is drawn (L-EVENT-03); --spoilers shows it.'

/** Editions that answer the topic in another way, those of one answer together, with a rule of each. */
function otherEditions(index: RuleIndex, { topic: id, edition: own }: Rule): Part | null {
  const topic = id === undefined ? undefined : index.topic(id)
  if (!topic) return null
  const rules = index.rulesOn(topic.id)
  const by = new Map<string, Edition[]>()
  for (const edition of EDITIONS) {
    const answer = topic.answers[edition]
    if (answer !== undefined && answer !== topic.answers[own])
      by.set(answer, [...(by.get(answer) ?? []), edition])
  }
  if (by.size === 0) return null
  const idsOf = (editions: readonly Edition[]) =>
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
