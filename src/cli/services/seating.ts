// Checks the seating options that play and run share, and makes the plan of a table from them.
import type { Level, Temper } from '../../ai/types.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import type { Seating } from '../../engine/setup.ts'
import type { SeatPlan, Sitter, TablePlan } from '../../table/table.ts'
import { LEVELS, TEMPERS } from '../../ui/prose/levels.ts'
import type { Refuse } from './fail.ts'

export interface SeatingOptions {
  seats: string
  human: string
  seed?: string
  haunt?: string
  chapter?: string
  name?: string
  family?: string
  edition?: string
  /** The folder of a pack. */
  pack?: string
  scenario?: string
  played?: string
  level?: string
  temper?: string
}

/** The level and temper of all computer players. */
export interface Companions {
  level: Level | 'random'
  temper: Temper
}
export const COMPANIONS: Companions = { level: 'steady', temper: 'even' }

const LONGEST_SEED = 64
/** Default names. */
const NAMES = ['Mercy', 'Ann', 'Ned', 'Tom', 'Ruth', 'Silas']

const FIRST = 0
/** The first player at the keyboard is the youngest, and so has the first turn where the youngest begins. */
const AGES = [19, 34, 47, 28, 61, 52]

const wholeNumber = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN)

export async function planFor(catalog: Catalog, options: SeatingOptions, refuse: Refuse): Promise<TablePlan> {
  const { rulesetOf } = await import('../../engine/game.ts')
  const { fewest, most } = rulesetOf(catalog.edition).players
  const seats = wholeNumber(options.seats)
  if (!(seats >= fewest && seats <= most)) refuse(`--seats takes a number from ${fewest} to ${most}`)
  const people = wholeNumber(options.human)
  if (!(people >= 1 && people <= seats))
    refuse(`--human takes a number from 1 to the number of seats, ${seats}`)
  const asked = options.haunt === undefined ? null : wholeNumber(options.haunt)
  if (asked !== null && !Object.hasOwn(catalog.haunts, asked))
    refuse(`there is no haunt ${options.haunt}; there are ${Object.keys(catalog.haunts).join(', ')}`)
  const chapter = options.chapter === undefined ? null : wholeNumber(options.chapter)
  if (chapter !== null && !Object.hasOwn(catalog.chapters, chapter))
    refuse(`there is no chapter ${options.chapter}; there are ${Object.keys(catalog.chapters).join(', ')}`)
  const seed = options.seed ?? (await inventSeed())
  const fault = seedFault(seed)
  if (fault) refuse(fault)
  const companions = await companionsIn(options, refuse)
  const plans = await seatPlans(catalog, seats, people, { ...options, companions }, refuse)
  const aged = chapter === FIRST ? plans.map((plan, seat) => ({ ...plan, age: AGES[seat]! })) : plans
  const haunt =
    asked ?? (chapter === null && options.pack !== undefined ? await packHaunt(catalog, seed) : null)
  const more = await openingOf(catalog, options, refuse)
  return { seed, seats: aged, options: { haunt, ...(chapter !== null && { chapter }), ...more } }
}

/** No chart names the haunts of a pack: one of them begins, and the seed says which. */
async function packHaunt(catalog: Catalog, seed: string): Promise<number | null> {
  const { givenHaunts } = await import('./packs.ts')
  const haunts = givenHaunts(catalog)
  const { digest } = await import('../../catalog/hash.ts')
  return haunts[Number.parseInt(digest(seed).slice(0, 8), 16) % haunts.length] ?? null
}

/** What some editions want to know besides: the day of play, the scenario that was chosen, haunts played before. */
async function openingOf(
  catalog: Catalog,
  { scenario, played }: SeatingOptions,
  refuse: Refuse,
): Promise<{ day?: string; scenario?: string; played?: number[] }> {
  const { rulesetOf } = await import('../../engine/game.ts')
  const { opening, haunt } = rulesetOf(catalog.edition)
  if (played !== undefined && !haunt.skipsPlayed)
    refuse('this edition takes the haunt as it comes; --played is for the first and the second')
  const known = Object.keys(catalog.scenarios ?? {})
  if (scenario !== undefined && !opening.scenario) refuse('this edition has no scenarios')
  if (scenario !== undefined && !known.includes(scenario)) {
    const { nearest } = await import('../../catalog/nearest.ts')
    const meant = nearest(scenario, known)
    refuse(
      `there is no scenario ${scenario}; there are ${known.join(', ')}${meant ? `\n(Did you mean ${meant}?)` : ''}`,
    )
  }
  return {
    ...(opening.first === 'birthday' && { day: today() }),
    ...(scenario !== undefined && { scenario }),
    ...(played !== undefined && { played: hauntsIn(catalog, played, refuse) }),
  }
}

/** `2,34`. */
function hauntsIn({ haunts }: Catalog, list: string, refuse: Refuse): number[] {
  const numbers = list.split(',').map((text) => wholeNumber(text.trim()))
  const stranger = numbers.findIndex((number) => !Object.hasOwn(haunts, number))
  if (stranger >= 0)
    refuse(
      `--played takes numbers of haunts, as in 2,34: there is no haunt ${list.split(',')[stranger]!.trim() || '(nothing)'}; there are ${Object.keys(haunts).join(', ')}`,
    )
  return numbers
}

/** `06-20`: birthdays are counted from here. */
export const today = (now: Date = new Date()): string =>
  `${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`

/** Random play is for testing and is not listed as a level. */
async function companionsIn({ level, temper }: SeatingOptions, refuse: Refuse): Promise<Companions> {
  const { nearest } = await import('../../catalog/nearest.ts')
  const oneOf = <T extends string>(option: string, word: string, known: readonly T[], shown = known): T => {
    const found = known.find((one) => one === word)
    if (found) return found
    const meant = nearest(word, [...shown])
    return refuse(`${option} takes ${shown.join(', ')}${meant ? `\n(Did you mean ${meant}?)` : ''}`)
  }
  return {
    level: oneOf<Companions['level']>(
      '--level',
      level ?? COMPANIONS.level,
      [...LEVELS, 'random'] as const,
      LEVELS,
    ),
    temper: oneOf('--temper', temper ?? COMPANIONS.temper, TEMPERS),
  }
}

function seedFault(seed: string): string | null {
  if (seed === '') return '--seed takes at least one character'
  if ([...seed].length > LONGEST_SEED) return `--seed takes at most ${LONGEST_SEED} characters`
  return /[\p{Cc}\p{Cf}\p{Cs}]/u.test(seed) ? '--seed takes no control characters' : null
}

/** Six letters and digits that are hard to mistake for one another. */
export async function inventSeed(): Promise<string> {
  const { randomInt } = await import('node:crypto')
  const letters = '23456789abcdefghjkmnpqrstuvwxyz'
  return Array.from({ length: 6 }, () => letters.charAt(randomInt(letters.length))).join('')
}

async function seatPlans(
  catalog: Catalog,
  seats: number,
  people: number,
  { name, family, companions }: SeatingOptions & { companions: Companions },
  refuse: Refuse,
): Promise<SeatPlan[]> {
  const { isName } = await import('../../ui/prose/clean.ts')
  const { nearest } = await import('../../catalog/nearest.ts')
  const known = Object.keys(catalog.families)
  if (family !== undefined && !known.includes(family)) {
    const meant = nearest(family, known)
    refuse(
      `there is no ${catalog.scenarios ? 'explorer of that name' : 'family of that colour'}; there are ${known.join(', ')}${meant ? `\n(Did you mean ${meant}?)` : ''}`,
    )
  }
  if (name !== undefined && !isName(name))
    refuse("a name has 1 to 24 letters or digits, with spaces and ' - . , between them")
  const names = [...(name === undefined ? [] : [name]), ...NAMES.filter((other) => other !== name)]
  return Array.from({ length: seats }, (_, seat) => ({
    ...(seat < people ? { by: 'person' as const } : sitterOf(companions)),
    name: names[seat]!,
    ...(seat === 0 && family !== undefined && { family }),
  }))
}

const sitterOf = ({ level, temper }: Companions): Sitter => ({ by: `ai:${level}`, temper })

/** People first, then as many computer players as there are places left, with names nobody has yet. */
export function companionsFor(
  people: readonly Seating[],
  seats: number,
  how: Companions = COMPANIONS,
): SeatPlan[] {
  const free = NAMES.filter((name) => !people.some((person) => person.name === name))
  const companions = Array.from({ length: seats - people.length }, (_, n) => ({
    ...sitterOf(how),
    name: free[n]!,
    age: AGES[n + 1]!,
  }))
  return [...people.map((person) => ({ ...person, by: 'person' as const })), ...companions]
}
