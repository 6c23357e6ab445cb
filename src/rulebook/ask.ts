/** Answers a question about the rules. `layout.ts` and `quote.ts` print the reply. */
import { EDITIONS, type EditionId } from '../engine/ids.ts'
import { compare } from './compare.ts'
import { askIds, idsAmong, looksLikeIds } from './ids.ts'
import { askThing } from './names.ts'
import { nothing, type Reply } from './reply.ts'
import type { RuleIndex } from './rule-index.ts'
import { nearestTitles, search } from './search.ts'
import { listSections, overview } from './sections.ts'
import type { Thing } from './things.ts'

export interface Asked {
  words: readonly string[]
  editions?: readonly EditionId[]
  spoilers?: boolean
}

/** The number of words of a question that are read; the rest is ignored. */
const MOST_WORDS = 24

export function ask(index: RuleIndex, { words: typed, editions = EDITIONS, spoilers = false }: Asked): Reply {
  const words = typed
    .flatMap((word) => word.split(/\s+/))
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  const reply = replyTo(index, words, editions)
  return spoilers ? reply : sealedOff(reply)
}

function replyTo(index: RuleIndex, words: readonly string[], editions: readonly EditionId[]): Reply {
  const [first = '', ...rest] = words.map((word) => word.toLowerCase())
  if (first === '') return overview(index)
  if (first === 'list') return listSections(index, rest, editions)
  if (first === 'diff') return compare(index, rest)
  if (first === 'card' || first === 'tile') return thingOrWords(index, first, rest, editions)
  const isHaunt = first === 'haunt' && rest.length === 1 && /^\d+$/.test(rest[0]!)
  const ids = isHaunt ? [`haunt:${rest[0]}`] : words
  if (looksLikeIds(ids)) return askIds(index, ids)
  const named = idsAmong(words)
  return named.length > 0 ? askIds(index, named) : askWords(index, words.join(' '), editions)
}

/** "tile placement" names no tile, so the words are searched for. */
function thingOrWords(
  index: RuleIndex,
  kind: 'card' | 'tile',
  rest: readonly string[],
  editions: readonly EditionId[],
): Reply {
  const thing = askThing(index, kind, rest.join(' '))
  const text = [kind, ...rest].join(' ')
  const isQuestion = thing.kind === 'nothing' && search(index, text, editions).isWhole
  return isQuestion ? askWords(index, text, editions) : thing
}

function askWords(index: RuleIndex, text: string, editions: readonly EditionId[]): Reply {
  const { found, unknown } = search(index, text, editions)
  if (found.length > 0) return { kind: 'answers', found, isNamed: false, sealed: [], unknown }
  return nothing(
    `Nothing found for "${text.slice(0, 60)}"; "rules list" lists the sections.`,
    nearestTitles(index, text, editions),
  )
}

/** Moves haunts to `sealed`: without --spoilers only their numbers are printed. */
function sealedOff(reply: Reply): Reply {
  if (reply.kind !== 'answers') return reply
  const sealed = reply.found.filter((entry): entry is Thing => entry.kind === 'haunt')
  return { ...reply, sealed, found: reply.found.filter((entry) => entry.kind !== 'haunt') }
}
