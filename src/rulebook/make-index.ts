/** Serializes the index: every entry, and for every word the entries and phrases that contain it. */
import type { Book, Synonym, Topic } from './book.ts'
import { KINDS, kindOf } from './question.ts'
import {
  ACTORS,
  FIELDS,
  type Head,
  isRule,
  type Lists,
  NORM_UNIT,
  type Posting,
  type RulebookEntry,
  rarity,
  topicNames,
} from './rule-index.ts'
import type { Thing } from './things.ts'
import { bareWords, isWeak, phraseOf, stem, tellingWords, weightOf } from './words.ts'

export function makeIndex(
  { rules, topics, areas, synonyms }: Book,
  things: readonly Thing[],
  { made, runs }: Pick<Head, 'made' | 'runs'>,
): string {
  const entries: RulebookEntry[] = [...rules, ...things]
  const head: Head = {
    made,
    areas,
    runs,
    synonyms: synonymsOf(synonyms),
    sizes: [entries.length, topics.length],
    rules: rules.length,
  }
  const words = wordsOf(entries.map((entry) => readableOf(entry, topics)))
  const phrases = [
    ...entries.flatMap((entry, n) => phrasesOf(entry).map((phrase) => ({ of: `${n}`, ...phrase }))),
    ...topics.flatMap((topic, n) => topicNames(topic).map((text) => ({ of: `t${n}`, text, kind: -1 }))),
  ]
  const spreads = spreadsOf(words, phrases, rules.length)
  const weight = (word: string): number => rarity(spreads.get(word) ?? 0, rules.length) * weightOf(word)
  const lines = [
    asAscii(head),
    asAscii(listsOf(entries, topics)),
    joined(words),
    joined(placesOfPhrases(phrases.map(({ text }) => text))),
    phrases
      .map(({ of, text, kind }) => `${of}.${Math.round(normOf(text, weight) * NORM_UNIT)}.${kind}`)
      .join(' '),
    joined(new Map([...spreads].map(([word, many]) => [word, [String(many)]]))),
    ...entries.map(asAscii),
    ...topics.map(asAscii),
  ]
  return lines.join('\n')
}

/** Single-byte text is read several times faster. */
const asAscii = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** `;word=1 2 3;other=4;`, for words of ASCII letters; others are not searched for. */
const joined = (words: ReadonlyMap<string, readonly string[]>): string =>
  `;${[...words]
    .filter(([word]) => /^[a-z0-9]+$/.test(word))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, places]) => `${word}=${places.join(' ')};`)
    .join('')}`

function listsOf(entries: readonly RulebookEntry[], topics: readonly Topic[]): Lists {
  const topicIds = topics.map(({ id }) => id)
  return {
    ids: entries.map(({ id }) => id),
    topicIds,
    editions: entries.map(({ edition }) => edition[0]).join(''),
    topicOf: entries.map((entry) => (isRule(entry) ? topicIds.indexOf(entry.topic ?? '') : -1)).join(' '),
    actors: entries.map((entry) => ACTORS[actorOf(entry)]).join(''),
    topics: byTopic(entries, topics),
    titled: byTitle(entries),
    called: Object.fromEntries(
      topics.flatMap((one) => topicNames(one).map((name) => [phraseOf(name), one.id])),
    ),
  }
}

/** Who acts, as the rule says or else its title. */
function actorOf(entry: RulebookEntry): keyof typeof ACTORS {
  if (!isRule(entry)) return 'any'
  if (entry.actor) return entry.actor
  const words = tellingWords(entry.title)
  const has = (...some: string[]) => some.some((word) => words.includes(stem(word)))
  if (has('traitor')) return 'traitor'
  if (has('monster', 'swarm', 'stunned')) return 'monster'
  return has('dead', 'corpse', 'die', 'death') ? 'dead' : 'any'
}

function synonymsOf(synonyms: readonly Synonym[]): Record<string, string> {
  const all = new Map<string, Set<string>>()
  for (const { say, means } of synonyms)
    for (const one of say) {
      const key = bareWords(one).map(stem).join(' ')
      const known = all.get(key) ?? new Set()
      for (const word of means) if (stem(word) !== key) known.add(stem(word))
      if (known.size > 0) all.set(key, known)
    }
  return Object.fromEntries([...all].map(([key, words]) => [key, [...words].join(' ')]))
}

/** The searchable text of an entry. */
interface Readable {
  title: string
  tags: string[]
  text: string
}

function readableOf(entry: RulebookEntry, topics: readonly Topic[]): Readable {
  if (!isRule(entry)) {
    // A card or tile is found by its name alone; a haunt also by its premise, which stays sealed.
    const text = entry.kind === 'haunt' ? entry.sealed[0]! : ''
    return { title: entry.title, tags: [], text }
  }
  const { title, aliases, tags, text, more = '', because = '', section } = entry
  const topic = topics.find(({ id }) => id === entry.topic)
  const names = topic ? topicNames(topic) : []
  return { title, tags: [...tags, ...aliases, ...names], text: [text, more, because, section].join(' ') }
}

/** Texts that a question may be compared with as a whole; names ask nothing. */
const phrasesOf = (entry: RulebookEntry): { text: string; kind: number }[] => [
  ...[entry.title, ...(isRule(entry) ? entry.aliases : [])].map((text) => ({ text, kind: -1 })),
  ...(entry.asks ?? []).map((text) => ({ text, kind: KINDS.indexOf(kindOf(bareWords(text))) })),
]

function byTitle(entries: readonly RulebookEntry[]): Record<string, string> {
  const numbers = new Map<string, string[]>()
  for (const [n, { title }] of entries.entries()) add(numbers, bareWords(title).join(' '), String(n))
  return Object.fromEntries([...numbers].map(([title, those]) => [title, those.join(' ')]))
}

/** For each topic the numbers of its own entries, then of those it cites. */
function byTopic(entries: readonly RulebookEntry[], topics: readonly Topic[]): Record<string, string> {
  const numbers = new Map<string, number[]>(topics.map(({ id }) => [id, []]))
  for (const [n, entry] of entries.entries())
    if (isRule(entry) && entry.topic !== undefined) numbers.get(entry.topic)?.push(n)
  for (const { id: topic, cites } of topics)
    for (const id of Object.values(cites).flat())
      numbers.get(topic)!.push(entries.findIndex((entry) => entry.id === id))
  const cited = [...numbers].filter(([, those]) => those.length > 0)
  return Object.fromEntries(cited.map(([topic, those]) => [topic, those.join(' ')]))
}

function wordsOf(readable: readonly Readable[]): Map<string, string[]> {
  const words = new Map<string, string[]>()
  for (const [n, one] of readable.entries())
    for (const { word, field, times } of placesOf(one))
      add(words, word, `${n}.${FIELDS.indexOf(field)}.${times}`)
  return words
}

function placesOf({ title, tags, text }: Readable): (Omit<Posting, 'entry'> & { word: string })[] {
  const texts = { text, tag: tags.join(' '), title }
  return FIELDS.flatMap((field) => {
    const counts = new Map<string, number>()
    for (const word of bareWords(texts[field]))
      if (!isWeak(word)) counts.set(stem(word), (counts.get(stem(word)) ?? 0) + 1)
    return [...counts].map(([word, times]) => ({ word, field, times }))
  })
}

function placesOfPhrases(phrases: readonly string[]): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const [n, text] of phrases.entries())
    for (const word of new Set(bareWords(text).map(stem)))
      if (weightOf(word) > 0) add(places, word, String(n))
  return places
}

/** How many rules contain each word. A topic counts as one; cards and tiles do not count, so that new ones change no answer about rules. */
function spreadsOf(
  words: ReadonlyMap<string, readonly string[]>,
  phrases: readonly { of: string; text: string }[],
  rules: number,
): Map<string, number> {
  const entries = new Map<string, Set<string>>()
  const put = (word: string, entry: string) => {
    if (Number(entry) >= rules) return
    entries.set(word, (entries.get(word) ?? new Set()).add(entry))
  }
  for (const [word, postings] of words)
    for (const posting of postings) put(word, posting.slice(0, posting.indexOf('.')))
  for (const { of, text } of phrases) for (const word of bareWords(text)) put(stem(word), of)
  return new Map([...entries].map(([word, those]) => [word, those.size]))
}

const normOf = (text: string, weight: (word: string) => number): number =>
  Math.hypot(...[...new Set(bareWords(text).map(stem))].map(weight))

function add(places: Map<string, string[]>, word: string, place: string): void {
  const known = places.get(word)
  if (known) known.push(place)
  else places.set(word, [place])
}
