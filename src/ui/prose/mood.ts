/** What places, things and people are like, and the weather: prose chosen by year, visit, ghosts and haunt. */

import type { Temper } from '../../ai/types.ts'
import type { CardId, TileId } from '../../engine/ids.ts'
import type { Era, FamilyProse } from '../../engine/language/prose.ts'
import { chapterIn } from './chapter.ts'
import { clean } from './clean.ts'
import { type Explorer, findPlaced, type Scene } from './scene.ts'

/** Free play is set in the last years of the house. */
export function eraOf(scene: Scene): Era {
  const year = chapterIn(scene)?.year
  if (year === undefined || year >= 1890) return 'late'
  return year >= 1750 ? 'middle' : 'early'
}

/**
 * The words of a tile. `looking` describes it as on the first visit; otherwise somebody who was here before is
 * told what has changed, or, while a haunt runs, what has woken. Empty if the tile has none.
 */
export function placeProse(scene: Scene, tile: TileId, looking = false): string {
  const prose = scene.catalog.tiles[tile]?.prose
  if (!prose) return ''
  const isKnown = !looking && (scene.view.visits?.[tile] ?? 0) > 1
  const words = isKnown
    ? [scene.haunt ? prose.wakes : prose.again]
    : [prose.look, prose.then[eraOf(scene)], looking && scene.haunt ? prose.wakes : undefined]
  const ghosts = findPlaced(scene, tile)?.ghosts ?? 0
  return [...words, ghosts > 0 ? prose.ghost : undefined].filter(Boolean).join(' ')
}

/** The words of an Item or Omen; once it has been named, its history as well. Empty if it has none. */
export function thingProse(scene: Scene, card: CardId): string {
  const def = scene.catalog.cards[card]
  if (!def || def.kind === 'event' || !def.prose) return ''
  const { look, kept } = def.prose
  const mark = scene.view.marks[card]
  const family = mark?.heirloom ? scene.catalog.families[mark.heirloom]?.name : undefined
  if (!kept || !mark?.name || (kept.includes('{family}') && !family)) return look
  return `${look} ${filled(kept, { name: clean(mark.name), family: family ?? '' })}`
}

const ADULT = 30
const OLD = 60

export const ageOf = (age: number): 'young' | 'grown' | 'old' =>
  age < ADULT ? 'young' : age < OLD ? 'grown' : 'old'

/** How a person seems, and a computer player by its temper. The same line all game long. */
export function bearing(scene: Scene, explorer: Explorer, temper: Temper | null): string {
  const prose: FamilyProse | undefined = scene.catalog.families[explorer.family]?.prose
  if (!prose || explorer.dead) return ''
  const { age, name } = explorer
  const lines = prose[ageOf(age)]
  const line =
    lines[[...`${name}${age}`].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % lines.length]!
  return [line, temper && prose[temper]]
    .filter((one) => one !== null)
    .map((one) => filled(one, { name: clean(name) }))
    .join(' ')
}

export const filled = (line: string, names: Readonly<Record<string, string>>): string =>
  line.replace(/\{([a-z]+)\}/g, (_, name: string) => names[name] ?? '')

/** Rounds of exploration in which the night moves on. */
const HOURS = [2, 3, 5, 7]

/** The weather at the start of a round; null in rounds without any. */
export function weatherOf(scene: Scene, round: number, haunt: number | null): string | null {
  const { prose } = scene.catalog
  if (!prose) return null
  if (haunt !== null)
    return round === 1 ? null : prose.weatherHaunt[(haunt * 5 + round) % prose.weatherHaunt.length]!
  const number = chapterIn(scene)?.number
  const night = prose.weather.find(({ chapters }) => number !== undefined && chapters.includes(number))
  return (night ?? prose.weather.at(-1)!).lines[HOURS.indexOf(round)] ?? null
}

/** A haunt roll that started nothing: the words of the Omen, or else of the dice. */
export function stirring(scene: Scene, omen: CardId | null, dice: number): string | null {
  const def = omen === null ? undefined : scene.catalog.cards[omen]
  const own = def && def.kind !== 'event' ? def.prose?.stirs : undefined
  const { stirs } = scene.catalog.prose ?? {}
  return own ?? stirs?.[Math.min(dice, stirs.length) - 1] ?? null
}
