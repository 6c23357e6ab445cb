/** Rolling: how many dice, what is added, and the traitor's flat 5 (L-DICE-01..07, L-AMB-27, L-AMB-28, L-TRTR-04). */
import type { CharacterId, Trait } from '../ids.ts'
import { type Moment, numberOf } from '../language/evaluate.ts'
import type { Cause, Condition, RollFor } from '../language/words.ts'
import { answered, ask, happen, type Play, pop, push } from '../play.ts'
import { findExplorer, valueFor } from '../state/characters.ts'
import { rollDice } from '../state/dice.ts'
import type { FrameOf, Scope } from '../state/flow.ts'
import { hasPower } from '../state/sides.ts'
import { onceEach } from './onces.ts'
import { eachAnswer, total } from './questions.ts'
import { ROLLS, shoulder } from './shoulder.ts'

export interface Roll {
  who: CharacterId
  /** Null for a fixed number of dice. */
  trait: Trait | null
  /** Dice besides the trait's own. */
  dice: number
  add: number
}

const ROLL_CAUSE: Record<Cause, RollFor> = {
  tile: 'tile',
  event: 'event',
  item: 'card',
  omen: 'card',
  haunt: 'haunt',
  attack: 'attack',
  rule: 'haunt',
}

/** Pushes a roll; its total comes back as the result. */
export function rollFor(play: Play, scope: Scope, roll: Roll, what: RollFor = ROLL_CAUSE[scope.cause]): void {
  const { who, trait, dice, add } = roll
  push(play, 'roll', { who, trait, dice, add, for: what, scope })
}

/** L-TRTR-04, L-AMB-67: a trait roll for an action printed on a tile, by the one who takes it. */
function maySayFive(play: Play, { with: roll }: FrameOf<'roll'>): boolean {
  const explorer = findExplorer(play.state, roll.who)
  return (
    roll.trait !== null &&
    roll.for === 'tile' &&
    roll.scope.word !== null &&
    explorer !== null &&
    play.state.turn.who === roll.who &&
    hasPower(play, explorer, 'flat-five')
  )
}

export function rollFrame(play: Play, frame: FrameOf<'roll'>): void {
  const { who, trait, for: what, scope } = frame.with
  if (frame.step === 0) {
    const answer = maySayFive(play, frame) ? answered(frame) : 'roll'
    const traitor = findExplorer(play.state, who)
    if (!answer) return ask(play, traitor!.seat, 'flat-five', { who, source: scope.source }, ['roll', 'five'])
    if (answer === 'five') {
      happen(play, { kind: 'took-five', rules: ['L-TRTR-04'], who, word: scope.word })
      return pop(play, 5)
    }
    frame.step = 1
  }
  if (frame.step < ROLLS) {
    shoulder(play, frame)
    if (frame.step < ROLLS) return
  }
  const moment: Moment = { roll: { word: scope.word, trait, for: what } }
  const { dice, add } = poolOf(play, frame.with, moment)
  const faces = rollDice(play.state.rng, dice, play.rules.dice.faces)
  // L-DICE-04: never under 0.
  let sum = Math.max(
    0,
    faces.reduce((all, face) => all + face, add),
  )
  happen(play, {
    kind: 'rolled',
    rules: ['L-DICE-01'],
    who,
    dice: faces,
    add,
    total: sum,
    trait,
    for: what,
    word: scope.word,
  })
  if (sum === 0 && trait) sum = countZero(play, who)
  pop(play, sum)
}

/** L-AMB-28: the pool is held between 1 and 8; what is added to the result is not. L-DICE-07: cards help trait rolls only. */
export function poolOf(play: Play, roll: Roll, moment: Moment): { dice: number; add: number } {
  let { dice, add } = roll
  if (roll.trait) {
    dice += valueFor(play, roll.who, roll.trait) ?? 0
    dice += helpFor(play, roll, 'roll-dice', moment)
    add += helpFor(play, roll, 'roll-add', moment)
  }
  return { dice: limited(play, roll.who, Math.min(play.rules.dice.most, dice), moment), add }
}

/** What cards, tiles and the haunt bring to a roll; E1-ATK-02, E2-ROLL-08: an attack is helped only by what speaks of attacks. */
const helpFor = (play: Play, { who }: Roll, question: 'roll-dice' | 'roll-add', moment: Moment): number =>
  total(play, who, question, moment, play.rules.attack.isTraitRoll ? undefined : speaksOf(moment))

/** Where an attack is no trait roll: does the answer name what is rolled for? */
const speaksOf =
  ({ roll }: Moment) =>
  (answer: object): boolean =>
    (roll?.for !== 'attack' && roll?.for !== 'defence') ||
    ('when' in answer && namesRoll(answer.when as Condition | undefined))

/** A condition on what the roll is for, alone or among others. */
const namesRoll = (when: Condition | undefined): boolean =>
  when !== undefined &&
  (('rolling' in when && when.rolling.for !== undefined) ||
    ('all' in when && when.all.some(namesRoll)) ||
    ('any' in when && when.any.some(namesRoll)))

/** The haunt may own the dice: no more than it leaves, but always one (L-DICE-03). */
function limited(play: Play, who: CharacterId, dice: number, moment: Moment): number {
  let limit = dice
  eachAnswer(
    play,
    who,
    'most-dice',
    (answer, scope) => {
      limit = Math.min(limit, numberOf(play, answer.by, scope, moment))
    },
    moment,
  )
  limit = Math.max(limit, play.rules.dice.fewest)
  if (limit < dice) happen(play, { kind: 'dice-limited', rules: ['L-PREC-01'], who, from: dice, to: limit })
  return limit
}

/** A card may let a trait roll of 0 count for more, once a turn. */
function countZero(play: Play, who: CharacterId): number {
  const once = onceEach('roll-zero', who)
  if (play.state.turn.onces.includes(once)) return 0
  let counts = 0
  eachAnswer(play, who, 'roll-zero', (answer) => {
    counts = Math.max(counts, answer.counts)
  })
  if (counts > 0) {
    play.state.turn.onces.push(once)
    happen(play, { kind: 'zero-counted', rules: ['L-PREC-02'], who, as: counts })
  }
  return counts
}
