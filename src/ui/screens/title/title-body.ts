/** The words of the title: the menu, what was answered last, the keys. */
import { useMemo } from 'react'
import type { MenuStore } from '../../store/menu-store.ts'
import { useStore } from '../../store/store.ts'
import { widthOf, wrap } from '../../text/width.ts'
import type { Runs } from '../../theme/roles.ts'
import { useTheme } from '../../theme/ThemeProvider.tsx'
import { type Hint, hintRuns } from '../../widgets/KeyHints.tsx'
import { menuRows } from '../../widgets/Menu.tsx'

export const TAGLINE = 'A house on the coffin road.'
const HINTS: readonly Hint[] = [
  ['Up Down Enter', 'pick'],
  ['Esc', 'leave'],
]
const WIDEST = 62

export interface TitleBody {
  menu: readonly Runs[]
  message: readonly Runs[]
  foot: Runs
  /** The column of the cursor in the last row. */
  cursor: number
}

export function useTitleBody(menu: MenuStore, columns: number, height: number): TitleBody {
  const { picked, typed, message } = useStore(menu, (state) => state)
  const { glyphs } = useTheme()
  const width = Math.min(WIDEST, columns - 2)
  return useMemo(() => {
    const items = menu.entries.map(({ label, detail }, n) => ({ letter: `${n + 1} `, label, detail }))
    const room = Math.max(1, height - 4)
    const mark = ` > ${typed}`
    return {
      menu: menuRows({ items, picked, width, height: Math.min(room, items.length) }, glyphs),
      message: message
        ? wrap(message, width - 3).map((text): Runs => [{ text: `   ${text}`, role: 'system' }])
        : [],
      foot:
        typed === ''
          ? [{ text: ' > ', role: 'title' }, ...hintRuns(HINTS, columns - 4)]
          : [
              { text: mark, role: 'text' },
              ...hintRuns(
                [
                  ['Enter', 'pick'],
                  ['Esc', 'clear'],
                ],
                columns - widthOf(mark),
              ),
            ],
      cursor: widthOf(mark),
    }
  }, [menu, picked, typed, message, width, height, columns, glyphs])
}

export interface TitleView {
  columns: number
  height: number
  body: TitleBody
}
