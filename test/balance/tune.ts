/**
 * Tunes a haunt: `npx tsx test/balance/tune.ts N [--seats 4] [--chapter C] [--games 400] [--seed S] [--dry]`.
 *
 * Moves the numbers that tunable.yaml names until heroes and traitor, all steady, win about equally often at each table
 * size, checks that steady players beat random ones, and writes the haunt's file and its rows of BALANCE.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contentRoot, playFiles, projectRoot } from '../../src/catalog/files.ts'
import { packOf } from '../../src/catalog/read.ts'
import { newSimulator, simulateGame } from '../../src/cli/simulate/game.ts'
import type { Levels } from '../../src/cli/simulate/settings.ts'
import { shareOf } from '../../src/cli/simulate/shares.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import { eachTable, rowOf, withRow } from './rows.ts'
import { measure } from './sequential.ts'
import { type Tunable, tunables } from './tunable.ts'
import { tune } from './tuning.ts'
import { numbersAt, withNumber } from './yaml-numbers.ts'

const SIZES = [3, 4, 5]
const STEADY: Levels = { ai: 'steady', heroes: null, traitor: null, seats: {} }
/** Games of each side against random play. */
const SKILL_GAMES = 60
const BALANCE = join(contentRoot(), 'legacy/haunts/BALANCE.md')

interface House {
  haunt: number
  seats: number
  chapter: number | null
  seed: string
}

const files = playFiles(projectRoot())
const fileOf = (haunt: number) => files.find(({ path }) => path.startsWith(`legacy/haunts/${haunt}-`))

const catalogWith = (path: string, text: string): Promise<Catalog> =>
  packOf(
    files.map((file) => (file.path === path ? { path, text } : file)),
    { edition: 'legacy', complete: true },
  )

function gamesIn(catalog: Catalog, { haunt, seats, chapter, seed }: House, levels = STEADY) {
  const simulator = newSimulator(catalog)
  return (game: number) => {
    const plan = { seed: `${seed}/${seats}/${game}`, seats, haunt, chapter, levels, check: false }
    const result = simulateGame(simulator, plan)
    if (result.exception) throw new Error(`Game ${plan.seed} failed: ${result.exception}`)
    return result
  }
}

const setTo = (text: string, list: readonly Tunable[], table: number, numbers: readonly number[]): string =>
  list.reduce(
    (whole, { at }, n) => at.reduce((part, path) => withNumber(part, path, table, numbers[n]!), whole),
    text,
  )

/** Do steady heroes win more, and steady traitors too, when the other side plays at random? */
function skillPays(catalog: Catalog, house: House): { heroes: number; others: number; pays: boolean } {
  const wonBy = (heroes: 'steady' | 'random') => {
    const traitor = heroes === 'steady' ? 'random' : 'steady'
    const play = gamesIn(catalog, house, { ...STEADY, heroes, traitor })
    const won = Array.from({ length: SKILL_GAMES }, (_, n) => play(n + 1).winner === 'heroes')
    return won.filter(Boolean).length
  }
  const [heroes, others] = [wonBy('steady'), SKILL_GAMES - wonBy('random')]
  return { heroes, others, pays: Math.min(heroes, others) > SKILL_GAMES / 2 }
}

const percent = (part: number, whole: number): number => Math.round((100 * part) / whole)

/** "36 (31 to 41)", as the tables have it. */
function cell(part: number, whole: number): string {
  const { share, low, high } = shareOf(part, whole)
  const [middle, from, to] = [share, low, high].map((one) => Math.round(100 * one))
  return `${middle} (${from} to ${to})`
}

/** The row of a table size under "Steady against steady", from games that nothing was tuned on. */
function measuredRow(catalog: Catalog, house: House, title: string, games: number): string[] {
  const play = gamesIn(catalog, { ...house, seed: `${house.seed}/measured` })
  const played = Array.from({ length: games }, (_, n) => play(n + 1))
  const wins = (side: string) => played.filter(({ winner }) => winner === side).length
  const [heroes, traitor] = [wins('heroes'), wins('traitor')]
  const rounds = played.reduce((sum, game) => sum + game.rounds, 0) / games
  const shares = [cell(heroes, games), cell(traitor, games), `${percent(games - heroes - traitor, games)}`]
  return [title, `${house.seats}`, `${games}`, ...shares, rounds.toFixed(1)]
}

async function main(): Promise<void> {
  const { haunt, sizes, chapter, games, seed, dry } = asked()
  const list = tunables()[haunt]
  const file = fileOf(haunt)
  if (haunt === 0) throw new Error('Haunt 0 keeps its printed numbers: choose another haunt.')
  if (!list || !file)
    throw new Error(`No number of haunt ${haunt} may be tuned: name some in test/balance/tunable.yaml.`)
  const numbers = list.map(({ at }) => numbersAt(file.text, at[0]!))
  let text = file.text
  let balance = readFileSync(BALANCE, 'utf8')
  for (const seats of sizes) {
    const table = SIZES.indexOf(seats)
    const house: House = { haunt, seats, chapter, seed }
    const catalogs = new Map<string, Catalog>()
    const tuned = await tune(
      list,
      numbers.map((each) => each[table]!),
      async (now) => {
        const catalog = await catalogWith(file.path, setTo(text, list, table, now))
        catalogs.set(now.join(), catalog)
        const play = gamesIn(catalog, house)
        const measured = measure((game) => play(game).winner === 'heroes', games)
        const shown = `${list.map(({ name }, n) => `${name} ${now[n]}`).join(', ')}`
        console.log(
          `${seats} players, ${shown}: heroes ${percent(measured.wins, measured.games)}% of ${measured.games} games, ${measured.verdict}`,
        )
        return measured
      },
    )
    text = setTo(text, list, table, tuned.numbers)
    const catalog = catalogs.get(tuned.numbers.join())!
    const { heroes, others, pays } = skillPays(catalog, house)
    console.log(
      `${seats} players, against random play: steady heroes win ${percent(heroes, SKILL_GAMES)}%, a steady traitor or the house ${percent(others, SKILL_GAMES)}%`,
    )
    if (!pays) console.log(`${seats} players: skill does not pay; the rules of the haunt need a change.`)
    if (!pays || tuned.verdict !== 'even') process.exitCode = 1
    if (dry || chapter !== null) continue
    const title = `${haunt} ${catalog.haunts[haunt]!.name}`
    balance = withRow(balance, 'Steady against steady', measuredRow(catalog, house, title, games), 2)
    balance = changed(balance, title, list, file.text, text)
  }
  if (dry) return
  writeFileSync(join(contentRoot(), file.path), text)
  writeFileSync(BALANCE, balance)
}

/** The rows of "What changed": what a number was before the first change is kept. */
function changed(
  balance: string,
  title: string,
  list: readonly Tunable[],
  before: string,
  now: string,
): string {
  return list.reduce((whole, { name, at }) => {
    const [was, is] = [before, now].map((text) => eachTable(numbersAt(text, at[0]!).slice(0, SIZES.length)))
    const row = rowOf(whole, 'What changed', [title, name])
    return was === is ? whole : withRow(whole, 'What changed', [title, name, row?.[2] ?? was!, is!], 2)
  }, balance)
}

function asked() {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seats: text, chapter: text, games: text, seed: text, dry: { type: 'boolean' } },
  })
  const number = (name: string, value: string): number => {
    if (/^\d+$/.test(value)) return Number(value)
    throw new Error(`${name} is a whole number, and not "${value}".`)
  }
  if (positionals.length !== 1) throw new Error('Name one haunt: npx tsx test/balance/tune.ts 1')
  const seats = values.seats === undefined ? null : number('--seats', values.seats)
  if (seats !== null && !SIZES.includes(seats)) throw new Error('--seats takes a number from 3 to 5.')
  const games = number('--games', values.games ?? '400')
  if (games < 1) throw new Error('--games takes a number from 1.')
  return {
    haunt: number('The haunt', positionals[0]!),
    sizes: seats === null ? SIZES : [seats],
    chapter: values.chapter === undefined ? null : number('--chapter', values.chapter),
    games,
    seed: values.seed ?? 'tune',
    dry: values.dry ?? false,
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
