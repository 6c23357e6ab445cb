/** The first screen: the house on its hill, the name, and where to go from here. */
import { Box } from 'ink'
import { useEffect, useState } from 'react'
import { hasRoomForArt } from '../../art/night.ts'
import { useKey } from '../../keys/KeyProvider.tsx'
import { useCursor } from '../../keys/useCursor.tsx'
import { useSize } from '../../layout/SizeProvider.tsx'
import type { MenuStore } from '../../store/menu-store.ts'
import { useTheme } from '../../theme/ThemeProvider.tsx'
import { TitlePicture } from './TitlePicture.tsx'
import { TitleText } from './TitleText.tsx'
import { useTitleBody } from './title-body.ts'

export function TitleScreen({ menu }: { menu: MenuStore }) {
  const { columns, rows } = useSize()
  const { hasArt } = useTheme()
  const isDrawn = useSecondFrame()
  useKey('page', menu.press)
  const height = Math.max(1, rows - 1)
  const body = useTitleBody(menu, columns, height)
  const cursor = useCursor(body.cursor)
  const isRoomy = hasRoomForArt({ columns, rows: height })
  return (
    <Box height={height} width={columns} flexDirection="column">
      {isRoomy && hasArt && isDrawn ? (
        <TitlePicture columns={columns} height={height} body={body} />
      ) : (
        <TitleText columns={columns} height={height} body={body} hasHill={isRoomy} />
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
