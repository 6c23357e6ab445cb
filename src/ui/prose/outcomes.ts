/** The possible results of a choice, in the words of the log but without dice. */
import type { Happening, HappeningKind } from '../../engine/happenings.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import { an } from '../../engine/language/say.ts'
import type { End, Foreseen, ForeseenOutcome } from '../../odds/foresee.ts'
import { byGreater, type Fraction, plus } from '../../odds/fraction.ts'
import { DECK_NAMES, does, nameOf } from './names.ts'
import { type Said, story } from './said.ts'
import { type Scene, sceneOf } from './scene.ts'
import { tell, tellAll } from './tell.ts'

export interface ToldOutcome {
  chance: Fraction
  /** A short name: "win", "5+", "total 3"; empty if there is only the text. */
  gist: string
  text: string
  /** The total of a roll whose results are sealed. */
  total: number | null
}

/** Ordered by total, lowest first; outcomes with the same text are merged. */
export function toldOutcomes(catalog: Catalog, { outcomes }: Foreseen): ToldOutcome[] {
  const told = new Map<string, ToldOutcome>()
  for (const outcome of outcomes) {
    const scene = sceneOf(catalog, outcome.view)
    const [gist, text] = [gistOf(outcome), textOf(scene, outcome)]
    const total = outcome.end.by === 'sealed' ? outcome.end.result : null
    const same = told.get(`${gist}:${text}`)
    if (same) same.chance = plus(same.chance, outcome.chance)
    else told.set(`${gist}:${text}`, { chance: outcome.chance, gist, text, total })
  }
  return [...told.values()]
}

export const likeliestFirst = (outcomes: readonly ToldOutcome[]): ToldOutcome[] =>
  [...outcomes].sort((a, b) => byGreater(a.chance, b.chance))

/** Merges outcomes with the same short name, best first; drops texts that differ. */
export function inShort(outcomes: readonly ToldOutcome[]): ToldOutcome[] {
  const short = new Map<string, ToldOutcome>()
  for (const { chance, gist, text, total } of [...outcomes].reverse()) {
    const name = gist || text
    const same = short.get(name)
    if (!same) short.set(name, { chance, gist, text, total })
    else short.set(name, { chance: plus(same.chance, chance), gist, text: '', total })
  }
  return [...short.values()].sort((a, b) => CONTEST.indexOf(a.gist) - CONTEST.indexOf(b.gist))
}
const CONTEST = ['win', 'draw', 'lose']

function gistOf({ happenings, end }: ForeseenOutcome): string {
  const attacker = happenings.findLast(({ kind }) => kind === 'attacked')
  const by = attacker?.kind === 'attacked' ? attacker.who : null
  const parts = happenings.flatMap((happening) => gistOfOne(happening, by) ?? [])
  return [...parts, ...(end.by === 'sealed' ? [`total ${end.result}`] : [])].join(', ')
}

/** "Win" and "lose" refer to the attacker, or to the character who started the contest. */
function gistOfOne(happening: Happening, attacker: string | null): string | null {
  switch (happening.kind) {
    case 'attack-won':
      return happening.winner === attacker ? 'win' : 'lose'
    case 'attack-tied':
      return 'draw'
    case 'contested':
      return happening.winner === null ? 'draw' : happening.winner === happening.who ? 'win' : 'lose'
    case 'band':
      return bandOf(happening.from, happening.to)
    case 'haunt-rolled':
      return happening.starts ? 'the haunt begins' : 'not yet'
    default:
      return null
  }
}

const bandOf = (from: number, to: number | null): string =>
  to === null ? `${from}+` : to === from ? `${from}` : `${from}-${to}`

/** Left out: the heading names the action, and the chance covers the dice. */
const UNSAID: readonly HappeningKind[] = [
  'acted',
  'attacked',
  'rolled',
  'dice-limited',
  'zero-counted',
  'band',
  'haunt-rolled',
  'box-opened',
]

function textOf(scene: Scene, { happenings, end }: ForeseenOutcome): string {
  const said = happenings
    .filter(({ kind }) => !UNSAID.includes(kind))
    .flatMap((happening) => sentencesOf(scene, happening))
  return [...said.map(({ text }) => text), endText(scene, end)].filter(Boolean).join(' ')
}

function sentencesOf(scene: Scene, happening: Happening): Said[] {
  // The ending is not revealed in advance.
  if (happening.kind === 'won') return (tell(happening, scene) ?? []).slice(-1)
  const told = tellAll([happening], scene)
  if (told.length > 0 || happening.kind !== 'damaged' || happening.amount === 0) return told
  const kind = happening.damage === 'general' ? '' : `${happening.damage} `
  return [story(`${does(scene, happening.who, 'take')} ${happening.amount} ${kind}damage.`)]
}

function endText(scene: Scene, end: End): string {
  switch (end.by) {
    case 'asked':
      return askedText(scene, end)
    case 'shown':
      return shownText(scene, end.happening)
    case 'turn':
      return 'The turn is over.'
    case 'chance':
      return 'Chance decides the rest.'
    case 'unknown':
      return 'The rest depends on what you cannot know.'
    case 'dice':
      return 'More dice follow.'
    default:
      return ''
  }
}

function askedText(scene: Scene, { seat, kind }: Extract<End, { by: 'asked' }>): string {
  if (kind === 'main' || kind === 'monster' || kind === 'damage') return ''
  if (kind === 'turn-tile') return 'A new room is opened.'
  const who = scene.view.explorers[seat]!.id
  if (kind === 'steal')
    return `${does(scene, who, 'do')} damage or ${who === scene.view.viewer ? 'steal' : 'steals'}.`
  return `Then ${who === scene.view.viewer ? 'you choose' : `${nameOf(scene, who)} chooses`}.`
}

function shownText(scene: Scene, happening: Happening): string {
  switch (happening.kind) {
    case 'card-drawn':
      return `${does(scene, happening.who, 'draw')} ${an(happening.deck)}.`
    case 'tile-discovered':
      return 'A new room is opened.'
    case 'looked':
      return `${does(scene, happening.who, 'look')} at the top of the ${DECK_NAMES[happening.at]}.`
    case 'note-shown':
      return 'A note is shown.'
    default:
      return 'The haunt begins.'
  }
}
