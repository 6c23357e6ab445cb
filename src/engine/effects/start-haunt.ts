/** A haunt begins by a trigger of its own, without a roll and whatever Omen was drawn (E3-REVEAL-03, E3-RUL-32). */
import { happen } from '../play.ts'
import { startHaunt } from '../rules/haunt-roll.ts'
import { explorerOf } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'start-haunt': StartHauntOp
  }
}

export interface StartHauntOp {
  op: 'start-haunt'
  haunt: number
}

export const startHauntOp: Effect<StartHauntOp> = {
  schema: ({ z }) =>
    z.strictObject({ haunt: z.int().min(0) }).describe('begins this haunt, before there is one'),
  possible: ({ state }) => state.phase === 'explore',
  run(play, { haunt }, frame) {
    if (play.state.phase !== 'explore') return
    const { id } = explorerOf(play.state, frame.with.scope.me)
    happen(play, { kind: 'haunt-forced', rules: ['E3-RUL-32'], who: id, why: 'trigger' })
    startHaunt(play, id, null, haunt)
  },
  sentence: ({ haunt }) => `haunt ${haunt} begins`,
  weigh: () => {},
}
