/** How large rooms are drawn: cells from one room to the next, its inside and one wall. */

export const ZOOMS = ['2x2', '4x2', '8x3', '8x4', '10x5', '12x5'] as const
export type Zoom = (typeof ZOOMS)[number]

export interface Stride {
  x: number
  y: number
}

export const strideOf = (zoom: Zoom): Stride => {
  const [x, y] = zoom.split('x').map(Number) as [number, number]
  return { x, y }
}

/** Rooms in sight at a zoom that shows enough round you: two each way across, nearly as many down. */
const ENOUGH = { across: 5, down: 4 }

/** The largest zoom that shows all of a region, else the largest that shows enough; names can be read where they can. */
export function suitableZoom(
  rooms: { across: number; down: number },
  window: { width: number; height: number },
): Zoom {
  const shows = (zoom: Zoom, { across, down }: { across: number; down: number }): boolean => {
    const { x, y } = strideOf(zoom)
    return across * x + 1 <= window.width && down * y + 1 <= window.height
  }
  const named = ZOOMS.filter((zoom) => strideOf(zoom).x >= 8)
  return (
    named.findLast((zoom) => shows(zoom, rooms)) ??
    named.findLast((zoom) => shows(zoom, ENOUGH)) ??
    (shows('8x3', { across: 3, down: 2 }) ? '8x3' : undefined) ??
    ZOOMS.findLast((zoom) => shows(zoom, { across: 3, down: 3 })) ??
    '2x2'
  )
}
