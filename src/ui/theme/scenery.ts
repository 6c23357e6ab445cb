/** Colours of the pictures: the hill by night, quiet and haunted and at dawn, and the plates of the beats. */

export interface Scenery {
  /** From the top of the sky down to the horizon. */
  sky: readonly [top: string, middle: string, horizon: string]
  moon: string
  crater: string
  /** Hill, house and tree. */
  dark: string
  bog: string
  road: readonly [far: string, near: string]
  window: string
  /** Round a lit window, on the wall. */
  glow: string
  unlit: string
  lantern: string
  star: string
}

export const NIGHT: Scenery = {
  sky: ['#0C0B18', '#1C1A38', '#4A3B5C'],
  moon: '#E9DFBF',
  crater: '#CBC1A8',
  dark: '#07060B',
  bog: '#0E0C16',
  road: ['#4A4356', '#14121C'],
  window: '#FFC65C',
  glow: '#2A1A16',
  unlit: '#1B1A32',
  lantern: '#FFD98A',
  star: '#C9C3D8',
}

export const HAUNTED: Scenery = {
  sky: ['#12060A', '#360D14', '#7A2420'],
  moon: '#F2825A',
  crater: '#CE6A4C',
  dark: '#070406',
  bog: '#160709',
  road: ['#5A2420', '#1A080A'],
  window: '#FF5A3C',
  glow: '#2E0A0C',
  unlit: '#A83A2A',
  lantern: '#9BE4D4',
  star: '#C98A7C',
}

export const DAWN: Scenery = {
  ...NIGHT,
  sky: ['#1B2030', '#5A5E74', '#E3B48C'],
  moon: '#F4E3C6',
  crater: '#E4D0B0',
  road: ['#8A7A74', '#2A2626'],
  window: '#1B1A32',
  star: '#5A5E74',
}

/** Inks of the plates, by the letters they are drawn with. */
export const PLATE_INKS: Readonly<Record<string, string>> = {
  // Wax, its shade, the wick, the dish.
  W: '#D8CDB4',
  w: '#A79C86',
  k: '#3A3230',
  d: '#6E5A34',
  // Smoke, thin and thinner.
  s: '#4A4656',
  S: '#34313E',
  // A flame and a ghost's flame.
  f: '#FFC65C',
  F: '#FFF0C0',
  g: '#9BE4D4',
  G: '#E4FFF8',
  // Iron, horn, brass.
  i: '#2B2733',
  h: '#C9873A',
  H: '#F2B84B',
  b: '#8A6A2C',
  // Door, its frame, the red light behind it.
  D: '#241014',
  p: '#3A1A1C',
  r: '#B8281E',
  R: '#FF5A3C',
  o: '#C9873A',
}

const part = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)

/** So much of one colour over another. */
export function mixed(over: string, under: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Math.round(part(over, at) * share + part(under, at) * (1 - share)))
  return `#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`
}

const CUBE = [0, 95, 135, 175, 215, 255]

/** The nearest of the 256 colours of xterm: of its cube, or of its greys. */
export function nearest256(hex: string): number {
  const parts = [1, 3, 5].map((at) => part(hex, at))
  const steps = parts.map((one) =>
    CUBE.reduce((best, value, n) => (Math.abs(value - one) < Math.abs(CUBE[best]! - one) ? n : best), 0),
  )
  const grey = Math.max(0, Math.min(23, Math.round((parts.reduce((sum, one) => sum + one, 0) / 3 - 8) / 10)))
  const away = (values: readonly number[]) =>
    values.reduce((sum, value, n) => sum + (value - parts[n]!) ** 2, 0)
  const isGrey = away([0, 1, 2].map(() => 8 + 10 * grey)) < away(steps.map((step) => CUBE[step]!))
  return isGrey ? 232 + grey : 16 + 36 * steps[0]! + 6 * steps[1]! + steps[2]!
}
