// What the reader's terminal can show: how long a line may be, and whether anything may stand out.

export const PIPE_WIDTH = 80
/** Longer lines are hard to follow back. */
const WIDEST = 100

export const widthOf = ({ isTTY, columns }: NodeJS.WriteStream): number =>
  isTTY && columns > 0 ? Math.min(WIDEST, columns) : PIPE_WIDTH

/** Headings stand out on a terminal that was not asked to be plain (NO_COLOR). */
export function boldOn({ isTTY }: NodeJS.WriteStream): (text: string) => string {
  const { NO_COLOR = '', TERM = '' } = process.env
  return isTTY && NO_COLOR === '' && TERM !== 'dumb' ? (text) => `\u001b[1m${text}\u001b[22m` : (text) => text
}
