/** Lets a character move up to a number of tiles, free of cost and without discovering; they decide. */
import { keys, readKey } from '../keys.ts'
import { numberOf, spotsOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import { counted } from '../language/say.ts'
import type { Tiles, Value, Who } from '../language/words.ts'
import { answered, ask, type Play } from '../play.ts'
import { barriersFor, moveCharacter } from '../rules/move.ts'
import { people } from '../rules/targets.ts'
import { explorerOf, tileIdOf } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { adjacentTiles, stepsFrom } from '../state/house.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    step: StepOp
  }
}

export interface StepOp {
  op: 'step'
  who?: Who
  upTo: Value
  /** Each step must lead nearer to the nearest of these. */
  toward?: Who | Tiles
}

function ways(play: Play, op: StepOp, id: string, scope: Scope): string[] {
  const here = tileIdOf(play.state, id)
  const { keepFrom } = barriersFor(play, id)
  const next = adjacentTiles(play, here).filter((tile) => !keepFrom(tile))
  const goals = op.toward ? spotsOf(play, op.toward, scope) : []
  if (goals.length === 0) return next
  const far = stepsFrom(play, goals)
  return next.filter((tile) => far(tile) < far(here))
}

export const step: Effect<StepOp> = {
  schema: ({ z, who, value, whoOrTiles }) =>
    z
      .strictObject({ who: who.optional(), upTo: value, toward: whoOrTiles.optional() })
      .describe('they may walk up to `upTo` tiles for free, with `toward` only toward people or tiles'),
  run(play, op, frame) {
    const { with: mine } = frame
    if (frame.step === 0) {
      mine.left = people(play, op.who, mine.scope)
      mine.mem = String(numberOf(play, op.upTo, mine.scope))
    }
    const answer = answered(frame)
    const id = mine.left[0]
    if (!id) return
    let left = Number(mine.mem)
    if (answer && answer !== 'stop') {
      moveCharacter(play, id, readKey(answer, 'to').tile, 0, 'stepped')
      left--
    }
    const to = answer === 'stop' || left === 0 ? [] : ways(play, op, id, mine.scope)
    if (to.length > 0) {
      mine.mem = String(left)
      ask(play, explorerOf(play.state, id).seat, 'step', { who: id, source: mine.scope.source }, [
        ...to.map((tile) => keys.to(tile)),
        'stop',
      ])
      return 'again'
    }
    mine.left.shift()
    mine.mem = String(numberOf(play, op.upTo, mine.scope))
    return mine.left.length > 0 ? 'again' : undefined
  },
  sentence: (op, say) => {
    const may = say.does(op.who, 'may move', 'may move').replace(/^may/, 'you may')
    const toward = op.toward
      ? ` towards ${say.isTiles(op.toward) ? say.tiles(op.toward) : say.whom(op.toward)}`
      : ''
    return `${may} up to ${counted(say, op.upTo, `tile${toward}`, `tiles${toward}`)}`
  },
  weigh: (op, { play, scope, value, note }) => {
    for (const id of people(play, op.who, scope)) note(fact.move(id), value(op.upTo) / 2)
  },
  fires: () => ['enters'],
  befalls: true,
}
