/** Ways that take a roll to pass: a turning wall, tried once a turn (E2-ROOM-22). */
import { addresses } from '../addresses.ts'
import { happen, type Play, pop, push } from '../play.ts'
import { explorerOf } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import { passRoll } from '../state/house.ts'
import type { Explorer } from '../state/state.ts'
import { leave } from './leave.ts'
import { passOnce, type Way } from './move.ts'
import { scopeFor } from './questions.ts'
import { rollFor } from './roll.ts'

export function setOut(play: Play, explorer: Explorer, way: Way): void {
  const { to, side, cost } = way
  if (to !== null && side === null && mustRoll(play, explorer, to))
    return push(play, 'pass', { who: explorer.id, to, cost })
  leave(play, explorer, way)
}

/** E1-TRAITOR-03, E2-TRAITOR-03: a traitor passes a turning wall freely. */
const mustRoll = (play: Play, { tile, shown }: Explorer, to: string): boolean =>
  passRoll(play.state, tile, to) !== null && !(play.state.haunt && shown === 'traitor')

export function passFrame(play: Play, frame: FrameOf<'pass'>): void {
  const { who, to, cost } = frame.with
  const explorer = explorerOf(play.state, who)
  const { trait, needs } = passRoll(play.state, explorer.tile, to)!
  if (frame.step === 0) {
    frame.step = 1
    play.state.turn.onces.push(passOnce(explorer.tile, to))
    const scope = scopeFor(addresses.tile(explorer.tile), 'tile', who)
    return rollFor(play, scope, { who, trait, dice: 0, add: 0 })
  }
  pop(play)
  if (frame.result >= needs) return leave(play, explorer, { key: '', to, side: null, cost })
  happen(play, { kind: 'link-failed', rules: ['E2-ROOM-22'], who, to })
}
