/** Which tokens of a haunt are the mark of one tile; definitions never change, so each haunt is looked through once. */
import type { HauntDef } from './defs.ts'
import type { Tiles } from './words.ts'

const found = new WeakMap<HauntDef, Set<string>>()

/** Tokens that mark one tile, laid down in the setup and nowhere else: "the Coffin tile". */
export function marksIn(haunt: HauntDef): Set<string> {
  const known = found.get(haunt)
  if (known) return known
  const laid: string[] = []
  const seek = (part: unknown, once: boolean): void => {
    if (typeof part !== 'object' || part === null) return
    const { op, token, mark, on } = part as { op?: string; token?: string; mark?: string; on?: Tiles }
    if (op === 'seat-tile' && mark) laid.push(mark)
    if ((op === 'put-token' || op === 'spread') && token) {
      const isOne = once && (on === 'here' || (typeof on === 'object' && 'of' in on && on.of === 'revealer'))
      laid.push(...(isOne ? [token] : [token, token]))
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
