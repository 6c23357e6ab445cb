/** A box holds as many pieces of each kind as its edition prints. */
import { countsOf } from '../counts.ts'
import { type Checking, rulesOf } from './checking.ts'

const NAMES = {
  stack: 'tiles to find',
  omenTiles: 'of them with an omen symbol',
  omens: 'Omens',
  items: 'Items',
  events: 'Events',
  families: 'explorers',
} as const

/** Of a file that cannot be read only that fault is reported. */
export function checkContents({ catalog, complete, packed, broken, report }: Checking): void {
  const printed = rulesOf(catalog)?.contents
  if (!printed || !complete || packed || broken.length > 0) return
  const counts = countsOf(catalog)
  for (const [kind, name] of Object.entries(NAMES) as [keyof typeof NAMES, string][])
    if (counts[kind] !== printed[kind])
      report('box', '', `The box holds ${counts[kind]} ${name}; this edition has ${printed[kind]}.`)
}
