/** Whether frames leave something behind: letters, and steps every fourth time, at 120x40; prints one JSON object. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { tableFor } from '../support/plain.ts'
import { screenFor } from '../support/render-screen.tsx'

export interface FramesHeap {
  frames: number
  bytesPerFrame: number
  megabytes: number
}

const FRAMES = 10_000
/** Caches fill and the compiler settles before these have been drawn. */
const WARM = 500

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heapNow = (): number => {
  collect()
  return process.memoryUsage().heapUsed
}

const screen = await screenFor(tableFor({ seed: '7' }), { columns: 120, rows: 40, motion: false }).rest()

/** Up is a step, taken back at once; a letter is typed and taken back. */
async function draw(frames: number): Promise<void> {
  for (let n = 0; n < frames; n += 4) {
    screen.type('l')
    screen.lines()
    screen.press('backspace')
    screen.lines()
    await screen.press('up').rest()
    screen.lines()
    await screen.say('undo')
    screen.lines()
  }
}

await draw(WARM)
const before = heapNow()
await draw(FRAMES)
const after = heapNow()
process.stdout.write(
  `${JSON.stringify({ frames: FRAMES, bytesPerFrame: (after - before) / FRAMES, megabytes: after / 1e6 })}\n`,
)
process.exit(0)
