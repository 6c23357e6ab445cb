/** The map of one floor. */
import { Box } from 'ink'
import { memo, type ReactNode, useMemo } from 'react'
import type { Region } from '../../engine/ids.ts'
import { floorMap } from '../map/floor-map.ts'
import type { GhostTile, Place } from '../map/floor-plan.ts'
import type { Zoom } from '../map/strides.ts'
import { tileOfActor } from '../prose/choices.ts'
import { findPlaced, type Scene, tileOf } from '../prose/scene.ts'
import type { Cell } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { CellGrid } from '../widgets/CellGrid.tsx'

/** How the table draws each of its maps. */
export interface TableMap {
  scene: Scene
  /** Null for the largest that suits the window. */
  zoom: Zoom | null
  changed?: ReadonlySet<string>
  /** A room that is about to be laid. */
  ghost?: GhostTile | null
  /** The room to keep in sight; the reader's by default. */
  centre?: string | null
}
interface MapPanelProps extends TableMap {
  region: Region
  width: number
  height: number
  pan?: Place
  centred?: boolean
  /** Stands in a corner in which no room is drawn; left out if there is none. */
  corner?: ReactNode
  cornerSize?: { width: number; height: number }
}

export const MapPanel = memo(function MapPanel(props: MapPanelProps) {
  const { scene, region, width, height, zoom, changed, ghost, pan, centred, centre = null } = props
  const { corner, cornerSize } = props
  const glyphs = useGlyphs()
  const { cells } = useMemo(
    () =>
      floorMap(scene, {
        region,
        width,
        height,
        zoom,
        glyphs,
        ghost: ghost ?? null,
        centre: centre ?? tileInSight(scene),
        ...(changed && { changed }),
        ...(pan && { pan }),
        ...(centred && { centred }),
      }),
    [scene, region, width, height, zoom, glyphs, ghost, changed, pan, centred, centre],
  )
  const spot = cornerSize ? freeCorner(cells, cornerSize) : null
  return (
    <Box width={width} height={height} flexShrink={0} aria-hidden>
      <CellGrid cells={cells} />
      {spot && (
        <Box position="absolute" marginLeft={spot.x} marginTop={spot.y}>
          {corner}
        </Box>
      )}
    </Box>
  )
})

/** A corner with nothing in it, nor beside it where that can be had: upper right first. */
function freeCorner(
  cells: readonly (readonly Cell[])[],
  size: { width: number; height: number },
): Place | null {
  const height = cells.length
  const width = cells[0]?.length ?? 0
  const [right, low] = [width - size.width, height - size.height - 1]
  const spots: Place[] = [
    { x: right, y: 1 },
    { x: right, y: low },
    { x: 1, y: 1 },
    { x: 1, y: low },
  ]
  const isFree = ({ x, y }: Place, air: number): boolean =>
    cells
      .slice(y, y + size.height)
      .every((row) =>
        row.slice(Math.max(0, x - air), x + size.width + air).every(({ glyph }) => glyph === ' '),
      )
  const within = spots.filter(({ x, y }) => x >= 0 && y >= 0)
  return within.find((spot) => isFree(spot, 1)) ?? within.find((spot) => isFree(spot, 0)) ?? null
}

/** Where the reader acts, be it with a monster; for an onlooker, whoever's turn it is. */
export function tileInSight(scene: Scene): string {
  const { viewer, turn, house } = scene.view
  const tile = viewer ? tileOfActor(scene) : turn.who && tileOf(scene, turn.who)
  return tile ?? house[0]!.id
}

export const regionInSight = (scene: Scene, centre: string | null = null): Region =>
  findPlaced(scene, centre ?? tileInSight(scene))!.region
