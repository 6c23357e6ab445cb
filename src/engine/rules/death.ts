/** Death: what may replace it, what is left behind (L-DIE, L-AMB-74, L-AMB-75). */
import type { ExplorerId, TileId } from '../ids.ts'
import { happen, type Play, pop } from '../play.ts'
import { borrowed, explorerOf, hasSkull } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import type { Explorer } from '../state/state.ts'
import { buryCard, dropAll, dropObjects } from './cards.ts'
import { endAllOn } from './lasting.ts'
import { kindsOf } from './objects.ts'
import { react } from './reactions.ts'
import { showSide } from './show-side.ts'
import { checkGoals, checkLastOnes } from './victory.ts'

export function deathFrame(play: Play, frame: FrameOf<'death'>): void {
  const { who } = frame.with
  const explorer = explorerOf(play.state, who)
  switch (frame.step++) {
    case 0:
      if (react(play, 'would-die', who)) happen(play, { kind: 'death-put-off', rules: ['L-DIE-05'], who })
      return
    case 1:
      // L-DIE-05: a reaction may stand in for death; declined, or no help, it has not.
      return !explorer.dead && hasSkull(explorer) ? die(play, explorer) : pop(play)
    default:
      pop(play)
      // A death may be what a goal waits for, and what comes next could hide it.
      if (!checkGoals(play)) checkLastOnes(play)
  }
}

/** L-DIE-01..03: the figure stays where it fell, and so does all it carried. */
function die(play: Play, explorer: Explorer): void {
  const { id: who, tile } = explorer
  explorer.dead = true
  leaveThings(play, explorer)
  for (const card of [...explorer.kept]) buryCard(play, card)
  endAllOn(play, who)
  layDownCorpses(play, who, tile)
  happen(play, { kind: 'died', rules: ['L-DIE-01'], who, tile, ...borrowed(explorer) })
  showSide(play, explorer, ['E2-HIDDEN-06'])
  react(play, 'died', who)
}

/** L-DIE-03: all of it lies there; E3-DIE-03: cards stay with the corpse. */
function leaveThings(play: Play, { id, objects }: Explorer): void {
  if (play.rules.death.cards === 'pile') return dropAll(play, id, ['L-DIE-03'])
  for (const object of kindsOf(objects)) dropObjects(play, id, object, ['L-DIE-03'])
}

/** What a dead bearer carried on lies where the bearer fell. */
function layDownCorpses(play: Play, bearer: ExplorerId, tile: TileId): void {
  for (const corpse of play.state.explorers) {
    if (corpse.borneBy !== bearer) continue
    corpse.borneBy = null
    corpse.tile = tile
  }
}
