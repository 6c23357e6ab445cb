/** What each kind of content file may hold. Unknown fields are faults; what is empty may be left out. */
import * as z from 'zod'
import { CALLINGS, CARD_TYPES, REGIONS, SIDES, SYMBOLS, TRAITS } from '../engine/ids.ts'
import {
  type ActionDef,
  type AttackDef,
  type MonsterDef,
  type ReactionDef,
  TRIGGERS,
  type TraitorRule,
} from '../engine/language/defs.ts'
import { id, kit, oneOf, text } from './kit.ts'

const { value, who, condition, ops, passive } = kit
const team = z.enum(['heroes', 'traitor'])
const trait = z.enum(TRAITS)
const name = text(60)
const ref = z
  .string()
  .regex(/^[A-Za-z0-9]{1,8}$/, { error: 'A ref is a number of the bible, such as T14 or 247.' })
const refs = z.union([ref, z.int().transform(String)])
const list = <T>(of: z.ZodType<T>) => z.array(of).prefault([])
const off = z.boolean().prefault(false)

const attack: z.ZodType<AttackDef> = z.strictObject({
  trait,
  reach: z.enum(['here', 'adjacent', 'sight']),
  dice: value.optional(),
  add: value.optional(),
  dealt: ops.optional(),
  killed: ops.optional(),
  tied: ops.optional(),
  instead: ops.optional(),
})

const action: z.ZodType<ActionDef> = z
  .strictObject({
    word: id,
    name: name.optional(),
    by: z.enum(['heroes', 'traitor', 'everyone']).optional(),
    when: condition.optional(),
    once: z.enum(['person', 'game']).optional(),
    names: z.literal('families').optional(),
    target: who.optional(),
    attack: attack.optional(),
    do: ops.optional(),
    goal: z.enum(['main', 'side']).optional(),
  })
  .refine((one) => one.do !== undefined || one.attack !== undefined, {
    error: 'An action needs `do` or `attack`.',
  })

const reaction: z.ZodType<ReactionDef> = z.strictObject({
  on: z.enum(TRIGGERS),
  name: name.optional(),
  who: z.enum(['heroes', 'traitor', 'everyone', 'monster']).optional(),
  when: condition.optional(),
  optional: z.boolean().optional(),
  once: z.literal('person').optional(),
  do: ops,
})

const ghosts = z
  .union([
    z
      .int()
      .min(0)
      .max(3)
      .transform((circles) => ({ circles, filled: 0 })),
    z.strictObject({ circles: z.int().min(0).max(3), filled: z.int().min(0).max(3).prefault(0) }),
  ])
  .prefault(0)

const tile = z.strictObject({
  ref: refs,
  name,
  regions: z.array(z.enum(REGIONS)).min(1),
  doors: z.array(z.enum(SIDES)),
  symbols: list(z.enum(SYMBOLS)),
  short: text(20),
  code: text(20),
  start: z
    .strictObject({
      region: z.enum(REGIONS),
      x: z.int().min(-9).max(9),
      y: z.int().min(-9).max(9),
      landing: z.boolean().optional(),
      begin: z.boolean().optional(),
      piece: refs.optional(),
    })
    .optional(),
  blocked: list(z.enum(SIDES)),
  links: list(id),
  runestone: off,
  passage: off,
  ghosts,
  actions: list(action),
  reactions: list(reaction),
  passives: list(passive),
})

const card = {
  ref: refs,
  name,
  flavour: text(240),
  boxes: z.int().min(0).max(12).prefault(0),
  passives: list(passive),
  reactions: list(reaction),
}
const possession = {
  ...card,
  types: list(z.enum(CARD_TYPES)),
  actions: list(action),
  slot: off,
  owner: name.optional(),
}
const item = z.strictObject({ ...possession, regions: z.array(z.enum(REGIONS)).min(1) })
const omen = z.strictObject(possession).transform((one) => ({ ...one, regions: [] }))
const event = z.strictObject({
  ...card,
  regions: z.array(z.enum(REGIONS)).min(1),
  stays: z.enum(['no', 'kept', 'ongoing']).prefault('no'),
  do: ops.prefault([]),
  crest: off,
})

const ladder = z.strictObject({ steps: z.array(z.int().min(1).max(9)), start: z.int().min(1) })
const family = z.strictObject({
  name,
  place: text(60),
  motto: text(60),
  ladders: z.strictObject({ speed: ladder, might: ladder, sanity: ladder, knowledge: ladder }),
})

const truth = z.literal(true)
const traitorRule: z.ZodType<TraitorRule> = oneOf({
  what: 'a rule for who turns',
  heads: () => ({
    revealer: z.strictObject({ revealer: truth }),
    highest: z.strictObject({ highest: trait, but: z.literal('revealer').optional() }),
    lowest: z.strictObject({ lowest: trait, but: z.literal('revealer').optional() }),
    calling: z.strictObject({ calling: z.enum(CALLINGS), else: traitorRule }),
    oldest: z.strictObject({ oldest: truth }),
    youngest: z.strictObject({ youngest: truth }),
    mostItems: z.strictObject({ mostItems: truth }),
    mostDead: z.strictObject({ mostDead: truth }),
    random: z.strictObject({ random: truth }),
  }),
})
const teams = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('known'), traitor: traitorRule }),
  z.strictObject({ kind: z.literal('hidden'), traitor: traitorRule }),
  z.strictObject({ kind: z.literal('unknown') }),
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('everyone') }),
  z.strictObject({ kind: z.literal('all-traitors') }),
])

const traitValue = z.int().min(0).max(9).optional()
const monster: z.ZodType<MonsterDef> = z.strictObject({
  id,
  name,
  size: z.enum(['small', 'large']),
  traits: z.strictObject({ speed: traitValue, might: traitValue, sanity: traitValue, knowledge: traitValue }),
  attack: z.strictObject({ trait, instead: ops.optional() }).optional(),
  reactions: list(reaction),
  passives: list(passive),
  mayCarry: z.boolean().optional(),
  swarm: z.boolean().optional(),
  killable: z.boolean().optional(),
  neutral: z.boolean().optional(),
})

/** Fixed for the whole game, so that every copy can be accounted for. */
const supply = value.refine((many) => typeof many === 'number' || 'players' in many, {
  error: 'How many there are is a number, or one for each table size: `{ players: [2, 2, 3] }`.',
})

const prose = text(600)
const truths = z.array(prose).min(1).max(3) // L-START-07
const haunt = z.strictObject({
  number: z.int().min(0).max(999),
  name,
  books: z.enum(['both', 'SS', 'TT']).prefault('both'),
  team: teams,
  premise: prose,
  truths: z.strictObject({ heroes: truths, traitor: truths }),
  wins: z.strictObject({ heroes: prose, traitor: prose }),
  setup: z.strictObject({ heroes: ops.prefault([]), traitor: ops.prefault([]) }).prefault({}),
  facts: list(z.strictObject({ team, text: prose })),
  goals: list(
    z.strictObject({
      team,
      kind: z.enum(['main', 'side']),
      name,
      when: condition.optional(),
      at: z.literal('round-end').optional(),
    }),
  ),
  actions: list(action),
  reactions: list(reaction),
  passives: list(passive),
  monsters: list(monster),
  objects: list(
    z.strictObject({
      id,
      name,
      stealable: z.boolean().prefault(true),
      count: supply.prefault(1),
      for: team.optional(),
    }),
  ),
  secrets: list(z.strictObject({ id, name, knownTo: z.enum(['traitor', 'nobody']) })),
  tracks: list(z.strictObject({ id, name, start: value })),
  tokens: list(z.strictObject({ id, name })),
  lastRound: z.int().min(1).max(99).prefault(20),
  first: z.enum(['left-of-traitor', 'left-of-revealer', 'revealer']).prefault('left-of-traitor'),
  traitorHeals: z.boolean().prefault(true),
  monstersRunBy: z.enum(['traitor', 'house']).prefault('traitor'),
  playsOn: off,
  houseTurn: ops.optional(),
  ai: z.strictObject({ heroes: prose, traitor: prose }),
  endings: z.strictObject({
    heroes: prose,
    traitor: prose,
    house: prose.prefault('The house waits. It has been waiting longer than you have.'),
  }),
})

/** A row for each omen tile, a column for each Omen (L-FREE-10). */
const chart = z.record(id, z.record(id, z.int().min(0)))

/** By the folder a file lies in; the chart is a file of its own. */
export const SCHEMAS = {
  families: family,
  tiles: tile,
  items: item,
  omens: omen,
  events: event,
  haunts: haunt,
  chart,
}
