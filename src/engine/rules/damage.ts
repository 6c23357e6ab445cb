/** Damage: in what order it falls, what lessens it, how it is split and whom it kills (L-TRAIT-04..10, L-AMB-18..22). */
import { type CharacterId, type DamageKind, kindOf, TRAITS_OF, type Trait } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import type { Cause } from '../language/words.ts'
import { answered, ask, happen, type Play, pop, push } from '../play.ts'
import { explorerOf, findExplorer, findMonster, fromLeftOf, hasSkull, tileIdOf } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import { hasPower } from '../state/sides.ts'
import type { Explorer, State } from '../state/state.ts'
import { defeatMonster } from './monster-tokens.ts'
import { eachAnswer } from './questions.ts'
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

/** L-TRAIT-10, L-AMB-22: clockwise from the left of whoever is active, who comes last. */
export function inDamageOrder(play: Play, ids: CharacterId[]): CharacterId[] {
  if (ids.length < 2) return [...ids]
  const { state } = play
  const track = aroundTheTable(state)
  const place = (id: CharacterId) => (id === state.turn.who ? track.length : track.indexOf(id))
  return [...ids].sort((a, b) => place(a) - place(b))
}

/** Seats clockwise; the Monster card lies before the player who begins the round. */
function aroundTheTable(state: State): CharacterId[] {
  const { explorers, order, slot } = state
  const leader = explorers.find(({ id }) => id === order[0])!
  const active = findExplorer(state, order[slot] ?? '')
  const round = fromLeftOf(
    state,
    (active ? active.seat : leader.seat - 1 + explorers.length) % explorers.length,
  )
  const people = round.map(({ id }) => id)
  const monsters = state.monsters.map(({ id }) => id)
  const at = active ? people.indexOf(leader.id) : people.length
  return [...people.slice(0, at), ...monsters, ...people.slice(at)]
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
    if (isMereLoss(play, mine)) return monster ? pop(play) : undefined // E3-RUL-20, E3-MON-01
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
  if (answer) fall(play, frame, explorer, readKey(answer, 'damage').trait, 1)
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
    traits.map((trait) => keys.damage(trait)),
  )
}

/** L-TRAIT-08: a named trait lost is damage, unless the edition says that it is not (E3-RUL-20). */
export const isMereLoss = ({ rules }: Play, { only }: Pick<FrameOf<'damage'>['with'], 'only'>): boolean =>
  only !== null && !rules.damage.byLoss

/** L-TRTR-03, L-MON-05, L-AMB-70: tiles do no harm to traitors and monsters. */
export function isImmune(play: Play, victim: CharacterId, cause: Cause): boolean {
  if (cause !== 'tile') return false
  const explorer = findExplorer(play.state, victim)
  return (
    !explorer || hasPower(play, explorer, 'ignore-tile-damage') || hasPower(play, explorer, 'ignore-harm')
  )
}

function lessen(play: Play, { with: mine }: FrameOf<'damage'>): void {
  const { left, by } = damageLeft(play, mine.victim, mine.kind, mine.left, mine.cause)
  if (by === 0) return
  mine.left = left
  happen(play, { kind: 'damage-lessened', rules: ['L-PREC-02'], who: mine.victim, by })
}

/** What would get through of some damage, and what whatever protects the victim takes off. */
export function damageLeft(
  play: Play,
  victim: CharacterId,
  kind: DamageKind,
  amount: number,
  cause: Cause,
): { left: number; by: number } {
  let by = 0
  eachAnswer(
    play,
    victim,
    'damage-less',
    (answer) => {
      if (answer.kind && answer.kind !== kind) return
      if (answer.atLeast && amount < answer.atLeast) return
      by += answer.by
    },
    { damage: { kind, amount, cause } },
  )
  by = Math.min(by, amount)
  return { left: amount - by, by }
}

const floorFor = (play: Play, frame: FrameOf<'damage'>): number => Math.max(floorOf(play), frame.with.floor)

/** L-TRAIT-19, L-AMB-18: points go where they can still be felt; a true surplus is lost. */
function canFall(play: Play, frame: FrameOf<'damage'>, explorer: Explorer): Trait[] {
  const { kind, only } = frame.with
  const floor = floorFor(play, frame)
  const allowed = only ? [only] : TRAITS_OF[kind]
  const free = allowed.filter((trait) => explorer.steps[trait] > floor)
  return play.rules.damage.redirects || floor === 0 || free.length === 0 ? free : [...allowed]
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
