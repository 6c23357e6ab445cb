/** Formats a reply as lines for a terminal or a pipe, the answer first. */
import { EDITION_NAMES } from './book.ts'
import { filled } from './fill.ts'
import { labelOf, type Part, partsOf, type Telling } from './parts.ts'
import type { Pair, Reply, Section } from './reply.ts'
import type { RulebookEntry, RuleIndex } from './rule-index.ts'
import { isRule } from './rule-index.ts'

export interface Layout extends Telling {
  width: number
  /** Highlights a heading. */
  bold?: (text: string) => string
  /** Sentences without columns, for screen readers. */
  plain?: boolean
  /** Prints every entry found, in full. */
  all?: boolean
  /** The question, repeated in hints: haunt roll */
  asked: string
}

const MOST_LINES = 8
const USUAL_WIDTH = 80
const MARGIN = '  '
/** The least width for two columns. */
const SIDE_BY_SIDE = 60

export function layOut(index: RuleIndex, reply: Reply, layout: Layout): string[] {
  switch (reply.kind) {
    case 'answers':
      return answerLines(index, reply, layout)
    case 'overview':
      return overviewLines(reply.counts, layout)
    case 'titles':
      return titleLines(reply.entries, layout)
    case 'sections':
      return sectionLines(reply.sections, layout)
    case 'topics':
      return reply.areas.flatMap(({ area, topics }) => [
        bolded(`${area.title} (${area.id})`, layout),
        ...filled(topics.map(({ id }) => id).join(', '), layout.width, MARGIN),
      ])
    case 'comparison':
      return comparisonLines(reply, layout)
    case 'misuse':
      return filled(reply.because, layout.width)
    case 'nothing':
      return [
        ...filled(reply.because, layout.width),
        ...(reply.nearest.length > 0 ? ['Nearest:', ...titleLines(reply.nearest, layout)] : []),
      ]
  }
}

function overviewLines(
  counts: readonly { what: string; count: number }[],
  { width, plain }: Layout,
): string[] {
  const widest = Math.max(...FORMS.map(([form]) => form.length))
  const isNarrow = plain || width < SIDE_BY_SIDE
  return [
    ...filled(`${counts.map(({ what, count }) => `${what} ${count}`).join(', ')}.`, width),
    ...FORMS.flatMap(([form, says]) =>
      filled(isNarrow ? `${form}: ${says}` : `${form.padEnd(widest)}  ${says}`, width),
    ),
  ]
}

const FORMS = [
  ['rules can I attack before the haunt', 'the answer to a question, in your own words'],
  ['rules haunt roll', 'the rules that match the words, in any order'],
  ['rules L-ATK-01', 'a rule by its id; L-ATK for the titles of an area'],
  ['rules card bells', 'a card; or a tile, by its name'],
  ['rules list attack', 'the sections and their ids, or all of them'],
  ['rules diff legacy third haunt', 'two editions side by side, on a topic or an area'],
] as const

const bolded = (text: string, { bold = (same) => same }: Layout): string => bold(text)

function answerLines(index: RuleIndex, reply: Extract<Reply, { kind: 'answers' }>, layout: Layout): string[] {
  const { found, isNamed, sealed, unknown } = reply
  const shown = layout.all || isNamed ? found : found.slice(0, 1)
  const blocks = shown.map((entry) => block(index, entry, layout))
  const isCut = blocks.some(({ left }) => left)
  return [
    ...(reply.short === undefined ? [] : filled(reply.short, layout.width)),
    ...(unknown.length > 0 ? filled(`No entry contains ${quoted(unknown)}; without it:`, layout.width) : []),
    ...blocks.flatMap(({ lines }, n) => (n === 0 ? lines : ['', ...lines])),
    ...(found.length > shown.length
      ? moreLines(found.slice(shown.length), layout)
      : isCut
        ? filled(`More of it: rules ${layout.asked} --all`, layout.width)
        : []),
    ...sealedLines(sealed, layout),
  ]
}

const quoted = (words: readonly string[]): string => words.map((word) => `"${word.slice(0, 40)}"`).join(', ')

/** `3 more: L-TRIG-01 L-TRIG-08 (rules haunt roll --all)`, shortened to one line. */
function moreLines(rest: readonly RulebookEntry[], { width, asked }: Layout): string[] {
  const ids = rest.map(({ id }) => id)
  const line = (many: number, how: string): string =>
    [`${ids.length} more:`, ...ids.slice(0, many), ...(many < ids.length ? ['...'] : []), `  (${how})`].join(
      ' ',
    )
  const whole = line(Math.min(3, ids.length), `rules ${asked} --all`)
  const how = whole.length > width ? '--all shows them' : `rules ${asked} --all`
  const most = ids.findLastIndex((_, n) => n < 12 && line(n + 1, how).length <= width)
  return filled(line(Math.max(most + 1, 1), how), width)
}

function sealedLines(sealed: readonly RulebookEntry[], { width, inGame }: Layout): string[] {
  if (sealed.length === 0) return []
  const numbers = sealed.map(({ id }) => id.replace('haunt:', ''))
  const which = `${sealed.length === 1 ? 'haunt' : 'haunts'} ${numbers.join(', ')}`
  const head = `${sealed.length} sealed ${sealed.length === 1 ? 'result' : 'results'} (${which})`
  return filled(
    inGame ? `${head}.` : `${head}; --spoilers shows ${sealed.length === 1 ? 'it' : 'them'}.`,
    width,
  )
}

/** One entry: head, text, and the other parts that fit in eight lines; `left` if some did not. */
export function block(
  index: RuleIndex,
  entry: RulebookEntry,
  layout: Layout,
): { lines: string[]; left: boolean } {
  const head = headLines(entry, layout)
  const all = partsOf(index, entry, layout)
  const room = layout.all ? Number.POSITIVE_INFINITY : roomFor(layout.width) - head.length
  const chosen = choose(all, room, layout)
  const left = all.some((part) => part.rank < LEAST && !chosen.includes(part))
  return { lines: [...head, ...partLines(chosen, layout)], left }
}

/** Parts of this rank may be left out without a hint. */
const LEAST = 5

/** Eight lines of 80 columns; more lines if they are narrower. */
const roomFor = (width: number): number =>
  Math.floor((MOST_LINES * USUAL_WIDTH) / Math.min(width, USUAL_WIDTH))

/** Takes parts by rank while they fit, and returns them in their own order. */
function choose(parts: readonly Part[], room: number, layout: Layout): Part[] {
  const taken = new Map<Part, Part>()
  const inOrder = () => parts.flatMap((part) => taken.get(part) ?? [])
  for (const part of [...parts].sort((a, b) => a.rank - b.rank)) {
    for (const form of [part, ...(part.short ? [{ ...part, text: part.short }] : [])]) {
      taken.set(part, form)
      if (part.rank === 0 || partLines(inOrder(), layout).length <= room) break
      taken.delete(part)
    }
  }
  return inOrder()
}

/** "Try it" and "See" share a line if both fit. */
function partLines(parts: readonly Part[], { width, plain }: Layout): string[] {
  const texts: string[] = []
  const margin = plain ? '' : MARGIN
  for (const { label, text } of parts) {
    const said = label ? `${label}: ${text}` : text
    const before = texts.at(-1)
    const both = `${before}     ${said}`
    const fits = label === 'See' && before?.startsWith('Try it:') && both.length + margin.length <= width
    if (fits) texts[texts.length - 1] = both
    else texts.push(said)
  }
  return texts.flatMap((text) => filled(text, width, margin))
}

function headLines(entry: RulebookEntry, layout: Layout): string[] {
  const { width, plain } = layout
  const label = labelOf(entry)
  const left = `${entry.id}  ${entry.title}`
  const right = label.join('  ')
  if (plain) return filled(`${entry.id} ${entry.title}. ${label.join(', ')}.`, width)
  if (left.length + right.length + 2 > width)
    return [...filled(left, width).map((line) => bolded(line, layout)), `${MARGIN}${right}`]
  return [`${bolded(left, layout)}${' '.repeat(width - left.length - right.length)}${right}`]
}

function titleLines(entries: readonly RulebookEntry[], { width, plain }: Layout): string[] {
  const widest = Math.max(...entries.map(({ id }) => id.length))
  return entries.flatMap((entry) => {
    const kind = isRule(entry) && entry.kind !== 'rule' ? ` (${entry.kind})` : ''
    if (plain) return filled(`${entry.id} ${entry.title}${kind}.`, width)
    return filled(`${entry.id.padEnd(widest)}  ${entry.title}${kind}`, width)
  })
}

function sectionLines(sections: readonly Section[], layout: Layout): string[] {
  const editions = [...new Set(sections.map(({ edition }) => edition))]
  return editions.flatMap((edition, n) => {
    const own = sections.filter((section) => section.edition === edition)
    const count = own.reduce((sum, section) => sum + section.count, 0)
    return [
      ...(n === 0 ? [] : ['']),
      bolded(`${EDITION_NAMES[edition]}, ${count} entries`, layout),
      ...own.flatMap(({ title, ranges, count: few }) =>
        sectionLine(`${title} (${few})`, ranges.join(', '), layout),
      ),
    ]
  })
}

function sectionLine(title: string, ranges: string, { width, plain }: Layout): string[] {
  const half = Math.floor(width / 2)
  if (plain || width < SIDE_BY_SIDE || title.length + MARGIN.length > half)
    return filled(`${title}: ${ranges}`, width, MARGIN)
  return filled(ranges, width - half).map(
    (line, n) => `${(n === 0 ? `${MARGIN}${title}` : '').padEnd(half)}${line}`,
  )
}

function comparisonLines(
  { editions, pairs }: Extract<Reply, { kind: 'comparison' }>,
  layout: Layout,
): string[] {
  const names = editions.map((edition) => EDITION_NAMES[edition])
  const isOne = pairs.length === 1
  const apart = pairs.filter(({ answers }) => isOne || new Set(answers).size > 1)
  const same = pairs.filter((pair) => !apart.includes(pair)).map(({ topic }) => topic.title)
  return [
    ...(layout.plain || layout.width < SIDE_BY_SIDE || names.length > 2
      ? []
      : [bolded(sideBySide(names[0]!, names[1]!, layout.width)[0]!, layout)]),
    ...apart.flatMap((pair) => pairLines(pair, names, layout)),
    ...(same.length > 0 ? filled(`The same in both: ${same.join('; ')}.`, layout.width) : []),
  ]
}

function pairLines({ topic, answers, rules }: Pair, names: readonly string[], layout: Layout): string[] {
  const { width, plain } = layout
  const head = bolded(`${topic.title} (${topic.id})`, layout)
  const ids = rules.map((some) => idsLine(some.map(({ id }) => id)))
  if (plain || width < SIDE_BY_SIDE || names.length > 2)
    return [
      head,
      ...names.flatMap((name, n) => filled(`${name}: ${answers[n]} ${ids[n]}`.trimEnd(), width, MARGIN)),
    ]
  return [
    head,
    ...sideBySide(answers[0]!, answers[1]!, width),
    ...sideBySide(ids[0]!, ids[1]!, width),
  ].filter((line) => line !== '')
}

const MOST_IDS = 6
const idsLine = (ids: readonly string[]): string =>
  ids.length > MOST_IDS ? `${ids.slice(0, MOST_IDS).join(' ')} +${ids.length - MOST_IDS}` : ids.join(' ')

function sideBySide(left: string, right: string, width: number): string[] {
  const column = Math.floor((width - 4) / 2)
  const [a, b] = [left, right].map((text) => filled(text, column))
  return Array.from({ length: Math.max(a!.length, b!.length) }, (_, n) =>
    `${MARGIN}${(a![n] ?? '').padEnd(column)}${MARGIN}${b![n] ?? ''}`.trimEnd(),
  )
}
