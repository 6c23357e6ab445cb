/** The whole house: every floor at once, or one of them as large as it can be, moved about and drawn closer. */
import { Box } from 'ink'
import { useState } from 'react'
import { useKey } from '../../keys/KeyProvider.tsx'
import { useSize } from '../../layout/SizeProvider.tsx'
import { shownRegions } from '../../map/house-layout.ts'
import type { Scene } from '../../prose/scene.ts'
import { usePages } from '../../store/PagesProvider.tsx'
import { Store, useStore } from '../../store/store.ts'
import { type Hint, KeyHints } from '../../widgets/KeyHints.tsx'
import { AllFloors } from './AllFloors.tsx'
import { FloorList } from './FloorList.tsx'
import { ALL, lookedOn } from './looking.ts'
import { OneFloor } from './OneFloor.tsx'

/** Less thanthis shows nothing of a map worth seeing: the floors are listed instead. */
const LEAST = { columns: 60, rows: 14 }

export function HousePage({ scene }: { scene: Scene }) {
  const pages = usePages()
  const { columns, rows } = useSize()
  const [store] = useState(() => new Store(ALL))
  const looking = useStore(store, (now) => now)
  const regions = shownRegions(scene)
  useKey('page', (key) => {
    const next = lookedOn(store.get(), key, regions)
    if (next) store.set(next)
    else pages.pop()
    return true
  })
  const height = Math.max(1, rows - 1)
  const isList = columns < LEAST.columns || rows < LEAST.rows
  const numbers = `1-${regions.length}`
  const hints: Hint[] = looking.picked
    ? [
        [numbers, 'another floor'],
        ['0', 'whole house'],
        ['+ -', 'zoom'],
        ['arrows', 'move'],
        ['Esc', 'back'],
      ]
    : [
        [numbers, 'one floor'],
        ['+ -', 'zoom'],
        ['Esc', 'back'],
      ]
  return (
    <Box flexDirection="column" width={columns} height={height}>
      {looking.picked ? (
        <OneFloor scene={scene} looking={looking} region={looking.picked} height={height - 1} />
      ) : isList ? (
        <FloorList scene={scene} rows={height - 1} />
      ) : (
        <AllFloors scene={scene} zoom={looking.zoom} height={height - 1} />
      )}
      <KeyHints hints={hints} width={columns} />
    </Box>
  )
}
