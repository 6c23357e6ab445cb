/** Names in a scenario that nothing goes by, each with the sentence for its author. */
import { nearest } from '../catalog/nearest.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { TOKENS } from '../engine/language/vocabulary.ts'
import { type Drawn, drawingFaults } from './drawing.ts'
import { type Given, letterOf, peopleIn, someoneIn } from './given.ts'
import { hauntNumber } from './lay-out.ts'

export function strangersIn(catalog: Catalog, given: Given, drawn: Drawn[]): string[] {
  const people = peopleIn(given)
  if (people.length === 0) return ['Somebody has to be there: `people: { alice: A }`.']
  const faults = [
    ...drawingFaults(given),
    ...unknownTiles(catalog, given, drawn),
    ...unknownCards(catalog, given),
    ...misplacedCards(catalog, given),
    ...absent(given),
    ...unknownFamilies(catalog, given),
    ...unknownInHaunt(catalog, given),
  ]
  const { turn } = given
  if (turn !== undefined && !(people as readonly string[]).includes(turn))
    faults.push(`It cannot be the turn of ${turn}, who is not there.`)
  return faults
}

/** "There is no tile q: a, b (did you mean …?)" for each that is not known. */
function unknown(what: string, names: readonly string[], known: readonly string[], hint = ''): string[] {
  return [...new Set(names)]
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = nearest(name, known)
      const help = meant !== undefined ? ` Did you mean ${meant}?` : hint
      return `There is no ${what} ${name}.${help}`
    })
}

const SHIPPED = ' The shipped ones are there with `content: true`.'

function unknownTiles(catalog: Catalog, given: Given, drawn: Drawn[]): string[] {
  const shown = drawn.map(({ id }) => (id.length === 1 ? id.toUpperCase() : id))
  const upper = (name: string) => (name.length === 1 ? name.toUpperCase() : name)
  const places = [
    ...peopleIn(given).map((name) => someoneIn(given, name).at),
    ...(given.monsters ?? []).map(({ at }) => at),
    ...Object.values(given.ongoing ?? {}),
    ...(given.starting ?? []),
    ...[given.piles, given.tokens, given.ghosts, given.objectsOn].flatMap((on) => Object.keys(on ?? {})),
  ].map(upper)
  const twice = shown.filter((id, n) => shown.indexOf(id) !== n)
  const inStack = (given.stack ?? []).map(letterOf)
  return [
    ...(drawn.length === 0 ? ['The house has no tile: draw one as `[A]`.'] : []),
    ...twice.map((id) => `The tile ${id} is drawn twice.`),
    ...unknown('tile in the drawing called', places, shown),
    ...unknown(
      'tile',
      [...drawn.map(({ id }) => id), ...inStack],
      Object.keys(catalog.tiles),
      given.content ? '' : SHIPPED,
    ),
  ]
}

function unknownCards(catalog: Catalog, given: Given): string[] {
  const carried = peopleIn(given).flatMap((name) => {
    const { cards = [], used = [], kept = [] } = someoneIn(given, name)
    return [...cards, ...used, ...kept]
  })
  const names = [
    ...carried,
    ...Object.values(given.decks ?? {}).flat(),
    ...Object.values(given.piles ?? {}).flat(),
    ...(given.monsters ?? []).flatMap(({ cards }) => cards ?? []),
    ...Object.keys(given.ongoing ?? {}),
    ...Object.keys(given.heirlooms ?? {}),
    ...Object.keys(given.marks ?? {}),
  ]
  return unknown('card', names, Object.keys(catalog.cards), given.content ? '' : SHIPPED)
}

/** Events are kept or ongoing, all other cards are carried or lie about; each is somewhere once. */
function misplacedCards(catalog: Catalog, given: Given): string[] {
  const people = peopleIn(given).map((name) => someoneIn(given, name))
  const held = [
    ...people.flatMap(({ cards = [], used = [] }) => [...cards, ...used]),
    ...Object.values(given.piles ?? {}).flat(),
    ...(given.monsters ?? []).flatMap(({ cards }) => cards ?? []),
  ]
  const standing = [...people.flatMap(({ kept = [] }) => kept), ...Object.keys(given.ongoing ?? {})]
  const decks = Object.entries(given.decks ?? {})
  const all = [...held, ...standing, ...decks.flatMap(([, cards]) => cards)]
  const kindOf = (card: string) => catalog.cards[card]?.kind
  return [
    ...held
      .filter((card) => kindOf(card) === 'event')
      .map((card) => `${card} is an Event, which nobody carries.`),
    ...standing
      .filter((card) => kindOf(card) !== undefined && kindOf(card) !== 'event')
      .map((card) => `${card} is no Event, to be kept or ongoing.`),
    ...decks.flatMap(([kind, cards]) =>
      cards
        .filter((card) => kindOf(card) !== undefined && kindOf(card) !== kind)
        .map((card) => `${card} does not belong in the ${kind} deck.`),
    ),
    ...new Set(
      all.filter((card, n) => all.indexOf(card) !== n).map((card) => `The card ${card} is in two places.`),
    ),
  ]
}

/** People who are named and not there. */
function absent(given: Given): string[] {
  const people: readonly string[] = peopleIn(given)
  const named = [
    ...peopleIn(given).flatMap((name) => someoneIn(given, name).body ?? []),
    ...(given.revealer ? [given.revealer] : []),
    ...Object.values(given.secrets ?? {}).flatMap(({ value, knownTo = [] }) => [value, ...knownTo]),
    ...Object.values(given.counters ?? {}).flatMap((counter) => Object.keys(counter)),
  ]
  return [...new Set(named)].filter((who) => !people.includes(who)).map((who) => `${who} is not there.`)
}

function unknownFamilies(catalog: Catalog, given: Given): string[] {
  const families = peopleIn(given).flatMap((name) => someoneIn(given, name).family ?? [])
  return unknown('family', families, Object.keys(catalog.families), given.content ? '' : SHIPPED)
}

const HAUNTED = ['monsters', 'secrets', 'tracks', 'counters'] as const
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function unknownInHaunt(catalog: Catalog, given: Given): string[] {
  const { monsters = [], secrets = {}, tracks = {}, counters = {} } = given
  if (given.haunt === undefined)
    return HAUNTED.filter((field) => given[field] !== undefined).map(
      (field) => `${capital(field)} come with a haunt: \`haunt: { ${field}: … }\`.`,
    )
  const number = hauntNumber(given)
  const haunt = catalog.haunts[number]
  if (!haunt) return [`There is no haunt ${number}.${given.content ? '' : SHIPPED}`]
  const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id)
  return [
    ...unknown(
      'monster',
      monsters.map(({ kind }) => kind),
      ids(haunt.monsters),
    ),
    ...unknown('secret', Object.keys(secrets), ids(haunt.secrets)),
    ...unknown('track', Object.keys(tracks), ids(haunt.tracks)),
    ...unknown('counter', Object.keys(counters), ids(haunt.counters)),
    ...unknown('Object', objectsIn(given), ids(haunt.objects)),
    ...unknown('token', Object.values(given.tokens ?? {}).flat(), [
      ...Object.keys(TOKENS),
      ...ids(haunt.tokens),
    ]),
  ]
}

const objectsIn = (given: Given): string[] => [
  ...peopleIn(given).flatMap((name) => someoneIn(given, name).objects ?? []),
  ...Object.values(given.objectsOn ?? {}).flat(),
  ...(given.monsters ?? []).flatMap(({ objects }) => objects ?? []),
]
