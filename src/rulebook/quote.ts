/** Formats a reply as Markdown to quote, or as JSON for programs. */
import type { EditionId } from '../engine/ids.ts'
import { labelOf, partsOf, type Telling } from './parts.ts'
import type { Reply } from './reply.ts'
import { isRule, type RulebookEntry, type RuleIndex } from './rule-index.ts'

/** A block quote for each entry; null for a reply without entries. */
export function markdown(
  index: RuleIndex,
  reply: Reply,
  telling: Telling & { all?: boolean },
): string | null {
  if (reply.kind === 'titles' || (reply.kind === 'nothing' && reply.nearest.length > 0)) {
    const entries = reply.kind === 'titles' ? reply.entries : reply.nearest
    return entries.map(({ id, title }) => `- **${id}** ${title}`).join('\n')
  }
  if (reply.kind !== 'answers') return null
  const shown = telling.all || reply.isNamed ? reply.found : reply.found.slice(0, 1)
  const short = reply.short === undefined ? [] : [`> ${reply.short}`]
  return [...short, ...shown.map((entry) => quote(index, entry, telling))].join('\n\n')
}

function quote(index: RuleIndex, entry: RulebookEntry, telling: Telling): string {
  const head = `**${entry.id} ${entry.title}** (${labelOf(entry).join(', ')})`
  const parts = partsOf(index, entry, telling)
    .filter(({ label }) => label !== 'Try it')
    .map(({ label, text }) => (label ? `*${label}:* ${text}` : text))
  return [head, ...parts].map((text) => `> ${text}`).join('\n>\n')
}

const MOST_RESULTS = 10

/** One object; its `kind` says which fields it has. */
export function asJson(
  index: RuleIndex,
  reply: Reply,
  telling: Telling & { all?: boolean; asked: string },
): object {
  const { asked, all = false } = telling
  switch (reply.kind) {
    case 'answers': {
      const { found, isNamed, sealed, unknown } = reply
      const shown = all || isNamed ? found : found.slice(0, MOST_RESULTS)
      return {
        kind: 'answers',
        asked,
        answer: reply.short ?? null,
        total: found.length,
        results: shown.map((entry) => full(index, entry, telling)),
        sealed: sealed.map(({ id }) => id),
        unknown,
      }
    }
    case 'titles':
      return { kind: 'titles', asked, total: reply.entries.length, results: reply.entries.map(brief) }
    case 'nothing':
      return { kind: 'nothing', asked, because: reply.because, nearest: reply.nearest.map(brief) }
    case 'comparison':
      return { kind: 'comparison', asked, editions: reply.editions, topics: compared(reply) }
    default:
      return { asked, ...reply }
  }
}

const brief = ({ id, title, edition, kind }: RulebookEntry): object => ({ id, title, edition, kind })

function full(index: RuleIndex, entry: RulebookEntry, { spoilers = false }: Telling): object {
  if (isRule(entry)) {
    const { asks: _, answer: __, actor: ___, ...rule } = entry
    return { ...rule, runs: index.runs.includes(entry.id) }
  }
  const { id, title, edition, kind, lines, sealed } = entry
  return { id, title, edition, kind, text: [...lines, ...(spoilers ? sealed : [])].join(' ') }
}

const compared = ({ editions, pairs }: Extract<Reply, { kind: 'comparison' }>): object[] =>
  pairs.map(({ topic: { id, title, area }, answers, rules }) => ({
    id,
    title,
    area,
    answers: byEdition(editions, answers),
    rules: byEdition(
      editions,
      rules.map((some) => some.map((rule) => rule.id)),
    ),
  }))

const byEdition = <T>(editions: readonly EditionId[], values: readonly T[]): object =>
  Object.fromEntries(editions.map((edition, n) => [edition, values[n]]))
