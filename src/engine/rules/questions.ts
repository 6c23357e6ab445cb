/**
 * The named questions and who answers them: edition first, then cards carried, Events kept, the tile and
 * Ongoing Events on it, then lasting effects, then the haunt (L-PREC-01, L-PREC-02).
 */
import { addresses, type HomeKind } from '../addresses.ts'
import type { CardId, CharacterId, TileId } from '../ids.ts'
import type { Passive, Question } from '../language/defs.ts'
import { holds, type Moment, numberOf } from '../language/evaluate.ts'
import type { Cause } from '../language/words.ts'
import type { Play } from '../play.ts'
import { characterOf, isMonster, monsterDef, tileIdOf } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { tileOf } from '../state/house.ts'
import { areOpponents, hasPower } from '../state/sides.ts'
import type { Lasting } from '../state/state.ts'

export type Answer<Q extends Question> = Extract<Passive, { ask: Q }>

export function scopeFor(source: string, cause: Cause, me: CharacterId, card: CardId | null = null): Scope {
  return {
    source,
    cause,
    me,
    target: null,
    card,
    word: null,
    rolled: 0,
    named: null,
  }
}

export type Answering<Q extends Question> = (answer: Answer<Q>, scope: Scope, lasting: Lasting | null) => void

/** Visits every passive that answers one question that bears on a character. */
export function eachAnswer<Q extends Question>(
  play: Play,
  id: CharacterId,
  question: Q,
  visit: Answering<Q>,
  moment?: Moment,
): void {
  const { state, catalog, index } = play
  // Asked at every step of every turn: most questions have no answer on any tile or card, in this haunt or on the table.
  const printed = index.passives.answers.get(question)
  const inHaunt = state.haunt !== null && index.ofHaunt.get(state.haunt.number)!.answers.has(question)
  if (!printed && !inHaunt && state.lasting.length === 0) return
  const asking: Asking<Q> = { play, id, question, visit, moment }
  const who = characterOf(state, id)
  if (isMonster(who)) {
    // L-MON-14: while it is stunned nothing in its box counts.
    if (inHaunt && !who.stunned)
      offer(asking, monsterDef(play, who).passives, 'haunt', 'monster', who.kind, null, null)
  } else if (printed) {
    for (const card of who.cards) {
      if (!printed.has(card)) continue
      const { kind, passives } = catalog.cards[card]!
      offer(asking, passives, kind, kind, card, card, null)
    }
    for (const card of who.kept)
      if (printed.has(card)) offer(asking, catalog.cards[card]!.passives, 'event', 'event', card, card, null)
    if (printed.has(who.tile))
      offer(asking, catalog.tiles[who.tile]!.passives, 'tile', 'tile', who.tile, null, null)
    for (const { card, tile } of state.ongoing) {
      if (tile !== who.tile || !printed.has(card) || who.ignores.includes(card)) continue
      offer(asking, catalog.cards[card]!.passives, 'event', 'event', card, card, null)
    }
  }
  for (const lasting of state.lasting) {
    if (lasting.on === id)
      offer(asking, [passiveOf(play, lasting)], 'rule', 'lasting', lasting.from, null, lasting)
  }
  if (inHaunt) {
    const { passives, number } = catalog.haunts[state.haunt!.number]!
    offer(asking, passives, 'haunt', 'haunt', String(number), null, null)
  }
}

interface Asking<Q extends Question> {
  play: Play
  id: CharacterId
  question: Q
  visit: Answering<Q>
  moment: Moment | undefined
}

/** Hands on those of a definition's answers that are to this question and hold now. */
function offer<Q extends Question>(
  { play, id, question, visit, moment }: Asking<Q>,
  passives: readonly Passive[],
  cause: Cause,
  kind: HomeKind,
  name: string,
  card: CardId | null,
  lasting: Lasting | null,
): void {
  for (const passive of passives) {
    if (passive.ask !== question) continue
    const scope = scopeFor(addresses.home(kind, name), cause, id, card)
    if ('when' in passive && passive.when && !holds(play, passive.when, scope, moment)) continue
    visit(passive as Answer<Q>, scope, lasting)
  }
}

/** A lasting effect is the address of the op that made it; its answer is read from there. */
export function passiveOf(play: Play, lasting: Lasting): Passive {
  const op = play.index.lists.get(lasting.from)?.ops[lasting.pc]
  if (op?.op !== 'lasting') throw new Error(`No lasting effect at ${lasting.from}#${lasting.pc}`)
  return op.passive
}

/** The sum of all answers that carry a number. */
export function total(
  play: Play,
  id: CharacterId,
  question: 'roll-dice' | 'roll-add' | 'leave-cost' | 'moves',
  moment?: Moment,
): number {
  let sum = 0
  eachAnswer(
    play,
    id,
    question,
    (answer, scope) => {
      sum += numberOf(play, answer.by, scope, moment)
    },
    moment,
  )
  return sum
}

export function anyAnswer(play: Play, id: CharacterId, question: Question): boolean {
  let found = false
  eachAnswer(play, id, question, () => {
    found = true
  })
  return found
}

/** L-MOVE-02..08, L-AMB-36..39: what it costs to leave the tile somebody stands on. */
export function leaveCost(play: Play, id: CharacterId): number {
  const { state, rules } = play
  const who = characterOf(state, id)
  const tileId = tileIdOf(state, id)
  let cost = 1
  const tile = tileOf(state, tileId)
  const ignoresTokens = !isMonster(who) && hasPower(play, who, 'ignore-obstacles') // L-TRTR-02
  if (!ignoresTokens) {
    for (const token of tile.tokens) {
      if (token === 'small-obstacle') cost += rules.moves.obstacle.small
      else if (token === 'large-obstacle') cost += rules.moves.obstacle.large
    }
  }
  if (state.phase === 'haunt') cost += opponentsCost(play, id, tileId)
  if (!isMonster(who)) cost += total(play, id, 'leave-cost')
  if (state.turn.who === id && state.turn.drags) cost += rules.moves.corpse ?? 0
  return cost
}

/** L-MOVE-05..07, L-MOVE-10, L-AMB-37, L-AMB-38: each opponent once, monsters by size, the stunned not at all. */
function opponentsCost(play: Play, id: CharacterId, tile: TileId): number {
  const { state, rules } = play
  let cost = 0
  for (const other of state.explorers) {
    if (other.tile === tile && areOpponents(play, id, other.id)) cost += rules.moves.opponent
  }
  for (const monster of state.monsters) {
    if (monster.tile === tile && !monster.stunned && areOpponents(play, id, monster.id)) {
      cost += rules.moves.obstacle[monsterDef(play, monster).size]
    }
  }
  return cost
}
