/** Saves of earlier versions, step by step. Each step is named for what it does and works on a copy. */

export const SCHEMA = 3

type Json = Record<string, unknown>

interface Migration {
  /** The schema it leads to. */
  to: number
  name: string
  up: (body: Json) => Json
}

/** In order. */
const MIGRATIONS: readonly Migration[] = [
  {
    to: 2,
    name: 'say of every game that it is no chapter',
    up: (body) => {
      const state = body.state as { options?: object } | undefined
      return { ...body, state: { ...state, options: { ...state?.options, chapter: null } } }
    },
  },
  { to: 3, name: 'list the pieces that are in play', up: withPieces },
]

/** May throw where the body is of no form at all. */
export function migrate(body: Json, schema: number): Json {
  return MIGRATIONS.filter(({ to }) => to > schema).reduce((older, { up }) => up(older), body)
}

/** What is read of a body of schema 2. */
interface Before {
  opening: { seats: Json[]; options?: Json; legacy?: Json }
  state: {
    edition: string
    options: Json & { haunt: number | null }
    explorers: { family: string; cards: string[]; kept: string[] }[]
    monsters: { cards: string[] }[]
    house: { id: string; pile: string[] }[]
    stack: string[]
    decks: Record<string, string[]>
    box: string[]
    destroyed: string[]
    ongoing: { card: string }[]
    frames: { rule: string; with: { card?: string | null; other?: string | null; tile?: string | null } }[]
  }
  journal: Json[]
}

/** The haunts there were as long as saves had schema 2; one of them stood in for any other. */
const HAUNTS_OF_SCHEMA_2 = [0, 1, 2, 11, 15, 17, 34, 43]

/** Everything in play lay somewhere on the table. Families were chosen; fingerprints were of states of the old form. */
function withPieces(body: Json): Json {
  const { opening, state, journal } = body as unknown as Before
  const { edition, options, ...rest } = without(state, 'format', 'catalog')
  const pieces = {
    tiles: inDealingOrder(tilesIn(state)),
    cards: inDealingOrder(cardsIn(state)),
    haunts: options.haunt === null ? HAUNTS_OF_SCHEMA_2 : [options.haunt],
  }
  return {
    ...body,
    content: null,
    opening: {
      ...opening,
      seats: opening.seats.map((seating, seat) => ({ ...seating, family: state.explorers[seat]!.family })),
      options: without(opening.options ?? {}, 'mode'),
      pieces,
      ...(opening.legacy && { legacy: without(opening.legacy, 'leaveOut') }),
    },
    state: { edition, options: without(options, 'mode'), pieces, ...rest },
    journal: journal.map((entry) => without(entry, 'is')),
  }
}

const without = <T extends object>(from: T, ...names: string[]): T =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name))) as T

const tilesIn = ({ stack, house, frames }: Before['state']): string[] => [
  ...stack,
  ...house.map(({ id }) => id),
  ...frames.flatMap((frame) => (frame.rule === 'discover' && frame.with.tile ? [frame.with.tile] : [])),
]

const cardsIn = (state: Before['state']): string[] => [
  ...Object.values(state.decks).flat(),
  ...state.box,
  ...state.destroyed,
  ...state.explorers.flatMap(({ cards, kept }) => [...cards, ...kept]),
  ...state.monsters.flatMap(({ cards }) => cards),
  ...state.house.flatMap(({ pile }) => pile),
  ...state.ongoing.map(({ card }) => card),
  ...state.frames.flatMap(({ rule, with: held }) =>
    rule === 'draw' || rule === 'resolve-event' ? [held.card, held.other].filter((card) => card != null) : [],
  ),
]

/** Packs were dealt in the order of the content files, which is that of their names. */
const inDealingOrder = (ids: string[]): string[] =>
  [...new Set(ids)].sort((a, b) => (`${a}.yaml` < `${b}.yaml` ? -1 : 1))
