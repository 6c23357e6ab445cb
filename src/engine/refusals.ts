/**
 * Why a choice is not legal: what rule says so, a sentence for the player, and what would work instead.
 * A refusal costs nothing and changes nothing.
 */
import { type Cited, rulesCited } from './editions/cited.ts'
import type { CharacterId, ChoiceKey, RuleId, Seat, TileId } from './ids.ts'
import { SIDES, type Side, TRAITS_OF } from './ids.ts'
import { type ParsedKey, parseKey, verbOf } from './keys.ts'
import { actionWords } from './pieces.ts'
import type { Play } from './play.ts'
import { isBeyondBarrier } from './rules/barriers.ts'
import { choicesOf } from './rules/choices.ts'
import { barriersFor } from './rules/move.ts'
import { isForSideOf, mayHave, mayPart } from './rules/objects.ts'
import { anyAnswer, leaveCost } from './rules/questions.ts'
import { mayTrade } from './rules/trade.ts'
import { isFor } from './rules/turn-choices.ts'
import { findExplorer, findMonster, isMonster, monsterOf } from './state/characters.ts'
import type { Decision } from './state/flow.ts'
import { adjacentTiles, bitOf, findTile, isOpenDoorway, tileOf } from './state/house.ts'
import { mayAttack } from './state/sides.ts'
import type { Explorer, Monster } from './state/state.ts'

export interface Refusal {
  code: RefusalCode
  rule: RuleId
  because: string
  /** Legal choices of the seat now. */
  instead: readonly ChoiceKey[]
}

/** Every refusal there is, with its rule and its sentence. */
export const REFUSALS = {
  'game-over': { rule: 'L-WIN-01', because: 'The game is over.' },
  'not-asked': { rule: 'L-AMB-51', because: 'It is not your turn to decide.' },
  'not-ready': {
    rule: 'L-ORDER-05',
    because: 'Play goes on when everybody has read their page; type READY when you have.',
  },
  'answer-first': {
    rule: 'L-AMB-51',
    because: 'Answer the open question first.',
  },
  'event-first': {
    rule: 'L-EVENT-10',
    because: 'Answer the event first.',
  },
  'room-first': {
    rule: 'L-DISC-09',
    because: 'Finish with the new room first.',
  },
  'no-doorway': { rule: 'L-REG-03', because: 'There is no doorway that way.' },
  'false-feature': { rule: 'L-REG-17', because: 'That doorway is false: there is a wall behind it.' },
  'blocked-side': { rule: 'L-REG-10', because: 'Nothing can ever be built on that side.' },
  'beyond-barrier': {
    rule: 'E2-ROOM-01',
    because: 'That doorway is beyond the barrier; CROSS first, on a roll.',
  },
  'no-moves': { rule: 'L-MOVE-18', because: 'You have no moves left this turn; you may still act.' },
  'moves-lost': {
    rule: 'L-MOVE-12',
    because: 'Drawing a card has ended your moves this turn; you may still act.',
  },
  'too-costly': { rule: 'L-MOVE-03', because: 'Leaving this tile costs more moves than you have.' },
  'nothing-left': { rule: 'L-DISC-18', because: 'There is no tile left to find in this region.' },
  held: { rule: 'L-PREC-02', because: 'An effect keeps you from moving.' },
  'may-not-enter': { rule: 'L-PREC-02', because: 'An effect keeps you from going there.' },
  'not-adjacent': { rule: 'L-REG-03', because: 'That tile is not next to yours.' },
  'not-discovered': { rule: 'L-REG-03', because: 'That tile has not been found.' },
  'monster-discovers': { rule: 'L-MON-06', because: 'Monsters never discover tiles.' },
  'attack-too-early': { rule: 'L-ATK-01', because: 'Nobody can be attacked before the haunt.' },
  'no-target': { rule: 'L-ATK-04', because: 'You cannot attack that target from here.' },
  'own-attack-only': {
    rule: 'L-PREC-01',
    because: 'This haunt allows only the attacks on its page.',
  },
  friend: { rule: 'L-AMB-55', because: 'You cannot attack your own side.' },
  'word-spent': {
    rule: 'L-ACT-06',
    because: 'You have used that action word this turn; each works once a turn.',
  },
  'card-used': { rule: 'L-ITEM-09', because: 'That card is used until the start of your next turn.' },
  'card-idle': {
    rule: 'E3-ACT-03',
    because: 'You did not have that card when your turn began; use it next turn.',
  },
  'has-traded': { rule: 'E3-ACT-01', because: 'You have traded this turn; once is all.' },
  'has-looted': { rule: 'E3-DIE-04', because: 'You have taken a card from a body this turn; one is all.' },
  'no-piles': { rule: 'E3-RUL-07', because: 'Cards are neither dropped nor picked up in this edition.' },
  'used-stays': {
    rule: 'L-ACT-08',
    because: 'A used card cannot be given, taken or dropped until your next turn.',
  },
  'not-carried': { rule: 'L-ACT-03', because: 'You do not carry that.' },
  'not-here': { rule: 'L-ACT-04', because: 'You can only do that on the tile it is printed on.' },
  'not-now': { rule: 'L-ACT-25', because: "You do not meet that action's conditions." },
  'nobody-here': { rule: 'L-ACT-11', because: 'The other player is not on your tile.' },
  'partner-dead': { rule: 'L-AMB-48', because: 'The other player is dead; only the living give and take.' },
  'kept-from': { rule: 'L-OBJ-04', because: 'That may not come into those hands now.' },
  'not-parted': { rule: 'L-OBJ-04', because: 'The haunt does not let you part with that so.' },
  'other-side': { rule: 'L-OBJ-04', because: 'Only the other side may have that.' },
  'no-pile': { rule: 'L-ACT-21', because: 'That is not on your tile.' },
  'not-physical': { rule: 'L-TRAIT-05', because: 'Physical damage goes to Might and Speed only.' },
  'not-mental': { rule: 'L-TRAIT-06', because: 'Mental damage goes to Sanity and Knowledge only.' },
  'cannot-fall': {
    rule: 'L-AMB-18',
    because: 'That trait cannot fall any further; put the damage in another trait.',
  },
  'no-such-choice': { rule: 'L-CORE-17', because: 'That is not one of the choices now.' },
} as const satisfies Record<string, { rule: Cited; because: string }>
export type RefusalCode = keyof typeof REFUSALS

export function refusalOf(play: Play, seat: Seat, key: ChoiceKey): Refusal {
  const decision = play.state.asking?.open.find(
    (open) => open.seat === seat && play.state.asking!.given[seat] === undefined,
  )
  const code = codeFor(play, decision ?? null, key)
  const { rule, because } = REFUSALS[code]
  const [own] = rulesCited(play.rules.cites, [rule])
  return { code, rule: own!, because, instead: decision ? choicesOf(play, decision) : [] }
}

const TURN_VERBS = ['move', 'go', 'attack', 'give', 'take', 'drop', 'pick-up', 'end']

/** L-DISC-09, L-EVENT-10: what one does in a turn, the word of any action among it, has to wait for an answer. */
const isTurnVerb = (play: Play, verb: string): boolean =>
  TURN_VERBS.includes(verb) || actionWords(play.catalog, play.state.pieces).has(verb)

function codeFor(play: Play, decision: Decision | null, key: ChoiceKey): RefusalCode {
  if (play.state.phase === 'over') return 'game-over'
  if (!decision) return 'not-asked'
  if (decision.kind === 'ready') return 'not-ready'
  if (decision.kind === 'damage') return damageCode(play, key)
  const wanted = parseKey(key)
  if (decision.kind === 'monster') {
    if (wanted.kind === 'move') return moveCode(play, monsterOf(play.state, decision.about.who), wanted.side)
    return wanted.kind === 'attack' ? 'no-target' : 'no-such-choice'
  }
  if (decision.kind !== 'main') return isTurnVerb(play, verbOf(key)) ? questionCode(play) : 'no-such-choice'
  return turnCode(play, findExplorer(play.state, decision.about.who)!, wanted)
}

function turnCode(play: Play, explorer: Explorer, wanted: ParsedKey): RefusalCode {
  switch (wanted.kind) {
    case 'move':
      return moveCode(play, explorer, wanted.side)
    case 'go':
      return goCode(play, explorer, wanted.tile)
    case 'attack':
      return attackCode(play, explorer, wanted.target, wanted.slug)
    case 'give':
    case 'take':
    case 'drop':
    case 'pick-up':
      return handCode(play, explorer, wanted)
    case 'act':
      return actionCode(play, explorer, wanted.word, wanted.slug)
    default:
      return 'no-such-choice'
  }
}

/** What the open question is part of. */
function questionCode({ state }: Play): RefusalCode {
  const rules = state.frames.map(({ rule }) => rule)
  if (rules.includes('resolve-event')) return 'event-first'
  return rules.includes('discover') || rules.includes('symbols') ? 'room-first' : 'answer-first'
}

function damageCode(play: Play, key: ChoiceKey): RefusalCode {
  if (verbOf(key) !== 'damage') return questionCode(play)
  const frame = play.state.frames[play.state.frames.length - 1]!
  const wanted = parseKey(key)
  if (frame.rule !== 'damage' || wanted.kind !== 'damage') return 'no-such-choice'
  const { kind } = frame.with
  if (TRAITS_OF[kind].includes(wanted.trait)) return 'cannot-fall'
  return kind === 'physical' ? 'not-physical' : 'not-mental'
}

function stuckCode(play: Play, who: CharacterId): RefusalCode | null {
  const { turn } = play.state
  if (turn.cancelled && turn.moves === 0) return 'moves-lost'
  if (turn.moves === 0) return 'no-moves'
  return leaveCost(play, who) > turn.moves ? 'too-costly' : null
}

function moveCode(play: Play, who: Explorer | Monster, side: Side): RefusalCode {
  const at = SIDES.indexOf(side)
  const tile = tileOf(play.state, who.tile)
  if (tile.falses & bitOf(at)) return 'false-feature'
  if (!(tile.doors & bitOf(at))) return tile.blocked & bitOf(at) ? 'blocked-side' : 'no-doorway'
  if (isBeyondBarrier(play, who, at)) return 'beyond-barrier'
  const stuck = stuckCode(play, who.id)
  if (stuck) return stuck
  const bars = barriersFor(play, who.id)
  const next = tile.next[at]
  if (next) return bars.keepFrom(next) ? 'may-not-enter' : 'held'
  if (isMonster(who)) return 'monster-discovers'
  if (!isOpenDoorway(play.state, tile, at)) return 'blocked-side'
  return bars.keepFromNew(tile.region) ? 'may-not-enter' : 'nothing-left'
}

function goCode(play: Play, explorer: Explorer, tile: TileId): RefusalCode {
  if (!findTile(play.state, tile)) return 'not-discovered'
  if (!adjacentTiles(play, explorer.tile).includes(tile)) return 'not-adjacent'
  const stuck = stuckCode(play, explorer.id)
  if (stuck) return stuck
  if (anyAnswer(play, explorer.id, 'may-not-move')) return 'held'
  return barriersFor(play, explorer.id).keepFrom(tile) ? 'may-not-enter' : 'no-such-choice'
}

function attackCode(play: Play, explorer: Explorer, target: CharacterId, card: string | null): RefusalCode {
  if (play.state.phase !== 'haunt') return 'attack-too-early'
  if (play.state.turn.words.includes('attack')) return 'word-spent'
  const isPlain = card === null || play.catalog.cards[card] !== undefined
  if (isPlain && anyAnswer(play, explorer.id, 'own-attack-only')) return 'own-attack-only'
  const other = findExplorer(play.state, target)
  if (other && !other.dead && other.tile === explorer.tile && !mayAttack(play, explorer.id, target))
    return 'friend'
  if (card && explorer.cards.includes(card)) return readyCode(play, explorer, card) ?? 'no-target'
  if (card && play.catalog.cards[card]) return 'not-carried'
  return other || findMonster(play.state, target) ? 'no-target' : 'no-such-choice'
}

type Handing = Extract<ParsedKey, { kind: 'give' | 'take' | 'drop' | 'pick-up' }>

function handCode(play: Play, explorer: Explorer, wanted: Handing): RefusalCode {
  const { kind: verb, thing } = wanted
  const partner = 'partner' in wanted ? findExplorer(play.state, wanted.partner) : null
  const isCard = play.catalog.cards[thing] !== undefined
  const { hand } = play.rules
  if (isCard && !hand.pile && (verb === 'drop' || verb === 'pick-up')) return 'no-piles'
  if (isCard && verb === 'take' && partner?.dead && partner.cards.includes(thing) && hand.loot > 0)
    return play.state.turn.words.includes('loot') ? 'has-looted' : 'nobody-here'
  if ((verb === 'give' || verb === 'take') && (!partner || partner.dead || partner.tile !== explorer.tile))
    return partner?.dead ? 'partner-dead' : 'nobody-here'
  const holder = verb === 'take' ? partner : explorer
  if (verb === 'pick-up') {
    const tile = tileOf(play.state, explorer.tile)
    if (!tile.pile.includes(thing) && !tile.objects.includes(thing)) return 'no-pile'
  } else if (!holder?.cards.includes(thing) && !holder?.objects.includes(thing)) return 'not-carried'
  if (isCard && hand.consent && (verb === 'give' || verb === 'take') && !mayTrade(play)) return 'has-traded'
  if (isCard && play.state.turn.words.includes(verb)) return 'word-spent'
  const taker = verb === 'give' ? partner : verb === 'drop' ? null : explorer
  if (taker && !mayHave(play, taker, thing))
    return isForSideOf(play, taker, thing) ? 'kept-from' : 'other-side'
  if (!isCard && verb !== 'pick-up' && !mayPart(play, thing, verb === 'drop' ? 'drop' : 'give'))
    return 'not-parted'
  return 'used-stays'
}

/** Why a card that is carried cannot be used, if that is why. */
function readyCode({ state, rules }: Play, explorer: Explorer, card: string): RefusalCode | null {
  if (state.turn.idle?.includes(card)) return 'card-idle'
  return explorer.used.includes(card) && rules.act.perCard ? 'card-used' : null
}

function actionCode(play: Play, explorer: Explorer, word: string, source: string): RefusalCode {
  const spent = play.rules.act.spends === 'word' ? play.state.turn.words : slugsSpent(play, word)
  if (spent.includes(play.rules.act.spends === 'word' ? word : source)) return 'word-spent'
  if (play.catalog.cards[source]) {
    if (!explorer.cards.includes(source)) return 'not-carried'
    return readyCode(play, explorer, source) ?? 'not-now'
  }
  if (play.catalog.tiles[source]) return source === explorer.tile ? 'not-now' : 'not-here'
  return hasWord(play, explorer, word) ? 'not-now' : 'no-such-choice'
}

/** What each action of this word that was taken this turn is called by. */
const slugsSpent = ({ state, index }: Play, word: string): string[] =>
  [...index.printed.values()]
    .flat()
    .filter(({ at, def }) => def.word === word && state.turn.onces.includes(at))
    .map(({ slug }) => slug)

/** Is there any action of this word within reach, if only its conditions were met? */
function hasWord(play: Play, explorer: Explorer, word: string): boolean {
  const { catalog, state } = play
  // L-INFO-01: the words of the other side's page are not to be found out by trying.
  const haunt = state.haunt
    ? catalog.haunts[state.haunt.number]!.actions.filter((action) => isFor(explorer, action))
    : []
  const there = state.ongoing.flatMap(({ card, tile }) => (tile === explorer.tile ? [card] : []))
  const cards = [...explorer.cards, ...explorer.kept, ...there].flatMap(
    (card) => catalog.cards[card]!.actions,
  )
  return [...haunt, ...cards, ...catalog.tiles[explorer.tile]!.actions].some((action) => action.word === word)
}
