// Parses the options of `simulate`, or refuses them with a message.
import { availableParallelism } from 'node:os'
import { version } from '../../../package.json'
import { nearest } from '../../catalog/nearest.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import { catalogOf } from '../services/edition.ts'
import type { Refuse } from '../services/fail.ts'
import { givenHaunts } from '../services/packs.ts'
import { many } from './report.ts'
import {
  gamesOf,
  isRandomOnly,
  type Levels,
  MOST_GAMES,
  MOST_JOBS,
  PLAYERS,
  type PlayerLevel,
  type Settings,
} from './settings.ts'

export interface Options {
  games: string
  haunt?: string
  chapter?: string
  edition: string
  pack?: string
  seats?: string
  ai: string
  heroes?: string
  traitor?: string
  seat?: string[]
  seed: string
  jobs?: string
  shard?: string
  check?: boolean
}

interface Understood {
  catalog: Catalog
  settings: Settings
  jobs: number
}

export async function settingsOf(options: Options, refuse: Refuse): Promise<Understood> {
  const games = wholeUpTo(MOST_GAMES, '--games', options.games, refuse)
  const shard = shardOf(options.shard, refuse)
  const jobs = options.jobs === undefined ? null : wholeUpTo(MOST_JOBS, '--jobs', options.jobs, refuse)
  const sides = levelsOf(options, refuse)
  const catalog = await catalogOf(options.edition, refuse, options.pack)
  const seats = await sizesOf(catalog, options.seats, refuse)
  const settings: Settings = {
    version,
    content: catalog.hash,
    edition: catalog.edition,
    ...(catalog.pack && { pack: catalog.pack }),
    seed: options.seed,
    games,
    seats,
    haunt: numbered('haunt', catalog.haunts, options.haunt, refuse) ?? packHaunt(catalog, options, refuse),
    chapter: numbered('chapter', catalog.chapters, options.chapter, refuse),
    levels: { ...sides, seats: seatLevels(options.seat ?? [], Math.max(...seats), refuse) },
    check: options.check ?? false,
    shard,
  }
  refuseSides(catalog, settings, refuse)
  refuseEmptyShard(settings, refuse)
  return { catalog, settings, jobs: jobs ?? sensibleJobs(settings) }
}

function refuseSides({ haunts }: Catalog, { haunt, levels }: Settings, refuse: Refuse): void {
  if (haunt === null || haunts[haunt]!.team.kind !== 'everyone') return
  if (levels.heroes ?? levels.traitor)
    refuse(
      `in haunt ${haunt} everybody is on their own, so --heroes and --traitor set nothing; --seat N=LEVEL sets one player's level`,
    )
}

function refuseEmptyShard(settings: Settings, refuse: Refuse): void {
  if (gamesOf(settings).length > 0) return
  refuse(
    `a run of ${many(settings.games, 'game')} leaves none for shard ${settings.shard}, since a shard plays whole goes through the table sizes; ask for fewer shards or more games`,
  )
}

/** No chart names the haunts of a pack: its only one is played. */
function packHaunt(catalog: Catalog, { pack, chapter }: Options, refuse: Refuse): number | null {
  const haunts = pack === undefined || chapter !== undefined ? [] : givenHaunts(catalog)
  if (haunts.length > 1) refuse(`the pack has the haunts ${haunts.join(', ')}; name one with --haunt`)
  return haunts[0] ?? null
}

/** A thread takes a while to start: it should have some seconds of work. From the sources it takes longer. */
function sensibleJobs(settings: Settings): number {
  const worthIt = isRandomOnly(settings.levels) ? 400 : 20
  if (import.meta.url.endsWith('.ts')) return 1
  return Math.max(1, Math.min(availableParallelism(), Math.floor(gamesOf(settings).length / worthIt)))
}

const numberOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

export function wholeUpTo(most: number, option: string, text: string, refuse: Refuse): number {
  const number = numberOf(text)
  if (number !== null && number >= 1 && number <= most) return number
  return refuse(`${option} takes a whole number from 1 to ${most}`)
}

export function shardOf(text: string | undefined, refuse: Refuse): string | null {
  if (text === undefined) return null
  const [part, parts] = text.split('/').map(numberOf)
  if (!/^\d+\/\d+$/.test(text) || !part || !parts || part > parts)
    return refuse('--shard takes two numbers such as 2/3, and the first is from 1 to the second')
  return `${part}/${parts}`
}

const levelsOf = ({ ai, heroes, traitor }: Options, refuse: Refuse): Omit<Levels, 'seats'> => ({
  ai: levelCalled(ai, refuse),
  heroes: heroes === undefined ? null : levelCalled(heroes, refuse),
  traitor: traitor === undefined ? null : levelCalled(traitor, refuse),
})

export function levelCalled(name: string, refuse: Refuse): PlayerLevel {
  const level = PLAYERS.find((known) => known === name)
  if (level) return level
  const meant = nearest(name, PLAYERS)
  const hint = meant === undefined ? '' : `\n(Did you mean ${meant}?)`
  return refuse(`there is no computer player '${name}'; known: ${PLAYERS.join(', ')}${hint}`)
}

function seatLevels(texts: readonly string[], most: number, refuse: Refuse): Levels['seats'] {
  const levels: Levels['seats'] = {}
  for (const text of texts) {
    const [, number, level] = /^(\d{1,2})=(.+)$/.exec(text) ?? []
    if (number === undefined || level === undefined)
      return refuse(`--seat takes a seat and a level, such as 1=sharp, and not '${text}'`)
    const seat = Number(number)
    if (seat < 1 || seat > most) return refuse(`there is no seat ${number}; there are 1 to ${most}`)
    if (levels[seat] !== undefined) return refuse(`seat ${seat} is given two levels`)
    levels[seat] = levelCalled(level, refuse)
  }
  return levels
}

/** A haunt or a chapter, called by its number. */
function numbered(
  kind: string,
  known: Record<string, unknown>,
  text: string | undefined,
  refuse: Refuse,
): number | null {
  if (text === undefined) return null
  const number = numberOf(text)
  if (number !== null && Object.hasOwn(known, number)) return number
  return refuse(`there is no ${kind} ${text}; there are ${Object.keys(known).join(', ')}`)
}

/** The table sizes to go through in turn. */
export async function sizesOf(catalog: Catalog, text: string | undefined, refuse: Refuse): Promise<number[]> {
  const { rulesetOf } = await import('../../engine/game.ts')
  const { players, scaling } = rulesetOf(catalog.edition)
  if (text === undefined) return scaling
  const seats = numberOf(text)
  if (seats !== null && seats >= players.fewest && seats <= players.most) return [seats]
  return refuse(`--seats takes a number from ${players.fewest} to ${players.most}`)
}
