/**
 * Where facts come from in a haunt: its actions, what happens by itself and the house turn, each with the
 * facts it could ever change and the conditions in the way. Read from the data once for each haunt.
 */

import { addresses } from '../../engine/addresses.ts'
import { conditionWord, effectOf, type FactName, type Op, valueWord } from '../../engine/ai-queries.ts'
import type { ActionDef, HauntDef, OpList, ReactionDef } from '../../engine/language/defs.ts'
import type { Condition, Value } from '../../engine/language/words.ts'

export type { FactName }

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
  /** By fact: the ops that change it and the ops around those; only these are evaluated for it. */
  paths: Map<FactName, Set<Op>>
  /** Conditions that only help: they add to a roll. */
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

/** A source, and one of the ways in which it makes a fact. */
interface Maker {
  source: Source
  making: Making
}

const makers = new WeakMap<readonly Source[], Map<string, Maker[]>>()

/** The sources that raise a fact (sign 1) or lower it (-1), looked up once for each haunt. */
export function makersOf(sources: readonly Source[], name: FactName, sign: number): readonly Maker[] {
  let known = makers.get(sources)
  if (!known) {
    known = new Map()
    makers.set(sources, known)
  }
  const key = sign > 0 ? name : `-${name}`
  let found = known.get(key)
  if (!found) {
    found = findMakers(sources, name, sign)
    known.set(key, found)
  }
  return found
}

const findMakers = (sources: readonly Source[], name: FactName, sign: number): Maker[] =>
  sources.flatMap((source) => {
    const made = source.makes.filter((making) => making.name === name && making.sign === sign)
    // A reaction or house turn counts once: only its first form is in a player's power.
    return (source.action ? made : made.slice(0, 1)).map((making) => ({ source, making }))
  })

function read(haunt: HauntDef): Source[] {
  const at = addresses.haunt(haunt.number)
  const actions = haunt.actions.map((action, n) => {
    const list = action.do ?? action.attack?.instead ?? null
    return sourceOf(addresses.action(at, n), list, { action })
  })
  const reactions = haunt.reactions.map((reaction, n) =>
    sourceOf(addresses.reaction(at, n), reaction.do, { reaction }),
  )
  const house = haunt.houseTurn ? [sourceOf(addresses.houseTurn(haunt.number), haunt.houseTurn, {})] : []
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

/** The conditions that all have to hold. */
export function partsOf(when: Condition | undefined): Condition[] {
  if (!when) return []
  return conditionWord(when).parts?.(when).flatMap(partsOf) ?? [when]
}

/** The conditions around an op, as the acting player must meet them; ops run as another character's own require nothing of the actor. */
interface Around {
  gates: Condition[]
  own: boolean
}

function walk(list: OpList, around: Around, above: readonly Op[], source: Source): void {
  const { gates, own } = around
  const behind = (gate: Condition | null): Around => (own && gate ? { own, gates: [...gates, gate] } : around)
  for (const op of list.ops) {
    const path = [...above, op]
    const { makes, helps, gate, isOthers } = effectOf(op)
    for (const { fact: name, way, stake = null, isPrice } of makes?.(op) ?? []) {
      if (isPrice) continue
      addMaking(source.makes, { name, sign: way === 'down' ? -1 : 1, gates, stake })
      source.paths.set(name, new Set([...(source.paths.get(name) ?? []), ...path]))
    }
    source.helps.push(...(helps?.(op) ?? []).flatMap(helpsIn))
    for (const inner of listsIn(op)) {
      const next = isOthers?.(op, inner) ? { gates, own: false } : behind(gate?.(op, inner) ?? null)
      walk(inner, next, path, source)
    }
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

/** Lists nested anywhere in an op. */
function listsIn(part: unknown): OpList[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.values(part).flatMap((inner: unknown) => (isList(inner) ? [inner] : listsIn(inner)))
}

const isList = (part: unknown): part is OpList =>
  typeof part === 'object' && part !== null && 'ref' in part && 'ops' in part

/** The conditions of additions to a roll. */
const helpsIn = (value: Value): readonly Condition[] =>
  typeof value === 'number' ? [] : (valueWord(value).helps?.(value, helpsIn) ?? [])
