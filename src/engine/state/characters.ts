/** Explorers and monsters: who they are, where they are, what they carry, whose side they are on. */
import type { CardId, CharacterId, ExplorerId, ObjectId, Seat, TileId, Trait } from '../ids.ts'
import { TRAITS } from '../ids.ts'
import type { MonsterDef, PossessionDef } from '../language/defs.ts'
import type { Cause } from '../language/words.ts'
import type { Play } from '../play.ts'
import type { Explorer, Monster, State } from './state.ts'

export function findExplorer(state: State, id: CharacterId): Explorer | null {
  for (const explorer of state.explorers) if (explorer.id === id) return explorer
  return null
}

export function explorerOf(state: State, id: CharacterId): Explorer {
  const explorer = findExplorer(state, id)
  if (!explorer) throw new Error(`No explorer ${id}`)
  return explorer
}

export function findMonster(state: State, id: CharacterId): Monster | null {
  for (const monster of state.monsters) if (monster.id === id) return monster
  return null
}

export function monsterOf(state: State, id: CharacterId): Monster {
  const monster = findMonster(state, id)
  if (!monster) throw new Error(`No monster ${id}`)
  return monster
}

export const characterOf = (state: State, id: CharacterId): Explorer | Monster =>
  findExplorer(state, id) ?? monsterOf(state, id)

/** A killed monster is gone from the table; explorers never are. */
export const isThere = (state: State, id: CharacterId): boolean =>
  findExplorer(state, id) !== null || findMonster(state, id) !== null

/** L-AMB-74: for the dead only what the haunt does goes on, for a monster that is gone nothing. */
export function goesOn(state: State, { me, cause }: { me: CharacterId; cause: Cause }): boolean {
  const explorer = findExplorer(state, me)
  return explorer ? !explorer.dead || cause === 'haunt' : findMonster(state, me) !== null
}

export const isMonster = (who: Explorer | Monster): who is Monster => 'kind' in who

/** Where somebody is; a carried corpse is where its bearer is. */
export function tileIdOf(state: State, id: CharacterId): TileId {
  const explorer = findExplorer(state, id)
  if (!explorer) return monsterOf(state, id).tile
  return explorer.borneBy ? explorerOf(state, explorer.borneBy).tile : explorer.tile
}

export function placeCharacter(state: State, id: CharacterId, tile: TileId): void {
  characterOf(state, id).tile = tile
}

/** Explorers in table order, beginning with the one on the left of a seat (L-TRAIT-10). */
export function fromLeftOf(state: State, seat: Seat): Explorer[] {
  const count = state.explorers.length
  return state.explorers.map((_, n) => state.explorers[(seat + 1 + n) % count]!)
}

export function monsterDef(play: Play, monster: Monster): MonsterDef {
  const { haunt } = play.state
  if (haunt)
    for (const def of play.catalog.haunts[haunt.number]!.monsters) if (def.id === monster.kind) return def
  throw new Error(`No monster kind ${monster.kind}`)
}

export function possession(play: Play, card: CardId): PossessionDef {
  const def = play.catalog.cards[card]
  if (!def || def.kind === 'event') throw new Error(`${card} is no Item or Omen`)
  return def
}

/** Steps a carried card adds on top of the marker (L-AMB-23). */
export function overlay(play: Play, explorer: Explorer, trait: Trait): number {
  let steps = 0
  for (const id of explorer.cards) {
    for (const passive of play.catalog.cards[id]!.passives) {
      if (passive.ask === 'trait' && passive.trait === trait) steps += passive.by
    }
  }
  for (const id of explorer.kept) {
    for (const passive of play.catalog.cards[id]!.passives) {
      if (passive.ask === 'trait' && passive.trait === trait) steps += passive.by
    }
  }
  return steps
}

/** For what is told: whose body somebody is in, where it is not their own. */
export const borrowed = ({ id, body }: Explorer): { body?: ExplorerId } => (body === id ? {} : { body })

/** Traits are the body's: its family's ladders count, whoever is in it. */
export function ladderOf({ state, catalog }: Play, explorer: Explorer, trait: Trait) {
  const { family } = explorer.body === explorer.id ? explorer : explorerOf(state, explorer.body)
  return catalog.families[family]!.ladders[trait]
}

/** The number a trait shows: marker and overlay, no higher than the top step (L-TRAIT-03, L-AMB-17). */
export function traitValue(play: Play, explorer: Explorer, trait: Trait): number {
  const { steps } = ladderOf(play, explorer, trait)
  const step = Math.max(1, Math.min(explorer.steps[trait] + overlay(play, explorer, trait), steps.length))
  return steps[step - 1]!
}

/** A character's number in a trait, or null where a monster lacks it (L-HSTR-09). */
export function valueFor(play: Play, id: CharacterId, trait: Trait): number | null {
  const who = characterOf(play.state, id)
  return isMonster(who) ? (monsterDef(play, who).traits[trait] ?? null) : traitValue(play, who, trait)
}

export const isCritical = (explorer: Explorer, trait: Trait): boolean => explorer.steps[trait] === 1
export const hasSkull = (explorer: Explorer): boolean => TRAITS.some((trait) => explorer.steps[trait] === 0)

/** Events whose actions somebody may use: those kept, and those ongoing on the tile (L-EVENT-05, L-EVENT-06). */
export const eventsInReach = ({ state }: Play, { kept, tile, ignores }: Explorer): CardId[] => [
  ...kept,
  ...state.ongoing.flatMap((one) => (one.tile === tile && !ignores.includes(one.card) ? [one.card] : [])),
]

export const isUsed = (explorer: Explorer, card: CardId): boolean => explorer.used.includes(card)

/** A card comes into somebody's hands (L-CARD-08: there is no limit). */
export function receive(explorer: Explorer, card: CardId, used: boolean): void {
  explorer.cards.push(card)
  if (used) explorer.used.push(card)
}

export function release(holder: Explorer | Monster, card: CardId): void {
  remove(holder.cards, card)
  if (!isMonster(holder)) remove(holder.used, card)
}

export function remove<T>(list: T[], thing: T): boolean {
  const at = list.indexOf(thing)
  if (at < 0) return false
  list.splice(at, 1)
  return true
}

/** Who carries a card or Object; of an Object there may be several. */
export const holdersOf = (state: State, thing: CardId | ObjectId): (Explorer | Monster)[] =>
  [...state.explorers, ...state.monsters].filter(
    ({ cards, objects }) => cards.includes(thing) || objects.includes(thing),
  )

export const isTraitor = (explorer: Explorer): boolean => explorer.team === 'traitor'
export const traitorsOf = (state: State): Explorer[] => state.explorers.filter(isTraitor)

/** The first traitor the table knows of, dead or alive. */
export const knownTraitor = (state: State): Explorer | null =>
  state.explorers.find(({ shown }) => shown === 'traitor') ?? null

/** Who decides for the monsters, or for one kind: the first known traitor, dead or alive (L-MON-22, L-DIE-04); else the house (L-AMB-71). */
export function keeperOf(play: Play, kind?: string): Explorer | null {
  const { haunt } = play.state
  if (!haunt) return null
  const { monstersRunBy, monsters } = play.catalog.haunts[haunt.number]!
  if (monstersRunBy === 'house') return null
  if (kind !== undefined && monsters.find(({ id }) => id === kind)?.runBy === 'house') return null
  return knownTraitor(play.state)
}

/** The seat that answers for a character; the house's monsters are nobody's. */
export function seatFor(play: Play, id: CharacterId): Seat | null {
  const explorer = findExplorer(play.state, id)
  return explorer ? explorer.seat : (keeperOf(play, findMonster(play.state, id)?.kind)?.seat ?? null)
}

/** The number a haunt keeps for somebody; monsters have none. */
export const counterOf = ({ haunt }: State, counter: string, who: CharacterId): number =>
  haunt?.counters[counter]?.[who] ?? 0
