/** The first lines of a game, and of a game that goes on. */

import type { ChapterDef } from '../../engine/language/defs.ts'
import type { Table } from '../../table/table.ts'
import { chapterIn } from '../prose/chapter.ts'
import { listed, nameOf, originOf } from '../prose/names.ts'
import { fresh, type Said, system } from '../prose/said.ts'
import { type Explorer, type Scene, viewerOf } from '../prose/scene.ts'

export function welcome(scene: Scene, table: Table, isNew: boolean): Said[] {
  const viewer = viewerOf(scene)
  if (!viewer) return []
  if (!isNew) return [system(`The game goes on, round ${scene.view.round}.`)]
  const chapter = chapterIn(scene)
  if (chapter) return beginning(scene, viewer, chapter)
  const family = scene.catalog.families[viewer.family]!
  const others = scene.view.explorers
    .filter(({ id }) => id !== viewer.id)
    .map(({ id, family: colour, seat }) => {
      const by = table.seats[seat]!.by === 'person' ? '' : ', played by the computer'
      return `${nameOf(scene, id)} (${scene.catalog.families[colour]!.name}${by})`
    })
  return [
    fresh(
      'Lychgate: a house on the coffin road. The dead were set down here to rest. You have come in for the same reason.',
    ),
    fresh(
      `You are ${nameOf(scene, viewer.id)}, ${viewer.age}, ${originOf(family)}. With you: ${listed(others)}.`,
    ),
    system(
      'Type n, e, s or w to go or to open a door; l to look, legal for all you can do, help for the rest.',
    ),
  ]
}

/** The opening of a chapter; its hints explain the commands. */
function beginning(scene: Scene, { id, family, name }: Explorer, { opening }: ChapterDef): Said[] {
  // In a campaign nobody has a name before they have given it.
  if (name === '')
    return [fresh(opening), fresh(`You are of the ${scene.catalog.families[family]!.name} family.`)]
  const others = scene.view.explorers
    .filter((other) => other.id !== id)
    .map((other) => nameOf(scene, other.id))
  return [
    fresh(opening),
    fresh(
      `You are ${nameOf(scene, id)} of the ${scene.catalog.families[family]!.name} family. ${listed(others)} are with you.`,
    ),
  ]
}
