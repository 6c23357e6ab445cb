/** Makes the scripts again: `npx tsx test/scripts/make.ts [FILE…]`, all of them unless told. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCatalog } from '../../src/catalog/load.ts'
import { findGame } from '../support/purposeful.ts'
import { outcomeText, scriptOf, stateOf, tableOf } from '../support/script-maker.ts'
import { WANTED, type Wanted } from './wanted.ts'

const catalog = await loadCatalog()
/** Plain words, so that a seed can be typed. */
const SEEDS = [
  'ash',
  'barley',
  'candle',
  'dusk',
  'ember',
  'frost',
  'gate',
  'heath',
  'ivy',
  'juniper',
  'kestrel',
  'loam',
  'moth',
  'nettle',
  'owl',
  'peat',
  'quill',
  'rook',
  'sedge',
  'thorn',
]
const SHORT = 140

async function make(wanted: Wanted): Promise<string | null> {
  let best: string[] | null = null
  for (const seed of SEEDS) {
    const game = { haunt: wanted.haunt, seats: wanted.seats, seed }
    const opening = stateOf(await tableOf(catalog, game))
    const picks = findGame(catalog, opening, wanted, { keep: wanted.keep ?? 40, tries: 8, seed })
    console.log(`${wanted.file} ${seed}: ${picks === null ? 'none' : `${picks.length} choices`}`)
    if (picks === null) continue
    const lines = await scriptOf(catalog, game, picks)
    const text = [...(await headOf(wanted, game, picks)), ...lines]
    if (best === null || text.length < best.length) best = text
    if (best.length < SHORT) break
  }
  return best && `${best.join('\n')}\n`
}

async function headOf(
  wanted: Wanted,
  game: { haunt: number; seats: number; seed: string },
  picks: readonly { seat: number; key: string }[],
): Promise<string[]> {
  const table = await tableOf(catalog, game)
  for (const { seat, key } of picks) table.choose(seat, key)
  const { seats, seed, haunt } = game
  return [
    `# Haunt ${haunt}, ${catalog.haunts[haunt]!.name}. ${wanted.shows}`,
    `# Options: --seed ${seed} --haunt ${haunt} --seats ${seats} --human ${seats}`,
    `# Outcome: ${outcomeText(stateOf(table))}`,
  ]
}

const only = process.argv.slice(2)
for (const wanted of WANTED) {
  if (only.length > 0 && !only.includes(wanted.file)) continue
  const text = await make(wanted)
  if (text === null) console.log(`${wanted.file}: no such game was found`)
  else writeFileSync(join(import.meta.dirname, wanted.file), text)
  if (!existsSync(join(import.meta.dirname, wanted.file))) process.exitCode = 1
}
