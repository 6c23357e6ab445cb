/** Everybody at this table by mark, name and room. */
import { capital, nameOf, roomName } from '../prose/names.ts'
import { type Scene, tileOf } from '../prose/scene.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import { explorerFigure, type Figure, monsterFigure } from './figures.ts'

export interface Whereabouts {
  figure: Figure
  /** "Cora, traitor: Library". */
  text: string
}

export function whereabouts(scene: Scene, glyphs: Glyphs): Whereabouts[] {
  const { explorers, viewer, monsters } = scene.view
  const withRoom = (figure: Figure, name: string, id: string): Whereabouts => {
    const tile = tileOf(scene, id)
    return { figure, text: tile ? `${name}: ${roomName(scene, tile)}` : name }
  }
  return [
    ...explorers.map((one) => {
      const { id, dead, shown } = one
      const states = [shown === 'traitor' && 'traitor', dead && 'dead', id === viewer && !dead && 'you']
      const name = [nameOf(scene, id), ...states.filter(Boolean)].join(', ')
      return withRoom(explorerFigure(scene, one, glyphs), name, id)
    }),
    ...monsters.map((monster) => {
      const name = `${capital(nameOf(scene, monster.id))}${monster.stunned ? ', stunned' : ''}`
      return withRoom(monsterFigure(scene, monster), name, monster.id)
    }),
  ]
}
