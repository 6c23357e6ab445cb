// What the terminal can show: the width of a line, and bold text.

export const PIPE_WIDTH = 80
/** Columns; longer lines are hard to read. */
const WIDEST = 100

export const widthOf = ({ isTTY, columns }: NodeJS.WriteStream): number =>
  isTTY && columns > 0 ? Math.min(WIDEST, columns) : PIPE_WIDTH

/** Headings stand out on a terminal that was not asked to be plain (NO_COLOR). */
export function boldOn({ isTTY }: NodeJS.WriteStream): (text: string) => string {
  const { NO_COLOR = '', TERM = '' } = process.env
  return isTTY && NO_COLOR === '' && TERM !== 'dumb' ? (text) => `\u001b[1m${text}\u001b[22m` : (text) => text
}
