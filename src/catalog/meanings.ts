/** What the words mean that have no schema of their own: groups, triggers, powers, kinds of decisions. */
import type { TraitorPower, Trigger } from '../engine/language/defs.ts'
import type { Group } from '../engine/language/words.ts'
import type { DecisionKind } from '../engine/state/flow.ts'

export const GROUP_MEANS: Record<Group, string> = {
  heroes: 'explorers on the side of the heroes',
  traitors: 'explorers on the side of the traitor',
  players: 'all explorers',
  people: 'all explorers, as players',
  monsters: 'all monsters',
  everyone: 'explorers and monsters; where a monster does it, all but that one',
  opponents: 'whoever is against me',
}

export const TRIGGER_MEANS: Record<Trigger, string> = {
  'turn-start': 'a turn begins; on a tile: of those who stand there',
  'turn-end': 'a turn ends; on a tile: of those who stand there',
  enters: 'somebody comes to a tile',
  discovers: 'somebody discovers a tile',
  'round-end': 'a round ends; `me` is the revealer',
  'monster-turn-start': 'the turn of a monster begins, before its Speed roll',
  'monster-turn-end': 'the turn of a monster ends',
  'would-die': 'instead of a death',
  died: 'after a death',
  'dead-turn':
    "the turn of one who is dead comes round; of a monster: the monsters' turn ends and none of its kind is left, `me` is who runs them",
  healed: 'a trait was healed',
  given: 'this card was given away',
  'counter-changed': 'a counter of somebody has changed',
}

export const POWER_MEANS: Record<TraitorPower, string> = {
  'ignore-obstacles': 'obstacles cost no moves',
  'ignore-tile-damage': 'tiles do no damage',
  'flat-five': 'may take 5 instead of rolling a trait for an action of a tile',
  'skip-event': 'need not draw an Event',
  'ignore-ongoing': 'Ongoing Events do nothing',
  'ignore-ghosts': 'ghosts do nothing',
}

export const DECISION_MEANS: Record<DecisionKind, string> = {
  main: 'what to do on a turn',
  monster: 'what a monster does on its turn',
  'turn-tile': 'which way round a discovered tile lies',
  damage: 'which trait takes the next point of damage',
  trait: 'which trait',
  pick: 'which of several things',
  option: 'which course of `choose`',
  target: 'who',
  tile: 'which tile',
  card: 'which card',
  more: 'what else to hand over, or no more',
  permit: 'whether somebody else may',
  step: 'where to walk for free, or to stop',
  'skip-event': 'whether the traitor draws this Event',
  'flat-five': 'whether the traitor takes 5 or rolls',
  result: "which result a monster's roll on a tile has",
  steal: 'whether to do damage or to steal',
  heirloom: 'whether a card becomes an heirloom',
  peek: 'what of the cards looked at is buried or kept',
  order: 'which of several effects comes first',
  ready: 'whether the reader is ready to play on',
  doorway: 'which doorway',
  accept: 'whether to let something happen to oneself',
  bid: 'how much to commit, in secret',
  vote: 'whom to pick, in secret',
}
