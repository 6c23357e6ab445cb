/** The real program in a pseudo-terminal, at a table: what it suggests is typed, what it asks is answered. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstTry } from './render-screen.tsx'
import { openPty, type PtyOptions, type PtyTerminal } from './terminal.ts'

const opened: PtyTerminal[] = []
const folders: string[] = []

/** A folder for saves that is gone after the test. */
export function someFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lychgate-tui-'))
  folders.push(folder)
  return folder
}

export async function closeAll(): Promise<void> {
  for (const one of opened.splice(0)) await one.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export function openGame(args: readonly string[], options: PtyOptions = {}): PtyTerminal {
  const pty = openPty(args, options)
  opened.push(pty)
  return pty
}

/** Chapter 0 from a seed, with the table on the screen. */
export async function openTableIn(
  folder: string,
  seed = 'door',
  options: PtyOptions = {},
  ...more: string[]
) {
  const game = ['play', '--chapter', '0', '--seed', seed, '--level', 'random', '--saves', folder]
  const pty = openGame([...game, ...more], options)
  await pty.until(() => isWaiting(pty))
  return pty
}

/** The prompt is empty and listens, nobody else plays, and something is suggested. */
export const isWaiting = (pty: PtyTerminal): boolean =>
  Boolean(firstTry(pty.screen())) && promptOf(pty) === '' && pty.cursorVisible()

export const promptOf = (pty: PtyTerminal): string | null =>
  pty
    .screen()
    .findLast((line) => /^ >( |$)/.test(line))
    ?.slice(3) ?? null

/** A beat turns away keys that came too soon after it. */
const BEAT_GUARD = 350
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A number for a question, else a line and Enter; then waits until somebody is asked again. */
export async function answer(pty: PtyTerminal, text: string): Promise<void> {
  const isAsked = pty.screen().some((line) => /^ (.* )?1-9 choose/.test(line))
  await readBeats(pty)
  const before = pty.screen().join('\n')
  pty.type(isAsked && /^\d$/.test(text) ? text : `${text}\r`)
  await pty.until(() => isBeat(pty) || (isWaiting(pty) && pty.screen().join('\n') !== before))
  await readBeats(pty)
}

const isBeat = (pty: PtyTerminal): boolean =>
  pty.screen().some((line) => /Space {2}(hide, )?go on$/.test(line))

/** Reads every beat that holds the game. */
async function readBeats(pty: PtyTerminal): Promise<void> {
  while (isBeat(pty)) {
    await pause(BEAT_GUARD)
    const before = pty.screen().join('\n')
    pty.press('space')
    await pty.until(() => pty.screen().join('\n') !== before && (isBeat(pty) || isWaiting(pty)))
  }
}

interface SavedFile {
  body: { journal: { seat: number; pick: string }[]; state: { outcome: unknown } }
}

/** The only game in a folder, as it is on disk. */
export function savedIn(folder: string): SavedFile['body'] {
  const [name] = readdirSync(join(folder, 'games'))
  const file = readFileSync(join(folder, 'games', name!, 'game.json'), 'utf8')
  return (JSON.parse(file) as SavedFile).body
}

export const picksIn = (folder: string): string[] =>
  savedIn(folder).journal.map(({ seat, pick }) => `${seat} ${pick}`)
