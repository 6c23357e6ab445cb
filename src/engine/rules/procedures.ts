/** The frames of every rule procedure by name, for editions to take. */
import type { Procedures } from '../play.ts'
import { attackFrame, stealFrame } from './attack.ts'
import { halfFrame } from './barriers.ts'
import { damageFrame, hurtFrame } from './damage.ts'
import { deathFrame } from './death.ts'
import { discoverFrame, symbolsFrame } from './discover.ts'
import { drawFrame, refuseFrame, resolveEventFrame } from './draw.ts'
import { handFrame } from './hand.ts'
import { hauntCheckFrame } from './haunt-roll.ts'
import { heirloomFrame } from './heirlooms.ts'
import { leaveFrame } from './leave.ts'
import { afterFrame, gatherFrame } from './legacy.ts'
import { monsterFrame, monstersFrame, swarmFrame } from './monsters.ts'
import { opsFrame } from './ops.ts'
import { passFrame } from './pass.ts'
import { reactFrame } from './reactions.ts'
import { rollFrame } from './roll.ts'
import { gameFrame, houseFrame } from './round.ts'
import { startHauntFrame } from './start-haunt.ts'
import { tradeFrame } from './trade.ts'
import { gainFrame } from './traits.ts'
import { turnFrame } from './turn.ts'
import { volunteerFrame } from './volunteer.ts'

export const FRAMES: Procedures['frames'] = {
  game: gameFrame,
  turn: turnFrame,
  monsters: monstersFrame,
  monster: monsterFrame,
  swarm: swarmFrame,
  house: houseFrame,
  ops: opsFrame,
  react: reactFrame,
  leave: leaveFrame,
  discover: discoverFrame,
  half: halfFrame,
  pass: passFrame,
  symbols: symbolsFrame,
  draw: drawFrame,
  'resolve-event': resolveEventFrame,
  refuse: refuseFrame,
  heirloom: heirloomFrame,
  gain: gainFrame,
  hurt: hurtFrame,
  damage: damageFrame,
  roll: rollFrame,
  attack: attackFrame,
  steal: stealFrame,
  hand: handFrame,
  trade: tradeFrame,
  death: deathFrame,
  'haunt-check': hauntCheckFrame,
  volunteer: volunteerFrame,
  gather: gatherFrame,
  after: afterFrame,
  'start-haunt': startHauntFrame,
}
