/** A side's page of the haunt, with the current numbers (L-START-06, L-INFO-03). */

import { isOfMonster } from '../../engine/addresses.ts'
import type { Team } from '../../engine/ids.ts'
import type { HauntDef } from '../../engine/language/defs.ts'
import { boxText } from './boxes.ts'
import { chapterIn, pauseSentence } from './chapter.ts'
import { cite } from './cite.ts'
import { bodyOf, capital, does, listed, nameOf, room, whom, whose } from './names.ts'
import { type PageEntry, type Part, pageOf, partsOf, told } from './page.ts'
import { chanceOf } from './page-odds.ts'
import { fresh, type Said, system } from './said.ts'
import { type Scene, sentencesFor, viewerOf } from './scene.ts'

/** The page of the viewer's side; before the haunt, what would start it. */
export function briefing(scene: Scene, premise = true): Said[] {
  const { haunt, view } = scene
  const viewer = viewerOf(scene)
  if (!haunt || !view.haunt) return beforeHaunt(scene)
  const team: Team = viewer?.team ?? 'heroes'
  return [
    fresh(`Haunt ${haunt.number}: ${haunt.name}. ${youAre(haunt, team)}`),
    ...pageFor(scene, premise).flatMap((entry) => partsOf(told(entry)).map(fresh)),
    ...standingNow(scene),
  ]
}

/** The reader's page without numbers that are shown separately and, during play, without the setup. */
export function pageFor(scene: Scene, premise = true): PageEntry[] {
  const { haunt, view } = scene
  const isReading = view.phase === 'setup'
  const sentences = sentencesFor(scene, (traits, band) => chanceOf(scene, traits, band))
  return pageOf(sentences.haunt(haunt!, viewerOf(scene)?.team ?? 'heroes')).filter(
    ({ part }) =>
      !STANDS.includes(part) && (part !== 'premise' || premise) && (!HEARD.includes(part) || isReading),
  )
}

/** The current numbers of everything the page mentions. */
export function standingNow(scene: Scene): Said[] {
  const { view } = scene
  return [
    ...roles(scene),
    ...tracks(scene),
    ...counters(scene),
    ...whereabouts(scene),
    ...strangers(scene),
    ...(view.phase === 'setup' ? [] : [fresh(`Round ${view.round}.`)]),
    ...secrets(scene),
    ...notes(scene),
    ...otherSide(scene, viewerOf(scene)?.team ?? 'heroes'),
  ]
}

/** Parts whose current number is shown instead. */
const STANDS: readonly Part[] = ['track', 'counter']
/** Parts that matter only before play begins. */
const HEARD: readonly Part[] = ['team', 'setup', 'their-setup']

/** L-AMB-63: in a free-for-all there are no sides. */
const youAre = ({ team: { kind } }: HauntDef, team: Team): string =>
  kind === 'everyone' ? 'You play alone.' : `You are ${team === 'heroes' ? 'a hero' : 'the traitor'}.`

function beforeHaunt(scene: Scene): Said[] {
  const chapter = chapterIn(scene)
  return [
    fresh('No haunt yet. Open doors, see what the house has, stay in one piece.'),
    fresh(chapter ? pauseSentence(scene, chapter) : omenSentence(scene)),
    system(`Until then nobody can die and nobody can be attacked${cite(scene, 'L-TRAIT-16', 'L-ATK-01')}.`),
  ]
}

function omenSentence({ view, catalog }: Scene): string {
  const omens = view.pieces.cards.filter((id) => catalog.cards[id]!.kind === 'omen').length
  const out = omens - view.decks.omen.length
  return `Each omen drawn is followed by a haunt roll, one die for each omen in play. ${out} of ${omens} omens are out.`
}

/** Names the revealer and the traitor that the page mentions, as far as the table knows them. */
function roles(scene: Scene): Said[] {
  const { view } = scene
  const known = view.explorers.filter(({ shown }) => shown === 'traitor').map(({ id }) => whom(scene, id))
  return [
    fresh(`The revealer: ${whom(scene, view.haunt!.revealer)}.`),
    ...(known.length > 0 ? [fresh(`The traitor${known.length > 1 ? 's' : ''}: ${listed(known)}.`)] : []),
  ]
}

/** L-INFO-01: tracks are in the open. */
const tracks = ({ haunt, view }: Scene): Said[] =>
  haunt!.tracks.map(({ id, name }) => fresh(`${capital(name)} now: ${view.haunt!.tracks[id]}.`))

/** Everybody's numbers: "Spores now: you 1, Ned 0." */
const counters = (scene: Scene): Said[] =>
  scene.haunt!.counters.map(({ id, name }) => {
    const numbers = scene.view.explorers.map(
      (explorer) => `${whom(scene, explorer.id)} ${scene.view.haunt!.counters[id]![explorer.id]}`,
    )
    return fresh(`${capital(name)} now: ${numbers.join(', ')}.`)
  })

/** Tokens the haunt has put out, and its monsters: all of them lie in the open. */
function whereabouts(scene: Scene): Said[] {
  const { haunt, view } = scene
  const tokens = haunt!.tokens.flatMap(({ id, name }) => {
    const at = view.house
      .filter((tile) => tile.tokens.includes(id))
      .map((tile) => {
        const count = tile.tokens.filter((token) => token === id).length
        return `${room(scene, tile.id)}${count > 1 ? ` (${count})` : ''}`
      })
    const many = at.length > 2 ? `, ${at.length} tiles` : ''
    return at.length > 0 ? [fresh(`${capital(name)}${many}: ${at.join(', ')}.`)] : []
  })
  const monsters = view.monsters.map(({ id, tile, stunned }) =>
    fresh(`${capital(nameOf(scene, id))}: ${room(scene, tile)}${stunned ? ', stunned' : ''}.`),
  )
  return [...tokens, ...monsters]
}

/** Which explorer is in which body, while any of them is in another's. */
const strangers = (scene: Scene): Said[] =>
  scene.view.explorers
    .filter(({ id, body }) => id !== body)
    .map(({ id, body }) => fresh(`${does(scene, id, 'are', 'is')} in ${bodyOf(scene, body)}.`))

function secrets(scene: Scene): Said[] {
  return Object.entries(scene.view.haunt!.secrets).flatMap(([id, { value, shown }]) => {
    const name = scene.haunt!.secrets.find((secret) => secret.id === id)?.name ?? id
    if (value === null) return []
    return [
      fresh(
        `${shown ? '' : 'Known to you alone: '}${shown ? capital(name) : name} is ${nameOf(scene, value)}.`,
      ),
    ]
  })
}

/** The reader's own notes, and notes that others had to show. */
function notes(scene: Scene): Said[] {
  return scene.haunt!.notes.flatMap(({ id, name }) =>
    Object.entries(scene.view.haunt!.notes[id] ?? {}).flatMap(([who, { says, shown }]) => {
      if (says === null) return []
      const told = `${whose(scene, who)} ${name}: ${whom(scene, says)}.`
      return [fresh(shown ? capital(told) : `Known to you alone: ${told}`)]
    }),
  )
}

/** The other side's boxes that have been used, which may be read. */
function otherSide(scene: Scene, team: Team): Said[] {
  const { disclosed } = scene.view.haunt!
  const own = (box: string): boolean => {
    const action = scene.index.actions.get(box)
    const reaction = scene.index.reactions.get(box)
    if (action) return !action.by || action.by === 'everyone' || action.by === team
    // Monsters, and what happens to them, are the traitor's (L-INFO-04).
    if (!reaction || reaction.who === 'monster' || isOfMonster(box)) return team === 'traitor'
    return !reaction.who || reaction.who === 'everyone' || reaction.who === team
  }
  const texts = disclosed.filter((box) => !own(box)).map((box) => boxText(scene, box))
  const sealed =
    scene.haunt!.books === 'both'
      ? `What else the other side knows is sealed until they use it${cite(scene, 'L-INFO-03')}.`
      : `This haunt has one book, and everybody reads this page${cite(scene, 'L-START-02')}.`
  return [...texts.filter(Boolean).map((text) => fresh(`Known of the other side: ${text}`)), system(sealed)]
}
