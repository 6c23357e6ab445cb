/**
 * Why a choice is not legal: what rule says so, a sentence for the player, and what would work instead.
 * A refusal costs nothing and changes nothing.
 */
import type { CharacterId, ChoiceKey, RuleId, Seat } from './ids.ts'
import { SIDES, type Side, TRAITS, TRAITS_OF } from './ids.ts'
import type { Play } from './play.ts'
import { choicesOf } from './rules/choices.ts'
import { isFor } from './rules/deeds.ts'
import { barriersFor } from './rules/move.ts'
import { mayHave } from './rules/objects.ts'
import { anyAnswer, leaveCost } from './rules/questions.ts'
import { mayAttack } from './rules/sides.ts'
import { findExplorer, findMonster, isMonster, monsterOf } from './state/characters.ts'
import type { Decision } from './state/flow.ts'
import { adjacentTiles, bitOf, findTile, isOpenDoorway, tileOf } from './state/house.ts'
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
  'not-asked': { rule: 'L-AMB-51', because: 'It is not for you to decide now.' },
  'not-ready': {
    rule: 'L-ORDER-05',
    because: 'Play goes on when everybody has read their page: say that you are ready.',
  },
  'answer-first': {
    rule: 'L-AMB-51',
    because: 'Something must be answered first, and nothing else can be done meanwhile.',
  },
  'event-first': {
    rule: 'L-EVENT-10',
    because: 'The event must be answered first, and nothing else can be done meanwhile.',
  },
  'room-first': {
    rule: 'L-DISC-09',
    because: 'The new room comes first, and nothing else can be done meanwhile.',
  },
  'no-doorway': { rule: 'L-REG-03', because: 'There is no doorway that way.' },
  'false-feature': { rule: 'L-REG-17', because: 'That doorway is false: there is a wall behind it.' },
  'blocked-side': { rule: 'L-REG-10', because: 'Nothing can ever be built on that side.' },
  'no-moves': { rule: 'L-MOVE-18', because: 'You have no moves left this turn; you may still act.' },
  'moves-lost': {
    rule: 'L-MOVE-12',
    because: 'Drawing a card has ended your moves this turn; you may still act.',
  },
  'too-costly': { rule: 'L-MOVE-03', because: 'Leaving this tile costs more moves than you have.' },
  'nothing-left': { rule: 'L-DISC-18', because: 'There is no tile left to find in this region.' },
  held: { rule: 'L-PREC-02', because: 'Something keeps you from moving.' },
  'may-not-enter': { rule: 'L-PREC-02', because: 'Something keeps you from going there.' },
  'not-adjacent': { rule: 'L-REG-03', because: 'That tile is not next to yours.' },
  'not-discovered': { rule: 'L-REG-03', because: 'That tile has not been found.' },
  'monster-discovers': { rule: 'L-MON-06', because: 'Monsters never discover tiles.' },
  'attack-too-early': { rule: 'L-ATK-01', because: 'Nobody can be attacked before the haunt.' },
  'no-target': { rule: 'L-ATK-04', because: 'That is not somebody you can attack from here.' },
  'own-attack-only': {
    rule: 'L-PREC-01',
    because: 'In this haunt you may make no attack but those on its page.',
  },
  friend: { rule: 'L-AMB-55', because: 'You do not attack your own side.' },
  'word-spent': {
    rule: 'L-ACT-06',
    because: 'You have used that action word this turn; each can be used once.',
  },
  'card-used': { rule: 'L-ITEM-09', because: 'That card is used until the start of your next turn.' },
  'used-stays': {
    rule: 'L-ACT-08',
    because: 'A used card may not be handed about until the start of your next turn.',
  },
  'not-carried': { rule: 'L-ACT-03', because: 'You do not carry that.' },
  'not-here': { rule: 'L-ACT-04', because: 'That can only be done on the tile it is printed on.' },
  'not-now': { rule: 'L-ACT-25', because: 'The conditions of that action are not met now.' },
  'nobody-here': { rule: 'L-ACT-11', because: 'The other player is not on your tile.' },
  'other-side': { rule: 'L-OBJ-04', because: 'Only the other side may have that.' },
  'no-pile': { rule: 'L-ACT-21', because: 'That does not lie here.' },
  'not-physical': { rule: 'L-TRAIT-05', because: 'Physical damage goes to Might and Speed only.' },
  'not-mental': { rule: 'L-TRAIT-06', because: 'Mental damage goes to Sanity and Knowledge only.' },
  'cannot-fall': {
    rule: 'L-AMB-18',
    because: 'That trait cannot fall any further; damage must go where it can be felt.',
  },
  'no-such-choice': { rule: 'L-CORE-17', because: 'That is not one of the choices now.' },
} as const satisfies Record<string, { rule: RuleId; because: string }>
export type RefusalCode = keyof typeof REFUSALS

export function refusalOf(play: Play, seat: Seat, key: ChoiceKey): Refusal {
  const decision = play.state.asking?.open.find(
    (open) => open.seat === seat && play.state.asking!.given[seat] === undefined,
  )
  const code = codeFor(play, decision ?? null, key)
  return { code, ...REFUSALS[code], instead: decision ? choicesOf(play, decision) : [] }
}

const TURN_VERBS = ['move', 'go', 'attack', 'give', 'take', 'drop', 'pick-up', 'end']

/** L-DISC-09, L-EVENT-10: what one does in a turn, the word of any action among it, has to wait for an answer. */
const isTurnVerb = (play: Play, verb: string): boolean =>
  TURN_VERBS.includes(verb) || [...play.index.actions.values()].some(({ word }) => word === verb)

function codeFor(play: Play, decision: Decision | null, key: ChoiceKey): RefusalCode {
  if (play.state.outcome) return 'game-over'
  if (!decision) return 'not-asked'
  if (decision.kind === 'ready') return 'not-ready'
  const [verb = '', ...rest] = key.split(':')
  if (decision.kind === 'damage') return damageCode(play, verb, rest[0])
  if (decision.kind === 'monster') {
    if (verb === 'move') return moveCode(play, monsterOf(play.state, decision.about.who), rest[0])
    return verb === 'attack' ? 'no-target' : 'no-such-choice'
  }
  if (decision.kind !== 'main') return isTurnVerb(play, verb) ? questionCode(play) : 'no-such-choice'
  const explorer = findExplorer(play.state, decision.about.who)!
  if (verb === 'move') return moveCode(play, explorer, rest[0])
  if (verb === 'go') return goCode(play, explorer, rest[0])
  if (verb === 'attack') return attackCode(play, explorer, rest)
  if (verb === 'give' || verb === 'take' || verb === 'drop' || verb === 'pick-up')
    return handCode(play, explorer, verb, rest)
  return actionCode(play, explorer, verb, rest[0])
}

/** What the open question is part of. */
function questionCode({ state }: Play): RefusalCode {
  const rules = state.frames.map(({ rule }) => rule)
  if (rules.includes('resolve-event')) return 'event-first'
  return rules.includes('discover') || rules.includes('symbols') ? 'room-first' : 'answer-first'
}

function damageCode(play: Play, verb: string, name: string | undefined): RefusalCode {
  if (verb !== 'damage') return questionCode(play)
  const frame = play.state.frames[play.state.frames.length - 1]!
  const trait = TRAITS.find((one) => one === name)
  if (frame.rule !== 'damage' || !trait) return 'no-such-choice'
  const { kind } = frame.with
  if (TRAITS_OF[kind].includes(trait)) return 'cannot-fall'
  return kind === 'physical' ? 'not-physical' : 'not-mental'
}

function stuckCode(play: Play, who: CharacterId): RefusalCode | null {
  const { turn } = play.state
  if (turn.cancelled && turn.moves === 0) return 'moves-lost'
  if (turn.moves === 0) return 'no-moves'
  return leaveCost(play, who) > turn.moves ? 'too-costly' : null
}

function moveCode(play: Play, who: Explorer | Monster, side: string | undefined): RefusalCode {
  const at = SIDES.indexOf(side as Side)
  if (at < 0) return 'no-such-choice'
  const tile = tileOf(play.state, who.tile)
  if (tile.falses & bitOf(at)) return 'false-feature'
  if (!(tile.doors & bitOf(at))) return tile.blocked & bitOf(at) ? 'blocked-side' : 'no-doorway'
  const stuck = stuckCode(play, who.id)
  if (stuck) return stuck
  const bars = barriersFor(play, who.id)
  const next = tile.next[at]
  if (next) return bars.keepFrom(next) ? 'may-not-enter' : 'held'
  if (isMonster(who)) return 'monster-discovers'
  if (!isOpenDoorway(play.state, tile, at)) return 'blocked-side'
  return bars.keepFromNew(tile.region) ? 'may-not-enter' : 'nothing-left'
}

function goCode(play: Play, explorer: Explorer, tile: string | undefined): RefusalCode {
  if (!tile || !findTile(play.state, tile)) return 'not-discovered'
  if (!adjacentTiles(play, explorer.tile).includes(tile)) return 'not-adjacent'
  const stuck = stuckCode(play, explorer.id)
  if (stuck) return stuck
  if (anyAnswer(play, explorer.id, 'may-not-move')) return 'held'
  return barriersFor(play, explorer.id).keepFrom(tile) ? 'may-not-enter' : 'no-such-choice'
}

function attackCode(play: Play, explorer: Explorer, rest: string[]): RefusalCode {
  if (play.state.phase !== 'haunt') return 'attack-too-early'
  if (play.state.turn.words.includes('attack')) return 'word-spent'
  const [target = '', card] = rest
  const isPlain = card === undefined || play.catalog.cards[card] !== undefined
  if (isPlain && anyAnswer(play, explorer.id, 'own-attack-only')) return 'own-attack-only'
  const other = findExplorer(play.state, target)
  if (other && !other.dead && other.tile === explorer.tile && !mayAttack(play, explorer.id, target))
    return 'friend'
  if (card && explorer.cards.includes(card)) return explorer.used.includes(card) ? 'card-used' : 'no-target'
  if (card && play.catalog.cards[card]) return 'not-carried'
  return other || findMonster(play.state, target) ? 'no-target' : 'no-such-choice'
}

function handCode(play: Play, explorer: Explorer, verb: string, rest: string[]): RefusalCode {
  const thing = rest[rest.length - 1] ?? ''
  const partner = rest.length > 1 ? findExplorer(play.state, rest[0]!) : null
  const isCard = play.catalog.cards[thing] !== undefined
  if ((verb === 'give' || verb === 'take') && (!partner || partner.dead || partner.tile !== explorer.tile))
    return 'nobody-here'
  const holder = verb === 'take' ? partner : explorer
  if (verb === 'pick-up') {
    const tile = tileOf(play.state, explorer.tile)
    if (!tile.pile.includes(thing) && !tile.objects.includes(thing)) return 'no-pile'
  } else if (!holder?.cards.includes(thing) && !holder?.objects.includes(thing)) return 'not-carried'
  if (isCard && play.state.turn.words.includes(verb)) return 'word-spent'
  const taker = verb === 'give' ? partner : verb === 'drop' ? null : explorer
  if (taker && !mayHave(play, taker, thing)) return 'other-side'
  return 'used-stays'
}

function actionCode(play: Play, explorer: Explorer, word: string, source: string | undefined): RefusalCode {
  if (play.state.turn.words.includes(word)) return 'word-spent'
  if (source && play.catalog.cards[source]) {
    if (!explorer.cards.includes(source)) return 'not-carried'
    return explorer.used.includes(source) ? 'card-used' : 'not-now'
  }
  if (source && play.catalog.tiles[source]) return source === explorer.tile ? 'not-now' : 'not-here'
  return hasWord(play, explorer, word) ? 'not-now' : 'no-such-choice'
}

/** Is there any action of this word within reach, if only its conditions were met? */
function hasWord(play: Play, explorer: Explorer, word: string): boolean {
  const { catalog, state } = play
  // L-INFO-01: the words of the other side's page are not to be found out by trying.
  const haunt = state.haunt
    ? catalog.haunts[state.haunt.number]!.actions.filter((action) => isFor(explorer, action))
    : []
  const cards = explorer.cards.flatMap((card) => {
    const def = catalog.cards[card]!
    return def.kind === 'event' ? [] : def.actions
  })
  return [...haunt, ...cards, ...catalog.tiles[explorer.tile]!.actions].some((action) => action.word === word)
}
