/** Who is in a room, one mark each: you first even when dead, others by seat, monsters by letter, the dead. */
import { type Explorer, type Monster, type Scene, tileOf, viewerOf } from '../prose/scene.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import { colourOf, type Ground, type Role, type Run } from '../theme/roles.ts'
import { monsterLetter, seatGlyph } from './occupants.ts'
import { glyphOf, SIGNS } from './signs.ts'

export interface Figure {
  glyph: string
  role: Role
  /** Null for the ground of the room. */
  ground: Ground | null
}

export function figuresIn(scene: Scene, tile: string, glyphs: Glyphs): Figure[] {
  const { view } = scene
  const people = view.explorers.filter(({ id }) => tileOf(scene, id) === tile)
  const others = people.filter(({ id }) => id !== view.viewer)
  const figures = (some: readonly Explorer[]) => some.map((one) => explorerFigure(scene, one, glyphs))
  return [
    ...figures(people.filter(({ id }) => id === view.viewer)),
    ...figures(others.filter(({ dead }) => !dead)),
    ...view.monsters.filter((one) => one.tile === tile).map((one) => monsterFigure(scene, one)),
    ...figures(others.filter(({ dead }) => dead)),
  ]
}

/** A digit, or `@` for you, on the colour of the family. */
export function explorerFigure(scene: Scene, explorer: Explorer, glyphs: Glyphs): Figure {
  const { id, seat, dead } = explorer
  const isYou = id === scene.view.viewer
  const ground: Ground = `chip-${colourOf(explorer)}`
  const skull = glyphOf(SIGNS.corpse, glyphs)
  if (dead && !isYou) return { glyph: skull, role: 'dim', ground: null }
  return { glyph: dead ? skull : isYou ? SIGNS.you.unicode : seatGlyph(seat), role: 'chip', ground }
}

/** A letter, small while it is stunned; underlined on red unless it is on your side. */
export function monsterFigure(scene: Scene, { kind, stunned }: Monster): Figure {
  const letter = monsterLetter(scene, kind)
  const isNeutral = scene.haunt?.monsters.find(({ id }) => id === kind)?.neutral ?? false
  const isFriend = isNeutral || viewerOf(scene)?.team === 'traitor'
  return {
    glyph: stunned ? letter.toLowerCase() : letter,
    role: isFriend ? 'strong' : 'foe',
    ground: isFriend ? null : 'foe',
  }
}

/** A figure beside the map: " 2 " or "2". */
export const figureRun = ({ glyph, role, ground }: Figure, isWide = true): Run => ({
  text: isWide ? ` ${glyph} ` : glyph,
  role,
  ...(ground && { ground }),
})
