/** Names in a scenario that nothing goes by, each with the sentence for its author. */
import { nearest } from '../catalog/nearest.ts'
import { EDITION_IDS } from '../engine/game.ts'
import type { Catalog } from '../engine/language/defs.ts'
import type { Drawn } from './drawing.ts'
import { type Given, letterOf, peopleIn, someoneIn } from './given.ts'
import { hauntNumber } from './lay-out.ts'

export function strangersIn(catalog: Catalog, given: Given, drawn: Drawn[]): string[] {
  const { edition = 'legacy' } = given
  if (!(EDITION_IDS as readonly string[]).includes(edition))
    return [`Nothing can be played by the rules of the ${edition} edition yet: ${EDITION_IDS.join(', ')}.`]
  const people = peopleIn(given)
  if (people.length === 0) return ['Somebody has to be there: `people: { alice: A }`.']
  const faults = [
    ...unknownTiles(catalog, given, drawn),
    ...unknownCards(catalog, given),
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

function unknownFamilies(catalog: Catalog, given: Given): string[] {
  const families = peopleIn(given).flatMap((name) => someoneIn(given, name).family ?? [])
  return unknown('family', families, Object.keys(catalog.families), given.content ? '' : SHIPPED)
}

function unknownInHaunt(catalog: Catalog, given: Given): string[] {
  const { monsters = [], secrets = {}, tracks = {}, counters = {} } = given
  if (given.haunt === undefined)
    return monsters.length > 0 ? ['Monsters come with a haunt: `haunt: { monsters: … }`.'] : []
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
  ]
}
