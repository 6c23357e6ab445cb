/**
 * A definition beside its schema: every word, op and id in it as a node that knows what it is and where it
 * stands in its file. Checks read this tree, so that no list of fields can be forgotten when a word is added.
 */
import type * as z from 'zod'
import type { Op } from '../engine/effects/table.ts'
import type { Band, OpList } from '../engine/language/defs.ts'
import type { Sort, Use } from '../engine/language/kit.ts'
import { headOf } from './forms.ts'
import { kit, opSchemas } from './kit.ts'
import { defOf, marksOf, type Shape } from './marks.ts'
import { join, rangeOf } from './walk.ts'

export interface Node {
  /** As in the tables for authors: WHO, TILES, CONDITION, OPS, BANDS; OP for an op, null for a plain field. */
  kind: string | null
  /** The field of the map it stands in; empty in a list. */
  field: string
  /** In the file: actions/0/do/1/damage/who. */
  path: string
  value: unknown
  /** Of an id, what it names. */
  names: { sort: Sort; use: Use } | null
  inner: Node[]
}

export interface Reference {
  sort: Sort
  use: Use
  id: string
  path: string
}

/** Every node, each before those within it. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const inner of node.inner) yield* nodesIn(inner)
}

/** Every op, each before those within it. */
export const opsIn = (tree: Node): { op: Op; path: string }[] =>
  [...nodesIn(tree)].flatMap(({ kind, value, path }) => (kind === 'OP' ? [{ op: value as Op, path }] : []))

/** The part of a tree at this path of its file. */
export function partAt(tree: Node, path: string): Node {
  for (const node of nodesIn(tree)) if (node.path === path) return node
  return { kind: null, field: '', path, value: undefined, names: null, inner: [] }
}

/** Everything a definition names, in the order of its schema. */
export const referencesIn = (tree: Node): Reference[] =>
  [...nodesIn(tree)].flatMap(({ names, value, path }) =>
    names && typeof value === 'string' ? [{ ...names, id: value, path }] : [],
  )

export function treeOf(schema: z.ZodType, value: unknown, path = '', field = ''): Node {
  const held = bare(schema, value)
  const { title = null, names = null } = marksOf(held)
  return { kind: title, field, path, value, names, inner: partsOf(held, value, path) }
}

/** The schema that holds for this value, without wrappings; one with a name of its own is left as it is. */
function bare(schema: z.ZodType, value: unknown): z.ZodType {
  const { title, pick } = marksOf(schema)
  if (pick) return pick(value)
  if (title !== undefined) return schema
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
    case 'prefault':
      return bare(def.innerType as z.ZodType, value)
    case 'lazy':
      return bare(def.getter() as z.ZodType, value)
    case 'pipe':
      return bare(def.in as z.ZodType, value)
    case 'union':
      return bare(optionFor(def.options as readonly z.ZodType[], value), value)
    default:
      return schema
  }
}

function optionFor(options: readonly z.ZodType[], value: unknown): z.ZodType {
  const found = options.find((option) => fits(option, value))
  if (!found) throw new Error(`No schema fits ${JSON.stringify(value)}`)
  return found
}

/** A map fits by its keys and fixed words, so that nothing within it is parsed a second time. */
function fits(schema: z.ZodType, value: unknown): boolean {
  const def = defOf(schema)
  if (def.type !== 'object') return schema.safeParse(value).success
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { shape } = def as unknown as { shape: Shape }
  return Object.entries(value).every(
    ([key, inner]) =>
      shape[key] !== undefined &&
      (defOf(shape[key]).type !== 'literal' || shape[key].safeParse(inner).success),
  )
}

/** The nodes directly within a value. */
function partsOf(schema: z.ZodType, value: unknown, path: string): Node[] {
  const { title, forms } = marksOf(schema)
  if (title === 'OPS') return (value as OpList).ops.map((op, n) => opNode(op, join(path, `${n}/${op.op}`)))
  if (title === 'BANDS')
    return (value as Band[]).map((band) => treeOf(kit.ops, band.do, join(path, rangeOf(band))))
  if (forms) {
    const head = typeof value === 'object' && value !== null ? headOf(forms.heads(), value) : undefined
    return head ? partsOf(bare(head, value), value, path) : []
  }
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return fieldsOf(def.shape as Shape, value as object, path)
    case 'array':
      return (value as unknown[]).map((one, n) =>
        treeOf(def.element as z.ZodType, one, join(path, String(n))),
      )
    case 'record':
      return Object.entries(value as object).flatMap(([key, held]) => [
        treeOf(def.keyType as z.ZodType, key, join(path, key)),
        treeOf(def.valueType as z.ZodType, held, join(path, key), key),
      ])
    case 'union':
      return partsOf(optionFor(def.options as readonly z.ZodType[], value), value, path)
    case 'lazy':
      return partsOf(def.getter() as z.ZodType, value, path)
    default:
      return []
  }
}

const opNode = (op: { op: string }, path: string): Node => ({
  kind: 'OP',
  field: '',
  path,
  value: op,
  names: null,
  inner: partsOf(opSchemas()[op.op]!, op, path),
})

const fieldsOf = (shape: Shape, value: object, path: string): Node[] =>
  Object.entries(shape).flatMap(([key, schema]) => {
    const inner = (value as Record<string, unknown>)[key]
    return inner === undefined ? [] : [treeOf(schema, inner, join(path, key), key)]
  })
