// How far a run is: one line that is drawn over itself on a terminal, and wiped at the end.

const DRAWN_EVERY_MS = 100
const BAR_AT_MOST = 30

export class Progress {
  readonly #began = performance.now()
  #drawn = 0
  #length = 0

  /** Without a stream nothing is shown. */
  constructor(
    readonly stream: NodeJS.WriteStream | null,
    readonly total: number,
    readonly unit = 'games',
  ) {}

  /** Shown on a terminal, unless the games' lines are printed there. */
  static for(total: number, printsGames: boolean, unit: string): Progress {
    const { stdout, stderr } = process
    const isShown = stderr.isTTY && !(printsGames && stdout.isTTY)
    return new Progress(isShown ? stderr : null, total, unit)
  }

  show(done: number): void {
    const now = performance.now()
    if (!this.stream || now - this.#drawn < DRAWN_EVERY_MS) return
    this.#drawn = now
    const room = (this.stream.columns || 80) - 1
    const line = progressLine(done, this.total, now - this.#began, room, this.unit)
    this.stream.write(`\r${line.padEnd(this.#length)}`)
    this.#length = line.length
  }

  wipe(): void {
    if (this.#length > 0) this.stream?.write(`\r${' '.repeat(this.#length)}\r`)
    this.#length = 0
  }
}

/** "[######....] 60/100 games, 12 s left": as much of it as there is room for. */
export function progressLine(done: number, total: number, ms: number, room: number, unit = 'games'): string {
  const count = `${done}/${total}`
  const left = done > 0 ? Math.ceil((ms * (total - done)) / done / 1000) : null
  const words = left === null ? `${count} ${unit}` : `${count} ${unit}, ${timeText(left)} left`
  const bar = Math.min(BAR_AT_MOST, room - words.length - 3)
  if (bar >= 5) {
    const full = Math.floor((bar * done) / total)
    return `[${'#'.repeat(full)}${'.'.repeat(bar - full)}] ${words}`
  }
  return (words.length <= room ? words : count).slice(0, Math.max(0, room))
}

const timeText = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
