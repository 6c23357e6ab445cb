// A terminal without a window: bytes go in, what a player would see comes out.
import xterm from '@xterm/headless'

export interface Look {
  text: string
  /** Weight, line, reverse and colours, as far as they can be seen. */
  paint: string
}

export class Screen {
  readonly terminal: xterm.Terminal
  #isCursorVisible = true
  #isMidFrame = false

  constructor(columns: number, rows: number) {
    this.terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 1000 })
    this.#watchModes('h', true)
    this.#watchModes('l', false)
  }

  #watchModes(final: string, isSet: boolean): void {
    this.terminal.parser.registerCsiHandler({ prefix: '?', final }, (modes) => {
      if (modes.includes(25)) this.#isCursorVisible = isSet
      if (modes.includes(2026)) this.#isMidFrame = isSet
      return false
    })
  }

  /** Part of a frame has arrived, and its end has not: a synchronized update is open. */
  isMidFrame(): boolean {
    return this.#isMidFrame
  }

  isCursorVisible(): boolean {
    return this.#isCursorVisible
  }

  isAlternate(): boolean {
    return this.terminal.buffer.active.type === 'alternate'
  }

  write(data: string): Promise<void> {
    return new Promise((resolve) => this.terminal.write(data, resolve))
  }

  resize(columns: number, rows: number): void {
    this.terminal.resize(columns, rows)
  }

  /** Rows as text, blanks at the end left out. */
  lines(): string[] {
    const { active } = this.terminal.buffer
    return Array.from({ length: this.terminal.rows }, (_, y) =>
      active
        .getLine(active.baseY + y)!
        .translateToString()
        .trimEnd(),
    )
  }

  look(x: number, y: number): Look {
    const { active } = this.terminal.buffer
    const cell = active.getLine(active.baseY + y)?.getCell(x)
    if (!cell) return { text: ' ', paint: '' }
    const text = cell.getChars() || (cell.getWidth() === 0 ? '' : ' ')
    const marks = [
      cell.isBold() && 'bold',
      cell.isDim() && 'dim',
      cell.isItalic() && 'italic',
      cell.isUnderline() && 'underline',
      cell.isInverse() && 'inverse',
      cell.isStrikethrough() && 'strike',
      !cell.isFgDefault() && `fore ${cell.getFgColorMode()} ${cell.getFgColor()}`,
      !cell.isBgDefault() && `back ${cell.getBgColorMode()} ${cell.getBgColor()}`,
    ].filter((mark) => typeof mark === 'string')
    // Of a blank only its ground is seen, unless something is drawn in the colour of letters.
    const isInked = text !== ' ' || marks.some((mark) => /^(underline|inverse|strike)/.test(mark))
    return { text, paint: marks.filter((mark) => isInked || mark.startsWith('back')).join(', ') }
  }

  /** Every cell of the screen, row by row. */
  looks(): Look[][] {
    const { rows, cols } = this.terminal
    return Array.from({ length: rows }, (_, y) => Array.from({ length: cols }, (_, x) => this.look(x, y)))
  }

  cursor(): { x: number; y: number } {
    const { active } = this.terminal.buffer
    return { x: active.cursorX, y: active.cursorY }
  }
}
