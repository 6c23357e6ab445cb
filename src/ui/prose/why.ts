/** A computer player's reason in one line: its plan, the probability, and the next best plan. */
import type { Aim, ScoredAim, Why } from '../../ai/memory.ts'
import { kindAt, printedOn } from '../../engine/addresses.ts'
import { SEALED_KINDS } from '../../engine/game.ts'
import type { Reason } from '../../table/thinkers.ts'
import { choiceOf, sourceThing } from './choices.ts'
import { capital, inRoom, nameOf, room, thing, whom } from './names.ts'
import { type Scene, sceneOf, viewerOf } from './scene.ts'

type AimOf<K extends Aim['kind']> = Extract<Aim, { kind: K }>
type Deeds = { [K in Aim['kind']]: (aim: AimOf<K>, scene: Scene) => string }

/** The text after "means", "chose" and "next best was", by kind of plan. */
const DEEDS: Deeds = {
  act,
  attack: ({ target, tile }, scene) => `to attack ${whom(scene, target)} ${inRoom(scene, tile)}`,
  explore: ({ tile }, scene) => `to open a door ${inRoom(scene, tile)}`,
  fetch: (aim, scene) => `to fetch ${thing(scene, aim.thing)} from ${room(scene, aim.tile)}`,
  hand: (aim, scene) => `to hand ${thing(scene, aim.thing)} to ${whom(scene, aim.to)}`,
  flee: ({ tile, from }, scene) =>
    from === null
      ? `to get away to ${room(scene, tile)}`
      : `to get away from ${whom(scene, from)} to ${room(scene, tile)}`,
  join: ({ tile, who }, scene) =>
    who === null ? `to go to ${room(scene, tile)}` : `to join ${whom(scene, who)} ${inRoom(scene, tile)}`,
  wait: ({ tile }, scene) => `to wait ${inRoom(scene, tile)}`,
  answer: ({ key }, scene) => `"${choiceOf(scene, key).label}"`,
}

/** "to drive a nail in the Crypt", "to drink the Well Bucket in the Crypt", "to attack Ned with the Spear in the Crypt". */
function act({ at, tile, target }: AimOf<'act'>, scene: Scene): string {
  const def = scene.index.actions.get(at)
  const source = printedOn(at)
  const where = inRoom(scene, tile)
  const named = target === null ? '' : `, ${def?.names ? 'naming' : 'choosing'} ${whom(scene, target)}`
  if (!def || def.name) return `to ${lowered(def?.name ?? 'act')} ${where}${named}`
  const what = sourceThing(scene, source)
  if (def.attack && target !== null) return `to attack ${whom(scene, target)} with ${what} ${where}`
  const word = def.word === 'talk' ? 'talk to' : def.word.replaceAll('-', ' ')
  return `to ${word} ${kindAt(source) === 'tile' ? where : `${what} ${where}`}${named}`
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const deedOf = <K extends Aim['kind']>(aim: AimOf<K>, scene: Scene): string =>
  (DEEDS[aim.kind as K] as (aim: AimOf<K>, scene: Scene) => string)(aim, scene)

function weighed({ aim, chance }: ScoredAim, scene: Scene): string {
  return `${deedOf(aim, scene)}${chance === null ? '' : `, ${chanceText(chance)} to succeed`}`
}

/** "Ned means to drive a nail in the Crypt, 4 in 5 to succeed. Next best was to attack the Cold Hand." */
export function whyText(
  scene: Scene,
  { why, seat, view }: Reason,
  means: 'means' | 'meant' = 'means',
): string {
  // Labels of answers come from the view in which they were given; "you" and names from the reader's.
  const then = sceneOf(scene.catalog, { ...view, viewer: scene.view.viewer })
  const who = nameOf(scene, scene.view.explorers[seat]!.id)
  const second = why.instead ? ` Next best was ${weighed(why.instead, then)}.` : ''
  return `${who} ${why.aim.kind === 'answer' ? 'chose' : means} ${weighed(why, then)}.${second}`
}

/** A lead in score below which two plans are as good as each other, and one above which nothing else counts. */
const [CLOSE, CLEAR] = [0.1, 0.5]

/** The whole answer of WHY: the plan and its chance, what it is for, what else was weighed, what would change it. */
export function fullWhy(scene: Scene, reason: Reason, means: 'means' | 'meant'): string {
  const { why, seat, view } = reason
  const then = sceneOf(scene.catalog, { ...view, viewer: scene.view.viewer })
  const who = nameOf(scene, scene.view.explorers[seat]!.id)
  const verb = why.aim.kind === 'answer' ? 'chose' : means
  const parts = [
    `${who} ${verb} ${weighed(why, then)}.`,
    purposeOf(why.aim, then),
    secondOf(why, then),
    changeOf(why, who),
  ]
  return parts.filter(Boolean).join(' ')
}

const outOfTheWay = (who: string, scene: Scene): string =>
  `That would put ${whom(scene, who)} out of the way for a while.`

/** What a plan is for. */
function purposeOf(aim: Aim, scene: Scene): string {
  switch (aim.kind) {
    case 'act': {
      const { goal, attack } = scene.index.actions.get(aim.at) ?? {}
      if (attack && aim.target !== null) return outOfTheWay(aim.target, scene)
      if (goal === 'main') return 'That is how their side wins.'
      return goal === 'side' ? 'That helps their side towards winning.' : 'That makes somebody stronger.'
    }
    case 'attack':
      return outOfTheWay(aim.target, scene)
    case 'explore':
      return scene.haunt ? 'What they need may lie behind the door.' : 'New rooms bring cards.'
    case 'fetch':
      return `${capital(thing(scene, aim.thing))} is worth the walk.`
    case 'hand':
      return `${capital(thing(scene, aim.thing))} does more good in other hands.`
    case 'flee':
      return aim.from === null ? 'It is safer there.' : 'It could hurt them here.'
    case 'join':
      return aim.who === null ? 'They will be needed there.' : 'Two do better there than one.'
    case 'wait':
      return 'Anything else would cost more than it brings.'
    default:
      return ''
  }
}

function secondOf({ aim, worth, instead }: Why, scene: Scene): string {
  if (!instead) return ''
  const lead = leadOf(worth, instead.worth)
  const how =
    aim.kind === 'answer' || lead === null
      ? ''
      : lead < CLOSE
        ? ', and it was close'
        : lead > CLEAR
          ? ', far behind'
          : ''
  return `Next best was ${weighed(instead, scene)}${how}.`
}

/** The lead of the best over the second, as a share of the best; null where the scores have no scale. */
const leadOf = (best: number, second: number): number | null =>
  best > 0 && second <= best ? (best - second) / best : null

/** What would have to be otherwise. */
function changeOf({ aim, chance, worth, instead }: Why, who: string): string {
  if (aim.kind === 'answer') return ''
  if (!instead) return 'Only something new in the house would change it.'
  const lead = leadOf(worth, instead.worth)
  if (chance !== null && lead !== null && instead.worth > 0 && instead.chance !== chance)
    return `Below a chance of about ${chanceText(Math.max(0.01, chance * (1 - lead)))}, ${who} would do that instead.`
  if (aim.kind === 'flee') return 'It would change if the danger moved away.'
  return lead !== null && lead < CLOSE
    ? 'A small thing would change it.'
    : 'Much would have to happen to change it.'
}

/** A vote, once it has been told: whom they voted for, and whom they suspected then. */
export function ballotWhy(scene: Scene, { seat, why, view, suspects = [] }: Reason): string {
  const then = sceneOf(scene.catalog, { ...view, viewer: scene.view.viewer })
  const who = nameOf(scene, scene.view.explorers[seat]!.id)
  const [most] = suspects
  const thought = most
    ? ` To go by what ${who} had seen, ${whom(scene, most.who)} ${most.who === scene.view.viewer ? 'were' : 'was'} the guilty one, ${chanceText(most.chance)}.`
    : ''
  const votes = why.aim.kind === 'answer' ? ` voted ${choiceOf(then, why.aim.key).label}` : ' voted'
  return `In the last vote ${who}${votes}.${thought}`
}

/** May the reader hear about the last vote: is the game over, or have they been shown what this seat wrote? */
export function mayHearBallot(
  scene: Scene,
  { seat, n }: Reason,
  shownSince: (n: number, who: string) => boolean,
): boolean {
  return scene.view.outcome !== null || shownSince(n, scene.view.explorers[seat]!.id)
}

/** The same, for WHY: a plan of an earlier turn may be done or dropped by now. */
export function purposeText(scene: Scene, reason: Reason): string {
  const { round, slot } = reason.view
  return fullWhy(scene, reason, round === scene.view.round && slot === scene.view.slot ? 'means' : 'meant')
}

/** "4 in 5": the nearest simple fraction. */
export function chanceText(chance: number): string {
  if (chance > 0.99) return 'all but certain'
  if (chance < 0.01) return 'hardly a chance'
  if (chance < 0.1) return `1 in ${Math.round(1 / chance)}`
  if (chance > 0.9) {
    const many = Math.round(1 / (1 - chance))
    return `${many - 1} in ${many}`
  }
  let best = { ways: 1, of: 2, far: Number.POSITIVE_INFINITY }
  for (let of = 2; of <= 10; of++)
    for (let ways = 1; ways < of; ways++) {
      // Prefer small denominators: a larger one must be clearly nearer.
      const far = Math.abs(ways / of - chance) + of / 500
      if (far < best.far) best = { ways, of, far }
    }
  return `${best.ways} in ${best.of}`
}

/** Decisions whose answers stay secret until the game is over (L-INFO-01). */
const ALONE: readonly string[] = ['peek', 'ready', ...SEALED_KINDS]
/** Haunts in which everybody knows who is on whose side. */
const OPEN_SIDES: readonly string[] = ['known', 'none']

/** May this reader hear the reason? After the game everybody may. */
export const mayHear = (scene: Scene, reason: Reason): boolean =>
  scene.view.outcome !== null || maySay(scene, reason)

/**
 * May it be told during the game? Before the haunt all plans are public; then only those of the reader's own side,
 * and only if the sides are known (L-INFO-03, L-HID-01).
 */
export function maySay(scene: Scene, { seat, view: { decision } }: Reason): boolean {
  const { view, haunt } = scene
  if (ALONE.includes(decision!.kind)) return false
  if (!haunt) return true
  if (!OPEN_SIDES.includes(haunt.team.kind)) return false
  const viewer = viewerOf(scene)
  if (!viewer || viewer.team === null || viewer.team !== viewer.shown) return false
  // The player who moves the house's monsters opposes all other sides.
  if (decision!.kind === 'monster' && viewer.team !== 'traitor') return false
  return view.explorers[seat]!.shown === viewer.team
}
