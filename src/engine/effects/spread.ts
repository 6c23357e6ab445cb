/** A stain that grows: in every region that has the token, one tile next to it gets one, nearest to somebody first. */
import type { TileId } from '../ids.ts'
import { numberOf, spotsOf } from '../language/evaluate.ts'
import { fact, factName } from '../language/facts.ts'
import { an } from '../language/say.ts'
import type { Value, Who } from '../language/words.ts'
import { happen, type Play } from '../play.ts'
import { pickOne } from '../state/dice.ts'
import { adjacentTiles, stepsFrom, tileOf } from '../state/house.ts'
import { byText } from './by-text.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    spread: SpreadOp
  }
}

export interface SpreadOp {
  op: 'spread'
  token: string
  near: Who
  /** In all regions together. */
  most: Value
}

/** For each region with the token, the tiles without it that its tiles are next to, stairs and passages too. */
function frontiers(play: Play, token: string): TileId[][] {
  const { house } = play.state
  return play.rules.regions.map((region) => {
    const stained = house.filter((tile) => tile.region === region && tile.tokens.includes(token))
    const beside = new Set(stained.flatMap(({ id }) => adjacentTiles(play, id)))
    return [...beside].filter((id) => !tileOf(play.state, id).tokens.includes(token))
  })
}

export const spread: Effect<SpreadOp> = {
  schema: ({ z, id, who, value }) =>
    z
      .strictObject({ token: id('token', 'changes'), near: who, most: value })
      .describe('each region with the token gets one more, next to it and nearest to these; `most` in all'),
  run(play, op, frame) {
    const { scope } = frame.with
    const steps = stepsFrom(play, spotsOf(play, op.near, scope))
    const nearness = (tiles: TileId[]) => Math.min(99, ...tiles.map(steps))
    const regions = frontiers(play, op.token).sort((a, b) => nearness(a) - nearness(b) || a.length - b.length)
    let left = numberOf(play, op.most, scope)
    for (const tiles of regions) {
      // Two regions may meet on one tile, over stairs; the one with less choice has had it.
      const dry = tiles.filter((id) => !tileOf(play.state, id).tokens.includes(op.token))
      if (dry.length === 0 || left <= 0) continue
      const nearest = dry.filter((id) => steps(id) === nearness(dry))
      const tile = pickOne(play.state.rng, 'haunt', nearest)
      tileOf(play.state, tile).tokens.push(op.token)
      happen(play, { kind: 'token-placed', rules: byText(scope), token: op.token, tile })
      left--
    }
  },
  sentence: (op, say) => {
    const token = an(`${say.name(op.token)} token`)
    return `in each region with ${token}, put one on the adjacent tile without one that is nearest to ${say.one(op.near)} (at most ${say.value(op.most)} in all, nearest first)`
  },
  weigh: (op, { play, value, note }) => {
    const regions = frontiers(play, op.token).filter((tiles) => tiles.length > 0).length
    note(fact.token(op.token), Math.min(regions, value(op.most)))
  },
  makes: ({ token }) => [{ fact: factName.token(token), way: 'up' }],
}
