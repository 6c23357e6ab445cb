/** Open a door: its sticker is in force at once and in every later game (L-CAMP-11..13). */
import { record } from '../rules/record.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'open-door': OpenDoorOp
  }
}

export interface OpenDoorOp {
  op: 'open-door'
  door: string
}

export const openDoor: Effect<OpenDoorOp> = {
  schema: ({ z, id }) =>
    z
      .strictObject({ door: id('door') })
      .describe('opens a door for good: its sticker is in force (campaign)'),
  run(play, { door }, frame) {
    const { legacy } = play.state
    if (!legacy || legacy.doors.includes(door)) return
    legacy.doors.push(door)
    record(play, { kind: 'opened', door, cause: frame.with.scope.source })
  },
  sentence: ({ door }, say) => `open the door of ${say.name(door)}`,
  weigh: () => {},
}
