/** Monsters: tokens, stun and recovery, their turns one by one (L-MON, L-AMB-71..73). */
import { addresses } from '../addresses.ts'
import type { MonsterId, TileId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { tilesOf, whoIs } from '../language/evaluate.ts'
import { isTiles } from '../language/tables.ts'
import { answered, ask, happen, type Play, pop, push, runList } from '../play.ts'
import {
  explorerOf,
  findMonster,
  fromLeftOf,
  keeperOf,
  monsterDef,
  monsterOf,
  seatFor,
  valueFor,
} from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import { distancesFrom } from '../state/house.ts'
import { withWord } from '../state/scope.ts'
import type { Explorer, Monster } from '../state/state.ts'
import { freshTurn } from '../state/turn.ts'
import { startAttack } from './attack.ts'
import { askHalf } from './barriers.ts'
import { dropThing, pickUp } from './cards.ts'
import { monsterDeeds } from './choices.ts'
import { endLasting, useUp } from './lasting.ts'
import { deedsOfMonster, type MonsterDeed, preyOf } from './monster-choices.ts'
import { moveCharacter, spend } from './move.ts'
import { onceOf } from './onces.ts'
import { isPassedOver } from './pass-over.ts'
import { anyAnswer, eachAnswer, scopeFor } from './questions.ts'
import { react, reactForGone } from './reactions.ts'
import { rollFor } from './roll.ts'

/** L-MON-16, L-MON-17, L-AMB-105: small ones by number, then large; each done before the next. */
export function monstersFrame(play: Play, frame: FrameOf<'monsters'>): void {
  const { state } = play
  if (frame.step === 0) {
    frame.step = 1
    state.haunt!.speeds = {}
    const place = (monster: Monster) =>
      (monsterDef(play, monster).size === 'large' ? 100 : 0) + monster.number
    frame.with.left = state.monsters
      .filter((monster) => !monsterDef(play, monster).neutral)
      .sort((a, b) => place(a) - place(b))
      .map(({ id }) => id)
    if (play.rules.monsters.speedRolls === 'first') frame.with.rolls = oneOfEachKind(play, frame.with.left)
  }
  if (frame.with.rolls && rollsNext(play, frame, frame.with.rolls)) return
  const next = nextMonster(play, frame)
  if (next === 'asked') return
  if (next) return openTurn(play, frame, next)
  if (frame.with.moved.length > 0) return gatherSwarm(play, frame)
  if (frame.step === 1) {
    frame.step = 2
    for (const id of frame.with.missed ?? []) recover(play, id)
    return reactForGone(play, keeperOf(play)?.id ?? state.haunt!.revealer)
  }
  endLasting(play, ({ until }) => until === 'monster-turn-end')
  pop(play)
}

/** E1-MON-01: those that roll for their kinds before any monster moves. */
function oneOfEachKind({ state }: Play, left: readonly MonsterId[]): MonsterId[] {
  const awake = left.map((id) => monsterOf(state, id)).filter(({ stunned }) => !stunned)
  return [...new Map(awake.map((monster) => [monster.kind, monster.id])).values()]
}

/** Notes the roll just made and makes the next one, if there is one. */
function rollsNext(play: Play, frame: FrameOf<'monsters'>, rolls: MonsterId[]): boolean {
  const { speeds } = play.state.haunt!
  for (const kind of Object.keys(speeds)) if (speeds[kind] === -1) speeds[kind] = frame.result
  const next = rolls.shift()
  if (next === undefined) {
    delete frame.with.rolls
    return false
  }
  rollSpeed(play, monsterOf(play.state, next))
  return true
}

/** L-MON-16: by number; E3-RUL-24: whoever runs them chooses which of them acts next. */
function nextMonster(play: Play, frame: FrameOf<'monsters'>): MonsterId | 'asked' | undefined {
  const { with: mine } = frame
  const keeper = play.rules.monsters.order === 'choice' ? keeperOf(play) : null
  const answer = answered(frame)
  if (answer) {
    const { target } = readKey(answer, 'target')
    mine.left = mine.left.filter((id) => id !== target)
    return target
  }
  if (keeper) mine.left = mine.left.filter((id) => findMonster(play.state, id))
  if (!keeper || mine.left.length < 2) return mine.left.shift()
  ask(
    play,
    keeper.seat,
    'next-monster',
    { who: keeper.id },
    mine.left.map((id) => keys.target(id)),
  )
  return 'asked'
}

/** A monster of a swarm only moves in its own turn; the swarm strikes when all of it has moved (L-MON-18). */
function openTurn(play: Play, frame: FrameOf<'monsters'>, id: MonsterId): void {
  const monster = findMonster(play.state, id)
  if (!monster || isPassedOver(play, id)) return
  if (monster.stunned && play.rules.monsters.recover === 'end') {
    frame.with.missed ??= []
    frame.with.missed.push(id)
    return
  }
  const isSwarm = monsterDef(play, monster).swarm === true
  if (isSwarm && !monster.stunned) frame.with.moved.push(id)
  push(play, 'monster', { who: id, attacked: isSwarm })
}

function gatherSwarm(play: Play, frame: FrameOf<'monsters'>): void {
  const kindOf = (id: MonsterId) => findMonster(play.state, id)?.kind
  const kind = kindOf(frame.with.moved[0]!)
  const members = frame.with.moved.filter((id) => kindOf(id) === kind)
  frame.with.moved = frame.with.moved.filter((id) => !members.includes(id))
  push(play, 'swarm', { members })
}

/** L-MON-18: one attack for the whole swarm, by a member that shares a tile with the one attacked. */
export function swarmFrame(play: Play, frame: FrameOf<'swarm'>): void {
  const members = play.state.monsters.filter(({ id, stunned }) => frame.with.members.includes(id) && !stunned)
  const strikes = members.flatMap(({ id }) => preyOf(play, id).map((target) => ({ by: id, target })))
  const targets = [...new Set(strikes.map(({ target }) => target))]
  const answer = answered(frame)
  if (frame.step > 0 || targets.length === 0 || answer === 'end') {
    play.state.turn = freshTurn(null)
    return pop(play)
  }
  const who = strikes[0]!.by
  const keeper = keeperOf(play, monsterOf(play.state, who).kind)
  if (!answer && keeper) {
    play.state.turn = freshTurn(who)
    return ask(play, keeper.seat, 'monster', { who }, [
      ...targets.map((target) => keys.attack(target)),
      'end',
    ])
  }
  frame.step = 1
  const strike = strikes.find(({ target }) => answer === null || answer === keys.attack(target))!
  startAttack(play, strike.by, strike.target, null, null)
}

export function monsterFrame(play: Play, frame: FrameOf<'monster'>): void {
  const { who } = frame.with
  const monster = findMonster(play.state, who)
  if (!monster) return pop(play) // killed in its own turn
  switch (frame.step) {
    case 0:
      if (monster.stunned) {
        recover(play, who)
        return pop(play)
      }
      frame.step = 1
      play.state.turn = freshTurn(who) // L-AMB-22: it is the active one from here on
      react(play, 'monster-turn-start', who) // L-HSTR-10
      return
    case 1:
      // L-AMB-72: stunned by its own text, its turn is over before it rolls.
      frame.step = monster.stunned ? 4 : 2
      if (!monster.stunned) rollSpeed(play, monster)
      return
    case 2:
      frame.step = 3
      return grantMoves(play, monster, frame.result)
    case 3:
      return takeTurn(play, frame, monster)
    case 4:
      frame.step = 5
      react(play, 'monster-turn-end', who)
      askHalf(play, who)
      return
    default:
      play.state.turn = freshTurn(null)
      return pop(play)
  }
}

/** L-MON-13, L-MON-14: that is the whole of its turn, so what it dropped is out of its reach until the next (L-MON-21). */
function recover(play: Play, id: MonsterId): void {
  const monster = findMonster(play.state, id)
  if (!monster?.stunned) return
  if (monster.stunnedFor) {
    monster.stunnedFor--
    if (monster.stunnedFor === 0) delete monster.stunnedFor
    return
  }
  monster.stunned = false
  happen(play, { kind: 'recovered', rules: ['L-MON-13'], who: id })
}

/** L-MON-03, L-MON-04, L-AMB-73: one Speed roll for a kind, made for the first that acts or before any moves. */
function rollSpeed(play: Play, monster: Monster): void {
  const { speeds } = play.state.haunt!
  if (speeds[monster.kind] !== undefined || valueFor(play, monster.id, 'speed') === null) return
  const scope = scopeFor(addresses.monster(monster.kind), 'rule', monster.id)
  speeds[monster.kind] = -1
  rollFor(play, scope, { who: monster.id, trait: 'speed', dice: 0, add: 0 }, 'monster-speed')
}

function grantMoves(play: Play, monster: Monster, rolled: number): void {
  const { speeds } = play.state.haunt!
  if (speeds[monster.kind] === -1) speeds[monster.kind] = rolled
  const speed = speeds[monster.kind]
  let add = 0
  eachAnswer(play, monster.id, 'speed-roll-add', (answer, _scope, lasting) => {
    add += answer.by
    useUp(play, lasting)
  })
  const still = speed === undefined || anyAnswer(play, monster.id, 'may-not-move')
  const moves = still ? 0 : Math.max(1, speed + add) // L-MON-03: at least 1
  play.state.turn = { ...freshTurn(monster.id), moves, cancelled: still } // no step for what has no Speed
  happen(play, { kind: 'monster-moves', rules: ['L-MON-03'], who: monster.id, moves })
}

function goBy(play: Play, monster: Monster, at: string): void {
  const { word, once, name, do: list } = play.index.actions.get(at)!
  const source = addresses.tile(monster.tile)
  play.state.turn.words.push(word)
  if (once) play.state.onces.push(onceOf(once, at, monster))
  const about = { word, source, name: name ?? null, target: null, named: null }
  happen(play, { kind: 'acted', rules: ['L-MON-07'], who: monster.id, ...about })
  runList(play, list!, withWord(scopeFor(source, 'tile', monster.id), word))
}

function takeTurn(play: Play, frame: FrameOf<'monster'>, monster: Monster): void {
  const answer = answered(frame)
  const keeper = keeperOf(play, monster.kind)
  if (monster.stunned) {
    frame.step = 4 // L-AMB-72: stunned in its own turn, the turn is over
    return
  }
  if (!answer && keeper) return ask(play, seatFor(play, monster.id)!, 'monster', { who: monster.id }, null)
  // Nobody is asked for the house's monsters, so nothing was worked out for an asking.
  const deeds = keeper ? monsterDeeds(play, frame) : deedsOfMonster(play, frame)
  const key = answer ?? instinct(play, monster, deeds)
  const deed = deeds.find((one) => one.key === key)!
  switch (deed.do) {
    case 'go':
      spend(play, deed.way.cost)
      return moveCharacter(play, monster.id, deed.way.to!, deed.way.cost, 'walked')
    case 'attack':
      frame.with.attacked = true
      return startAttack(play, monster.id, deed.target, null, null)
    case 'travel':
      return goBy(play, monster, deed.at)
    case 'pick-up':
      return pickUp(play, monster.id, deed.thing)
    case 'drop':
      return dropThing(play, monster.id, deed.thing, ['L-MON-10'])
    case 'end':
      frame.step = 4
  }
}

/**
 * L-AMB-71: the house's monsters attack if they can, else go for the nearest of those they hunt, the one first
 * after the revealer on a tie; or where their box sends them.
 */
function instinct(play: Play, monster: Monster, deeds: readonly MonsterDeed[]): string {
  const { state } = play
  const strikes = deeds.flatMap((deed) => (deed.do === 'attack' ? [deed.target] : []))
  const people = fromLeftOf(state, explorerOf(state, state.haunt!.revealer).seat).filter(({ dead }) => !dead)
  const struck = people.find(({ id }) => strikes.includes(id))
  if (struck) return keys.attack(struck.id)
  const far = distancesFrom(play, monster.tile)
  const [nearest] = goalsOf(play, monster, people)
    .map((tile) => ({ tile, steps: far.get(tile) ?? 99 }))
    .sort((a, b) => a.steps - b.steps)
  if (!nearest) return 'end'
  const back = distancesFrom(play, nearest.tile)
  const nearer = deeds.find((deed) => deed.do === 'go' && (back.get(deed.way.to!) ?? 99) < nearest.steps)
  return nearer?.key ?? 'end'
}

/** The tiles it may head for; of equally near ones it takes the first. */
function goalsOf(play: Play, monster: Monster, people: readonly Explorer[]): readonly TileId[] {
  const { goes, prey } = monsterDef(play, monster)
  const scope = scopeFor(addresses.monster(monster.kind), 'rule', monster.id)
  if (goes !== undefined && isTiles(goes)) return tilesOf(play, goes, scope)
  const hunted = goes ?? prey
  if (hunted === undefined) return people.filter(({ shown }) => shown !== 'traitor').map(({ tile }) => tile)
  const ids = whoIs(play, hunted, scope)
  return people.filter(({ id }) => ids.includes(id)).map(({ tile }) => tile)
}
