/** The first screen: the house on its hill, the name, and where to go from here. */
import { Box } from 'ink'
import { useEffect, useMemo, useState } from 'react'
import { hasRoomForArt, nightPixels } from '../art/night.ts'
import { HILL } from '../art/text-plates.ts'
import { useKey } from '../keys/KeyProvider.tsx'
import { useCursor } from '../keys/useCursor.tsx'
import { useSize } from '../layout/SizeProvider.tsx'
import type { MenuStore } from '../store/menu-store.ts'
import { useStore } from '../store/store.ts'
import { widthOf, wrap } from '../text/width.ts'
import type { Runs } from '../theme/roles.ts'
import { NIGHT } from '../theme/scenery.ts'
import { useTheme } from '../theme/ThemeProvider.tsx'
import { Art, type Caption } from '../widgets/Art.tsx'
import { type Hint, hintRuns } from '../widgets/KeyHints.tsx'
import { menuRows } from '../widgets/Menu.tsx'
import { Rows } from '../widgets/Rows.tsx'

const TAGLINE = 'A house on the coffin road.'
const PLACE = 'Bier Hill, 1666'
const HINTS: readonly Hint[] = [
  ['Up Down Enter', 'pick'],
  ['Esc', 'leave'],
]
const WIDEST = 62

export function TitleScreen({ menu }: { menu: MenuStore }) {
  const { columns, rows } = useSize()
  const { hasArt } = useTheme()
  const isDrawn = useSecondFrame()
  useKey('page', menu.press)
  const height = Math.max(1, rows - 1)
  const body = useBody(menu, columns, height)
  const cursor = useCursor(body.cursor)
  const isRoomy = hasRoomForArt({ columns, rows: height })
  return (
    <Box height={height} width={columns} flexDirection="column">
      {isRoomy && hasArt && isDrawn ? (
        <Picture columns={columns} height={height} body={body} />
      ) : (
        <Plain columns={columns} height={height} body={body} hasHill={isRoomy} />
      )}
      <Box ref={cursor} position="absolute" marginTop={height - 1} />
    </Box>
  )
}

/** The picture takes longer to draw than all the rest, so the menu is shown without it first. */
function useSecondFrame(): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), 0)
    return () => clearTimeout(timer)
  }, [])
  return isDrawn
}

interface Body {
  menu: readonly Runs[]
  message: readonly Runs[]
  foot: Runs
  /** The column of the cursor in the last row. */
  cursor: number
}

function useBody(menu: MenuStore, columns: number, height: number): Body {
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

interface ViewProps {
  columns: number
  height: number
  body: Body
}

/** On the picture everything stands on the dark of the hill. */
function Picture({ columns, height, body }: ViewProps) {
  const pixels = useMemo(
    () =>
      nightPixels({ chapter: 0, isHaunted: false }, { columns, rows: height, scenery: NIGHT, isNamed: true }),
    [columns, height],
  )
  const captions = useMemo((): Caption[] => {
    const isLarge = columns >= 100
    const top = height - body.menu.length - (height >= 39 ? 4 : 1)
    return [
      { x: 3, y: isLarge ? 6 : 5, runs: [{ text: TAGLINE, italic: true }] },
      ...body.menu.map((runs, n) => ({ x: 2, y: top + n, runs })),
      ...body.message.map((runs, n) => ({ x: 2, y: top - 1 - body.message.length + n, runs })),
      { x: 0, y: height - 1, runs: body.foot },
      { x: columns - PLACE.length - 3, y: height - 1, runs: [{ text: PLACE, role: 'title' }] },
    ]
  }, [columns, height, body])
  return <Art pixels={pixels} captions={captions} />
}

/** Without colours, or without room for them. */
function Plain({ columns, height, body, hasHill }: ViewProps & { hasHill: boolean }) {
  const head: Runs[] = hasHill
    ? HILL.map((line): Runs => hillRuns(line))
    : [[{ text: ' L Y C H G A T E', role: 'title' }], [{ text: ` ${TAGLINE}`, role: 'dim' }], []]
  const used = body.menu.length + body.message.length + 1
  const room = height - used
  const left = hasHill && columns > 120 ? Math.floor((columns - 80) / 2) : 0
  const above = Math.max(0, Math.min(hasHill ? Math.floor((room - head.length) / 3) : 1, room - head.length))
  return (
    <Box flexDirection="column" height={height}>
      <Box flexDirection="column" flexGrow={1} paddingLeft={left} paddingTop={above}>
        <Rows rows={head.slice(0, Math.max(0, room))} />
        {room > head.length + above + 1 && <Box height={1} />}
        <Rows rows={body.menu} />
        <Rows rows={body.message} />
      </Box>
      <Rows rows={[body.foot]} />
    </Box>
  )
}

/** The name stands out, and so does the lit window. */
function hillRuns(line: string): Runs {
  const [before = '', name] = line.split(/(L Y C H G A T E|\[#\])/, 2)
  if (!name) return [{ text: line, role: 'dim' }]
  const after = line.slice(before.length + name.length)
  return [
    { text: before },
    { text: name, role: name === '[#]' ? 'warn' : 'title' },
    { text: after, role: 'dim' },
  ]
}
