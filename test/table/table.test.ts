import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { playOn, someTable } from '../support/tables.ts'

const catalog = await loadCatalog()
const computers = { by: 'ai:random' } as const

test('tells the opening as what came of choice 0, and each choice under its number', () => {
  const table = someTable(catalog, { seed: 'alice' })
  expect(table.told.map(({ n, seat, happening }) => [n, seat, happening.kind])).toContainEqual([
    0,
    null,
    'game-opened',
  ])
  const seat = table.nextSeat()!
  const [key] = table.view(seat).decision!.choices
  const result = table.choose(seat, key!)
  expect('told' in result && result.told.every((told) => told.n === 1 && told.seat === seat)).toBe(true)
  expect(table.journal).toMatchObject([{ n: 1, seat, ask: 'main', pick: key }])
})

test('seats people by the names they gave, and the others by those of their families', () => {
  const table = someTable(catalog, {
    seed: 'alice',
    seats: [{ by: 'person', name: 'Alice' }, computers, computers],
  })
  expect(table.seats[0]).toEqual({ by: 'person', name: 'Alice' })
  expect(table.seats.slice(1).map(({ by, name }) => [by, name.length > 0])).toEqual([
    ['ai:random', true],
    ['ai:random', true],
  ])
})

test('refuses a choice that is not legal, with a rule and what would work, and changes nothing', () => {
  const table = someTable(catalog, { seed: 'alice' })
  const seat = table.nextSeat()!
  const before = JSON.stringify(table.toSave('x'))
  const result = table.choose(seat, 'attack:nobody')
  expect(result).toMatchObject({
    refusal: { rule: expect.stringMatching(/^L-/), because: expect.any(String) },
  })
  expect('refusal' in result && result.refusal.instead.length).toBeGreaterThan(0)
  expect(table.choose((seat + 1) % 3, 'end')).toMatchObject({ refusal: { code: 'not-asked' } })
  expect(JSON.stringify(table.toSave('x'))).toBe(before)
})

test('lets computers answer until a person is asked', () => {
  const table = someTable(catalog, { seed: 'bob', seats: [{ by: 'person' }, computers, computers] })
  for (let turns = 0; turns < 5; turns++) {
    const told = table.playComputers()
    expect(table.nextSeat()).toBe(0)
    expect(told.every(({ seat }) => seat !== 0)).toBe(true)
    playOn(table, 1)
  }
})

test('plays a table of computers to the end, and the same way twice', () => {
  const play = () => {
    const table = someTable(catalog, { seed: 'cora', seats: [computers, computers, computers, computers] })
    table.playComputers()
    return table
  }
  const [one, other] = [play(), play()]
  expect(one.isOver).toBe(true)
  expect(one.nextSeat()).toBeNull()
  expect(one.journal).toEqual(other.journal)
  expect(one.told).toEqual(other.told)
})

test('says who is missing when nobody can play a computer seat', () => {
  const table = someTable(catalog, { seed: 'bob', seats: [computers, computers, computers], minds: null })
  expect(() => table.playComputers()).toThrow('Nobody at this table can play as ai:random')
})

test('writes a fingerprint into the journal wherever a turn ended, and at the end', () => {
  const { journal, told } = playOn(someTable(catalog, { seed: 'dora' }))
  const ended = new Set(told.filter(({ happening }) => happening.kind === 'turn-ended').map(({ n }) => n))
  for (const { n, is } of journal) if (ended.has(n)) expect(is).toMatch(/^[0-9a-f]{8}$/)
  expect(journal.at(-1)!.is).toMatch(/^[0-9a-f]{8}$/)
})
