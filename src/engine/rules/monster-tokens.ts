/** Monster tokens: placed, stunned, killed, removed (L-MON-11..13, L-COMP-20, L-COMP-21). */
import { addresses } from '../addresses.ts'
import type { CharacterId, ExplorerId, MonsterId, TileId } from '../ids.ts'
import { happen, type Play } from '../play.ts'
import { monsterDef, monsterOf } from '../state/characters.ts'
import { freshTurn } from '../state/turn.ts'
import { dropAll } from './cards.ts'
import { endAllOn } from './lasting.ts'
import { checkLastOnes } from './victory.ts'

/** L-COMP-20, L-COMP-21, L-TOK-10: the lowest numbered token of the kind's size that is free. */
export function placeMonster(play: Play, kind: string, tile: TileId, of?: ExplorerId): void {
  const haunt = play.state.haunt!
  const def = play.index.monsters.get(addresses.monsterBox(haunt.number, kind))!
  const taken = play.state.monsters.filter((other) => monsterDef(play, other).size === def.size)
  let number = 1
  while (taken.some((other) => other.number === number)) number++
  if (number > play.rules.monsters[def.size]) return // L-COMP-20, L-COMP-21: no token is left
  const id: MonsterId = `${kind}-${number}`
  play.state.monsters.push({
    id,
    kind,
    number,
    tile,
    stunned: false,
    ...(of && { of }),
    objects: [],
    cards: [],
  })
  happen(play, { kind: 'monster-placed', rules: ['L-START-09'], who: id, tile })
}

/** L-MON-11..13, L-MON-20, L-AMB-72: stunned, whatever the blow, for so many of its turns; what it carries falls. */
export function stunMonster(play: Play, id: CharacterId, turns = 1): void {
  const monster = monsterOf(play.state, id)
  if (monsterDef(play, monster).unstunnable) return // E3-MON-05
  if (turns - 1 > (monster.stunnedFor ?? 0)) monster.stunnedFor = turns - 1
  if (monster.stunned) return
  monster.stunned = true
  dropAll(play, id, ['L-MON-20'])
  happen(play, { kind: 'stunned', rules: ['L-MON-11'], who: id })
}

/** L-ATK-10: stunned, unless the haunt lets it be killed. */
export function defeatMonster(play: Play, id: CharacterId, turns = 1): void {
  const monster = monsterOf(play.state, id)
  if (!monsterDef(play, monster).killable) return stunMonster(play, id, turns)
  removeMonster(play, id)
}

/** Its token goes back to the box, and what it carried stays where it was. */
export function removeMonster(play: Play, id: CharacterId): void {
  dropAll(play, id, ['L-ATK-10'])
  endAllOn(play, id)
  play.state.monsters = play.state.monsters.filter((other) => other.id !== id)
  if (play.state.turn.who === id) play.state.turn = freshTurn(null)
  happen(play, { kind: 'monster-removed', rules: ['L-ATK-10'], who: id })
  checkLastOnes(play) // L-AMB-75
}
