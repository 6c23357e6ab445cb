/** Traits: raising, lowering and healing of markers on their ladders (L-TRAIT-11..16). */
import type { Cited } from '../editions/cited.ts'
import type { CharacterId, Trait } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { answered, ask, happen, type Play, pop, push } from '../play.ts'
import { borrowed, explorerOf, findExplorer, ladderOf, traitValue } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import type { Explorer } from '../state/state.ts'
import { react } from './reactions.ts'

/** L-TRAIT-11: up to the top step. Taken in full unless the table wants to be asked (L-TRAIT-12, L-AMB-24). */
export function raise(play: Play, explorer: Explorer, trait: Trait, by: number): void {
  const most = Math.min(by, ladderOf(play, explorer, trait).steps.length - explorer.steps[trait])
  if (most <= 0) return
  if (play.state.options.askGains) push(play, 'gain', { who: explorer.id, trait, by: most })
  else moveUp(play, explorer, trait, most)
}

const moveUp = (play: Play, explorer: Explorer, trait: Trait, by: number): void =>
  happen(play, { kind: 'trait-rose', rules: ['L-TRAIT-11'], ...moved(play, explorer, trait, by) })

/** Moves a marker, and tells from where to where. */
function moved(play: Play, explorer: Explorer, trait: Trait, by: number) {
  const was = valueTold(play, explorer, trait)
  explorer.steps[trait] += by
  const [step, value] = [explorer.steps[trait], valueTold(play, explorer, trait)]
  return { who: explorer.id, trait, by: Math.abs(by), step, was, value, ...borrowed(explorer) }
}

/** Asks how much of a gain is wanted, most first. */
export function gainFrame(play: Play, frame: FrameOf<'gain'>): void {
  const { who, trait, by } = frame.with
  const explorer = explorerOf(play.state, who)
  const answer = answered(frame)
  if (!answer) {
    const choices = Array.from({ length: by + 1 }, (_, n) => keys.gain(by - n))
    ask(play, explorer.seat, 'accept', { who }, choices)
    return
  }
  const wanted = readKey(answer, 'gain').number
  pop(play)
  if (wanted > 0) moveUp(play, explorer, trait, wanted)
}

/** Moves a marker down so many steps; how far it may fall is the caller's business. */
export function lower(play: Play, explorer: Explorer, trait: Trait, by: number): void {
  if (by <= 0) return
  happen(play, { kind: 'trait-fell', rules: ['L-TRAIT-04'], ...moved(play, explorer, trait, -by) })
}

/** The value to tell of: at the skull there is none. */
const valueTold = (play: Play, explorer: Explorer, trait: Trait): number =>
  explorer.steps[trait] === 0 ? 0 : traitValue(play, explorer, trait)

/** How far a trait is under its starting step. */
export function stepsLost(play: Play, id: CharacterId, trait: Trait): number {
  const explorer = findExplorer(play.state, id)
  return explorer ? Math.max(0, ladderOf(play, explorer, trait).start - explorer.steps[trait]) : 0
}

/** L-TRAIT-13, L-TRAIT-14: back to the starting step if below it. */
export function healTrait(
  play: Play,
  explorer: Explorer,
  trait: Trait,
  rules: readonly Cited[] = ['L-TRAIT-13'],
): void {
  const missing = ladderOf(play, explorer, trait).start - explorer.steps[trait]
  if (missing > 0) {
    happen(play, { kind: 'healed', rules, who: explorer.id, trait })
    react(play, 'healed', explorer.id, { named: trait })
    raise(play, explorer, trait, missing)
  }
}

/** How far damage may push a marker: to critical before play of the haunt begins, to the skull after (L-TRAIT-16, L-TRAIT-17, L-AMB-14). */
export const floorOf = (play: Play): number => (play.state.phase === 'haunt' ? 0 : 1)
