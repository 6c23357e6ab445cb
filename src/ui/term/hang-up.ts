/** The end of a program whose terminal is gone. */
import { isatty } from 'node:tty'

/** What is needed of `process`. */
export interface Ending {
  on(event: string, listener: (...of: unknown[]) => void): unknown
  removeAllListeners(event: string): unknown
  kill(pid: number, signal: string): unknown
  readonly pid: number
  readonly platform: string
}

/** The exit code that a shell gives a program that ended so. */
export const HUNG_UP = 129

const hasTerminal = (): boolean => isatty(0) && isatty(1)

/** Called once, at the start of a program that has a terminal: covers every way out, an error included. */
export function mindHangUp(host: Ending = process, isThere: () => boolean = hasTerminal): void {
  if (host.platform === 'win32') return
  host.on('exit', () => {
    if (!isThere()) dieByHangUp(host)
  })
}

/**
 * Called before the exit of a program that had a terminal: if that is gone, the program dies by SIGHUP, after all else
 * that happens on exit. Node resets the terminal when it exits, and would abort.
 */
export function endByHangUp(
  exitCode: number,
  host: Ending = process,
  isThere: () => boolean = hasTerminal,
): void {
  // After a hang-up the terminal may still answer for a moment.
  if (host.platform === 'win32' || (exitCode !== HUNG_UP && isThere())) return
  host.on('exit', () => dieByHangUp(host))
}

function dieByHangUp(host: Ending): void {
  host.removeAllListeners('SIGHUP')
  host.kill(host.pid, 'SIGHUP')
}
