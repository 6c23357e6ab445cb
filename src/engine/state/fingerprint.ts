/** Eight hex digits that tell two states apart. States are built with constant key order, so their JSON is canonical. */
import type { State } from './state.ts'

/** Pieces are left out: they never change in a game, and every opening lists them. */
export function fingerprint({ pieces: _, ...state }: State): string {
  const text = JSON.stringify(state)
  // cyrb53: two rounds of multiply and mix, enough to notice any divergence of a replay.
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(16).padStart(14, '0').slice(-8)
}
