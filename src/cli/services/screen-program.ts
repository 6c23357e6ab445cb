// What the screens ask of the program: to begin, list, resume, replay and leave games.
import { problemLine } from '../../catalog/problems.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import type { Playback } from '../../table/playback.ts'
import type { Saves } from '../../table/saves-dir.ts'
import type { Table } from '../../table/table.ts'
import type { Whys } from '../../ui/commands/desk.ts'
import type { Program, SavedGame } from '../../ui/program.ts'
import type { NewGame } from '../../ui/store/seating-form.ts'
import type { OpenGames } from './open-games.ts'
import { aboutSave, type Listed, listSaves } from './saves.ts'
import { companionsFor, inventSeed } from './seating.ts'

export function programFor(saves: () => Promise<Saves>, games: OpenGames, whys?: Whys): Program {
  const catalog = async (): Promise<Catalog> => (await import('../../catalog/load.ts')).loadCatalog()
  return {
    catalog,
    begin: async (game) => trying(async () => begin(await catalog(), game, await saves(), games)),
    saved: () => trying(async () => (await listSaves(await saves())).map(savedGame)),
    resume: (name) => trying(async () => resume(await saves(), games, name)),
    record: (name) => trying(async () => record(await saves(), name)),
    takeOver: (playback, from) => trying(async () => takeOver(await saves(), games, playback, from)),
    rules: async () => (await import('../../rulebook/load.ts')).openRules(),
    think: (table) => games.thinkersOf(table).think,
    left: (table) => games.stand(table),
    ...(whys && { whys }),
  }
}

const savedGame = (listed: Listed): SavedGame => ({
  name: listed.name,
  about: aboutSave(listed),
  isOver: listed.over ?? false,
  ...(listed.problem !== undefined && { problem: listed.problem }),
})

/** Turns a save fault into a message for the screen. */
async function trying<T>(work: () => Promise<T>): Promise<T | { sentence: string }> {
  const { SaveFault } = await import('../../table/save-fault.ts')
  try {
    return await work()
  } catch (error) {
    const { PackFault } = await import('./packs.ts')
    if (!(error instanceof SaveFault || error instanceof PackFault)) throw error
    return { sentence: error.message }
  }
}

async function begin(
  catalog: Catalog,
  { chapter, haunt, seats, people, level, temper }: NewGame,
  saves: Saves,
  games: OpenGames,
): Promise<Table | { sentence: string }> {
  const { openTable } = await import('../../table/table.ts')
  const { MINDS } = await import('./computer-players.ts')
  const table = openTable(catalog, {
    seed: await inventSeed(),
    seats: companionsFor(people, seats, { level, temper }),
    options: chapter === null ? { haunt } : { chapter },
    save: saves,
    minds: MINDS,
  })
  const held = games.hold(saves, table.name!)
  if ('sentence' in held) return held
  games.sitDown(table, held)
  return table
}

async function resume(saves: Saves, games: OpenGames, name: string) {
  const held = games.hold(saves, name)
  if ('sentence' in held) return held
  const { openGame } = await import('./open-game.ts')
  const opened = await openGame(saves, name)
  if ('problem' in opened) {
    held()
    const { withOffer } = await import('./recover.ts')
    return { sentence: await withOffer(saves, name, problemLine(opened.problem)) }
  }
  games.sitDown(opened.table, held)
  return opened
}

/** Opens a recorded game to watch; it may be in use elsewhere. */
async function record(saves: Saves, name: string): Promise<Playback | { sentence: string }> {
  const { openRecord } = await import('./open-game.ts')
  const { openPlayback } = await import('../../table/playback.ts')
  const opened = await openRecord(saves.read(name), saves.pathOf(name), saves.app)
  return 'sentence' in opened ? opened : openPlayback(opened.catalog, opened.recording)
}

async function takeOver(
  saves: Saves,
  games: OpenGames,
  playback: Playback,
  { name, at, seat }: { name: string | null; at: number; seat: number },
): Promise<Table | { sentence: string }> {
  const { MINDS } = await import('./computer-players.ts')
  const table = playback.takeOver(at, seat, 'ai:steady', MINDS)
  table.saveTo(saves, saves.claim(`${name ?? 'game'}-from-${at}`))
  const held = games.hold(saves, table.name!)
  if ('sentence' in held) return held
  games.sitDown(table, held)
  return table
}
