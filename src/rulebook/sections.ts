/** Lists the sections of each edition with their ids. */
import { EDITIONS, type EditionId } from '../engine/ids.ts'
import { areaOf, EDITION_NAMES, numberRanges, type Rule } from './book.ts'
import { editionNamed } from './editions.ts'
import { nothing, type Reply, type Section } from './reply.ts'
import { isRule, type RuleIndex } from './rule-index.ts'
import { bareWords, stem } from './words.ts'

/** All sections, those of one edition, or those whose names contain the words. */
export function listSections(
  index: RuleIndex,
  words: readonly string[],
  editions: readonly EditionId[],
): Reply {
  const [first = '', ...rest] = words
  const named = editionNamed(first)
  const among = named ? [named] : editions
  const wanted = bareWords((named ? rest : words).join(' ')).map(stem)
  const sections = sectionsOf(index).filter(({ edition, title, ranges }) => {
    const own = bareWords(`${title} ${ranges.join(' ')}`).map(stem)
    return among.includes(edition) && wanted.every((word) => own.some((other) => other.startsWith(word)))
  })
  if (sections.length > 0) return { kind: 'sections', sections }
  const where = named ? ` of the ${EDITION_NAMES[named]} edition` : ''
  return nothing(
    `No section${where} is called "${words.join(' ').slice(0, 60)}"; "rules list" lists them all, "rules ${words.join(' ').slice(0, 60)}" looks inside.`,
  )
}

/** The number of entries, cards and tiles. */
export function overview({ entries }: RuleIndex): Reply {
  const books = EDITIONS.map((edition) => ({
    what: EDITION_NAMES[edition],
    count: entries.filter((entry) => isRule(entry) && entry.edition === edition).length,
  }))
  const things = (['card', 'tile'] as const).map((kind) => ({
    what: `${kind}s`,
    count: entries.filter((entry) => entry.kind === kind).length,
  }))
  return { kind: 'overview', counts: [...books, ...things] }
}

export function sectionsOf({ entries }: RuleIndex): Section[] {
  const by = new Map<string, Rule[]>()
  for (const entry of entries) {
    if (!isRule(entry)) continue
    const key = `${entry.edition}/${entry.section}`
    by.set(key, [...(by.get(key) ?? []), entry])
  }
  return [...by.values()].map((rules) => ({
    edition: rules[0]!.edition,
    title: rules[0]!.section,
    ranges: rangesOf(rules),
    count: rules.length,
  }))
}

function rangesOf(rules: readonly Rule[]): string[] {
  const areas = [...new Set(rules.map(({ id }) => areaOf(id)))]
  const ids = rules.map(({ id }) => id)
  return areas.map((area) => `${area}-${numberRanges(ids.filter((id) => areaOf(id) === area))}`)
}
