/** Whom an effect reaches: its selector, less those a tile shuts off from cards (rules printed on tiles beat cards' reach). */
import type { CharacterId, ExplorerId } from '../ids.ts'
import { whoIs } from '../language/evaluate.ts'
import type { Who } from '../language/words.ts'
import type { Play } from '../play.ts'
import { findExplorer, tileIdOf } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { isIsolated } from '../state/house.ts'

export function affected(play: Play, who: Who | undefined, scope: Scope): CharacterId[] {
  const ids = whoIs(play, who ?? 'me', scope)
  if (scope.cause !== 'item' && scope.cause !== 'omen' && scope.cause !== 'event') return ids
  const from = tileIdOf(play.state, scope.me)
  return ids.filter((id) => {
    const to = tileIdOf(play.state, id)
    return from === to || !(isIsolated(play, from) || isIsolated(play, to))
  })
}

/** May the one whose effect it is be among these? */
export function reachesMe(who: Who | undefined): boolean {
  if (who === undefined || who === 'me') return true
  return typeof who === 'object' && 'all' in who && who.but !== 'me'
}

/** Living explorers only: monsters have no ladders to climb or fall on. */
export const people = (play: Play, who: Who | undefined, scope: Scope): ExplorerId[] =>
  affected(play, who, scope).filter((id) => findExplorer(play.state, id)?.dead === false)
