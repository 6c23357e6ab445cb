/** How the table shares the window: numbers only, so that keys and drawing agree on them. */
import type { Size } from './SizeProvider.tsx'

/** Text alone; map and room; map and side; the same with tabs and the party; all floors at once. */
export type TableMode = 'tiny' | 'small' | 'medium' | 'large' | 'huge'

export interface TableLayout {
  mode: TableMode
  /** Columns of the window, and rows without the last one. */
  width: number
  height: number
  map: { width: number; height: number }
  /** Columns of the side with its divider; 0 where it has none. */
  side: number
  /** Columns of text in it. */
  text: number
  /** Rows of log below the map, or columns of the log beside it. */
  log: number
  /** Rows below the heading and its rule, down to the line of suggestions. */
  body: number
}

const SIDE = { medium: 36, large: 41, huge: 38 } as const
/** Heading and rule above; suggestions, prompt and keys below. */
const ABOVE = 2
const BELOW = 3

export function modeFor({ columns, rows }: Size): TableMode {
  if (columns < 60 || rows < 16) return 'tiny'
  if (columns < 80 || rows < 24) return 'small'
  if (columns >= 170 && rows >= 44) return 'huge'
  return columns >= 110 && rows >= 34 ? 'large' : 'medium'
}

export function tableLayout(size: Size): TableLayout {
  const mode = modeFor(size)
  const width = size.columns
  const height = Math.max(1, size.rows - 1)
  if (mode === 'tiny') {
    const body = Math.max(0, height - 2)
    return { mode, width, height, map: { width: 0, height: 0 }, side: 0, text: width - 1, log: body, body }
  }
  if (mode === 'huge') {
    const body = height - ABOVE - 3
    const wide = width - 2 * SIDE.huge
    return {
      mode,
      width,
      height,
      map: { width: Math.ceil((wide - 1) / 2), height: Math.ceil((body - 1) / 2) },
      side: SIDE.huge,
      text: SIDE.huge - 3,
      log: SIDE.huge,
      body,
    }
  }
  if (mode === 'small') {
    const body = height - ABOVE - 1 - BELOW
    const side = Math.max(24, width - 36)
    return {
      mode,
      width,
      height,
      map: { width: width - side, height: body - 3 },
      side,
      text: side - 2,
      log: 2,
      body,
    }
  }
  const side = width >= 110 ? SIDE.large : SIDE.medium
  const body = height - ABOVE - BELOW
  const log = Math.max(3, Math.min(12, 3 + Math.floor((size.rows - 24) / 6)))
  return {
    mode,
    width,
    height,
    map: { width: width - side, height: body - log - 1 },
    side,
    text: side - (width >= 110 ? 4 : 3),
    log,
    body,
  }
}

/** Where a page stands, and the room for its text. */
export interface PagePlace {
  /** In the side, or over the whole body. */
  at: 'side' | 'whole'
  width: number
  height: number
}

/** The frame of a card: two columns and a blank on each side, a row above and below. */
const FRAME = { columns: 4, rows: 2 }

/** The room for the text of a page. */
export function pageRoom(page: { isWhole: boolean; card: unknown }, layout: TableLayout): PagePlace {
  const place = pagePlace(page, layout)
  if (!page.card || layout.mode === 'tiny') return place
  return { ...place, width: place.width - FRAME.columns, height: place.height - FRAME.rows }
}

export function pagePlace({ isWhole }: { isWhole: boolean }, layout: TableLayout): PagePlace {
  const { mode, width, text, body, map } = layout
  if (mode === 'tiny') return { at: 'whole', width: Math.max(1, width - 1), height: Math.max(1, body) }
  if (isWhole || mode === 'small') return { at: 'whole', width: width - 4, height: body }
  return { at: 'side', width: text, height: mode === 'huge' ? body : map.height }
}
