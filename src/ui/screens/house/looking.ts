/** Which floor is looked at, how near and from where, and what a key makes of it; pure. */
import type { Region } from '../../../engine/ids.ts'
import { ZOOMS, type Zoom } from '../../map/strides.ts'
import type { Key } from '../../term/key.ts'

export interface Looking {
  /** Null shows all floors. */
  picked: Region | null
  zoom: Zoom | null
  pan: { x: number; y: number }
}

export const ALL: Looking = { picked: null, zoom: null, pan: { x: 0, y: 0 } }

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  up: [0, -1],
  k: [0, -1],
  down: [0, 1],
  j: [0, 1],
  left: [-1, 0],
  h: [-1, 0],
  right: [1, 0],
  l: [1, 0],
}

/** What a key makes of it; null closes the page. */
export function lookedOn(looking: Looking, key: Key, regions: readonly Region[]): Looking | null {
  const region = regions[Number(key.text) - 1]
  const step = STEPS[key.name]
  const { pan, picked } = looking
  if (region) return { ...ALL, picked: region }
  if (key.text === '0') return ALL
  if (step) return { ...looking, pan: { x: pan.x + step[0], y: pan.y + step[1] } }
  if (key.text === '+' || key.text === '=' || key.text === '-')
    return { ...looking, zoom: closer(looking.zoom, key.text === '-' ? -1 : 1) }
  if (picked && (key.name === 'escape' || key.name === 'return')) return ALL
  const isDone =
    ['escape', 'return', 'q', 'm', 'f4'].includes(key.name) || (key.ctrl && 'qd'.includes(key.name))
  return isDone ? null : looking
}

function closer(zoom: Zoom | null, by: number): Zoom {
  const now = zoom === null ? ZOOMS.indexOf('8x3') : ZOOMS.indexOf(zoom)
  return ZOOMS[Math.max(0, Math.min(ZOOMS.length - 1, now + by))]!
}
