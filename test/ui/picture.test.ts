// The picture at the top of the README is drawn from a saved game, and stays in step with the screen.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openRecord } from '../../src/cli/services/open-game.ts'
import { openPlayback } from '../../src/table/playback.ts'
import { readLimited } from '../../src/table/read-file.ts'
import { pictureOf } from '../../src/ui/picture.ts'

const SAVE = fileURLToPath(new URL('../saves/schema-2-finished.json', import.meta.url))

async function playback() {
  const opened = await openRecord(readLimited(SAVE), SAVE, '0.0.0')
  if ('sentence' in opened) throw new Error(opened.sentence)
  const found = openPlayback(opened.catalog, opened.recording)
  if ('sentence' in found) throw new Error(found.sentence)
  return found
}

test('the README shows this picture; accept a change with -u', async () => {
  const svg = pictureOf(await playback(), 60, { columns: 80, rows: 24 })
  await expect(svg).toMatchFileSnapshot('../frames/table.svg')
  const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8')
  expect(readme).toContain('](test/frames/table.svg)')
})

test('the ground turns when the haunt begins', async () => {
  const game = await playback()
  const ground = (at: number): string =>
    /<rect width="\d+" height="\d+" fill="(#\w+)"/.exec(pictureOf(game, at, { columns: 80, rows: 24 }))![1]!
  expect(ground(game.haunt! - 2)).not.toBe(ground(game.haunt! + 1))
})
