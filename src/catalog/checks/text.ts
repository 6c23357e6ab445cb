/** What players read: flavour of the right length, and a sentence for everything that has rules. */
import type { Home } from '../../engine/addresses.ts'
import type { HauntDef } from '../../engine/language/defs.ts'
import { scalesIn } from '../../engine/text/scaled.ts'
import { type Sentences, sentencesOf } from '../../engine/text/sentences.ts'
import type { Checking } from './checking.ts'

const FLAVOUR_WORDS = 20

export function checkText({ catalog, homes, report }: Checking): void {
  const sentences = sentencesOf(catalog)
  for (const one of homes) {
    const { home, def } = one
    if ('flavour' in def) {
      const words = def.flavour.split(' ').length
      if (words > FLAVOUR_WORDS)
        report(home, 'flavour', `The flavour has ${words} words; at most ${FLAVOUR_WORDS} fit on a card.`)
    }
    if (one.haunt) checkScales(one, one.haunt, report)
    for (const [path, text] of texts(one, sentences))
      if (text.trim() === '' || /\bundefined\b|\bNaN\b|\[object/.test(text))
        report(home, path, `No sentence can be made of this: "${text}".`)
  }
}

/** Numbers by table size in a haunt's own words must be numbers of its rules: tuning changes both or neither. */
function checkScales(
  { home }: Home,
  { plan, wins, facts, ...rules }: HauntDef,
  report: Checking['report'],
): void {
  const scales = scalesOf(rules)
  const told = { plan: plan ?? {}, wins, facts }
  // A haunt may give numbers for more tables than this edition seats.
  for (const [field, texts] of Object.entries(told))
    for (const [side, text] of Object.entries(texts) as [string, string | string[]][])
      for (const numbers of [text].flat().flatMap(scalesIn))
        if (!scales.some((scale) => `${numbers.join('/')}/`.startsWith(`${scale}/`)))
          report(
            home,
            `${field}/${side}`,
            `\`{${numbers.join('/')}}\` is in no rule of this haunt; write the numbers of a \`players\` list.`,
          )
}

/** Every `players: [4, 8, 12]` within, as "4/8/12". */
function scalesOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const own = 'players' in part && Array.isArray(part.players) ? [part.players.join('/')] : []
  return [...own, ...Object.values(part).flatMap(scalesOf)]
}

function texts({ def, haunt }: Home, sentences: Sentences): [path: string, text: string][] {
  try {
    if (haunt) {
      return (['heroes', 'traitor'] as const).flatMap((team) => {
        const page = sentences.haunt(haunt, team)
        const lines = [page.team, page.win, ...page.setup, ...page.facts, ...page.passives]
        const boxes = [
          ...page.reactions.map(({ text }) => text),
          ...page.actions.map(({ text }) => text),
          ...page.goals.map(({ text }) => text ?? '-'),
        ]
        return [...lines, ...boxes, ...page.monsters.flatMap((monster) => monster.lines)].map(
          (text): [string, string] => ['', text],
        )
      })
    }
    const lines = 'kind' in def ? sentences.card(def) : 'doors' in def ? sentences.tile(def) : []
    return lines.map((text) => ['', text])
  } catch (error) {
    return [['', `undefined: ${(error as Error).message}`]]
  }
}
