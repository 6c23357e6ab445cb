/**
 * The named questions and who answers them: edition first, then cards carried, Events kept, the tile and
 * Ongoing Events on it, then lasting effects, then the haunt (L-PREC-01, L-PREC-02).
 */
import { addresses, type HomeKind } from '../addresses.ts'
import { type CardId, type CharacterId, isObstacle, kindOfToken, layerOf, type TileId } from '../ids.ts'
import type { Passive, Question } from '../language/defs.ts'
import { holds, type Moment, numberOf } from '../language/evaluate.ts'
import type { Burden } from '../language/powers.ts'
import { passiveWord } from '../language/tables.ts'
import type { Cause } from '../language/words.ts'
import type { Play } from '../play.ts'
import { characterOf, findMonster, isMonster, monsterDef, tileIdOf } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { tileOf } from '../state/house.ts'
import { areOpponents, hasPower, ignoresHarm } from '../state/sides.ts'
import type { Explorer, Lasting, Monster } from '../state/state.ts'
import { isApart } from './barriers.ts'

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
  const ofBox = state.legacy ? index.ofBox.answers.get(question) : undefined
  if (!printed && !inHaunt && !ofBox && state.lasting.length === 0) return
  const asking: Asking<Q> = { play, id, question, visit, moment }
  const who = characterOf(state, id)
  if (isMonster(who)) {
    // L-MON-14: while it is stunned nothing in its box counts.
    if (inHaunt && !who.stunned)
      offer(asking, monsterDef(play, who).passives, 'haunt', 'monster', who.kind, null, null)
  } else {
    if (ofBox) ofTheBox(asking, who.tile)
  }
  if (!isMonster(who) && printed) {
    for (const card of who.cards) {
      if (!printed.has(card)) continue
      const { kind, passives } = catalog.cards[card]!
      offer(asking, passives, kind, kind, card, card, null)
    }
    for (const card of who.kept)
      if (printed.has(card)) offer(asking, catalog.cards[card]!.passives, 'event', 'event', card, card, null)
    if (printed.has(who.tile)) {
      const { passives } = catalog.tiles[who.tile]!
      const felt =
        state.haunt && ignoresHarm(play, who) ? passives.filter((one) => !harmsBearer(one)) : passives
      offer(asking, felt, 'tile', 'tile', who.tile, null, null)
    }
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

/** Rules stickers hold for everybody, a sticker on the tile for those who stand there (L-CAMP-13, L-CORE-15). */
function ofTheBox<Q extends Question>(asking: Asking<Q>, tile: TileId): void {
  const { catalog, state } = asking.play
  for (const door of state.legacy!.doors) {
    const def = catalog.doors?.[door]
    if (def) offer(asking, def.passives, 'rule', 'door', door, null, null)
  }
  for (const sticker of state.marks[tile]?.stickers ?? []) {
    const def = catalog.stickers?.[sticker]
    if (def) offer(asking, def.passives, 'tile', 'sticker', sticker, null, null)
  }
}

/** E2-TRAITOR-02: does it do nothing but harm? */
export const harmsBearer = (passive: Passive): boolean =>
  passiveWord(passive).harms?.(passive, (value) => (typeof value === 'number' ? value : 1)) ?? false

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
  counts?: (answer: Answer<'roll-dice' | 'roll-add' | 'leave-cost' | 'moves'>) => boolean,
): number {
  let sum = 0
  eachAnswer(
    play,
    id,
    question,
    (answer, scope) => {
      if (counts && !counts(answer)) return
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

/** L-MOVE-02..08, L-AMB-36..39: what it costs to leave the tile somebody stands on; E3-MOVE-09: all obstacles as one. */
export function leaveCost(play: Play, id: CharacterId): number {
  const { state, rules } = play
  const who = characterOf(state, id)
  const free = ignoredBurdens(play, id)
  const obstacles = obstaclesCost(play, id, who, free)
  let cost = 1 + (rules.moves.leave === 'flat' ? Math.min(1, obstacles) : obstacles)
  if (!isMonster(who)) cost += total(play, id, 'leave-cost')
  if (state.turn.who === id && state.turn.drags && !free.includes('corpses')) cost += rules.moves.corpse ?? 0
  return Math.max(0, cost)
}

const NONE: readonly Burden[] = []

function ignoredBurdens(play: Play, id: CharacterId): readonly Burden[] {
  let free = NONE
  eachAnswer(play, id, 'ignore-cost', ({ of }) => {
    free = [...free, ...of]
  })
  return free
}

function obstaclesCost(
  play: Play,
  id: CharacterId,
  who: Explorer | Monster,
  free: readonly Burden[],
): number {
  const { state, rules } = play
  const small = free.includes('small-obstacles') ? 0 : rules.moves.obstacle.small
  const large = free.includes('large-obstacles') ? 0 : rules.moves.obstacle.large
  const tileId = tileIdOf(state, id)
  let cost = 0
  const tile = tileOf(state, tileId)
  const ignoresTokens = !isMonster(who) && hasPower(play, who, 'ignore-obstacles') // L-TRTR-02
  if (!ignoresTokens) {
    for (const token of tile.tokens) {
      if (!isObstacle(token) || !stops(play, token, id)) continue
      cost += kindOfToken(token) === 'small-obstacle' ? small : large
    }
  }
  return state.phase === 'haunt' ? cost + opponentsCost(play, id, tileId, { small, large }) : cost
}

/** A token that is in the way of somebody's opponents is in nobody else's, but in that of all monsters. */
function stops(play: Play, token: string, id: CharacterId): boolean {
  const against = layerOf(token)
  return against === null || findMonster(play.state, id) !== null || areOpponents(play, against, id)
}

/** L-MOVE-05..07, L-MOVE-10, L-AMB-37, L-AMB-38: each opponent once, monsters by size, the stunned not at all. */
function opponentsCost(
  play: Play,
  id: CharacterId,
  tile: TileId,
  obstacle: Record<'small' | 'large', number>,
): number {
  const { state, rules } = play
  let cost = 0
  for (const other of state.explorers) {
    if (other.tile === tile && areOpponents(play, id, other.id) && !isApart(play, id, other.id))
      cost += rules.moves.opponent
  }
  for (const monster of state.monsters) {
    if (
      monster.tile === tile &&
      !monster.stunned &&
      areOpponents(play, id, monster.id) &&
      !isApart(play, id, monster.id)
    ) {
      cost += obstacle[monsterDef(play, monster).size]
    }
  }
  return cost
}
