/** A short summary of other players' turns: where each went and what happened. */
import type { Happening } from '../../engine/happenings.ts'
import { mayKnow } from '../../engine/view.ts'
import { count, does, inRoom, listed, room, thing } from './names.ts'
import { type Said, system } from './said.ts'
import { findExplorer, type Scene } from './scene.ts'

/** One sentence for each of the others who did something. */
export function summary(happenings: readonly Happening[], scene: Scene): Said[] {
  const seen = happenings.filter((one) => mayKnow(one, scene.view.viewer))
  const actors = [...new Set(seen.flatMap((one) => ('who' in one ? [one.who] : [])))]
  return actors
    .filter((who) => who !== scene.view.viewer)
    .flatMap((who) => {
      const text = deedsOf(
        seen.filter((one) => 'who' in one && one.who === who),
        scene,
        who,
      )
      return text ? [system(text)] : []
    })
}

function deedsOf(happenings: readonly Happening[], scene: Scene, who: string): string | null {
  const opened = happenings.flatMap((one) => (one.kind === 'tile-discovered' ? [room(scene, one.tile)] : []))
  const drawn = happenings.flatMap((one) => (one.kind === 'card-drawn' ? [thing(scene, one.card)] : []))
  const attacks = happenings.filter(({ kind }) => kind === 'attacked').length
  const hurt = happenings.reduce((sum, one) => sum + (one.kind === 'damaged' ? one.amount : 0), 0)
  const moved = happenings.findLast((one) => one.kind === 'moved')
  const explorer = findExplorer(scene, who)
  const parts = [
    opened.length > 0 ? verb(scene, who, 'find', listed(opened)) : '',
    drawn.length > 0 ? verb(scene, who, 'draw', listed(drawn)) : '',
    attacks > 0 ? verb(scene, who, 'attack', attacks > 1 ? count(attacks, 'time') : '') : '',
    hurt > 0 ? verb(scene, who, 'take', `${hurt} damage`) : '',
    explorer?.dead ? 'is dead' : '',
  ].filter(Boolean)
  const end = moved?.kind === 'moved' ? ` ${inRoom(scene, moved.to)}` : ''
  if (parts.length === 0) return moved ? `${does(scene, who, 'are', 'is')} now${end}.` : null
  return `${does(scene, who, '', '').trim()} ${listed(parts)}${end ? `, now${end}` : ''}.`
}

const verb = (scene: Scene, who: string, base: string, what: string): string =>
  `${does(scene, who, base).split(' ').at(-1)} ${what}`.trim()
