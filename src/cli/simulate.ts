// simulate: computers play whole games against each other, and the result is added up.
import type { Command } from 'commander'
import { nearest } from '../catalog/nearest.ts'
import type { EditionId } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { EXIT } from './exit-codes.ts'
import type { Summary } from './simulation.ts'

const AIS = ['random']

interface Options {
  games: string
  haunt?: string
  chapter?: string
  edition: string
  seats?: string
  ai: string
  seed: string
  json?: boolean
  check?: boolean
}

export function registerSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .description('let computers play whole games and add up who wins')
    .option('--games <n>', 'how many games', '100')
    .option('--haunt <number>', 'play this haunt, whatever the chart says')
    .option('--chapter <number>', 'play this chapter; free play unless told')
    .option('--edition <name>', 'which edition', 'legacy')
    .option('--seats <n>', 'how many play; 3, 4 and 5 in turn unless told')
    .option('--ai <level>', 'who plays', 'random')
    .option('--seed <text>', 'where the luck begins', '1')
    .option('--json', 'print one JSON object a game, then the summary')
    .option('--check', 'look at every invariant after every choice (slow)')
    .addHelpText('after', '\nExample:\n  lychgate simulate --haunt 1 --games 400 --seats 4')
    .action(async (options: Options) => {
      const refuse = (sentence: string): never => command.error(`error: ${sentence}`)
      const games = numberOf(options.games)
      if (games === null || games < 1) return refuse('--games takes a whole number from 1')
      if (!AIS.includes(options.ai))
        return refuse(`there is no computer player '${options.ai}'; known: ${AIS.join(', ')}`)
      const catalog = await catalogOf(options.edition, refuse)
      const haunt = options.haunt === undefined ? null : hauntOf(catalog, options.haunt, refuse)
      const seats = await seatsOf(catalog, options.seats, refuse)
      const chapter = options.chapter === undefined ? null : chapterOf(catalog, options.chapter, refuse)
      await simulate(catalog, { games, haunt, chapter, seats, options })
    })
}

const numberOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

type Refuse = (sentence: string) => never

async function catalogOf(edition: string, refuse: Refuse): Promise<Catalog> {
  const { EDITION_IDS } = await import('../engine/game.ts')
  if (!EDITION_IDS.includes(edition as EditionId)) {
    const meant = nearest(edition, EDITION_IDS)
    const hint = meant === undefined ? '' : `\n(Did you mean ${meant}?)`
    refuse(`there is no edition '${edition}' to play; there is ${EDITION_IDS.join(', ')}${hint}`)
  }
  const { loadCatalog } = await import('../catalog/load.ts')
  return loadCatalog(edition as EditionId)
}

function hauntOf(catalog: Catalog, text: string, refuse: Refuse): number {
  const haunt = numberOf(text)
  if (haunt !== null && Object.hasOwn(catalog.haunts, haunt)) return haunt
  return refuse(`there is no haunt ${text}; there are ${Object.keys(catalog.haunts).join(', ')}`)
}

function chapterOf(catalog: Catalog, text: string, refuse: Refuse): number {
  const chapter = numberOf(text)
  if (chapter !== null && Object.hasOwn(catalog.chapters, chapter)) return chapter
  return refuse(`there is no chapter ${text}; there are ${Object.keys(catalog.chapters).join(', ')}`)
}

/** The table sizes to go through in turn. */
async function seatsOf(catalog: Catalog, text: string | undefined, refuse: Refuse): Promise<number[]> {
  const { rulesetOf } = await import('../engine/game.ts')
  const { players, scaling } = rulesetOf(catalog.edition)
  if (text === undefined) return scaling
  const seats = numberOf(text)
  if (seats !== null && seats >= players.fewest && seats <= players.most) return [seats]
  return refuse(`--seats takes a number from ${players.fewest} to ${players.most}`)
}

interface Plan {
  games: number
  haunt: number | null
  chapter: number | null
  seats: readonly number[]
  options: Options
}

async function simulate(catalog: Catalog, { games, haunt, chapter, seats, options }: Plan): Promise<void> {
  const { count, emptySummary, simulateGame } = await import('./simulation.ts')
  const summary = emptySummary()
  const began = process.cpuUsage()
  for (let n = 0; n < games; n++) {
    const plan = {
      seed: `${options.seed}/${n + 1}`,
      seats: seats[n % seats.length]!,
      haunt,
      chapter,
      check: options.check ?? false,
    }
    const game = simulateGame(catalog, plan)
    count(summary, game)
    if (options.json) process.stdout.write(`${JSON.stringify({ game: n + 1, ...game })}\n`)
  }
  const { user, system } = process.cpuUsage(began)
  summary.cpuSeconds = Math.round((user + system) / 1000) / 1000
  process.stdout.write(options.json ? `${JSON.stringify({ summary })}\n` : `${report(summary)}\n`)
  if (summary.exceptions + summary.brokenInvariants > 0) process.exitCode = EXIT.failed
}

function report(summary: Summary): string {
  const { games, ended, stalls, exceptions, brokenInvariants, cpuSeconds, decisions, wins, byHaunt } = summary
  const lines = [
    `${games} games, ${decisions} decisions, ${cpuSeconds} seconds of processor time.`,
    `${ended} ended; ${stalls} stalled, ${exceptions} broke off, ${brokenInvariants} broke an invariant.`,
    `Won by heroes ${share(wins.heroes, ended)}, traitor ${share(wins.traitor, ended)}, house ${share(wins.house, ended)}, others ${share(wins.other, ended)}.`,
  ]
  for (const [haunt, bySeats] of Object.entries(byHaunt)) {
    for (const [seats, cell] of Object.entries(bySeats)) {
      const rounds = (cell.rounds / cell.games).toFixed(1)
      lines.push(
        `Haunt ${haunt} with ${seats}: ${cell.games} games, heroes ${share(cell.heroes, cell.games)}, ${rounds} rounds.`,
      )
    }
  }
  for (const { seed, seats, haunt, decisions: at, exception, broken } of summary.faults)
    lines.push(
      `Seed ${seed}, ${seats} seats, haunt ${haunt}, decision ${at}: ${exception ?? broken?.join('; ')}`,
    )
  return lines.join('\n')
}

/** "31% (27 to 35)": with the Wilson interval at 95%. */
function share(part: number, whole: number): string {
  if (whole === 0) return 'none'
  const z = 1.96
  const p = part / whole
  const centre = p + (z * z) / (2 * whole)
  const spread = z * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole))
  const [low, high] = [centre - spread, centre + spread].map((x) =>
    Math.round((100 * x) / (1 + (z * z) / whole)),
  )
  return `${Math.round(100 * p)}% (${low} to ${high})`
}
