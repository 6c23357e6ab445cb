import { expect, test } from 'vitest'
import { contentRoot, filesIn } from '../../src/catalog/files.ts'
import { packOf } from '../../src/catalog/read.ts'
import { readTunables, tunables } from './tunable.ts'
import { numbersAt, withNumber } from './yaml-numbers.ts'

const files = filesIn(contentRoot(), ['rules'])

const fileOf = (haunt: string) => files.find(({ path }) => path.startsWith(`legacy/haunts/${haunt}-`))!

const all = Object.entries(tunables()).flatMap(([haunt, list]) => list.map((one) => ({ haunt, ...one })))

test.each(all)(
  'haunt $haunt, $name: the same number at each place, within its range',
  ({ haunt, at, from, to }) => {
    const [first, ...others] = at.map((path) => numbersAt(fileOf(haunt).text, path).slice(0, 3))
    for (const other of others) expect(other).toEqual(first)
    expect(Math.min(...first!)).toBeGreaterThanOrEqual(from)
    expect(Math.max(...first!)).toBeLessThanOrEqual(to)
  },
)

test('all of them can be other numbers: the content is as sound as before', async () => {
  const changed = files.map((file) => {
    const text = all
      .filter(({ haunt }) => file === fileOf(haunt))
      .flatMap(({ at, from, to }) => at.map((path) => ({ path, from, to })))
      .reduce(
        (part, { path, from, to }) => withNumber(withNumber(part, path, 0, from), path, 1, to),
        file.text,
      )
    return { ...file, text }
  })
  const { haunts } = await packOf(changed, { edition: 'legacy', complete: true })
  const before = await packOf(files, { edition: 'legacy', complete: true })
  for (const { haunt } of all) expect(haunts[Number(haunt)]).not.toEqual(before.haunts[Number(haunt)])
})

test.each([
  ['0: [{ name: a, at: [b], from: 1, to: 3, step: 1, helps: heroes }]', /Haunt 0 keeps its printed numbers/],
  ['1: [{ name: a, at: [b], from: 3, to: 3, step: 1, helps: heroes }]', /no step between/],
  ['1: [{ name: a, at: [b], from: 1, to: 3, step: 1, helps: nobody }]', /helps/],
])('%s is refused', (text, message) => {
  expect(() => readTunables(text)).toThrow(message)
})
