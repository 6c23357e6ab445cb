// The map as cells: whole frames to look at, and what must hold of each of them.
import { describe, expect, test } from 'vitest'
import { linesOf } from '../../../src/ui/map/canvas.ts'
import { floorMap, legendRuns, type MapOptions } from '../../../src/ui/map/floor-map.ts'
import { suitableZoom, ZOOMS, type Zoom } from '../../../src/ui/map/strides.ts'
import type { Scene } from '../../../src/ui/prose/scene.ts'
import { UNICODE } from '../../../src/ui/theme/glyphs.ts'
import { mapFrame } from '../../support/frames.tsx'
import { hauntedHouse, longHouse } from '../../support/houses.ts'

const WINDOW = { region: 'ground', width: 62, height: 22, glyphs: UNICODE, zoom: null } as const
const draw = (scene: Scene, options: Partial<MapOptions> = {}) => floorMap(scene, { ...WINDOW, ...options })
const columnOf = (lines: string[]) => lines.find((line) => line.includes('@'))!.indexOf('@')
const withHouse = (scene: Scene, house: Scene['view']['house']): Scene => ({
  ...scene,
  view: { ...scene.view, house },
})

describe('the map of a region', () => {
  const frames = [
    ...ZOOMS.flatMap((zoom) => ['unicode', 'ascii'].map((glyphs) => `map-${zoom}-${glyphs}`)),
    ...['outside', 'upper', 'basement'].map((region) => `map-${region}`),
  ]
  test.each(frames)('%s', async (frame) => {
    await expect(await mapFrame(frame)).toMatchFileSnapshot(`../../frames/${frame}.txt`)
  })

  test('shines in your room, is clearer next door, and tints the rooms of the others', async () => {
    const cells = draw(await hauntedHouse(), { zoom: '10x5' }).cells.flat()
    const rolesOf = (glyph: string) =>
      new Set(cells.filter((cell) => cell.glyph === glyph).map(({ role }) => role))
    expect(rolesOf('║')).toEqual(new Set(['litwall']))
    expect(rolesOf('│')).toEqual(new Set(['nearwall', 'oldwall']))
    const grounds = new Set(cells.map(({ ground }) => ground))
    expect([...grounds].sort()).toEqual(
      [
        'none',
        'lit',
        'foe',
        'tint-blue',
        'tint-yellow',
        'chip-red',
        'chip-green',
        'chip-blue',
        'chip-yellow',
      ].sort(),
    )
  })

  test('dots the rooms no way leads to, and tells only their names', async () => {
    const scene = await longHouse('A')
    const house = scene.view.house.map((tile) =>
      tile.id === 'j'
        ? { ...tile, next: [null, null, null, null], unopened: [], doors: 0 }
        : tile.id === 'i'
          ? { ...tile, next: tile.next.map((id) => (id === 'j' ? null : id)) }
          : tile,
    ) as Scene['view']['house']
    const text = linesOf(draw(withHouse(scene, house), { zoom: '8x3', width: 90 }).cells)
    expect(text.join('\n')).toMatch(/· · ·/)
  })

  test('keeps the viewer in the middle third of a window that is too small, and stops at the ends', async () => {
    const columns = await Promise.all(
      [...'ABCDEFGHIJ'].map(async (at) =>
        columnOf(linesOf(draw(await longHouse(at), { zoom: '4x2', width: 30, height: 7 }).cells)),
      ),
    )
    expect(columns.slice(3, 7).every((column) => column >= 10 && column < 20)).toBe(true)
    expect(columns.at(0)).toBeLessThan(10)
    expect(columns.at(-1)).toBeGreaterThan(20)
  })

  test('says at its edges how many rooms lie beyond, and is looked along by hand', async () => {
    const scene = await longHouse('A')
    const east = (x: number) => draw(scene, { zoom: '4x2', width: 30, height: 7, pan: { x, y: 0 } })
    expect([0, 1, 2, 3, 99].map((x) => east(x).hidden.east)).toEqual([3, 2, 0, 0, 0])
    expect(linesOf(east(0).cells)[3]).toMatch(/3»$/)
    expect(linesOf(east(99).cells)[3]).toMatch(/^«\d/)
  })

  test('stands still while rooms are added on one side', async () => {
    const scene = await longHouse('A')
    const rooms = ['l', 'm', 'a', 'b', 'c', 'd']
    const columns = [4, 5, 6].map((many) => {
      const house = scene.view.house.filter(({ id }) => rooms.slice(0, many).includes(id))
      return columnOf(linesOf(draw(withHouse(scene, house), { zoom: '4x2', height: 9 }).cells))
    })
    expect(new Set(columns).size).toBe(1)
  })

  test('lights what has just changed, and keeps people as who they are', async () => {
    const cells = draw(await hauntedHouse(), { zoom: '10x5', changed: new Set(['library']) }).cells.flat()
    const name = cells.filter(({ role, glyph }) => role === 'litwall' && /[A-z]/.test(glyph))
    expect(name.map(({ glyph }) => glyph).join('')).toBe('Library')
    expect(cells.find(({ glyph }) => glyph === '3')).toMatchObject({ role: 'chip', ground: 'chip-blue' })
  })

  test('shows monsters as foes to heroes and as company to the traitor', async () => {
    const stunned = async (seat: number) =>
      draw(await hauntedHouse(seat), { zoom: '8x3' })
        .cells.flat()
        .find(({ glyph, role }) => glyph === 'c' && role !== 'text' && role !== 'dim')
    expect(await stunned(0)).toMatchObject({ role: 'foe', ground: 'foe' })
    expect((await stunned(2))?.role).toBe('strong')
  })

  test('counts the people who find no place in a crowded room', async () => {
    const scene = await longHouse('A')
    const one = scene.view.explorers[2]!
    const more = Array.from({ length: 9 }, (_, n) => ({ ...one, id: `x${n}`, seat: n + 3 }))
    const crowd = { ...scene, view: { ...scene.view, explorers: [...scene.view.explorers, ...more] } }
    expect(linesOf(draw(crowd, { zoom: '8x3', width: 30 }).cells).join('\n')).toMatch(/@2\d*\+\d/)
    expect(linesOf(draw(crowd, { zoom: '4x2', width: 30 }).cells).join('\n')).toContain('@2+')
  })

  test.each(ZOOMS)('at %s keeps what lies in a room within its walls', async (zoom: Zoom) => {
    const scene = await hauntedHouse()
    const walls = (of: Scene) =>
      draw(of, { zoom }).cells.map((row) =>
        row.map(({ glyph }) => ('│║┼├┤╬'.includes(glyph) && glyph !== '╬' ? glyph : ' ')).join(''),
      )
    const tokens = [...'abcdefghij'].map((letter) => `token-${letter}`)
    const house = scene.view.house.map((tile) =>
      tile.id === 'kitchen' ? { ...tile, tokens: [...tokens, 'small-obstacle'], ghosts: 12 } : tile,
    )
    expect(walls(withHouse(scene, house))).toEqual(walls(scene))
  })

  test('draws a room in place before it is laid: dashed, with its joins and the doors it leaves', async () => {
    const scene = await hauntedHouse()
    const { x, y } = scene.view.house.find(({ id }) => id === 'bearers-rest')!
    const at = (doors: number) => {
      const { cells } = draw(scene, {
        zoom: '8x3',
        ghost: { region: 'ground', tile: 'nursery', x, y: y - 1, doors },
      })
      return { cells, lines: linesOf(cells) }
    }
    const joined = at(6)
    expect(joined.lines.join('\n')).toContain('│Nursery│')
    expect(joined.lines.find((line) => line.includes('Bearers'))).toBeDefined()
    expect(joined.cells.flat().find(({ glyph }) => glyph === 'N')).toMatchObject({
      role: 'door',
      italic: true,
    })
    const wall = (lines: string[]) => lines[lines.findIndex((line) => line.includes('Bearers')) - 1]!.trim()
    expect(wall(joined.lines)).toMatch(/^╠═╡ {3}╞═/)
    expect(wall(at(2).lines)).not.toMatch(/^╠═╡ {3}╞═/)
  })

  test('explains the signs that are on it, and no others', async () => {
    const text = (region: 'ground' | 'upper') => async () => {
      const { cells } = draw(await hauntedHouse(), { region })
      return legendRuns(cells, UNICODE, 80)
        .map((run) => run.text)
        .join('')
    }
    expect(await text('ground')()).toBe(
      'Ω ghost  ● token  • thing  ╬ blocked  ▲ runestone  ? unopened  ~ passage',
    )
    expect(await text('upper')()).toBe('? unopened')
  })
})

describe('the size of rooms', () => {
  test.each([
    [{ across: 1, down: 2 }, 44, 14, '12x5'],
    [{ across: 3, down: 3 }, 44, 14, '8x4'],
    [{ across: 4, down: 4 }, 44, 14, '8x3'],
    [{ across: 9, down: 9 }, 44, 14, '8x3'],
    [{ across: 9, down: 9 }, 34, 10, '8x3'],
    [{ across: 7, down: 5 }, 79, 28, '10x5'],
    [{ across: 11, down: 11 }, 79, 28, '12x5'],
    [{ across: 9, down: 9 }, 16, 8, '4x2'],
    [{ across: 9, down: 9 }, 8, 4, '2x2'],
  ] as const)('%o in %ix%i is %s', (rooms, width, height, zoom) => {
    expect(suitableZoom(rooms, { width, height })).toBe(zoom)
  })
})
