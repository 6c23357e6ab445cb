/**
 * Something more that may be written on a secret answer. Its ops run with the scope of the op that asked, so that
 * nothing tells whose it was.
 */
import type { OpList } from '../language/defs.ts'
import { holds } from '../language/evaluate.ts'
import type { Kit } from '../language/kit.ts'
import { given as givenThat, type Say } from '../language/say.ts'
import type { Condition } from '../language/words.ts'
import { type Play, runList } from '../play.ts'
import type { Scope } from '../state/flow.ts'

export interface Extra {
  key: string
  label: string
  /** Asked of the one who answers. */
  when?: Condition
  once?: 'game'
  do: OpList
}
interface WithExtras {
  extras?: Extra[]
}

export const extraSchema = ({ z, key, text, condition, ops }: Kit) =>
  z.strictObject({
    key,
    label: text(60),
    when: condition.optional(),
    once: z.literal('game').optional(),
    do: ops,
  })

/** Extras that are once a game are one power: whichever is used, by whomever, uses it up. The mark names nobody. */
const markOf = ({ extras = [] }: WithExtras): string => extras.find(({ once }) => once)?.do.ref ?? ''

/** The extras open to the `me` of this scope. */
export const openExtras = (play: Play, op: WithExtras, own: Scope): Extra[] =>
  (op.extras ?? []).filter(
    ({ once, when }) => !(once && play.state.onces.includes(markOf(op))) && (!when || holds(play, when, own)),
  )

/** Runs what was added, in the order of the page, not of the answers: each as often as written, a power once. */
export function runExtras(play: Play, op: WithExtras, scope: Scope, added: readonly (string | null)[]): void {
  const written = (op.extras ?? []).flatMap((extra) =>
    added.filter((key) => key === extra.key).map(() => extra),
  )
  const power = written.findIndex(({ once }) => once)
  for (const [n, extra] of written.entries()) {
    if (extra.once && n !== power) continue
    if (extra.once) play.state.onces.push(markOf(op))
    runList(play, extra.do, scope)
  }
}

/** Extras with the same terms are said together. */
export function sayExtras(extras: readonly Extra[], say: Say): string[] {
  const terms = ({ when, once }: Extra) => JSON.stringify([when, once])
  return [...new Set(extras.map(terms))].map((term) => {
    const same = extras.filter((extra) => terms(extra) === term)
    const { when, once } = same[0]!
    const told = same.map(({ label, do: list }) => `${label} (${say.list(list)})`).join(' or ')
    const given = when ? givenThat(say, when) : ''
    return `${given && `${given}, `}you may add${once ? ', once per game' : ''}: ${told}`
  })
}
