/** The whole house: every floor at once, or one of them as large as it can be, moved about and drawn closer. */
import { Box } from 'ink'
import { useState } from 'react'
import type { Region } from '../../engine/ids.ts'
import { useKey } from '../keys/KeyProvider.tsx'
import { useSize } from '../layout/SizeProvider.tsx'
import { figureRun } from '../map/figures.ts'
import { shownRegions } from '../map/house-layout.ts'
import { whereabouts } from '../map/legend.ts'
import { glyphOf } from '../map/signs.ts'
import { ZOOMS, type Zoom } from '../map/strides.ts'
import { waysBetween } from '../map/ways-between.ts'
import { MapPanel } from '../panels/MapPanel.tsx'
import { REGION_ROLES, tabRuns, whoIn } from '../panels/RegionTabs.tsx'
import { count, REGION_NAMES } from '../prose/names.ts'
import type { Scene } from '../prose/scene.ts'
import { usePages } from '../store/PagesProvider.tsx'
import { Store, useStore } from '../store/store.ts'
import type { Key } from '../term/key.ts'
import { fitted } from '../text/runs.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import type { Run, Runs } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { type Hint, KeyHints } from '../widgets/KeyHints.tsx'
import { Rows } from '../widgets/Rows.tsx'
import { Rule } from '../widgets/Rule.tsx'

interface Looking {
  /** Null shows all floors. */
  picked: Region | null
  zoom: Zoom | null
  pan: { x: number; y: number }
}
const ALL: Looking = { picked: null, zoom: null, pan: { x: 0, y: 0 } }
/** Less than this shows nothing of a map worth seeing: the floors are listed instead. */
const LEAST = { columns: 60, rows: 14 }

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  up: [0, -1],
  k: [0, -1],
  down: [0, 1],
  j: [0, 1],
  left: [-1, 0],
  h: [-1, 0],
  right: [1, 0],
  l: [1, 0],
}

/** What a key makes of it; null closes the page. */
export function lookedOn(looking: Looking, key: Key, regions: readonly Region[]): Looking | null {
  const region = regions[Number(key.text) - 1]
  const step = STEPS[key.name]
  const { pan, picked } = looking
  if (region) return { ...ALL, picked: region }
  if (key.text === '0') return ALL
  if (step) return { ...looking, pan: { x: pan.x + step[0], y: pan.y + step[1] } }
  if (key.text === '+' || key.text === '=' || key.text === '-')
    return { ...looking, zoom: closer(looking.zoom, key.text === '-' ? -1 : 1) }
  if (picked && (key.name === 'escape' || key.name === 'return')) return ALL
  const isDone =
    ['escape', 'return', 'q', 'm', 'f4'].includes(key.name) || (key.ctrl && 'qd'.includes(key.name))
  return isDone ? null : looking
}

function closer(zoom: Zoom | null, by: number): Zoom {
  const now = zoom === null ? ZOOMS.indexOf('8x3') : ZOOMS.indexOf(zoom)
  return ZOOMS[Math.max(0, Math.min(ZOOMS.length - 1, now + by))]!
}

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

function OneFloor({
  scene,
  looking,
  region,
  height,
}: {
  scene: Scene
  looking: Looking
  region: Region
  height: number
}) {
  const { columns } = useSize()
  return (
    <>
      <Rule width={columns} title={tabRuns(scene, region, useGlyphs())} />
      <MapPanel
        scene={scene}
        region={region}
        width={columns}
        height={Math.max(0, height - 1)}
        zoom={looking.zoom}
        pan={looking.pan}
        centred
      />
    </>
  )
}

/** Two floors above, two below; the ways between them at the right where there is room. */
function AllFloors({ scene, zoom, height }: { scene: Scene; zoom: Zoom | null; height: number }) {
  const { columns } = useSize()
  const glyphs = useGlyphs()
  const ways = waysBetween(scene)
  const wide = columns >= 110 ? 36 : 0
  const width = columns - wide
  const regions = shownRegions(scene)
  const pairs = [regions.slice(0, 2), regions.slice(2, 4)].filter((pair) => pair.length > 0)
  const high = Math.floor(height / pairs.length)
  const people = whereabouts(scene, glyphs)
  const legend: Runs[] = [
    [{ text: 'WAYS BETWEEN', role: 'title' }],
    ...ways.map(
      ({ sign, text }): Runs => [{ text: glyphOf(sign, glyphs), role: 'door' }, { text: `  ${text}` }],
    ),
    [],
    [{ text: 'WHO IS WHERE', role: 'title' }],
    ...people.map(({ figure, text }): Runs => [figureRun(figure, false), { text: `  ${text}` }]),
  ]
  return (
    <Box height={height} flexShrink={0}>
      <Box flexDirection="column" width={width} flexShrink={0}>
        {pairs.map((pair, n) => (
          <Box key={pair[0]} height={n === pairs.length - 1 ? height - high * n : high} flexShrink={0}>
            {pair.map((region, m) => {
              const columnsHere =
                m === 0 ? Math.floor(width / pair.length) : width - Math.floor(width / pair.length)
              const rowsHere = n === pairs.length - 1 ? height - high * n : high
              return (
                <Box key={region} flexDirection="column" width={columnsHere} flexShrink={0}>
                  <Rule
                    width={columnsHere}
                    title={floorTitle(scene, region, regions.indexOf(region) + 1, glyphs)}
                  />
                  <MapPanel
                    scene={scene}
                    region={region}
                    width={columnsHere}
                    height={rowsHere - 1}
                    zoom={zoom}
                    centred
                  />
                </Box>
              )
            })}
          </Box>
        ))}
      </Box>
      {wide > 0 && (
        <Box paddingLeft={1} paddingTop={1}>
          <Rows rows={legend.slice(0, height - 1).map((runs) => fitted(runs, wide - 2, glyphs.ellipsis))} />
        </Box>
      )}
    </Box>
  )
}

function floorTitle(scene: Scene, region: Region, number: number, glyphs: Glyphs): Run[] {
  const rooms = scene.view.house.filter((tile) => tile.region === region).length
  return [
    { text: `${number} ${REGION_NAMES[region].toUpperCase()}`, role: REGION_ROLES[region] },
    { text: ` ${count(rooms, 'room')} `, role: 'dim' },
    ...whoIn(scene, region, glyphs),
  ]
}

/** "2 ground floor   8 rooms, 5 unopened   @24": all there is to know where no map fits. */
function FloorList({ scene, rows }: { scene: Scene; rows: number }) {
  const { columns } = useSize()
  const glyphs = useGlyphs()
  const { ellipsis } = glyphs
  const lines = shownRegions(scene).map((region, n): Runs => {
    const tiles = scene.view.house.filter((tile) => tile.region === region)
    const unopened = tiles.reduce((sum, tile) => sum + tile.unopened.length, 0)
    return [
      { text: ` ${n + 1} ${REGION_NAMES[region].padEnd(14)}`, role: REGION_ROLES[region] },
      { text: `${count(tiles.length, 'room')}, ${unopened} unopened  ` },
      ...whoIn(scene, region, glyphs),
    ]
  })
  const all: Runs[] = [[{ text: ' THE HOUSE', role: 'title' }], ...lines]
  return (
    <Box flexDirection="column" height={Math.max(0, rows)} flexShrink={0}>
      {rows > 0 && <Rows rows={all.slice(0, rows).map((runs) => fitted(runs, columns, ellipsis))} />}
    </Box>
  )
}
