// The game on a full screen: what the screens need of games, files and rules, and how the program ends.
import { problemLine } from '../catalog/problems.ts'
import type { Catalog } from '../engine/language/defs.ts'
import type { Playback } from '../table/playback.ts'
import type { Saves } from '../table/saves-dir.ts'
import type { Table } from '../table/table.ts'
import type { Whys } from '../ui/commands/desk.ts'
import type { NewGame } from '../ui/screens/seating-form.ts'
import type { Abilities, AskedFor } from '../ui/term/abilities.ts'
import type { Program, SavedGame } from '../ui/tui/program.ts'
import type { Screen, Shell } from '../ui/tui/screen.ts'
import { crash } from './crash.ts'
import { EXIT } from './exit-codes.ts'
import { farewell } from './farewell.ts'
import { aboutSave, inUse, type Listed, listSaves, openSaves } from './saves.ts'
import type { ScreenOptions } from './screen-options.ts'
import { companionsFor, inventSeed } from './seating.ts'
import { ThinkAside } from './think-aside.ts'

/** What this terminal can show; `plain` says why where there is no screen. */
export async function abilities(options: ScreenOptions): Promise<Abilities> {
  const { abilitiesOf } = await import('../ui/term/abilities.ts')
  const { stdin, stdout, env } = process
  const asked: AskedFor = {
    ...(options.plain && { plain: true }),
    ...(options.ascii && { ascii: true }),
    ...(options.theme !== undefined && { theme: options.theme }),
    ...(options.color !== undefined && { colour: options.color }),
  }
  const { columns = 0, rows = 0 } = stdout
  return abilitiesOf(env, { stdinTTY: stdin.isTTY, stdoutTTY: stdout.isTTY, columns, rows }, asked)
}

/** False where this terminal has no screen to show it on. */
export async function showTitle(): Promise<boolean> {
  const able = await abilities({})
  if (able.plain !== null) return false
  await playOnScreen(able, {}, null)
  return true
}

/** A table that is shown at once; without one the title is. */
export type First = { table: Table; notices?: readonly string[] } | null

export async function playOnScreen(
  able: Abilities,
  { saves: folder, why }: { saves?: string; why?: Whys },
  first: First,
): Promise<void> {
  const games = new Games(folder)
  const program = programFor(() => openSaves(folder), games, why)
  // Where this is set Ink looks for the tools of its makers, which are not here.
  delete process.env.DEV
  const [{ runScreens }, open] = await Promise.all([import('../ui/tui/run.tsx'), opener(program, first)])
  if (first) games.sitDown(first.table)
  const exitCode = await runScreens({
    abilities: able,
    open,
    onFault: crash,
    onLeave: () => games.leave(),
  })
  process.exitCode = games.isUnsaved ? EXIT.saveDamaged : exitCode
}

/** The first screen. The title is shown before anything of the game is loaded. */
async function opener(program: Program, first: First): Promise<(shell: Shell) => Screen> {
  if (!first) {
    const { titleScreen } = await import('../ui/tui/title.ts')
    return (shell) => titleScreen(shell, program)
  }
  const { tableOnScreen } = await import('../ui/tui/table-on-screen.ts')
  const rules = await program.rules()
  return (shell) => tableOnScreen(shell, program, first.table, rules, first.notices)
}

/** The games that are open: each is held against other programs until it is left. */
class Games {
  readonly #held = new Map<Table, () => void>()
  readonly #aside = new Map<Table, ThinkAside>()
  #last: Table | null = null

  constructor(private readonly folder: string | undefined) {}

  get isUnsaved(): boolean {
    return this.#last?.saveFault?.what === 'unsaved'
  }

  /** A sentence where another program plays it. */
  hold(saves: Saves, name: string): (() => void) | { sentence: string } {
    const held = saves.hold(name)
    if ('holder' in held) return { sentence: inUse(name, held.holder) }
    process.once('exit', held.release)
    return () => {
      process.off('exit', held.release)
      held.release()
    }
  }

  sitDown(table: Table, release: () => void = () => {}): void {
    this.#held.set(table, release)
    this.#last = table
  }

  /** The computer players of a table, some of whom think elsewhere until it is left. */
  thinkersOf(table: Table): ThinkAside {
    const aside = this.#aside.get(table) ?? new ThinkAside(table)
    this.#aside.set(table, aside)
    return aside
  }

  stand(table: Table): void {
    table.retrySave()
    this.#aside.get(table)?.end()
    this.#aside.delete(table)
    this.#held.get(table)?.()
    this.#held.delete(table)
  }

  /** What to say when the terminal is given back: where the last game is. */
  leave(): string[] {
    for (const table of this.#held.keys()) this.stand(table)
    return this.#last ? [farewell(this.#last, this.folder)] : []
  }
}

function programFor(saves: () => Promise<Saves>, games: Games, whys?: Whys): Program {
  const catalog = async (): Promise<Catalog> => (await import('../catalog/load.ts')).loadCatalog()
  return {
    catalog,
    begin: async (game) => trying(async () => begin(await catalog(), game, await saves(), games)),
    saved: () => trying(async () => (await listSaves(await saves())).map(savedGame)),
    resume: (name) => trying(async () => resume(await saves(), games, name)),
    record: (name) => trying(async () => record(await saves(), name)),
    takeOver: (playback, from) => trying(async () => takeOver(await saves(), games, playback, from)),
    rules: async () => (await import('../rulebook/load.ts')).openRules(),
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

/** A file that cannot be used is a sentence on the screen, not the end of it. */
async function trying<T>(work: () => Promise<T>): Promise<T | { sentence: string }> {
  const { SaveFault } = await import('../table/save-fault.ts')
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SaveFault)) throw error
    return { sentence: error.message }
  }
}

async function begin(
  catalog: Catalog,
  { chapter, haunt, seats, people, level, temper }: NewGame,
  saves: Saves,
  games: Games,
): Promise<Table | { sentence: string }> {
  const { openTable } = await import('../table/table.ts')
  const { MINDS } = await import('./minds.ts')
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

async function resume(saves: Saves, games: Games, name: string) {
  const held = games.hold(saves, name)
  if ('sentence' in held) return held
  const { loadCatalog } = await import('../catalog/load.ts')
  const { loadGame } = await import('../table/load.ts')
  const result = await loadGame(loadCatalog, saves, name)
  if ('problem' in result) {
    held()
    return { sentence: problemLine(result.problem) }
  }
  const { resumeTable } = await import('../table/table.ts')
  const { MINDS } = await import('./minds.ts')
  const table = resumeTable(result.catalog, result.saved, MINDS)
  games.sitDown(table, held)
  return { table, notices: result.saved.notices }
}

/** What was played, as it was; a game that somebody is playing now may be watched too. */
async function record(
  saves: Saves,
  name: string,
): Promise<{ playback: Playback; notices: string[] } | { sentence: string }> {
  const { readRecording } = await import('../table/recording.ts')
  const file = saves.read(name)
  const result = 'problem' in file ? file : await readRecording(file.bytes, saves.pathOf(name), saves.app)
  if ('problem' in result) return { sentence: problemLine(result.problem) }
  const { recording } = result
  const { EDITION_IDS } = await import('../engine/game.ts')
  if (!EDITION_IDS.includes(recording.edition))
    return { sentence: `This game is of the edition ${recording.edition}, which is not here.` }
  const { loadCatalog } = await import('../catalog/load.ts')
  const { openPlayback } = await import('../table/playback.ts')
  const catalog = await loadCatalog(recording.edition)
  const playback = openPlayback(catalog, recording)
  if ('sentence' in playback) return playback
  const isOther = recording.content !== catalog.hash && playback.fault === null
  const notice = `The content has changed since this game was played (${recording.content} then, ${catalog.hash} now), but not for this game.`
  return { playback, notices: isOther ? [notice] : [] }
}

async function takeOver(
  saves: Saves,
  games: Games,
  playback: Playback,
  { name, at, seat }: { name: string | null; at: number; seat: number },
): Promise<Table | { sentence: string }> {
  const { MINDS } = await import('./minds.ts')
  const table = playback.takeOver(at, seat, 'ai:steady', MINDS)
  table.saveTo(saves, saves.claim(`${name ?? 'game'}-from-${at}`))
  const held = games.hold(saves, table.name!)
  if ('sentence' in held) return held
  games.sitDown(table, held)
  return table
}
