/** What kind of question is asked, of which edition, and about whom. */
import { EDITIONS, type EditionId } from '../engine/ids.ts'
import { bareWords } from './words.ts'

export const KINDS = ['may', 'must', 'is', 'number', 'who', 'order', 'what'] as const
export type Kind = (typeof KINDS)[number]

export interface Question {
  /** The words left to search for. */
  words: string[]
  /** The editions that the question names. */
  editions: EditionId[]
  /** Editions are to be compared. */
  isComparison: boolean
  kind: Kind
  /** "Can I not move": a yes would become a no. */
  isNegated: boolean
}

const ORDINALS: Readonly<Record<string, EditionId>> = {
  first: 'first',
  '1st': 'first',
  second: 'second',
  '2nd': 'second',
  third: 'third',
  '3rd': 'third',
  legacy: 'legacy',
}
const SHORT: Readonly<Record<string, EditionId>> = {
  '1e': 'first',
  '2e': 'second',
  '3e': 'third',
  e1: 'first',
  e2: 'second',
  e3: 'third',
}
const NUMBERS: Readonly<Record<string, EditionId>> = { '1': 'first', '2': 'second', '3': 'third' }
const CALLED = new Set(['edition', 'editions', 'ed', 'version', 'rulebook', 'ruleset', 'book', 'rules'])
const SURE = new Set(['edition', 'editions', 'ed', 'version', 'ruleset'])
const BEFORE = new Set([
  'in',
  'for',
  'under',
  'between',
  'vs',
  'versus',
  'from',
  'compare',
  'than',
  'per',
  'of',
  'by',
])
/** Names that mean an edition wherever they stand. */
const ALONE = new Set(['legacy'])
const JOINING = new Set(['and', 'or', 'vs', 'versus', 'to', 'with', 'than', 'from'])
/** What may follow "in second" when the edition is meant: the question itself. */
const AFTER = new Set(
  'how what who when where why which can could may must do does did is are am will would should has have i you the'.split(
    ' ',
  ),
)
const COMPARING =
  /\b(differ\w*|compar\w+|vs|versus|all (four )?editions|(which|what|every|each) editions?|between editions|editions? (allow|have|let|use)|chang\w+ (between|from|in|since))\b/

/** Takes the edition out of a question. */
export function questionIn(text: string): Question {
  const small = text.toLowerCase()
  const words = bareWords(small)
  const isComparing = COMPARING.test(small)
  const { editions, rest } = withoutEditions(words, isComparing)
  const isComparison = isComparing ? editions.length > 0 || /\beditions?\b/.test(small) : editions.length > 1
  return {
    words: isComparison ? rest.filter((word) => !COMPARISON_WORDS.has(word)) : rest,
    editions,
    isComparison,
    kind: kindOf(rest),
    isNegated: isNegated(rest),
  }
}

const COMPARISON_WORDS = new Set(
  'difference different differ differs compare compared comparing comparison vs versus between edition editions change changed changes all four which allow what'.split(
    ' ',
  ),
)

function withoutEditions(
  words: readonly string[],
  isComparing: boolean,
): { editions: EditionId[]; rest: string[] } {
  const named = new Map<number, EditionId>()
  const gone = new Set<number>()
  for (const [n, word] of words.entries()) {
    const short = SHORT[word]
    const next = words[n + 1]
    const isNumber = NUMBERS[word] !== undefined && SURE.has(next ?? '')
    const edition = short ?? ORDINALS[word] ?? (isNumber ? NUMBERS[word] : undefined)
    const isMeant =
      short !== undefined || isNumber || isEditionAt(words, n, { isComparing, isNamed: named.size > 0 })
    if (edition === undefined || !isMeant) continue
    named.set(n, edition)
    gone.add(n)
    for (let at = n + 1; CALLED.has(words[at] ?? '') && (at > n + 1 || words[at] !== 'rules'); at++)
      gone.add(at)
    for (let at = n - 1; words[at] === 'the' || (BEFORE.has(words[at] ?? '') && at >= n - 2); at--)
      gone.add(at)
  }
  const editions = EDITIONS.filter((edition) => [...named.values()].includes(edition))
  const order = [...new Set(named.values())]
  editions.sort((a, b) => order.indexOf(a) - order.indexOf(b))
  return { editions, rest: words.filter((_, n) => !gone.has(n)) }
}

/** Whether an ordinal means an edition: "in second", "first and third edition", but not "who goes first". */
function isEditionAt(
  words: readonly string[],
  n: number,
  { isComparing, isNamed }: { isComparing: boolean; isNamed: boolean },
): boolean {
  const word = words[n]!
  if (ORDINALS[word] === undefined) return false
  const next = words[n + 1] ?? ''
  if (SURE.has(next)) return true
  const before = words[n - 1] === 'the' ? words[n - 2] : words[n - 1]
  if (ALONE.has(word)) return next !== 'card' && next !== 'cards' && next !== 'deck' && next !== 'decks'
  if (ORDINALS[words[n + 2] ?? ''] && JOINING.has(next)) return true
  if (isNamed && JOINING.has(before ?? '')) return true
  const isPlaced = BEFORE.has(before ?? '')
  if (isComparing && isPlaced) return true
  return (isPlaced && before === 'in' && (next === '' || AFTER.has(next))) || (isPlaced && next === '')
}

const NUMBER =
  /^(how (many|much|far|often|big|large|long|few)|what number|max\w*|minimum|number of)\b|\bhow (many|much|far|often)\b/
const MUST =
  /\b(must|have to|has to|need to|needs to|required|forced|obliged|compulsory|mandatory|do i need|does .* need)\b/
const MAY = /\b(can|may|could|allowed|possible|permitted|legal|able)\b/
const ORDER = /\b(when|order|sequence|first|before or after|goes first|next|last|then what)\b/

export function kindOf(words: readonly string[]): Kind {
  const text = words.join(' ')
  const [first = ''] = words
  if (NUMBER.test(text)) return 'number'
  if (/^(who|whose|whom)\b/.test(text) || /\bwho (decides|chooses|picks|gets|is)\b/.test(text)) return 'who'
  if (/^(what|where|why|how|which)$/.test(first)) return /\bfirst\b/.test(text) ? 'order' : 'what'
  if (/^when\b/.test(text) && !/\b(can|may|must)\b/.test(text.slice(0, 20))) return 'order'
  if (MUST.test(text)) return 'must'
  if (MAY.test(text)) return 'may'
  if (/^(do|does|did|is|are|am|will|would|has|have)$/.test(first)) return 'is'
  if (/\b(do|does|is|are|am|will) (i|you|we|they|it|he|she|the|a|my|that)\b/.test(text)) return 'is'
  return ORDER.test(text) ? 'order' : 'what'
}

const NEGATIONS = new Set(
  'not cannot cant dont doesnt isnt wont never without refuse decline instead skip no nobody nothing unable impossible forbidden ignore avoid only still already prevent stop fail'.split(
    ' ',
  ),
)

/** Words that turn an answer round, in the order of the alphabet. */
export const turnsIn = (words: readonly string[]): string =>
  [...new Set(words.filter((word) => NEGATIONS.has(word)))].sort().join(' ')

const isNegated = (words: readonly string[]): boolean => turnsIn(words) !== ''
