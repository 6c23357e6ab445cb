// The screens that the README shows are those that players see.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

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
