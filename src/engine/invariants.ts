/** What must be true of every state at every moment. Switched on in any test; each broken one is a sentence. */

import { rulesetOf } from './editions/rulesets.ts'
import { SYMBOLS, TRAITS } from './ids.ts'
import { indexOf } from './language/catalog-index.ts'
import type { Catalog } from './language/defs.ts'
import { playOf } from './play-of.ts'
import { choicesOf } from './rules/choices.ts'
import { allObjects } from './rules/objects.ts'
import { FRAMES } from './rules/procedures.ts'
import { isWritten } from './rules/written.ts'
import { ladderOf } from './state/characters.ts'
import { facing, findTile, openDoorways } from './state/house.ts'
import type { State } from './state/state.ts'

export function brokenInvariants(catalog: Catalog, state: State): string[] {
  return [
    ...cardsInOnePlace(catalog, state),
    ...tilesInOnePlace(state),
    ...traitsInRange(catalog, state),
    ...everybodySomewhere(state),
    ...oneSoulToABody(state),
    ...houseHolds(state),
    ...regionsOpen(catalog, state),
    ...hauntHolds(catalog, state),
    ...flowHolds(catalog, state),
    ...plainJson(state),
  ]
}

/** A card is in a deck, a hand, a pile, kept, ongoing, boxed, destroyed or held by a frame: exactly once. */
function cardsInOnePlace(catalog: Catalog, state: State): string[] {
  const places = [
    ...Object.values(state.decks).flat(),
    ...SYMBOLS.flatMap((kind) => state.discards?.[kind] ?? []),
    ...state.box,
    ...state.destroyed,
    ...state.explorers.flatMap(({ cards, kept }) => [...cards, ...kept]),
    ...state.monsters.flatMap(({ cards }) => cards),
    ...state.house.flatMap(({ pile }) => pile),
    ...state.ongoing.map(({ card }) => card),
    ...state.frames.flatMap((frame) => heldBy(state, frame)),
  ]
  const broken = places
    .filter((card, n) => places.indexOf(card) !== n)
    .map((card) => `card ${card} is in two places`)
  const inPlay = state.pieces.cards
  for (const card of places) {
    if (!catalog.cards[card]) broken.push(`card ${card} is not in the catalog`)
    else if (!inPlay.includes(card)) broken.push(`card ${card} is not in play`)
  }
  for (const id of inPlay) if (!places.includes(id)) broken.push(`card ${id} is nowhere`)
  for (const { id, cards, used } of state.explorers) {
    if (used.some((card, n) => !cards.includes(card) || used.indexOf(card) !== n))
      broken.push(`${id} has a used card it does not carry`)
  }
  return broken
}

/** Cards out of every pack while a draw or an Event is being resolved. */
function heldBy(state: State, frame: State['frames'][number]): string[] {
  if (frame.rule === 'draw') {
    const held = [frame.with.card, frame.with.other].filter((card) => card !== null)
    return held.filter((card) => !state.explorers.some(({ cards }) => cards.includes(card)))
  }
  if (frame.rule !== 'resolve-event') return []
  const { card } = frame.with
  const settled = [
    ...state.decks.event,
    ...(state.discards?.event ?? []),
    ...state.box,
    ...state.destroyed,
  ].includes(card)
  return settled ? [] : [card]
}

function tilesInOnePlace(state: State): string[] {
  const held = state.frames.flatMap((frame) =>
    frame.rule === 'discover' && frame.with.tile && !findTile(state, frame.with.tile)
      ? [frame.with.tile]
      : [],
  )
  const places = [
    ...state.stack,
    ...(state.discards?.stack ?? []),
    ...state.house.map(({ id }) => id),
    ...held,
  ]
  const broken = places
    .filter((tile, n) => places.indexOf(tile) !== n)
    .map((tile) => `tile ${tile} is in two places`)
  const inPlay = state.pieces.tiles
  for (const tile of places) if (!inPlay.includes(tile)) broken.push(`tile ${tile} is not in play`)
  for (const id of inPlay) if (!places.includes(id)) broken.push(`tile ${id} is nowhere`)
  return broken
}

/** L-TRAIT-16, L-DIE-06: nobody is at the skull before the haunt, and afterwards only the dead or the dying. */
function traitsInRange(catalog: Catalog, state: State): string[] {
  const dying = state.frames.flatMap((frame) =>
    frame.rule === 'damage' ? [frame.with.victim] : frame.rule === 'death' ? [frame.with.who] : [],
  )
  const play = playOf(catalog, state)
  return state.explorers.flatMap((explorer) =>
    TRAITS.flatMap((trait) => {
      const step = explorer.steps[trait]
      const top = ladderOf(play, explorer, trait).steps.length
      const least = explorer.dead || dying.includes(explorer.id) ? 0 : 1
      return step >= least && step <= top ? [] : [`${explorer.id} has ${trait} on step ${step}`]
    }),
  )
}

function everybodySomewhere(state: State): string[] {
  const broken: string[] = []
  for (const who of [...state.explorers, ...state.monsters])
    if (!findTile(state, who.tile)) broken.push(`${who.id} is on ${who.tile}, which is not in the house`)
  if (!state.haunt && state.monsters.length > 0) broken.push('there are monsters before the haunt')
  const { moves, spent } = state.turn
  if (moves < 0 || spent < 0) broken.push(`moves left ${moves}, spent ${spent}`)
  return broken
}

/** Bodies are changed, never shared, and not before the haunt. */
function oneSoulToABody({ explorers, haunt }: State): string[] {
  const broken = explorers
    .filter(({ id }) => explorers.filter(({ body }) => body === id).length !== 1)
    .map(({ id }) => `the body of ${id} is not anybody's alone`)
  const away = explorers.filter(({ id, body }) => id !== body)
  return haunt ? broken : [...broken, ...away.map(({ id }) => `${id} is in another's body before the haunt`)]
}

/** Joined doorways are joined from both sides, and no two tiles share a cell. */
function houseHolds(state: State): string[] {
  const broken: string[] = []
  for (const tile of state.house) {
    tile.next.forEach((next, side) => {
      if (next && findTile(state, next)?.next[facing(side)] !== tile.id)
        broken.push(`${tile.id} is joined to ${next} from one side only`)
      if (next && !(tile.doors & (1 << side))) broken.push(`${tile.id} is joined to ${next} through a wall`)
    })
    if (tile.doors & tile.falses) broken.push(`${tile.id} has a doorway that is open and false`)
    const twin = state.house.find(
      (other) => other !== tile && other.region === tile.region && other.x === tile.x && other.y === tile.y,
    )
    if (twin) broken.push(`${tile.id} and ${twin.id} lie on one another`)
  }
  return broken
}

/** L-DISC-19: a region with tiles left to find has an open doorway, unless a search there was in vain. */
function regionsOpen(catalog: Catalog, state: State): string[] {
  return [...new Set(state.house.map(({ region }) => region))].flatMap((region) => {
    const left = [...state.stack, ...(state.discards?.stack ?? [])].some((id) =>
      catalog.tiles[id]!.regions.includes(region),
    )
    const closed = left && !state.exhausted.includes(region) && openDoorways(state, region).length === 0
    return closed ? [`${region} is sealed with tiles left to find`] : []
  })
}

function hauntHolds(catalog: Catalog, state: State): string[] {
  const { haunt } = state
  if (!haunt)
    return state.explorers.some(({ team }) => team !== null) ? ['somebody has a side before the haunt'] : []
  const broken: string[] = []
  if (!state.pieces.haunts.includes(haunt.number)) broken.push(`haunt ${haunt.number} is not in play`)
  const def = catalog.haunts[haunt.number]!
  const traitors = state.explorers.filter(({ team }) => team === 'traitor').length
  if (def.team.kind === 'known' && state.phase === 'haunt' && traitors < 1)
    broken.push('a haunt with a known traitor has none')
  for (const [track, value] of Object.entries(haunt.tracks))
    if (value < 0) broken.push(`track ${track} is at ${value}`)
  const objects = [
    ...haunt.aside,
    ...state.house.flatMap((tile) => tile.objects),
    ...[...state.explorers, ...state.monsters].flatMap((who) => who.objects),
  ]
  const all = allObjects(playOf(catalog, state), def)
  for (const { id } of def.objects) {
    const [found, made] = [objects, all].map((list) => list.filter((object) => object === id).length)
    if (found !== made) broken.push(`of ${made} objects ${id} there are ${found}`)
  }
  for (const [note, written] of Object.entries(haunt.notes)) {
    if (!def.notes.some(({ id }) => id === note)) broken.push(`there is no note ${note}`)
    for (const [who, { says }] of Object.entries(written))
      for (const id of [who, says])
        if (!state.explorers.some((explorer) => explorer.id === id)) broken.push(`note ${note} names ${id}`)
  }
  const { monsters } = rulesetOf(state.edition)
  const sizeOf = (kind: string) => def.monsters.find(({ id }) => id === kind)?.size
  for (const { id, kind, number } of state.monsters) {
    if (number > monsters[sizeOf(kind) ?? 'small']) broken.push(`${id} has a token that is not in the box`)
  }
  return broken
}

function flowHolds(catalog: Catalog, state: State): string[] {
  const broken: string[] = []
  const { lists } = indexOf(catalog)
  for (const { rule } of state.frames)
    if (!Object.hasOwn(FRAMES, rule)) broken.push(`there is no rule ${rule}`)
  for (const frame of state.frames)
    if (frame.rule === 'ops' && !lists.has(frame.with.from)) broken.push(`no ops at ${frame.with.from}`)
  if (state.phase === 'over') {
    if (!state.outcome) broken.push('the game is over and nobody has won')
    if (state.frames.length > 0 || state.asking || state.phase !== 'over')
      broken.push('the game is over and still going on')
    return broken
  }
  if (!state.asking) return [...broken, 'nobody is asked anything']
  for (const decision of state.asking.open) {
    const choices = choicesOf(playOf(catalog, state), decision)
    const given = state.asking.given[decision.seat]
    if (given !== undefined && !choices.includes(given) && !isWritten(decision, given))
      broken.push(`${given} was given in answer to ${decision.kind} and is not legal`)
    if (choices.length === 0) broken.push(`nothing to choose from in ${decision.kind}`)
    if (new Set(choices).size !== choices.length)
      broken.push(`the same choice twice in ${decision.kind}: ${choices.join(' ')}`)
  }
  return broken
}

/** Nothing that JSON would lose or change. */
function plainJson(state: State): string[] {
  const broken: string[] = []
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'number') {
      const whole = Number.isSafeInteger(value) && !Object.is(value, -0)
      if (!whole && !path.startsWith('rng')) broken.push(`${path} is ${value}`)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key)
    } else if (value === undefined || typeof value === 'function') broken.push(`${path} is ${typeof value}`)
  }
  walk(state, '')
  return broken
}
