/** The schema of `content/rules`. Unknown fields are problems; empty ones may be left out. */
import * as z from 'zod'
import { EDITIONS } from '../engine/ids.ts'
import { RULE_KINDS } from './book.ts'

export const LONGEST_TITLE = 48
const LONGEST_TEXT = 380

/** One paragraph: YAML folds its lines. */
const text = (most: number, what: string) =>
  z
    .string()
    .min(1, { error: `${what} cannot be empty.` })
    .max(most, { error: `${what} has at most ${most} characters.` })
    .regex(/^\S(.*\S)?$/u, { error: `${what} is one line, without spaces around it.` })

const ruleId = z
  .string()
  .regex(/^(L|E[123])-[A-Z]+-\d{2,3}$/, { error: 'An id has an edition, an area and a number: L-ATK-01.' })
const topicId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'A topic is named by small letters, digits and hyphens.' })
const word = text(40, 'A word to look for').regex(/^[^A-Z]*$/u, {
  error: 'Words to look for are written small.',
})
const phrases = z.array(text(40, 'An alias')).prefault([])

const condition = text(120, 'What an answer depends on').optional()
const answer = z.strictObject({
  kind: z.enum(['may', 'must', 'is', 'number', 'who', 'order']),
  say: text(60, 'An answer'),
  until: condition,
  unless: condition,
  when: condition,
  but: condition,
})

const rule = z.strictObject({
  id: ruleId,
  kind: z.enum(RULE_KINDS).prefault('rule'),
  title: text(LONGEST_TITLE, 'A title').regex(/[^.…]$/u, { error: 'A title has no stop at its end.' }),
  text: text(LONGEST_TEXT, 'A text'),
  more: text(1200, 'What more there is').optional(),
  because: text(600, 'A reason').optional(),
  rulings: z.array(ruleId).max(3).prefault([]),
  source: text(160, 'A source'),
  topic: topicId.optional(),
  tags: z.array(word).min(1).max(4),
  aliases: phrases,
  see: z.array(ruleId).max(4).prefault([]),
  layer: z.literal('campaign').optional(),
  untestable: text(240, 'A reason').optional(),
  asks: z.array(text(120, 'A question')).min(1).max(30).optional(),
  like: z.array(ruleId).min(1).max(4).optional(),
  answer: answer.optional(),
  actor: z.enum(['any', 'traitor', 'monster', 'dead']).optional(),
})

const topic = z.strictObject({
  id: topicId,
  title: text(40, 'The title of a topic'),
  area: topicId,
  aliases: phrases,
  answers: z.partialRecord(z.enum(EDITIONS), text(90, 'An answer')),
  cites: z.partialRecord(z.enum(EDITIONS), z.array(ruleId).min(1).max(4)).prefault({}),
})

export const sectionFile = z.strictObject({
  section: text(60, 'The name of a section'),
  rules: z.array(rule).min(1),
})
export const topicsFile = z.strictObject({
  areas: z.array(z.strictObject({ id: topicId, title: text(40, 'The title of an area') })).min(1),
  topics: z.array(topic).min(1),
})
const said = text(40, 'A word to ask with').regex(/^[a-z0-9 ]+$/, {
  error: 'Words to ask with are small letters, digits and spaces.',
})
export const synonymsFile = z.array(
  z.strictObject({ say: z.array(said).min(1), means: z.array(said.regex(/^\S+$/)).min(1).max(6) }),
)
export const englishFile = z.strictObject({ words: z.string().regex(/^[a-z]+( [a-z]+)*$/) })
export type SynonymsFile = z.output<typeof synonymsFile>
export type SectionFile = z.output<typeof sectionFile>
export type TopicsFile = z.output<typeof topicsFile>
