// The game on a full screen: what the terminal can show, the first screen, and the exit code.
import type { Table } from '../../table/table.ts'
import type { Whys } from '../../ui/commands/desk.ts'
import type { Profile } from '../../ui/profile.ts'
import type { Program } from '../../ui/program.ts'
import type { OpenFirst } from '../../ui/shell.ts'
import type { Abilities, AskedFor } from '../../ui/term/abilities.ts'
import { crash } from './crash.ts'
import { EXIT } from './exit-codes.ts'
import { OpenGames } from './open-games.ts'
import { openSaves } from './saves.ts'
import { programFor } from './screen-program.ts'

export interface ScreenOptions {
  plain?: boolean
  ascii?: boolean
  theme?: string
  color?: 'always' | 'never' | 'auto'
  why?: Whys
}

/** Settings of earlier games. */
async function keptProfile() {
  const { loadProfile } = await import('./profile.ts')
  return loadProfile()
}

/** What this terminal can show; `plain` says why where there is no screen. */
export async function abilities(options: ScreenOptions): Promise<Abilities> {
  const { abilitiesOf } = await import('../../ui/term/abilities.ts')
  const { stdin, stdout, env } = process
  const { profile } = await keptProfile()
  const { THEMES } = await import('../../ui/theme/themes.ts')
  const theme = options.theme ?? THEMES.find((one) => one === profile.theme)
  const asked: AskedFor = {
    ...(options.plain && { plain: true }),
    ...((options.ascii || profile.ascii) && { ascii: true }),
    ...(theme !== undefined && { theme }),
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
  const games = new OpenGames(folder)
  const { profile, fault: unread } = await keptProfile()
  const { saveProfile } = await import('./profile.ts')
  let [kept, unkept] = [profile, unread]
  const keep = (change: Partial<Profile>): string | null => {
    kept = { ...kept, ...change }
    unkept = saveProfile(kept)
    return unkept
  }
  const program = {
    ...programFor(() => openSaves(folder), games, why ?? profile.whys),
    kept: { hints: profile.hints, ids: profile.ids, keep },
  }
  // Where this is set Ink looks for the tools of its makers, which are not here.
  delete process.env.DEV
  const [{ runScreens }, open] = await Promise.all([import('../../ui/run.tsx'), opener(program, first)])
  if (first) games.sitDown(first.table)
  const exitCode = await runScreens({
    abilities: able,
    open,
    pace: profile.pace,
    onSettings: keep,
    onFault: crash,
    onLeave: () => [...games.leave(), ...(unkept === null ? [] : [unkept])],
  })
  process.exitCode = games.isUnsaved ? EXIT.saveDamaged : exitCode
}

/** The first screen. The title is shown before anything of the game is loaded. */
async function opener(program: Program, first: First): Promise<OpenFirst> {
  if (!first) {
    const { titlePage } = await import('../../ui/open-title.tsx')
    return (shell) => titlePage(shell, program)
  }
  const { tablePage } = await import('../../ui/open-table.tsx')
  const rules = await program.rules()
  return (shell) => tablePage(shell, program, first.table, rules, first.notices)
}
