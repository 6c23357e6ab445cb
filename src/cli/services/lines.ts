// Reads lines from a stream, within limits: what is longer than a line, faster than a second allows, or more than a
// connection may ask is not kept.

export interface Limits {
  /** Characters of a line that are kept; the rest is thrown away as it comes. */
  line: number
  /** Lines in a second; more of them wait. */
  perSecond: number
  /** Lines of the whole connection. */
  lines: number
  /** Bytes of the whole connection. */
  bytes: number
  /** Milliseconds without a line. */
  idle: number
}

export type Ended = 'end' | 'lines' | 'bytes' | 'idle' | 'left'

const SECOND = 1000

/** Calls `take` with each line, until it returns false, a limit is reached or the stream ends. */
export function eachLine(
  stream: NodeJS.ReadStream,
  limits: Limits,
  take: (line: string) => boolean,
): Promise<Ended> {
  return new Promise((resolve) => {
    let [kept, bytes, lines, inSecond, since] = ['', 0, 0, 0, Date.now()]
    let isOver = false
    const waiting: string[] = []
    let timer: NodeJS.Timeout | undefined
    const clock = Number.isFinite(limits.idle) ? setTimeout(() => end('idle'), limits.idle) : undefined

    function end(how: Ended): void {
      if (isOver) return
      isOver = true
      clearTimeout(clock)
      clearTimeout(timer)
      stream.pause()
      stream.removeAllListeners('data')
      resolve(how)
    }

    /** Answers what waits, as much as this second allows. */
    function work(hasEnded: boolean): void {
      while (waiting.length > 0 && !isOver) {
        if (Date.now() - since >= SECOND) [inSecond, since] = [0, Date.now()]
        if (inSecond >= limits.perSecond) {
          stream.pause()
          timer = setTimeout(() => work(hasEnded), SECOND - (Date.now() - since))
          return
        }
        inSecond++
        if (++lines > limits.lines) return end('lines')
        clock?.refresh()
        if (!take(waiting.shift()!)) return end('left')
      }
      if (isOver) return
      if (hasEnded) return end('end')
      stream.resume()
    }

    stream.setEncoding('utf8')
    stream.on('data', (chunk: string) => {
      bytes += chunk.length
      for (const [n, part] of chunk.split('\n').entries()) {
        if (n > 0) {
          waiting.push(kept.replace(/\r$/, ''))
          kept = ''
        }
        // One character more than a line may have shows that it was too long.
        kept = `${kept}${part.slice(0, limits.line + 1)}`.slice(0, limits.line + 1)
      }
      if (bytes > limits.bytes) return end('bytes')
      work(false)
    })
    stream.on('error', () => end('end'))
    stream.on('end', () => {
      if (kept !== '') waiting.push(kept)
      work(true)
    })
  })
}
