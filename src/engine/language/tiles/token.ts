/** Tiles with this token on them. */
import { bears } from '../../ids.ts'
import { tileOf } from '../../state/house.ts'
import { factName } from '../facts.ts'
import { never } from '../never.ts'
import { an } from '../say.ts'
import type { TilesWord } from '../word.ts'

declare module '../words.ts' {
  interface TilesWords {
    token: { token: string }
  }
}

export const token: TilesWord<'token'> = {
  schema: ({ z, id }) => z.strictObject({ token: id('token', 'finds') }).describe('tiles with this token'),
  find:
    () =>
    ({ state }, { token }) =>
      state.house.filter(({ tokens }) => bears(tokens, token)).map(({ id }) => id),
  has:
    () =>
    ({ state }, id, { token }) =>
      bears(tileOf(state, id).tokens, token),
  tile: ({ token }, say) =>
    say.isMark(token) ? `the ${say.name(token)} tile` : `a tile with ${an(say.name(token))} token`,
  place: 'none',
  fact: ({ token }) => factName.token(token),
  never: ({ token }, { brings }) =>
    brings(factName.token(token)) ? null : never('token', `nothing puts down the token \`${token}\``),
}
