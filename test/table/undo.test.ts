import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import type { Happening } from '../../src/engine/happenings.ts'
import { firstPieces } from '../../src/table/first-pieces.ts'
import type { Table } from '../../src/table/table.ts'
import { playOn, someTable } from '../support/tables.ts'

const catalog = await loadCatalog()
const all = (table: Table) => JSON.stringify([table.toSave('x'), table.told])

const packsOf = (table: Table) => {
  const { stack, decks } = table.view(null)
  return JSON.stringify([stack, decks])
}

/** Somebody's first step that only walks: north from the entrance hall to the stairs, which are there from the start. */
function walked() {
  const table = someTable(catalog, { seed: 'alice', pieces: firstPieces() })
  const seat = table.nextSeat()!
  const before = all(table)
  const result = table.choose(seat, 'move:north')
  if ('refusal' in result) throw new Error(result.refusal.because)
  expect(result.told.map(({ happening }) => happening.kind)).toEqual(['moved'])
  return { table, seat, before }
}

test('takes a step back: state, journal and story are as they were', () => {
  const { table, seat, before } = walked()
  expect(table.undo(seat)).toBe(true)
  expect(all(table)).toBe(before)
  expect(table.undo(seat)).toBe(false)
})

test('takes several steps back, one at a time', () => {
  const { table, seat, before } = walked()
  table.choose(seat, 'move:south')
  expect(table.undo(seat)).toBe(true)
  expect(table.journal).toHaveLength(1)
  expect(table.undo(seat)).toBe(true)
  expect(all(table)).toBe(before)
})

test('takes nothing back for another seat', () => {
  const { table, seat } = walked()
  expect(table.undo((seat + 1) % 3)).toBe(false)
  expect(table.journal).toHaveLength(1)
})

test('never goes past the end of a turn', () => {
  const { table, seat } = walked()
  table.choose(seat, 'end')
  expect(table.undo(seat)).toBe(false)
  expect(table.undo((seat + 1) % 3)).toBe(false)
})

test('never goes past a discovery, nor past what was done before it', () => {
  const { table, seat } = walked()
  const doorway = table
    .view(seat)
    .decision!.choices.find((key) => key.startsWith('move:') && key !== 'move:south')!
  table.choose(seat, doorway)
  // The tile is drawn and seen, but not yet laid.
  expect(table.view(seat).decision!.kind).toBe('turn-tile')
  expect(table.undo(seat)).toBe(false)
  expect(table.journal).toHaveLength(2)
})

test('whatever is taken back in whole games, it showed nobody a die, a card, a tile or a secret', () => {
  const shows: Happening['kind'][] = [
    'rolled',
    'haunt-rolled',
    'haunt-began',
    'card-drawn',
    'tile-discovered',
    'looked',
    'looked-away',
    'secret-told',
    'secret-shown',
    'box-opened',
    'turn-began',
    'turn-ended',
    'won',
  ]
  let taken = 0
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const table = someTable(catalog, { seed, options: { haunt: seed < 'd' ? 0 : 1 } })
    playOn(table, 5_000, () => {
      const last = table.journal.at(-1)
      if (!last) return
      const told = table.told.filter(({ n }) => n === last.n)
      const after = all(table)
      const packs = packsOf(table)
      if (!table.undo(last.seat)) return
      taken++
      expect(packsOf(table)).toBe(packs)
      expect(told.filter(({ happening }) => shows.includes(happening.kind))).toEqual([])
      // And it can be chosen again, to the same end.
      table.choose(last.seat, last.pick)
      expect(all(table)).toBe(after)
    })
  }
  expect(taken).toBeGreaterThan(50)
})
