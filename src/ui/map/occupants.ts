/** Marks of people and monsters: digits by seat, capitals by kind. */
import type { Scene } from '../prose/scene.ts'

/** A seat as it is numbered on screen. */
export const seatGlyph = (seat: number): string => String(seat + 1)

/** Lower case, these two are a room and a false doorway. */
const TAKEN = ['O', 'X']

/** A capital of its own for each kind of monster in the haunt: the first in its name that is free. */
export function monsterLetter({ haunt }: Scene, kind: string): string {
  const taken = new Set(TAKEN)
  for (const { id, name } of haunt?.monsters ?? []) {
    const letters = name.replace(/^the /i, '').toUpperCase().match(/[A-Z]/g) ?? ['M']
    const letter = letters.find((one) => !taken.has(one)) ?? letters[0]!
    if (id === kind) return letter
    taken.add(letter)
  }
  return 'M'
}
