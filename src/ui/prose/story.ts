/** The story of an evening, told from its happenings: who did what, who died and how, the turning point, what is kept. */
import type { Happening, HappeningOf } from '../../engine/happenings.ts'
import type { ExplorerId } from '../../engine/ids.ts'
import { mayKnow } from '../../engine/view.ts'
import { boxName } from './boxes.ts'
import { capital, count, does, inRoom, listed, nameOf, sourceName, thing, whom } from './names.ts'
import { fresh, type Said } from './said.ts'
import type { Scene } from './scene.ts'
import { tell } from './tell.ts'

export interface Story {
  /** "The heroes win.", and the last words of the haunt. */
  outcome: string[]
  /** A sentence for each player. */
  deeds: string[]
  /** "Ned died in the Crypt in round 4, by the hand of the Cold Hand 1." */
  deaths: string[]
  /** The moment on which it turned; null if no moment stands out. */
  turning: string | null
  /** What the families keep. */
  kept: string[]
  next: string[]
}

/** `next` are the sentences that say how to go on. Empty parts have nothing to tell. */
export function storyOf(happenings: readonly Happening[], scene: Scene, next: readonly string[] = []): Story {
  const seen = happenings.filter((one) => mayKnow(one, scene.view.viewer))
  const won = seen.findLast((one) => one.kind === 'won')
  return {
    outcome: won ? (tell(won, scene) ?? []).map(({ text }) => text) : [],
    deeds: scene.view.explorers.map(({ id }) => deedsOf(seen, scene, id)),
    deaths: deathsIn(seen, scene),
    turning: turningPoint(seen, scene),
    kept: keptBy(seen, scene),
    next: [...next],
  }
}

/** The story as lines, without the outcome, which has been told. */
export function storyLines({ deeds, deaths, turning, kept, next }: Story): Said[] {
  return [...deeds, ...deaths, ...(turning ? [turning] : []), ...kept, ...next].map(fresh)
}

/** "Ned found 4 rooms, drove in nails"; what was done most comes first. */
function deedsOf(happenings: readonly Happening[], scene: Scene, who: ExplorerId): string {
  const parts = deedsIn(happenings, who)
  const name = capital(whom(scene, who))
  return parts.length > 0 ? `${name} ${listed(parts)}.` : `${name} kept out of it.`
}

/** "found 4 rooms", "won 1 fight". */
export function deedsIn(happenings: readonly Happening[], who: ExplorerId): string[] {
  const own = happenings.filter((one) => 'who' in one && one.who === who)
  const found = own.filter(({ kind }) => kind === 'tile-discovered').length
  const omens = own.filter((one) => one.kind === 'card-drawn' && one.deck === 'omen').length
  const fights = happenings.filter((one) => one.kind === 'attack-won' && one.winner === who).length
  const taken = own.reduce((sum, one) => sum + (one.kind === 'damaged' ? one.amount : 0), 0)
  return [
    found > 0 ? `found ${count(found, 'room')}` : '',
    omens > 0 ? `drew ${count(omens, 'omen')}` : '',
    ...actionsOf(own),
    fights > 0 ? `won ${count(fights, 'fight')}` : '',
    taken > 0 ? `took ${taken} damage` : '',
  ].filter(Boolean)
}

/** Actions of the haunt with a name of their own: `tried "Drive a nail" 3 times`. */
function actionsOf(own: readonly Happening[]): string[] {
  const times = new Map<string, number>()
  for (const one of own)
    if (one.kind === 'acted' && one.name) times.set(one.name, (times.get(one.name) ?? 0) + 1)
  return [...times].map(
    ([name, many]) => `tried "${name}" ${many === 1 ? 'once' : many === 2 ? 'twice' : `${many} times`}`,
  )
}

type Died = HappeningOf<'died'>

function deathsIn(happenings: readonly Happening[], scene: Scene): string[] {
  let round = 0
  return happenings.flatMap((one, at) => {
    if (one.kind === 'round-began') round = one.round
    return one.kind === 'died' ? [`${deathOf(one, happenings.slice(0, at), scene)} in round ${round}.`] : []
  })
}

function deathOf({ who, tile }: Died, before: readonly Happening[], scene: Scene): string {
  const turn = before.slice(before.findLastIndex(({ kind }) => kind === 'turn-began') + 1)
  const cause = turn.map((one) => causeOf(one, who, scene)).findLast((text) => text !== null)
  return `${does(scene, who, 'died', 'died')} ${inRoom(scene, tile)}${cause ? `, ${cause},` : ''}`
}

/** What can have killed somebody: "beaten by Ned", "of The Extra Chair", "of "The Pointing"". */
function causeOf(one: Happening, who: ExplorerId, scene: Scene): string | null {
  if (one.kind === 'attack-won' && one.loser === who) return `beaten by ${whom(scene, one.winner)}`
  if (one.kind === 'card-drawn' && one.who === who && one.deck === 'event')
    return `of ${thing(scene, one.card)}`
  if (one.kind === 'acted' && one.who === who)
    return `of ${one.name ? `"${one.name}"` : sourceName(scene, one.source)}`
  return one.kind === 'befell' && one.who === who ? `of ${boxName(scene, one.box)}` : null
}

/** How much a happening can turn an evening; the latest of the weightiest is taken. */
const WEIGHTS: Partial<Record<Happening['kind'], number>> = {
  'team-changed': 4,
  died: 3,
  rose: 3,
  'secret-shown': 2,
  'bodies-swapped': 2,
  stole: 1,
}

function weightOf(one: Happening): number {
  if (one.kind === 'track') return Math.abs(one.to - one.from) >= 2 ? 2 : 0
  return WEIGHTS[one.kind] ?? 0
}

function turningPoint(happenings: readonly Happening[], scene: Scene): string | null {
  let round = 0
  let best: { weight: number; text: string; round: number } | null = null
  const last = happenings.findLastIndex(({ kind }) => kind === 'turn-began')
  for (const [at, one] of happenings.entries()) {
    if (one.kind === 'round-began') round = one.round
    const weight = at >= last ? 0 : weightOf(one)
    if (weight === 0 || (best && weight < best.weight)) continue
    const [said] = tell(one, scene, happenings[at - 1] ?? null) ?? []
    if (said) best = { weight, text: said.text, round }
  }
  return best && `It turned in round ${best.round}. ${best.text}`
}

function keptBy(happenings: readonly Happening[], scene: Scene): string[] {
  const made = happenings.flatMap((one) => (one.kind === 'made-heirloom' ? [one] : []))
  const heirlooms = made.map(
    ({ family, card }) => `The ${scene.catalog.families[family]!.name} family keeps ${thing(scene, card)}.`,
  )
  const lost = scene.view.explorers
    .filter(({ dead }) => dead)
    .map(
      ({ id, family }) =>
        `The ${scene.catalog.families[family]!.name} family keeps a chair for ${nameOf(scene, id)}.`,
    )
  return [...heirlooms, ...lost]
}
