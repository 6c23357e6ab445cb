/** Pages beside the map: moments worth one, the open question, the briefing, the end. */
import type { Decision } from '../../engine/game.ts'
import type { Happening } from '../../engine/happenings.ts'
import { readKey } from '../../engine/keys.ts'
import { mayKnow } from '../../engine/view.ts'
import { type Fraction, percent, sum } from '../../odds/fraction.ts'
import { allProspects, type Prospect } from '../commands/odds.ts'
import { briefing, pageFor, standingNow } from '../prose/briefing.ts'
import { choiceOf } from '../prose/choices.ts'
import { sinceLastTurn } from '../prose/digest.ts'
import { linesOf } from '../prose/log-book.ts'
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
import { nameOfEntry, type Part, partsOf } from '../prose/page.ts'
import { questionOf } from '../prose/questions.ts'
import { fresh, type Said, system } from '../prose/said.ts'
import { type Scene, viewerOf } from '../prose/scene.ts'
import { tellAll } from '../prose/tell.ts'
import { endingOf } from './ending.ts'
import { EMPTY_PAGE, type Odds, type Page, type PageQuestion, type Throw } from './page.ts'

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
  if (!asks && !isTelling(scene, seen)) return null
  const told = seen.slice(Math.max(0, beginning(seen)))
  const dice = told.flatMap((one) => throwOf(scene, one) ?? [])
  const rolled = told.findIndex((one) => throwOf(scene, one) !== null)
  const [before, after] = rolled < 0 ? [told, []] : [told.slice(0, rolled), told.slice(rolled)]
  return {
    ...EMPTY_PAGE,
    ...namedBy(scene, seen),
    said: tellAll(before, scene).filter(({ text }) => !isOnCard.test(text)),
    dice,
    after: tellAll(after, scene).filter(({ voice }) => voice !== 'dice'),
    question: asks ? questionIn(scene) : null,
  }
}

/** Something in it is worth a page to the reader. */
export const isTelling = ({ view: { viewer } }: Scene, happenings: readonly Happening[]): boolean =>
  happenings.some((one) => TELLING.includes(one.kind) && mayKnow(one, viewer) && concernsViewer(one, viewer))

/** The others have had turns since the reader last chose. */
export const haveOthersPlayed = ({ view }: Scene, happenings: readonly Happening[]): boolean =>
  happenings.some((one) => one.kind === 'turn-began' && one.who !== view.viewer)

/** What the others did, for a reader whose turn it is: it stays until they go on. */
export const newsPage = (scene: Scene, happenings: readonly Happening[]): Page => ({
  ...EMPTY_PAGE,
  title: 'SINCE YOUR LAST TURN',
  log: linesOf(tellAll(sinceLastTurn(happenings, scene), scene), scene.view.round),
})

/** The card beside the map says this itself. */
const isOnCard = /^(You draw an? (event|item|omen): .*|Drawing a card ends your moves\.)$/

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
function namedBy(scene: Scene, happenings: readonly Happening[]): Pick<Page, 'title' | 'note' | 'card'> {
  const titled = (title: string, note = '') => ({ title, note, card: null })
  const drawn = happenings.findLast((one) => one.kind === 'card-drawn')
  const event = scene.view.frames.findLast(({ rule }) => rule === 'resolve-event')
  const asked = scene.view.decision?.about.card ?? (event?.rule === 'resolve-event' ? event.with.card : null)
  const card = drawn?.kind === 'card-drawn' ? drawn.card : asked
  const def = card ? scene.catalog.cards[card] : undefined
  if (happenings.some(({ kind }) => kind === 'haunt-began')) return titled('THE HAUNT HAS BEGUN')
  if (card && def)
    return {
      title: def.kind.toUpperCase(),
      note: '',
      card: { kind: def.kind, name: thingName(scene, card), flavour: def.flavour },
    }
  const found = happenings.findLast((one) => one.kind === 'tile-discovered')
  if (found?.kind === 'tile-discovered') return titled(roomName(scene, found.tile))
  const { tile } = scene.view.decision?.about ?? {}
  if (tile && scene.view.decision?.kind === 'turn-tile') return titled('A NEW ROOM', roomName(scene, tile))
  const acted = happenings.findLast((one) => one.kind === 'acted' || one.kind === 'attacked')
  if (acted?.kind === 'acted') return titled((acted.name ?? acted.word).toUpperCase())
  if (acted?.kind === 'attacked') return titled('ATTACK')
  if (happenings.some(({ kind }) => kind === 'haunt-rolled')) return titled('THE HAUNT ROLL')
  const asks = ASKS[scene.view.decision?.kind ?? 'main']
  if (asks) return titled(asks)
  const ops = scene.view.frames.findLast(({ rule }) => rule === 'ops')
  if (ops?.rule === 'ops') return titled(capital(sourceName(scene, ops.with.scope.source)))
  if (isAsked(scene)) return titled('TO DECIDE')
  return titled(viewerOf(scene)?.dead ? 'YOU ARE DEAD' : 'WHAT CAME OF IT')
}

/** What a question of a campaign is about. */
const ASKS: Partial<Record<Decision['kind'], string>> = {
  member: 'WHO HAS COME',
  write: 'WRITE IT DOWN',
  poll: 'AN OPEN VOTE',
  'secret-poll': 'A SECRET VOTE',
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

export function questionIn(scene: Scene, odds: ReadonlyMap<string, Odds> = new Map()): PageQuestion | null {
  const { decision } = scene.view
  const text = questionOf(scene)
  if (!decision || !text) return null
  return {
    text,
    first: decision.kind === 'bid' ? readKey(decision.choices[0]!, 'bid').number : 1,
    // The room is drawn in its place from the start.
    picked: decision.kind === 'turn-tile' ? 0 : null,
    choices: decision.choices.map((key) => ({ ...choiceOf(scene, key), odds: odds.get(key) ?? null })),
  }
}

/** The chances of each answer that rolls. */
export function oddsOf(scene: Scene): Map<string, Odds> {
  const found = new Map<string, Odds>()
  if (!isAsked(scene)) return found
  for (const prospect of allProspects(scene)) if (prospect.dice > 0) found.set(prospect.key, oddsIn(prospect))
  return found
}

function oddsIn({ dice, isSealed, outcomes }: Prospect): Odds {
  const band = (name: string, chance: Fraction) => ({
    name,
    share: Number(chance.ways) / Number(chance.of),
    percent: percent(chance),
  })
  if (!isSealed) {
    const bands = inShort(outcomes).map(({ gist, text, chance }) => band(gist || text, chance))
    return { dice, isSealed, bands }
  }
  const totals = outcomes.flatMap(({ total, chance }) => (total === null ? [] : [{ total, chance }]))
  const bands = BANDS.map(([from, to]) => {
    const within = totals.filter(({ total }) => total >= from && (to === null || total <= to))
    return {
      name: to === null ? `${from}+` : `${from}-${to}`,
      chance: sum(within.map(({ chance }) => chance)),
    }
  })
  return {
    dice,
    isSealed,
    bands: bands.filter(({ chance }) => chance.ways > 0n).map(({ name, chance }) => band(name, chance)),
  }
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
  plan: 'PLAN',
  win: 'TO WIN',
  action: 'YOU CAN',
  goal: 'GOAL',
  'side-goal': 'GOAL',
  end: 'CLOCK',
  truth: 'TRUE',
  'their-truth': 'HEARD',
  fact: 'KNOW',
  monster: 'MONSTER',
  object: 'THINGS',
  reaction: 'HAPPENS',
  passive: 'ALWAYS',
  track: 'COUNT',
  counter: 'COUNT',
  secret: 'SECRET',
  team: 'TRAITOR',
  setup: 'SET UP',
  'their-setup': 'SET UP',
}
const ORDER = Object.keys(LABELS)

/** The reader's side of the haunt, what matters most first; before it, what will start it. */
export function briefingPage(scene: Scene): Page {
  const { haunt } = scene
  const page = { ...EMPTY_PAGE, isWhole: true }
  if (!haunt) return { ...page, title: 'NO HAUNT YET', note: '', said: briefing(scene) }
  const team = viewerOf(scene)?.team
  const side =
    haunt.team.kind === 'everyone'
      ? 'you play ALONE'
      : team === 'traitor'
        ? 'you are the TRAITOR'
        : 'you are a HERO'
  const sorted = pageFor(scene).sort((a, b) => ORDER.indexOf(a.part) - ORDER.indexOf(b.part))
  const entries = sorted.flatMap((entry, n) => {
    // A label stands before the first of its kind.
    const label = LABELS[entry.part]
    const isFirst = n === 0 || LABELS[sorted[n - 1]!.part] !== label
    const name = nameOfEntry(entry)
    return partsOf(name ? `${name}. ${entry.text}` : entry.text).map((text, part) => ({
      label: isFirst && part === 0 ? label : '',
      text,
    }))
  })
  return {
    ...page,
    title: `HAUNT ${haunt.number}  ${haunt.name}`,
    note: side,
    entries,
    said: standingNow(scene),
  }
}

/** What there is to read when the haunt begins: what set it off, that it has begun, and one's own page. */
export function hauntPages(scene: Scene, happenings: readonly Happening[]): Page[] {
  const at = happenings.findIndex(({ kind }) => kind === 'haunt-began')
  const parts = at < 0 ? [] : [happenings.slice(0, at), happenings.slice(at)]
  return [...parts.flatMap((part) => momentPage(scene, part) ?? []), briefingPage(scene)]
}

/** How it ended: the last page shows it all, and a small window the sentences. */
export function endPage(
  scene: Scene,
  happenings: readonly Happening[],
  all: readonly Happening[],
  seed: string,
): Page {
  const won = happenings.filter(({ kind }) => kind === 'won')
  const result = verdict(scene)
  const long = `${count(scene.view.round, 'round')}, ${count(scene.view.house.length, 'room')}`
  return {
    ...EMPTY_PAGE,
    title: 'THE END',
    note: [...result.map(({ text }) => text), `${long}, seed ${seed}. REPLAY shows it again.`].join(' '),
    said: [
      ...tellAll(won, scene),
      ...result,
      system(`Seed ${seed}. REPLAY shows it again, LOG tells it; Q leaves.`),
    ],
    isWhole: true,
    ending: endingOf(scene, all),
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
  ...EMPTY_PAGE,
  title,
  note: 'Esc closes',
  said,
})
