/** A scenario as it stands in a file: rules it shows, what is given, what is typed, what must then be so. */
import * as z from 'zod'
import { fail, parsed } from '../catalog/issues.ts'
import { nearest } from '../catalog/nearest.ts'
import { problemLine } from '../catalog/problems.ts'
import { readYaml } from '../catalog/yaml.ts'
import { CALLINGS, EDITIONS } from '../engine/ids.ts'
import { BOX, GIVEN } from './given.ts'
import { REFUSED_AS, type Refused } from './refused.ts'

const RULE = z
  .string()
  .regex(/^(L|E[123])-[A-Z]+-\d{2,3}$/, { error: 'A rule goes by its ID, as in L-ATK-01.' })
const refusal = z.string().superRefine((name, ctx) => {
  if (RULE.safeParse(name).success || REFUSED_AS.includes(name)) return
  const message =
    'A refusal goes by the ID of its rule, as in L-ATK-01, or by its code, as in attack-too-early.'
  ctx.addIssue({ code: 'custom', message, params: { nearest: nearest(name, REFUSED_AS) } })
})
/** `true`, a rule, a code, or several of them. */
const refused = z.union([
  z.literal(true),
  refusal.transform((one) => [one]),
  z.array(refusal).min(1),
]) as z.ZodType<Refused>
const rolls = z.array(z.int().min(0).max(2))

const line = z.union([z.string().min(1), z.int()])
const lines = z.union([line, z.array(line).min(1)])
const saysSomething = (map: object): boolean => Object.keys(map).length > 0
const EMPTY = { error: 'An empty map says nothing.' }
const byName = <T extends z.ZodType>(what: T) => z.record(z.string(), what).refine(saysSomething, EMPTY)
const someFields = byName(z.unknown())
const happened = z.union([z.string(), byName(z.record(z.string(), z.unknown()))])

export type Facts = Record<string, unknown>
/** Facts by name; every other name is a person, a monster or a tile, and what is so of it. */
const FACTS: z.ZodType<Facts> = z
  .object({
    log: z.union([happened, z.array(happened).min(1)]).optional(),
    times: someFields.optional(),
    changes: z.union([happened, z.array(happened)]).optional(),
    view: byName(someFields).optional(),
    hears: byName(lines).optional(),
    may: byName(lines).optional(),
    refused: byName(byName(refused)).optional(),
    not: z.lazy(() => facts).optional(),
  })
  .catchall(someFields)
  .refine(saysSomething, EMPTY)
const facts: z.ZodType<Facts[]> = z
  .union([FACTS, z.array(FACTS).min(1)])
  .transform((given) => (Array.isArray(given) ? given : [given]))

/** One line typed by somebody, or facts that must hold at this point. */
const step = z
  .looseObject({
    refused: refused.optional(),
    rolls: rolls.optional(),
    then: facts.optional(),
  })
  .transform(({ refused: wanted, rolls: dice = [], then, ...typed }, ctx) => {
    const [[who, said] = [null, []], ...others] = Object.entries(typed)
    const isTyped = who !== null && lines.safeParse(said).success
    const isFacts = who === null && then !== undefined && wanted === undefined && dice.length === 0
    if (others.length > 0 || !(isTyped || isFacts)) {
      const meant = others.map(([key]) => nearest(key, ['rolls', 'refused', 'then'])).find(Boolean)
      return fail(
        ctx,
        'A step is what one person types, as in `alice: attack cora`, or `then:` and facts.',
        meant,
      )
    }
    const commands = (Array.isArray(said) ? said : [said]).map(String)
    return { who, commands, refused: wanted ?? null, rolls: dice, then: then ?? [] }
  })

const seating = z.strictObject({
  family: z.string(),
  name: z.string().optional(),
  age: z.int().optional(),
  calling: z.enum(CALLINGS).nullish(),
})

const OPENING = z.strictObject({
  seed: z.union([z.string(), z.int()]).transform(String).optional(),
  /** Families by id, in seat order. */
  seats: z.array(z.union([z.string().transform((family) => ({ family })), seating])),
  /** The rule by which nobody can sit down so. */
  refused: RULE.optional(),
  haunt: z.int().optional(),
  chapter: z.int().optional(),
  scenario: z.string().optional(),
  /** The day of play, `06-20`. */
  day: z.string().optional(),
  askGains: z.boolean().optional(),
  rolls: rolls.optional(),
  /** A game of a campaign, dealt from such a box. */
  ...BOX,
})

const SCENARIO = z
  .strictObject({
    rules: z.array(RULE).min(1),
    /** Played once by the rules of each. */
    editions: z.array(z.enum(EDITIONS)).min(1).default(['legacy']),
    title: z.string().min(1),
    given: GIVEN.optional(),
    /** A whole new game of the shipped content instead. */
    opening: OPENING.optional(),
    when: z.array(step).default([]),
    then: facts.default([]),
  })
  .refine(({ given, opening }) => (given === undefined) !== (opening === undefined), {
    error: 'A scenario has either `given` or `opening`.',
  })
  .refine(({ rules, editions }) => rules.every((id) => editions.includes(editionOf(id))), {
    error: 'A rule is shown by the edition it belongs to: name that edition in `editions`.',
  })
  .refine(({ when, then, opening }) => when.length + then.length > 0 || opening?.refused, {
    error: 'A scenario says what must be so: `then` and facts.',
    when: ({ issues }) => issues.length === 0,
  })

/** The edition whose rule it is. */
const editionOf = (id: string): (typeof EDITIONS)[number] =>
  (({ L: 'legacy', E1: 'first', E2: 'second', E3: 'third' }) as const)[
    id.split('-')[0] as 'L' | 'E1' | 'E2' | 'E3'
  ]

export type Scenario = z.infer<typeof SCENARIO>
export type Step = Scenario['when'][number]

/** The scenario, or all that is wrong with its file, a sentence each. */
export function readScenario(text: string): { scenario: Scenario } | { faults: string[] } {
  const { value, faults } = readYaml(text)
  const result = faults.length > 0 ? { faults } : parsed(SCENARIO as z.ZodType<Scenario>, value)
  if ('value' in result) return { scenario: result.value }
  return { faults: result.faults.map((fault) => problemLine({ file: '', ...fault })) }
}
