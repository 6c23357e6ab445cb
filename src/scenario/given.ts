/** A table in the middle of a game, as an author describes it: house, people, things, luck. */
import * as z from 'zod'
import { CALLINGS, REGIONS } from '../engine/ids.ts'

/** In seat order. Their ladders are all 2 3 3 4 4 5 5 6, starting on the fourth step, so every trait shows 4. */
export const PEOPLE = ['alice', 'bob', 'cora', 'dan', 'eve', 'finn'] as const
export type Person = (typeof PEOPLE)[number]
export const LADDER = [2, 3, 3, 4, 4, 5, 5, 6]
export const START = 4

const names = z.array(z.string())
const count = z.int().min(0)
const person = z.enum(PEOPLE)
/** A thing as in its content file; the schemas of the content read it. */
const body = z.record(z.string(), z.unknown())
const bodies = z.record(z.string(), body)

const someone = z.strictObject({
  at: z.string(),
  cards: names.optional(),
  /** Carried and used. */
  used: names.optional(),
  /** Events kept in front of one. */
  kept: names.optional(),
  objects: names.optional(),
  /** Marker steps where they are not on the start. */
  steps: z
    .partialRecord(z.enum(['speed', 'might', 'sanity', 'knowledge']), count.max(LADDER.length))
    .optional(),
  team: z.enum(['heroes', 'traitor']).optional(),
  dead: z.boolean().optional(),
  /** A shipped family, with its ladders. */
  family: z.string().optional(),
  /** Whose body it is; their own by default. */
  body: person.optional(),
  age: count.optional(),
  calling: z.enum(CALLINGS).nullish(),
  ancestors: count.optional(),
  heirloomsLeft: count.optional(),
})

/** A row of a family record, as it was written in an earlier game. */
const member = z.strictObject({
  name: z.string(),
  age: count,
  year: count.optional(),
  died: z.boolean().optional(),
  traitor: z.boolean().optional(),
})

/** What a campaign has left in the box. */
export const BOX = {
  /** Lines of the ledger that are written. */
  ledger: z.record(z.string(), z.union([z.string(), z.int()])).optional(),
  /** Stickers on tiles: `{ A: [ghost, passage, foul, { crest: alice }] }`. */
  stuck: z
    .record(z.string(), z.array(z.union([z.string(), z.strictObject({ crest: z.string() })])))
    .optional(),
  /** Family records. */
  records: z
    .record(
      z.string(),
      z.strictObject({
        surname: z.string().optional(),
        heirloomsLeft: count.optional(),
        betrayals: count.optional(),
        members: z.array(member).optional(),
      }),
    )
    .optional(),
  /** Doors that are open. */
  opened: names.optional(),
  /** Games finished; by default as many as the longest record has rows. */
  played: count.optional(),
  /** The number of the next Legacy card; the first of the chapter by default. */
  deck: z.int().min(1).max(106).optional(),
} as const
const boxGiven = z.strictObject(BOX)
export type BoxGiven = z.infer<typeof boxGiven>

export const GIVEN = z.strictObject({
  ...BOX,
  /** What `ledger.yaml` holds: `lines`, `everyGame`, `rest`, `names`. */
  campaign: body.optional(),
  /** Doors, stickers with a text and entries of no chapter, as in their files. */
  doors: bodies.optional(),
  stickers: bodies.optional(),
  journal: bodies.optional(),
  /** Cards and tiles that are defined and not in play. */
  purgatory: names.optional(),
  /**
   * `[A]-[B]` joins two tiles; `[A]-` leaves an open doorway; `|` under a tile leads south. One drawing is the
   * ground floor; a record draws several regions. Letters are tile ids in lower case.
   */
  house: z.union([z.string(), z.partialRecord(z.enum(REGIONS), z.string())]),
  /** Plays with the shipped definitions as well. */
  content: z.boolean().optional(),
  /** Letters of the drawing that stand for shipped tiles; everywhere else those go by their ids. */
  named: z.record(z.string(), z.string()).optional(),
  /** Drawn tiles that lay there from the start, besides the first of each region; such tiles are never buried or turned. */
  starting: names.optional(),
  /** More about drawn tiles and the ones in the stack, as in a tile file; `doors` of drawn tiles come from the drawing. */
  tiles: bodies.optional(),
  items: bodies.optional(),
  omens: bodies.optional(),
  events: bodies.optional(),
  /**
   * A haunt as in its file; number 99 by default; of the shipped ones the number is enough. With it the phase
   * is the haunt unless `phase` says otherwise.
   */
  haunt: z.union([z.int(), body]).optional(),
  haunts: z.array(body).optional(),
  chart: z.record(z.string(), z.record(z.string(), z.int())).optional(),
  /** A chapter as in its file, number 13 by default; of the shipped ones the number is enough. */
  chapter: z.union([z.int(), body]).optional(),
  people: z.partialRecord(person, z.union([z.string(), someone])),
  /** Whose turn it is; the first of the people by default. */
  turn: z.string().optional(),
  moves: count.optional(),
  phase: z.enum(['gather', 'explore', 'setup', 'haunt']).optional(),
  round: count.optional(),
  /** The haunt to begin whatever the chart says. */
  forced: z.int().optional(),
  /** Scenarios of the group, and the one that was chosen: `{ wake: { veil: 98 } }`. */
  scenarios: z.record(z.string(), z.record(z.string(), z.int())).optional(),
  scenario: z.string().optional(),
  /** Omens drawn before, where all that were drawn count. */
  omensDrawn: names.optional(),
  hauntsPlayed: z.array(z.int()).optional(),
  /** Asks before each gain and heal; otherwise they are taken in full. */
  askGains: z.boolean().optional(),
  /** Tile letters to find, top first. */
  stack: names.optional(),
  /** Cards, top first; whatever is not named anywhere lies below in the order of the files. */
  decks: z.partialRecord(z.enum(['item', 'omen', 'event']), names).optional(),
  piles: z.record(z.string(), names).optional(),
  tokens: z.record(z.string(), names).optional(),
  ghosts: z.record(z.string(), count).optional(),
  objectsOn: z.record(z.string(), names).optional(),
  heirlooms: z.record(z.string(), person).optional(),
  /** What earlier games have left on cards: boxes ticked, a name. */
  marks: z
    .record(z.string(), z.strictObject({ ticks: count.optional(), name: z.string().optional() }))
    .optional(),
  monsters: z
    .array(
      z.strictObject({
        kind: z.string(),
        at: z.string(),
        stunned: z.boolean().optional(),
        /** Whose monster it is. */
        of: person.optional(),
        objects: names.optional(),
        cards: names.optional(),
      }),
    )
    .optional(),
  /** Ongoing Events and the tiles they lie on. */
  ongoing: z.record(z.string(), z.string()).optional(),
  secrets: z
    .record(
      z.string(),
      z.strictObject({ value: person, knownTo: z.array(person).optional(), shown: z.boolean().optional() }),
    )
    .optional(),
  tracks: z.record(z.string(), count).optional(),
  counters: z.record(z.string(), z.partialRecord(person, count)).optional(),
  revealer: person.optional(),
  /** Dice in the order they fall; all must be used. */
  rolls: z.array(z.int().min(0).max(2)).optional(),
  /** Draws of the haunt stream (ties, secrets), given in advance. */
  chances: z.array(count).optional(),
  /** Lets a turn end by itself when nothing is left to do (L-TURN-05); otherwise one can always WAIT. */
  mayEnd: z.boolean().optional(),
  /** Leaves the turn to begin by itself instead of putting `turn` in the middle of one. */
  begin: z.boolean().optional(),
})
export type Given = z.infer<typeof GIVEN> & { edition?: string }
export type PersonGiven = z.infer<typeof someone>

/** `A` is the tile drawn as A; ids of shipped tiles stand for themselves. */
export const letterOf = (name: string): string => (name.length === 1 ? name.toLowerCase() : name)

export const someoneIn = ({ people }: Given, name: Person): PersonGiven => {
  const given = people[name]!
  return typeof given === 'string' ? { at: given } : given
}

export const peopleIn = ({ people }: Given): Person[] => PEOPLE.filter((name) => people[name] !== undefined)
