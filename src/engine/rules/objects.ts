/** Objects of the haunt: how many of a kind there are, and whose side may have them (L-OBJ-01, L-OBJ-04). */
import { addresses } from '../addresses.ts'
import type { ObjectId } from '../ids.ts'
import type { HauntDef, ObjectDef } from '../language/defs.ts'
import { numberOf } from '../language/evaluate.ts'
import { happen, type Play } from '../play.ts'
import { isMonster, remove } from '../state/characters.ts'
import type { Explorer, Monster, PlacedTile } from '../state/state.ts'
import { layInHalf } from './barriers.ts'
import { eachAnswer, scopeFor } from './questions.ts'

/** Every copy of every Object of a haunt, as they are set aside at its start. */
export function allObjects(play: Play, haunt: HauntDef): ObjectId[] {
  const scope = scopeFor(addresses.haunt(haunt.number), 'haunt', play.state.haunt!.revealer)
  return haunt.objects.flatMap(({ id, count }) =>
    Array<ObjectId>(Math.max(0, numberOf(play, count, scope))).fill(id),
  )
}

export function objectDef(play: Play, id: ObjectId): ObjectDef | null {
  const { haunt } = play.state
  if (!haunt) return null
  for (const def of play.catalog.haunts[haunt.number]!.objects) if (def.id === id) return def
  return null
}

/** So many of a kind go from somebody's hands back to those set aside. */
export function loseObjects(
  play: Play,
  who: Explorer | Monster,
  object: ObjectId,
  most: number,
  how: 'spent' | 'lost',
): void {
  let count = 0
  while (count < most && remove(who.objects, object)) count++
  for (let n = 0; n < count; n++) play.state.haunt!.aside.push(object)
  if (count > 0) happen(play, { kind: 'lost-object', rules: ['L-OBJ-01'], who: who.id, object, count, how })
}

/** One of a kind that lies on any of these tiles is taken up; the number of the tile's half goes with it. */
export function takeLying(tiles: readonly PlacedTile[], object: ObjectId): PlacedTile | null {
  for (const tile of tiles) {
    if (!remove(tile.objects, object)) continue
    if (tile.far && !tile.objects.includes(object)) layInHalf(tile, object, undefined)
    return tile
  }
  return null
}

/** Copies of a kind are all alike, so one of them stands for all. */
export const kindsOf = <T>(things: readonly T[]): readonly T[] =>
  things.length < 2 ? things : [...new Set(things)]

/** May somebody have this thing? Asked of the side the table knows, so that no list tells a secret (L-AMB-65). */
export const mayHave = (play: Play, who: Explorer | Monster, thing: string): boolean =>
  isForSideOf(play, who, thing) && !isKeptFrom(play, who, thing)

export function isForSideOf(play: Play, who: Explorer | Monster, thing: string): boolean {
  const side = objectDef(play, thing)?.for
  if (!side) return true
  return isMonster(who) ? side === 'traitor' : who.shown === null || who.shown === side
}

/** Something keeps it out of their hands. */
function isKeptFrom(play: Play, who: Explorer | Monster, thing: string): boolean {
  let kept = false
  eachAnswer(play, who.id, 'may-not-have', (answer) => {
    if (answer.thing === thing) kept = true
  })
  return kept
}

/** May those who carry it give it away, or drop it? */
export const mayPart = (play: Play, thing: string, way: 'give' | 'drop'): boolean =>
  objectDef(play, thing)?.may?.[way] !== false
