/** Serializes the index: every entry, and for every word the entries and phrases that contain it. */
import type { Book, Synonym, Topic } from './book.ts'
import {
  ACTORS,
  FIELDS,
  type Head,
  isRule,
  type Lists,
  type Posting,
  type RulebookEntry,
  topicNames,
} from './rule-index.ts'
import type { Thing } from './things.ts'
import { bareWords, phraseOf, sideBySide, stem, stemsOf, tellingWords } from './words.ts'

export function makeIndex(
  { rules, topics, areas, synonyms, english }: Book,
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
  const phrases = entries.map(phrasesOf)
  const words = wordsOf(
    entries.map((entry) => readableOf(entry, topics)),
    phrases,
  )
  const lines = [
    asAscii(head),
    asAscii(listsOf(entries, topics)),
    joined(words),
    joined(pairsOf(phrases)),
    joined(spreadsOf(words, rules.length)),
    ` ${english} `,
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

/** `;word=1 2 3;two words=4;`, for words of ASCII letters; others are not searched for. */
const joined = (words: ReadonlyMap<string, readonly string[]>): string =>
  `;${[...words]
    .filter(([word]) => /^[a-z0-9 ]+$/.test(word))
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
    phrases: entries.map((entry) => phrasesOf(entry).length).join(' '),
    see: entries.map((entry) => numbersOf(entries, isRule(entry) ? entry.see : [])).join(','),
    like: entries.map((entry) => numbersOf(entries, isRule(entry) ? entry.like : [])).join(','),
    topics: byTopic(entries, topics),
    titled: byTitle(entries, (title) => bareWords(title).join(' ')),
    things: byTitle(entries, phraseOf, (entry) => !isRule(entry)),
    called: Object.fromEntries(
      topics.flatMap((one) => topicNames(one).map((name) => [phraseOf(name), one.id])),
    ),
  }
}

const numbersOf = (entries: readonly RulebookEntry[], ids: readonly string[] = []): string =>
  ids.map((id) => entries.findIndex((entry) => entry.id === id)).join(' ')

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

/** Short texts that say what an entry is about, in the words of the book and of players. */
const phrasesOf = (entry: RulebookEntry): string[] => [
  entry.title,
  ...(isRule(entry) ? entry.aliases : []),
  ...(entry.asks ?? []),
]

function byTitle(
  entries: readonly RulebookEntry[],
  key: (title: string) => string,
  wanted: (entry: RulebookEntry) => boolean = () => true,
): Record<string, string> {
  const numbers = new Map<string, string[]>()
  for (const [n, entry] of entries.entries()) if (wanted(entry)) add(numbers, key(entry.title), String(n))
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

/** A word that more than this share of the rules contain tells nothing, and its places would fill the index. */
const TOO_FREQUENT = 0.5

function wordsOf(
  readable: readonly Readable[],
  phrases: readonly (readonly string[])[],
): Map<string, string[]> {
  const words = new Map<string, string[]>()
  for (const [n, one] of readable.entries())
    for (const { word, field, times } of [...placesOf(one), ...placesOfPhrases(phrases[n]!)])
      add(words, word, `${n}.${FIELDS.indexOf(field)}.${times}`)
  const most = TOO_FREQUENT * readable.length
  return new Map([...words].filter(([, places]) => new Set(places.map(entryOf)).size <= most))
}

const entryOf = (place: string): string => place.slice(0, place.indexOf('.'))

type Place = Omit<Posting, 'entry'> & { word: string }

function placesOf({ title, tags, text }: Readable): Place[] {
  const texts = { text, tag: tags.join(' '), title }
  return (['text', 'tag', 'title'] as const).flatMap((field) =>
    counted(stemsOf(texts[field])).map(([word, times]) => ({ word, field, times })),
  )
}

const placesOfPhrases = (phrases: readonly string[]): Place[] =>
  counted(phrases.flatMap((text) => [...new Set(stemsOf(text))])).map(([word, times]) => ({
    word,
    field: 'ask',
    times,
  }))

function counted(words: readonly string[]): [word: string, times: number][] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
}

/** Two words side by side: which entries have them, and in how many phrases. */
function pairsOf(phrases: readonly (readonly string[])[]): Map<string, string[]> {
  const pairs = new Map<string, string[]>()
  for (const [n, some] of phrases.entries())
    for (const [pair, times] of counted(some.flatMap((text) => [...new Set(sideBySide(stemsOf(text)))])))
      add(pairs, pair, `${n}.${times}`)
  return pairs
}

/** How many rules contain each word; cards and tiles do not count, so that new ones change no answer about rules. */
function spreadsOf(words: ReadonlyMap<string, readonly string[]>, rules: number): Map<string, string[]> {
  const spread = (places: readonly string[]) =>
    new Set(places.map(entryOf).filter((entry) => Number(entry) < rules)).size
  return new Map([...words].map(([word, places]) => [word, [String(spread(places))]]))
}

function add(places: Map<string, string[]>, word: string, place: string): void {
  const known = places.get(word)
  if (known) known.push(place)
  else places.set(word, [place])
}
