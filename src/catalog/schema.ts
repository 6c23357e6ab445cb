/** What each kind of content file may hold. Unknown fields are faults; what is empty may be left out. */
import * as z from 'zod'
import { CALLINGS, CARD_TYPES, REGIONS, SIDES, SYMBOLS, TRAITS } from '../engine/ids.ts'
import {
  type ActionDef,
  type AttackDef,
  LEANINGS,
  type MonsterDef,
  ONCES,
  type Pause,
  REACHES,
  type ReactionDef,
  type TraitorRule,
} from '../engine/language/defs.ts'
import { MOMENTS } from '../engine/language/prose.ts'
import { TRIGGER_NAMES } from '../engine/language/tables.ts'
import { oneOf } from './forms.ts'
import { kit } from './kit.ts'
import { id, key, marked, ownId, text } from './marks.ts'

const { value, who, whoOrTiles, condition, ops, passive } = kit
const team = z.enum(['heroes', 'traitor'])
const trait = z.enum(TRAITS)
const name = text(60)
const ref = marked(
  z.string().regex(/^[A-Za-z0-9]{1,8}$/, { error: 'A ref is a component number, such as T14 or 247.' }),
  { isOwn: true },
)
const refs = z.union([ref, z.int().transform(String)])
const list = <T>(of: z.ZodType<T>) => z.array(of).prefault([])
const off = z.boolean().prefault(false)

const attack: z.ZodType<AttackDef> = z
  .strictObject({
    trait: trait.describe('what both roll'),
    reach: z.enum(REACHES).describe('how far it reaches'),
    dice: value.optional().describe('dice besides those of the trait'),
    add: value.optional().describe('added to the result'),
    dealt: ops.optional().describe('after damage was dealt'),
    killed: ops.optional().describe('after the target died'),
    tied: ops.optional().describe('on a tie'),
    stuns: z
      .int()
      .min(2)
      .max(9)
      .optional()
      .describe('turns of a monster for which it is stunned; 1 by default'),
    instead: ops
      .optional()
      .describe('in place of the damage when the attacker wins; `target` is the loser, `rolled` the margin'),
  })
  .meta({ title: 'ATTACK' })

const action: z.ZodType<ActionDef> = z
  .strictObject({
    word: ownId.describe('`study`, `invoke` or a word of your own'),
    name: name.optional().describe('what it is called; required in a haunt'),
    by: z.enum(['heroes', 'traitor', 'everyone']).optional().describe('who may do it; required in a haunt'),
    when: condition.optional().describe('only then'),
    once: z
      .enum(ONCES)
      .optional()
      .describe('how often: by each person, by anybody, on each tile; for good or in a round'),
    names: z.literal('families').optional().describe('a family is named before the roll'),
    target: who
      .optional()
      .describe('who may be aimed at, `target` from then on; of an attack, who of those in reach'),
    attack: attack.optional().describe('an attack; see below'),
    do: ops.optional().describe('what it does; either this or an attack'),
    goal: z.enum(['main', 'side']).optional().describe('it serves a goal, for the AI and the pages'),
    free: z.literal(true).optional().describe('it spends no action word; once a turn'),
    travel: z.boolean().optional().describe('of a tile: a way to go, which monsters may use too'),
  })
  .refine((one) => one.do !== undefined || one.attack !== undefined, {
    error: 'An action needs `do` or `attack`.',
  })
  .meta({ title: 'ACTION' })

const reaction: z.ZodType<ReactionDef> = z
  .strictObject({
    on: z.enum(TRIGGER_NAMES).describe('when it fires'),
    name: name.optional().describe('what it is called'),
    who: z
      .enum(['heroes', 'traitor', 'everyone', 'monster'])
      .optional()
      .describe('whom it befalls: `me` of what follows'),
    when: condition.optional().describe('only then'),
    optional: z.boolean().optional().describe('it may be declined'),
    once: z
      .enum(['person', 'turn', 'game'])
      .optional()
      .describe('once for each person, once in a turn, or once in the game'),
    do: ops.describe('what it does'),
  })
  .meta({ title: 'REACTION' })

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

const told = text(300)
const tileProse = z.strictObject({
  look: told.describe('on entering for the first time, and on LOOK; 18 to 45 words'),
  again: told.describe('on coming back, before the haunt; 4 to 12 words'),
  then: z
    .strictObject({ early: told.optional(), middle: told.optional(), late: told.optional() })
    .prefault({})
    .describe('after `look`, by the year: `early` to 1749, `middle` to 1889, `late`; 8 to 18 words each'),
  wakes: told.describe('in place of `again` while a haunt runs; 4 to 14 words'),
  ghost: told
    .optional()
    .describe('after any of these, if a ghost is on the tile; needed in a house with ghosts; 5 to 14 words'),
})
const itemProse = z.strictObject({
  look: told.describe('on EXAMINE; 12 to 30 words'),
  kept: told
    .optional()
    .describe(
      'once it is an heirloom, or an Omen with a name; `{family}`, `{name}`; needed of an Omen where there are heirlooms; 8 to 16 words',
    ),
})
const omenProse = itemProse.extend({
  stirs: told.optional().describe('its haunt roll started nothing; needed; 5 to 12 words'),
})
const seeming = z.array(told).min(1).max(9)
const familyProse = z.strictObject({
  young: seeming.describe('a person under 30, `{name}`; 8 to 16 words'),
  grown: seeming.describe('30 to 59'),
  old: seeming.describe('60 and over'),
  helpful: told.describe('a computer player of that temper'),
  even: told.describe('the same'),
  timid: told.describe('the same'),
  says: z
    .array(
      z.strictObject({
        on: z.enum(MOMENTS),
        temper: z.enum(['helpful', 'even', 'timid']).optional(),
        age: z.enum(['young', 'grown', 'old']).optional(),
        line: told,
      }),
    )
    .max(60)
    .optional()
    .describe(
      'what a computer player says when the haunt begins, they are hurt, another dies (`{name}`), they draw an Omen, the last round begins, they suspect somebody (`{name}`); 2 to 14 words; each only once an evening',
    ),
})
const editionProse = z.strictObject({
  stirs: z.array(told).min(1).describe('a haunt roll that started nothing, by the number of dice, from 1 up'),
  weather: z
    .array(z.strictObject({ chapters: z.array(z.int().min(0).max(13)), lines: z.array(told).min(1) }))
    .min(1)
    .describe('before the haunt, from dusk to just before light; the last entry serves free play'),
  weatherHaunt: z.array(told).min(1).describe('while a haunt runs, in no order'),
})

const refHere = refs.describe('our own component number, T14 or 248; unique over tiles and cards')
const called = name.describe('what it is called')
const regionsOfTile = z
  .array(z.enum(REGIONS))
  .min(1)
  .describe('where it may lie: `outside`, `basement`, `ground`, `upper`')
const mayDo = (what: string) => list(action).describe(what)
const byItself = list(reaction).describe('what happens by itself')
const answers = (when: string) => list(passive).describe(`named questions it answers differently ${when}`)

const tile = z.strictObject({
  ref: refHere,
  name: called,
  regions: regionsOfTile,
  doors: z.array(z.enum(SIDES)).describe('sides with a doorway: `north`, `east`, `south`, `west`'),
  symbols: list(z.enum(SYMBOLS)).describe('`event`, `item`, `omen`, in the order they are resolved'),
  short: text(20).describe(
    'its name on the map, at most 7 characters; unlike that of any tile that can lie in the same region',
  ),
  code: text(20).describe('the same in exactly 3 characters'),
  start: z
    .strictObject({
      region: z.enum(REGIONS),
      x: z.int().min(-9).max(9),
      y: z.int().min(-9).max(9),
      landing: z.boolean().optional(),
      begin: z.boolean().optional(),
      piece: refs.optional(),
    })
    .optional()
    .describe(
      'laid out at the start; one `landing` per region, one `begin` in all; tiles of the same `piece` are spaces of one tile',
    ),
  blocked: list(z.enum(SIDES)).describe('sides no tile may touch'),
  links: list(id('tile')).describe('tiles it is adjacent to whenever both are discovered'),
  monsterLinks: z.array(id('tile')).min(1).optional().describe('the same for monsters alone'),
  barrier: z
    .strictObject({
      halves: z.tuple([z.array(z.enum(SIDES)).min(1), z.array(z.enum(SIDES))]),
      trait,
      needs: z.int().min(1).max(16),
    })
    .optional()
    .describe(
      'two halves by their sides, and a roll to CROSS; `opened` (OPS) at the first crossing of the game; `over` and `short` are the lines of the roll',
    ),
  runestone: off.describe('it has a Runestone'),
  water: off.describe('there is water on it'),
  plank: z.int().min(1).max(20).optional().describe('with which plank it joins the house of a campaign'),
  passage: off.describe('it has a secret passage'),
  ghosts: ghosts.describe('circles for ghosts, `2`, or `{ circles: 3, filled: 1 }`'),
  actions: mayDo('what people on it may do'),
  reactions: byItself,
  passives: answers('for those on it'),
  prose: tileProse.optional().describe('what it is like, in words that no rule reads'),
})

const card = {
  ref: refHere,
  name: called,
  flavour: text(240).describe('in italics on the card; at most 20 words'),
  boxes: z.int().min(0).max(12).prefault(0).describe('checkboxes for the op `tick`'),
  passives: answers('while it is carried, kept or ongoing'),
  reactions: byItself,
}
const regionsOfCard = z
  .array(z.enum(REGIONS))
  .min(1)
  .describe('where it may be drawn, in editions that look for it')
const possession = {
  ...card,
  types: list(z.enum(CARD_TYPES)).describe('`weapon`, `firearm`, `sacred`'),
  actions: mayDo('what its bearer may do'),
  may: z
    .strictObject({
      trade: z.literal(false).optional(),
      drop: z.literal(false).optional(),
      steal: z.literal(false).optional(),
    })
    .optional()
    .describe('what cannot be done with it: `{ trade: false, drop: false, steal: false }`'),
  companion: z.literal(true).optional().describe('it goes with the next person to come when its bearer dies'),
  slot: off.describe('it has room for an heirloom sticker'),
  owner: name.optional().describe('the owner it comes with, an heirloom from the start'),
}
const item = z.strictObject({
  ...possession,
  regions: regionsOfCard,
  prose: itemProse.optional().describe('what it is like, in words that no rule reads'),
})
const omenFields = z.strictObject({
  ...possession,
  prose: omenProse.optional().describe('what it is like, in words that no rule reads'),
})
const omen = omenFields.transform((one) => ({ ...one, regions: [] }))
const event = z.strictObject({
  ...card,
  regions: regionsOfCard,
  stays: z
    .enum(['no', 'kept', 'ongoing'])
    .prefault('no')
    .describe('`no` (resolved and buried), `kept` by the drawer, `ongoing` on the tile'),
  do: ops.prefault([]).describe('what it does when it is drawn'),
  actions: mayDo('what its keeper may do, or anybody on its tile while it is ongoing'),
  crest: off.describe('it has space for a crest'),
})

const ladder = z.strictObject({ steps: z.array(z.int().min(1).max(9)), start: z.int().min(1) })
const family = z.strictObject({
  name,
  place: text(60),
  motto: text(60),
  ladders: z.strictObject({ speed: ladder, might: ladder, sanity: ladder, knowledge: ladder }),
  leaning: z.enum(LEANINGS).optional(),
  prose: familyProse.optional(),
})

const truth = z.literal(true)
const traitorRule: z.ZodType<TraitorRule> = oneOf({
  name: 'RULE',
  what: 'a rule for who turns',
  heads: () => ({
    revealer: z.strictObject({ revealer: truth }).describe('the one who set the haunt off'),
    highest: z
      .strictObject({ highest: trait, but: z.literal('revealer').optional() })
      .describe('the one with the highest trait'),
    lowest: z
      .strictObject({ lowest: trait, but: z.literal('revealer').optional() })
      .describe('the one with the lowest trait'),
    calling: z
      .strictObject({ calling: z.enum(CALLINGS), else: traitorRule })
      .describe('the one with this calling, or else by another rule'),
    oldest: z.strictObject({ oldest: truth }).describe('the oldest explorer'),
    youngest: z.strictObject({ youngest: truth }).describe('the youngest explorer'),
    mostItems: z.strictObject({ mostItems: truth }).describe('the explorer with the most Items'),
    mostDead: z.strictObject({ mostDead: truth }).describe('whose family has most dead'),
    random: z.strictObject({ random: truth }).describe('a random explorer'),
  }),
})
const teams = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('known'), traitor: traitorRule }).describe('one traitor, whom all know'),
    z
      .strictObject({ kind: z.literal('hidden'), traitor: traitorRule })
      .describe('one traitor, known to nobody else'),
    z
      .strictObject({ kind: z.literal('unknown') })
      .describe('nobody is told at the start; the haunt decides later'),
    z.strictObject({ kind: z.literal('none') }).describe('no traitor: all against the house'),
    z.strictObject({ kind: z.literal('everyone') }).describe('everybody for themselves'),
    z.strictObject({ kind: z.literal('all-traitors') }).describe('all have the powers of a traitor'),
  ])
  .meta({ title: 'TEAM' })

const traitValue = z.int().min(0).max(9).optional()
const monster: z.ZodType<MonsterDef> = z
  .strictObject({
    id: ownId.describe('its kind'),
    name: name.describe('what it is called'),
    size: z.enum(['small', 'large']).describe('how much of an obstacle it is'),
    traits: z
      .strictObject({ speed: traitValue, might: traitValue, sanity: traitValue, knowledge: traitValue })
      .describe('a trait not listed does not exist for it'),
    attack: z
      .strictObject({ trait, reach: z.enum(REACHES).optional(), instead: ops.optional() })
      .optional()
      .describe('without it, it never attacks'),
    goes: whoOrTiles
      .optional()
      .describe('where the house takes it: the nearest of these people or tiles; its prey by default'),
    prey: who.optional().describe('the only people it attacks, on whatever side; opponents by default'),
    runBy: z
      .literal('house')
      .optional()
      .describe('the house moves this kind, even if the traitor moves the others'),
    reactions: list(reaction).describe('what happens by itself'),
    passives: list(passive).describe('named questions it answers differently'),
    mayCarry: z.boolean().optional().describe('may pick up, carry and drop things'),
    swarm: z.boolean().optional().describe('all of the kind move first, then strike once together'),
    killable: z.boolean().optional().describe('beaten, it is removed and not stunned'),
    unstunnable: z.boolean().optional().describe('it cannot be stunned'),
    throughWalls: z.boolean().optional().describe('it passes between tiles that no doorway joins'),
    neutral: z
      .boolean()
      .optional()
      .describe("nobody's opponent, no obstacle, not to be attacked, with no turn of its own"),
  })
  .meta({ title: 'MONSTER' })

/** Fixed for the whole game, so that every copy can be accounted for. */
const supply = value.refine((many) => typeof many === 'number' || 'players' in many, {
  error: 'How many there are is a number, or one for each table size: `{ players: [2, 2, 3] }`.',
})

const prose = text(600)
const truths = z.array(prose).min(1).max(3) // L-START-07
const haunt = z.strictObject({
  number: z.int().min(0).max(999).describe('the file is called `17-damp.yaml`'),
  name: name.describe('what it is called'),
  books: z
    .enum(['both', 'SS', 'TT'])
    .prefault('both')
    .describe('`both` by default; `SS` or `TT` is one book everybody reads'),
  team: teams.describe('who is against whom; see below'),
  premise: prose.describe('heard by all'),
  plan: z
    .strictObject({ heroes: prose, traitor: prose })
    .optional()
    .describe('how each side goes about it, in at most three sentences; opens its page'),
  truths: z
    .strictObject({ heroes: truths, traitor: truths })
    .describe('one to three clues in each book, heard by all and never false'),
  wins: z.strictObject({ heroes: prose, traitor: prose }).describe('how each side wins, in a sentence'),
  setup: z
    .strictObject({ heroes: ops.prefault([]), traitor: ops.prefault([]) })
    .prefault({})
    .describe('done in the open, heroes first'),
  facts: z
    .strictObject({ heroes: list(prose), traitor: list(prose) })
    .prefault({})
    .describe('what a side must know and no field says'),
  goals: list(
    z.strictObject({
      team,
      kind: z.enum(['main', 'side']),
      name,
      when: condition.optional(),
      at: z.literal('round-end').optional(),
    }),
  ).describe('with `when` the engine ends the game for a main goal, without it an op `win` does'),
  actions: list(action).describe('what people may do on their turns'),
  reactions: list(reaction).describe('what happens by itself'),
  passives: list(passive).describe('named questions this haunt answers differently, for everybody in it'),
  monsters: list(monster).describe('who comes with it; see below'),
  objects: list(
    z.strictObject({
      id: ownId,
      name,
      stealable: z.boolean().prefault(true),
      may: z
        .strictObject({ give: z.literal(false).optional(), drop: z.literal(false).optional() })
        .optional(),
      count: supply.prefault(1),
      for: team.optional(),
    }),
  ).describe(
    '`count` copies of each, all alike; stealable by default; `may` says what cannot be done with it, `{ give: false, drop: false }`; `for` one side alone',
  ),
  secrets: list(z.strictObject({ id: ownId, name, knownTo: z.enum(['traitor', 'nobody']) })).describe(
    'drawn in the setup with `draw-secret`',
  ),
  notes: list(z.strictObject({ id: ownId, name })).describe(
    'what each person has written down in secret, such as their last ballot',
  ),
  tracks: list(z.strictObject({ id: ownId, name, start: value })).describe('numbers all can see'),
  counters: list(z.strictObject({ id: ownId, name, start: value })).describe(
    'numbers all can see, one for each person; `me` of the start is whose it is',
  ),
  tokens: list(z.strictObject({ id: ownId, name })).describe('whatever is declared must be used'),
  lastRound: z.int().min(1).max(99).prefault(20).describe('the house wins when it ends; 20 by default'),
  first: z
    .enum(['left-of-traitor', 'left-of-revealer', 'revealer'])
    .prefault('left-of-traitor')
    .describe('who begins; `left-of-traitor` by default'),
  traitorHeals: z.boolean().prefault(true).describe('a new traitor heals all traits; `true` by default'),
  monstersRunBy: z.enum(['traitor', 'house']).prefault('traitor').describe('`traitor` by default'),
  playsOn: off.describe('the heroes can still lose when no traitor lives'),
  houseTurn: ops.optional().describe('what the house does on its turn'),
  ai: z.strictObject({ heroes: prose, traitor: prose }).describe('a line of advice for each side'),
  endings: z
    .strictObject({
      heroes: prose,
      traitor: prose,
      house: prose.prefault('The house waits. It has been waiting longer than you have.'),
    })
    .describe('the last words; the house has a line of its own by default'),
})

const pause: z.ZodType<Pause> = z
  .strictObject({
    discovered: z
      .int()
      .min(1)
      .max(99)
      .optional()
      .describe('how many tiles have been found, the starting tiles apart; at the end of that turn'),
    tile: id('tile').optional().describe('only with this tile, found as that many or later'),
    roll: z.int().min(1).max(16).optional().describe('a haunt roll of this total or more'),
    omens: z
      .int()
      .min(1)
      .max(12)
      .optional()
      .describe('this many Omens have been discovered, whatever the roll'),
  })
  .refine(
    ({ discovered, tile, roll, omens }) =>
      [discovered, roll, omens].filter((one) => one !== undefined).length === 1 &&
      (tile === undefined || discovered !== undefined),
    {
      error: 'A pause has one of `discovered`, `roll` and `omens`, and `tile` only beside `discovered`.',
    },
  )
  .meta({ title: 'PAUSE' })

const legacyCard = z
  .strictObject({
    card: z.int().min(1).max(105).describe('its number; cards are read in order'),
    text: text(600).optional().describe('read aloud before anything is done'),
    do: ops
      .prefault([])
      .describe('what is done when it is read; `me` is the first player, after the haunt the first winner'),
    becomes: id('omen', 'writes').optional().describe('the card joins the Omen deck as this Omen'),
    keep: reaction.optional().describe('the card stays face up and reacts, whoever it befalls'),
    pause: z.boolean().optional().describe('reading stops here until somebody has won'),
    stop: z.boolean().optional().describe('reading ends for this game'),
  })
  .meta({ title: 'CARD' })
const entry = z
  .strictObject({
    text: text(1200).describe('read aloud'),
    haunt: z.int().min(0).max(999).optional().describe('it is an ending of this haunt'),
    side: team
      .optional()
      .describe('of an ending: `heroes` if they won, `traitor` if anybody else or nobody did'),
    if: condition.optional().describe('of an ending: only then; the first that fits is read'),
    do: ops.prefault([]).describe('what is done when it is read'),
  })
  .meta({ title: 'ENTRY' })
const hauntRow = z
  .strictObject({
    if: condition.optional().describe('only then; `me` is the revealer; the last row has none'),
    haunt: z.int().min(0).max(999).describe('which haunt it is'),
  })
  .meta({ title: 'ROW' })
const journal = entry.extend({
  entry: z.int().min(52).describe('its number; the file is called by it, `156.yaml`'),
})
const line = z
  .strictObject({
    id: ownId.describe('how content names it'),
    name: name.describe('how players read it'),
    values: list(key).describe('what may be entered'),
    family: z.boolean().optional().describe('a family may stand there'),
    text: z.boolean().optional().describe('a name that somebody writes may stand there'),
    counts: z.boolean().optional().describe('it is a number, which begins with 0'),
    asked: z
      .int()
      .min(0)
      .max(13)
      .optional()
      .describe('the first chapter that asks for it, as long as that is not written'),
  })
  .meta({ title: 'LINE' })
const ledger = z.strictObject({
  lines: z.array(line).min(1).describe('every lasting fact of the campaign'),
  everyGame: ops.prefault([]).describe('done with every ending, after `both` and before the entry'),
  rest: id('tile').optional().describe('the tile that takes a sticker that finds no other place'),
  names: list(
    z.strictObject({
      until: z.int().min(1000).max(2999),
      given: z.array(text(24)).min(1),
      surnames: z.array(text(24)).min(1),
    }),
  ).describe('names that are suggested, by the last year they serve'),
})
const inForce = {
  actions: list(action).describe('what it lets one do'),
  reactions: list(reaction).describe('what happens by itself'),
  passives: list(passive).describe('named questions it answers differently'),
}
/** L-AMB-03: seven lettered doors hide rules stickers, six numbered ones stickers for a component. */
const DOORS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', '1', '2', '3', '4', '5', '6'] as const
const door = z.strictObject({
  ref: z.enum(DOORS).describe('the letter or number of the door'),
  name: name.describe('what it is called'),
  text: text(600).describe('read when it is opened'),
  ...inForce,
})
const sticker = z.strictObject({
  name: name.describe('what it is called'),
  text: text(600).describe('what it says'),
  instead: list(id('word')).describe("words of the tile's own actions that it replaces"),
  ...inForce,
})

const chapter = z.strictObject({
  number: z.int().min(0).max(13).describe('the file is called `0-the-rest.yaml`'),
  name: name.describe('what it is called'),
  year: z.int().min(1000).max(2999).describe('when it is'),
  opening: text(300).describe('read out before anybody moves; at most 40 words'),
  tiles: list(id('tile-to-find')).describe('in play besides the starting tiles'),
  items: list(id('item')).describe('the Item deck'),
  events: list(id('event')).describe('the Event deck'),
  omens: list(id('omen')).describe('the Omen deck'),
  begin: id('starting-tile')
    .optional()
    .describe('the starting tile where everybody stands; the one marked `begin` by default'),
  first: z.enum(['youngest', 'random']).prefault('random').describe('who begins; `random` by default'),
  pause: z
    .array(pause)
    .min(1)
    .describe('what starts the haunt, at the end of the turn in which any of them comes true; see below'),
  haunt: z
    .int()
    .min(0)
    .max(999)
    .optional()
    .describe('which haunt it is when the chapter is played by itself'),
  cards: list(legacyCard).describe('its Legacy cards, in order; see below'),
  haunts: list(hauntRow).describe('which haunt it is in a campaign: the first that holds'),
  both: ops.prefault([]).describe('done with every ending, before anything else'),
  entries: z.record(key, entry).prefault({}).describe('its journal entries by number, 52 and up'),
})

/** A row for each omen tile, a column for each Omen (L-FREE-10). */
const chart = z.record(id('tile'), z.record(id('omen'), z.int().min(0)))

/** An explorer with a card of their own, two to a board (E3-COMP-01, E3-CHAR-01). */
const explorer = z
  .strictObject({
    name,
    age: z.int().min(1).max(99),
    birthday: z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
      error: 'A birthday is a month and a day, such as 06-20.',
    }),
    board: text(20),
    who: text(160),
    ladders: family.shape.ladders,
  })
  .transform(({ who: motto, ...one }) => ({ ...one, place: '', motto }))

/** Why the group came, and the haunt each Omen leads to (E3-SETUP-09). */
const scenario = z.strictObject({ name, reason: text(240), haunts: z.record(id('omen'), z.int().min(0)) })

/** What a box takes from Legacy by id, and what stands in for what it lacks. */
const take = z.strictObject({
  tiles: z.array(z.string()).prefault([]),
  items: z.array(z.string()).prefault([]),
  omens: z.array(z.string()).prefault([]),
  events: z.array(z.string()).prefault([]),
  haunts: z.array(z.int()).prefault([]),
  'stand-ins': z.record(z.string(), z.string()).prefault({}),
  outer: z.array(z.string()).prefault([]),
})

/** By the folder a file lies in; the chart is a file of its own. */
export const SCHEMAS = {
  families: family,
  explorers: explorer,
  scenarios: scenario,
  take,
  tiles: tile,
  items: item,
  omens: omen,
  events: event,
  haunts: haunt,
  chapters: chapter,
  doors: door,
  stickers: sticker,
  journal,
  ledger,
  chart,
  prose: editionProse,
}

/** The parts authors need tables of. */
export const PARTS = {
  haunt,
  tile,
  item,
  omen: omenFields,
  event,
  chapter,
  legacyCard,
  entry,
  hauntRow,
  ledger,
  line,
  door,
  sticker,
  tileProse,
  omenProse,
  familyProse,
  editionProse,
  pause,
  teams,
  traitorRule,
  monster,
  action,
  attack,
  reaction,
}
