/**
 * Where facts come from in a haunt: its actions, what happens by itself and the house turn, each with the
 * facts it could ever change and the conditions in the way. Read from the data once for each haunt.
 */
import type { Op } from '../engine/insight.ts'
import type { ActionDef, HauntDef, OpList, ReactionDef } from '../engine/language/defs.ts'
import type { Condition, Value } from '../engine/language/words.ts'

/** A fact without its owner: `track:nails`, `object:diary`, `win:heroes`, `death`, `body`. */
export type FactName = string

export interface Making {
  name: FactName
  sign: 1 | -1
  /** Conditions on the way to it, inside the effect. */
  gates: Condition[]
  /** What has to be staked for it, one for one. */
  stake: FactName | null
}

export interface Source {
  at: string
  action: ActionDef | null
  reaction: ReactionDef | null
  list: OpList | null
  /** Everything that has to hold before it may be done. */
  parts: Condition[]
  makes: Making[]
  /** By the fact: the ops that make it and those they are nested in. The rest need not be weighed for it. */
  paths: Map<FactName, Set<Op>>
  /** Conditions that would only help: they stand in what is added to a roll. */
  helps: Condition[]
}

const known = new WeakMap<HauntDef, Source[]>()

export function sourcesOf(haunt: HauntDef): Source[] {
  let sources = known.get(haunt)
  if (!sources) {
    sources = read(haunt)
    known.set(haunt, sources)
  }
  return sources
}

function read(haunt: HauntDef): Source[] {
  const at = `haunt:${haunt.number}`
  const actions = haunt.actions.map((action, n) => {
    const list = action.do ?? action.attack?.instead ?? null
    return sourceOf(`${at}/actions/${n}`, list, { action })
  })
  const reactions = haunt.reactions.map((reaction, n) =>
    sourceOf(`${at}/reactions/${n}`, reaction.do, { reaction }),
  )
  const house = haunt.houseTurn ? [sourceOf(`${at}/house`, haunt.houseTurn, {})] : []
  return [...actions, ...reactions, ...house]
}

function sourceOf(
  at: string,
  list: OpList | null,
  { action = null, reaction = null }: { action?: ActionDef | null; reaction?: ReactionDef | null },
): Source {
  const parts = partsOf(action?.when)
  const source: Source = { at, action, reaction, list, parts, makes: [], paths: new Map(), helps: [] }
  if (list) walk(list, { gates: [], own: true }, [], source)
  return source
}

function partsOf(when: Condition | undefined): Condition[] {
  if (!when) return []
  return 'all' in when && Array.isArray(when.all)
    ? when.all.flatMap((part) => partsOf(part as Condition))
    : [when]
}

/** The conditions around an op, asked of whoever acts; what is done as somebody else's own asks nothing of them. */
interface Around {
  gates: Condition[]
  own: boolean
}

function walk(list: OpList, around: Around, above: readonly Op[], source: Source): void {
  const { gates, own } = around
  const behind = (gate: Condition | null): Around => (own && gate ? { own, gates: [...gates, gate] } : around)
  for (const op of list.ops) {
    const path = [...above, op]
    for (const [name, sign, stake] of madeBy(op)) {
      addMaking(source.makes, { name, sign, gates, stake })
      source.paths.set(name, new Set([...(source.paths.get(name) ?? []), ...path]))
    }
    if (op.op === 'roll') for (const value of [op.add, op.moreDice]) helpsIn(value, source.helps)
    if (op.op === 'when') {
      walk(op.then, behind(op.if), path, source)
      if (op.else) walk(op.else, behind({ not: op.if }), path, source)
    } else
      for (const inner of listsIn(op))
        walk(inner, isOthers(op, inner) ? { gates, own: false } : behind(priceOf(op)), path, source)
  }
}

function addMaking(makes: Making[], making: Making): void {
  const { name, sign, gates, stake } = making
  const isSame = (one: Making) =>
    one.name === name &&
    one.sign === sign &&
    one.stake === stake &&
    one.gates.length === gates.length &&
    one.gates.every((gate, n) => gate === gates[n])
  if (!makes.some(isSame)) makes.push(making)
}

const isOthers = (op: Op, inner: OpList): boolean =>
  (op.op === 'contest' && inner === op.beaten) || (op.op === 'for-each' && op.asMe === true)

/** What has to be in hand before the rest of an op can come about. */
function priceOf(op: Op): Condition | null {
  if (op.op !== 'pay') return null
  if (op.object !== undefined) return { value: { carried: op.object, of: 'me' }, atLeast: op.by }
  return op.counter === undefined ? null : { counter: op.counter, atLeast: op.by }
}

/** Lists nested anywhere in an op, save those of `when`. */
function listsIn(part: unknown): OpList[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.values(part).flatMap((inner: unknown) => (isList(inner) ? [inner] : listsIn(inner)))
}

const isList = (part: unknown): part is OpList =>
  typeof part === 'object' && part !== null && 'ref' in part && 'ops' in part

function madeBy(op: Op): [FactName, 1 | -1, FactName | null][] {
  switch (op.op) {
    case 'track': {
      const sign = op.to === undefined ? signOf(op.by ?? 0) : 1
      const made: [FactName, 1 | -1, null][] = [[`track:${op.track}`, sign, null]]
      return op.outOf === undefined ? made : [...made, [`track:${op.outOf}`, -1, null]]
    }
    case 'counter':
      return [[`counter:${op.counter}`, signOf(op.by ?? 1), null]]
    case 'take-object':
      return [[`object:${op.object}`, 1, null]]
    case 'lose-object':
      return op.objects.map((object) => [`object:${object}`, -1, null])
    case 'put-token':
    case 'spread':
      return [[`token:${op.token}`, 1, null]]
    case 'take-token':
      return op.tokens.map((token) => [`token:${token}`, -1, null])
    case 'show-secret':
      return [[`secret:${op.secret}`, 1, null]]
    case 'carry-corpse':
      return [['corpse', 1, null]]
    case 'swap-bodies':
      return [['body', 1, null]]
    case 'return-bodies':
      return [['body', -1, null]]
    case 'win':
      return [[`win:${op.who === undefined ? (op.team ?? 'me') : 'me'}`, 1, null]]
    case 'kill':
      return [['death', 1, null]]
    case 'bid':
      return op.bids.map(({ stake, into }) => [`track:${into}`, 1, stakeName(stake)])
    default:
      return []
  }
}

const stakeName = (stake: { object: string } | { counter: string } | { track: string }): FactName =>
  'object' in stake
    ? `object:${stake.object}`
    : 'counter' in stake
      ? `counter:${stake.counter}`
      : `track:${stake.track}`

const signOf = (value: Value): 1 | -1 =>
  (typeof value === 'number' && value < 0) ||
  (typeof value === 'object' && 'players' in value && value.players[0]! < 0)
    ? -1
    : 1

/** The conditions of what is added to a roll only if they hold. */
function helpsIn(value: Value | undefined, helps: Condition[]): void {
  if (typeof value !== 'object') return
  if ('if' in value) helps.push(value.if)
  else if ('sum' in value) for (const part of value.sum) helpsIn(part, helps)
}
