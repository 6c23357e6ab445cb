// An id that names nothing is found in every field of every op and word there is, with the name that was meant.
import { beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { kit, opSchemas } from '../../src/catalog/kit.ts'
import { type Marks, marksOf } from '../../src/catalog/marks.ts'
import type { Problem } from '../../src/catalog/problems.ts'
import { PARTS } from '../../src/catalog/schema.ts'
import { EFFECTS } from '../../src/engine/effects/table.ts'
import { cardsSchema } from '../../src/engine/language/cards.ts'
import type { Kit, Sort } from '../../src/engine/language/kit.ts'
import { CONDITIONS, PASSIVES, TILES, VALUES, WHO } from '../../src/engine/language/tables.ts'
import { parse, SMALL_PACK, withFile } from '../support/pack.ts'
import { bareTextsIn, type Spot, spotsIn } from '../support/samples.ts'

/** One of each sort in the pack below. */
const KNOWN: Record<Sort, string> = {
  tile: 'crypt',
  'tile-to-find': 'crypt',
  'starting-tile': 'hall',
  card: 'bells',
  item: 'bells',
  omen: 'veil',
  event: 'cold-bread',
  family: 'red',
  thing: 'bells',
  possession: 'bells',
  'thing-or-type': 'bells',
  token: 'coffin',
  track: 'nails',
  counter: 'spores',
  note: 'ballot',
  secret: 'soulmate',
  monster: 'hand',
  object: 'diary',
  word: 'prepare',
  line: 'fever',
  entry: 'let-in',
  door: 'bell',
  sticker: 'foul',
  poll: 'knock',
  vote: 'answer',
  deed: 'action-0',
}

/** The same letters, two of them the other way round. */
const misspelt = (id: string): string => `${id[0]}${id[2]}${id[1]}${id.slice(3)}`

/** Every form of a kind of word, by the key it begins with. */
const formsOf = (schema: z.ZodType): [string, z.ZodType][] => Object.entries(marksOf(schema).forms!.heads())

/** Where a sample of each kind stands in an action of a haunt. */
const HOMES: Record<string, { at: string; forms: [string, z.ZodType][]; put: (sample: unknown) => object }> =
  {
    op: { at: 'do/0', forms: Object.entries(opSchemas()), put: (op) => ({ do: [op] }) },
    condition: { at: 'when', forms: formsOf(kit.condition), put: (when) => ({ when, do: [] }) },
    who: {
      at: 'do/0/stun/who',
      forms: formsOf(kit.who),
      put: (who) => ({ do: [{ stun: { who } }] }),
    },
    tiles: {
      at: 'do/0/bury-tile/tiles',
      forms: formsOf(kit.tiles),
      put: (tiles) => ({ do: [{ 'bury-tile': { tiles } }] }),
    },
    cards: {
      at: 'do/0/ready-cards/cards',
      forms: [['cards', kit.cards]],
      put: (cards) => ({ do: [{ 'ready-cards': { cards } }] }),
    },
    value: { at: 'do/0/moves/by', forms: formsOf(kit.value), put: (by) => ({ do: [{ moves: { by } }] }) },
    amount: {
      at: 'do/0/damage/amount',
      forms: formsOf(kit.amount),
      put: (amount) => ({ do: [{ damage: { kind: 'mental', amount } }] }),
    },
    passive: {
      at: 'do/0/lasting/passive',
      forms: Object.entries(PASSIVES).map(([ask, word]) => [ask, word.schema(kit)]),
      put: (passive) => ({ do: [{ lasting: { passive, until: 'used' } }] }),
    },
  }

type Schemas = Record<string, (kit: Kit) => z.ZodType>
const schemasIn = (table: Readonly<Record<string, { schema?: (kit: Kit) => z.ZodType }>>): Schemas =>
  Object.fromEntries(
    Object.entries(table).flatMap(([word, { schema }]) => (schema ? [[word, schema] as const] : [])),
  )
/** Every op and word of the language that holds anything, from the tables of the engine. */
const SCHEMAS: Record<string, Schemas> = {
  op: schemasIn(EFFECTS),
  condition: schemasIn(CONDITIONS),
  who: schemasIn(WHO),
  tiles: schemasIn(TILES),
  cards: { cards: cardsSchema },
  value: schemasIn(VALUES),
  passive: schemasIn(PASSIVES),
}

interface Case extends Spot {
  title: string
  /** In the action that holds it. */
  at: string
  action: (id: string) => object
}

const CASES: Case[] = Object.entries(HOMES).flatMap(([kind, { at, forms, put }]) =>
  forms.flatMap(([key, form]) => {
    const isOp = kind === 'op'
    return spotsIn(form, (sort) => KNOWN[sort]).map((spot) => ({
      ...spot,
      title: `${kind} ${key}, ${spot.path}`,
      at: `${at}${isOp ? `/${key}` : ''}/${spot.path}`,
      action: (id: string) => put(isOp ? { [key]: spot.sampleWith(id) } : spot.sampleWith(id)),
    }))
  }),
)

const PATH = 'haunts/1-the-lid.yaml'
const LID = SMALL_PACK.find(({ path }) => path.endsWith(PATH))!.text.replace(/^actions:\n(?:[ -].*\n)*/m, '')
/** What only a campaign declares. */
const CAMPAIGN = [
  ['ledger.yaml', 'lines: [{ id: fever, name: Fever, values: [let-in] }]'],
  ['doors/bell.yaml', 'ref: B\nname: Bell\ntext: Ring it.'],
  ['stickers/foul.yaml', 'name: Foul\ntext: Nobody drinks here.'],
  [
    'chapters/0-rest.yaml',
    `number: 0
name: Rest
year: 1666
opening: It begins.
tiles: [crypt]
pause: [{ discovered: 1 }]
cards: [{ card: 1, do: [poll: { ask: Well?, hidden: knock, tied: wait, options: [{ key: answer, label: A }, { key: wait, label: B }] }] }]`,
  ],
].map(([path, text]) => ({ path: `legacy/${path}`, text: text! }))
const DECLARED = `counters: [{ id: spores, name: Spores, start: 0 }]
notes: [{ id: ballot, name: Ballot }]
`

/** The problems of a haunt with an action for each case, with this id in it. */
async function problemsWith(idOf: (spot: Case) => string): Promise<Problem[]> {
  const actions = CASES.map((one, n) => ({
    word: 'prepare',
    name: `Action ${n}`,
    by: 'heroes',
    ...one.action(idOf(one)),
  }))
  const haunt = withFile(PATH, `${LID}${DECLARED}actions: ${JSON.stringify(actions)}\n`)
  const { problems } = await parse([...haunt, ...CAMPAIGN])
  return problems
}

describe('an id that names nothing', () => {
  let right: Problem[]
  let wrong: Problem[]
  beforeAll(async () => {
    right = await problemsWith(({ names }) => KNOWN[names.sort])
    wrong = await problemsWith(({ names }) => misspelt(KNOWN[names.sort]))
  }, 120_000)
  const at = (problems: readonly Problem[], path: string) =>
    problems.filter((problem) => problem.path === path && /^There is no /.test(problem.expected))

  test('is looked for in every kind of word', () => {
    for (const kind of ['op', 'condition', 'who', 'tiles', 'cards', 'value', 'passive'])
      expect(CASES.some(({ title }) => title.startsWith(kind))).toBe(true)
  })

  // The words are asked again for their schemas, with a kit that notes each id field it hands out.
  test.each(Object.entries(SCHEMAS))('is looked for in every id field of %s', (kind, schemas) => {
    const made: { word: string; names: Marks['names'] }[] = []
    const reached = new Set<Marks['names']>()
    for (const [word, schema] of Object.entries(schemas)) {
      const id: Kit['id'] = (...asked) => {
        const field = kit.id(...asked)
        made.push({ word, names: marksOf(field).names })
        return field
      }
      const spots = spotsIn(schema({ ...kit, id }), (sort) => KNOWN[sort])
      for (const { names } of spots) reached.add(names)
      const titles = spots.map(({ path }) => `${kind} ${word}, ${path}`)
      expect(CASES.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
    }
    expect(made.length).toBeGreaterThan(0)
    expect(made.filter(({ names }) => !reached.has(names))).toEqual([])
  })

  test.each(CASES.map((one, n) => [one.title, one, n] as const))('%s', (_, { names, at: step }, n) => {
    const path = `actions/${n}/${step}`
    expect(at(right, path)).toEqual([])
    const [problem, ...more] = at(wrong, path)
    expect(problem, path).toBeDefined()
    expect(more).toEqual([])
    expect(problem).toMatchObject({ file: `legacy/${PATH}`, nearest: KNOWN[names.sort] })
  })
})

test('no op or word holds a text that is neither an id, a key nor words for the player', () => {
  const words = Object.entries(HOMES).flatMap(([kind, { forms }]) =>
    forms.map(([key, form]) => ({ name: `${kind} ${key}`, form })),
  )
  const parts = Object.entries(PARTS).map(([name, form]) => ({ name, form }))
  expect([...words, ...parts].flatMap(({ name, form }) => bareTextsIn(form as z.ZodType, name))).toEqual([])
})
