/** Compares two editions on one topic or on all topics of an area. */
import { editsBetween, nearest } from '../catalog/nearest.ts'
import { EDITIONS, type EditionId } from '../engine/ids.ts'
import type { Rule, Topic } from './book.ts'
import { editionNamed } from './editions.ts'
import { slipsAllowed } from './query.ts'
import type { Question } from './question.ts'
import { nothing, type Pair, type Reply } from './reply.ts'
import { type RuleIndex, topicNames } from './rule-index.ts'
import { topicAbout } from './search.ts'
import { isWeak, phraseOf, tellingWords } from './words.ts'

/** `diff legacy third discovery`; without a topic it lists the topics. */
export function compare(index: RuleIndex, words: readonly string[]): Reply {
  const [a, b, ...rest] = words
  if (a === undefined) return topicsReply(index)
  const editions = [a, b].map((word) => editionNamed(word ?? ''))
  for (const [n, word] of [a, b].entries())
    if (!editions[n]) return { kind: 'misuse', because: noEdition(word) }
  const [left, right] = editions as [EditionId, EditionId]
  if (editions[0] && left === right)
    return {
      kind: 'misuse',
      because: 'Name two different editions: rules diff legacy third haunt-roll',
    }
  if (rest.length === 0) return topicsReply(index)
  const topics = topicsMeant(index, rest.join(' '))
  if (topics.length === 0) return nothing(noTopic(index, rest.join(' ')))
  const pairs = topics.map((topic) => pairOf(index, topic, [left, right]))
  return { kind: 'comparison', editions: [left, right], pairs }
}

/** "Difference between first and third in the haunt roll": the topic is searched for, and all editions compared if none is named. */
export function compareAsked(index: RuleIndex, { words, editions: named }: Question): Reply {
  const editions = named.length === 0 ? EDITIONS : named.length === 1 ? [named[0]!, 'legacy' as const] : named
  if (words.every((word) => isWeak(word))) return topicsReply(index)
  const topic = topicAbout(index, words.join(' '))
  if (!topic) return nothing(noTopic(index, words.join(' ')))
  return { kind: 'comparison', editions: [...new Set(editions)], pairs: [pairOf(index, topic, editions)] }
}

const topicsReply = ({ areas, topics }: RuleIndex): Reply => ({
  kind: 'topics',
  areas: areas.map((area) => ({ area, topics: topics.filter((topic) => topic.area === area.id) })),
})

function noEdition(word: string | undefined): string {
  const how = 'rules diff legacy third haunt-roll'
  if (word === undefined) return `Name two editions: ${how}`
  const meant = nearest(word.toLowerCase(), EDITIONS)
  const hint = meant ? ` Did you mean ${meant}?` : ''
  return `There is no edition "${word.slice(0, 24)}"; there are ${EDITIONS.join(', ')}.${hint}`
}

function pairOf(index: RuleIndex, topic: Topic, editions: readonly EditionId[]): Pair {
  const rules = index.rulesOn(topic.id)
  const of = (edition: EditionId): Rule[] => rules.filter((rule) => rule.edition === edition)
  const answer = (edition: EditionId): string =>
    topic.answers[edition] ?? 'Nothing: this edition has no such thing.'
  return { topic, answers: editions.map(answer), rules: editions.map(of) }
}

/** The topics of an area with this name; else the topic with this name; else topics with all or similar words. */
function topicsMeant({ topics, areas }: RuleIndex, text: string): Topic[] {
  const phrase = phraseOf(text)
  const exact = topics.filter(({ id }) => id === text.toLowerCase())
  if (exact.length > 0) return exact
  const own = topics.filter((topic) => topicNames(topic).some((name) => phraseOf(name) === phrase))
  const area = areas.find(({ id, title }) => [id, title].some((name) => phraseOf(name) === phrase))
  if (area) return topics.filter((topic) => topic.area === area.id)
  if (own.length > 0) return own
  const words = tellingWords(text)
  const having = (matches: (word: string, other: string) => boolean): Topic[] =>
    topics.filter((topic) => {
      const known = tellingWords(topicNames(topic).join(' '))
      return words.every((word) => known.some((other) => matches(word, other)))
    })
  const begun = having((word, other) => other.startsWith(word))
  return begun.length > 0 ? begun : having((word, other) => editsBetween(word, other) <= slipsAllowed(word))
}

function noTopic({ topics, areas }: RuleIndex, text: string): string {
  const asked = phraseOf(text).slice(0, 40)
  const gap = (id: string) => editsBetween(asked, id.replaceAll('-', ' '))
  const near = [...areas, ...topics].map(({ id }) => ({ id, gap: gap(id) })).sort((a, b) => a.gap - b.gap)
  const three = near.slice(0, 3).map(({ id }) => id)
  return `No topic is called "${text.slice(0, 40)}". The nearest are ${three.join(', ')}; "rules diff" lists all topics.`
}
