/** What may be done once, and is remembered: for good or until the round is over (L-ACT-06, L-TURN-08). */
import type { CharacterId } from '../ids.ts'
import type { Once } from '../language/defs.ts'
import type { Explorer, Monster, State } from '../state/state.ts'

const ROUND = '/round'

/** How a use of the action at this address is remembered. */
export function onceOf(once: Once, at: string, { id, tile }: Explorer | Monster): string {
  switch (once) {
    case 'person':
      return onceEach(at, id)
    case 'game':
      return at
    case 'round':
      return `${at}${ROUND}`
    case 'tile':
      return `${at}:${tile}`
    case 'tile-round':
      return `${at}:${tile}${ROUND}`
    case 'person-round':
      return `${at}:${id}${ROUND}`
  }
}

/** How something that each character may do once is remembered of one of them. */
export const onceEach = (what: string, who: CharacterId): string => `${what}:${who}`

/** What the traitor and the monsters may do once in a round between them (E2-ROOM-15). */
export const onceForEvil = (what: string): string => `${what}:evil${ROUND}`

export function forgetRound(state: State): void {
  if (state.onces.length > 0) state.onces = state.onces.filter((once) => !once.endsWith(ROUND))
}
