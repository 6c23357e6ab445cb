/** Walks a definition as its author wrote it: every part with its path in the file, op lists with their address. */
import { addresses } from '../engine/addresses.ts'
import type { Band, OpList } from '../engine/language/defs.ts'

export type Part = Record<string, unknown>
export type Visit = (part: Part, path: string) => void

/** Visits every map within a part, itself first. Ops appear as `do/0/damage`, bands as `bands/2-3`. */
export function walk(part: unknown, path: string, visit: Visit): void {
  if (typeof part !== 'object' || part === null) return
  if (Array.isArray(part)) {
    for (const [n, inner] of part.entries()) {
      if (isBand(inner)) walk(inner.do, join(path, rangeOf(inner)), visit)
      else walk(inner, join(path, String(n)), visit)
    }
    return
  }
  visit(part as Part, path)
  if (isOpList(part)) {
    for (const [n, op] of part.ops.entries()) walk(op, join(path, `${n}/${op.op}`), visit)
    return
  }
  for (const [key, inner] of Object.entries(part)) walk(inner, join(path, key), visit)
}

/** Gives every op list its address, `event:cold-bread#/do/0/choose/options/1/do`. */
export function address(def: unknown, home: string): void {
  walk(def, '', (part, path) => {
    if (isOpList(part)) part.ref = addresses.list(home, path)
  })
}

export const join = (path: string, step: string): string => [path, step].filter(Boolean).join('/')

export const isOpList = (part: unknown): part is OpList =>
  typeof part === 'object' && part !== null && 'ref' in part && 'ops' in part && Array.isArray(part.ops)

export const isBand = (part: unknown): part is Band =>
  typeof part === 'object' && part !== null && 'from' in part && 'to' in part && 'do' in part

export function rangeOf({ from, to }: Band): string {
  const [low, high] = [from, to ?? ''].map((bound) => [bound].flat().join('/'))
  if (to === null) return `${low}+`
  return low === high ? `${low}` : `${low}-${high}`
}

/** The op lists directly within a part, each with its path; those inside them are left to the reader. */
export function listsIn(part: unknown, path: string): [list: OpList, path: string][] {
  if (typeof part !== 'object' || part === null) return []
  if (isOpList(part)) return [[part, path]]
  const inner: [unknown, string][] = Array.isArray(part)
    ? part.map((one, n) => (isBand(one) ? [one.do, rangeOf(one)] : [one, String(n)]))
    : Object.entries(part).map(([key, one]) => [one, key])
  return inner.flatMap(([one, step]) => listsIn(one, join(path, step)))
}
