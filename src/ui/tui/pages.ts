/** What stands over the map: moments worth a page, the question that is open, the briefing, the end. */
import type { Happening } from '../../engine/happenings.ts'
import { mayKnow } from '../../engine/view.ts'
import { percent, plus, sum } from '../../odds/fraction.ts'
import { allProspects, type Prospect } from '../commands/odds.ts'
import type { Page, PageQuestion, Throw } from '../panels/page.ts'
import { briefing, pageFor, standingNow } from '../prose/briefing.ts'
import { choiceOf } from '../prose/choices.ts'
import {
  capital,
  count,
  nameOf,
  roomName,
  sourceName,
  TRAIT_NAMES,
  thingName,
  thresholdText,
} from '../prose/names.ts'
import { inShort } from '../prose/outcomes.ts'
import { nameOfEntry, type Part } from '../prose/page.ts'
import { questionOf } from '../prose/questions.ts'
import { fresh, type Said, system } from '../prose/said.ts'
import { type Scene, tileOf, viewerOf } from '../prose/scene.ts'
import { tellAll } from '../prose/tell.ts'

/** Of these a reader wants to see more than a line in the log. */
const TELLING: readonly Happening['kind'][] = [
  'card-drawn',
  'rolled',
  'haunt-rolled',
  'haunt-began',
  'died',
  'won',
]

/** A page about what has just happened, where it is worth one; the open question, if any, stands below it. */
export function momentPage(scene: Scene, happenings: readonly Happening[]): Page | null {
  const { viewer } = scene.view
  const seen = happenings.filter((one) => mayKnow(one, viewer))
  const asks = isAsked(scene)
  const concerns = seen.some((one) => TELLING.includes(one.kind) && concernsViewer(one, viewer))
  if (!asks && !concerns) return null
  const told = seen.slice(Math.max(0, beginning(seen)))
  const dice = told.flatMap((one) => throwOf(scene, one) ?? [])
  const rolled = told.findIndex((one) => throwOf(scene, one) !== null)
  const [before, after] = rolled < 0 ? [told, []] : [told.slice(0, rolled), told.slice(rolled)]
  return {
    title: titleOf(scene, seen),
    note: noteOf(scene),
    said: tellAll(before, scene),
    dice,
    after: tellAll(after, scene).filter(({ voice }) => voice !== 'dice'),
    question: asks ? questionIn(scene) : null,
    isBeside: asks && ON_THE_MAP.includes(scene.view.decision!.kind),
  }
}

/** Questions about places. */
const ON_THE_MAP: readonly string[] = ['turn-tile', 'tile', 'step', 'doorway', 'target']

/** A card or a deed says all that matters; the room it was found in has been named in the log. */
function beginning(seen: readonly Happening[]): number {
  const haunt = seen.findIndex(({ kind }) => kind === 'haunt-began')
  if (haunt >= 0) return haunt
  return seen.findIndex(({ kind }) => ['card-drawn', 'acted', 'attacked', 'rolled'].includes(kind))
}

/** A question other than what to do in one's turn. */
export const isAsked = ({ view }: Scene): boolean =>
  view.decision !== null && !['main', 'monster', 'ready'].includes(view.decision.kind)

const concernsViewer = (happening: Happening, viewer: string | null): boolean =>
  happening.kind === 'haunt-began' ||
  happening.kind === 'won' ||
  ('who' in happening && happening.who === viewer)

/** The card it is about, or what was done. */
function titleOf(scene: Scene, happenings: readonly Happening[]): string {
  const card = happenings.findLast((one) => one.kind === 'card-drawn')
  const event = scene.view.frames.findLast(({ rule }) => rule === 'resolve-event')
  const asked = scene.view.decision?.about.card ?? (event?.rule === 'resolve-event' ? event.with.card : null)
  if (happenings.some(({ kind }) => kind === 'haunt-began')) return 'THE HAUNT HAS BEGUN'
  if (card?.kind === 'card-drawn') return `${card.deck.toUpperCase()}  ${thingName(scene, card.card)}`
  if (asked && scene.catalog.cards[asked])
    return `${scene.catalog.cards[asked].kind.toUpperCase()}  ${thingName(scene, asked)}`
  const found = happenings.findLast((one) => one.kind === 'tile-discovered')
  if (found?.kind === 'tile-discovered') return roomName(scene, found.tile)
  const { tile } = scene.view.decision?.about ?? {}
  if (tile && scene.view.decision?.kind === 'turn-tile') return `NEW ROOM  ${roomName(scene, tile)}`
  const acted = happenings.findLast((one) => one.kind === 'acted' || one.kind === 'attacked')
  if (acted?.kind === 'acted') return (acted.name ?? acted.word).toUpperCase()
  if (acted?.kind === 'attacked') return 'ATTACK'
  const ops = scene.view.frames.findLast(({ rule }) => rule === 'ops')
  if (ops?.rule === 'ops') return capital(sourceName(scene, ops.with.scope.source))
  if (isAsked(scene)) return 'TO DECIDE'
  return viewerOf(scene)?.dead ? 'YOU ARE DEAD' : 'WHAT CAME OF IT'
}

const noteOf = (scene: Scene): string => {
  const viewer = viewerOf(scene)
  const tile = viewer && tileOf(scene, viewer.id)
  return tile ? `you, ${roomName(scene, tile)}` : ''
}

function throwOf(scene: Scene, happening: Happening): Throw | null {
  if (happening.kind !== 'rolled' && happening.kind !== 'haunt-rolled') return null
  const who = capital(happening.who === scene.view.viewer ? 'you' : nameOf(scene, happening.who))
  if (happening.kind === 'haunt-rolled')
    return {
      faces: happening.dice,
      add: 0,
      total: happening.total,
      label: `Haunt roll, ${thresholdText(happening.needs)} starts it`,
      fallen: 0,
    }
  const trait = happening.trait ? `, ${TRAIT_NAMES[happening.trait]}` : ''
  return {
    faces: happening.dice,
    add: happening.add,
    total: happening.total,
    label: `${who}${trait}`,
    fallen: 0,
  }
}

export function questionIn(
  scene: Scene,
  odds: ReadonlyMap<string, string[]> = new Map(),
): PageQuestion | null {
  const { decision } = scene.view
  const text = questionOf(scene)
  if (!decision || !text) return null
  return {
    text,
    first: decision.kind === 'bid' ? 0 : 1,
    picked: null,
    choices: decision.choices.map((key) => ({ ...choiceOf(scene, key), odds: odds.get(key) ?? [] })),
  }
}

/** The chances of each answer that rolls, as lines to stand under it. */
export function oddsOf(scene: Scene): Map<string, string[]> {
  const found = new Map<string, string[]>()
  if (!isAsked(scene)) return found
  for (const prospect of allProspects(scene))
    if (prospect.dice > 0) found.set(prospect.key, oddsLines(prospect))
  return found
}

function oddsLines({ dice, isSealed, outcomes }: Prospect): string[] {
  const head = `${dice} ${dice === 1 ? 'die' : 'dice'}`
  if (!isSealed)
    return [
      `${head}: ${inShort(outcomes)
        .map(({ gist, text, chance }) => `${gist || text} ${percent(chance)}`)
        .join('   ')}`,
    ]
  const totals = outcomes.flatMap(({ total, chance }) => (total === null ? [] : [{ total, chance }]))
  const bands = BANDS.map(([from, to]) => ({
    name: to === null ? `${from}+` : `${from}-${to}`,
    chance: sum(
      totals.filter(({ total }) => total >= from && (to === null || total <= to)).map(({ chance }) => chance),
    ),
  }))
  const known = totals.reduce((all, { chance }) => plus(all, chance), sum([]))
  if (known.ways === 0n) return [`${head}. What the total does is sealed until you roll.`]
  return [
    `${head}: ${bands
      .filter(({ chance }) => chance.ways > 0n)
      .map(({ name, chance }) => `${name} ${percent(chance)}`)
      .join('   ')}`,
    'What each total does is sealed until you roll.',
  ]
}
const BANDS: readonly (readonly [number, number | null])[] = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, null],
]

/** What the entries of a haunt's page are called on the screen, in the order they are wanted. */
const LABELS: Record<Part, string> = {
  premise: '',
  truth: 'TRUE',
  'their-truth': 'TRUE',
  win: 'TO WIN',
  goal: 'GOAL',
  'side-goal': 'GOAL',
  action: 'NEW',
  monster: 'MONSTER',
  object: 'THING',
  reaction: 'HAPPENS',
  passive: 'HOLDS',
  fact: 'FACT',
  track: 'COUNT',
  counter: 'COUNT',
  secret: 'SECRET',
  end: 'END',
  team: 'WHO',
  setup: 'SET UP',
  'their-setup': 'SET UP',
}
const ORDER = Object.keys(LABELS)

/** The reader's side of the haunt, what matters most first; before it, what will start it. */
export function briefingPage(scene: Scene): Page {
  const { haunt } = scene
  const page = { dice: [], question: null, isWhole: true }
  if (!haunt) return { ...page, title: 'NO HAUNT YET', note: '', said: briefing(scene) }
  const team = viewerOf(scene)?.team
  const side =
    haunt.team.kind === 'everyone'
      ? 'you play ALONE'
      : team === 'traitor'
        ? 'you are the TRAITOR'
        : 'you are a HERO'
  const entries = pageFor(scene).map((entry) => {
    const name = nameOfEntry(entry)
    return { part: entry.part, label: LABELS[entry.part], text: name ? `${name}. ${entry.text}` : entry.text }
  })
  const sorted = entries.sort((a, b) => ORDER.indexOf(a.part) - ORDER.indexOf(b.part))
  return {
    ...page,
    title: `HAUNT ${haunt.number}  ${haunt.name}`,
    note: side,
    entries: sorted,
    said: standingNow(scene),
  }
}

/** What there is to read when the haunt begins: what set it off, that it has begun, and one's own page. */
export function hauntPages(scene: Scene, happenings: readonly Happening[]): Page[] {
  const at = happenings.findIndex(({ kind }) => kind === 'haunt-began')
  const parts = at < 0 ? [] : [happenings.slice(0, at), happenings.slice(at)]
  return [...parts.flatMap((part) => momentPage(scene, part) ?? []), briefingPage(scene)]
}

/** How it ended, and what can be done now. */
export function endPage(scene: Scene, happenings: readonly Happening[], seed: string): Page {
  const won = happenings.filter(({ kind }) => kind === 'won')
  return {
    title: 'THE END',
    note: scene.haunt ? scene.haunt.name : '',
    said: [
      ...tellAll(won, scene),
      ...verdict(scene),
      fresh(
        `It took ${count(scene.view.round, 'round')} of the haunt, and ${scene.view.house.length} rooms were found.`,
      ),
      system(`Seed ${seed}. REPLAY shows it again, LOG tells it; Q leaves.`),
    ],
    dice: [],
    question: null,
  }
}

/** Whether the reader has won, in so many words. */
function verdict(scene: Scene): Said[] {
  const viewer = viewerOf(scene)
  const { outcome } = scene.view
  if (!viewer || !outcome) return []
  return [fresh(outcome.players.includes(viewer.id) ? 'You have won.' : 'You have lost.')]
}

export const answerPage = (title: string, said: readonly Said[]): Page => ({
  title,
  note: 'Esc closes',
  said,
  dice: [],
  question: null,
})
