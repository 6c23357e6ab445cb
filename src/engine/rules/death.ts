/** Death: what may replace it, what is left behind (L-DIE, L-AMB-74, L-AMB-75). */
import type { ExplorerId, TileId } from '../ids.ts'
import { happen, type Play, pop } from '../play.ts'
import { explorerOf } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import { buryCard, dropAll } from './cards.ts'
import { react } from './reactions.ts'
import { checkLastOnes } from './victory.ts'

export function deathFrame(play: Play, frame: FrameOf<'death'>): void {
  const { who } = frame.with
  const explorer = explorerOf(play.state, who)
  switch (frame.step++) {
    case 0:
      // L-DIE-05: a reaction may stand in for death; then nobody has died.
      if (react(play, 'would-die', who)) {
        frame.step = 9
        happen(play, { kind: 'death-put-off', rules: ['L-DIE-05'], who })
        return
      }
      explorer.dead = true // L-DIE-01, L-DIE-02
      dropAll(play, who, ['L-DIE-03'])
      for (const card of [...explorer.kept]) buryCard(play, card)
      layDownCorpses(play, who, explorer.tile)
      happen(play, { kind: 'died', rules: ['L-DIE-01'], who, tile: explorer.tile })
      react(play, 'died', who)
      return
    case 1:
      pop(play)
      checkLastOnes(play)
      return
    default:
      return pop(play)
  }
}

/** What a dead bearer carried on lies where the bearer fell. */
function layDownCorpses(play: Play, bearer: ExplorerId, tile: TileId): void {
  for (const corpse of play.state.explorers) {
    if (corpse.borneBy !== bearer) continue
    corpse.borneBy = null
    corpse.tile = tile
  }
}
