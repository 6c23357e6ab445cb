/** ATTACK in all its forms, and STEAL (L-ATK, L-STEAL, L-MON-23, L-AMB-27, L-AMB-50, L-AMB-55..58). */

import { addresses, printedOn, UNARMED_ATTACK } from '../addresses.ts'
import { type CardId, type CharacterId, kindOf, type ObjectId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import type { AttackDef, OpList, ReactionDef } from '../language/defs.ts'
import { numberOf, whoIs } from '../language/evaluate.ts'
import { answered, ask, happen, type Play, pop, push, runList } from '../play.ts'
import {
  characterOf,
  findExplorer,
  findMonster,
  isMonster,
  isThere,
  monsterDef,
  possession,
  seatFor,
  tileIdOf,
  valueFor,
} from '../state/characters.ts'
import type { FrameOf, Scope } from '../state/flow.ts'
import { adjacentTiles, inSight, isIsolated, tileOf } from '../state/house.ts'
import { scopeWith, withRoll } from '../state/scope.ts'
import { mayAttack } from '../state/sides.ts'
import type { Explorer, Monster } from '../state/state.ts'
import { isApart } from './barriers.ts'
import { gainThing, loseThing } from './cards.ts'
import { damageLeft, hurt } from './damage.ts'
import { askFor } from './decide.ts'
import { useUp } from './lasting.ts'
import { defeatMonster } from './monster-tokens.ts'
import { kindsOf, mayHave, objectDef } from './objects.ts'
import { anyAnswer, eachAnswer, scopeFor } from './questions.ts'
import { disclose, react } from './reactions.ts'
import { rollFor } from './roll.ts'

/** L-ATK-04, L-ITEM-15, L-LOS-03, L-AMB-40: whom one can aim at from here. */
export function targetsInReach(play: Play, id: CharacterId, reach: AttackDef['reach']): CharacterId[] {
  const { state } = play
  const here = tileIdOf(state, id)
  const { region } = tileOf(state, here)
  const reaches = (tile: string): boolean => {
    if (tile === here) return true
    if (reach === 'here' || isIsolated(play, here) || isIsolated(play, tile)) return false // L-PREC-02
    if (reach === 'sight') return inSight(play, here, tile)
    return tileOf(state, tile).region === region && adjacentTiles(play, here).includes(tile)
  }
  const targets: CharacterId[] = []
  for (const { id: other, tile } of [...state.explorers, ...state.monsters]) {
    if (reaches(tile) && isGame(play, id, other) && !isApart(play, id, other)) targets.push(other)
  }
  return targets
}

/** May the one attack the other? A monster with prey of its own attacks that alone, whatever its side. */
export function isGame(play: Play, one: CharacterId, other: CharacterId): boolean {
  const hunter = findMonster(play.state, one)
  const prey = hunter && monsterDef(play, hunter).prey
  if (!hunter || prey === undefined || prey === null) return mayAttack(play, one, other)
  if (findExplorer(play.state, other)?.dead !== false) return false
  return whoIs(play, prey, scopeFor(addresses.monster(hunter.kind), 'attack', one)).includes(other)
}

/** L-ATK-01: only once the haunt runs; L-ATK-18: a trait known to be missing is not worth the word in editions that refuse it. */
export function armedTargets(
  play: Play,
  explorer: Explorer,
  attack: AttackDef,
  only: CharacterId[] | null,
): CharacterId[] {
  if (play.state.phase !== 'haunt') return []
  return targetsInReach(play, explorer.id, attack.reach).filter(
    (id) =>
      (only === null || only.includes(id)) &&
      (play.rules.attack.missingTraitWastes || valueFor(play, id, attack.trait) !== null) &&
      isWorthIt(play, explorer, attack, id),
  )
}

/** E1-ATK-11, E2-ATK-11: where the stunned are attacked only for a gain, there must be one. */
function isWorthIt(play: Play, explorer: Explorer, attack: AttackDef, id: CharacterId): boolean {
  const target = play.rules.attack.stunned === 'for-gain' ? findMonster(play.state, id) : null
  if (!target?.stunned) return true
  if (monsterDef(play, target).killable || attack.instead || attack.dealt || attack.killed) return true
  if (play.catalog.haunts[play.state.haunt!.number]!.reactions.some(isForBeatenMonsters)) return true
  return (
    attack.reach === 'here' && mayRob(play, explorer, target) && stealable(play, explorer, target).length > 0
  )
}

const isForBeatenMonsters = ({ on, who }: ReactionDef): boolean =>
  on === 'beaten' && (who === 'monster' || who === 'everyone')

const UNARMED: AttackDef = { trait: 'might', reach: 'here' }

/** L-ATK-03. */
export const unarmedTargets = (play: Play, explorer: Explorer): CharacterId[] =>
  armedTargets(play, explorer, UNARMED, null)

export function startAttack(
  play: Play,
  by: CharacterId,
  target: CharacterId,
  at: string | null,
  card: CardId | null,
): void {
  const { trait } = attackDef(play, by, at)
  const ranged = tileIdOf(play.state, by) !== tileIdOf(play.state, target)
  push(play, 'attack', { by, target, trait, card, at, ranged, mine: 0, theirs: 0, stole: false })
}

function attackDef(play: Play, by: CharacterId, at: string | null): AttackDef {
  const monster = findMonster(play.state, by)
  if (monster) return { ...UNARMED, ...monsterDef(play, monster).attack! }
  return (at && play.index.actions.get(at)?.attack) || UNARMED
}

function attackScope({ state }: Play, { by, target, card, at }: FrameOf<'attack'>['with']): Scope {
  const monster = findMonster(state, by)
  const printed = at && printedOn(at)
  const source = monster ? addresses.monster(monster.kind) : (printed ?? UNARMED_ATTACK)
  return scopeWith(scopeFor(source, 'attack', by, card), { target, word: 'attack' })
}

/** The last steps. */
const AFTERMATH = 4
const OVER = 5

export function attackFrame(play: Play, frame: FrameOf<'attack'>): void {
  const { with: fight } = frame
  if (frame.step > AFTERMATH || !isThere(play.state, fight.by)) return closeAttack(play, frame)
  const scope = attackScope(play, fight)
  const def = attackDef(play, fight.by, fight.at)
  switch (frame.step++) {
    case 0:
      return openAttack(play, frame, def, scope)
    case 1: {
      fight.mine = frame.result
      // L-ATK-06, L-ATK-12, L-ATK-15: the same trait, stunned or not.
      return rollFor(play, scope, { who: fight.target, trait: fight.trait, dice: 0, add: 0 }, 'defence')
    }
    case 2:
      fight.theirs = frame.result
      return compare(play, frame, def, scope)
    case 3:
      return chooseTheft(play, frame)
    default:
      return aftermath(play, frame, def, scope)
  }
}

function openAttack(play: Play, frame: FrameOf<'attack'>, def: AttackDef, scope: Scope): void {
  const { by, target, trait, card, at, ranged } = frame.with
  for (const id of [by, target]) {
    const monster = findMonster(play.state, id)
    if (monster) disclose(play, addresses.monster(monster.kind)) // L-INFO-04, L-ATK-19
  }
  happen(play, {
    kind: 'attacked',
    rules: ['L-ATK-04'],
    who: by,
    target,
    trait,
    card,
    ranged,
    ...(at !== null && { at }),
  })
  if (valueFor(play, target, trait) === null) {
    happen(play, { kind: 'attack-wasted', rules: ['L-ATK-18', 'L-ATK-19'], who: by, target, trait })
    return pop(play)
  }
  const dice = def.dice === undefined ? 0 : numberOf(play, def.dice, scope)
  const add = def.add === undefined ? 0 : numberOf(play, def.add, scope)
  rollFor(play, scope, { who: by, trait, dice: dice + diceAgainst(play, by, target), add }, 'attack')
}

/** What protects the target costs the attacker dice; a protection for one attack is then used up. */
function diceAgainst(play: Play, by: CharacterId, target: CharacterId): number {
  let dice = 0
  eachAnswer(play, target, 'attacker-dice', (answer, scope, lasting) => {
    if (answer.only === 'people' && findMonster(play.state, by)) return // L-CORE-07
    dice += numberOf(play, answer.by, scope)
    useUp(play, lasting)
  })
  return dice
}

/** L-ATK-07..13, L-ATK-20: who is hurt, by how much, or what comes in its place. Moves on to the aftermath unless a theft is to be chosen. */
function compare(play: Play, frame: FrameOf<'attack'>, def: AttackDef, scope: Scope): void {
  const { by, target, mine, theirs, ranged } = frame.with
  const margin = Math.abs(mine - theirs)
  if (margin === 0) {
    frame.step = OVER
    happen(play, { kind: 'attack-tied', rules: ['L-ATK-08'], who: by, target })
    if (def.tied) runAfter(play, frame, def.tied, scope)
    return
  }
  const won = mine > theirs
  const [winner, loser] = won ? [by, target] : [target, by]
  happen(play, { kind: 'attack-won', rules: ['L-ATK-09'], winner, loser, by: margin })
  if (won && def.instead) {
    frame.step = OVER
    return runAfter(play, frame, def.instead, withRoll(scope, margin))
  }
  const seat = seatFor(play, by)
  // L-AMB-71: nobody decides for the house's monsters, and they do harm.
  if (won && seat !== null && mayStealFrom(play, frame))
    return ask(play, seat, 'steal', { who: by }, ['damage', 'steal'])
  frame.step = won ? AFTERMATH : OVER
  if (won || !isSpared(play, target, ranged)) harm(play, loser, margin, frame)
}

/** L-ATK-13, L-ATK-20: losing to a stunned monster, or to one far off, does no harm. */
const isSpared = (play: Play, target: CharacterId, ranged: boolean): boolean =>
  ranged || findMonster(play.state, target)?.stunned === true

/** L-ATK-10, L-ATK-16, L-ATK-17, L-MON-23: monsters are stunned, people take damage of the trait's kind. */
function harm(play: Play, loser: CharacterId, margin: number, { with: fight }: FrameOf<'attack'>): void {
  if (findMonster(play.state, loser))
    defeatMonster(play, loser, loser === fight.target ? attackDef(play, fight.by, fight.at).stuns : 1)
  else hurt(play, [loser], { kind: kindOf(fight.trait) }, margin, 'attack')
}

function chooseTheft(play: Play, frame: FrameOf<'attack'>): void {
  const { by, target, mine, theirs } = frame.with
  if (answered(frame) === 'steal') {
    frame.with.stole = true
    push(play, 'steal', { by, from: target, dealt: dealtTo(play, target, frame) })
  } else harm(play, target, mine - theirs, frame)
}

/** Effects of the weapon once damage was dealt, and once it killed. */
function aftermath(play: Play, frame: FrameOf<'attack'>, def: AttackDef, scope: Scope): void {
  const { target } = frame.with
  const victim = findExplorer(play.state, target)
  const killed = victim ? victim.dead : !findMonster(play.state, target)
  if (killed && def.killed) runAfter(play, frame, def.killed, scope)
  if (def.dealt && !frame.with.stole && (frame.result > 0 || !victim)) runAfter(play, frame, def.dealt, scope)
}

/** Last of all, what it brings upon whoever lost it. */
function closeAttack(play: Play, { with: { by, target, mine, theirs } }: FrameOf<'attack'>): void {
  pop(play)
  const [winner, loser] = mine > theirs ? [by, target] : [target, by]
  if (mine !== theirs && isThere(play.state, loser) && isThere(play.state, winner))
    react(play, 'beaten', loser, { target: winner, rolled: Math.abs(mine - theirs) })
}

/** A weapon's effects are the card's own, not the attack's. */
function runAfter(play: Play, { with: fight }: FrameOf<'attack'>, list: OpList, scope: Scope): void {
  const kind = fight.card ? play.catalog.cards[fight.card]!.kind : 'haunt'
  runList(play, list, scopeWith(scope, { cause: kind }))
}

/** L-STEAL-01, L-STEAL-02: by the damage that it would deal, whatever protects the target. L-STEAL-08, L-STEAL-10, L-AMB-56, L-AMB-58. */
function mayStealFrom(play: Play, frame: FrameOf<'attack'>): boolean {
  const { by, target, ranged, trait } = frame.with
  const kinds = play.rules.attack.steal?.kinds ?? ['physical']
  if (ranged || !kinds.includes(kindOf(trait))) return false
  const [thief, victim] = [characterOf(play.state, by), characterOf(play.state, target)]
  if (!mayRob(play, thief, victim)) return false
  return stealable(play, thief, victim, dealtTo(play, target, frame)).length > 0
}

/** The damage that a won attack would deal. */
function dealtTo(play: Play, target: CharacterId, { with: fight }: FrameOf<'attack'>): number {
  const margin = fight.mine - fight.theirs
  if (findMonster(play.state, target)) return margin
  return damageLeft(play, target, kindOf(fight.trait), margin, 'attack').left
}

/** The least damage that may be turned into the theft of this thing; E3-ACT-08: where there is no theft, only what grants it. */
export function leastDamage(play: Play, thief: CharacterId, thing: CardId | ObjectId): number {
  let least = play.rules.attack.steal?.from ?? Number.POSITIVE_INFINITY
  eachAnswer(play, thief, 'steal-at', ({ by, thing: only }) => {
    if (only === undefined || only === thing) least = Math.min(least, by)
  })
  return least
}

/** L-STEAL-08: monsters neither steal nor are robbed, unless the haunt allows it. */
export const mayRob = (play: Play, thief: Explorer | Monster, target: Explorer | Monster): boolean =>
  !(isMonster(thief) && !opensTheft(play, 'by')) && !(isMonster(target) && !opensTheft(play, 'from'))

const opensTheft = (play: Play, way: 'by' | 'from'): boolean =>
  play.catalog.haunts[play.state.haunt!.number]!.passives.some(
    (passive) => passive.ask === 'steal-monsters' && passive[way] === true,
  )

/** L-STEAL-07, L-OBJ-04: a haunt may keep an Object from being stolen. With `dealt`, what so much damage is enough for. */
export function stealable(
  play: Play,
  thief: Explorer | Monster,
  target: Explorer | Monster,
  dealt?: number,
): (CardId | ObjectId)[] {
  const objects = kindsOf(target.objects).filter(
    (id) => objectDef(play, id)?.stealable !== false && mayHave(play, thief, id),
  )
  const { steal } = play.rules.attack
  const cards = target.cards.filter((card) => {
    const { kind, may } = possession(play, card)
    return (!steal || steal.takes.includes(kind)) && may?.steal !== false
  })
  const things = [...cards, ...objects]
  return dealt === undefined ? things : things.filter((thing) => dealt >= leastDamage(play, thief.id, thing))
}

/** L-STEAL-03..06: the thief picks; the thing arrives used. */
export function stealFrame(play: Play, frame: FrameOf<'steal'>): void {
  const { by, from, dealt } = frame.with
  const target = characterOf(play.state, from)
  const answer = answered(frame)
  if (!answer)
    return askFor(
      play,
      by,
      'pick',
      {},
      stealable(play, characterOf(play.state, by), target, dealt).map((thing) => keys.thing(thing)),
    )
  const thing = readKey(answer, 'thing').thing
  loseThing(play, target, thing)
  gainThing(play, characterOf(play.state, by), thing)
  happen(play, { kind: 'stole', rules: ['L-STEAL-03', 'L-STEAL-04'], who: by, from, thing })
  pop(play)
  react(play, 'received', by, { target: from, named: thing })
}

/** May a monster attack this explorer, as far as cards let it? */
export const isShielded = (play: Play, id: CharacterId): boolean =>
  anyAnswer(play, id, 'not-attacked-by-monsters')
