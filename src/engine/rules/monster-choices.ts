/** The choices of a monster in its turn (L-MON-06..10). */
import { addresses } from '../addresses.ts'
import type { ExplorerId, MonsterId } from '../ids.ts'
import { keys } from '../keys.ts'
import type { PrintedAction } from '../language/catalog-index.ts'
import { holds } from '../language/evaluate.ts'
import type { Play } from '../play.ts'
import { monsterDef, monsterOf } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import { tileOf } from '../state/house.ts'
import type { Monster } from '../state/state.ts'
import { isShielded, targetsInReach } from './attack.ts'
import { type Way, waysOut } from './move.ts'
import { kindsOf, mayHave } from './objects.ts'
import { onceOf } from './onces.ts'
import { isPossible } from './possible.ts'
import { scopeFor } from './questions.ts'

export type MonsterDeed =
  | { key: string; do: 'go'; way: Way }
  | { key: string; do: 'attack'; target: ExplorerId }
  | { key: string; do: 'travel'; at: string }
  | { key: string; do: 'pick-up' | 'drop'; thing: string }
  | { key: string; do: 'end' }

/** L-MON-06, L-MON-08, L-MON-09: known tiles, the attack its box grants, and carrying where that is allowed. */
export function deedsOfMonster(play: Play, frame: FrameOf<'monster'>): MonsterDeed[] {
  const { who, attacked } = frame.with
  const monster = monsterOf(play.state, who)
  const def = monsterDef(play, monster)
  const deeds: MonsterDeed[] = waysOut(play, who).map((way) => ({ key: way.key, do: 'go', way }))
  if (def.attack && !attacked) {
    for (const target of preyOf(play, who)) deeds.push({ key: keys.attack(target), do: 'attack', target })
  }
  if (def.mayCarry) {
    const tile = tileOf(play.state, monster.tile)
    for (const thing of [...tile.pile, ...kindsOf(tile.objects)])
      if (mayHave(play, monster, thing)) deeds.push({ key: keys.pickUp(thing), do: 'pick-up', thing })
    for (const thing of [...monster.cards, ...kindsOf(monster.objects)])
      deeds.push({ key: keys.drop(thing), do: 'drop', thing })
  }
  for (const { key, at } of travelsFrom(play, monster)) deeds.push({ key, do: 'travel', at })
  deeds.push({ key: 'end', do: 'end' })
  return deeds
}

/** L-MON-07: actions of its tile that are special movement. */
function travelsFrom(play: Play, monster: Monster): PrintedAction[] {
  const source = addresses.tile(monster.tile)
  const scope = scopeFor(source, 'tile', monster.id)
  return play.index.printed.get(source)!.filter(({ at, def: { travel, word, once, when, do: list } }) => {
    if (!travel || !list || play.state.turn.words.includes(word)) return false
    if (once && play.state.onces.includes(onceOf(once, at, monster))) return false
    return (!when || holds(play, when, scope)) && isPossible(play, list, scope)
  })
}

export function preyOf(play: Play, who: MonsterId): ExplorerId[] {
  const { attack } = monsterDef(play, monsterOf(play.state, who))
  return targetsInReach(play, who, attack?.reach ?? 'here').filter((id) => !isShielded(play, id))
}
