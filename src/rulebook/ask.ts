/** Answers a question about the rules. `layout.ts` and `quote.ts` print the reply. */
import { EDITIONS, type EditionId } from '../engine/ids.ts'
import { compare, compareAsked } from './compare.ts'
import { askIds, idsAmong, looksLikeIds } from './ids.ts'
import { askThing } from './names.ts'
import { questionIn } from './question.ts'
import { nothing, type Reply } from './reply.ts'
import type { RuleIndex } from './rule-index.ts'
import { nearestTitles, search } from './search.ts'
import { listSections, overview } from './sections.ts'
import { shortAnswer } from './short-answer.ts'
import type { Thing } from './things.ts'
import { bareWords, phraseOf, stem, tellingWords } from './words.ts'

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
  if (rest.length === 0 && (first === 'topics' || first === 'index')) return compare(index, [])
  if (first === 'why-not' || first === 'whynot') return askWhyNot(index, rest.join(' '), editions)
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
  const isQuestion = thing.kind === 'nothing' && tellingWords(text).every((word) => index.knows(word))
  return isQuestion ? askWords(index, text, editions) : thing
}

function askWords(index: RuleIndex, text: string, editions: readonly EditionId[]): Reply {
  const haunt = hauntNamed(text)
  if (haunt) return askIds(index, [haunt])
  const titled = [...index.titled(bareWords(text).join(' ')), ...index.thingsNamed(phraseOf(text))].filter(
    ({ edition }) => editions.includes(edition),
  )
  const question = questionIn(asPermission(withoutPeople(index, text)))
  if (question.isComparison && titled.length === 0) return compareAsked(index, question)
  const words = question.words.join(' ') || text
  const [named] = question.editions
  const among = editions.length < EDITIONS.length || named === undefined ? editions : [named]
  const { found: matching, unknown, isSettled } = search(index, words, { editions: among })
  const found = [...new Set([...titled, ...matching])]
  if (isSettled || titled.length > 0)
    return {
      kind: 'answers',
      found,
      isNamed: false,
      sealed: [],
      unknown,
      short: shortAnswer(index, question, found[0]!),
    }
  const open = found.filter(({ kind }) => kind !== 'haunt').slice(0, NEAREST)
  return nothing(
    `These rules do not settle "${text.slice(0, 60)}", as far as the desk understands it.`,
    open.length > 0 ? open : nearestTitles(index, words, among),
  )
}

/** "why-not attack before the haunt": what the rules say to "can I attack before the haunt". */
function askWhyNot(index: RuleIndex, deed: string, editions: readonly EditionId[]): Reply {
  if (deed === '')
    return {
      kind: 'misuse',
      because: 'Name what you would like to do: rules why-not attack before the haunt',
    }
  return askWords(index, `can I ${deed.replace(/^(?:can|may|could) i /i, '').replace(/^i /i, '')}`, editions)
}

/** "What is haunt 15 about": nothing else is told. */
function hauntNamed(text: string): string | undefined {
  const telling = phraseOf(text).split(' ')
  const [number = ''] = telling.filter((word) => /^\d+$/.test(word))
  return telling.length === 2 && telling.includes('haunt') && number !== '' ? `haunt:${number}` : undefined
}

/** Somebody at the table: a name that no rule knows, not at the beginning. */
const withoutPeople = (index: RuleIndex, text: string): string =>
  text.replace(/(?<=[a-z,;] )[A-Z][a-z]+\b/g, (name) => (knowsName(index, name) ? name : 'somebody'))

function knowsName(index: RuleIndex, name: string): boolean {
  const word = stem(name.toLowerCase())
  return index.knows(word) || Object.hasOwn(index.synonyms, word)
}

/** "Why can't I attack" asks the same. */
const asPermission = (text: string): string =>
  text.replace(
    /^why (?:can'?t|cannot|may ?not|can|couldn'?t) (i|we|you|he|she|they|it|the \w+|a \w+|\w+s)(?: not)? /i,
    'can $1 ',
  )

/** Titles offered when nothing is settled. */
const NEAREST = 3

/** Moves haunts to `sealed`: without --spoilers only their numbers are printed. */
function sealedOff(reply: Reply): Reply {
  if (reply.kind !== 'answers') return reply
  const sealed = reply.found.filter((entry): entry is Thing => entry.kind === 'haunt')
  return { ...reply, sealed, found: reply.found.filter((entry) => entry.kind !== 'haunt') }
}
