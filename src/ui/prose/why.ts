/** A computer player's reason in one line: its plan, the probability, and the next best plan. */
import type { Aim, ScoredAim } from '../../ai/memory.ts'
import { kindAt, printedOn } from '../../engine/addresses.ts'
import { SEALED_KINDS } from '../../engine/game.ts'
import type { Reason } from '../../table/thinkers.ts'
import { choiceOf, sourceThing } from './choices.ts'
import { inRoom, nameOf, room, thing, whom } from './names.ts'
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

/** The same, for WHY: a plan of an earlier turn may be done or dropped by now. */
export function purposeText(scene: Scene, reason: Reason): string {
  const { round, slot } = reason.view
  return whyText(scene, reason, round === scene.view.round && slot === scene.view.slot ? 'means' : 'meant')
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
