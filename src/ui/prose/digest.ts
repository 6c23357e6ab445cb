/** "Since your last turn": what the others did and what stands differently, in a few sentences. */
import type { Happening } from '../../engine/happenings.ts'
import { mayKnow } from '../../engine/view.ts'
import { capital, thing, thingName, whose } from './names.ts'
import { fresh, type Said, system } from './said.ts'
import type { Scene } from './scene.ts'
import { summary } from './summary.ts'
import { tell } from './tell.ts'

/** Happenings that are told in full, however much else there was. */
const TELLING: readonly Happening['kind'][] = [
  'died',
  'rose',
  'team-changed',
  'haunt-began',
  'secret-shown',
  'won',
]

/** Everything the reader may know since their last turn ended; all of it if they have had none. */
export function sinceLastTurn(happenings: readonly Happening[], scene: Scene): Happening[] {
  const { viewer } = scene.view
  const ended = happenings.findLastIndex((one) => one.kind === 'turn-ended' && one.who === viewer)
  return happenings.slice(ended + 1).filter((one) => mayKnow(one, viewer))
}

/** The digest of everything that has happened, up to now; one sentence if nothing did. */
export function digest(happenings: readonly Happening[], scene: Scene): Said[] {
  const since = sinceLastTurn(happenings, scene)
  const telling = since
    .filter(({ kind }) => TELLING.includes(kind))
    .flatMap((one) => (tell(one, scene) ?? []).slice(0, 1))
  const lines = [...telling, ...summary(since, scene), ...changes(since, scene)]
  if (lines.length === 0) return [system('Nothing has happened since your last turn.')]
  return [system('Since your last turn:'), ...lines.map(({ text }) => fresh(text))]
}

/** Numbers of the haunt from what they were to what they are: "Nail Count: 4 to 6." */
function changes(happenings: readonly Happening[], scene: Scene): Said[] {
  const moved = new Map<string, { name: string; from: number; to: number }>()
  for (const one of happenings) {
    if (one.kind !== 'track' && one.kind !== 'counter') continue
    const isTrack = one.kind === 'track'
    const key = isTrack ? one.track : `${one.counter}/${one.who}`
    const name = isTrack
      ? capital(thingName(scene, one.track))
      : `${capital(whose(scene, one.who))} ${thingName(scene, one.counter)}`
    moved.set(key, { name, from: moved.get(key)?.from ?? one.from, to: one.to })
  }
  const tracks = [...moved.values()]
    .filter(({ from, to }) => from !== to)
    .map(({ name, from, to }) => system(`${name}: ${from} to ${to}.`))
  const stolen = happenings.flatMap((one) =>
    (one.kind === 'stole' || one.kind === 'fetched') && one.from === scene.view.viewer
      ? [system(`You have lost ${thing(scene, one.kind === 'stole' ? one.thing : one.card)}.`)]
      : [],
  )
  return [...tracks, ...stolen]
}
