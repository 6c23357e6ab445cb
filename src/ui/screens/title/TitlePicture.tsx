/** The title in half blocks. */
import { useMemo } from 'react'
import { nightPixels } from '../../art/night.ts'
import { NIGHT } from '../../theme/scenery.ts'
import { Art, type Caption } from '../../widgets/Art.tsx'
import { TAGLINE, type TitleView } from './title-body.ts'

const PLACE = 'Bier Hill, 1666'

/** On the picture everything stands on the dark of the hill. */
export function TitlePicture({ columns, height, body }: TitleView) {
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
