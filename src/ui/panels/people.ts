/** Who is who: the reader's trait ladders in full, everybody else in two lines. */
import { TRAITS, type Trait } from '../../engine/ids.ts'
import { personSpan } from '../map/occupants.ts'
import { capital, nameOf, roomName, TRAIT_NAMES, thingName } from '../prose/names.ts'
import { type Explorer, type Scene, tileOf } from '../prose/scene.ts'
import { ladderOf, valueAt } from '../prose/traits.ts'
import { type Row, row, span } from '../text/rows.ts'
import type { Span } from '../text/sheet.ts'
import { cut } from '../text/width.ts'

const SHORT: Record<Trait, string> = { speed: 'Spd', might: 'Mgt', sanity: 'San', knowledge: 'Kno' }

/** "Speed   x 2 3 3[4]5 5 6 6": the marker on its step, and what cards make of it. */
export function ladderRow(scene: Scene, explorer: Explorer, trait: Trait): Row {
  const { steps } = ladderOf(scene, explorer, trait)
  const at = explorer.steps[trait]
  const name = (trait === 'knowledge' ? 'Knowl.' : TRAIT_NAMES[trait]).padEnd(7)
  const rungs = ['x', ...steps.map(String)].flatMap((value, step): Span[] => {
    const left = step === at ? '[' : step === at + 1 ? '' : ' '
    if (step === at) return [span('['), span(value, at <= 1 ? 'bad' : 'strong'), span(']')]
    return [span(`${left}${value}`)]
  })
  const shown = valueAt(scene, explorer, trait)
  const changed = at > 0 && shown !== steps[at - 1] ? [span(` = ${shown}`, 'strong')] : []
  return [span(name), ...rungs, ...changed]
}

export const ladderRows = (scene: Scene, explorer: Explorer): Row[] =>
  TRAITS.map((trait) => ladderRow(scene, explorer, trait))

/** "Spd 4 Mgt 3! San 4 Kno 1*": ! is a step above critical, * critical, x the skull. */
export function traitsRow(scene: Scene, explorer: Explorer): Span[] {
  return TRAITS.flatMap((trait) => {
    const at = explorer.steps[trait]
    const mark = at <= 0 ? 'x' : at === 1 ? '*' : at === 2 ? '!' : ' '
    return [
      span(`${SHORT[trait]} `),
      span(`${valueAt(scene, explorer, trait)}${mark}`, at <= 1 ? 'bad' : 'text'),
      span(' '),
    ]
  })
}

/** What somebody is, in a word: dead, the traitor. */
export const stateOf = ({ dead, shown }: Explorer): string =>
  [dead ? 'dead' : '', shown === 'traitor' ? 'traitor' : ''].filter(Boolean).join(', ')

export function carriedText(scene: Scene, { cards, objects }: Explorer): string {
  const objectsNamed = [...new Set(objects)].map((id) => {
    const many = objects.filter((other) => other === id).length
    return many > 1 ? `${many} ${thingName(scene, id)}` : thingName(scene, id)
  })
  return [...cards.map((card) => thingName(scene, card)), ...objectsNamed].join(', ')
}

/** Two lines for one of the others: who and where, then how they are. */
export function personRows(
  scene: Scene,
  explorer: Explorer,
  isTurn: boolean,
  pointer: string,
  width: number,
): Row[] {
  const tile = tileOf(scene, explorer.id)
  const state = stateOf(explorer)
  const name = `${nameOf(scene, explorer.id)}${state ? `, ${state}` : ''}`
  const column = Math.max(10, Math.min(name.length, width - 16))
  const room = Math.max(0, width - column - 6)
  const full = tile ? roomName(scene, tile) : ''
  const where = tile && full.length > room ? scene.catalog.tiles[tile]!.short : full
  const carried = carriedText(scene, explorer)
  const counts = countersOf(scene, explorer)
  return [
    [
      span(isTurn ? `${pointer} ` : '  ', 'strong'),
      personSpan(scene, explorer),
      span(` ${cut(name, column).padEnd(column)}`, isTurn ? 'strong' : 'text'),
      span(`  ${cut(where, room, '')}`),
    ],
    [span('    '), ...traitsRow(scene, explorer), span([counts, carried].filter(Boolean).join(' '))],
  ]
}

/** What the haunt counts for each: "Spores 2". */
export const countersOf = ({ haunt, view }: Scene, { id }: Explorer): string =>
  (haunt?.counters ?? []).map((one) => `${capital(one.name)} ${view.haunt!.counters[one.id]![id]}`).join(' ')

/** Name, family and glyph of the reader: the title of the panel. */
export const titleOf = (scene: Scene, explorer: Explorer): string =>
  `${nameOf(scene, explorer.id).toUpperCase()}, ${explorer.age}, ${capital(explorer.family)}`

/** What the reader carries, or that it is nothing. */
export const carryingRow = (scene: Scene, explorer: Explorer): Row =>
  row(`Carrying ${carriedText(scene, explorer) || 'nothing'}`)
