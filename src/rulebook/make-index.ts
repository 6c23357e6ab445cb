/** Serializes the index: every entry, and for every word the entries that contain it. */
import type { Book, Topic } from './book.ts'
import {
  FIELDS,
  type Head,
  isRule,
  type Lists,
  type Posting,
  type RulebookEntry,
  topicNames,
  type Words,
} from './rule-index.ts'
import type { Thing } from './things.ts'
import { phraseOf, tellingWords } from './words.ts'

type Lines = [head: Head, lists: Lists, words: Words, ...rest: (RulebookEntry | Topic)[]]

export function makeIndex(
  { rules, topics, areas }: Book,
  things: readonly Thing[],
  { made, runs }: Pick<Head, 'made' | 'runs'>,
): string {
  const entries: RulebookEntry[] = [...rules, ...things]
  const readable = entries.map((entry) => readableOf(entry, topics))
  const lists: Lists = {
    ids: entries.map(({ id }) => id),
    topicIds: topics.map(({ id }) => id),
    lengths: readable.map(({ text }) => tellingWords(text).length),
    topics: byTopic(entries, topics),
    called: Object.fromEntries(
      topics.flatMap((one) => topicNames(one).map((name) => [phraseOf(name), one.id])),
    ),
  }
  const lines: Lines = [{ made, areas, runs }, lists, wordsOf(readable), ...entries, ...topics]
  return lines.map(asAscii).join('\n')
}

/** Single-byte text is read several times faster. */
const asAscii = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

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

function wordsOf(readable: readonly Readable[]): Words {
  const words = new Map<string, string[]>()
  for (const [n, one] of readable.entries()) {
    for (const [word, { field, times }] of placesOf(one)) {
      const posting = `${n}.${FIELDS.indexOf(field)}.${times}`
      const known = words.get(word)
      if (known) known.push(posting)
      else words.set(word, [posting])
    }
  }
  return Object.fromEntries([...words].sort().map(([word, postings]) => [word, postings.join(' ')]))
}

/** For each word of an entry the best field that contains it. */
function placesOf({ title, tags, text }: Readable): Map<string, Omit<Posting, 'entry'>> {
  const places = new Map<string, Omit<Posting, 'entry'>>()
  const timesOf = (word: string): number => places.get(word)?.times ?? 0
  for (const word of tellingWords(text)) places.set(word, { field: 'text', times: timesOf(word) + 1 })
  for (const word of tellingWords(tags.join(' '))) places.set(word, { field: 'tag', times: timesOf(word) })
  for (const word of tellingWords(title)) places.set(word, { field: 'title', times: timesOf(word) })
  return places
}
