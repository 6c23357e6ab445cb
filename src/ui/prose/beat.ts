/** Moments that deserve a pause: the screens hold a page, plain text sets them apart. */
import type { Happening } from '../../engine/happenings.ts'
import type { Scene } from './scene.ts'

/** The title of a beat; null for everything else. */
export function beatOf(happening: Happening, { catalog, view }: Scene): string | null {
  switch (happening.kind) {
    case 'haunt-began':
      return 'The haunt begins'
    case 'told-team':
      return 'Your side'
    case 'team-changed':
      return happening.who === view.viewer ? 'You change sides' : 'A side changes'
    case 'died':
      return 'A death'
    case 'rose':
      return 'A rising'
    case 'round-began':
      return happening.haunt !== undefined && catalog.haunts[happening.haunt]!.lastRound === happening.round
        ? 'The last round'
        : null
    case 'won':
      return 'The end'
    default:
      return null
  }
}
