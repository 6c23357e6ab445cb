/** The screens on top of each other and the state they share; the top one is drawn and gets the keys. */
import { everywhereFor } from '../keymap.ts'
import type { Key } from '../term/key.ts'
import { GONE } from '../term/terminal.ts'
import type { ScreenFrame, Size } from '../text/sheet.ts'
import { CLOCK, type Clock } from './clock.ts'
import type { Screen, Settings, Shell } from './screen.ts'

export interface Around {
  /** Another frame is wanted. */
  redraw: () => void
  /** Everything is to be drawn anew. */
  repaint: () => void
  suspend: () => void
  leave: (exitCode: number) => void
  clock?: Clock
}

export class Stage implements Shell {
  readonly clock: Clock
  readonly #screens: Screen[] = []
  #isLeft = false

  constructor(
    public size: Size,
    public settings: Settings,
    private readonly around: Around,
  ) {
    this.clock = around.clock ?? CLOCK
  }

  get top(): Screen | undefined {
    return this.#screens.at(-1)
  }

  frame(): ScreenFrame | null {
    return this.top?.frame(this.size) ?? null
  }

  press(key: Key): void {
    switch (everywhereFor(key)) {
      case 'interrupt':
        return this.#leave(GONE.interrupted)
      case 'suspend':
        this.disturbed()
        return this.around.suspend()
      case 'redraw':
        return this.around.repaint()
      default:
        this.top?.press(key)
    }
  }

  resize(size: Size): void {
    this.size = size
    this.disturbed()
    this.redraw()
  }

  /** Somebody else may be looking now. */
  disturbed(): void {
    for (const screen of [...this.#screens]) screen.disturbed?.()
  }

  redraw(): void {
    this.around.redraw()
  }

  /** What was still being opened when the program was left is not shown any more. */
  push(screen: Screen): void {
    if (this.#isLeft) return screen.close?.()
    this.#screens.push(screen)
    this.redraw()
  }

  pop(): void {
    this.#screens.pop()?.close?.()
    if (this.#screens.length === 0) this.#leave(0)
    else this.redraw()
  }

  returnTo(screen: Screen): void {
    if (!this.#screens.includes(screen)) return
    while (this.top !== screen) this.#screens.pop()?.close?.()
    this.redraw()
  }

  swap(screen: Screen): void {
    this.#screens.pop()?.close?.()
    this.push(screen)
  }

  #leave(exitCode: number): void {
    if (this.#isLeft) return
    this.#isLeft = true
    for (const screen of this.#screens.splice(0)) screen.close?.()
    this.around.leave(exitCode)
  }
}
