// The 95% Wilson interval of a share.

export interface Share {
  part: number
  whole: number
  /** From 0 to 1, to four digits. */
  share: number
  low: number
  high: number
}

const Z = 1.96

export function shareOf(part: number, whole: number): Share {
  if (whole === 0) return { part, whole, share: 0, low: 0, high: 1 }
  const p = part / whole
  const centre = p + (Z * Z) / (2 * whole)
  const spread = Z * Math.sqrt((p * (1 - p)) / whole + (Z * Z) / (4 * whole * whole))
  const bound = (x: number) => rounded(Math.min(1, Math.max(0, x / (1 + (Z * Z) / whole))))
  return { part, whole, share: rounded(p), low: bound(centre - spread), high: bound(centre + spread) }
}

const rounded = (x: number): number => Math.round(10_000 * x) / 10_000

const percent = (x: number): number => Math.round(100 * x)

/** "31% (27 to 35)" */
export function shareText({ whole, share, low, high }: Share): string {
  return whole === 0 ? 'none' : `${percent(share)}% (${percent(low)} to ${percent(high)})`
}

/** "31 (27-35)", for a table. */
export const shareCell = ({ share, low, high }: Share): string =>
  `${percent(share)} (${percent(low)}-${percent(high)})`
