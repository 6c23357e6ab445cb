/**
 * A project like this one whose content has grown: a tile, an item, an event, an omen and a haunt more. Each comes first
 * where order counts, uses words that no other card uses, and haunt 23 is one that the chart asks for.
 */
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const shippedRoot = fileURLToPath(new URL('../..', import.meta.url))

export const ADDED = {
  tiles: 'aa-conservatory',
  items: 'aa-brass-thimble',
  events: 'aa-a-draught',
  omens: 'aa-bell-jar',
  haunt: 23,
} as const

const FILES: Record<string, string> = {
  [`tiles/${ADDED.tiles}`]: `
ref: T90
name: Conservatory
regions: [basement, ground, upper, outside]
doors: [north, east, south, west]
symbols: [omen]
short: Conserv
code: Con
links: [kitchen]
actions: [{ word: water, do: [heal: { traits: [sanity] }] }]
reactions: [{ on: enters, do: [gain: { trait: speed, by: 1 }] }]
`,
  [`items/${ADDED.items}`]: `
ref: I90
name: Brass Thimble
regions: [ground, upper]
slot: true
passives: [{ ask: roll-dice, by: 1 }]
reactions: [{ on: turn-start, do: [gain: { trait: might, by: 1 }] }]
actions: [{ word: darn, do: [gain: { trait: knowledge, by: 1 }] }]
flavour: It fits nobody at the table.
`,
  [`events/${ADDED.events}`]: `
ref: E90
name: A Draught
regions: [basement, ground, upper, outside]
do: [lose: { trait: speed, by: 1 }]
flavour: From a wall without a window.
`,
  [`omens/${ADDED.omens}`]: `
ref: OM90
name: Bell Jar
passives: [{ ask: most-dice, by: 2 }]
reactions: [{ on: given, do: [lose: { trait: sanity, by: 1 }] }]
flavour: What was under it has been let out.
`,
}

/** The rest of the project is linked, so that whatever looks for it finds it. */
export function growContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'lychgate-grown-'))
  cpSync(join(shippedRoot, 'content'), join(root, 'content'), { recursive: true })
  for (const name of ['package.json', 'src', 'test']) symlinkSync(join(shippedRoot, name), join(root, name))
  const legacy = join(root, 'content', 'legacy')
  for (const [path, text] of Object.entries(FILES))
    writeFileSync(join(legacy, `${path}.yaml`), text.trimStart())
  const damp = readFileSync(join(legacy, 'haunts', '17-damp.yaml'), 'utf8')
  const more = damp
    .replace(/^number: 17$/m, `number: ${ADDED.haunt}`)
    .replace(/^name: .*$/m, 'name: More Damp')
  writeFileSync(join(legacy, 'haunts', `${ADDED.haunt}-more-damp.yaml`), more)
  return root
}
