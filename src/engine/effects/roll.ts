/** Rolls a trait or a number of dice and runs the ops of the band that the result falls into (L-DICE-05..07). */
import { type CharacterId, TRAITS } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import type { Band, Bound, RollDef } from '../language/defs.ts'
import { numberOf } from '../language/evaluate.ts'
import { added, an, counted, grouped, moreOrFewer, rangeOf } from '../language/say.ts'
import { forPlayers } from '../language/values/players.ts'
import type { Op, Who } from '../language/words.ts'
import { answered, happen, type Play, runList } from '../play.ts'
import { broughtOff } from '../rules/achievements.ts'
import { askFor } from '../rules/decide.ts'
import { rollFor } from '../rules/roll.ts'
import { affected } from '../rules/targets.ts'
import { findExplorer } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { withRoll } from '../state/scope.ts'
import { hasPower } from '../state/sides.ts'
import { byText } from './by-text.ts'
import { likeliest } from './chances.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    roll: RollOp
  }
}

export interface RollOp extends RollDef {
  op: 'roll'
  /** Who rolls; `me` by default. The bands apply to `me` in any case. */
  who?: Who
}

/** L-MON-07: a monster that goes by a tile's special movement makes no roll; who runs it picks the result. E3-MON-09: or it rolls. */
const isPicked = (play: Play, op: RollOp, roller: CharacterId, { cause, me }: Scope): boolean => {
  if (cause !== 'tile' || me !== roller) return false
  const explorer = findExplorer(play.state, roller)
  if (!explorer) return play.rules.monsters.tileRolls !== 'roll'
  const brings = (name: string) => op.bands.some(({ do: { ops } }) => ops.some((one) => one.op === name))
  // E1-TRAITOR-03, E1-TRAITOR-04, E2-TRAITOR-04
  return (
    (brings('move-tile') && hasPower(play, explorer, 'pick-results')) ||
    (brings('cross') && hasPower(play, explorer, 'ignore-harmless'))
  )
}

/** Who picks where a room goes does not roll, so none of the harm of a low roll is theirs to pick (E2-TRAITOR-04, E2-MON-04). */
function pickable({ bands }: RollOp): Band[] {
  const does = ({ do: { ops } }: Band, name: Op['op']) => ops.some((one) => one.op === name)
  const rides = bands.filter((band) => does(band, 'move-tile') && !does(band, 'damage'))
  return rides.length > 0 ? rides : bands
}

export const roll: Effect<RollOp> = {
  schema: ({ z, who, value, bands }) =>
    z
      .strictObject({
        who: who.optional(),
        trait: z.union([z.enum(TRAITS), z.array(z.enum(TRAITS)).min(2)]).optional(),
        dice: value.optional(),
        moreDice: value.optional(),
        add: value.optional(),
        bands,
      })
      .describe('rolls a trait or `dice` dice, and runs the ops of the band of the result'),
  run(play, op, frame) {
    const { with: mine } = frame
    const { scope } = mine
    const bound = (of: Bound) => (typeof of === 'number' ? of : forPlayers(play, of))
    if (mine.mem === 'rolled') {
      const band = op.bands.find(
        ({ from, to }) => frame.result >= bound(from) && (to === null || frame.result <= bound(to)),
      )
      if (!band) return
      const [from, to] = [bound(band.from), band.to === null ? null : bound(band.to)]
      happen(play, { kind: 'band', rules: ['L-DICE-05'], source: scope.source, from, to, at: band.do.ref })
      if (band.do.ops.length === 0)
        happen(play, { kind: 'nothing', rules: byText(scope), source: scope.source })
      if (band === op.bands[0]) broughtOff(play, band.do.ref, scope.me)
      runList(play, band.do, withRoll(scope, frame.result))
      return
    }
    const [roller] = op.who === undefined ? [scope.me] : affected(play, op.who, scope)
    if (!roller) return
    const answer = answered(frame)
    if (isPicked(play, op, roller, scope)) {
      if (!answer) {
        const results = pickable(op).map(({ from }) => keys.result(bound(from)))
        askFor(play, roller, 'result', { source: scope.source }, results)
        return 'again'
      }
      mine.mem = 'rolled'
      frame.result = readKey(answer, 'result').number
      return 'again'
    }
    let trait = Array.isArray(op.trait) ? null : (op.trait ?? null)
    if (Array.isArray(op.trait)) {
      if (!answer) {
        askFor(
          play,
          roller,
          'trait',
          { source: scope.source },
          op.trait.map((name) => keys.trait(name)),
        )
        return 'again'
      }
      trait = op.trait.find((name) => answer === keys.trait(name)) ?? null
    }
    mine.mem = 'rolled'
    const more = op.moreDice === undefined ? 0 : numberOf(play, op.moreDice, scope)
    rollFor(play, scope, {
      who: roller,
      trait,
      dice: more + (op.dice === undefined ? 0 : numberOf(play, op.dice, scope)),
      add: op.add === undefined ? 0 : numberOf(play, op.add, scope),
    })
    return 'again'
  },
  sentence: (op, say) => {
    const what = op.trait
      ? `${[op.trait].flat().map(say.trait).join(' or ')} roll`
      : `roll ${counted(say, op.dice ?? 0, 'die', 'dice')}`
    const more = op.moreDice === undefined ? '' : `, ${moreOrFewer(say, op.moreDice, 'die', 'dice')}`
    const add = op.add === undefined ? '' : `, ${added(say, op.add)}`
    const bands = op.bands.map((band) => {
      const chance = op.who === undefined && op.trait ? say.chance([op.trait].flat(), band) : ''
      return `${rangeOf(say, band)} ${chance && `(${chance}) `}${grouped(say, band.do)}`
    })
    const who =
      op.who === undefined
        ? what
        : `${say.does(op.who, 'make', 'makes')} ${op.trait ? an(what) : `this: ${what}`}`
    return `${who}${more}${add}: ${bands.join('; ')}`
  },
  weigh: (op, { play, scope, who, value, results, branch }) => {
    const [roller] = op.who === undefined ? [scope.me] : who(op.who)
    if (!roller) return
    const bound = (of: Bound) => (typeof of === 'number' ? of : forPlayers(play, of))
    const dice = value(op.moreDice ?? 0) + value(op.dice ?? 0)
    const trait = Array.isArray(op.trait) ? likeliest(play, op.trait, roller) : (op.trait ?? null)
    const chances = results(roller, trait, dice, value(op.add ?? 0))
    for (const band of op.bands) {
      const to = band.to === null ? chances.length - 1 : bound(band.to)
      let chance = 0
      let sum = 0
      for (let result = bound(band.from); result <= to; result++) {
        chance += chances[result] ?? 0
        sum += result * (chances[result] ?? 0)
      }
      if (chance > 0) branch(band.do, chance, { rolled: sum / chance })
    }
  },
  forks: true,
  helps: ({ add, moreDice }) => [add, moreDice].filter((value) => value !== undefined),
  faults: ({ trait, dice }) =>
    (trait === undefined) === (dice === undefined)
      ? [['', 'A roll is made with a `trait` or with a fixed number of `dice`.']]
      : [],
  asks: { trait: 'Roll', bands: ({ bands }) => bands, sealed: (op) => ({ ...op, bands: [] }) },
}
