/** Somebody, me by default, is on one of these tiles. */
import { tileIdOf } from '../../state/characters.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    on: { on: Tiles; who?: Who }
  }
}

export const on: ConditionWord<'on'> = {
  schema: ({ z, tiles, who }) =>
    z.strictObject({ on: tiles, who: who.optional() }).describe('somebody is on one of these tiles'),
  holds:
    ({ isSoOf, isOneOf }) =>
    (play, { on, who }, scope) =>
      isSoOf(play, who, scope, (id) => isOneOf(play, tileIdOf(play.state, id), on, scope)),
  sentence: ({ on, who = 'me' }, say, yes) => `${say.verb(who, 'are', 'is', yes)} ${say.at(on)}`,
  place: ({ on, who = 'me' }, of) => (who === 'me' && of.tiles(on) === 'none' ? 'tile' : 'somebody'),
  wants:
    ({ whoIs, tilesOf }) =>
    (play, { on, who: whom }, scope) => {
      const [who] = whom === undefined ? [scope.me] : whoIs(play, whom, scope)
      return who === undefined ? null : { who, on: tilesOf(play, on, scope) }
    },
  unwants: () => () => ({ leave: true }),
  askedTiles: ({ on, who = 'me' }) => (who === 'me' ? on : null),
  never: ({ on }, { counted }) => counted(on, 'on'),
}
