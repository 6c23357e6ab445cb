/** The explorer a secret of the haunt names. */
import { the } from '../say.ts'
import type { WhoWord } from '../word.ts'

declare module '../words.ts' {
  interface WhoWords {
    secret: { secret: string }
  }
}

export const secret: WhoWord<'secret'> = {
  schema: ({ z, id }) =>
    z.strictObject({ secret: id('secret', 'finds') }).describe('the explorer a secret of the haunt names'),
  find:
    () =>
    ({ state }, who) => {
      const secret = state.haunt?.secrets[who.secret]
      return secret ? [secret.value] : []
    },
  whom: ({ secret }, say) => the(say.name(secret)),
  place: 'none',
}
