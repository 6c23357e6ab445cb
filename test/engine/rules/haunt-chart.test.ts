import { expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { CALLINGS } from '../../../src/engine/ids.ts'

test('L-FREE-10, L-FREE-11: given the shipped chart, when read, then 12 by 12 cells hold 48 haunts, 3 cells each and 4 to an Omen', async () => {
  const { chart } = await loadCatalog()
  const cells = Object.values(chart).flatMap((row) => Object.entries(row))
  const numbers = [...new Set(cells.map(([, number]) => number))].sort((a, b) => a - b)
  expect(Object.keys(chart)).toHaveLength(12)
  expect(cells).toHaveLength(144)
  expect(numbers).toEqual(Array.from({ length: 49 }, (_, n) => n + 2).filter((number) => number !== 29))
  for (const number of numbers) {
    const own = cells.filter((cell) => cell[1] === number)
    expect(own).toHaveLength(3)
    expect(new Set(own.map(([omen]) => omen)).size).toBe(1)
  }
  for (const omen of new Set(cells.map(([name]) => name)))
    expect(new Set(cells.filter(([name]) => name === omen).map(([, number]) => number)).size).toBe(4)
  expect(chart.library!.kris).toBe(49)
})

test('L-FREE-10, L-FREE-11: given the shipped tiles and Omens, when compared with the chart, then its rows are the omen tiles and its columns the Omens', async () => {
  const { chart, tiles, cards } = await loadCatalog()
  const omenTiles = Object.values(tiles).filter(({ symbols }) => symbols.includes('omen'))
  const omens = Object.values(cards).filter(({ kind }) => kind === 'omen')
  expect(Object.keys(chart).sort()).toEqual(omenTiles.map(({ id }) => id).sort())
  for (const row of Object.values(chart))
    expect(Object.keys(row).sort()).toEqual(omens.map(({ id }) => id).sort())
})

test('L-FREE-16: given the list of callings, when read, then it is the ten of the chart', () => {
  expect([...CALLINGS].sort()).toEqual([
    'clergy',
    'experimentist',
    'gambler',
    'hunter',
    'medical-practitioner',
    'occultist',
    'savage',
    'scholar',
    'seer',
    'well-to-do',
  ])
})

test('L-FREE-17: given the shipped haunts, when read, then each has an ending for either side and the house', async () => {
  const { haunts } = await loadCatalog()
  for (const { endings } of Object.values(haunts))
    expect([endings.heroes, endings.traitor, endings.house].every((text) => text.length > 0)).toBe(true)
})
