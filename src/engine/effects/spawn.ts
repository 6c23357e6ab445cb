/** Bring monsters into the house, one on each of the tiles named (L-COMP-20, L-TOK-10). */
import { numberOf, tilesOf } from '../language/evaluate.ts'
import { fact, factName } from '../language/facts.ts'
import { counted, type Say, the } from '../language/say.ts'
import { and } from '../language/vocabulary.ts'
import type { Tiles, Value, Who } from '../language/words.ts'
import { placeMonster } from '../rules/monster-tokens.ts'
import { people } from '../rules/targets.ts'
import { pickOne } from '../state/dice.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    spawn: SpawnOp
  }
}

export interface SpawnOp {
  op: 'spawn'
  monster: string
  on: Tiles
  /** How many of the tiles, in the order given; left out, one tile, by chance if several fit. */
  first?: Value
  /** Number on each tile; 1 by default. */
  count?: Value
  /** Whose monster it is: the first of these people. */
  of?: Who
}

export const spawn: Effect<SpawnOp> = {
  schema: ({ z, id, tiles, value, who }) =>
    z
      .strictObject({
        monster: id('monster', 'writes'),
        on: tiles,
        first: value.optional(),
        count: value.optional(),
        of: who.optional(),
      })
      .describe(
        'a monster on one of these tiles by chance; with `first` on the first so many; `count` on each; `of`: it is theirs',
      ),
  run(play, op, frame) {
    const { scope } = frame.with
    const tiles = tilesOf(play, op.on, scope)
    if (tiles.length === 0) return
    const chosen =
      op.first === undefined
        ? [pickOne(play.state.rng, 'haunt', tiles)]
        : tiles.slice(0, numberOf(play, op.first, scope))
    const count = op.count === undefined ? 1 : numberOf(play, op.count, scope)
    const owner = op.of === undefined ? undefined : people(play, op.of, scope)[0]
    for (const tile of chosen) for (let n = 0; n < count; n++) placeMonster(play, op.monster, tile, owner)
  },
  sentence: (op, say) => {
    const kind = { monster: op.monster, ...(op.of !== undefined && { of: op.of }) }
    const one = op.count === undefined ? say.one(kind) : numbered(say, op.monster, op.count)
    if (op.first === undefined) return `place ${one} on ${say.tiles(op.on)}`
    const names = say.tiles(op.on).split(/, | or /)
    const first = say.value(op.first)
    if (/^\d+$/.test(first) && Number(first) >= names.length) return `place ${one} on each of ${and(names)}`
    return `place ${one} on each of the first ${first} of these that are in the house: ${names.join(', ')}`
  },
  weigh: (op, { play, scope, value, note }) => {
    const tiles = Math.min(tilesOf(play, op.on, scope).length, value(op.first ?? 1))
    note(fact.monster(op.monster), tiles * value(op.count ?? 1))
  },
  makes: ({ monster, on, first, count }) => {
    const places = typeof on === 'object' && 'tile' in on ? [on.tile].flat().length : Number.POSITIVE_INFINITY
    const most = (of: (value: Value) => number) =>
      of(count ?? 1) * (first === undefined ? 1 : Math.min(places, of(first)))
    return [{ fact: factName.monster(monster), way: 'up', most }]
  },
}

/** "2 Beadles", "1/2/2 Beadles"; of one with a name of its own "the Croupier", "no Croupier", "the Croupier (0/1/1)". */
function numbered(say: Say, monster: string, count: Value): string {
  const name = say.name(monster)
  if (!/^the /i.test(name)) return counted(say, count, name, `${name}s`)
  const many = say.value(count)
  if (many === '0') return `no ${name.slice('the '.length)}`
  return many === '1' ? the(name) : `${the(name)} (${many})`
}
