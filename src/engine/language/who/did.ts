/**
 * The hero who brought off an action of the haunt last, or most often; of several the last of them. Nobody did it: the
 * revealer if a hero, else the first living hero from the left of the revealer.
 */
import { explorerOf, fromLeftOf } from '../../state/characters.ts'
import type { State } from '../../state/state.ts'
import type { WhoWord } from '../word.ts'

declare module '../words.ts' {
  interface WhoWords {
    did: { did: string; how: 'last' | 'most' }
  }
}

export const did: WhoWord<'did'> = {
  schema: ({ z, id }) =>
    z
      .strictObject({ did: id('deed'), how: z.enum(['last', 'most']) })
      .describe(
        'the hero who brought off the action of this name last, or most often; if nobody did, the revealer or another hero (campaign)',
      ),
  find:
    () =>
    ({ state }, { did, how }) => {
      const doers = state.legacy?.deeds[did] ?? []
      const found = how === 'last' ? doers.at(-1) : mostOften(doers)
      const who = found ?? anyHero(state)
      return who === undefined ? [] : [who]
    },
  whom: ({ did, how }) => `the hero who ${how === 'last' ? 'last' : 'most often'} did “${did}”`,
  place: 'none',
}

/** The later of two who did it as often. */
function mostOften(doers: readonly string[]): string | undefined {
  const times = (who: string) => doers.filter((one) => one === who).length
  return [...doers]
    .reverse()
    .reduce<string | undefined>(
      (best, who) => (best === undefined || times(who) > times(best) ? who : best),
      undefined,
    )
}

function anyHero(state: State): string | undefined {
  if (!state.haunt) return undefined
  const revealer = explorerOf(state, state.haunt.revealer)
  if (revealer.team === 'heroes') return revealer.id
  return fromLeftOf(state, revealer.seat).find(({ team, dead }) => team === 'heroes' && !dead)?.id
}
