/** Damage: in what order it falls, what lessens it, how it is split and whom it kills (L-TRAIT-04..10, L-AMB-18..22). */
import { type CharacterId, type DamageKind, kindOf, TRAITS_OF, type Trait } from '../ids.ts'
import type { Cause } from '../language/words.ts'
import { answered, ask, happen, type Play, pop, push } from '../play.ts'
import { explorerOf, findExplorer, findMonster, hasSkull, tileIdOf } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import type { Explorer } from '../state/state.ts'
import { defeatMonster } from './monsters.ts'
import { eachAnswer } from './questions.ts'
import { hasPower } from './sides.ts'
import { floorOf, lower } from './traits.ts'

/** Damage of a kind, or the loss of one trait, which is damage of that trait's kind (L-TRAIT-08). */
type Harm = { kind: DamageKind } | { trait: Trait; floor: number }

export function hurt(play: Play, victims: CharacterId[], harm: Harm, amount: number, cause: Cause): void {
  if (amount <= 0 || victims.length === 0) return
  const only = 'trait' in harm ? harm.trait : null
  push(play, 'hurt', {
    victims: inDamageOrder(play, victims),
    kind: 'trait' in harm ? kindOf(harm.trait) : harm.kind,
    only,
    floor: 'trait' in harm ? harm.floor : 0,
    amount,
    cause,
  })
}

/** L-TRAIT-10, L-AMB-22: along the round from the left of whoever is active, who comes last. */
export function inDamageOrder(play: Play, ids: CharacterId[]): CharacterId[] {
  if (ids.length < 2) return [...ids]
  const { state } = play
  const slots = [...state.order.slice(state.slot + 1), ...state.order.slice(0, state.slot + 1)]
  const track = slots.flatMap((slot) =>
    slot === '*monsters' ? state.monsters.map((monster) => monster.id) : [slot],
  )
  const place = (id: CharacterId) => (id === state.turn.who ? track.length : track.indexOf(id))
  return [...ids].sort((a, b) => place(a) - place(b))
}

/** One victim after another; brings back the steps lost by the last. */
export function hurtFrame(play: Play, frame: FrameOf<'hurt'>): void {
  const { victims, kind, only, floor, amount, cause } = frame.with
  const victim = victims.shift()
  if (!victim) return pop(play, frame.result)
  const explorer = findExplorer(play.state, victim)
  if (explorer ? explorer.dead : !findMonster(play.state, victim)) return
  push(play, 'damage', { victim, kind, only, floor, left: amount, lost: 0, cause })
}

export function damageFrame(play: Play, frame: FrameOf<'damage'>): void {
  const { with: mine } = frame
  if (frame.step === 0) {
    frame.step = 1
    const monster = findMonster(play.state, mine.victim)
    if (isImmune(play, mine.victim, mine.cause)) {
      happen(play, {
        kind: 'damage-ignored',
        rules: ['L-TRTR-03', 'L-MON-05'],
        who: mine.victim,
        cause: mine.cause,
      })
      return pop(play)
    }
    if (monster) {
      defeatMonster(play, monster.id) // L-MON-11
      return pop(play)
    }
    lessen(play, frame)
    happen(play, {
      kind: 'damaged',
      rules: ['L-TRAIT-04'],
      who: mine.victim,
      damage: mine.kind,
      amount: mine.left,
      cause: mine.cause,
      tile: tileIdOf(play.state, mine.victim),
    })
  }
  if (frame.step === 2) return pop(play, mine.lost)
  const explorer = explorerOf(play.state, mine.victim)
  const answer = answered(frame)
  if (answer) fall(play, frame, explorer, answer.slice('damage:'.length) as Trait, 1)
  const traits = mine.left > 0 ? canFall(play, frame, explorer) : []
  if (traits.length === 0) return settle(play, frame, explorer)
  if (traits.length === 1) {
    fall(play, frame, explorer, traits[0]!, mine.left)
    return settle(play, frame, explorer)
  }
  ask(
    play,
    explorer.seat,
    'damage',
    { who: explorer.id },
    traits.map((trait) => `damage:${trait}`),
  )
}

/** L-TRTR-03, L-MON-05, L-AMB-70: tiles do no harm to traitors and monsters. */
export function isImmune(play: Play, victim: CharacterId, cause: Cause): boolean {
  if (cause !== 'tile') return false
  const explorer = findExplorer(play.state, victim)
  return !explorer || hasPower(play, explorer, 'ignore-tile-damage')
}

function lessen(play: Play, frame: FrameOf<'damage'>): void {
  const { with: mine } = frame
  let by = 0
  const moment = { damage: { kind: mine.kind, amount: mine.left, cause: mine.cause } }
  eachAnswer(
    play,
    mine.victim,
    'damage-less',
    (answer) => {
      if (answer.kind && answer.kind !== mine.kind) return
      if (answer.atLeast && mine.left < answer.atLeast) return
      by += answer.by
    },
    moment,
  )
  by = Math.min(by, mine.left)
  if (by === 0) return
  mine.left -= by
  happen(play, { kind: 'damage-lessened', rules: ['L-PREC-02'], who: mine.victim, by })
}

const floorFor = (play: Play, frame: FrameOf<'damage'>): number => Math.max(floorOf(play), frame.with.floor)

/** L-TRAIT-19, L-AMB-18: points go where they can still be felt; a true surplus is lost. */
function canFall(play: Play, frame: FrameOf<'damage'>, explorer: Explorer): Trait[] {
  const { kind, only } = frame.with
  const floor = floorFor(play, frame)
  const allowed = only ? [only] : TRAITS_OF[kind]
  const free = allowed.filter((trait) => explorer.steps[trait] > floor)
  return play.rules.redirectOverflow || floor === 0 || free.length === 0 ? free : [...allowed]
}

function fall(play: Play, frame: FrameOf<'damage'>, explorer: Explorer, trait: Trait, by: number): void {
  const room = Math.min(by, explorer.steps[trait] - floorFor(play, frame))
  lower(play, explorer, trait, room)
  frame.with.left -= by
  frame.with.lost += room
}

/** L-AMB-19: all points are allotted first, then death is looked at once. */
function settle(play: Play, frame: FrameOf<'damage'>, explorer: Explorer): void {
  if (!hasSkull(explorer)) return pop(play, frame.with.lost)
  frame.step = 2
  push(play, 'death', { who: explorer.id })
}
