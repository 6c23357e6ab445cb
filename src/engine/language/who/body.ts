/** The character who is now in somebody's body, dead or alive. */
import type { Say } from '../say.ts'
import type { WhoWord } from '../word.ts'
import type { Who } from '../words.ts'

declare module '../words.ts' {
  interface WhoWords {
    body: { body: Who }
  }
}

/** "your body", "the traitor's body"; of one who is in it: "their own body". */
function bodyOf(who: Who, say: Say, guest?: Who): string {
  const own = say.possessive(who)
  if (guest === who) return `${/^(your|its)$/.test(own) ? own : 'their'} own body`
  return own ? `${own} body` : `${say.whose(who)} body`
}

export const body: WhoWord<'body'> = {
  schema: ({ z, who }) =>
    z.strictObject({ body: who }).describe('the explorer who is in the body of somebody now, dead or alive'),
  find:
    ({ whoIs }) =>
    (play, { body: whose }, scope) => {
      const owners = whoIs(play, whose, scope)
      return play.state.explorers.filter(({ body }) => owners.includes(body)).map(({ id }) => id)
    },
  whom: ({ body }, say) => `whoever is in ${bodyOf(body, say)}`,
  among: ({ body }, say, guest) => `in ${bodyOf(body, say, guest)}`,
  place: ({ body }, of) => of.who(body),
}
