// Prints what a side reads when a haunt begins, without a game.
import { nearest } from '../../catalog/nearest.ts'
import { printable } from '../../catalog/problems.ts'
import type { Team } from '../../engine/ids.ts'
import type { Catalog, HauntDef } from '../../engine/language/defs.ts'
import { catalogOf } from './edition.ts'
import type { Refuse } from './fail.ts'
import { afterPreview } from './next-step.ts'
import { boldOn, widthOf } from './terminal.ts'

export interface PreviewOptions {
  side?: string
  players?: string
  json?: boolean
  edition?: string
  pack?: string
}

export async function previewHaunt(number: string, options: PreviewOptions, refuse: Refuse): Promise<void> {
  const catalog = await catalogOf(options.edition, refuse, options.pack)
  const haunt = hauntOf(catalog, number, refuse)
  const side = sideOf(options.side, refuse)
  const table = await tableOf(catalog, options.players, refuse)
  const { pagesOf, previewLines } = await import('../../ui/plain/preview.ts')
  const pages = pagesOf(catalog, haunt, { side, table })
  const out = options.json
    ? JSON.stringify({
        edition: catalog.edition,
        haunt: haunt.number,
        name: haunt.name,
        players: playersOf(options),
        pages,
      })
    : previewLines(catalog, haunt, pages, {
        width: widthOf(process.stdout),
        bold: boldOn(process.stdout),
      }).join('\n')
  const next = options.json ? [] : ['', ...afterPreview(options.pack, haunt.number)].map(printable)
  process.stdout.write(`${[out, ...(next.length > 1 ? next : [])].join('\n')}\n`)
}

const playersOf = ({ players }: PreviewOptions): number | null =>
  players === undefined ? null : Number(players)

function hauntOf(catalog: Catalog, number: string, refuse: Refuse): HauntDef {
  const known = /^\d{1,4}$/.test(number) ? catalog.haunts[String(Number(number))] : undefined
  const numbers = Object.values(catalog.haunts).map((haunt) => haunt.number)
  return known ?? refuse(`there is no haunt ${number.slice(0, 20)}; there are ${numbers.join(', ')}`)
}

function sideOf(side: string | undefined, refuse: Refuse): Team | undefined {
  if (side === undefined || side === 'heroes' || side === 'traitor') return side
  const meant = nearest(side, ['heroes', 'traitor'])
  return refuse(`--side takes heroes or traitor${meant ? `\n(Did you mean ${meant}?)` : ''}`)
}

/** Which of the numbers in braces to print. */
async function tableOf(
  catalog: Catalog,
  players: string | undefined,
  refuse: Refuse,
): Promise<number | undefined> {
  if (players === undefined) return undefined
  const { rulesetOf } = await import('../../engine/game.ts')
  const { scaling } = rulesetOf(catalog.edition)
  const table = scaling.findIndex((size) => String(size) === players)
  return table >= 0 ? table : refuse(`--players takes one of ${scaling.join(', ')}`)
}
