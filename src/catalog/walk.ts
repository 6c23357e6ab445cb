/** Walks a definition as its author wrote it: every part with its path in the file, op lists with their address. */
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
    if (isOpList(part)) part.ref = `${home}#/${path}`
  })
}

export const join = (path: string, step: string): string => [path, step].filter(Boolean).join('/')

export const isOpList = (part: unknown): part is OpList =>
  typeof part === 'object' && part !== null && 'ref' in part && 'ops' in part && Array.isArray(part.ops)

const isBand = (part: unknown): part is Band =>
  typeof part === 'object' && part !== null && 'from' in part && 'to' in part && 'do' in part

export function rangeOf({ from, to }: Band): string {
  const [low, high] = [from, to ?? ''].map((bound) => [bound].flat().join('/'))
  if (to === null) return `${low}+`
  return low === high ? `${low}` : `${low}-${high}`
}
