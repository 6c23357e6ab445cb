/**
 * What an explorer may do in its own turn, and the doing of it (L-TURN-04, L-ACT). One list serves the
 * legal choices, the check of a choice and its carrying out, so that they can never disagree.
 */

import { addresses, kindAt } from '../addresses.ts'
import type { CardId, CharacterId, ExplorerId, TileId } from '../ids.ts'
import { keys } from '../keys.ts'
import type { ActionDef } from '../language/defs.ts'
import { holds } from '../language/evaluate.ts'
import type { Cause } from '../language/words.ts'
import { happen, type Play, runList } from '../play.ts'
import { eventsInReach, possession } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { aimedAt, naming, withWord } from '../state/scope.ts'
import type { Explorer } from '../state/state.ts'
import { mayAct, mayOperate, mayUse } from '../state/turn.ts'
import { broughtOff, hasRoll } from './achievements.ts'
import { armedTargets, startAttack, unarmedTargets } from './attack.ts'
import { type Handing, handings, startHanding } from './hand.ts'
import { ignorable, ignore } from './ignoring.ts'
import { loot, lootings } from './loot.ts'
import { type Way, waysOut } from './move.ts'
import { onceOf } from './onces.ts'
import { setOut } from './pass.ts'
import { isPossible } from './possible.ts'
import { anyAnswer, scopeFor } from './questions.ts'
import { disclose } from './reactions.ts'
import { mayShow, showSide } from './show-side.ts'
import { affected } from './targets.ts'

export type TurnChoice =
  | { key: string; do: 'go'; way: Way }
  | { key: string; do: 'act'; at: string; scope: Scope }
  | { key: string; do: 'attack'; target: CharacterId; at: string | null; card: CardId | null }
  | Handing
  | { key: string; do: 'loot'; from: ExplorerId; card: CardId }
  | { key: string; do: 'drag'; corpse: ExplorerId; held: boolean }
  | { key: string; do: 'ignore'; card: CardId; ignored: boolean }
  | { key: string; do: 'show' }
  | { key: string; do: 'end' }

export const END = 'end'

export function deedsOf(play: Play, explorer: Explorer): TurnChoice[] {
  const deeds: TurnChoice[] = []
  for (const way of waysOut(play, explorer.id)) deeds.push({ key: way.key, do: 'go', way })
  actions(play, explorer, deeds)
  handings(play, explorer, deeds)
  for (const loot of lootings(play, explorer)) deeds.push({ do: 'loot', ...loot })
  corpses(play, explorer, deeds)
  ongoing(play, explorer, deeds)
  if (mayShow(play, explorer)) deeds.push({ key: 'show', do: 'show' })
  deeds.push({ key: END, do: 'end' })
  return deeds
}

/** L-ACT-02..04: what cards, the tile and the haunt let one do. */
function actions(play: Play, explorer: Explorer, deeds: TurnChoice[]): void {
  const { state, catalog } = play
  for (const card of explorer.cards) {
    const def = possession(play, card)
    if (def.actions.length === 0 || !mayOperate(play, explorer, card)) continue // L-ITEM-09, E3-ACT-03
    offer(play, explorer, deeds, addresses.card(def.kind, card), def.kind, card)
  }
  for (const card of eventsInReach(play, explorer))
    offer(play, explorer, deeds, addresses.card('event', card), 'event', card)
  if (catalog.tiles[explorer.tile]!.actions.length > 0) {
    offer(play, explorer, deeds, addresses.tile(explorer.tile), 'tile', null)
  }
  if (state.legacy) {
    for (const sticker of state.marks[explorer.tile]?.stickers ?? [])
      offer(play, explorer, deeds, addresses.sticker(sticker), 'tile', null)
    for (const door of state.legacy.doors) offer(play, explorer, deeds, addresses.door(door), 'rule', null)
  }
  if (state.phase !== 'haunt') return
  offer(play, explorer, deeds, addresses.haunt(state.haunt!.number), 'haunt', null)
  if (mayUse(play, 'attack') && !anyAnswer(play, explorer.id, 'own-attack-only')) {
    for (const target of unarmedTargets(play, explorer))
      deeds.push({ key: keys.attack(target), do: 'attack', target, at: null, card: null }) // L-ATK-03
  }
}

function offer(
  play: Play,
  explorer: Explorer,
  deeds: TurnChoice[],
  source: string,
  cause: Cause,
  card: CardId | null,
): void {
  const printed = play.index.printed.get(source)
  if (!printed || printed.length === 0) return
  const replaced = cause === 'tile' ? wordsReplaced(play, explorer.tile, source) : []
  const scope = scopeFor(source, cause, explorer.id, card)
  for (const { at, def: action, slug, key } of printed) {
    if (replaced.includes(action.word)) continue
    if (!mayAct(play, action, at) || !isFor(explorer, action) || isSpent(play, action, at, explorer)) continue
    if (action.when && !holds(play, action.when, scope)) continue // L-ACT-25
    if (action.attack) {
      if (card && anyAnswer(play, explorer.id, 'own-attack-only')) continue
      const only = action.target ? affected(play, action.target, scope) : null
      for (const target of armedTargets(play, explorer, action.attack, only)) {
        deeds.push({ key: keys.attack(target, slug), do: 'attack', target, at, card })
      }
    } else if (action.do && (action.target || isPossible(play, action.do, scope))) {
      pushActs(play, deeds, action, at, key, withWord(scope, action.word))
    }
  }
}

/** What the stickers on a tile take the place of; a sticker replaces nothing of its own. */
function wordsReplaced({ state, catalog }: Play, tile: TileId, source: string): readonly string[] {
  const stickers = state.legacy ? (state.marks[tile]?.stickers ?? []) : []
  if (stickers.length === 0 || source !== addresses.tile(tile)) return []
  return stickers.flatMap((id) => catalog.stickers?.[id]?.instead ?? [])
}

/** One deed for each target or name the action can take. */
function pushActs(
  play: Play,
  deeds: TurnChoice[],
  action: ActionDef,
  at: string,
  key: string,
  scope: Scope,
): void {
  if (action.target) {
    for (const target of affected(play, action.target, scope))
      if (isPossible(play, action.do!, aimedAt(scope, target)))
        deeds.push({ key: keys.aimed(key, target), do: 'act', at, scope: aimedAt(scope, target) })
    return
  }
  deeds.push({ key, do: 'act', at, scope })
  if (action.names) {
    for (const { id } of play.state.explorers)
      deeds.push({ key: keys.aimed(key, id), do: 'act', at, scope: naming(scope, id) }) // L-AMB-77
  }
}

export const isFor = (explorer: Explorer, action: ActionDef): boolean =>
  !action.by || action.by === 'everyone' || explorer.team === action.by

const isSpent = (play: Play, { once }: ActionDef, at: string, explorer: Explorer): boolean =>
  once !== undefined && play.state.onces.includes(onceOf(once, at, explorer))

/** L-AMB-87: a figure may drag one corpse from its tile, at a cost for each tile left. */
function corpses(play: Play, explorer: Explorer, deeds: TurnChoice[]): void {
  const { turn, explorers } = play.state
  if (play.rules.moves.corpse === null) return
  if (turn.drags) deeds.push({ key: keys.release(turn.drags), do: 'drag', corpse: turn.drags, held: false })
  else if (turn.moves > 0) {
    for (const { id, dead, borneBy, tile } of explorers) {
      if (dead && !borneBy && tile === explorer.tile)
        deeds.push({ key: keys.drag(id), do: 'drag', corpse: id, held: true })
    }
  }
}

/** L-TRTR-07, L-AMB-69: at the start of the turn a traitor may ignore an Ongoing Event, or heed it again. */
function ongoing(play: Play, explorer: Explorer, deeds: TurnChoice[]): void {
  for (const card of ignorable(play, explorer)) {
    const ignored = !explorer.ignores.includes(card)
    deeds.push({ key: ignored ? keys.ignore(card) : keys.heed(card), do: 'ignore', card, ignored })
  }
}

/** Carries a deed out; `end` is the turn's own business. */
export function perform(play: Play, explorer: Explorer, deed: Exclude<TurnChoice, { do: 'end' }>): void {
  switch (deed.do) {
    case 'go':
      return setOut(play, explorer, deed.way)
    case 'act':
      return act(play, explorer, deed.at, deed.scope)
    case 'attack':
      play.state.turn.words.push('attack')
      markUsed(explorer, deed.card) // L-ITEM-10, L-AMB-50
      if (deed.at) openBox(play, deed.at, explorer)
      return startAttack(play, explorer.id, deed.target, deed.at, deed.card)
    case 'hand':
      return startHanding(play, explorer, deed.what, deed.with, deed.thing)
    case 'loot':
      return loot(play, explorer, deed.from, deed.card)
    case 'drag':
      play.state.turn.drags = deed.held ? deed.corpse : null
      return happen(play, {
        kind: 'corpse-held',
        rules: ['L-AMB-87'],
        who: explorer.id,
        corpse: deed.corpse,
        held: deed.held,
      })
    case 'show':
      return showSide(play, explorer, ['E2-HIDDEN-05'])
    case 'ignore':
      return ignore(play, explorer, deed.card, deed.ignored)
  }
}

function markUsed({ cards, used }: Explorer, card: CardId | null): void {
  if (card && cards.includes(card) && !used.includes(card)) used.push(card)
}

/** What is done once is marked as done, and the other side may read the box it stands in (L-INFO-03). */
function openBox(play: Play, at: string, explorer: Explorer): void {
  const action = play.index.actions.get(at)!
  if (action.once) play.state.onces.push(onceOf(action.once, at, explorer))
  if (kindAt(at) === 'haunt') disclose(play, at)
}

/** L-ACT-06, L-ITEM-10: the word is spent and the card is used, then the effect runs. */
function act(play: Play, explorer: Explorer, at: string, scope: Scope): void {
  const action = play.index.actions.get(at)!
  if (!action.free) play.state.turn.words.push(action.word)
  play.state.turn.onces.push(...(action.free || play.rules.act.spends === 'source' ? [at] : []))
  markUsed(explorer, scope.card)
  happen(play, {
    kind: 'acted',
    rules: ['L-ACT-06'],
    who: explorer.id,
    word: action.word,
    source: scope.source,
    name: action.name ?? null,
    target: scope.target,
    named: scope.named,
  })
  openBox(play, at, explorer)
  if (!hasRoll(action)) broughtOff(play, at, explorer.id)
  runList(play, action.do!, scope)
}
