/** The frames kept in test/frames, each drawn again from the name of its file: `exploring-80x24`, `house-120x40`. */
import { REGIONS } from '../../src/engine/ids.ts'
import { linesOf } from '../../src/ui/map/canvas.ts'
import { floorMap } from '../../src/ui/map/floor-map.ts'
import { ZOOMS } from '../../src/ui/map/strides.ts'
import type { Scene } from '../../src/ui/prose/scene.ts'
import { HousePage } from '../../src/ui/screens/house/HousePage.tsx'
import { ASCII, UNICODE } from '../../src/ui/theme/glyphs.ts'
import { hauntedHouse } from './houses.ts'
import { MOMENTS } from './moments.ts'
import { HandScreen } from './render-screen.tsx'

const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`

/** A screen in a window of this size. */
export const shownAt = (screen: HandScreen, columns: number, rows: number): string =>
  text(screen.sized(columns, rows).lines())

/** The house page alone. */
export const houseOf = (scene: Scene, columns: number, rows: number, glyphs = UNICODE): HandScreen =>
  new HandScreen({ columns, rows, glyphs }).open(() => ({
    name: 'house',
    element: <HousePage scene={scene} />,
  }))

/** The house, or one floor of it. */
export async function houseFrame(isPicked: boolean, columns: number, rows: number): Promise<string> {
  const house = houseOf(await hauntedHouse(), columns, rows, isPicked && columns < 60 ? ASCII : UNICODE)
  return text((isPicked ? house.press('2') : house).lines())
}

/** A floor of the same house alone: `map-10x5-ascii`, `map-upper`. */
export async function mapFrame(frame: string): Promise<string> {
  const [, detail = '', glyphs] = frame.split('-')
  const zoom = ZOOMS.find((one) => one === detail)
  const region = REGIONS.find((one) => one === detail) ?? 'ground'
  const { cells, fits, hidden } = floorMap(await hauntedHouse(), {
    width: 62,
    height: 22,
    glyphs: glyphs === 'ascii' ? ASCII : UNICODE,
    zoom: zoom ?? '10x5',
    region,
  })
  if (!fits || Object.values(hidden).some((tiles) => tiles > 0)) throw new Error(`${frame} does not fit`)
  return `${linesOf(cells).join('\n').trimEnd()}\n`
}

/** Finding a moment takes long, showing it at another size does not. */
const found = new Map<string, Promise<HandScreen>>()

export async function drawnAgain(frame: string): Promise<string> {
  if (frame.startsWith('map-')) return mapFrame(frame)
  const [, name = '', columns, rows] = /^(.*)-(\d+)x(\d+)$/.exec(frame) ?? []
  const size = [Number(columns), Number(rows)] as const
  if (name === 'house' || name === 'house-picked') return houseFrame(name !== 'house', ...size)
  const moment = MOMENTS[name]
  if (!moment) throw new Error(`Nothing draws the frame ${frame}`)
  const screen = found.get(name) ?? moment()
  found.set(name, screen)
  return shownAt(await screen, ...size)
}
