/** A list to pick from: a pointer, a letter, a label, and what it is about. */
import { fitted, spread } from '../text/runs.ts'
import { widthOf } from '../text/width.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import type { Ground, Runs } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { Rows } from './Rows.tsx'

export interface MenuItem {
  /** Pressing it picks the item at once. */
  letter?: string
  label: string
  detail?: string
  /** Cannot be picked. */
  isOff?: boolean
}
interface MenuProps {
  items: readonly MenuItem[]
  picked: number
  width: number
  /** Rows there are; the picked item stays in sight. */
  height?: number
  /** Details in one column behind the labels, or at the right end. */
  details?: 'column' | 'end'
}

export const Menu = (props: MenuProps) => <Rows rows={menuRows(props, useGlyphs())} />

export function menuRows(
  { items, picked, width, height = items.length, details = 'column' }: MenuProps,
  glyphs: Glyphs,
): Runs[] {
  const column = Math.max(...items.map(({ label }) => widthOf(label)), 0)
  const from = Math.max(0, Math.min(picked - Math.floor(height / 2), items.length - height))
  return items.slice(from, from + height).map((item, n) => {
    const isPicked = from + n === picked
    const ground: Ground = isPicked ? 'select' : 'none'
    const head = ` ${isPicked ? glyphs.pointer : ' '} `
    const label = {
      text: item.label,
      role: item.isOff ? 'dim' : isPicked ? 'strong' : 'text',
      ground,
    } as const
    const detail = { text: item.detail ?? '', role: 'dim', ground } as const
    const start: Runs = [
      { text: head, role: 'title', ground },
      ...(item.letter ? [{ text: `${item.letter} `, role: 'title' as const, ground }] : []),
      label,
    ]
    if (details === 'end')
      return onGround(spread(start, [detail, { text: ' ', ground }], width, glyphs.ellipsis), width, ground)
    const gap = { text: ' '.repeat(column - widthOf(item.label) + 3), ground }
    return onGround(fitted([...start, gap, detail], width, glyphs.ellipsis), width, ground)
  })
}

/** The picked row is lit from edge to edge. */
function onGround(runs: Runs, width: number, ground: Ground): Runs {
  if (ground === 'none') return runs
  const used = runs.reduce((sum, { text }) => sum + widthOf(text), 0)
  return [...runs.map((run) => ({ ...run, ground })), { text: ' '.repeat(Math.max(0, width - used)), ground }]
}

/** The next item that can be picked, this many further on; the ends meet. */
export function nextItem(items: readonly MenuItem[], picked: number, by: number): number {
  for (let n = 1; n <= items.length; n++) {
    const at = (((picked + by * n) % items.length) + items.length) % items.length
    if (!items[at]!.isOff) return at
  }
  return picked
}
