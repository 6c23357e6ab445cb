/** Which tokens of a haunt are the mark of one tile; definitions never change, so each haunt is looked through once. */

import { EFFECTS, effectOf, type Op } from '../effects/table.ts'
import type { HauntDef } from '../language/defs.ts'
import { factName } from '../language/facts.ts'

const TOKEN = factName.token('')
const isOp = (part: object): part is Op =>
  'op' in part && typeof part.op === 'string' && Object.hasOwn(EFFECTS, part.op)

const found = new WeakMap<HauntDef, Set<string>>()

/** Tokens that mark one tile, laid down in the setup and nowhere else: "the Coffin tile". */
export function marksIn(haunt: HauntDef): Set<string> {
  const known = found.get(haunt)
  if (known) return known
  const laid: string[] = []
  const seek = (part: unknown, once: boolean): void => {
    if (typeof part !== 'object' || part === null) return
    if (isOp(part))
      for (const { fact, way, isOne } of effectOf(part).makes?.(part) ?? [])
        if (fact.startsWith(TOKEN) && way === 'up') {
          const token = fact.slice(TOKEN.length)
          laid.push(...(once && isOne ? [token] : [token, token]))
        }
    for (const inner of Object.values(part)) seek(inner, once)
  }
  const { setup, ...later } = haunt
  seek(setup, true)
  seek(later, false)
  const marks = new Set(laid.filter((token) => laid.indexOf(token) === laid.lastIndexOf(token)))
  found.set(haunt, marks)
  return marks
}
