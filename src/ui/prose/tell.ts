/** Happenings told as sentences: a total table, so that a kind without prose does not compile. */
import type { Happening, HappeningKind } from '../../engine/happenings.ts'
import { mayKnow } from '../../engine/view.ts'
import { beatOf } from './beat.ts'
import { does, listed, room } from './names.ts'
import { type Said, story, type Teller, type Tellers } from './said.ts'
import type { Scene } from './scene.ts'
import { CARDS } from './tell-cards.ts'
import { HAUNT } from './tell-haunt.ts'
import { HOUSE } from './tell-house.ts'
import { LEGACY } from './tell-legacy.ts'
import { PEOPLE } from './tell-people.ts'

export const TELLERS: Tellers<HappeningKind> = { ...HOUSE, ...CARDS, ...PEOPLE, ...HAUNT, ...LEGACY }

/** Null if there is nothing to say, or if the reader may not know it. */
export function tell(happening: Happening, scene: Scene, before: Happening | null = null): Said[] | null {
  if (!mayKnow(happening, scene.view.viewer)) return null
  const teller = TELLERS[happening.kind] as Teller<HappeningKind>
  const said = teller(happening, scene, before)
  return said === null ? null : [said].flat()
}

/** A run of happenings; each actor begins a line, and a walk of several rooms is one sentence. */
export function tellAll(happenings: readonly Happening[], scene: Scene): Said[] {
  const all: Said[] = []
  let last: string | null = null
  let begins = true
  for (let n = 0; n < happenings.length; n++) {
    const happening = happenings[n]!
    if (happening.kind === 'turn-began' || happening.kind === 'monster-moves') begins = true
    const walked = walkFrom(happenings, n)
    const isWalk = walked.length > 2
    const said = isWalk
      ? [walk(scene, walked)]
      : (tell(happening, scene, happenings[n - 1] ?? null) ?? idle(happenings, n, scene))
    if (isWalk) n += walked.length - 1
    if (!said?.[0]) continue
    const actor = 'who' in happening ? happening.who : null
    if (begins || (actor && last && actor !== last && !said[0].follows)) said[0] = { ...said[0], fresh: true }
    const beat = beatOf(happening, scene)
    if (beat !== null) said[0] = { ...said[0], fresh: true, beat }
    begins = said.some(({ voice }) => voice === 'system')
    last = actor ?? last
    all.push(...said.map((one) => ({ ...one, rules: happening.rules })))
  }
  return all
}

/** Another player's turn that ended with nothing done in it. */
function idle(happenings: readonly Happening[], n: number, scene: Scene): Said[] | null {
  const [began, ended] = [happenings[n - 1], happenings[n]!]
  if (ended.kind !== 'turn-ended' || began?.kind !== 'turn-began' || began.who !== ended.who) return null
  return [story(`${does(scene, ended.who, 'wait')}.`)]
}

type Moved = Extract<Happening, { kind: 'moved' }>

/** The steps of one walker up to the first other happening. */
function walkFrom(happenings: readonly Happening[], from: number): Moved[] {
  const steps: Moved[] = []
  for (let n = from; n < happenings.length; n++) {
    const next = happenings[n]!
    if (next.kind !== 'moved' || next.how !== 'walked' || next.seenBy) break
    if (steps[0] && next.who !== steps[0].who) break
    if (n === from && happenings[n - 1]?.kind === 'tile-discovered') break
    steps.push(next)
  }
  return steps
}

function walk(scene: Scene, steps: Moved[]): Said {
  const [{ who, from }, end] = [steps[0]!, steps.at(-1)!.to]
  const between = [...new Set(steps.map(({ to }) => to))].filter((tile) => tile !== end && tile !== from)
  const by = listed(between.map((tile) => room(scene, tile)))
  if (end === from) return story(`${does(scene, who, 'go')} as far as ${by} and back.`)
  return story(`${does(scene, who, 'go')}${by ? ` by way of ${by}` : ''} to ${room(scene, end)}.`)
}
