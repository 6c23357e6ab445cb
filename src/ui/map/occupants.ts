/** Who is in a room, one glyph each: you first even when dead, others by seat, monsters by letter, corpses. */
import { type Explorer, findExplorer, type Monster, type Scene, tileOf, viewerOf } from '../prose/scene.ts'
import type { Role, Span } from '../text/sheet.ts'
import { MARKS, spanOf } from './marks.ts'

/** A seat as it is numbered on screen. */
export const seatGlyph = (seat: number): string => String(seat + 1)

export function occupantsOf(scene: Scene, tile: string): Span[] {
  const { view } = scene
  const people = view.explorers.filter(({ id }) => tileOf(scene, id) === tile)
  const others = people.filter(({ id }) => id !== view.viewer)
  return [
    ...people.filter(({ id }) => id === view.viewer).map((you) => personSpan(scene, you)),
    ...others.filter(({ dead }) => !dead).map((other) => personSpan(scene, other)),
    ...view.monsters.filter((monster) => monster.tile === tile).map((monster) => monsterSpan(scene, monster)),
    ...others.filter(({ dead }) => dead).map((other) => personSpan(scene, other)),
  ]
}

/** The glyph somebody has, on the map and beside it. */
export function personSpan(scene: Scene, { id, seat, dead }: Explorer): Span {
  if (id === scene.view.viewer) return spanOf(dead ? { ...MARKS.corpse, role: MARKS.you.role } : MARKS.you)
  return dead ? spanOf(MARKS.corpse) : { text: seatGlyph(seat), role: standingOf(scene, id) }
}

/** Friend or foe of whoever looks, as far as they may know. */
export function standingOf(scene: Scene, id: string): Role {
  const mine = viewerOf(scene)
  if (id === mine?.id) return 'you'
  if (scene.haunt?.team.kind === 'everyone') return 'foe'
  const theirs = findExplorer(scene, id)?.team
  return mine?.team && theirs && theirs !== mine.team ? 'foe' : 'ally'
}

export function monsterSpan(scene: Scene, { kind, stunned }: Monster): Span {
  const letter = monsterLetter(scene, kind)
  const def = scene.haunt?.monsters.find(({ id }) => id === kind)
  const role = def?.neutral ? 'strong' : viewerOf(scene)?.team === 'traitor' ? 'ally' : 'foe'
  return { text: stunned ? letter.toLowerCase() : letter, role }
}

/** Lower case, these two are a room and a false doorway. */
const TAKEN = ['O', 'X']

/** A capital of its own for each kind of monster in the haunt: the first in its name that is free. */
export function monsterLetter({ haunt }: Scene, kind: string): string {
  const taken = new Set(TAKEN)
  for (const { id, name } of haunt?.monsters ?? []) {
    const letters = name.replace(/^the /i, '').toUpperCase().match(/[A-Z]/g) ?? ['M']
    const letter = letters.find((one) => !taken.has(one)) ?? letters[0]!
    if (id === kind) return letter
    taken.add(letter)
  }
  return 'M'
}
