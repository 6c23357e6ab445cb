/** What it is about now: the numbers of the haunt as they stand and what wins; before it, how near it is. */
import { percent } from '../../odds/fraction.ts'
import { nextOmen } from '../commands/odds.ts'
import { chapterIn, pauseSentence } from '../prose/chapter.ts'
import { capital } from '../prose/names.ts'
import { pageOf } from '../prose/page.ts'
import { type Scene, viewerOf } from '../prose/scene.ts'
import { filled, row, type Section } from '../text/rows.ts'

export const goalSection = (scene: Scene, width: number): Section =>
  scene.haunt ? hauntSection(scene, width) : omenSection(scene, width)

/** L-INFO-01: tracks are in the open, so everybody sees how they stand. */
function hauntSection(scene: Scene, width: number): Section {
  const { haunt, view } = scene
  const tracks = haunt!.tracks.map(({ id, name }) => `${capital(name)} ${view.haunt!.tracks[id]}`)
  const viewer = viewerOf(scene)
  const wins = viewer ? pageOf(scene.sentences.haunt(haunt!, viewer.team ?? 'heroes')) : []
  return {
    title: `GOAL  ${tracks[0] ?? haunt!.name}`,
    rows: [
      ...tracks.slice(1).map((text) => row(text, 'strong')),
      ...wins.filter(({ part }) => part === 'win').flatMap(({ text }) => filled(text, width, 'text', 1)),
    ],
  }
}

function omenSection(scene: Scene, width: number): Section {
  const left = scene.view.decks.omen.length
  const chapter = chapterIn(scene)
  if (chapter) return { title: 'THE HAUNT', rows: filled(pauseSentence(scene, chapter), width, 'text', 1) }
  if (left === 0) return { title: 'OMENS', rows: filled('There are none in this house yet.', width) }
  const key = `${left}/${JSON.stringify(scene.view.explorers.map(({ cards }) => cards))}`
  if (known.key !== key) known = { key, text: omenText(scene) }
  return { title: `OMENS  ${left} left`, rows: filled(known.text, width, 'text', 1) }
}

/** Chances are exact and cost something, and a frame is drawn for every key. */
let known = { key: '', text: '' }

function omenText(scene: Scene): string {
  const { dice, wanted, chance } = nextOmen(scene).rows[0]!
  return `Next: ${dice} ${dice === 1 ? 'die' : 'dice'}, the haunt on ${wanted}: ${percent(chance)}.`
}
