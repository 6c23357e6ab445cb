/** Somebody, a monster too, loses Objects of these kinds, or some that lie on tiles are gone: they go back to those set aside. Of several kinds the loser picks. */
import type { ObjectId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { numberOf, tilesOf } from '../language/evaluate.ts'
import { fact, factName } from '../language/facts.ts'
import { or } from '../language/vocabulary.ts'
import type { Tiles, Value, Who } from '../language/words.ts'
import { answered, happen, type Play } from '../play.ts'
import { askFor } from '../rules/decide.ts'
import { kindsOf, loseObjects, takeLying } from '../rules/objects.ts'
import { affected } from '../rules/targets.ts'
import { characterOf, findExplorer } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { tileOf } from '../state/house.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'lose-object': LoseObjectOp
  }
}

export interface LoseObjectOp {
  op: 'lose-object'
  objects: ObjectId[]
  who?: Who
  /** Number each of them loses, or as many as they have; 1 by default. */
  count?: Value
  /** Those that lie on these tiles, in place of anybody's. */
  from?: Tiles
}

const losable = (play: Play, op: LoseObjectOp, id: string): readonly ObjectId[] =>
  kindsOf(characterOf(play.state, id).objects).filter((object) => op.objects.includes(object))

/** Who loses something: the living, and monsters. */
const losers = (play: Play, op: LoseObjectOp, scope: Scope): string[] =>
  affected(play, op.who, scope).filter((id) => findExplorer(play.state, id)?.dead !== true)

const lyingOn = (play: Play, from: Tiles, scope: Scope) =>
  tilesOf(play, from, scope).map((id) => tileOf(play.state, id))

/** So many that lie on these tiles are set aside, of each kind in turn. */
function clear(play: Play, { objects, from }: LoseObjectOp, most: number, scope: Scope): void {
  let left = most
  for (const object of objects) {
    for (const tile of lyingOn(play, from!, scope)) {
      let count = 0
      while (count < left && takeLying([tile], object)) count++
      if (count === 0) continue
      for (let n = 0; n < count; n++) play.state.haunt!.aside.push(object)
      left -= count
      const about = { who: scope.me, object, count, how: 'lost' as const, tile: tile.id }
      happen(play, { kind: 'lost-object', rules: ['L-OBJ-01'], ...about })
    }
  }
}

export const loseObject: Effect<LoseObjectOp> = {
  schema: ({ z, id, who, value, tiles }) =>
    z
      .strictObject({
        objects: z.array(id('object')).min(1),
        who: who.optional(),
        count: value.optional(),
        from: tiles.optional(),
      })
      .describe(
        'loses Objects of these kinds, which are set aside; of several kinds, their pick; with `from` those that lie there, whoever they belong to',
      ),
  run(play, op, frame) {
    const { with: mine } = frame
    const count = op.count === undefined ? 1 : numberOf(play, op.count, mine.scope)
    if (op.from !== undefined) return clear(play, op, count, mine.scope)
    // One entry for each Object each of them is to lose.
    if (frame.step === 0)
      mine.left = losers(play, op, mine.scope).flatMap((id) => Array<string>(count).fill(id))
    const id = mine.left[0]
    if (!id) return
    const answer = answered(frame)
    const kinds = losable(play, op, id)
    if (kinds.length > 1 && !answer) {
      askFor(play, id, 'pick', { source: mine.scope.source }, kinds.map(keys.thing))
      return 'again'
    }
    const object = answer ? readKey(answer, 'thing').thing : kinds[0]
    if (object) loseObjects(play, characterOf(play.state, id), object, 1, 'lost')
    mine.left.shift()
    return mine.left.length > 0 ? 'again' : undefined
  },
  sentence: (op, say) => {
    const names = or(op.objects.map(say.name))
    if (op.from !== undefined)
      return `set aside ${say.value(op.count ?? 1)} ${names} from ${say.tiles(op.from)}`
    const of = op.objects.length > 1 ? 'of ' : ''
    return `${say.does(op.who, 'lose', 'loses')} ${say.value(op.count ?? 1)} ${of}${names}`
  },
  weigh: (op, { play, scope, value, note }) => {
    if (op.from !== undefined) {
      const lying = lyingOn(play, op.from, scope).flatMap(({ objects }) => objects)
      const gone = lying.filter((object) => op.objects.includes(object)).slice(0, value(op.count ?? 1))
      for (const object of gone) note(factName.lies(object), -1)
      return
    }
    for (const id of losers(play, op, scope)) {
      const held = characterOf(play.state, id).objects.filter((object) => op.objects.includes(object))
      const lost = Math.min(held.length, value(op.count ?? 1))
      for (const object of held) note(fact.object(object, id), -lost / held.length)
    }
  },
  makes: ({ objects, from }) =>
    objects.map((object) => ({
      fact: from === undefined ? factName.object(object) : factName.lies(object),
      way: 'down',
    })),
}
