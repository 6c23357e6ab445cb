/** Exact fractions for probabilities, rounded only for printing. */

export interface Fraction {
  readonly ways: bigint
  readonly of: bigint
}

export const NEVER: Fraction = { ways: 0n, of: 1n }
export const ALWAYS: Fraction = { ways: 1n, of: 1n }

export function fraction(ways: bigint, of: bigint): Fraction {
  const shared = greatestShared(ways < 0n ? -ways : ways, of)
  return { ways: ways / shared, of: of / shared }
}

const greatestShared = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestShared(b, a % b))

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.ways * b.of + b.ways * a.of, a.of * b.of)
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.ways * b.ways, a.of * b.of)
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.ways * b.of, a.of * b.ways)
export const timesWhole = (whole: number, a: Fraction): Fraction => fraction(BigInt(whole) * a.ways, a.of)
/** The complement of a probability. */
export const not = (a: Fraction): Fraction => fraction(a.of - a.ways, a.of)
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, NEVER)
export const isNever = ({ ways }: Fraction): boolean => ways === 0n
export const isCertain = ({ ways, of }: Fraction): boolean => ways === of
/** Sorts the greater first. */
export const byGreater = (a: Fraction, b: Fraction): number => {
  const difference = b.ways * a.of - a.ways * b.of
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}

/** Rounds to a number of decimals, halves away from zero. */
function rounded({ ways, of }: Fraction, decimals: number): bigint {
  const scaled = (ways < 0n ? -ways : ways) * 10n ** BigInt(decimals)
  const whole = (2n * scaled + of) / (2n * of)
  return ways < 0n ? -whole : whole
}

/** Rounded to 12 decimals, so that every machine prints the same. */
export const numberOf = (a: Fraction): number => Number(rounded(a, 12)) / 1e12

export const decimal = (a: Fraction, decimals = 1): string =>
  (Number(rounded(a, decimals)) / 10 ** decimals).toFixed(decimals)

/** "40.7%"; only a certain chance is 100%, and only an impossible one is 0%. */
export function percent(chance: Fraction): string {
  if (isNever(chance)) return '0%'
  if (isCertain(chance)) return '100%'
  const tenths = rounded(chance, 3)
  if (tenths === 0n) return '<0.1%'
  return tenths === 1000n ? '>99.9%' : `${(Number(tenths) / 10).toFixed(1)}%`
}
