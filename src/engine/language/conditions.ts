/** Does a condition hold? One short answer for each kind of condition. Pure look-ups: nothing here draws or changes. */
import { CARD_TYPES, type CardType, type CharacterId } from '../ids.ts'
import type { Play } from '../play.ts'
import { hasPower } from '../rules/sides.ts'
import {
  characterOf,
  counterOf,
  explorerOf,
  findExplorer,
  holdersOf,
  isCritical,
  isMonster,
  possession,
  tileIdOf,
} from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { tileOf } from '../state/house.ts'
import { countOf, isOneOf, type Moment, numberOf, whoIs } from './evaluate.ts'
import type { Compare, Condition, Who } from './words.ts'

type Kinds<C> = C extends unknown ? Exclude<keyof C, keyof Compare | 'who' | 'carriedBy'> : never
type Kind = Kinds<Condition>
type Of<K extends Kind> = Extract<Condition, Record<K, unknown>>
type Test<C> = (play: Play, condition: C, scope: Scope, moment?: Moment) => boolean

/** A condition is called by the one of its keys that is in the table. */
export function holds(play: Play, condition: Condition, scope: Scope, moment?: Moment): boolean {
  for (const key in condition) {
    const test = HOLDS[key as Kind] as Test<Condition> | undefined
    if (test) return test(play, condition, scope, moment)
  }
  throw new Error(`No such condition: ${JSON.stringify(condition)}`)
}

/** Is it so of anybody meant, me unless told otherwise? */
const some = (play: Play, who: Who | undefined, scope: Scope, test: (id: CharacterId) => boolean): boolean =>
  who === undefined || who === 'me' ? test(scope.me) : whoIs(play, who, scope).some(test)

const HOLDS: { [K in Kind]: Test<Of<K>> } = {
  all: (play, { all }, scope, moment) => all.every((part) => holds(play, part, scope, moment)),
  any: (play, { any }, scope, moment) => any.some((part) => holds(play, part, scope, moment)),
  not: (play, { not }, scope, moment) => !holds(play, not, scope, moment),
  on: (play, { on, who }, scope) =>
    some(play, who, scope, (id) => isOneOf(play, tileIdOf(play.state, id), on, scope)),
  carries: (play, c, scope) => some(play, c.who, scope, (id) => carries(play, id, c.carries)),
  value: (play, c, scope, moment) => compares(play, numberOf(play, c.value, scope, moment), c, scope, moment),
  track: (play, c, scope, moment) => compares(play, play.state.haunt?.tracks[c.track] ?? 0, c, scope, moment),
  counter: (play, c, scope, moment) =>
    some(play, c.who, scope, (id) => compares(play, counterOf(play.state, c.counter, id), c, scope, moment)),
  count: (play, c, scope, moment) => compares(play, countOf(play, c.count, scope), c, scope, moment),
  round: (play, c, scope, moment) => compares(play, play.state.round, c, scope, moment),
  ghostClause: (play, _c, { me }) => {
    const explorer = findExplorer(play.state, me)
    const haunted = tileOf(play.state, tileIdOf(play.state, me)).ghosts > 0
    return haunted && !(explorer && hasPower(play, explorer, 'ignore-ghosts'))
  },
  heirloom: ({ state }, _c, { me, card }) => {
    const family = findExplorer(state, me)?.family
    return card !== null && family !== undefined && state.marks[card]?.heirloom === family
  },
  team: (play, c, scope) => some(play, c.who, scope, (id) => findExplorer(play.state, id)?.team === c.team),
  calling: (play, c, scope) =>
    some(play, c.who, scope, (id) => findExplorer(play.state, id)?.calling === c.calling),
  family: (play, c, scope) =>
    some(play, c.who, scope, (id) => findExplorer(play.state, id)?.family === c.family),
  corpse: (play, { corpse, carriedBy }, scope) => {
    const bearers = whoIs(play, carriedBy, scope)
    return some(play, corpse, scope, (id) => bearers.includes(findExplorer(play.state, id)?.borneBy ?? ''))
  },
  dead: (play, { dead }, scope) =>
    some(play, dead, scope, (id) => findExplorer(play.state, id)?.dead ?? false),
  stunned: (play, { stunned }, scope) =>
    some(play, stunned, scope, (id) => {
      const who = characterOf(play.state, id)
      return isMonster(who) && who.stunned
    }),
  critical: (play, c, scope) =>
    some(play, c.who, scope, (id) => isCritical(explorerOf(play.state, id), c.critical)),
  phase: ({ state }, { phase }) => (phase === 'explore') === (state.phase === 'explore'),
  revealed: ({ state }, { revealed }) => state.haunt?.secrets[revealed]?.shown ?? false,
  rolling: (_play, { rolling }, _scope, moment) => {
    const roll = moment?.roll
    if (!roll) return false
    const { word, trait, for: cause } = rolling
    return (!word || roll.word === word) && (!trait || roll.trait === trait) && (!cause || roll.for === cause)
  },
  damage: (_play, { damage }, _scope, moment) => {
    const hurt = moment?.damage
    if (!hurt) return false
    const { kind, atLeast, from } = damage
    const fits = (!kind || hurt.kind === kind) && (!from || hurt.cause === from)
    return fits && (!atLeast || hurt.amount >= atLeast)
  },
  spentNoMoves: ({ state }, _c, { me }) => state.turn.who === me && state.turn.spent === 0,
  named: ({ state }, c, { named }) => named !== null && state.haunt?.secrets[c.named]?.value === named,
  object: ({ state }, { object, is }) => {
    if (!state.haunt) return false
    if (is === 'aside') return state.haunt.aside.includes(object)
    return is === 'carried'
      ? holdersOf(state, object).length > 0
      : state.house.some(({ objects }) => objects.includes(object))
  },
  exists: (play, { exists }, scope) => countOf(play, exists, scope) > 0,
  among: (play, { among, who }, scope) => {
    const those = whoIs(play, among, scope)
    return some(play, who, scope, (id) => those.includes(id))
  },
}

function compares(play: Play, number: number, test: Compare, scope: Scope, moment?: Moment): boolean {
  if (test.atLeast !== undefined && number < numberOf(play, test.atLeast, scope, moment)) return false
  if (test.atMost !== undefined && number > numberOf(play, test.atMost, scope, moment)) return false
  return test.is === undefined || number === numberOf(play, test.is, scope, moment)
}

const isCardType = (name: string): name is CardType => (CARD_TYPES as readonly string[]).includes(name)

function carries(play: Play, id: CharacterId, what: string): boolean {
  const who = characterOf(play.state, id)
  if (isCardType(what)) return who.cards.some((card) => possession(play, card).types.includes(what))
  return who.cards.includes(what) || who.objects.includes(what)
}
