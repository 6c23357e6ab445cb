/** Every roll of so many dice, one by one: three to the power of their number. */
export function everyRoll(dice: number): number[][] {
  if (dice === 0) return [[]]
  return everyRoll(dice - 1).flatMap((faces) => [0, 1, 2].map((face) => [...faces, face]))
}
