/** Writes the text of the index: every entry, and for every word where it stands. */
import type { Book, Topic } from './book.ts'
import {
  type Entry,
  FIELDS,
  type Head,
  isRule,
  type Lists,
  type Posting,
  topicNames,
  type Words,
} from './rule-index.ts'
import type { Thing } from './things.ts'
import { phraseOf, tellingWords } from './words.ts'

type Lines = [head: Head, lists: Lists, words: Words, ...rest: (Entry | Topic)[]]

export function makeIndex(
  { rules, topics, areas }: Book,
  things: readonly Thing[],
  { made, runs }: Pick<Head, 'made' | 'runs'>,
): string {
  const entries: Entry[] = [...rules, ...things]
  const readable = entries.map((entry) => readableOf(entry, topics))
  const lists: Lists = {
    ids: entries.map(({ id }) => id),
    topicIds: topics.map(({ id }) => id),
    lengths: readable.map(({ text }) => tellingWords(text).length),
    topics: byTopic(entries),
    called: Object.fromEntries(
      topics.flatMap((one) => topicNames(one).map((name) => [phraseOf(name), one.id])),
    ),
  }
  const lines: Lines = [{ made, areas, runs }, lists, wordsOf(readable), ...entries, ...topics]
  return lines.map(asAscii).join('\n')
}

/** Text of single bytes is read several times as fast. */
const asAscii = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** What of an entry can be looked for. */
interface Readable {
  title: string
  tags: string[]
  text: string
}

function readableOf(entry: Entry, topics: readonly Topic[]): Readable {
  if (!isRule(entry)) {
    // A card or a tile is found by its name alone, a haunt by its premise too, which stays sealed.
    const text = entry.kind === 'haunt' ? entry.sealed[0]! : ''
    return { title: entry.title, tags: [], text }
  }
  const { title, aliases, tags, text, more = '', because = '', section } = entry
  const topic = topics.find(({ id }) => id === entry.topic)
  const names = topic ? topicNames(topic) : []
  return { title, tags: [...tags, ...aliases, ...names], text: [text, more, because, section].join(' ') }
}

/** By topic, the numbers of its rules. */
function byTopic(entries: readonly Entry[]): Record<string, string> {
  const numbers = new Map<string, number[]>()
  for (const [n, entry] of entries.entries())
    if (isRule(entry) && entry.topic !== undefined)
      numbers.set(entry.topic, [...(numbers.get(entry.topic) ?? []), n])
  return Object.fromEntries([...numbers].map(([topic, those]) => [topic, those.join(' ')]))
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

/** For each word of an entry the best place it has. */
function placesOf({ title, tags, text }: Readable): Map<string, Omit<Posting, 'entry'>> {
  const places = new Map<string, Omit<Posting, 'entry'>>()
  const timesOf = (word: string): number => places.get(word)?.times ?? 0
  for (const word of tellingWords(text)) places.set(word, { field: 'text', times: timesOf(word) + 1 })
  for (const word of tellingWords(tags.join(' '))) places.set(word, { field: 'tag', times: timesOf(word) })
  for (const word of tellingWords(title)) places.set(word, { field: 'title', times: timesOf(word) })
  return places
}
