/** The terminal's own cursor, placed by the component that is typed into: screen readers and input methods follow it. */
import type { DOMElement } from 'ink'
import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import { useSize } from '../layout/SizeProvider.tsx'

export interface Spot {
  x: number
  y: number
}
/** Null hides the cursor. */
export type PlaceCursor = (spot: Spot | null) => void

const CursorContext = createContext<PlaceCursor>(() => {})

export function CursorProvider({ place, children }: { place: PlaceCursor; children: ReactNode }) {
  return <CursorContext.Provider value={place}>{children}</CursorContext.Provider>
}

/** Put the ref on a Box; the cursor stands in this column of its first row, or is hidden for null. */
export function useCursor(column: number | null): RefObject<DOMElement | null> {
  const box = useRef<DOMElement>(null)
  const place = useContext(CursorContext)
  const { columns, rows } = useSize()
  // After every commit: a change elsewhere may have moved the box.
  useLayoutEffect(() => {
    const spot = box.current === null || column === null ? null : spotOf(box.current, column)
    place(spot && { x: within(spot.x, columns - 1), y: within(spot.y, rows - 2) })
  })
  useLayoutEffect(() => () => place(null), [place])
  return box
}

const within = (n: number, last: number): number => Math.max(0, Math.min(n, last))

function spotOf(box: DOMElement, column: number): Spot {
  const spot = { x: column, y: 0 }
  for (let node: DOMElement | undefined = box; node; node = node.parentNode) {
    spot.x += node.yogaNode?.getComputedLeft() ?? 0
    spot.y += node.yogaNode?.getComputedTop() ?? 0
  }
  return spot
}
