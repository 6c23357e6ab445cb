/** Finds rules by id, or by the beginning of an id. */
import { nearest } from '../catalog/nearest.ts'
import { EDITIONS } from '../engine/ids.ts'
import { areaOf, EDITION_NAMES, numberOf, numberRanges, PREFIXES } from './book.ts'
import { answers, nothing, type Reply } from './reply.ts'
import { isRule, type RulebookEntry, type RuleIndex } from './rule-index.ts'

const DASHES = /[\u2010-\u2015\u2212]/g
const ID = /^(?:L|E\d)-[A-Z]+-\d{1,3}$/
const THING_ID = /^(?:CARD|TILE|HAUNT):[A-Z0-9-]+$/
/** A word that begins like this is meant as an id. */
const BEGINNING = /^(?:L|E\d)-(?:[A-Z]*|[A-Z]+-.*)$/

/** Normalizes an id: L-trig-3 becomes L-TRIG-03, and E1 becomes E1-. */
export function written(word: string): string {
  const id = word.toUpperCase().replace(DASHES, '-')
  if (/^(?:L|E\d)$/.test(id)) return `${id}-`
  return ID.test(id) ? `${areaOf(id)}-${String(Number(numberOf(id))).padStart(2, '0')}` : id
}

export function looksLikeIds(words: readonly string[]): boolean {
  const ids = words.map(written)
  if (ids.length === 1 && BEGINNING.test(ids[0]!)) return true
  return ids.length > 0 && ids.every((id) => ID.test(id) || THING_ID.test(id))
}

/** The ids in a question: "what does L-ATK-01 mean" asks for that rule, and the other words do not help to find it. */
export const idsAmong = (words: readonly string[]): string[] => words.filter((word) => ID.test(written(word)))

export function askIds(index: RuleIndex, words: readonly string[]): Reply {
  const ids = words.map(written)
  const found: RulebookEntry[] = []
  for (const id of ids) {
    const entry = index.find(id)
    if (entry) found.push(entry)
    else return ids.length === 1 ? beginning(index, id) : nothing(noRule(index, id))
  }
  return answers(found)
}

/** Lists titles only, since the texts of a whole area are too long. */
function beginning(index: RuleIndex, id: string): Reply {
  const entries = index.entries.filter((entry) => isRule(entry) && entry.id.startsWith(id))
  return ID.test(id) || entries.length === 0 ? nothing(noRule(index, id)) : { kind: 'titles', entries }
}

function noRule({ entries }: RuleIndex, id: string): string {
  if (THING_ID.test(id)) return `There is no ${id.toLowerCase().replace(':', ' ')}.`
  const ids = entries.flatMap((entry) => (isRule(entry) ? [entry.id] : []))
  const area = id.split('-').slice(0, 2).join('-')
  const same = ids.filter((other) => areaOf(other) === area)
  if (same.length > 0) return `No rule ${id.slice(0, 24)}. ${area} has ${numberRanges(same)}.`
  const edition = EDITIONS.find((one) => id.startsWith(`${PREFIXES[one]}-`))
  if (!edition) {
    const known = EDITIONS.map((one) => `${PREFIXES[one]}- (${EDITION_NAMES[one]})`)
    return `No rules ${id.slice(0, 24)}. Ids begin with ${known.join(', ')}.`
  }
  const areas = [...new Set(ids.filter((other) => other.startsWith(`${PREFIXES[edition]}-`)).map(areaOf))]
  const meant = nearest(area, areas)
  const hint = meant ? ` Did you mean ${meant}?` : ''
  return `No rules ${area.slice(0, 24)}.${hint} ${EDITION_NAMES[edition]} has ${areas.join(', ')}.`
}

/** The entry of a haunt, and the numbers of the haunts among entries. */
export const hauntEntry = (number: number): string => `haunt:${number}`
export const hauntNumbers = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => /^haunt:(\d+)$/.exec(id)?.[1] ?? [])
