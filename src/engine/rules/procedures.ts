/** The frames of every rule procedure by name, for editions to take. */
import type { Procedures } from '../play.ts'
import { attackFrame, stealFrame } from './attack.ts'
import { damageFrame, hurtFrame } from './damage.ts'
import { deathFrame } from './death.ts'
import { discoverFrame, symbolsFrame } from './discover.ts'
import { drawFrame, resolveEventFrame } from './draw.ts'
import { handFrame } from './hand.ts'
import { hauntCheckFrame } from './haunt-roll.ts'
import { monsterFrame, monstersFrame, swarmFrame } from './monsters.ts'
import { opsFrame } from './ops.ts'
import { reactFrame } from './reactions.ts'
import { rollFrame } from './roll.ts'
import { gameFrame, houseFrame } from './round.ts'
import { startHauntFrame } from './start-haunt.ts'
import { gainFrame } from './traits.ts'
import { turnFrame } from './turn.ts'

export const FRAMES: Procedures['frames'] = {
  game: gameFrame,
  turn: turnFrame,
  monsters: monstersFrame,
  monster: monsterFrame,
  swarm: swarmFrame,
  house: houseFrame,
  ops: opsFrame,
  react: reactFrame,
  discover: discoverFrame,
  symbols: symbolsFrame,
  draw: drawFrame,
  'resolve-event': resolveEventFrame,
  gain: gainFrame,
  hurt: hurtFrame,
  damage: damageFrame,
  roll: rollFrame,
  attack: attackFrame,
  steal: stealFrame,
  hand: handFrame,
  death: deathFrame,
  'haunt-check': hauntCheckFrame,
  'start-haunt': startHauntFrame,
}
