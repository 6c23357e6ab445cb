import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { campaignPack } from '../support/campaign.ts'

const catalog = await loadCatalog()
const expectedOf = async (path: string, text: string) =>
  (await campaignPack({ [path]: text })).problems.flatMap((one) =>
    one.file.endsWith(path) ? [`${one.file} ${one.path}`] : [],
  )

test('L-COMP-03: given a journal entry numbered below 52, when content is read, then it is refused', async () => {
  const entry = (number: number) => `entry: ${number}\ntext: It.\ndo: [count: { line: debt, by: 1 }]\n`
  expect(await expectedOf('journal/51.yaml', entry(51))).toEqual(['legacy/journal/51.yaml entry'])
  expect(await expectedOf('journal/156.yaml', entry(156))).toEqual([])
  const entries = Object.values(catalog.chapters).flatMap((chapter) =>
    Object.keys(chapter.entries).map(Number),
  )
  expect(Math.min(...entries)).toBe(52)
})

test('L-COMP-17: given cards that are not in the first game, when their numbers are read, then the lowest is 202', () => {
  const { items, events } = catalog.chapters[0]!
  const later = Object.values(catalog.cards).filter(
    ({ id, kind }) => kind !== 'omen' && ![...items, ...events].includes(id),
  )
  expect(Math.min(...later.map(({ ref }) => Number(ref)))).toBe(202)
})

test('L-AMB-03: given a door that is none of A to G and 1 to 6, when content is read, then it is refused', async () => {
  const door = (ref: string) =>
    `ref: ${ref}\nname: Shoulder it\ntext: Two bear more than one.\npassives: [{ ask: roll-add, by: 1 }]\n`
  expect(await expectedOf('doors/b.yaml', door('H'))).toEqual(['legacy/doors/b.yaml ref'])
  expect(await expectedOf('doors/b.yaml', door('"7"'))).toEqual(['legacy/doors/b.yaml ref'])
  expect(await expectedOf('doors/b.yaml', door('"6"'))).toEqual([])
})
