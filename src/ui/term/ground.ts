/** The terminal's background: set by OSC 11 once the terminal has said that it knows that order, and given back by OSC 111. */

const ASK = '\x1b]11;?\x1b\\'
const GIVE_BACK = '\x1b]111\x1b\\'
const set = (hex: string): string => `\x1b]11;${hex}\x1b\\`

export class Ground {
  readonly #write: (text: string) => void
  #wanted: string | null = null
  #isAsked = false
  #isAnswered = false
  #isSet = false
  /** The terminal is ours. */
  #isOurs = false

  constructor(write: (text: string) => void) {
    this.#write = write
  }

  /** Null leaves the terminal's own background. */
  want(hex: string | null): void {
    if (hex === this.#wanted) return
    this.#wanted = hex
    this.#apply()
  }

  enter(): void {
    this.#isOurs = true
    this.#apply()
  }

  /** What must be sent to give the terminal back as it was. */
  leave(): string {
    this.#isOurs = false
    const isSet = this.#isSet
    this.#isSet = false
    return isSet ? GIVE_BACK : ''
  }

  /** Returns the terminal's own colour if the reply tells it: "rgb:1212/1212/1a1a". */
  replied(reply: string): string | null {
    const colour = /^11;(rgb:[0-9a-f/]+)/i.exec(reply)?.[1] ?? null
    if (colour === null || this.#isAnswered) return null
    this.#isAnswered = true
    this.#apply()
    return colour
  }

  #apply(): void {
    if (!this.#isOurs) return
    if (this.#wanted === null) {
      if (this.#isSet) this.#write(GIVE_BACK)
      this.#isSet = false
    } else if (this.#isAnswered) {
      this.#write(set(this.#wanted))
      this.#isSet = true
    } else if (!this.#isAsked) {
      this.#isAsked = true
      this.#write(ASK)
    }
  }
}

/** Is a colour as a terminal tells it nearer to white than to black? */
export function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = colour
    .replace(/^rgb:/i, '')
    .split('/')
    .map((part) => Number.parseInt(part, 16) / (16 ** part.length - 1))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5
}
