// The screens that the README shows are those that players see, and its signposts lead somewhere.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

/** Rows of the table of places: the first path of a row, and the functions named beside it. */
const places = read('README.md')
  .split('## Where to find things')[1]!
  .split('\n')
  .flatMap((row) => {
    const path = /^\| .* \| [^|`]*`((?:src|content)\/[^`]+)`/.exec(row)?.[1]
    if (path === undefined) return []
    const named = /^\| .* \| `[^`]+` \(([^)]*)\)/.exec(row)?.[1] ?? ''
    return [{ path, functions: [...named.matchAll(/`([a-z]\w+)`/g)].map(([, name]) => name!) }]
  })

test('the README names the functions that deal damage, check goals and draw the map', () => {
  const named = places.filter(({ functions }) => functions.length > 0).map(({ path }) => path)
  expect(named).toEqual([
    'src/engine/rules/damage.ts',
    'src/engine/rules/victory.ts',
    'src/ui/map/floor-map.ts',
  ])
})

test.each(places)('$path is where the README says, with its functions', ({ path, functions }) => {
  expect(existsSync(fileURLToPath(new URL(`../${path}`, import.meta.url)))).toBe(true)
  for (const name of functions) expect(read(path)).toMatch(new RegExp(`export (?:function|const) ${name}\\b`))
})

const quotes = [...read('README.md').matchAll(/<!-- (test\/frames\/\S+\.txt) -->\n```\n([\s\S]*?)```\n/g)]

test('the README shows two screens', () => {
  expect(quotes).toHaveLength(2)
})

test.each(quotes.map(([, file, text]) => ({ file: file!, text: text! })))(
  '$file is quoted as it is',
  ({ file, text }) => {
    expect(text).toBe(read(file))
  },
)
